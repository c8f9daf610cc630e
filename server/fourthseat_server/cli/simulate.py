"""`fourthseat simulate`: let bots play whole matches and write their records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from fourthseat_engine.errors import EngineError
from fourthseat_engine.games import game_named
from fourthseat_engine.record import Record, dumps
from fourthseat_engine.seats import SEAT_NAMES, SEATS
from fourthseat_engine.simulate import play_match, simulated_terms
from fourthseat_server.cli.game_options import given_options
from fourthseat_server.cli.simulated_players import choosers_named
from fourthseat_server.cli.trouble import fail


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(simulate)


@dataclass(slots=True)
class Tally:
    """How the seats did over all matches; a shared win counts for each of its winners."""

    matches: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    points: list[int] = field(default_factory=lambda: [0, 0, 0, 0])

    def add(self, record: Record) -> None:
        """Count one match."""
        self.matches += 1
        for seat in SEATS:
            self.wins[seat] += seat in record.standings.winners
            self.points[seat] += record.standings.totals[seat]


def simulate(
    game: Annotated[str, typer.Argument(help="The game, for example rikiki; see `fourthseat info`.")],
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 1,
    seed: Annotated[int, typer.Option(help="What all chance follows from.")] = 1,
    out: Annotated[Path, typer.Option(help="The folder for the records.")] = Path("records"),
    players: Annotated[
        str, typer.Option(help="Who plays: random, greedy, easy, normal or strong; or four of them: a,b,c,d.")
    ] = "random",
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, as longest=3; may be repeated.")
    ] = None,
) -> None:
    """Play matches and write one record a match.

    The same command gives the same bytes on every machine; a file of an earlier run is replaced. Exit codes:
    0 done, 2 the game, an option, a player or the folder cannot be used.
    """
    try:
        options = given_options(game_named(game), option or ())
        names, choosers = choosers_named(game, players)
    except EngineError as error:
        fail(error.message)
    console, tally = Console(stderr=True), Tally()
    try:
        out.mkdir(parents=True, exist_ok=True)
        quiet = not console.is_terminal
        for match in track(range(matches), "Playing", console=console, transient=True, disable=quiet):
            terms = simulated_terms(game, options, names, seed, match)
            record = play_match(terms, choosers)
            path = out / f"{game}-{seed}-{match + 1:0{len(str(matches))}}.record"
            path.write_text(dumps(record), "utf-8", newline="\n")
            tally.add(record)
    except OSError as error:
        fail(f"The records cannot be written: {error}")
    _print_summary(game, names, tally, out)


def _print_summary(game: str, names: Sequence[str], tally: Tally, out: Path) -> None:
    table = Table("seat", "player", "won", "mean total", title=f"{tally.matches} matches of {game}")
    for seat in SEATS:
        mean = tally.points[seat] / tally.matches
        table.add_row(SEAT_NAMES[seat], names[seat], str(tally.wins[seat]), f"{mean:.1f}")
    Console().print(table)
    typer.echo(f"The records are in {out}.")
