"""What the client sends is what the hub reads; what nobody can read is refused."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from fourthseat_client import commands
from fourthseat_client.errors import NotUnderstood
from fourthseat_client.messages import ClientMessage, Do, Have, Hello, Ping, Welcome, pack, unpack
from fourthseat_server import wire

EVERY_COMMAND: tuple[commands.Command, ...] = (
    commands.Move("bid 3"),
    commands.Start(),
    commands.Ready(),
    commands.Ready("0" * 32),
    commands.Bot(seat=2, strength="easy"),
    commands.Fill("strong"),
    commands.Free(1),
    commands.Relink(None),
    commands.Swap(a=1, b=2),
    commands.Name(seat=0, name="Aino"),
    commands.Options({"longest": 3}),
    commands.Pace("brisk"),
    commands.Clock(30),
    commands.Watching(on=False),
    commands.Device(),
)


def test_every_command_of_the_hub_can_be_given() -> None:
    assert set(map(type, EVERY_COMMAND)) == set(get_args(commands.Command))
    assert len(get_args(commands.Command)) == len(get_args(wire.AnyCommand))


@pytest.mark.parametrize(
    "message",
    [
        Hello(table="t" * 16, key="k" * 22, tab="x", have=None),
        Hello(table="t" * 16, key="k" * 22, tab="x", have=Have(inc="i", v=4, h="h")),
        Ping(7),
        *(Do(id="i" * 22, v=3, c=command) for command in EVERY_COMMAND),
    ],
    ids=str,
)
def test_the_hub_reads_what_the_client_sends(message: ClientMessage) -> None:
    read = wire.CODECS[wire.MSGPACK].decode(pack(message))
    assert msgspec.to_builtins(read) == msgspec.to_builtins(message)


def test_fields_of_a_newer_hub_are_ignored() -> None:
    frame = msgspec.msgpack.encode(
        {"t": "welcome", "inc": "i", "v": 1, "h": "h", "seat": None, "now": 5, "missed": [], "mood": "good"}
    )
    assert unpack(frame) == Welcome(inc="i", v=1, h="h", seat=None, now=5, missed=[])


@pytest.mark.parametrize("frame", [b"", b"\xc1", b"\x80", msgspec.msgpack.encode({"t": "surprise"})])
def test_what_is_no_message_is_not_understood(frame: bytes) -> None:
    with pytest.raises(NotUnderstood):
        unpack(frame)
