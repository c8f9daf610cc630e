"""`fourthseat restore`: put a backup into an empty data folder."""

from __future__ import annotations

import tarfile
from pathlib import Path
from typing import Annotated

import typer

from fourthseat_server.app import STORE_FILE
from fourthseat_server.cli.trouble import fail
from fourthseat_server.settings import Settings
from fourthseat_server.store.sqlite_copy import UnusableCopy, count_tables

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
    except (OSError, tarfile.TarError, UnusableCopy) as error:
        for name in KEPT:
            (folder / name).unlink(missing_ok=True)
        fail(f"{file} cannot be restored: {error}")
    typer.echo(f"Restored {tables} tables into {folder}.")


def _unpack(file: Path, folder: Path) -> int:
    """Write the archive's files; returns how many tables the store holds."""
    folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(file, "r:gz") as archive:
        held = archive.getnames()
        if STORE_FILE not in held:
            raise UnusableCopy("it holds no tables")
        for name in KEPT:
            if name in held:
                _write(archive, name, folder / name)
    return count_tables(folder / STORE_FILE)


def _write(archive: tarfile.TarFile, name: str, path: Path) -> None:
    member = archive.extractfile(name)
    if member is None:
        raise UnusableCopy(f"{name} in it is not a file")
    path.touch(mode=0o600)
    path.write_bytes(member.read())
