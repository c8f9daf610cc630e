"""The messages of the session protocol and their two codecs. `server/PROTOCOL.md` describes them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgpack
import msgspec

from fourthseat_server.entries import Pace, Strength
from fourthseat_server.refusals import Refusal

MSGPACK = "fourthseat.v1+msgpack"
JSON = "fourthseat.v1+json"
LONGEST_MESSAGE = 4096

# Commands, in `do.c`


class Command(msgspec.Struct, frozen=True, tag_field="c", tag=str.lower, forbid_unknown_fields=True):
    """Base of all commands; the tag is the class name in small letters."""


class Move(Command, frozen=True):
    """Make a move, given as text."""

    move: str


class Start(Command, frozen=True):
    """Begin the match, or the rematch."""


class Ready(Command, frozen=True):
    """Go on to the next deal; with bytes, accept the rematch."""

    bytes: str | None = None


class Bot(Command, frozen=True):
    """Put a bot into a seat."""

    seat: int
    strength: Strength = "normal"


class Fill(Command, frozen=True):
    """Put bots into all open seats."""

    strength: Strength = "normal"


class Free(Command, frozen=True):
    """Leave, or remove whoever sits there."""

    seat: int


class Relink(Command, frozen=True):
    """Replace the link of a seat, or of the watchers."""

    seat: int | None


class Swap(Command, frozen=True):
    """Exchange two seats."""

    a: int
    b: int


class Name(Command, frozen=True):
    """Rename a seat."""

    seat: int
    name: str


class Options(Command, frozen=True):
    """Change the ruleset's options."""

    options: dict[str, int | str | bool]


class SetPace(Command, frozen=True, tag="pace"):
    """Change the pace."""

    pace: Pace


class Clock(Command, frozen=True):
    """Change the turn clock: seconds a turn, or null."""

    clock: int | None


class Watching(Command, frozen=True):
    """Allow spectators or not."""

    on: bool


class Device(Command, frozen=True):
    """Ask for a link to continue on another device."""


AnyCommand: TypeAlias = (
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
    | SetPace
    | Clock
    | Watching
    | Device
)

# Client to server


class Inbound(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """Base of what clients send."""


class Have(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a returning client knows already."""

    inc: str
    v: int
    h: str


class Hello(Inbound, frozen=True):
    """The first message."""

    table: str
    key: str
    tab: str
    have: Have | None = None


class Do(Inbound, frozen=True):
    """A wish: retried with the same id until it is answered."""

    id: str
    v: int
    c: AnyCommand


class Ping(Inbound, frozen=True):
    """Are you there?"""

    n: int


AnyInbound: TypeAlias = Hello | Do | Ping

# Server to client: plain maps, so that absent fields are absent

Outbound: TypeAlias = dict[str, object]


def no(id: str | None, refusal: Refusal, v: int | None) -> Outbound:
    """A refusal of the wish `id`."""
    return {"t": "no", "id": id, "code": refusal.code, "message": refusal.message, "v": v}


def bye(refusal: Refusal, back: int | None) -> Outbound:
    """The server closes next; `back` is when to return, in milliseconds from now."""
    return {"t": "bye", "code": refusal.code, "message": refusal.message, "back": back}


# Codecs


def _plain_msgpack(frame: bytes) -> object:
    return msgpack.unpackb(
        frame,
        raw=False,
        strict_map_key=True,
        max_str_len=1024,
        max_bin_len=0,
        max_array_len=64,
        max_map_len=32,
        max_ext_len=0,
    )


@dataclass(frozen=True, slots=True)
class Codec:
    """One of the two forms of the same messages."""

    subprotocol: str
    kind: Literal["bytes", "text"]
    plain: Callable[[bytes], object]
    encode: Callable[[object], bytes]

    def decode(self, frame: bytes) -> AnyInbound:
        """Read a client's message. Raises `Refusal` (`message/unreadable`, `message/too-big`)."""
        if len(frame) > LONGEST_MESSAGE:
            raise Refusal("message/too-big")
        try:
            return msgspec.convert(self.plain(frame), AnyInbound)  # type: ignore[no-any-return]  # typed as Any for unions
        except (ValueError, TypeError, msgspec.MsgspecError, msgpack.UnpackException, RecursionError):
            raise Refusal("message/unreadable") from None


CODECS: dict[str, Codec] = {
    MSGPACK: Codec(MSGPACK, "bytes", _plain_msgpack, msgspec.msgpack.encode),
    JSON: Codec(JSON, "text", msgspec.json.decode, msgspec.json.encode),
}


def id_in(codec: Codec, frame: bytes) -> str | None:
    """The id of an unreadable wish, if that much can be read, so that its refusal can be matched."""
    try:
        plain = codec.plain(frame[:LONGEST_MESSAGE])
    except (ValueError, TypeError, msgspec.MsgspecError, msgpack.UnpackException, RecursionError):
        return None
    found = plain.get("id") if isinstance(plain, dict) else None
    return found if isinstance(found, str) and len(found) <= 64 else None
