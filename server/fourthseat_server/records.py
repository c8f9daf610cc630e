"""The record of a finished match, made from the table's log."""

from __future__ import annotations

from collections.abc import Iterable

from fourthseat_engine.moves import Move, parse_move
from fourthseat_engine.record import Record, RecordedPlayer, Terms
from fourthseat_engine.recording import in_order, record_match
from fourthseat_server.entries import Created, Entry, Moved
from fourthseat_server.refusals import Refusal
from fourthseat_server.table import SecretOf, Table, apply, created


def record_of(name: str, entries: Iterable[Entry], match: int, secret_of: SecretOf) -> Record:
    """The record of match number `match`, counted from 0, of the table `name` with this log.

    Raises `Refusal` (`record/unfinished`) when there is no such match, or it is not over.
    """
    table: Table | None = None
    moves: list[Move] = []
    for v, entry in enumerate(entries, 1):
        if isinstance(entry.body, Created):
            table = created(name, entry.body, entry.at)
            continue
        assert table is not None
        table = apply(table, v, entry, secret_of).table
        if table.match == match and isinstance(entry.body, Moved):
            moves.append(parse_move(entry.body.move))
            if table.stage == "over":
                return record_match(_terms(table, secret_of), in_order(moves))
    raise Refusal("record/unfinished")


def _terms(table: Table, secret_of: SecretOf) -> Terms:
    return Terms(
        game=table.game.name,
        rules_version=table.game.rules_version,
        table=table.name,
        match=table.match,
        options=table.options,
        players=tuple(RecordedPlayer(name=s.name, bot=s.kind == "bot") for s in table.seats),
        secret=secret_of(table.match),
        player_bytes=table.shuffled_by,
    )
