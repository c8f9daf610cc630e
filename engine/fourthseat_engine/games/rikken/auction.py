"""The auction: in turn from the eldest, each bid higher, until nobody is left to answer (R3)."""

from __future__ import annotations

from fourthseat_engine.cards import Hand, hand_of
from fourthseat_engine.games.rikken.contracts import Contract, Ladder
from fourthseat_engine.seats import SEATS, Seat

ACES: Hand = hand_of((12, 25, 38, 51))


class Auction:
    """Who has bid what, who has passed, and whose turn it is. Mutable; copied with `clone`."""

    __slots__ = ("ladder", "passed", "standing", "top", "turn")

    def __init__(self, ladder: Ladder, eldest: Seat) -> None:
        self.ladder = ladder
        self.standing: list[Contract | None] = [None, None, None, None]
        """The last bid of each seat."""
        self.passed = [False, False, False, False]
        self.top = 0
        """The level of the highest bid, 0 before any."""
        self.turn: Seat | None = eldest
        """None when the auction is over."""

    def clone(self) -> Auction:
        """An independent copy."""
        copy = Auction(self.ladder, 0)
        copy.standing = self.standing.copy()
        copy.passed = self.passed.copy()
        copy.top = self.top
        copy.turn = self.turn
        return copy

    def forced(self, seat: Seat, hand: Hand) -> Contract | None:
        """The contract that `seat`, holding `hand`, must bid at its first turn, if there is one: exactly
        three aces force Triple Ace over everything that it outbids (R3.7)."""
        troela = self.ladder.troela
        if troela is None or self.top >= troela.level or self.has_spoken(seat):
            return None
        return troela if (hand & ACES).bit_count() == 3 else None

    def has_spoken(self, seat: Seat) -> bool:
        """Whether the seat has bid or passed."""
        return self.passed[seat] or self.standing[seat] is not None

    def legal_bids(self, hand: Hand) -> list[Contract]:
        """The bids of the seat to speak, lowest first (R3.2, R3.6, R3.7)."""
        assert self.turn is not None
        forced = self.forced(self.turn, hand)
        return [forced] if forced is not None else self.ladder.above(self.top)

    def may_pass(self, hand: Hand) -> bool:
        """Whether the seat to speak may pass: unless Triple Ace is forced, always (R3.3, R3.7)."""
        return self.turn is not None and self.forced(self.turn, hand) is None

    def bid(self, contract: Contract) -> None:
        """The seat to speak bids."""
        assert self.turn is not None
        self.standing[self.turn] = contract
        self.top = contract.level
        self._advance(self.turn)

    def leave(self) -> None:
        """The seat to speak passes, for good."""
        assert self.turn is not None
        self.passed[self.turn] = True
        self._advance(self.turn)

    @property
    def won(self) -> tuple[Contract | None, ...]:
        """The contract that each seat won, all None when everyone passed. Only when the auction is over."""
        return tuple(
            each if each is not None and each.level == self.top and not self.passed[seat] else None
            for seat, each in enumerate(self.standing)
        )

    def _advance(self, speaker: Seat) -> None:
        """Pass the turn to the next seat that has to answer; nobody can answer the highest bid (R3.4)."""
        self.turn = None
        if self.top == self.ladder.highest:
            return
        for step in SEATS[1:]:
            seat = (speaker + step) % 4
            if self._pending(seat):
                self.turn = seat
                return

    def _pending(self, seat: Seat) -> bool:
        standing = self.standing[seat]
        return not self.passed[seat] and (standing is None or standing.level < self.top)
