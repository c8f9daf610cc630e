"""The command `fourthseat`: one file a subcommand.

Exit codes: 0 all is well, 1 the answer is no (a record that does not verify, a server that is not healthy),
2 the command cannot be carried out as given (wrong words, unreadable or missing files, a port in use).
"""

from __future__ import annotations

import typer

from fourthseat_server.cli import (
    admin,
    backup,
    bots,
    healthcheck,
    info,
    play,
    replay,
    restore,
    serve,
    simulate,
    verify,
)

app = typer.Typer(
    name="fourthseat",
    help="A table for four: Rikiki, Ristikontra and Rikken with friends and bots.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (serve, bots, play, simulate, verify, replay, backup, restore, healthcheck, info, admin):
    command.add_to(app)


def main() -> None:
    """Run the command line."""
    app()
