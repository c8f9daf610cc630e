"""The table in a terminal: values in, renderables out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fourthseat_client.games import rikiki, rikken, ristikontra
from fourthseat_client.messages import TableState
from fourthseat_client.session import Session
from fourthseat_client.shown import card_text, cards_text, moves_text, signed, sorted_hand
from fourthseat_client.speech import named
from fourthseat_engine.cards import UNKNOWN
from fourthseat_engine.seats import SEAT_NAMES, SEATS, Seat
from fourthseat_engine.trick import TakenTrick
from fourthseat_engine.views import Result, View


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
    parts += _open_hands(view, names, session.seat)
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
    return Text(" · ").join(
        (
            Text(f"Deal {view.deal + 1}{of}", "bold"),
            Text(f"dealer {named(names[view.dealer])}"),
            *rikiki.facts(view, names),
            *ristikontra.facts(view, names),
            *rikken.facts(view, names),
        )
    )


def _seats(session: Session, view: View, names: Sequence[str]) -> RenderableType:
    rows = Table(box=None, padding=(0, 2), show_header=False)
    for seat in SEATS:
        at = session.table.seats[seat] if session.table is not None else None
        marks = [
            "◀ to act" if seat == view.turn else "",
            "bot plays" if at is not None and at.covered else "",
            "away" if at is not None and at.kind == "player" and not session.here.seats[seat] else "",
        ]
        rows.add_row(
            Text(names[seat], "bold yellow" if seat == view.turn else "bold"),
            rikiki.note(view, seat) or rikken.note(view, seat),
            f"won {view.won[seat]}",
            signed(view.totals[seat]),
            " ".join(filter(None, marks)),
        )
    return rows


def _open_hands(view: View, names: Sequence[str], me: Seat | None) -> Iterator[Text]:
    """The cards of others that are known: their hands lie open."""
    for seat in SEATS:
        if seat != me and any(card != UNKNOWN for card in view.hands[seat]):
            yield Text.assemble(f"  {names[seat]}, open   ", cards_text(sorted_hand(view.hands[seat])))


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
