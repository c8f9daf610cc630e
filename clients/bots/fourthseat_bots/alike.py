"""Cards that are as good as each other, so that only one of them need be tried."""

from __future__ import annotations

from collections.abc import Sequence

from fourthseat_engine.cards import BIT, SUIT_MASK, Card, Hand, suit_of


def distinct_cards(cards: Sequence[Card], held: Hand, gone: Hand) -> list[Card]:
    """The lowest of each run of `cards` (in canonical order) between which no card is left to be played.

    `held` is the hand they come from, `gone` what nobody can play any more.
    """
    out = ~(held | gone)
    tried: list[Card] = []
    last: Card | None = None
    for card in cards:
        if last is None or _parted(last, card, out):
            tried.append(card)
        last = card
    return tried


def _parted(low: Card, high: Card, out: Hand) -> bool:
    """Whether the cards are of different suits, or a card that is out lies between them."""
    if suit_of(low) != suit_of(high):
        return True
    between = SUIT_MASK[suit_of(low)] & (BIT[high] - 1) & ~(2 * BIT[low] - 1)
    return bool(between & out)
