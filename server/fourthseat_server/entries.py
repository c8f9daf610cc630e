"""The entries of a table's log: everything that ever changes a table, and its stored form.

An entry says what happened, never what follows from it; `table.apply` folds it. Stored entries must stay
readable for ever: fields may be added with a default, never renamed or removed. A server that is too
old for an entry says so, and does not guess.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from fourthseat_server.refusals import Refusal

Millis: TypeAlias = int
Strength: TypeAlias = Literal["easy", "normal", "strong"]
Pace: TypeAlias = Literal["calm", "brisk", "instant"]
Hand: TypeAlias = Literal["seat", "bot", "clock"]
"""Whose hand made a move: the seat's player, a bot for it, or the turn clock."""


class Fact(msgspec.Struct, frozen=True, tag_field="k", omit_defaults=True, forbid_unknown_fields=True):
    """Base of all entries' bodies; the tag is the class name."""


class Created(Fact, frozen=True, tag=True):
    """The table was made; the host sits in seat 0. `proof` is the commitment of match 0."""

    inc: str
    game: str
    rules: int
    options: dict[str, int | str | bool]
    name: str
    key: bytes
    player_bytes: bytes
    pace: Pace
    clock: int | None
    proof: str


class Sat(Fact, frozen=True, tag=True):
    """Somebody sat down by a link. `key` is the hash of the seat key."""

    seat: int
    name: str
    key: bytes
    player_bytes: bytes


class DeviceOffered(Fact, frozen=True, tag=True):
    """A seat's player asked for a link to continue on another device, good until `until`."""

    seat: int
    until: Millis


class DeviceJoined(Fact, frozen=True, tag=True):
    """Another device took up that link."""

    seat: int
    key: bytes


class BotSat(Fact, frozen=True, tag=True):
    """The host put a bot into a seat, open or taken."""

    seat: int
    strength: Strength


class Filled(Fact, frozen=True, tag=True):
    """The host put bots into all open seats."""

    strength: Strength


class Freed(Fact, frozen=True, tag=True):
    """A seat's player left or was removed."""

    seat: int


class Relinked(Fact, frozen=True, tag=True):
    """A seat's link (None: the watchers') was withdrawn and replaced."""

    seat: int | None


class Swapped(Fact, frozen=True, tag=True):
    """Two seats changed places, with their links."""

    a: int
    b: int


class Named(Fact, frozen=True, tag=True):
    """A seat got another name."""

    seat: int
    name: str


class OptionsSet(Fact, frozen=True, tag=True):
    """The ruleset's options were changed before the start."""

    options: dict[str, int | str | bool]


class PaceSet(Fact, frozen=True, tag=True):
    """How fast bots play and deals follow each other."""

    pace: Pace


class ClockSet(Fact, frozen=True, tag=True):
    """Seconds a turn, None without a clock."""

    clock: int | None


class WatchingSet(Fact, frozen=True, tag=True):
    """Whether spectators may watch."""

    on: bool


class Started(Fact, frozen=True, tag=True):
    """A match began."""


class Readied(Fact, frozen=True, tag=True):
    """A seat wants the next deal, or accepts the rematch with its random bytes."""

    seat: int
    player_bytes: bytes | None = None


class DealtOn(Fact, frozen=True, tag=True):
    """The pause after a deal is over."""


class Moved(Fact, frozen=True, tag=True):
    """A move was made for a seat."""

    seat: int
    move: str
    by: Hand = "seat"


class Covered(Fact, frozen=True, tag=True):
    """A bot plays for a player who is away."""

    seat: int


class Returned(Fact, frozen=True, tag=True):
    """The player who was away is back."""

    seat: int


class Resumed(Fact, frozen=True, tag=True):
    """The present turn begins anew: there was no hub, no store or nobody at the table during a part of it."""


class Closed(Fact, frozen=True, tag=True):
    """The table was closed for good by whoever runs the server."""


Body: TypeAlias = (
    Created
    | Sat
    | DeviceOffered
    | DeviceJoined
    | BotSat
    | Filled
    | Freed
    | Relinked
    | Swapped
    | Named
    | OptionsSet
    | PaceSet
    | ClockSet
    | WatchingSet
    | Started
    | Readied
    | DealtOn
    | Moved
    | Covered
    | Returned
    | Resumed
    | Closed
)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry: when it happened (milliseconds since 1970) and what."""

    at: Millis
    body: Body


class _Kind(msgspec.Struct, frozen=True):
    k: str


class _AnyEntry(msgspec.Struct, frozen=True):
    """What an entry of any version of this server looks like."""

    body: _Kind


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Entry)
_any = msgspec.msgpack.Decoder(_AnyEntry)


def pack_entry(entry: Entry) -> bytes:
    """The stored form of an entry."""
    return _encoder.encode(entry)


def unpack_entry(stored: bytes) -> Entry:
    """Read a stored entry.

    Raises `Refusal`: `table/rules` when it is one of a newer server, `table/broken` when it is none.
    """
    try:
        return _decoder.decode(stored)
    except msgspec.MsgspecError as error:
        raise Refusal("table/rules" if _is_entry(stored) else "table/broken") from error


def _is_entry(stored: bytes) -> bool:
    try:
        _any.decode(stored)
    except msgspec.MsgspecError:
        return False
    return True
