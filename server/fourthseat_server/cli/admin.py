"""`fourthseat admin`: look after the tables of a store, without ever showing a hand."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.table import Table as Grid

from fourthseat_engine import fairness
from fourthseat_engine.errors import EngineError
from fourthseat_engine.record import dumps
from fourthseat_server.app import STORE_FILE, open_store
from fourthseat_server.cli.trouble import fail
from fourthseat_server.entries import Closed, Created, Entry, Sat, Started, pack_entry, unpack_entry
from fourthseat_server.records import record_of
from fourthseat_server.refusals import Refusal
from fourthseat_server.settings import Settings, read_secret
from fourthseat_server.store.base import Stale, Store, StoreAway

app = typer.Typer(
    help="Look after tables: list them, export finished matches, remove old ones.", no_args_is_help=True
)

T = TypeVar("T")
DATA = Annotated[Path | None, typer.Option(help="The server's data folder.")]
REDIS = Annotated[str | None, typer.Option(help="Address of the Redis that holds the tables.")]


def add_to(commands: typer.Typer) -> None:
    """Add the command and its subcommands."""
    commands.add_typer(app, name="admin")


@app.command("list")
def list_tables(data: DATA = None, redis: REDIS = None) -> None:
    """List all tables: their game, stage, players, and when something last happened."""
    rows = _with_store(data, redis, _list)
    grid = Grid("table", "game", "stage", "players", "entries", "last", box=None)
    for row in sorted(rows, key=lambda row: row[-1], reverse=True):
        grid.add_row(*row)
    Console(width=None if Console().is_terminal else 120).print(grid)
    typer.echo(f"{len(rows)} tables.")


@app.command()
def export(
    table: Annotated[str, typer.Argument(help="The table's name.")],
    match: Annotated[int, typer.Argument(help="Which of its matches, counted from 1.")] = 1,
    data: DATA = None,
    redis: REDIS = None,
) -> None:
    """Print the record of a finished match. One that is still being played is not shown."""
    secret = _secret(data)
    entries = _with_store(data, redis, lambda store: _entries(store, table))

    def secret_of(number: int) -> bytes:
        return fairness.match_secret(secret, table, number)

    if not entries:
        fail(f"There is no table {table}.")
    try:
        typer.echo(dumps(record_of(table, entries, match - 1, secret_of)), nl=False)
    except (Refusal, EngineError) as refusal:
        fail(refusal.message, 1)


@app.command()
def close(
    table: Annotated[str, typer.Argument(help="The table's name.")], data: DATA = None, redis: REDIS = None
) -> None:
    """Close a table for good: whoever is there is told, and nobody can come back."""

    async def append(store: Store) -> None:
        version = (await store.latest([table]))[table]
        if not version:
            raise Refusal("table/unknown")
        entry = pack_entry(Entry(time.time_ns() // 1_000_000, Closed()))
        for attempt in range(version, version + 50):
            if not isinstance(await store.append(table, attempt, "closed", entry), Stale):
                return
        raise Refusal("store/away")

    _with_store(data, redis, append)
    typer.echo(f"Closed {table}.")


@app.command()
def drain(pid: Annotated[int, typer.Argument(help="The process of the server.")]) -> None:
    """Tell a server on this machine to take no more visitors and to send the present ones away."""
    try:
        os.kill(pid, signal.SIGUSR1)
    except OSError as error:
        fail(f"There is no such server: {error}")


def _with_store(data: Path | None, redis: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the store that the settings and options name."""
    settings = _settings(data, redis)
    if settings.redis is None and not (settings.data / STORE_FILE).is_file():
        fail(f"There is no store in {settings.data}.")

    async def run() -> T:
        store, _ = open_store(settings)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except (StoreAway, ValueError) as error:
        fail(f"The store cannot be used: {error}")
    except Refusal as refusal:
        fail(refusal.message)


def _settings(data: Path | None, redis: str | None) -> Settings:
    given = {"data": data, "redis": redis}
    return Settings().model_copy(update={name: value for name, value in given.items() if value is not None})


def _secret(data: Path | None) -> bytes:
    try:
        return read_secret(_settings(data, None))
    except (OSError, ValueError) as error:
        fail(f"The server's secret cannot be read: {error}")


async def _entries(store: Store, table: str) -> list[Entry]:
    return [unpack_entry(stored.entry) for stored in await store.read(table)]


async def _list(store: Store) -> list[tuple[str, ...]]:
    return [await _row(store, name) async for name in store.tables()]


async def _row(store: Store, name: str) -> tuple[str, ...]:
    """A table as the list shows it: from its entries alone, without the secret, hence without any card."""
    try:
        entries = await _entries(store, name)
    except Refusal as refusal:
        return name, "?", refusal.code, "?", "?", "?"
    first = entries[0].body
    game = first.game if isinstance(first, Created) else "?"
    last = time.strftime("%Y-%m-%d %H:%M", time.localtime(entries[-1].at / 1000))
    started = sum(isinstance(entry.body, Started) for entry in entries)
    people = 1 + sum(isinstance(entry.body, Sat) for entry in entries)
    stage = "closed" if isinstance(entries[-1].body, Closed) else f"match {started}" if started else "waiting"
    return name, game, stage, str(people), str(len(entries)), last
