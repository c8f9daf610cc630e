"""The table in a terminal: values in, renderables out."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fourthseat_client.messages import TableState
from fourthseat_client.session import Session
from fourthseat_client.shown import SIGN, card_text, cards_text, moves_text, signed, sorted_hand, suit_text
from fourthseat_engine.seats import SEAT_NAMES, SEATS, Seat
from fourthseat_engine.trick import TakenTrick
from fourthseat_engine.views import Result, View

COMMON = frozenset(field.name for field in dataclasses.fields(View))
NOT_SHOWN = COMMON | {"results", "options", "bids", "turn_up", "size", "hook"}
"""Fields of a view that have a place of their own, or none."""


def names_at(table: TableState, me: Seat | None) -> tuple[str, ...]:
    """Who sits where: `You`, a name, or the seat's own name while it is open."""
    return tuple(
        "You" if seat == me else each.name or SEAT_NAMES[seat] for seat, each in enumerate(table.seats)
    )


def table_screen(session: Session) -> RenderableType:
    """Everything in view: the people, or the deal with trick, hand and moves."""
    table, view = session.table, session.view
    if table is None:
        return Text("Connecting …", "dim")
    if view is None:
        return people(session)
    names = names_at(table, session.seat)
    parts: list[RenderableType] = [_heading(view, names), _seats(session, view, names), _trick(view, names)]
    if session.seat is not None:
        parts.append(Text.assemble("  Your hand   ", cards_text(sorted_hand(view.hands[session.seat]))))
    if session.legal is not None:
        parts.append(Text.assemble(("  You may     ", "bold yellow"), moves_text(session.legal)))
    return Group(*parts)


def people(session: Session) -> RenderableType:
    """The waiting room: who sits where, and what is open."""
    table = session.table
    assert table is not None
    rows = Table(box=None, padding=(0, 2), show_header=False)
    for seat in SEATS:
        each = table.seats[seat]
        state = {"open": "open", "bot": f"bot, {each.strength}", "player": ""}[each.kind]
        if each.kind == "player" and not session.here.seats[seat] and seat != session.seat:
            state = "away"
        you = " (you)" if seat == session.seat else ""
        rows.add_row(
            SEAT_NAMES[seat], f"{each.name or '–'}{you}", state, "host" if seat == table.host else ""
        )
    return Group(Text(f"{table.game.capitalize()}, waiting for the start", "bold"), rows)


def score_sheet(view: View, names: Sequence[str]) -> RenderableType:
    """A line for each deal, and the totals."""
    sheet = Table(box=box.SIMPLE_HEAD, show_footer=True)
    sheet.add_column("Deal", "Total", justify="right")
    for name, total in zip(names, view.totals, strict=True):
        sheet.add_column(name, signed(total), justify="right")
    for result in results_of(view):
        sheet.add_row(str(result.deal + 1), *(_score_cell(result, seat) for seat in SEATS))
    return sheet


def results_of(view: View) -> tuple[Result, ...]:
    """The deals that were scored; every game's view has them, in a type of its own."""
    results: tuple[Result, ...] = getattr(view, "results", ())
    return results


def last_trick(trick: TakenTrick | None, names: Sequence[str]) -> RenderableType:
    """The trick that was taken last."""
    if trick is None:
        return Text("No trick was taken yet.")
    plays = Text("   ").join(
        Text.assemble(f"{names[play.seat]} ", card_text(play.card)) for play in trick.plays
    )
    return Text.assemble(plays, f"   → {names[trick.winner]}")


def _heading(view: View, names: Sequence[str]) -> Text:
    of = "" if view.deals is None else f" of {view.deals}"
    parts = [
        Text(f"Deal {view.deal + 1}{of}", "bold"),
        Text(f"dealer {names[view.dealer]}"),
        *(
            Text.assemble(f"{name.replace('_', ' ')} ", shown)
            for name, shown in ((name, _fact(getattr(view, name))) for name in own_fields(view))
            if shown is not None
        ),
    ]
    return Text(" · ").join(parts)


def own_fields(view: View) -> tuple[str, ...]:
    """The facts that a game adds to every view, trump first."""
    names = [field.name for field in dataclasses.fields(view) if field.name not in NOT_SHOWN]
    return tuple(sorted(names, key=lambda name: name != "trump"))


def _fact(value: object) -> Text | None:
    """A fact in words, or None when there is nothing to say."""
    if value is None or value is False or value in ((), ""):
        return None
    if isinstance(value, str):
        return suit_text(value) if value in SIGN else Text(value)
    if isinstance(value, tuple):
        if not any(value) or not all(isinstance(each, str | int | None) for each in value):
            return None
        return Text(" ".join("–" if each is None else str(each) for each in value))
    return Text("yes" if value is True else str(value))


def _seats(session: Session, view: View, names: Sequence[str]) -> RenderableType:
    bids: Sequence[int | None] = getattr(view, "bids", (None,) * 4)
    rows = Table(box=None, padding=(0, 2), show_header=False)
    for seat in SEATS:
        at = session.table.seats[seat] if session.table is not None else None
        bid = "" if bids[seat] is None else f"bid {bids[seat]}"
        marks = [
            "◀ to act" if seat == view.turn else "",
            "bot plays" if at is not None and at.covered else "",
            "away" if at is not None and at.kind == "player" and not session.here.seats[seat] else "",
        ]
        rows.add_row(
            Text(names[seat], "bold yellow" if seat == view.turn else "bold"),
            bid,
            f"won {view.won[seat]}",
            signed(view.totals[seat]),
            " ".join(filter(None, marks)),
        )
    return rows


def _trick(view: View, names: Sequence[str]) -> Text:
    if not view.trick:
        return Text("  On the table   –", "dim")
    plays = Text("   ").join(Text.assemble(f"{names[p.seat]} ", card_text(p.card)) for p in view.trick)
    return Text.assemble("  On the table   ", plays)


def _score_cell(result: Result, seat: Seat) -> str:
    bids: Sequence[int] | None = getattr(result, "bids", None)
    won: Sequence[int] | None = getattr(result, "won", None)
    kept = "" if bids is None or won is None else f"{won[seat]}/{bids[seat]}  "
    return f"{kept}{signed(result.scores[seat])}"
