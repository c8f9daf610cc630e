"""One deal of Ristikontra as a small mutable position that can be copied and played fast.

Outside the engine and the bots a position is never changed; `game.py` copies it before every move.
"""

from __future__ import annotations

from fourthseat_engine.cards import BIT, RANKS, Card, Hand, Rank, rank_of
from fourthseat_engine.games.ristikontra.score import CARD_POINTS
from fourthseat_engine.seats import SEATS, Seat

TRICKS = 13
RANK_MASK: tuple[Hand, ...] = tuple(sum(BIT[13 * suit + rank] for suit in range(4)) for rank in range(13))
"""The four cards of each rank."""
QUEEN: Rank = RANKS.index("Q")
KINGS: Hand = RANK_MASK[RANKS.index("K")]


class RistikontraDeal:
    """Hands as masks, the stock, the trick on the table, what was led and played, and the two piles.

    `stock` lies bottom first and `left` of its cards are still there, so the top is `stock[left - 1]`.
    `run` tells how many tricks in a row, up to the latest, were led with the rank `led`. `taker` is who
    takes the trick on the table if it ends as it stands. `dirty` and `cleaned` stay False where the queens
    and kings do not matter.
    """

    __slots__ = (
        "cleaned",
        "dealer",
        "dirty",
        "fourth_king_ban",
        "hands",
        "leader",
        "led",
        "left",
        "played",
        "points",
        "queen_king_rule",
        "run",
        "size",
        "stock",
        "taker",
        "trick",
        "turn",
        "won",
    )

    def __init__(
        self,
        size: int,
        dealer: Seat,
        hands: list[Hand],
        stock: tuple[Card, ...],
        queen_king_rule: bool,
        fourth_king_ban: bool,
    ) -> None:
        self.size = size
        self.dealer = dealer
        self.hands = hands
        self.stock = stock
        self.left = len(stock)
        self.queen_king_rule = queen_king_rule
        self.fourth_king_ban = fourth_king_ban
        self.leader: Seat = (dealer + 1) % 4
        self.turn: Seat = self.leader
        self.taker: Seat = self.leader
        self.trick: list[Card] = []
        self.led: Rank = 0
        self.run = 0
        self.played: Hand = 0
        self.won = [0, 0, 0, 0]
        self.points = [0, 0]
        self.dirty = [False, False]
        self.cleaned = [False, False]

    def clone(self) -> RistikontraDeal:
        """An independent copy."""
        copy = RistikontraDeal(
            self.size, self.dealer, self.hands.copy(), self.stock, self.queen_king_rule, self.fourth_king_ban
        )
        copy.left = self.left
        copy.leader = self.leader
        copy.turn = self.turn
        copy.taker = self.taker
        copy.trick = self.trick.copy()
        copy.led = self.led
        copy.run = self.run
        copy.played = self.played
        copy.won = self.won.copy()
        copy.points = self.points.copy()
        copy.dirty = self.dirty.copy()
        copy.cleaned = self.cleaned.copy()
        return copy

    @property
    def finished(self) -> bool:
        """Whether all thirteen tricks have been taken (R3.5)."""
        return sum(self.won) == TRICKS

    @property
    def early(self) -> bool:
        """Whether the trick on the table, or the next one, begins with cards in the stock (R7.4)."""
        return sum(self.won) < TRICKS - self.size

    def barred(self) -> Hand:
        """The cards, wherever they are, that may not be played now."""
        return self.barred_lead() | self.barred_king()

    def barred_lead(self) -> Hand:
        """The card that would be the fourth lead of one rank in a row (R5.1)."""
        if self.trick or self.run < 3:
            return 0
        return self._last_of_three(RANK_MASK[self.led])

    def barred_king(self) -> Hand:
        """The fourth king while the stock lasts, where that is a rule (R7.2)."""
        return self._last_of_three(KINGS) if self.fourth_king_ban and self.left else 0

    def _last_of_three(self, four: Hand) -> Hand:
        """The unplayed one of four cards when the three others have been played, else nothing."""
        return four & ~self.played if (four & self.played).bit_count() == 3 else 0

    def legal_cards(self) -> Hand:
        """The cards that the seat to play may play; a hand that holds nothing else may play a barred one
        (R3.1, R5.3)."""
        hand = self.hands[self.turn]
        return hand & ~self.barred() or hand

    def dark_allowed(self) -> bool:
        """Whether the seat to play may turn up the top of the stock (R3.3, R5.2, R7.2)."""
        return self.left > 0 and not self.barred()

    def play(self, card: Card) -> Seat | None:
        """The seat to play plays a card and draws, while the stock lasts (R3.2); returns who took the trick
        if that completed it."""
        hand = self.hands[self.turn] & ~BIT[card]
        if self.left:
            self.left -= 1
            hand |= BIT[self.stock[self.left]]
        self.hands[self.turn] = hand
        return self._lay(card)

    def play_dark(self) -> Seat | None:
        """The seat to play turns up the top of the stock as its play (R3.3); returns as `play` does."""
        self.left -= 1
        return self._lay(self.stock[self.left])

    def _lay(self, card: Card) -> Seat | None:
        seat = self.turn
        rank = rank_of(card)
        if not self.trick:
            self.run = self.run + 1 if self.run and rank == self.led else 1
            self.led = rank
            self.leader = self.taker = seat
        elif rank == self.led:
            self.taker = seat
        self.trick.append(card)
        self.played |= BIT[card]
        if len(self.trick) < len(SEATS):
            self.turn = (seat + 1) % 4
            return None
        return self._collect()

    def _collect(self) -> Seat:
        """The trick goes to whoever matched the led rank last, who leads the next one (R4)."""
        taker = self.taker
        side = taker % 2
        for card in self.trick:
            self.points[side] += CARD_POINTS[card]
        if self.queen_king_rule:
            self._stain_or_clean(side)
        self.won[taker] += 1
        self.leader = self.turn = taker
        self.trick = []
        return taker

    def _stain_or_clean(self, side: int) -> None:
        """A queen in an early trick makes dirty, a king in a late one cleans (R7.4, R7.5)."""
        cards = 0
        for card in self.trick:
            cards |= BIT[card]
        if self.early:
            if cards & RANK_MASK[QUEEN]:
                self.dirty[side] = True
        elif self.dirty[side] and self.led != QUEEN and cards & KINGS:
            self.cleaned[side] = True

    def stained(self) -> tuple[bool, bool]:
        """Which sides are dirty and not cleaned (R7.6)."""
        return (self.dirty[0] and not self.cleaned[0], self.dirty[1] and not self.cleaned[1])
