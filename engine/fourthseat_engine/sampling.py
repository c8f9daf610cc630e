"""Dealing unseen cards over hidden places, uniformly over all ways that the hard facts allow.

Cards that may lie in the same places form a class. The number of ways to complete a partial deal depends
only on how much room each place has left, so classes are dealt one after the other, each split drawn in
proportion to the ways it leaves. No way is tried and thrown away, and none is favoured. Facts about several
cards at once are told apart into cases, each drawn in proportion to its ways.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate
from math import comb

from fourthseat_engine.cards import BIT, Card, Hand
from fourthseat_engine.chance import Stream

Rooms = tuple[int, ...]


class Ways:
    """The ways of dealing `cards` into places, `cards[i]` only into those of `allowed[i]` (a set, as bits).

    `need` asks for more: that at least one of some cards (a hand), all allowed in the same places, comes to
    lie in one place. How much room the places have is asked each time, so that what was counted once serves
    many rooms.
    """

    def __init__(
        self, cards: Sequence[Card], allowed: Sequence[int], need: tuple[Hand, int] | None = None
    ) -> None:
        classes: dict[tuple[int, bool], list[Card]] = {}
        for card, places in zip(cards, allowed, strict=True):
            needed = need is not None and bool(need[0] & BIT[card])
            classes.setdefault((places, needed), []).append(card)
        kinds = sorted(classes, key=lambda kind: (kind[0].bit_count(), kind))
        self._classes = [(places, classes[places, needed]) for places, needed in kinds]
        self._least = [need[1] if need is not None and needed else None for _, needed in kinds]
        self._table = cache(self._make_table)
        if need is not None and sum(needed for _, needed in kinds) != 1:
            raise ValueError("the needed cards must be dealt, and be allowed in the same places")

    def count(self, rooms: Rooms) -> int:
        """How many ways there are into these rooms, whose sum is the number of cards."""
        return self._count(0, rooms)

    def deal(self, rooms: Rooms, stream: Stream) -> list[Hand]:
        """One of them, each equally likely: the cards of each place. There must be one."""
        hands = [0] * len(rooms)
        for index, (_, cards) in enumerate(self._classes):
            table = self._table(index, rooms)
            split, rooms = table.splits[_drawn(table.sums, stream)]
            order = list(cards)
            stream.shuffle(order)
            top = 0
            for place, count in enumerate(split):
                for card in order[top : top + count]:
                    hands[place] |= BIT[card]
                top += count
        return hands

    def _count(self, index: int, rooms: Rooms) -> int:
        """How many ways there are to deal the classes from `index` on into these rooms."""
        if index == len(self._classes):
            return 1
        sums = self._table(index, rooms).sums
        return sums[-1] if sums else 0

    def _make_table(self, index: int, rooms: Rooms) -> _Table:
        """The splits of class `index` into these rooms, each weighed by its ways."""
        places, cards = self._classes[index]
        least = self._least[index]
        total, sums, splits = 0, [], []
        for split, left in _splits(places, len(cards), rooms):
            ways = 0 if least is not None and not split[least] else self._count(index + 1, left)
            if ways:
                total += _orders(split) * ways
                sums.append(total)
                splits.append((split, left))
        return _Table(sums, splits)


@dataclass(frozen=True, slots=True)
class _Table:
    """Splits of a class, each with the rooms it leaves, and the running sums of their ways."""

    sums: list[int]
    splits: list[tuple[Rooms, Rooms]]


class Dealing:
    """Uniform deals of `cards` into places of the given `rooms` (sizes; their sum is the number of cards).

    `allowed[i]` is the set of places, as bits, where `cards[i]` may lie. Raises `ValueError` when none fits.
    """

    def __init__(self, cards: Sequence[Card], allowed: Sequence[int], rooms: Sequence[int]) -> None:
        self._rooms = tuple(rooms)
        self._ways = Ways(cards, allowed)
        if sum(rooms) != len(cards) or not self._ways.count(self._rooms):
            raise ValueError("no deal fits these facts")

    def deal(self, stream: Stream) -> list[Hand]:
        """One deal: the cards of each place."""
        return self._ways.deal(self._rooms, stream)


@dataclass(frozen=True, slots=True)
class Case:
    """Some cards `placed`, by place, and the rest dealt in any of `ways` into the `rooms` that are left."""

    placed: tuple[Hand, ...]
    ways: Ways
    rooms: Rooms


class Cases:
    """Uniform deals where the hard facts leave several cases, no two of which share a deal.

    Raises `ValueError` when no deal fits any of them.
    """

    def __init__(self, cases: Iterable[Case]) -> None:
        weighed = [(case, case.ways.count(case.rooms)) for case in cases]
        self._cases = [case for case, ways in weighed if ways]
        self._sums = list(accumulate(ways for _, ways in weighed if ways))
        if not self._cases:
            raise ValueError("no deal fits these facts")

    @property
    def count(self) -> int:
        """How many deals there are."""
        return self._sums[-1]

    def deal(self, stream: Stream) -> list[Hand]:
        """One deal: the cards of each place."""
        case = self._cases[_drawn(self._sums, stream)]
        dealt = case.ways.deal(case.rooms, stream)
        return [placed | cards for placed, cards in zip(case.placed, dealt, strict=True)]


def _drawn(sums: list[int], stream: Stream) -> int:
    """An index, drawn in proportion to the weights whose running sums are given."""
    return bisect_right(sums, _below(stream, sums[-1]))


def _below(stream: Stream, bound: int) -> int:
    """A number 0..bound-1 for a bound of any size."""
    limbs = bound.bit_length() // 32 + 2
    word = 0
    for _ in range(limbs):
        word = word << 32 | stream.below(1 << 32)
    return word * bound >> (32 * limbs)


@lru_cache(1 << 16)
def _orders(split: Rooms) -> int:
    """In how many ways that many distinct cards can be split so: the multinomial coefficient."""
    ways, total = 1, 0
    for count in split:
        total += count
        ways *= comb(total, count)
    return ways


def _splits(places: int, count: int, rooms: Rooms) -> Iterator[tuple[Rooms, Rooms]]:
    """Every way to spread `count` cards over the allowed places within their rooms, and the room left."""
    if len(rooms) == 1:
        if count <= rooms[0] and (not count or places & 1):
            yield (count,), (rooms[0] - count,)
        return
    most = min(count, rooms[0]) if places & 1 else 0
    elsewhere = sum(room for place, room in enumerate(rooms) if place and places >> place & 1)
    for first in range(max(0, count - elsewhere), most + 1):
        for split, left in _splits(places >> 1, count - first, rooms[1:]):
            yield (first, *split), (rooms[0] - first, *left)
