"""Moves: what a seat chose, in two forms, a value and a text without context.

Ah          play the ace of hearts        pass        leave the auction
bid 3       promise three tricks          trump h     name hearts as trump
bid rik     bid a contract                call Ad     call the ace of diamonds
dark        play the top of the stock     blind 2s    lead a card face down
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from fourthseat_engine.cards import SUITS, Card, Suit, card_of, name_of, suit_from
from fourthseat_engine.errors import Unreadable


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card from the hand."""

    card: Card

    def __str__(self) -> str:
        return name_of(self.card)


@dataclass(frozen=True, slots=True)
class Dark:
    """Turn up the top card of the stock as one's play."""

    def __str__(self) -> str:
        return "dark"


@dataclass(frozen=True, slots=True)
class Bid:
    """Promise to win exactly so many tricks."""

    tricks: int

    def __str__(self) -> str:
        return f"bid {self.tricks}"


@dataclass(frozen=True, slots=True)
class BidContract:
    """Bid a contract, named by its key."""

    contract: str

    def __str__(self) -> str:
        return f"bid {self.contract}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction of this deal."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump suit."""

    suit: Suit

    def __str__(self) -> str:
        return f"trump {SUITS[self.suit]}"


@dataclass(frozen=True, slots=True)
class Call:
    """Call the card whose holder becomes the secret partner."""

    card: Card

    def __str__(self) -> str:
        return f"call {name_of(self.card)}"


@dataclass(frozen=True, slots=True)
class BlindLead:
    """Lead a card face down to ask for the card that was called blind."""

    card: Card

    def __str__(self) -> str:
        return f"blind {name_of(self.card)}"


Move: TypeAlias = Play | Dark | Bid | BidContract | Pass | NameTrump | Call | BlindLead

_TRICKS = re.compile(r"0|[1-9][0-9]?", re.ASCII)
_CONTRACT = re.compile(r"[a-z][a-z0-9_]{1,30}", re.ASCII)


def parse_move(text: str) -> Move:
    """Read a move's text. Raises `Unreadable` (`unreadable/move`, `unreadable/card`, `unreadable/suit`)."""
    if text == "pass":
        return Pass()
    if text == "dark":
        return Dark()
    word, space, rest = text.partition(" ")
    if not space:
        return Play(card_of(word))
    match word:
        case "bid" if _TRICKS.fullmatch(rest):
            return Bid(int(rest))
        case "bid" if _CONTRACT.fullmatch(rest):
            return BidContract(rest)
        case "trump":
            return NameTrump(suit_from(rest))
        case "call":
            return Call(card_of(rest))
        case "blind":
            return BlindLead(card_of(rest))
    raise Unreadable("unreadable/move", f"{text[:24]!r} is not a move.")
