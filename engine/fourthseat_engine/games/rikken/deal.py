"""One deal of Rikken as a small mutable position that can be copied and played fast.

    bid ──► trump ──► call ──► play ──► ended       (`trump` and `call` only where the contract has them)
     └────────────── everyone passed ──► ended

Outside the engine and the bots a position is never changed; `game.py` copies it before every move.
"""

from __future__ import annotations

from fourthseat_engine.cards import BIT, NO_TRUMP, SUIT_MASK, Card, Hand, Suit, suit_of
from fourthseat_engine.games.rikken.auction import ACES, Auction
from fourthseat_engine.games.rikken.calling import Calls, holder_of, legal_calls
from fourthseat_engine.games.rikken.contracts import Contract, Opens, Side, Trump
from fourthseat_engine.games.rikken.ruleset import OpenAt, RikkenRuleset
from fourthseat_engine.games.rikken.scoring import scores
from fourthseat_engine.seats import SEATS, Seat
from fourthseat_engine.trick import best_play

BIDDING = "bid"
NAMING = "trump"
CALLING = "call"
PLAYING = "play"
ENDED = "ended"

HEARTS: Suit = 2


class RikkenDeal:
    """Hands as masks, the auction, what it led to, and the trick on the table.

    `contracts` are those won, by seat; `duty` is the called card as a hand while it is still to come, else
    empty; `asking` tells that the trick on the table was led face down.
    """

    __slots__ = (
        "asking",
        "auction",
        "blind",
        "called",
        "contracts",
        "dealer",
        "duty",
        "hands",
        "leader",
        "partner",
        "phase",
        "ruleset",
        "trick",
        "trump",
        "turn",
        "won",
    )

    def __init__(
        self, ruleset: RikkenRuleset, dealer: Seat, hands: list[Hand], auction: Auction | None = None
    ) -> None:
        self.ruleset = ruleset
        self.dealer = dealer
        self.hands = hands
        self.auction = Auction(ruleset.ladder, (dealer + 1) % 4) if auction is None else auction
        self.phase = BIDDING
        self.contracts: tuple[Contract | None, ...] = (None, None, None, None)
        self.trump: Suit = NO_TRUMP
        self.called: Card | None = None
        self.blind = False
        self.partner: Seat | None = None
        self.duty: Hand = 0
        self.won = [0, 0, 0, 0]
        self.leader: Seat = (dealer + 1) % 4
        self.turn: Seat = self.leader
        self.trick: list[Card] = []
        self.asking = False

    def clone(self) -> RikkenDeal:
        """An independent copy."""
        auction = self.auction.clone() if self.phase == BIDDING else self.auction
        copy = RikkenDeal(self.ruleset, self.dealer, self.hands.copy(), auction)
        copy.phase = self.phase
        copy.contracts = self.contracts
        copy.trump = self.trump
        copy.called = self.called
        copy.blind = self.blind
        copy.partner = self.partner
        copy.duty = self.duty
        copy.won = self.won.copy()
        copy.leader = self.leader
        copy.turn = self.turn
        copy.trick = self.trick.copy()
        copy.asking = self.asking
        return copy

    @property
    def over(self) -> bool:
        """Whether the deal has ended, scored or thrown in."""
        return self.phase == ENDED

    @property
    def thrown_in(self) -> bool:
        """Whether everyone passed (R3.5)."""
        return self.over and self.contract is None

    @property
    def contract(self) -> Contract | None:
        """The contract, one of several equal ones, or None while there is none."""
        return next((each for each in self.contracts if each is not None), None)

    @property
    def declarers(self) -> tuple[Seat, ...]:
        """The seats that won the auction."""
        return tuple(seat for seat in SEATS if self.contracts[seat] is not None)

    @property
    def partner_known(self) -> bool:
        """Whether everyone knows who the partner is (R6.6)."""
        return self.partner is not None and not self.duty

    @property
    def open_hands(self) -> tuple[Seat, ...]:
        """The seats whose cards everyone sees (R7.1, R7.2, R8.3)."""
        contract = self.contract
        if contract is None:
            return ()
        if self.over and any(self.hands):
            return SEATS
        if contract.opens is Opens.NOBODY or not self._time_to_open():
            return ()
        return SEATS if contract.opens is Opens.EVERYONE else self.declarers

    def _time_to_open(self) -> bool:
        taken = any(self.won)
        match self.ruleset.open_at:
            case OpenAt.AFTER_FIRST_TRICK:
                return taken
            case OpenAt.FIRST_LEAD:
                return taken or bool(self.trick)
            case OpenAt.BEFORE_FIRST_LEAD:
                return self.phase in (PLAYING, ENDED)

    # The auction, trump and the call

    def bid(self, contract: Contract) -> None:
        """The seat to speak bids."""
        self.auction.bid(contract)
        self._after_word()

    def leave_auction(self) -> None:
        """The seat to speak passes."""
        self.auction.leave()
        self._after_word()

    def _after_word(self) -> None:
        if self.auction.turn is not None:
            self.turn = self.auction.turn
            return
        self.contracts = self.auction.won
        contract = self.contract
        if contract is None:
            self.phase = ENDED
            return
        self.turn = self.declarers[0]
        match contract.trump:
            case Trump.NONE:
                self._start_play()
            case Trump.HEARTS:
                self.trump = HEARTS
                self.phase = CALLING
            case Trump.NAMED:
                self.phase = NAMING
                if contract.side is Side.FOURTH_ACE:
                    self._find_fourth_ace()

    def _find_fourth_ace(self) -> None:
        """The holder of the ace that the declarer lacks is his partner and names trump (R5.2)."""
        declarer = self.turn
        fourth = ACES & ~self.hands[declarer]
        self.partner = self.turn = holder_of(fourth.bit_length() - 1, self.hands)

    def name_trump(self, suit: Suit) -> None:
        """Trump is named; in a contract with a called partner the call comes next."""
        self.trump = suit
        contract = self.contract
        if contract is not None and contract.side is Side.CALLED:
            self.phase = CALLING
        else:
            self._start_play()

    def legal_calls(self) -> Calls:
        """What the declarer may call (R5.3, R5.4, R5.5)."""
        return legal_calls(self.hands[self.turn], self.trump, self.ruleset.blind_calls)

    def call(self, card: Card) -> None:
        """The declarer calls a card; whether blind follows from his hand (R5.4)."""
        self.blind = self.legal_calls().blind
        self.called = card
        self.duty = BIT[card]
        self.partner = holder_of(card, self.hands)
        self._start_play()

    def _start_play(self) -> None:
        self.phase = PLAYING
        contract = self.contract
        if contract is not None and contract.declarer_leads:
            self.leader = self.declarers[0]
        self.turn = self.leader

    # The play

    def legal_cards(self) -> Hand:
        """The cards that the seat to play may play (R6.2, R6.4, R6.5)."""
        hand = self.hands[self.turn]
        duty = hand & self.duty
        if not self.trick:
            return hand & ~self._called_suit() | duty if duty else hand
        same = hand & SUIT_MASK[self.led]
        if not same:
            return hand
        return same & duty if same & duty else same

    @property
    def led(self) -> Suit:
        """The suit to follow in the trick on the table; a blind lead asks for the called suit (R6.7)."""
        if self.asking:
            assert self.called is not None
            return suit_of(self.called)
        return suit_of(self.trick[0])

    def _called_suit(self) -> Hand:
        return SUIT_MASK[suit_of(self.duty.bit_length() - 1)]

    @property
    def may_lead_blind(self) -> bool:
        """Whether the seat to lead may put a card face down to ask for the called one (R6.7)."""
        return bool(self.blind and self.duty and not self.trick and self.contracts[self.turn] is not None)

    def ask(self) -> None:
        """The card that is played next is led face down and asks for the called one."""
        self.asking = True

    def play(self, card: Card) -> Seat | None:
        """The seat to play plays; returns who took the trick if that completed it (R6.3)."""
        seat = self.turn
        self.hands[seat] &= ~BIT[card]
        self.duty &= ~BIT[card]
        if not self.trick:
            self.leader = seat
        self.trick.append(card)
        if len(self.trick) < 4:
            self.turn = (seat + 1) % 4
            return None
        winner = (self.leader + self._best_play()) % 4
        self.won[winner] += 1
        self.leader = self.turn = winner
        self.trick = []
        self.asking = False
        if not self.hands[winner] or self._decided():
            self.phase = ENDED
        return winner

    def _best_play(self) -> int:
        """Which card of the trick wins; face down or not, only a trump beats the ace asked for (R6.7)."""
        if not self.asking:
            return best_play(self.trick, self.trump)
        assert self.called is not None
        asked = self.trick.index(self.called)
        order = [asked, *(at for at in range(4) if at != asked)]
        return order[best_play([self.trick[at] for at in order], self.trump)]

    def _decided(self) -> bool:
        """Whether the deal stops because no trick can change a score any more (R8.2)."""
        if not self.ruleset.stop_when_decided:
            return False
        taken = sum(self.won)
        counts = self.ruleset.shortfalls_count
        return all(
            contract.cannot_change(self.won[seat], taken, counts)
            for seat, contract in enumerate(self.contracts)
            if contract is not None
        )

    def scores(self) -> tuple[int, ...]:
        """What the deal brings each seat (R9)."""
        return scores(self.ruleset, self.contracts, self.partner, self.won)
