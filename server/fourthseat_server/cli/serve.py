"""`fourthseat serve`: run a server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, TextIO, cast

import structlog
import typer
from pydantic import ValidationError

from fourthseat_server.app import running
from fourthseat_server.cli.trouble import fail
from fourthseat_server.settings import Settings
from fourthseat_server.web import web_folder


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 picks a free one.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder of the embedded store and the secret.")] = None,
    redis: Annotated[str | None, typer.Option(help="Keep tables in Redis: redis://host:6379 …")] = None,
) -> None:
    """Run a server. Everything else is set by FOURTHSEAT_… in the environment (see docs/settings.md)."""
    given = {"host": host, "port": port, "data": data, "redis": redis}
    try:
        settings = Settings.model_validate(
            Settings().model_dump() | {name: value for name, value in given.items() if value is not None}
        )
    except ValidationError as error:
        first = error.errors()[0]
        fail(f"The setting {'.'.join(map(str, first['loc']))} cannot be used: {first['msg']}.")
    set_up_logging(settings.log_level)
    if web_folder() is None:
        typer.echo("The web client is not built; only the programming interface is served.", err=True)
    try:
        run(_serve(settings))
    except (OSError, ValueError) as error:
        fail(f"The server cannot start: {error}")
    except KeyboardInterrupt:
        raise typer.Exit(0) from None


def run(work: Coroutine[None, None, None]) -> None:
    """Run on uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
    else:
        uvloop.run(work)


class Unbreakable:
    """A log that cannot be written (a full disk, a closed pipe) stops nothing else."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> int:
        """Write if possible."""
        with contextlib.suppress(OSError, ValueError):
            self._file.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush if possible."""
        with contextlib.suppress(OSError, ValueError):
            self._file.flush()


def calm_collector() -> None:
    """Let the collector of cycles leave alone what was there at the start, and look at the rest less often.

    Its looks cost a tenth of a busy server's time, and one at everything stops all tables for a moment.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


async def _serve(settings: Settings) -> None:
    def say(address: str) -> None:
        typer.echo(f"Fourthseat is ready: {address}")

    async with running(settings, say) as server:
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, server.drain)
        calm_collector()
        try:
            await server.serve()
        except SystemExit:
            raise OSError(f"port {settings.port} on {settings.host} cannot be opened.") from None


def set_up_logging(level: str) -> None:
    """One JSON line an event on standard error, from `level` on."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr, format="%(message)s")
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Unbreakable(sys.stderr))),
    )
