"""Which Redis server to ask: the only one, the primary that Sentinel names, or the owner of a cluster's slot.

After every failure the map is drawn anew before the next question. In a cluster and behind Sentinel a write
counts when all replicas that could be elected have it (`electable.py`).
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias, cast

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.asyncio.sentinel import Sentinel
from redis.backoff import NoBackoff
from redis.crc import key_slot
from redis.exceptions import RedisError

from fourthseat_server.store.base import StoreAway
from fourthseat_server.store.redis.address import Address, Mode
from fourthseat_server.store.redis.electable import Electable
from fourthseat_server.store.redis.line import Elsewhere, Line, Word

ANSWER_WITHIN = 3.0
"""Seconds that a server may take to answer before the connection is given up."""

MARK_LASTS = 1000
"""Milliseconds."""

Host: TypeAlias = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Shard:
    """One primary of the map: its address, how many replicas could be elected, its slots as ranges."""

    primary: Host
    electable: int
    slots: tuple[tuple[int, int], ...]


WHOLE = ((0, 16383),)


class Servers(ABC):
    """The servers at an address, one `Line` to each that is asked."""

    replicated = True
    """Whether a write counts only when replicas have it."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self._electable = Electable(address.replica_grace)
        self._lines: dict[Host, Line] = {}
        self._shards: list[Shard] = []
        self._drawing = asyncio.Lock()

    @abstractmethod
    async def _draw(self) -> list[Shard]:
        """Find out who is who. Raises `RedisError` or `OSError`."""

    async def ask(self, key: str, *words: Word) -> object:
        """Ask the server that holds `key`. Raises `StoreAway`, and `NoScriptError` for an unknown script."""
        for _ in range(3):
            shard = await self._shard_of(key)
            try:
                return await self._line(shard.primary).ask(*words)
            except Elsewhere:
                self._shards = []
            except StoreAway:
                self._shards = []
                raise
        raise StoreAway("the cluster is being rearranged")

    async def ask_confirmed(self, key: str, mark: str, *words: Word) -> object:
        """Ask a question whose answer rests on nothing that a failover could take back.

        WAIT speaks for writes of its own connection, and others may have written what is read here. So where
        replicas count a short-lived mark is written behind the question: when they have it, they have all
        that came before. `mark` is a key in the same slot. Raises as `ask` does.
        """
        if not self.replicated:
            return await self.ask(key, *words)
        answer, _ = await asyncio.gather(
            self.ask(key, *words), self.ask(key, "SET", mark, "", "PX", MARK_LASTS)
        )
        return answer

    async def primaries(self) -> list[Line]:
        """A line to each primary. Raises `StoreAway`."""
        await self._redraw()
        return [self._line(shard.primary) for shard in self._shards]

    async def owner(self, key: str) -> Host:
        """The server that holds `key` now. Raises `StoreAway`."""
        return (await self._shard_of(key)).primary

    async def primary(self) -> Host:
        """Any primary, for publishing and subscribing. Raises `StoreAway`."""
        return (await self._shard_of("")).primary

    def client(self, host: Host) -> Redis:
        """A client of its own with a single connection that neither retries nor waits long."""
        return Redis(
            host=host[0],
            port=host[1],
            max_connections=1,
            socket_timeout=ANSWER_WITHIN,
            socket_connect_timeout=ANSWER_WITHIN,
            retry=Retry(NoBackoff(), 0),
            **self.address.options(),
        )

    async def close(self) -> None:
        """Hang up everywhere."""
        for line in self._lines.values():
            await line.close()
        self._lines.clear()

    async def _shard_of(self, key: str) -> Shard:
        await self._redraw()
        slot = key_slot(key.encode())
        for shard in self._shards:
            if any(low <= slot <= high for low, high in shard.slots):
                return shard
        self._shards = []
        raise StoreAway(f"no server holds slot {slot}")

    async def _redraw(self) -> None:
        async with self._drawing:
            if not self._shards:
                try:
                    self._shards = await self._draw()
                except (RedisError, OSError, TimeoutError) as error:
                    raise StoreAway(f"{type(error).__name__}: {error}") from error

    def _line(self, host: Host) -> Line:
        if host not in self._lines:
            electable = partial(self._electable_at, host) if self.replicated else None
            self._lines[host] = Line(self.client(host), electable)
        return self._lines[host]

    def _electable_at(self, host: Host) -> int:
        """Raises `RedisError` for a host that the map does not name: it may have been replaced."""
        for shard in self._shards:
            if shard.primary == host:
                return shard.electable
        raise RedisError("the map of the servers is being drawn anew")


