"""The commands of the protocol (section 5), each named by its tag.

They are values: `Move("Ah")`, `Bot(seat=2, strength="easy")`. Who may use which, and when, the hub decides.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

StrengthName: TypeAlias = Literal["easy", "normal", "strong"]
PaceName: TypeAlias = Literal["calm", "brisk", "instant"]


class _Tagged(msgspec.Struct, frozen=True, tag_field="c"):
    pass


class Move(_Tagged, frozen=True, tag="move"):
    """Make this move of the match, in its text form."""

    move: str


class Start(_Tagged, frozen=True, tag="start"):
    """Start the match; after its end, the rematch."""


class Ready(_Tagged, frozen=True, tag="ready"):
    """Go on to the next deal; after the match, accept the rematch with 16 random bytes in hexadecimal."""

    bytes: str | None = None


class Bot(_Tagged, frozen=True, tag="bot"):
    """Put a bot into a seat."""

    seat: int
    strength: StrengthName


class Fill(_Tagged, frozen=True, tag="fill"):
    """Put bots into all open seats."""

    strength: StrengthName


class Free(_Tagged, frozen=True, tag="free"):
    """Leave a seat, or take it from somebody."""

    seat: int


class Relink(_Tagged, frozen=True, tag="relink"):
    """Replace the link of a seat, or (None) the watchers' link."""

    seat: int | None


class Swap(_Tagged, frozen=True, tag="swap"):
    """Exchange two seats."""

    a: int
    b: int


class Name(_Tagged, frozen=True, tag="name"):
    """Give a seat's player another name."""

    seat: int
    name: str


class Options(_Tagged, frozen=True, tag="options"):
    """Change the ruleset's options."""

    options: dict[str, int | str | bool]


class Pace(_Tagged, frozen=True, tag="pace"):
    """Change how fast bots play and deals follow each other."""

    pace: PaceName


class Clock(_Tagged, frozen=True, tag="clock"):
    """Set the turn clock, in seconds; None switches it off."""

    clock: int | None


class Watching(_Tagged, frozen=True, tag="watching"):
    """Allow spectators or not."""

    on: bool


class Device(_Tagged, frozen=True, tag="device"):
    """Ask for a link by which this seat continues on another device."""


Command: TypeAlias = (
    Move
    | Start
    | Ready
    | Bot
    | Fill
    | Free
    | Relink
    | Swap
    | Name
    | Options
    | Pace
    | Clock
    | Watching
    | Device
)
