"""Cards, and hands as sets of cards.

Inside the engine a card is its canonical index `13 * suit + rank` (suits C D H S, ranks 2..A), 0..51,
and a hand is a 52-bit mask. People, records and wires read `Ah`, `Td`, and `??` for a card they may not see.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from fourthseat_engine.errors import Unreadable

Card: TypeAlias = int
Suit: TypeAlias = int
Rank: TypeAlias = int
Hand: TypeAlias = int
CardName: TypeAlias = str

RANKS = "23456789TJQKA"
SUITS = "cdhs"
UNKNOWN: CardName = "??"
PACK_SIZE = 52
NO_TRUMP: Suit = 4
"""Stands for *no trump* wherever a suit is kept as a number."""

NAMES: tuple[CardName, ...] = tuple(rank + suit for suit in SUITS for rank in RANKS)
BIT: tuple[Hand, ...] = tuple(1 << card for card in range(PACK_SIZE))
SUIT_MASK: tuple[Hand, ...] = (*tuple(8191 << 13 * suit for suit in range(4)), 0)
"""All cards of a suit; the last entry, for `NO_TRUMP`, is empty."""
FULL_PACK: Hand = (1 << PACK_SIZE) - 1

_INDEX: dict[CardName, Card] = {name: card for card, name in enumerate(NAMES)}


def suit_of(card: Card) -> Suit:
    """0..3 for clubs, diamonds, hearts, spades."""
    return card // 13


def rank_of(card: Card) -> Rank:
    """0..12 for 2..ace."""
    return card % 13


def name_of(card: Card) -> CardName:
    """`Ah` for the ace of hearts."""
    return NAMES[card]


def card_of(name: CardName) -> Card:
    """The card that `name` names. Raises `Unreadable` (`unreadable/card`)."""
    card = _INDEX.get(name)
    if card is None:
        raise Unreadable("unreadable/card", f"{name[:8]!r} is not a card; a card looks like Ah or Td.")
    return card


def suit_name(suit: Suit) -> str | None:
    """`c`, `d`, `h`, `s`, or None for no trump."""
    return SUITS[suit] if suit < 4 else None


def suit_from(name: str | None) -> Suit:
    """The reverse of `suit_name`. Raises `Unreadable` (`unreadable/suit`)."""
    if name is None:
        return NO_TRUMP
    if len(name) != 1 or name not in SUITS:
        raise Unreadable("unreadable/suit", f"{name[:8]!r} is not a suit; suits are c, d, h and s.")
    return SUITS.index(name)


def hand_of(cards: Iterable[Card]) -> Hand:
    """The set of these cards."""
    hand = 0
    for card in cards:
        hand |= BIT[card]
    return hand


def cards_in(hand: Hand) -> list[Card]:
    """The cards of a hand in canonical order."""
    cards = []
    while hand:
        low = hand & -hand
        cards.append(low.bit_length() - 1)
        hand ^= low
    return cards


def names_in(hand: Hand) -> tuple[CardName, ...]:
    """The names of a hand's cards in canonical order."""
    return tuple(NAMES[card] for card in cards_in(hand))


def named_hand(names: Iterable[CardName]) -> Hand:
    """The set of the named cards; unknown cards (`??`) are left out. Raises `Unreadable`."""
    return hand_of(card_of(name) for name in names if name != UNKNOWN)


def size_of(hand: Hand) -> int:
    """How many cards a hand holds."""
    return hand.bit_count()
