"""`fourthseat verify`: check that records hold what they claim."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fourthseat_engine.errors import Unreadable, Unverified
from fourthseat_engine.record import Record
from fourthseat_engine.replay import verify as verify_record
from fourthseat_engine.seats import SEAT_NAMES
from fourthseat_server.cli.record_file import printable, read_text


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(verify)


def verify(files: Annotated[list[Path], typer.Argument(help="Records, as files.")]) -> None:
    """Check commitment, first dealer, packs, every move, scores and standings of each record.

    Says a sentence for each file. Exit codes: 0 every record holds, 1 one does not, 2 one cannot be read.
    """
    worst = 0
    for path in files:
        try:
            record = verify_record(read_text(path))
        except Unverified as error:
            typer.echo(f"{path}: does NOT hold. {error.message} ({error.code})", err=True)
            worst = max(worst, 1)
        except Unreadable as error:
            typer.echo(f"{path}: cannot be read. {error.message} ({error.code})", err=True)
            worst = 2
        else:
            typer.echo(f"{path}: holds. {_summary(record)}")
    raise typer.Exit(worst)


def _summary(record: Record) -> str:
    players, standings = record.terms.players, record.standings
    winners = (f"{printable(players[seat].name)} ({SEAT_NAMES[seat]})" for seat in standings.winners)
    best = max(standings.totals)
    return f"{record.terms.game}, {len(record.deals)} deals, won by {' and '.join(winners)} with {best}."
