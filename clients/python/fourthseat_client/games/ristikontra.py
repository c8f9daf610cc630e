"""Ristikontra in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from fourthseat_client.shown import card_text
from fourthseat_client.speech import Names, count, does, scores, together
from fourthseat_engine.events import Event
from fourthseat_engine.games.ristikontra.view import (
    Barred,
    DrawnCard,
    Drew,
    Piled,
    RistikontraResult,
    RistikontraScored,
    RistikontraView,
    StockLaid,
)
from fourthseat_engine.seats import Seat
from fourthseat_engine.views import View

SIDES: tuple[tuple[Seat, Seat], ...] = ((0, 2), (1, 3))
RANKS = {"T": "tens", "J": "jacks", "Q": "queens", "K": "kings", "A": "aces"}
UNTOLD = (StockLaid, Drew)
"""They show over the table: the stock becomes smaller."""


def sentence(event: Event, names: Names) -> Text | None:
    """The sentence for an event of this game that needs one."""
    match event:
        case DrawnCard():
            return Text.assemble(f"{does(names[event.seat], 'draw')} ", card_text(event.card), ".")
        case Piled():
            return Text(f"Card points: {_piles(event, names)}.", "dim")
        case Barred(ranks=()):
            return Text("Every rank may be played again.")
        case Barred():
            return Text(f"Nobody may play {_ranks(event.ranks)} now.", "yellow")
        case RistikontraScored():
            return _scored(event.result, names)
        case _:
            return None


def facts(view: View, names: Names) -> Iterator[Text]:
    """What is said over the table."""
    if not isinstance(view, RistikontraView):
        return
    yield Text(f"up to {count(view.target, 'game point')}")
    if view.held:
        yield Text(f"{view.held} held")
    yield Text(f"stock {view.stock}")
    yield Text(f"card points: {_piles(view, names)}")
    if view.barred:
        yield Text(f"barred: {_ranks(view.barred)}", "yellow")


def _piles(shown: Piled | RistikontraView | RistikontraResult, names: Names) -> str:
    """The card points of both sides, and which of them is dirty or cleaned itself."""
    stains = [
        (" (cleaned)" if cleaned else " (dirty)") if dirty else ""
        for dirty, cleaned in zip(shown.dirty, shown.cleaned, strict=True)
    ]
    return ", ".join(f"{together(names, SIDES[side])} {shown.points[side]}{stains[side]}" for side in (0, 1))


def _ranks(ranks: Iterable[str]) -> str:
    return " or ".join(RANKS.get(rank, f"{rank}s") for rank in ranks)


def _scored(result: RistikontraResult, names: Names) -> Text:
    held = "" if not result.held else f" {count(result.held, 'game point')} held for the next winner."
    told = Text(f"The deal ends: {_piles(result, names)}.{held} ", "bold")
    return Text.assemble(told, scores(result.scores, names))
