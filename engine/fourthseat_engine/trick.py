"""The plain trick: highest trump, else highest card of the led suit (RULES of Rikiki and Rikken)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fourthseat_engine.cards import SUIT_MASK, Card, CardName, Hand, Suit, suit_of
from fourthseat_engine.events import How
from fourthseat_engine.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlay:
    """A card lying on the table, who played it, and how."""

    seat: Seat
    card: CardName
    how: How = "hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenTrick:
    """A complete trick: its four plays in order, and who took it."""

    leader: Seat
    plays: tuple[TablePlay, ...]
    winner: Seat


def following(hand: Hand, led: Suit) -> Hand:
    """The cards that follow suit, or the whole hand when it is void in the led suit."""
    same = hand & SUIT_MASK[led]
    return same if same else hand


def best_play(cards: Sequence[Card], trump: Suit) -> int:
    """Which of the cards, in order of play, wins: the index into `cards`.

    `trump` is a suit or `NO_TRUMP`. A card that is neither trump nor of the led suit never wins.
    """
    best = 0
    best_card = cards[0]
    best_suit = suit_of(best_card)
    for i in range(1, len(cards)):
        card = cards[i]
        suit = suit_of(card)
        if (suit == best_suit and card > best_card) or (suit == trump and best_suit != trump):
            best, best_card, best_suit = i, card, suit
    return best
