"""What bids say, and what the hook makes of them."""

from __future__ import annotations

from itertools import product

import pytest

from fourthseat_bots.rikiki.bids import Evidence, nearest_bid, suggested_bid
from fourthseat_engine.cards import named_hand
from fourthseat_engine.games.rikiki.state import RikikiState
from tests.bots.rikiki.table import after, laid, seen

HEARTS = 2


def test_the_nearest_bid_is_never_one_that_is_forbidden() -> None:
    assert nearest_bid(1.2, [0, 2, 3]) == 2
    assert nearest_bid(0.8, [0, 2, 3]) == 0
    assert nearest_bid(1.0, [0, 2, 3]) == 2


@pytest.mark.parametrize(("size", "forbidden"), list(product(range(1, 14), [None, *range(14)])))
def test_a_suggested_bid_is_legal_and_within_a_trick_of_what_is_expected(
    size: int, forbidden: int | None
) -> None:
    for tenths in range(-5, 10 * size + 5):
        expected = tenths / 10
        bid = suggested_bid(expected, size, forbidden)
        assert 0 <= bid <= size
        assert bid != forbidden
        assert abs(bid - min(size, max(0.0, expected))) <= 1.5


STRONG = named_hand(["Ah", "Kh", "Ac", "Kc"])
WEAK = named_hand(["2c", "3d", "4s", "5s"])
MIDDLING = named_hand(["Qh", "Kc", "5d", "6s"])


def surprise(bids: str, dealt: list[int]) -> float:
    """How surprising the hands of seats 1 to 3 are to seat 0, the dealer, after their bids."""
    state = after(laid("2s 3s 9d Td / 4c 5c 6c 7c / 4d 5d 6d 7d / 6h 7h 8h 9h", "Th", dealer=0), bids)
    return Evidence(seen(state), HEARTS, None).surprise([0, *dealt])


def test_a_weak_hand_fits_a_bid_of_none_better_than_a_strong_one() -> None:
    quiet = [MIDDLING, MIDDLING]
    assert surprise("bid 0, bid 1, bid 1", [WEAK, *quiet]) < surprise("bid 0, bid 1, bid 1", [STRONG, *quiet])
    assert surprise("bid 4, bid 1, bid 1", [WEAK, *quiet]) > surprise("bid 4, bid 1, bid 1", [STRONG, *quiet])


def test_nobody_is_surprised_before_anybody_has_bid() -> None:
    state = laid("Ah 2c / 3c 4c / 5c 6c / 7c 8c", "Th")
    evidence = Evidence(seen(state), HEARTS, None)
    assert not evidence
    assert evidence.surprise([WEAK] * 4) == 0.0


def test_a_dealer_whom_the_hook_pushed_surprises_less() -> None:
    """With three bids of 1 at four cards the dealer may not bid 1; 2 is then no sign of two sure tricks."""
    hands = "4c 5c 6c 7c / 4d 5d 6d 7d / 6h 7h 8h 9h / Qh Kc 5s 6s"
    hooked = after(laid(hands, "Th", dealer=3), "bid 1, bid 1, bid 1, bid 2")
    free = after(laid(hands, "Th", dealer=3), "bid 0, bid 0, bid 1, bid 2")
    dealt = [WEAK, WEAK, WEAK, MIDDLING]
    base = [WEAK, WEAK, WEAK, STRONG]

    def difference(state: RikikiState) -> float:
        evidence = Evidence(seen(state), HEARTS, None)
        return evidence.surprise(dealt) - evidence.surprise(base)

    assert difference(hooked) < difference(free)
