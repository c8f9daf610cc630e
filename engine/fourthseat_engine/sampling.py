"""Dealing unseen cards over hidden places, uniformly over all ways that the hard facts allow.

Cards that may lie in the same places form a class. The number of ways to complete a partial deal depends
only on how much room each place has left, so classes are dealt one after the other, each split drawn in
proportion to the ways it leaves. No way is tried and thrown away, and none is favoured.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import comb

from fourthseat_engine.cards import BIT, Card, Hand
from fourthseat_engine.chance import Stream

Rooms = tuple[int, ...]


class Dealing:
    """Uniform deals of `cards` into places of the given `rooms` (sizes; their sum is the number of cards).

    `allowed[i]` is the set of places, as bits, where `cards[i]` may lie. Raises `ValueError` when none fits.
    """

    def __init__(self, cards: Sequence[Card], allowed: Sequence[int], rooms: Sequence[int]) -> None:
        classes: dict[int, list[Card]] = {}
        for card, places in zip(cards, allowed, strict=True):
            classes.setdefault(places, []).append(card)
        self._rooms = tuple(rooms)
        self._classes = sorted(classes.items(), key=lambda item: (item[0].bit_count(), item[0]))
        self._ways = cache(self._count_ways)
        if sum(rooms) != len(cards) or not self._ways(0, self._rooms):
            raise ValueError("no deal fits these facts")

    def deal(self, stream: Stream) -> list[Hand]:
        """One deal: the cards of each place."""
        hands = [0] * len(self._rooms)
        rooms = self._rooms
        for index, (places, cards) in enumerate(self._classes):
            split, rooms = self._draw_split(index, places, len(cards), rooms, stream)
            order = list(cards)
            stream.shuffle(order)
            top = 0
            for place, count in enumerate(split):
                for card in order[top : top + count]:
                    hands[place] |= BIT[card]
                top += count
        return hands

    def _count_ways(self, index: int, rooms: Rooms) -> int:
        """How many ways there are to deal the classes from `index` on into these rooms."""
        if index == len(self._classes):
            return 1
        places, cards = self._classes[index]
        if index == len(self._classes) - 1:
            fits = all(not room or places >> place & 1 for place, room in enumerate(rooms))
            return _orders(rooms) if fits else 0
        return sum(
            _orders(split) * self._ways(index + 1, left) for split, left in _splits(places, len(cards), rooms)
        )

    def _draw_split(
        self, index: int, places: int, count: int, rooms: Rooms, stream: Stream
    ) -> tuple[Rooms, Rooms]:
        if index == len(self._classes) - 1:
            return rooms, (0,) * len(rooms)
        ways = self._ways(index, rooms)
        pick = _below(stream, ways)
        for split, left in _splits(places, count, rooms):
            pick -= _orders(split) * self._ways(index + 1, left)
            if pick < 0:
                return split, left
        raise AssertionError("the splits add up to the ways")


def _below(stream: Stream, bound: int) -> int:
    """A number 0..bound-1 for a bound of any size."""
    limbs = bound.bit_length() // 32 + 2
    word = 0
    for _ in range(limbs):
        word = word << 32 | stream.below(1 << 32)
    return word * bound >> (32 * limbs)


@cache
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
    for first in range(most + 1):
        for split, left in _splits(places >> 1, count - first, rooms[1:]):
            yield (first, *split), (rooms[0] - first, *left)
