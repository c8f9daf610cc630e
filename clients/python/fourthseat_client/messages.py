"""What travels between a client and the hub (protocol sections 3 and 4), and its MessagePack form.

Views and events stay maps here: which types they have depends on the game, see `fold.py`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from fourthseat_client.commands import Command, PaceName, StrengthName
from fourthseat_client.errors import NotUnderstood

SUBPROTOCOL = "fourthseat.v1+msgpack"

Seat: TypeAlias = int
Millis: TypeAlias = int
Raw: TypeAlias = dict[str, object]
"""A map of the wire whose type depends on the game."""


class TableSeat(msgspec.Struct, frozen=True):
    """Who sits in a seat; `covered` while a bot plays for an absent player."""

    kind: Literal["player", "bot", "open"]
    name: str
    covered: bool = False
    strength: StrengthName | None = None
    ready: bool = False


class TableState(msgspec.Struct, frozen=True):
    """A table as everybody at it sees it."""

    id: str
    game: str
    options: dict[str, int | str | bool]
    stage: Literal["waiting", "playing", "over"]
    match: int
    pace: PaceName
    clock: int | None
    watching: bool
    commitment: str
    secret: str | None
    host: Seat
    deadline: Millis | None
    next_at: Millis | None
    seats: tuple[TableSeat, TableSeat, TableSeat, TableSeat]
    next_commitment: str | None = None


class Have(msgspec.Struct, frozen=True):
    """Which prefix of which log a client holds."""

    inc: str
    v: int
    h: str


class _Said(msgspec.Struct, frozen=True, tag_field="t"):
    pass


class Hello(_Said, frozen=True, tag="hello"):
    """The first message of a connection."""

    table: str
    key: str
    tab: str
    have: Have | None


class Do(_Said, frozen=True, tag="do"):
    """A wish; `id` is the same on every retry, `v` the version it was decided on."""

    id: str
    v: int
    c: Command


class Ping(_Said, frozen=True, tag="ping"):
    """Is the line alive?"""

    n: int


ClientMessage: TypeAlias = Hello | Do | Ping


class Ev(_Said, frozen=True, tag="ev"):
    """A version of which this client may hear something."""

    v: int
    h: str
    at: Millis
    table: TableState | None = None
    events: list[Raw] | None = None
    legal: list[str] | None = None
    links: list[str | None] | None = None
    watch: str | None = None


class Skip(_Said, frozen=True, tag="skip"):
    """A version that is not this client's to see."""

    v: int
    h: str


class Snapshot(msgspec.Struct, frozen=True):
    """The whole state at a version, as this client may see it."""

    table: TableState
    match: Raw | None = None
    legal: list[str] | None = None
    links: list[str | None] | None = None
    watch: str | None = None


class Welcome(_Said, frozen=True, tag="welcome"):
    """The answer to a hello: the whole `state`, or what was `missed` since the version that we have."""

    inc: str
    v: int
    h: str
    seat: Seat | None
    now: Millis
    state: Snapshot | None = None
    missed: list[Ev | Skip] | None = None


class Here(_Said, frozen=True, tag="here"):
    """Who is connected."""

    seats: tuple[bool, bool, bool, bool]
    watchers: int


class Done(_Said, frozen=True, tag="done"):
    """The wish stands in the log at version `v`."""

    id: str
    v: int
    token: str | None = None


class No(_Said, frozen=True, tag="no"):
    """The wish was refused, or (id null) a message could not be read."""

    id: str | None
    code: str
    message: str
    v: int | None = None
    legal: list[str] | None = None


class Bye(_Said, frozen=True, tag="bye"):
    """The hub closes; come back after `back` milliseconds, or (null) do not."""

    code: str
    message: str
    back: int | None


class Pong(_Said, frozen=True, tag="pong"):
    """The answer to a ping."""

    n: int


class Saving(_Said, frozen=True, tag="saving"):
    """Whether the store can be written."""

    ok: bool


ServerMessage: TypeAlias = Welcome | Ev | Skip | Here | Done | No | Bye | Pong | Saving


def pack(message: ClientMessage) -> bytes:
    """The frame of a message."""
    return msgspec.msgpack.encode(message)


def unpack(frame: bytes) -> ServerMessage:
    """Read a frame of the hub. Raises `NotUnderstood`; fields that this client does not know are ignored."""
    try:
        return msgspec.msgpack.decode(frame, type=ServerMessage)
    except msgspec.MsgspecError as error:
        raise NotUnderstood(f"The server sent a message that cannot be read: {error}") from error
