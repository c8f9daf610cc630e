"""A server whose store acknowledges before it commits: the campaign must find it out.

python -m tests.campaign.kill_broken_server serve --port 0 --data DIR
"""

from __future__ import annotations

import time

from fourthseat_server.cli import main
from fourthseat_server.store import sqlite

COMMIT_LATER = 0.2
"""Seconds by which the disk lags behind the word."""


def commit_hastily(store: sqlite.SqliteStore, batch: list[sqlite._Job]) -> None:
    """Answers first, commits afterwards."""
    store._connection.execute("BEGIN IMMEDIATE")
    for job in batch:
        sqlite._settle(job, job.work(store._connection))
    time.sleep(COMMIT_LATER)
    store._connection.execute("COMMIT")


if __name__ == "__main__":
    sqlite.SqliteStore._commit = commit_hastily  # type: ignore[method-assign, assignment]  # broken on purpose
    main()
