"""`fourthseat replay`: read a match again, deal by deal and trick by trick, as one seat saw it."""

from __future__ import annotations

from enum import StrEnum
from itertools import chain
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from fourthseat_engine.errors import Unreadable, Unverified
from fourthseat_engine.record import loads
from fourthseat_server.cli.record_file import read_text
from fourthseat_server.cli.retelling import heading, retold
from fourthseat_server.cli.trouble import fail


class SeatName(StrEnum):
    """The seats by name, as the command line takes them."""

    SOUTH = "south"
    WEST = "west"
    NORTH = "north"
    EAST = "east"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    seat: Annotated[
        SeatName | None,
        typer.Option(help="Tell only what this seat saw; else all hands are open.", case_sensitive=False),
    ] = None,
    deal: Annotated[int | None, typer.Option(min=1, help="Only this deal, counted from 1.")] = None,
) -> None:
    """Print a match step by step.

    Exit codes: 0 told to its end, 1 the record breaks the rules of its game, 2 it cannot be read.
    """
    try:
        record = loads(read_text(file))
        if deal is not None and deal > len(record.deals):
            fail(f"The match has {len(record.deals)} deals.")
        observer = None if seat is None else list(SeatName).index(seat)
        console = Console(highlight=False, soft_wrap=True)
        for line in chain(heading(record), retold(record, observer, None if deal is None else deal - 1)):
            console.print(line)
    except Unverified as error:
        fail(f"{file}: does NOT hold. {error.message} ({error.code})", 1)
    except Unreadable as error:
        fail(f"{file}: cannot be read. {error.message} ({error.code})")
