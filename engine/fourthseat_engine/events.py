"""Events: what happened, and who may know.

An event is told to an audience. Nobody hears an event whose audience was not declared, and an event is
heard whole or not at all: what is secret in a happening is an event of its own. `redact` is the only
function that decides what an observer hears; clients, bots, spectators and replays all pass through it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from fourthseat_engine.cards import CardName
from fourthseat_engine.seats import Observer, Seat

Audience: TypeAlias = int
"""A set of observers: bit s for seat s, bit 4 for spectators."""

NOBODY: Audience = 0
EVERYONE: Audience = 0b11111
How: TypeAlias = Literal["hand", "dark", "blind"]


def only(seat: Seat) -> Audience:
    """The audience of one seat."""
    return 1 << seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened; `e` is its tag on the wire and in words."""

    e: str


@dataclass(frozen=True, slots=True)
class Told:
    """An event and the audience that hears it."""

    event: Event
    audience: Audience = NOBODY


def redact(told: Iterable[Told], observer: Observer) -> tuple[Event, ...]:
    """The events that `observer` (a seat, or None for a spectator) may know, in order."""
    bit = 0b10000 if observer is None else 1 << observer
    return tuple(each.event for each in told if each.audience & bit)


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Event):
    """A new deal begins: `size` cards to each seat."""

    e: str = "deal"
    deal: int
    dealer: Seat
    size: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt(Event):
    """The cards a seat was dealt."""

    e: str = "hand"
    seat: Seat
    cards: tuple[CardName, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn(Event):
    """Who acts now, and in which phase; ends every step. `seat` is None between deals and at the end."""

    e: str = "turn"
    seat: Seat | None
    phase: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Played(Event):
    """A card was played: from the hand, from the stock (`dark`), or face down (`blind`)."""

    e: str = "play"
    seat: Seat
    card: CardName
    how: How = "hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickTaken(Event):
    """The trick is complete and goes to `winner`, who leads the next one."""

    e: str = "trick"
    winner: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchOver(Event):
    """The match is over; equal best totals share the win."""

    e: str = "over"
    winners: tuple[Seat, ...]
