"""Copying the embedded store while it is in use, and looking into a copy."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

_PAGES_AT_ONCE = 512


class UnusableCopy(Exception):
    """The file is not a sound store, or could not be copied; the message says why."""


def copy_store(source: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    """Write a consistent copy, even while a server appends; `progress` is told pages done and pages in all.

    Raises `UnusableCopy`.
    """
    try:
        with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(target)) as writing:
            reading.backup(
                writing,
                pages=_PAGES_AT_ONCE,
                progress=lambda _, left, total: progress(total - left, total),
            )
    except sqlite3.Error as error:
        raise UnusableCopy(str(error)) from error


def count_tables(path: Path) -> int:
    """How many tables a store's file holds. Raises `UnusableCopy` when it is damaged."""
    try:
        with closing(sqlite3.connect(path)) as db:
            if db.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                raise UnusableCopy("the store in it is damaged")
            tables: int = db.execute('SELECT count(DISTINCT "table") FROM entries').fetchone()[0]
    except sqlite3.Error as error:
        raise UnusableCopy(str(error)) from error
    return tables
