"""Hints between hubs over Redis pub/sub: a channel for each table that somebody is at.

Hints may be lost, and are when a server fails over, without a sign. Therefore the listener is told when the
server has confirmed a subscription, the first or a new one, and the hub looks at the logs themselves every
second besides.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from fourthseat_server.store.base import Bus, StoreAway
from fourthseat_server.store.redis.servers import Servers

RECONNECT_AFTER = 0.5
_PREFIX = "fourthseat:hint:"

log = structlog.get_logger()


class RedisBus(Bus):
    """Pub/sub at these servers (any node of a cluster hears all)."""

    def __init__(self, servers: Servers) -> None:
        self._servers = servers
        self._followed: set[str] = set()
        self._pubsub: PubSub | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._listening: asyncio.Task[None] | None = None

    def say(self, table: str, message: bytes) -> None:
        self._spawn(self._publish(table, message))

    def follow(self, table: str) -> None:
        self._followed.add(table)
        if self._pubsub is not None:
            self._spawn(self._quietly(self._pubsub.subscribe(_PREFIX + table)))

    def unfollow(self, table: str) -> None:
        self._followed.discard(table)
        if self._pubsub is not None:
            self._spawn(self._quietly(self._pubsub.unsubscribe(_PREFIX + table)))

    def listen(self, heard: Callable[[str, bytes], None], gap: Callable[[str], None]) -> None:
        self._listening = asyncio.ensure_future(self._listen(heard, gap))

    async def close(self) -> None:
        tasks = [*self._tasks, *([self._listening] if self._listening is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _publish(self, table: str, message: bytes) -> None:
        with contextlib.suppress(StoreAway):
            await self._servers.ask("", "PUBLISH", _PREFIX + table, message)

    async def _quietly(self, work: Awaitable[object]) -> None:
        """A subscription that fails is made anew with all others when the connection is."""
        with contextlib.suppress(RedisError, OSError):
            await work

    async def _listen(self, heard: Callable[[str, bytes], None], gap: Callable[[str], None]) -> None:
        while True:
            client: Redis | None = None
            try:
                client = self._servers.client(await self._servers.primary())
                await self._listen_once(client, heard, gap)
            except (RedisError, OSError, StoreAway) as error:
                log.warning("hints lost", kind=type(error).__name__)
            finally:
                self._pubsub = None
                if client is not None:
                    with contextlib.suppress(RedisError, OSError):
                        await client.aclose()
            await asyncio.sleep(RECONNECT_AFTER)

    async def _listen_once(
        self, client: Redis, heard: Callable[[str, bytes], None], gap: Callable[[str], None]
    ) -> None:
        async with client.pubsub() as pubsub:
            await pubsub.subscribe(_PREFIX)
            self._pubsub = pubsub
            if self._followed:
                await pubsub.subscribe(*(_PREFIX + table for table in self._followed))
            while True:
                message = await pubsub.get_message(timeout=10)
                if message is None:
                    continue
                table = message["channel"].decode().removeprefix(_PREFIX)
                if message["type"] == "message":
                    heard(table, message["data"])
                elif message["type"] == "subscribe":
                    gap(table)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
