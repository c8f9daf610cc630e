"""Opening a table: what must hold of a log's first entry before anything is made of it."""

from __future__ import annotations

from fourthseat_engine import fairness
from fourthseat_engine.errors import EngineError
from fourthseat_server.entries import Created, Entry
from fourthseat_server.refusals import Refusal
from fourthseat_server.table import SecretOf, Table, created


def opened(name: str, entry: Entry, secret_of: SecretOf) -> Table:
    """The table `name` after its first entry.

    Raises `Refusal`: `table/broken` when it is no first entry, `table/secret` when the server's secret is not
    the one that the table was made with, `table/rules` for rules that this server does not know.
    """
    if not isinstance(entry.body, Created):
        raise Refusal("table/broken")
    if entry.body.proof != fairness.commitment(secret_of(0)):
        raise Refusal("table/secret")
    try:
        table = created(name, entry.body, entry.at)
    except EngineError as error:
        raise Refusal("table/rules") from error
    if table.game.rules_version != entry.body.rules:
        raise Refusal("table/rules")
    return table
