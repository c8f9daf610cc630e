"""The short way to the wire: whole frames, in order, and no room for readers who are too slow."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from starlette.websockets import WebSocket, WebSocketState
from websockets.frames import Frame, Opcode

from fourthseat_server.connection import CLOSE_SLOW, LONGEST_QUEUE, Connection
from fourthseat_server.guard import MOST_UNREAD, frame
from fourthseat_server.hub import Hub
from fourthseat_server.metrics import Metrics
from fourthseat_server.wire import CODECS, MSGPACK
from tests.server.conftest import House


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
@pytest.mark.parametrize(("text", "opcode"), [(False, Opcode.BINARY), (True, Opcode.TEXT)])
def test_a_frame_is_what_the_library_makes(size: int, text: bool, opcode: Opcode) -> None:
    message = b"x" * size
    assert frame(message, text=text) == Frame(opcode, message).serialize(mask=False)


class Wire:
    """Both ways to the wire of one socket, which can be full. Stands in for uvicorn and Starlette."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.room = asyncio.Event()
        self.sent: asyncio.Queue[bytes] = asyncio.Queue()
        self.closed: int | None = None

    def send_now(self, message: bytes, *, text: bool) -> bool:
        if self.room.is_set():
            self.sent.put_nowait(message)
        return self.room.is_set()

    async def send_bytes(self, message: bytes) -> None:
        await self.room.wait()
        await asyncio.sleep(0)
        self.sent.put_nowait(message)

    async def receive(self) -> dict[str, object]:
        nothing: asyncio.Future[dict[str, object]] = asyncio.get_running_loop().create_future()
        return await nothing

    async def close(self, code: int) -> None:
        self.closed = code


def connected(wire: Wire) -> Connection:
    return Connection(cast(WebSocket, wire), cast(Hub, None), CODECS[MSGPACK], Metrics(), wire)


async def test_nothing_overtakes_what_had_to_wait() -> None:
    wire = Wire()
    connection = connected(wire)
    running = asyncio.ensure_future(connection.run())
    connection.send(b"1")
    await asyncio.sleep(0)
    wire.room.set()
    connection.send(b"2")
    async with asyncio.timeout(10):
        assert [await wire.sent.get(), await wire.sent.get()] == [b"1", b"2"]
    connection.send(b"3")
    assert wire.sent.get_nowait() == b"3"
    running.cancel()


async def test_who_reads_too_slowly_is_cut_off() -> None:
    wire = Wire()
    connection = connected(wire)
    running = asyncio.ensure_future(connection.run())
    for _ in range(LONGEST_QUEUE + 1):
        connection.send(b"x")
    wire.room.set()
    async with asyncio.timeout(10):
        await running
    assert wire.closed == CLOSE_SLOW
    assert wire.sent.qsize() <= 1


async def test_many_messages_at_once_are_all_answered(house: House) -> None:
    made = await house.create()
    socket, _ = await house.hello(made["table"], made["key"])
    count = 4 * MOST_UNREAD
    for n in range(count):
        await socket.say({"t": "ping", "n": n})
    assert [(await socket.hear_tag("pong"))["n"] for _ in range(count)] == list(range(count))
