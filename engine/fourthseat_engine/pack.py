"""The pack: shuffled from a seed, cut, and dealt one card at a time or in packets.

A deal's randomness is the byte stream HMAC-SHA256(key, counter), read four bytes at a time; an index
below n is drawn by rejection, so that no card is favoured, and a browser can compute the same.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass

from fourthseat_engine.cards import PACK_SIZE, Card, card_of, name_of
from fourthseat_engine.errors import Unreadable
from fourthseat_engine.seats import SEATS, left_of

_WORD = 1 << 32


class Draws:
    """Numbers drawn from a keyed byte stream; the same key gives the same numbers everywhere."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._bytes = b""

    def below(self, bound: int) -> int:
        """A number 0..bound-1, each equally likely; `bound` is 1..2**32."""
        limit = _WORD - _WORD % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def _word(self) -> int:
        if not self._bytes:
            counter = self._block.to_bytes(8, "big")
            self._bytes = hmac.digest(self._key, counter, hashlib.sha256)
            self._block += 1
        word, self._bytes = self._bytes[:4], self._bytes[4:]
        return int.from_bytes(word, "big")


@dataclass(frozen=True, slots=True)
class Pack:
    """What a deal is dealt from: all 52 cards, top first, and where the pack would be cut (1..51).

    Games that shuffle use `cards`; games that only cut what was played use `cards` for their first
    deal and `cut` for all others.
    """

    cards: tuple[Card, ...]
    cut: int

    def __post_init__(self) -> None:
        if len(self.cards) != PACK_SIZE or sorted(self.cards) != list(range(PACK_SIZE)):
            raise Unreadable("unreadable/pack", "A pack holds each of the 52 cards once.")
        if not 1 <= self.cut < PACK_SIZE:
            raise Unreadable("unreadable/pack", "A pack is cut after 1 to 51 cards.")

    def __str__(self) -> str:
        return "".join(name_of(card) for card in self.cards) + f"/{self.cut}"


def parse_pack(text: str) -> Pack:
    """Read the text of a pack. Raises `Unreadable`."""
    cards, slash, cut = text.partition("/")
    if not slash or not cut.isascii() or not cut.isdigit() or len(cut) > 2 or len(cards) != 104:
        raise Unreadable("unreadable/pack", "A pack is 52 card names, a slash and the cut.")
    return Pack(tuple(card_of(cards[i : i + 2]) for i in range(0, 104, 2)), int(cut))


def shuffled(key: bytes) -> Pack:
    """The pack that this key shuffles (Fisher-Yates from the last card down), and its cut."""
    draws = Draws(key)
    cards = list(range(PACK_SIZE))
    for i in range(PACK_SIZE - 1, 0, -1):
        j = draws.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return Pack(tuple(cards), 1 + draws.below(PACK_SIZE - 1))


def deal_packets(cards: Sequence[Card], dealer: int, packets: Sequence[int]) -> list[list[Card]]:
    """Deal in packets, each round starting to the dealer's left: `packets=(6, 7)` gives six each, then
    seven each. Returns the four hands by seat; cards beyond the last packet stay undealt."""
    hands: list[list[Card]] = [[] for _ in SEATS]
    top = 0
    for packet in packets:
        for step in range(1, 5):
            hands[left_of(dealer, step)].extend(cards[top : top + packet])
            top += packet
    return hands


def deal_singly(cards: Sequence[Card], dealer: int, size: int) -> list[list[Card]]:
    """Deal `size` cards to each seat, one at a time, the first to the dealer's left."""
    return deal_packets(cards, dealer, (1,) * size)
