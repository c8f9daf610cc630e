"""How commands say that something is wrong."""

from __future__ import annotations

from typing import NoReturn

import typer


def fail(sentence: str, code: int = 2) -> NoReturn:
    """Print a sentence on standard error and exit."""
    typer.echo(sentence, err=True)
    raise typer.Exit(code)
