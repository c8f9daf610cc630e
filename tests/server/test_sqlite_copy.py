"""Copies of the embedded store: whole while it is written to, refused when damaged, good without secret."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fourthseat_server.app import STORE_FILE
from fourthseat_server.cli import app
from fourthseat_server.store.sqlite import SqliteStore
from fourthseat_server.store.sqlite_copy import UnusableCopy, copy_store, count_tables


async def _fill(path: Path, tables: int) -> SqliteStore:
    store = SqliteStore(path)
    for number in range(tables):
        await store.append(f"table{number}", 0, "first", b"entry")
    return store


async def test_a_copy_of_an_open_store_holds_every_table(tmp_path: Path) -> None:
    store = await _fill(tmp_path / "open.sqlite", 7)
    told: list[tuple[int, int]] = []
    copy_store(tmp_path / "open.sqlite", tmp_path / "copy.sqlite", lambda *pages: told.append(pages))
    await store.close()
    assert count_tables(tmp_path / "copy.sqlite") == 7
    assert told[-1][0] == told[-1][1]


def test_what_is_no_store_is_said_to_be_unusable(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Anna, " * 1000, encoding="utf-8")
    with pytest.raises(UnusableCopy, match="not a database"):
        count_tables(tmp_path / "letter")
    with pytest.raises(UnusableCopy):
        copy_store(tmp_path / "letter", tmp_path / "copy", lambda *_: None)


async def test_a_server_whose_secret_is_set_elsewhere_is_restored_without_one(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    await (await _fill(tmp_path / "data" / STORE_FILE, 2)).close()
    archive, target = str(tmp_path / "tables.tar.gz"), tmp_path / "new"
    saved = CliRunner().invoke(app, ["backup", archive, "--data", str(tmp_path / "data")])
    restored = CliRunner().invoke(app, ["restore", archive, "--data", str(target)])
    assert (saved.exit_code, restored.exit_code) == (0, 0), restored.output
    assert "2 tables" in restored.output
    assert [path.name for path in target.iterdir()] == [STORE_FILE]


def test_an_archive_without_tables_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("00" * 32, encoding="utf-8")
    with tarfile.open(tmp_path / "odd.tar.gz", "w:gz") as odd:
        odd.add(tmp_path / "secret", arcname="secret")
    target = tmp_path / "new"
    result = CliRunner().invoke(app, ["restore", str(tmp_path / "odd.tar.gz"), "--data", str(target)])
    assert result.exit_code == 2
    assert "it holds no tables" in result.output
    assert list(target.iterdir()) == []
