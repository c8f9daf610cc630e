"""Dealing unseen cards uniformly over all ways that the facts allow."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from fourthseat_engine.cards import BIT, cards_in
from fourthseat_engine.chance import Stream
from fourthseat_engine.sampling import Case, Cases, Dealing, Ways


def _every_way(cards: list[int], allowed: list[int], rooms: tuple[int, ...]) -> set[tuple[int, ...]]:
    places = [place for place, room in enumerate(rooms) for _ in range(room)]
    ways = set()
    for order in set(permutations(places)):
        if all(allowed[i] >> place & 1 for i, place in enumerate(order)):
            hands = [0] * len(rooms)
            for card, place in zip(cards, order, strict=True):
                hands[place] |= BIT[card]
            ways.add(tuple(hands))
    return ways


@pytest.mark.parametrize(
    ("allowed", "rooms"),
    [
        ([0b111, 0b111, 0b011, 0b001], (1, 1, 2)),
        ([0b11, 0b11, 0b10, 0b11, 0b01], (2, 3)),
        ([0b1010, 0b0110, 0b1111, 0b1111, 0b0001, 0b1000], (2, 1, 1, 2)),
        ([0b111] * 5, (2, 2, 1)),
    ],
)
def test_every_way_is_equally_likely(allowed: list[int], rooms: tuple[int, ...]) -> None:
    cards = list(range(len(allowed)))
    ways = _every_way(cards, allowed, rooms)
    dealing, stream = Dealing(cards, allowed, rooms), Stream(5)
    count = 300 * len(ways)
    seen = Counter(tuple(dealing.deal(stream)) for _ in range(count))
    assert set(seen) == ways
    assert all(200 < times < 400 for times in seen.values())


@given(
    allowed=st.lists(st.integers(1, 31), min_size=1, max_size=24),
    where=st.lists(st.integers(0, 4), min_size=24, max_size=24),
    seed=st.integers(0, 2**32),
)
def test_facts_and_rooms_are_kept_whenever_some_deal_fits(
    allowed: list[int], where: list[int], seed: int
) -> None:
    truth = [place for place, _ in zip(where, allowed, strict=False)]
    allowed = [places | 1 << place for places, place in zip(allowed, truth, strict=True)]
    rooms = tuple(truth.count(place) for place in range(5))
    cards = [2 * i for i in range(len(allowed))]
    hands = Dealing(cards, allowed, rooms).deal(Stream(seed))
    assert [hand.bit_count() for hand in hands] == list(rooms)
    assert sorted(card for hand in hands for card in cards_in(hand)) == cards
    for place, hand in enumerate(hands):
        assert all(allowed[card // 2] >> place & 1 for card in cards_in(hand))


@given(
    allowed=st.lists(st.integers(0, 7), min_size=1, max_size=6),
    rooms=st.tuples(*[st.integers(0, 3)] * 3),
)
def test_what_fits_nowhere_is_refused(allowed: list[int], rooms: tuple[int, ...]) -> None:
    cards = list(range(len(allowed)))
    assume(sum(rooms) != len(cards) or not _every_way(cards, allowed, rooms))
    with pytest.raises(ValueError, match="no deal fits"):
        Dealing(cards, allowed, rooms)


def test_one_of_some_cards_can_be_needed_in_a_place() -> None:
    cards, allowed = [0, 1, 2, 3, 4], [0b011, 0b011, 0b111, 0b111, 0b111]
    ways = Ways(cards, allowed, (BIT[0] | BIT[1], 0))
    fits = {hands for hands in _every_way(cards, allowed, (2, 2, 1)) if hands[0] & 0b11}
    assert ways.count((2, 2, 1)) == len(fits)
    stream = Stream(3)
    seen = Counter(tuple(ways.deal((2, 2, 1), stream)) for _ in range(300 * len(fits)))
    assert set(seen) == fits
    assert all(200 < times < 400 for times in seen.values())


def test_needed_cards_must_be_there_and_be_alike() -> None:
    for need in ((BIT[7], 0), (BIT[0] | BIT[1], 0)):
        with pytest.raises(ValueError, match="needed"):
            Ways([0, 1], [0b01, 0b11], need)


def test_cases_are_drawn_in_proportion_to_their_ways() -> None:
    ways = Ways([1, 2, 3], [0b11] * 3)
    cases = Cases([Case((BIT[0], 0), ways, (1, 2)), Case((0, BIT[0]), ways, (3, 0))])
    assert cases.count == 3 + 1
    stream = Stream(9)
    seen = Counter(tuple(cases.deal(stream)) for _ in range(1200))
    assert len(seen) == 4
    assert all(200 < times < 400 for times in seen.values())


def test_cases_that_leave_no_deal_are_refused() -> None:
    with pytest.raises(ValueError, match="no deal fits"):
        Cases([Case((0, 0), Ways([1], [0b10]), (1, 0))])


@given(cards=st.lists(st.tuples(st.integers(1, 7), st.integers(0, 2)), min_size=1, max_size=6))
def test_ways_are_counted(cards: list[tuple[int, int]]) -> None:
    allowed, where = [places for places, _ in cards], [place for _, place in cards]
    rooms = tuple(where.count(place) for place in range(3))
    numbers = list(range(len(cards)))
    assert Ways(numbers, allowed).count(rooms) == len(_every_way(numbers, allowed, rooms))
