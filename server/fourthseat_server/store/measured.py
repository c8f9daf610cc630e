"""A store that notes how long its appends take."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from time import perf_counter

from fourthseat_server.store.base import Appended, Known, Stale, Store, Stored


class MeasuredStore(Store):
    """Passes everything on to `store`, and the seconds of each successful append to `note`."""

    def __init__(self, store: Store, note: Callable[[float], None]) -> None:
        self._store = store
        self._note = note

    async def append(self, table: str, version: int, id: str, entry: bytes) -> Appended | Known | Stale:
        began = perf_counter()
        answer = await self._store.append(table, version, id, entry)
        if isinstance(answer, Appended):
            self._note(perf_counter() - began)
        return answer

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        return await self._store.read(table, after)

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        return await self._store.latest(tables)

    def tables(self) -> AsyncIterator[str]:
        return self._store.tables()

    async def close(self) -> None:
        await self._store.close()
