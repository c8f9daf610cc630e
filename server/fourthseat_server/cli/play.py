"""`fourthseat play`: sit down at a table from a terminal."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer
from rich.console import Console

from fourthseat_client.api import NewTable
from fourthseat_client.commands import PaceName, StrengthName
from fourthseat_client.errors import ClientError
from fourthseat_client.keyring import Keyring, usual_place
from fourthseat_client.links import parse_link, server_at
from fourthseat_client.terminal import come_by_link, make_table
from fourthseat_client.terminal import play as play_at
from fourthseat_engine.errors import EngineError
from fourthseat_engine.games import game_named
from fourthseat_server.cli.game_options import given_options
from fourthseat_server.cli.trouble import fail


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(play)


def play(
    link: Annotated[
        str | None, typer.Argument(help="The link to a seat; without one a table is made.")
    ] = None,
    server: Annotated[str, typer.Option(help="Where to make the table.")] = "http://127.0.0.1:8080",
    game: Annotated[str, typer.Option(help="The game of a new table.")] = "rikiki",
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, as longest=3; may be repeated.")
    ] = None,
    bots: Annotated[bool, typer.Option("--bots", help="Fill the other seats with bots and start.")] = False,
    strength: Annotated[StrengthName, typer.Option(help="How well the bots play.")] = "normal",
    pace: Annotated[PaceName, typer.Option(help="How fast bots play and deals follow each other.")] = "calm",
    name: Annotated[str | None, typer.Option(help="Your name at the table; asked for when needed.")] = None,
) -> None:
    """Play in the terminal, at a table of one's own or by a link. The seat is kept for the next time."""
    keyring = Keyring(usual_place())

    def ask_name() -> str:
        return name or str(typer.prompt("Your name"))

    async def sit_and_play() -> None:
        if link is not None:
            place = await come_by_link(parse_link(link), ask_name, keyring)
            await play_at(Console(), place, keyring)
        else:
            options = given_options(game_named(game), option or ())
            wish = NewTable(game=game, name=ask_name(), options=options, pace=pace)
            place = await make_table(server_at(server), wish, keyring)
            await play_at(Console(), place, keyring, fill=strength if bots else None)

    try:
        asyncio.run(sit_and_play())
    except (ClientError, EngineError) as error:
        fail(str(error))
    except KeyboardInterrupt:
        raise typer.Exit(0) from None
