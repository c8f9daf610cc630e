"""`fourthseat info`: what is installed here, and how it would run."""

from __future__ import annotations

import platform
from importlib.metadata import version
from pathlib import Path

import typer
from pydantic import ValidationError

from fourthseat_engine.games import GAMES
from fourthseat_engine.games.rikiki import deal
from fourthseat_engine.options import Choice, Option, Switch
from fourthseat_server.app import STORE_FILE
from fourthseat_server.cli.trouble import fail
from fourthseat_server.settings import Settings
from fourthseat_server.web import web_folder


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(info)


def info() -> None:
    """Print versions, games with their options, how the engine runs, and where tables are kept.

    Exit codes: 0 printed, 2 a setting in the environment cannot be used.
    """
    try:
        settings = Settings()
    except ValidationError as error:
        first = error.errors()[0]
        fail(f"The setting {'.'.join(map(str, first['loc']))} cannot be used: {first['msg']}.")
    typer.echo(f"fourthseat  {version('fourthseat')}")
    typer.echo(f"python      {platform.python_implementation()} {platform.python_version()}")
    typer.echo(f"engine      {how_it_runs(deal.__file__)}")
    typer.echo(f"store       SQLite in {(settings.data / STORE_FILE).absolute()}")
    typer.echo(f"address     {settings.host}:{settings.port}")
    typer.echo(f"web client  {web_folder() or 'not built'}")
    for game in GAMES.values():
        typer.echo(f"\n{game.name}  rules version {game.rules_version}")
        for option in game.options:
            typer.echo(f"  {option.name}={_default(option)}  {_values(option)}")


def how_it_runs(module_file: str | None) -> str:
    """Whether the file that the engine's hottest module was loaded from is compiled."""
    return "interpreted" if module_file is None or Path(module_file).suffix == ".py" else "compiled"


def _default(option: Option) -> str:
    if isinstance(option, Switch):
        return "on" if option.default else "off"
    return str(option.default)


def _values(option: Option) -> str:
    if isinstance(option, Choice):
        return " or ".join(option.choices)
    if isinstance(option, Switch):
        return "on or off"
    return f"{option.low} to {option.high}"
