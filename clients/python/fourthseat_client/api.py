"""The hub's HTTP requests (protocol section 2): make a table, look at one, sit down, fetch a record.

Each call opens one connection in a thread. All of them raise `Refused`, `Unreachable` or `NotUnderstood`.
"""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import Mapping
from typing import Literal, TypeVar

import msgspec

from fourthseat_client.commands import PaceName
from fourthseat_client.errors import NotUnderstood, Refused, Unreachable
from fourthseat_client.links import Server
from fourthseat_client.messages import TableState
from fourthseat_client.session import fresh_bytes, fresh_secret

TIMEOUT = 15.0
"""Seconds that one request may take."""

LARGEST_ANSWER = 8 << 20
"""Bytes; a record of the longest match is far below."""


class OptionForm(msgspec.Struct, frozen=True):
    """One option of a ruleset; which of the fields are there depends on its kind."""

    name: str
    kind: Literal["whole", "choice", "switch"]
    default: int | str | bool
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()


class GameForm(msgspec.Struct, frozen=True):
    """A ruleset that the hub deals, and the version of its rules."""

    game: str
    rules: int
    options: tuple[OptionForm, ...] = ()


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """The wish for a table. `id` makes it safe to repeat; `bytes` go into the shuffle."""

    game: str
    name: str
    options: Mapping[str, int | str | bool] = msgspec.field(default_factory=dict)
    pace: PaceName = "calm"
    clock: int | None = None
    id: str = msgspec.field(default_factory=fresh_secret)
    key: str = msgspec.field(default_factory=fresh_secret)
    bytes: str = msgspec.field(default_factory=fresh_bytes)


class MadeTable(msgspec.Struct, frozen=True):
    """A table and the links of its seats; None where no link is needed."""

    table: str
    seat: int
    links: tuple[str | None, ...]
    watch: str | None


class Opens(msgspec.Struct, frozen=True):
    """What a token or key opens."""

    kind: Literal["seat", "device", "key", "watch"]
    seat: int | None = None
    taken: bool = False


class Looked(msgspec.Struct, frozen=True):
    """What a token opens, and the table behind it."""

    opens: Opens
    table: TableState


class _Sat(msgspec.Struct, frozen=True):
    seat: int


class _Refusal(msgspec.Struct, frozen=True):
    code: str
    message: str


T = TypeVar("T")


class Api:
    """The requests to one hub."""

    def __init__(self, server: Server) -> None:
        self.server = server

    async def games(self) -> tuple[GameForm, ...]:
        """Every ruleset with its options."""
        return await self._ask("GET", "/api/games", tuple[GameForm, ...])

    async def create(self, wish: NewTable) -> MadeTable:
        """Make a table; its maker sits in seat 0 and is the host."""
        return await self._ask("POST", "/api/tables", MadeTable, body=msgspec.json.encode(wish))

    async def look(self, table: str, secret: str) -> Looked:
        """What a link token, watch token or seat key opens. Changes nothing."""
        return await self._ask("GET", f"/api/tables/{table}", Looked, secret=secret)

    async def sit(self, table: str, token: str, *, name: str, key: str) -> int:
        """Claim the seat that the token opens, under `key`; returns the seat. Safe to repeat."""
        body = msgspec.json.encode({"name": name, "key": key, "bytes": fresh_bytes()})
        return (await self._ask("POST", f"/api/tables/{table}/sit", _Sat, secret=token, body=body)).seat

    async def record(self, table: str, match: int, secret: str) -> str:
        """The record of a finished match."""
        path = f"/api/tables/{table}/records/{match}"
        return (await self._fetch("GET", path, secret=secret)).decode()

    async def _ask(
        self, method: str, path: str, shape: type[T], *, secret: str | None = None, body: bytes | None = None
    ) -> T:
        answer = await self._fetch(method, path, secret=secret, body=body)
        try:
            return msgspec.json.decode(answer, type=shape)
        except msgspec.MsgspecError as error:
            raise NotUnderstood(f"The server gave an answer that cannot be read: {error}") from error

    async def _fetch(
        self, method: str, path: str, *, secret: str | None = None, body: bytes | None = None
    ) -> bytes:
        headers = {"accept": "application/json"}
        if secret is not None:
            headers["authorization"] = f"Bearer {secret}"
        if body is not None:
            headers["content-type"] = "application/json"
        try:
            status, answer = await asyncio.to_thread(self._exchange, method, path, body, headers)
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable(f"No answer from {self.server.origin}: {error}") from error
        if status >= 400:
            raise _refusal(status, answer)
        return answer

    def _exchange(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> tuple[int, bytes]:
        kind = http.client.HTTPSConnection if self.server.secure else http.client.HTTPConnection
        line = kind(self.server.host, self.server.port, timeout=TIMEOUT)
        try:
            line.request(method, path, body=body, headers=headers)
            answer = line.getresponse()
            return answer.status, answer.read(LARGEST_ANSWER)
        finally:
            line.close()


def _refusal(status: int, answer: bytes) -> Refused:
    try:
        said = msgspec.json.decode(answer, type=_Refusal)
    except msgspec.MsgspecError:
        return Refused("net/answer", f"The server answered {status} without a reason.")
    return Refused(said.code, said.message)
