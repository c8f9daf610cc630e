"""A real hub on a real port with a real SQLite file, in the test's own loop, and bare clients for it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest_asyncio
from websockets.asyncio.client import ClientConnection, connect

from fourthseat_engine.moves import Move
from fourthseat_engine.views import View
from fourthseat_server.app import DrainingServer, build_app, open_store, uvicorn_config
from fourthseat_server.entries import Strength
from fourthseat_server.hub import Hub
from fourthseat_server.metrics import Metrics
from fourthseat_server.settings import Settings
from fourthseat_server.store.base import Store
from fourthseat_server.wire import CODECS, JSON, MSGPACK

SECRET = bytes(range(32))
WAIT = 10.0
"""Seconds after which a test gives up waiting for something."""


def token() -> str:
    """A fresh key or id."""
    return secrets.token_urlsafe(16)


class FirstMove:
    """Stands in for the bot workers, which have tests of their own: always the first legal move."""

    async def choose(self, view: View, legal: tuple[Move, ...], seed: int, strength: Strength) -> Move:
        return legal[0]


@dataclass
class Socket:
    """A WebSocket with a memory of what has come in."""

    line: ClientConnection
    codec: str
    seen: list[dict[str, Any]] = field(default_factory=list)

    async def say(self, message: object) -> None:
        """Send a message in the socket's codec."""
        frame = CODECS[self.codec].encode(message)
        await self.line.send(frame.decode() if self.codec == JSON else frame)

    async def hear(self, wanted: Callable[[dict[str, Any]], bool] = lambda message: True) -> dict[str, Any]:
        """The next message that is wanted; all that come before it are remembered too."""
        async with asyncio.timeout(WAIT):
            while True:
                frame = await self.line.recv(decode=False)
                decode = msgspec.json.decode if self.codec == JSON else msgspec.msgpack.decode
                message: dict[str, Any] = decode(frame)
                self.seen.append(message)
                if wanted(message):
                    return message

    async def hear_tag(self, *tags: str) -> dict[str, Any]:
        """The next message with one of these tags."""
        return await self.hear(lambda message: message["t"] in tags)

    async def do(self, command: dict[str, Any], v: int = 10**6, id: str | None = None) -> dict[str, Any]:
        """Give a command, and wait for its `done` or `no`."""
        wish = token() if id is None else id
        await self.say({"t": "do", "id": wish, "v": v, "c": command})
        return await self.hear(lambda message: message["t"] in ("done", "no") and message["id"] == wish)


@dataclass
class House:
    """A running server and what a test does with it."""

    base: str
    hub: Hub
    store: Store
    http: httpx.AsyncClient
    metrics: Metrics
    stack: AsyncExitStack

    async def create(self, **given: Any) -> dict[str, Any]:
        """Make a table of Rikiki with deals of 1, 2, 1 cards; the answer also holds the host's `key`."""
        key = given.setdefault("key", token())
        body = {
            "id": token(),
            "game": "rikiki",
            "options": {"longest": 2},
            "name": "Anna",
            "bytes": "00" * 16,
            "pace": "instant",
        } | given
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return {**answer.json(), "key": key}

    async def sit(self, table: str, link: str, name: str) -> str:
        """Sit down; returns the seat key."""
        key = token()
        answer = await self.http.post(
            f"/api/tables/{table}/sit",
            json={"name": name, "key": key, "bytes": "11" * 16},
            headers=bearer(link),
        )
        assert answer.status_code == 200, answer.text
        return key

    async def full_table(self, **given: Any) -> tuple[dict[str, Any], list[str]]:
        """A table with four people at it; the keys by seat."""
        made = await self.create(**given)
        names = ("Bence", "Aino", "Joris")
        keys = [made["key"]]
        keys += [await self.sit(made["table"], made["links"][n + 1], name) for n, name in enumerate(names)]
        return made, keys

    async def socket(self, codec: str = MSGPACK, **more: Any) -> Socket:
        """A fresh WebSocket, closed when the test ends."""
        address = self.base.replace("http", "ws") + "/ws"
        line = connect(address, subprotocols=[codec], **more)  # type: ignore[list-item]  # a plain name is fine
        return Socket(await self.stack.enter_async_context(line), codec)

    async def hello(
        self, table: str, key: str, have: dict[str, Any] | None = None, codec: str = MSGPACK
    ) -> tuple[Socket, dict[str, Any]]:
        """Connect and say hello; the socket and the `welcome` (or `bye`)."""
        socket = await self.socket(codec)
        await socket.say({"t": "hello", "table": table, "key": key, "tab": "test", "have": have})
        return socket, await socket.hear_tag("welcome", "bye")


def bearer(secret: str) -> dict[str, str]:
    """The header that carries a token."""
    return {"Authorization": f"Bearer {secret}"}


@asynccontextmanager
async def open_house(folder: Path, *, web: Path | None = None, **given: Any) -> AsyncIterator[House]:
    """Run a server on `folder` as long as the context lasts; `web` holds the files of a web client."""
    settings = Settings(data=folder, port=0, **given)
    store, bus = open_store(settings)
    metrics = Metrics()
    app = build_app(settings, store, bus, FirstMove(), SECRET, web, metrics)
    await app.state.hub.start()
    started: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    server = DrainingServer(uvicorn_config(settings, app), app.state.hub, started.set_result)
    serving = asyncio.ensure_future(server._serve())
    base = await started
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=base, timeout=WAIT))
        yield House(base, app.state.hub, store, http, metrics, stack)
    server.should_exit = True
    await serving
    await app.state.hub.close()
    await store.close()


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A running server."""
    async with open_house(tmp_path) as house:
        yield house
