"""What viewers are shown of a table: maps for the wire.

Cards reach them through the engine's views and `redact` only.
"""

from __future__ import annotations

from dataclasses import dataclass

from fourthseat_engine import fairness
from fourthseat_engine.events import redact
from fourthseat_engine.seats import Observer
from fourthseat_server.clock import next_deal_at, turn_ends_at
from fourthseat_server.entries import Millis
from fourthseat_server.links import Links
from fourthseat_server.seating import Seating
from fourthseat_server.table import Applied, SecretOf, Table
from fourthseat_server.wire import Outbound


@dataclass(frozen=True, slots=True)
class Change:
    """One version as the hub keeps it for its viewers: its number, the log's hash, the time, what came."""

    v: int
    h: str
    at: Millis
    applied: Applied


def table_map(table: Table, secret_of: SecretOf) -> Outbound:
    """The table as everyone at it sees it."""
    over = table.stage == "over"
    secret = secret_of(table.match)
    return {
        "id": table.name,
        "game": table.game.name,
        "options": table.options,
        "stage": table.stage,
        "match": table.match,
        "pace": table.pace,
        "clock": table.clock,
        "watching": table.watching,
        "commitment": fairness.commitment(secret),
        "secret": secret.hex() if over else None,
        "next_commitment": fairness.commitment(secret_of(table.match + 1)) if over else None,
        "host": table.host,
        "deadline": turn_ends_at(table),
        "next_at": next_deal_at(table),
        "seats": [_seat_map(seating) for seating in table.seats],
    }


def state_map(table: Table, seat: Observer, links: Links, secret_of: SecretOf) -> Outbound:
    """Everything that this viewer may know, for a `welcome`."""
    view = None if table.state is None else table.game.view(table.state, seat)
    return {
        "table": table_map(table, secret_of),
        "match": view,
        "legal": legal_moves(table, seat),
        **host_map(table, seat, links),
    }


def host_map(table: Table, seat: Observer, links: Links) -> Outbound:
    """The links, for the host; nulls for everybody else."""
    if seat is None or seat != table.host:
        return {"links": None, "watch": None}
    return {
        "links": [_link(table, at, seating, links) for at, seating in enumerate(table.seats)],
        "watch": links.watch(table.name, table.watch_generation),
    }


def legal_moves(table: Table, seat: Observer) -> list[str] | None:
    """The moves open to this seat, if it is its turn."""
    if seat is None or table.state is None or table.to_act != seat:
        return None
    return [str(move) for move in table.game.legal_moves(table.state)]


def change_map(change: Change, seat: Observer, shown_table: Outbound | None, links: Links) -> Outbound:
    """The `ev` or `skip` that tells a viewer of a change; `shown_table` is the table's map if it changed."""
    table = change.applied.table
    events = redact(change.applied.told, seat)
    if not events and shown_table is None:
        return {"t": "skip", "v": change.v, "h": change.h}
    shown: Outbound = {"t": "ev", "v": change.v, "h": change.h, "at": change.at}
    if shown_table is not None:
        shown["table"] = shown_table
        if seat == table.host:
            shown |= host_map(table, seat, links)
    if events:
        shown["events"] = events
        legal = legal_moves(table, seat)
        if legal is not None:
            shown["legal"] = legal
    return shown


def _seat_map(seating: Seating) -> Outbound:
    return {
        "kind": seating.kind,
        "name": seating.name,
        "covered": seating.covered,
        "strength": seating.strength,
        "ready": seating.ready,
    }


def _link(table: Table, seat: int, seating: Seating, links: Links) -> str | None:
    """The link of a seat that can still be claimed."""
    if seating.kind == "player":
        return None
    return links.seat(table.name, seating.chair, seating.generation)
