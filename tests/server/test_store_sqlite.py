"""The embedded store: the common promises, and its own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from fourthseat_server.store.base import Appended, StoreAway
from fourthseat_server.store.sqlite import SqliteStore
from tests.server.store_conformance import StoreConformance


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path / "tables.sqlite")
    yield store
    await store.close()


class TestSqliteStore(StoreConformance):
    async def test_entries_survive_closing(self, tmp_path: Path) -> None:
        path = tmp_path / "other.sqlite"
        first = SqliteStore(path)
        await first.append("t", 0, "a", b"x")
        await first.close()
        second = SqliteStore(path)
        assert [each.id for each in await second.read("t")] == ["a"]
        await second.close()

    async def test_the_file_is_written_durably(self, store: SqliteStore, tmp_path: Path) -> None:
        await store.append("t", 0, "a", b"x")
        db = sqlite3.connect(tmp_path / "tables.sqlite")
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        db.close()

    async def test_many_appends_share_commits(self, store: SqliteStore) -> None:
        answers = await asyncio.gather(*(store.append(f"t{n}", 0, "a", b"x") for n in range(500)))
        assert answers == [Appended(1)] * 500

    async def test_a_locked_file_is_an_absent_store_and_nothing_is_acknowledged(self, tmp_path: Path) -> None:
        store = SqliteStore(tmp_path / "tables.sqlite", patience=0.05)
        rival = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        rival.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreAway):
            await store.append("t", 0, "a", b"x")
        rival.execute("ROLLBACK")
        rival.close()
        assert await store.append("t", 0, "a", b"x") == Appended(1)
        await store.close()

    async def test_a_closed_store_is_away(self, tmp_path: Path) -> None:
        closed = SqliteStore(tmp_path / "closed.sqlite")
        await closed.close()
        with pytest.raises(StoreAway):
            await closed.read("t")
