"""The embedded store: one SQLite file, one writer thread, many appends to a commit.

Appends queue up while the disk syncs; the thread then writes all that have come in one transaction, so that
the cost of durability is shared. Answers go out only after the commit.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from fourthseat_server.store.base import Appended, Known, Stale, Store, StoreAway, Stored

_SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    "table" TEXT NOT NULL,
    version INTEGER NOT NULL,
    id TEXT NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY ("table", version)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS entry_ids ON entries ("table", id);
"""
_MOST_IN_A_COMMIT = 256

Answer: TypeAlias = Appended | Known | Stale | list[Stored] | list[str]


@dataclass(frozen=True, slots=True)
class _Job:
    """Something to do on the store's thread, and the future that waits for its answer."""

    work: Callable[[sqlite3.Connection], Answer]
    done: asyncio.Future[Answer]
    loop: asyncio.AbstractEventLoop


class SqliteStore(Store):
    """Logs in the SQLite file at `path`, which is made if it is not there."""

    def __init__(self, path: Path, patience: float = 5.0) -> None:
        """`patience`: seconds that a commit waits for another process that holds the file."""
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._connection = connect(path, patience)
        self._thread = threading.Thread(target=self._run, name="sqlite", daemon=True)
        self._thread.start()

    async def append(self, table: str, version: int, id: str, entry: bytes) -> Appended | Known | Stale:
        answer = await self._do(lambda db: _append(db, table, version, id, entry))
        assert isinstance(answer, (Appended, Known, Stale))
        return answer

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        answer = await self._do(lambda db: _read(db, table, after))
        assert isinstance(answer, list)
        return [each for each in answer if isinstance(each, Stored)]

    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: len(await self.read(table)) for table in tables}

    async def tables(self) -> AsyncIterator[str]:
        answer = await self._do(_tables)
        assert isinstance(answer, list)
        for name in answer:
            assert isinstance(name, str)
            yield name

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        if not self._thread.is_alive():
            raise StoreAway("the store is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Answer] = loop.create_future()
        self._jobs.put(_Job(work, done, loop))
        return await done

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            last = False
            while len(batch) < _MOST_IN_A_COMMIT and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._commit(batch)
            if last:
                break
        self._connection.close()

    def _commit(self, batch: list[_Job]) -> None:
        """Do the whole batch in one transaction; when any of it fails, none of it is acknowledged."""
        answers: list[Answer] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                answers.append(job.work(self._connection))
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            for job in batch:
                _settle(job, StoreAway(str(error)))
            return
        for job, answer in zip(batch, answers, strict=True):
            _settle(job, answer)


def connect(path: Path, patience: float = 5.0) -> sqlite3.Connection:
    """Open the file durably: a write-ahead log that is synced at every commit."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=patience)
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.executescript(_SCHEMA)
    return db


def _append(
    db: sqlite3.Connection, table: str, version: int, id: str, entry: bytes
) -> Appended | Known | Stale:
    known = db.execute('SELECT version FROM entries WHERE "table" = ? AND id = ?', (table, id)).fetchone()
    if known is not None:
        return Known(known[0])
    last = db.execute('SELECT max(version) FROM entries WHERE "table" = ?', (table,)).fetchone()[0] or 0
    if last != version:
        return Stale(last)
    db.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", (table, version + 1, id, entry))
    return Appended(version + 1)


def _read(db: sqlite3.Connection, table: str, after: int) -> list[Stored]:
    rows = db.execute(
        'SELECT id, entry FROM entries WHERE "table" = ? AND version > ? ORDER BY version', (table, after)
    )
    return [Stored(id, entry) for id, entry in rows]


def _tables(db: sqlite3.Connection) -> list[str]:
    return [name for (name,) in db.execute('SELECT DISTINCT "table" FROM entries')]


def _settle(job: _Job, answer: Answer | StoreAway) -> None:
    def settle() -> None:
        if job.done.cancelled():
            return
        if isinstance(answer, StoreAway):
            job.done.set_exception(answer)
        else:
            job.done.set_result(answer)

    try:
        job.loop.call_soon_threadsafe(settle)
    except RuntimeError:
        # The loop is closed: nobody waits for this answer any more.
        return
