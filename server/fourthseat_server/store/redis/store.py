"""Logs on Redis: a list of entries and a hash of ids for each table, changed by one script.

Both keys share the hash tag `{table}`, so they live on one server of a cluster. The script answers *known* to
an id that it has stored before, so that a command whose answer was lost may simply be sent again.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Sequence
from typing import cast

import msgpack
from redis.exceptions import NoScriptError

from fourthseat_server.store.base import Appended, Known, Stale, Store, Stored
from fourthseat_server.store.redis.servers import Servers

APPEND = """
local known = redis.call('HGET', KEYS[2], ARGV[2])
if known then return {1, tonumber(known)} end
local length = redis.call('LLEN', KEYS[1])
if length ~= tonumber(ARGV[1]) then return {2, length} end
redis.call('RPUSH', KEYS[1], ARGV[3])
redis.call('HSET', KEYS[2], ARGV[2], length + 1)
return {0, length + 1}
"""
_APPEND_HASH = hashlib.sha1(APPEND.encode(), usedforsecurity=False).hexdigest()
_ANSWERS = (Appended, Known, Stale)
_PREFIX = "fourthseat:{"
_SUFFIX = "}:log"


class RedisStore(Store):
    """Logs on these servers; closing the store hangs up on them."""

    def __init__(self, servers: Servers) -> None:
        self._servers = servers

    async def append(self, table: str, version: int, id: str, entry: bytes) -> Appended | Known | Stale:
        keys = (log_key(table), f"{_PREFIX}{table}}}:ids")
        stored = cast(bytes, msgpack.packb([id, entry]))
        rest = (2, *keys, version, id, stored)
        try:
            answer = await self._servers.ask(keys[0], "EVALSHA", _APPEND_HASH, *rest)
        except NoScriptError:
            answer = await self._servers.ask(keys[0], "EVAL", APPEND, *rest)
        kind, v = cast(list[int], answer)
        return _ANSWERS[kind](v)

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        key = log_key(table)
        mark = f"{_PREFIX}{table}}}:mark"
        answer = await self._servers.ask_confirmed(key, mark, "LRANGE", key, after, -1)
        return [Stored(*msgpack.unpackb(stored)) for stored in cast(list[bytes], answer)]

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        keys = [log_key(table) for table in tables]
        lengths = await asyncio.gather(*(self._servers.ask(key, "LLEN", key) for key in keys))
        return dict(zip(tables, cast(list[int], lengths), strict=True))

    async def tables(self) -> AsyncIterator[str]:
        for line in await self._servers.primaries():
            cursor = 0
            while True:
                answer = await line.ask("SCAN", cursor, "MATCH", f"{_PREFIX}*{_SUFFIX}", "COUNT", 500)
                cursor, keys = cast(tuple[int, list[bytes]], answer)
                for key in keys:
                    yield key.decode().removeprefix(_PREFIX).removesuffix(_SUFFIX)
                if not cursor:
                    break

    async def close(self) -> None:
        await self._servers.close()


def log_key(table: str) -> str:
    """The key of a table's log."""
    return f"{_PREFIX}{table}{_SUFFIX}"
