"""Rikken: what its two rulesets have in common.

The numbered rules are in `engine/rules/rikken-nine.md` and `engine/rules/rikken-sixteen.md`, which give
like rules like numbers; in short:
R1 the match: an agreed number of deals; a deal in which everyone passes does not count.
R2 the deal: thirteen cards each.
R3 the auction: in turn from the eldest, higher or pass; a pass is final.
R4 the contracts. R5 trump, and the call for the card whose holder is the secret partner.
R6 the play: follow suit; the called card comes when its suit is led, and its holder leads that suit only
with it. R7 open hands. R8 the end of a deal. R9 the score. R10 the winner.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from fourthseat_engine.cards import SUITS, UNKNOWN, Card, hand_of, name_of, names_in
from fourthseat_engine.errors import IllegalMove
from fourthseat_engine.events import (
    EVERYONE,
    Dealt,
    Event,
    HandDealt,
    How,
    MatchOver,
    Played,
    Told,
    TrickTaken,
    only,
)
from fourthseat_engine.game import Game, Standings, Step, leaders, places, require_turn
from fourthseat_engine.games.rikken.contracts import Ladder
from fourthseat_engine.games.rikken.deal import BIDDING, CALLING, NAMING, PLAYING, RikkenDeal
from fourthseat_engine.games.rikken.legality import (
    legal_moves,
    require_bid,
    require_blind_lead,
    require_call,
    require_card,
    require_pass,
    wrong_phase,
)
from fourthseat_engine.games.rikken.observing import view_of
from fourthseat_engine.games.rikken.ruleset import RikkenRuleset
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.games.rikken.telling import consequences, everyone, result_of, turn
from fourthseat_engine.games.rikken.view import (
    EVENTS,
    PASSED,
    BidSpoken,
    CardCalled,
    FaceUp,
    RikkenScored,
    RikkenView,
    Spoken,
    TrumpNamed,
    see,
)
from fourthseat_engine.games.rikken.worlds import worlds
from fourthseat_engine.moves import BidContract, BlindLead, Call, Move, NameTrump, Pass, Play
from fourthseat_engine.options import Options
from fourthseat_engine.pack import Pack, deal_packets
from fourthseat_engine.seats import Observer, Seat
from fourthseat_engine.trick import TablePlay, TakenTrick
from fourthseat_engine.views import OVER, SCORED

LONGEST_WAIT = 10
"""A match ends when so many times its number of deals have been dealt, thrown-in ones included (R1.4)."""


class Rikken(Game[RikkenState, RikkenView]):
    """What `rikken-nine` and `rikken-sixteen` share."""

    rules_version = 1
    view_type = RikkenView
    event_types = EVENTS
    ladder: ClassVar[Ladder]

    @abstractmethod
    def ruleset(self, options: Options) -> RikkenRuleset:
        """The rules of a deal under these options."""

    @abstractmethod
    def deals(self, options: Options) -> int:
        """How many deals are played (R1.2)."""

    @abstractmethod
    def cards_to_deal(self, state: RikkenState, pack: Pack) -> Sequence[Card]:
        """The cards of the next deal, top first (R2.1)."""

    # R1, R2: the match and the deal

    def start(self, options: Options, first_dealer: Seat) -> RikkenState:
        return RikkenState(options=options, first_dealer=first_dealer)

    def deal_index(self, state: RikkenState) -> int:
        return state.ended

    def deal(self, state: RikkenState, pack: Pack) -> Step[RikkenState]:
        if state.running is not None or self._is_over(state):
            raise IllegalMove("illegal/deal", "It is not time to deal.", "R1.3")
        dealer = state.dealer_of_next
        ruleset = self.ruleset(state.options)
        hands = deal_packets(self.cards_to_deal(state, pack), dealer, ruleset.packets)
        deal = RikkenDeal(ruleset, dealer, [hand_of(cards) for cards in hands])
        told = [everyone(Dealt(deal=len(state.results), dealer=dealer, size=13))]
        for seat, hand in enumerate(deal.hands):
            told.append(Told(HandDealt(seat=seat, cards=names_in(hand)), only(seat)))
        told.append(turn(deal.turn, deal.phase))
        return Step(replace(state, deal=deal, auction=(), plays=(), tricks=()), tuple(told))

    # R3, R5, R6: moves

    def to_act(self, state: RikkenState) -> Seat | None:
        return None if state.running is None else state.running.turn

    def legal_moves(self, state: RikkenState) -> tuple[Move, ...]:
        return () if state.running is None else legal_moves(state.running)

    def play(self, state: RikkenState, seat: Seat, move: Move) -> Step[RikkenState]:
        running = state.running
        require_turn(None if running is None else running.turn, seat)
        assert running is not None
        deal = running.clone()
        next_state = replace(state, deal=deal)
        match move:
            case Pass() | BidContract() if deal.phase == BIDDING:
                return self._speak(next_state, running, deal, move)
            case NameTrump() if deal.phase == NAMING:
                deal.name_trump(move.suit)
                named = TrumpNamed(seat=seat, trump=SUITS[move.suit])
                return self._settled(next_state, running, deal, [everyone(named)])
            case Call() if deal.phase == CALLING:
                require_call(deal, move.card)
                deal.call(move.card)
                called = CardCalled(seat=seat, card=name_of(move.card), blind=deal.blind)
                return self._settled(next_state, running, deal, [everyone(called)])
            case Play() if deal.phase == PLAYING:
                require_card(deal, move.card)
                return self._play(next_state, running, deal, move.card, "hand")
            case BlindLead() if deal.phase == PLAYING:
                require_blind_lead(deal, move.card)
                return self._play(next_state, running, deal, move.card, "blind")
            case _:
                raise wrong_phase(deal, move)

    def _speak(
        self, state: RikkenState, before: RikkenDeal, deal: RikkenDeal, move: Pass | BidContract
    ) -> Step[RikkenState]:
        seat = deal.turn
        if isinstance(move, Pass):
            require_pass(deal)
            deal.leave_auction()
            spoken = PASSED
        else:
            deal.bid(require_bid(deal, move.contract))
            spoken = move.contract
        state = replace(state, auction=(*state.auction, Spoken(seat=seat, bid=spoken)))
        if deal.thrown_in:
            state = replace(state, thrown_in=state.thrown_in + 1)
        return self._settled(state, before, deal, [everyone(BidSpoken(seat=seat, bid=spoken))])

    def _play(
        self, state: RikkenState, before: RikkenDeal, deal: RikkenDeal, card: Card, how: How
    ) -> Step[RikkenState]:
        seat = deal.turn
        if how == "blind":
            deal.ask()
        winner = deal.play(card)
        plays = (*state.plays, TablePlay(seat=seat, card=name_of(card), how=how))
        told = _told_of_play(plays[-1])
        if winner is None:
            return self._settled(replace(state, plays=plays), before, deal, told)
        if plays[0].how == "blind":
            told.append(everyone(FaceUp(seat=plays[0].seat, card=plays[0].card)))
        told.append(everyone(TrickTaken(winner=winner)))
        taken = TakenTrick(leader=plays[0].seat, plays=plays, winner=winner)
        state = replace(state, plays=(), tricks=(*state.tricks, taken), last_trick=taken)
        return self._settled(state, before, deal, told)

    def _settled(
        self, state: RikkenState, before: RikkenDeal, deal: RikkenDeal, told: list[Told]
    ) -> Step[RikkenState]:
        """The step after `told`: what follows by itself, the score when the deal is over, whose turn."""
        told += consequences(before, deal)
        if not deal.over:
            return Step(state, (*told, turn(deal.turn, deal.phase)))
        if not deal.thrown_in:
            result = result_of(deal, len(state.results), state.totals)
            state = replace(state, results=(*state.results, result), totals=result.totals)
            told.append(everyone(RikkenScored(result=result)))
        if self._is_over(state):
            told.append(everyone(MatchOver(winners=leaders(state.totals))))
        return Step(state, (*told, turn(None, self._phase(state))))

    # R10: the winner

    def _is_over(self, state: RikkenState) -> bool:
        deals = self.deals(state.options)
        return len(state.results) == deals or state.ended == LONGEST_WAIT * deals

    def standings(self, state: RikkenState) -> Standings:
        over = self._is_over(state)
        return Standings(
            totals=state.totals,
            places=places(state.totals),
            winners=leaders(state.totals) if over else (),
            over=over,
        )

    # What an observer knows

    def view(self, state: RikkenState, observer: Observer) -> RikkenView:
        return view_of(
            state,
            observer,
            game=self.name,
            phase=self._phase(state),
            deals=self.deals(state.options),
            winners=self.standings(state).winners,
        )

    def _phase(self, state: RikkenState) -> str:
        if state.running is not None:
            return state.running.phase
        return OVER if self._is_over(state) else SCORED

    def see(self, view: RikkenView, event: Event) -> RikkenView:
        return see(view, event)

    def worlds(self, view: RikkenView, seed: int) -> Iterator[RikkenState]:
        return worlds(view, self.ruleset(view.options), seed)


def _told_of_play(play: TablePlay) -> list[Told]:
    """A card led face down is told to whoever led it; everyone else hears that a card was led (R6.7)."""
    played = Played(seat=play.seat, card=play.card, how=play.how)
    if play.how != "blind":
        return [everyone(played)]
    others = EVERYONE & ~only(play.seat)
    return [Told(played, only(play.seat)), Told(replace(played, card=UNKNOWN), others)]