class SingleServer(Servers):
    """One server; its own file makes what it acknowledges durable."""

    replicated = False

    async def _draw(self) -> list[Shard]:
        return [Shard(self.address.hosts[0], 0, WHOLE)]


class SentinelServers(Servers):
    """The primary that a quorum of Sentinels watches."""

    async def _draw(self) -> list[Shard]:
        sentinel = Sentinel(list(self.address.hosts), socket_timeout=ANSWER_WITHIN)  # type: ignore[no-untyped-call]  # untyped there
        try:
            host = await sentinel.discover_master(self.address.name)
            replicas = await self._replicas(sentinel)
        finally:
            for each in sentinel.sentinels:
                await each.aclose()
        return [Shard((host[0], host[1]), self._electable.count(replicas), WHOLE)]

    async def _replicas(self, sentinel: Sentinel) -> dict[str, bool]:
        """Each replica by its name, and whether it is up.

        A former primary that has not come back is in Sentinel's list too, but has never told whom it follows.
        """
        failure: Exception = RedisError("no Sentinel answers")
        for each in sentinel.sentinels:
            try:
                told = cast("list[dict[str, object]]", await each.sentinel_slaves(self.address.name))
            except (RedisError, OSError, TimeoutError) as error:
                failure = error
                continue
            return {
                str(replica["name"]): not (replica["is_sdown"] or replica["is_odown"])
                for replica in told
                if replica["master-host"] != "?"
            }
        raise failure


class ClusterServers(Servers):
    """A cluster; any node tells the map."""

    async def _draw(self) -> list[Shard]:
        known = [*self._lines, *self.address.hosts]
        failure: Exception = RedisError("no node of the cluster is known")
        for host in dict.fromkeys(known):
            try:
                async with self._asking(host) as client:
                    answer = await Line(client).ask("CLUSTER", "SHARDS")
                    return [shard for each in cast(list[object], answer) if (shard := self._shard(each))]
            except StoreAway as error:
                failure = RedisError(str(error))
        raise failure

    @asynccontextmanager
    async def _asking(self, host: Host) -> AsyncIterator[Redis]:
        client = self.client(host)
        try:
            yield client
        finally:
            await client.aclose()

    def _shard(self, answer: object) -> Shard | None:
        """One entry of CLUSTER SHARDS; None when it has no primary or no slots."""
        fields = _mapping(answer)
        bounds = cast(list[int], fields["slots"])
        nodes = [_mapping(node) for node in cast(list[object], fields["nodes"])]
        up = {str(node["id"]): node["health"] != "fail" for node in nodes}
        primary = next((node for node in nodes if node["role"] == "master" and up[str(node["id"])]), None)
        if primary is None or not bounds:
            return None
        host = (
            str(primary.get("ip") or primary["endpoint"]),
            cast(int, primary.get("port") or primary["tls-port"]),
        )
        replicas = {str(node["id"]): up[str(node["id"])] for node in nodes if node["role"] == "replica"}
        slots = tuple(zip(bounds[::2], bounds[1::2], strict=True))
        return Shard(host, self._electable.count(replicas), slots)


def open_servers(address: Address) -> Servers:
    """The servers at this address; nothing is connected yet."""
    kinds: dict[Mode, Callable[[Address], Servers]] = {
        "single": SingleServer,
        "sentinel": SentinelServers,
        "cluster": ClusterServers,
    }
    return kinds[address.mode](address)


def _mapping(answer: object) -> dict[str, object]:
    """A map as either protocol version gives it, with text for bytes."""
    if isinstance(answer, dict):
        pairs = list(answer.items())
    else:
        flat = cast(list[object], answer)
        pairs = list(zip(flat[::2], flat[1::2], strict=True))
    return {_text(key): _text(value) if isinstance(value, bytes) else value for key, value in pairs}


def _text(value: object) -> str:
    return value.decode() if isinstance(value, bytes) else str(value)
