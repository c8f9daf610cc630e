"""What bids say: the bid that a hand suggests, and how well a hand fits the bid that its seat has made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthseat_bots.rikiki.chances import expected_tricks
from fourthseat_engine.cards import Card, Hand, Suit
from fourthseat_engine.games.rikiki.view import RikikiView

SPREAD: Final = 0.8
"""How far bids stray from what the hand lets expect (standard deviation, in tricks)."""


def nearest_bid(expected: float, bids: Sequence[int]) -> int:
    """The bid nearest to what is expected; of two equally near ones the higher."""
    return min(bids, key=lambda bid: (abs(bid - expected), -bid))


def forbidden_to_dealer(view: RikikiView, others: int) -> int | None:
    """The bid that the hook takes from the dealer when the others' bids add up to `others` (R3.3)."""
    hooked = view.hook == "always" or view.deal < view.deals - 1
    rest = view.size - others
    return rest if hooked and 0 <= rest <= view.size else None


def suggested_bid(expected: float, size: int, forbidden: int | None) -> int:
    """The bid that a seat with this expectation is most likely to make."""
    bid = min(size, max(0, int(expected + 0.5)))
    if bid != forbidden:
        return bid
    if bid == 0 or (bid < size and expected > bid):
        return bid + 1
    return bid - 1


class Evidence:
    """How likely other seats' hands are, in view of their bids."""

    def __init__(self, view: RikikiView, trump: Suit, turn_up: Card | None) -> None:
        self._size = view.size
        self._trump = trump
        self._turn_up = turn_up
        self._bids = [
            (seat, bid) for seat, bid in enumerate(view.bids) if bid is not None and seat != view.observer
        ]
        self._dealer = view.dealer
        known = [bid for seat, bid in enumerate(view.bids) if bid is not None and seat != view.dealer]
        self._forbidden = forbidden_to_dealer(view, sum(known)) if len(known) == 3 else None

    def __bool__(self) -> bool:
        """Whether anybody else has bid."""
        return bool(self._bids)

    def surprise(self, dealt: Sequence[Hand]) -> float:
        """How little the bids fit these hands: half the sum of squared deviations, in units of `SPREAD`."""
        total = 0.0
        for seat, bid in self._bids:
            gap = bid - expected_tricks(dealt[seat], self._size, self._trump, self._turn_up)
            if seat == self._dealer and self._forbidden is not None:
                gap = self._without_hook(bid, gap)
            if not bid:
                gap = min(gap, 0.0)
            total += gap * gap
        return total / (2 * SPREAD * SPREAD)

    def _without_hook(self, bid: int, gap: float) -> float:
        """A dealer whom the hook may have pushed to this bid is no surprise half a trick away from it."""
        pushed = bid - self._forbidden if self._forbidden is not None else 0
        if abs(pushed) != 1 or gap * pushed <= 0:
            return gap
        return max(0.0, abs(gap) - 0.5)
