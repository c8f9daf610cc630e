"""A model of the store: a primary that copies to a replica, and can be replaced by it at any moment.

An append is acknowledged when the replica has it; a failover takes back what the replica has not. Requests
and answers get lost, the store goes away for a while, copying stalls.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from random import Random
from typing import TypeAlias, TypeVar

from fourthseat_server.store.base import Appended, Known, Stale, Store, StoreAway, Stored

T = TypeVar("T")
Answer: TypeAlias = Appended | Known | Stale
CONFIRM_WITHIN = 0.4


class ModelStore(Store):
    """What all hubs share. `faulty` can be switched off at the end of a run."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.faulty = True
        self.away = False
        self.stalled = False
        self.epoch = 0
        self.logs: dict[str, list[Stored]] = {}
        self.copied: dict[str, int] = {}
        self.lost_requests = 0
        self.lost_answers = 0
        self.taken_back = 0

    # The interface

    async def append(self, table: str, version: int, id: str, entry: bytes) -> Answer:
        await self._hop()
        self._require_presence()
        epoch = self.epoch
        answer = self.apply(table, version, id, entry)
        await self._copied(table, len(self.logs[table]), epoch)
        await self._hop_back()
        return answer

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        await self._hop()
        self._require_presence()
        epoch = self.epoch
        entries = list(self.logs.get(table, ()))
        await self._copied(table, len(entries), epoch)
        await self._hop_back()
        return entries[after:]

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        await self._hop()
        self._require_presence()
        return {table: len(self.logs.get(table, ())) for table in tables}

    async def tables(self) -> AsyncIterator[str]:
        for name in list(self.logs):
            yield name

    async def close(self) -> None:
        return

    # The model

    def apply(self, table: str, version: int, id: str, entry: bytes) -> Answer:
        """What the script on the primary does."""
        log = self.logs.setdefault(table, [])
        for v, stored in enumerate(log, 1):
            if stored.id == id:
                return Known(v)
        if len(log) != version:
            return Stale(len(log))
        log.append(Stored(id, entry))
        return Appended(len(log))

    def committed(self, table: str) -> int:
        """The version that no failover can take back."""
        return self.copied.get(table, 0)

    async def copy_forever(self) -> None:
        """The replica follows."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 0.003))
            if not self.stalled:
                for table, log in self.logs.items():
                    self.copied[table] = len(log)

    def fail_over(self) -> None:
        """The replica takes the primary's place, with what it has."""
        for table, log in self.logs.items():
            self.taken_back += len(log) - self.committed(table)
            del log[self.committed(table) :]
        self.epoch += 1
        self.stalled = False

    async def _copied(self, table: str, v: int, epoch: int) -> None:
        """Wait for the replica. Raises `StoreAway` when it does not come up in time, or after a failover."""
        until = asyncio.get_running_loop().time() + CONFIRM_WITHIN
        while self.committed(table) < v:
            await asyncio.sleep(0.004)
            if self.epoch != epoch or asyncio.get_running_loop().time() > until:
                raise StoreAway("not confirmed")
        if self.epoch != epoch:
            raise StoreAway("failed over")

    def _require_presence(self) -> None:
        if self.away and self.faulty:
            raise StoreAway("away")

    async def _hop(self) -> None:
        await asyncio.sleep(self.chance.expovariate(1 / 0.001))
        if self.faulty and self.chance.random() < 0.01:
            self.lost_requests += 1
            await asyncio.sleep(0.2)
            raise StoreAway("the request was lost")

    async def _hop_back(self) -> None:
        await asyncio.sleep(self.chance.expovariate(1 / 0.001))
        if self.faulty and self.chance.random() < 0.01:
            self.lost_answers += 1
            await asyncio.sleep(0.2)
            raise StoreAway("the answer was lost")


class HubsStore(Store):
    """One hub's way to the store; a paused hub waits, a dead one for ever."""

    def __init__(self, store: ModelStore, running: asyncio.Event) -> None:
        self.store = store
        self.running = running

    async def append(self, table: str, version: int, id: str, entry: bytes) -> Answer:
        return await self._through(self.store.append(table, version, id, entry))

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        return await self._through(self.store.read(table, after))

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        return await self._through(self.store.latest(tables))

    async def _through(self, asked: Coroutine[None, None, T]) -> T:
        try:
            await self.running.wait()
            answer = await asked
        except StoreAway:
            await self.running.wait()
            raise
        finally:
            asked.close()
        await self.running.wait()
        return answer

    def tables(self) -> AsyncIterator[str]:
        return self.store.tables()

    async def close(self) -> None:
        return
