"""`fourthseat bots`: workers for the bots of all hubs that share a Redis."""

from __future__ import annotations

import asyncio
import signal
from typing import Annotated

import typer

from fourthseat_server.app import open_errands, warn_of_worker
from fourthseat_server.bots.pool import WorkerPool
from fourthseat_server.bots.remote import serve_errands
from fourthseat_server.cli.serve import run, set_up_logging
from fourthseat_server.cli.trouble import fail
from fourthseat_server.settings import Settings


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(bots)


def bots(
    workers: Annotated[int, typer.Option(min=1, max=64, help="Worker processes.")] = 2,
    redis: Annotated[str | None, typer.Option(help="Address of the Redis that the hubs use.")] = None,
) -> None:
    """Serve bots to hubs that run with FOURTHSEAT_BOTS=0 on the same Redis. Start as many as you like."""
    settings = Settings()
    address = redis or settings.redis
    if address is None:
        fail("Say which Redis: --redis redis://host:6379, or FOURTHSEAT_REDIS.")
    set_up_logging(settings.log_level)
    try:
        run(_serve(address, workers))
    except (OSError, ValueError) as error:
        fail(f"The bots cannot start: {error}")


async def _serve(address: str, workers: int) -> None:
    errands = open_errands(address)
    pool = WorkerPool(workers, on_failure=warn_of_worker)
    serving = asyncio.create_task(
        serve_errands(errands, pool, workers, lambda: typer.echo("The bots are ready."))
    )
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, serving.cancel)
    await asyncio.wait((serving,))
    await pool.close()
    await errands.close()
    if not serving.cancelled():
        serving.result()
