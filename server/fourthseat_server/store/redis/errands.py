"""The queue of bot jobs on Redis: a stream read by a consumer group, answers in a list for each hub.

A job that was taken and not struck off within `SILENT_FOR` is given to another worker; jobs past their time
are struck off unanswered. Whatever is lost costs the hub a fallback move and nothing else.
"""

from __future__ import annotations

import asyncio
import time
from typing import cast

from redis.exceptions import RedisError, ResponseError

from fourthseat_server.store.base import Errand, Errands, StoreAway
from fourthseat_server.store.redis.line import Elsewhere, Line, Word
from fourthseat_server.store.redis.servers import Servers

STREAM = "{fourthseat-bots}:jobs"
GROUP = "workers"
WAIT = 1000
"""Milliseconds of one wait for a job or an answer."""
SILENT_FOR = 3000
LONGEST_STREAM = 10_000
REPLIES_LAST = 60


class RedisErrands(Errands):
    """The queue at these servers, which it hangs up on; waiting is done on connections of their own."""

    def __init__(self, servers: Servers) -> None:
        self._servers = servers
        self._waiting: dict[str, Line] = {}

    async def put(self, job: bytes, reply_to: str, until: int) -> None:
        fields = ("job", job, "reply_to", reply_to, "until", until)
        await self._servers.ask(STREAM, "XADD", STREAM, "MAXLEN", "~", LONGEST_STREAM, "*", *fields)

    async def replies(self, reply_to: str) -> list[bytes]:
        key = _reply_key(reply_to)
        first = cast("list[bytes] | None", await self._wait(reply_to, "BLPOP", key, WAIT // 1000))
        if first is None:
            return []
        more = cast("list[bytes] | None", await self._servers.ask(key, "LPOP", key, 100))
        return [first[1], *(more or ())]

    async def take(self, worker: str) -> Errand | None:
        errand = await self._claim(worker) or await self._next(worker)
        if errand is not None and errand.until < time.time_ns() // 1_000_000:
            await self.finish(errand, None)
            return None
        return errand

    async def finish(self, errand: Errand, answer: bytes | None) -> None:
        if answer is not None:
            key = _reply_key(errand.reply_to)
            await self._servers.ask(key, "RPUSH", key, answer)
            await self._servers.ask(key, "EXPIRE", key, REPLIES_LAST)
        await self._servers.ask(STREAM, "XACK", STREAM, GROUP, errand.name)
        await self._servers.ask(STREAM, "XDEL", STREAM, errand.name)

    async def close(self) -> None:
        await asyncio.gather(*(line.close() for line in self._waiting.values()))
        await self._servers.close()

    async def _claim(self, worker: str) -> Errand | None:
        """A job whose taker has fallen silent."""
        answer = await self._as_group("XAUTOCLAIM", STREAM, GROUP, worker, SILENT_FOR, "0", "COUNT", 1)
        entries = cast("list[list[object]]", answer)[1]
        return _errand(entries[0]) if entries else None

    async def _next(self, worker: str) -> Errand | None:
        words = ("XREADGROUP", "GROUP", GROUP, worker, "COUNT", 1, "BLOCK", WAIT, "STREAMS", STREAM, ">")
        answer = await self._wait(worker, *words)
        if not answer:
            return None
        if isinstance(answer, dict):
            (entries,) = answer.values()
        else:
            entries = cast("list[list[object]]", answer)[0][1]
        return _errand(_only(entries))

    async def _as_group(self, *words: Word) -> object:
        """Ask; when the group is not there yet (or Redis was emptied), make it first."""
        try:
            return await self._servers.ask(STREAM, *words)
        except StoreAway as error:
            if "NOGROUP" not in str(error):
                raise
        try:
            await self._servers.ask(STREAM, "XGROUP", "CREATE", STREAM, GROUP, "0", "MKSTREAM")
        except StoreAway as error:
            if "BUSYGROUP" not in str(error):
                raise
        return await self._servers.ask(STREAM, *words)

    async def _wait(self, who: str, *words: Word) -> object:
        """Ask on a connection of one's own, which may be kept waiting."""
        if who not in self._waiting:
            host = await self._servers.owner(STREAM)
            self._waiting[who] = Line(self._servers.client(host))
        try:
            return await self._waiting[who].ask(*words)
        except (Elsewhere, StoreAway, RedisError, ResponseError) as error:
            await self._waiting.pop(who).close()
            raise StoreAway(str(error)) from error


def _reply_key(reply_to: str) -> str:
    return f"{{fourthseat-bots}}:reply:{reply_to}"


def _only(entries: object) -> object:
    """The one entry in a list of entries, which may lie in a list of its own."""
    first = cast("list[object]", entries)[0]
    nested = isinstance(first, list) and isinstance(first[0], (list, tuple))
    return cast("list[object]", first)[0] if nested else first


def _errand(entry: object) -> Errand:
    name, given = cast("tuple[bytes, object]", entry)
    if isinstance(given, dict):
        fields = cast("dict[bytes, bytes]", given)
    else:
        flat = cast("list[bytes]", given)
        fields = dict(zip(flat[::2], flat[1::2], strict=True))
    return Errand(name.decode(), fields[b"job"], fields[b"reply_to"].decode(), int(fields[b"until"]))
