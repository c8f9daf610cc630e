"""`fourthseat restore`: put a backup into an empty data folder."""

from __future__ import annotations

import sqlite3
import tarfile
from pathlib import Path
from typing import Annotated

import typer

from fourthseat_server.app import STORE_FILE
from fourthseat_server.cli.trouble import fail
from fourthseat_server.settings import Settings

KEPT = (STORE_FILE, "secret")


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(restore)


def restore(
    file: Annotated[Path, typer.Argument(help="An archive that `fourthseat backup` wrote.")],
    data: Annotated[
        Path | None, typer.Option(help="The data folder to fill; it must hold no tables.")
    ] = None,
) -> None:
    """Unpack a backup. The server must not be running on that folder."""
    folder = data or Settings().data
    taken = [name for name in KEPT if (folder / name).exists()]
    if taken:
        fail(f"{folder} already holds {' and '.join(taken)}; choose an empty folder.")
    if not file.is_file():
        fail(f"There is no file {file}.")
    try:
        tables = _unpack(file, folder)
    except (OSError, tarfile.TarError, sqlite3.Error, KeyError) as error:
        for name in KEPT:
            (folder / name).unlink(missing_ok=True)
        fail(f"{file} cannot be restored: {error}")
    typer.echo(f"Restored {tables} tables into {folder}.")


def _unpack(file: Path, folder: Path) -> int:
    """Write the archive's files; returns how many tables the store holds."""
    folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(file, "r:gz") as archive:
        for name in KEPT:
            member = archive.extractfile(archive.getmember(name))
            if member is None:
                raise KeyError(f"{name} is not a file")
            path = folder / name
            path.touch(mode=0o600)
            path.write_bytes(member.read())
    db = sqlite3.connect(folder / STORE_FILE)
    try:
        if db.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("the store in it is damaged")
        tables: int = db.execute('SELECT count(DISTINCT "table") FROM entries').fetchone()[0]
    finally:
        db.close()
    return tables
