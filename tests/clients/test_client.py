"""The asyncio client over real sockets, against the hub in miniature."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from fourthseat_client import commands
from fourthseat_client.client import Client
from fourthseat_client.errors import Ended, NotUnderstood, Refused
from fourthseat_client.links import Server
from fourthseat_client.messages import SUBPROTOCOL, Bye, ClientMessage, ServerMessage
from fourthseat_client.session import Session
from tests.clients.model_hub import KEY, TABLE, Line, ModelHub


class SocketHub:
    """The model hub behind a WebSocket; `patience` is how many frames a line may carry before it breaks."""

    def __init__(self, hub: ModelHub, patience: int | None = None) -> None:
        self.hub = hub
        self.patience = patience
        self.lines = 0
        self.first_word: ServerMessage | bytes | None = None
        self.connections: set[ServerConnection] = set()

    async def talk(self, connection: ServerConnection) -> None:
        self.lines += 1
        self.connections.add(connection)
        line = Line(self.hub)
        left = self.patience
        try:
            async for frame in connection:
                assert isinstance(frame, bytes)
                line.up.append(msgspec.msgpack.decode(frame, type=ClientMessage))
                line.hub_takes()
                while self.hub.others_turn and not self.hub.over:
                    self.hub.go_on()
                line.tell()
                if self.first_word is not None:
                    word, self.first_word = self.first_word, None
                    await connection.send(word if isinstance(word, bytes) else msgspec.msgpack.encode(word))
                while line.down:
                    if left is not None:
                        left -= 1
                        if left < 0:
                            connection.transport.abort()
                            return
                    await connection.send(msgspec.msgpack.encode(line.down.popleft()))
        except ConnectionClosed:
            pass
        finally:
            self.connections.discard(connection)

    @asynccontextmanager
    async def open(self, port: int = 0) -> AsyncIterator[Server]:
        async with serve(
            self.talk, "127.0.0.1", port, subprotocols=[Subprotocol(SUBPROTOCOL)], compression=None
        ) as server:
            (listening,) = server.sockets
            yield Server(secure=False, host="127.0.0.1", port=listening.getsockname()[1])


def client_of(server: Server) -> Client:
    return Client(server, TABLE, KEY, shortest_pause=0.01, longest_pause=0.05)


def my_turn(session: Session) -> bool:
    return session.live and session.legal is not None


def over(session: Session) -> bool:
    return session.table is not None and session.table.stage == "over"


async def play_to_the_end(client: Client) -> None:
    while True:
        await client.until(lambda session: over(session) or my_turn(session))
        legal = client.session.legal
        if over(client.session) or legal is None:
            return
        await client.act(commands.Move(legal[0]))


@pytest.mark.parametrize("patience", [None, 2, 3, 5])
async def test_a_match_is_played_over_lines_that_break(patience: int | None) -> None:
    hub = ModelHub(observer=1, seed=4)
    sockets = SocketHub(hub, patience)
    async with asyncio.timeout(20), sockets.open() as server, client_of(server) as client:
        await play_to_the_end(client)
        assert client.session.view == hub.view
    assert (sockets.lines > 1) == (patience is not None)
    mine = [each.id for each in hub.log if len(each.id) == 22]
    assert len(mine) == len(set(mine)) > 4


async def test_a_refused_wish_raises_its_code() -> None:
    hub = ModelHub(observer=1, seed=4)
    async with asyncio.timeout(20), SocketHub(hub).open() as server, client_of(server) as client:
        await client.until(my_turn)
        with pytest.raises(Refused) as refused:
            await client.act(commands.Move("bid 50"))
        assert refused.value.code == "illegal/bid"
        assert client.session.legal == tuple(hub.legal)


async def test_a_wish_made_while_nobody_answers_is_answered_when_somebody_does() -> None:
    hub = ModelHub(observer=1, seed=4)
    sockets = SocketHub(hub)
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port = held.getsockname()[1]
    async with asyncio.timeout(20), client_of(Server(secure=False, host="127.0.0.1", port=port)) as client:
        acting = asyncio.create_task(client.act(commands.Start()))
        await asyncio.sleep(0)
        assert not client.session.live
        async with sockets.open(port):
            with pytest.raises(Refused) as refused:
                await acting
    assert refused.value.code == "rights/host"


async def test_steps_tell_every_version_in_order() -> None:
    hub = ModelHub(observer=1, seed=4)
    async with asyncio.timeout(20), SocketHub(hub).open() as server, client_of(server) as client:
        playing = asyncio.create_task(play_to_the_end(client))
        view = client.session.view
        async for step in client.steps():
            assert step.before == view
            view = step.after
            if view is not None and view.phase == "over":
                break
        await playing
        assert view == hub.view


async def test_what_cannot_be_read_makes_the_client_ask_for_everything_anew() -> None:
    hub = ModelHub(observer=1, seed=4)
    sockets = SocketHub(hub)
    sockets.first_word = b"\xc1nonsense"
    async with asyncio.timeout(20), sockets.open() as server, client_of(server) as client:
        await client.until(my_turn)
        assert client.session.view == hub.view
    assert sockets.lines == 2


async def test_bye_with_a_time_is_waited_out() -> None:
    sockets = SocketHub(ModelHub(observer=1, seed=4))
    sockets.first_word = Bye(code="server/draining", message="Soon back.", back=60)
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(20), sockets.open() as server:
        began = loop.time()
        async with client_of(server) as client:
            await client.until(my_turn)
            assert loop.time() - began >= 0.06
    assert sockets.lines == 2


async def test_bye_for_good_ends_the_client_and_every_wish() -> None:
    sockets = SocketHub(ModelHub(observer=1, seed=4))
    async with asyncio.timeout(20), sockets.open() as server, client_of(server) as client:
        await client.until(my_turn)
        sockets.first_word = Bye(code="key/unknown", message="Your seat was given away.", back=None)
        with pytest.raises(Refused) as refused:
            await client.act(commands.Start())
        assert refused.value.code == "key/unknown"
        with pytest.raises(Ended):
            await client.until(over)
        with pytest.raises(Ended):
            await client.act(commands.Start())
        with pytest.raises(Ended):
            await anext(client.steps())
    assert sockets.lines == 1


async def test_a_game_that_the_client_does_not_know_is_an_error_of_its_own() -> None:
    hub = ModelHub(observer=1, seed=4)
    table = msgspec.structs.replace(hub.table(), game="ninepins")
    hub.table = lambda: table  # type: ignore[method-assign]  # a table of a newer hub
    async with asyncio.timeout(20), SocketHub(hub).open() as server, client_of(server) as client:
        with pytest.raises(NotUnderstood, match="ninepins"):
            await client.until(my_turn)
