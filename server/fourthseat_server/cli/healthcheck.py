"""`fourthseat healthcheck`: ask a running server whether it can serve."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Annotated

import typer

from fourthseat_server.cli.trouble import fail
from fourthseat_server.settings import Settings


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(healthcheck)


def healthcheck(
    url: Annotated[str | None, typer.Argument(help="The server's address; by default the one set.")] = None,
) -> None:
    """Exit with 0 when the server is ready, with 1 when it is not or does not answer."""
    settings = Settings()
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)  # noqa: S104  # not listening
    address = (url or f"http://{host}:{settings.port}").rstrip("/")
    if not address.startswith(("http://", "https://")):
        fail(f"{address} is not a web address.")
    try:
        with urllib.request.urlopen(f"{address}/readyz", timeout=5) as answer:  # noqa: S310  # http(s), see above
            ready = json.load(answer).get("ok") is True
    except (OSError, ValueError, AttributeError) as error:
        fail(f"{address} does not answer: {error}", 1)
    if not ready:
        fail(f"{address} is not ready.", 1)
    typer.echo(f"{address} is ready.")
