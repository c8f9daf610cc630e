"""`fourthseat backup`: copy the embedded store and the secret, while the server runs or not."""

from __future__ import annotations

import shutil
import tarfile
import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from fourthseat_server.app import STORE_FILE
from fourthseat_server.cli.trouble import fail
from fourthseat_server.settings import Settings
from fourthseat_server.store.sqlite_copy import UnusableCopy, copy_store


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(backup)


def backup(
    file: Annotated[Path, typer.Argument(help="The archive to write, for example tables.tar.gz.")],
    data: Annotated[Path | None, typer.Option(help="The server's data folder.")] = None,
) -> None:
    """Write all tables and the server's secret into one archive. Keep it as safe as the server itself."""
    folder = data or Settings().data
    if not (folder / STORE_FILE).is_file():
        fail(f"There is no store in {folder}.")
    if file.exists():
        fail(f"{file} is there already; choose another name.")
    try:
        with tempfile.TemporaryDirectory() as scratch:
            copy = Path(scratch) / STORE_FILE
            _copy_store(folder / STORE_FILE, copy)
            if (folder / "secret").is_file():
                shutil.copy2(folder / "secret", Path(scratch) / "secret")
            _pack(Path(scratch), file)
    except (OSError, UnusableCopy) as error:
        fail(f"The backup failed: {error}")
    typer.echo(f"Saved to {file}.")


def _copy_store(source: Path, target: Path) -> None:
    with Progress(transient=True) as progress:
        task = progress.add_task("Copying tables")
        copy_store(source, target, lambda done, total: progress.update(task, total=total, completed=done))


def _pack(folder: Path, file: Path) -> None:
    partial = file.with_name(file.name + ".part")
    with tarfile.open(partial, "w:gz") as archive:
        for path in sorted(folder.iterdir()):
            archive.add(path, arcname=path.name)
    partial.chmod(0o600)
    partial.rename(file)
