"""Rikiki in a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from fourthseat_client.shown import card_text, suit_text
from fourthseat_client.speech import Names, does, scores
from fourthseat_engine.events import Event
from fourthseat_engine.games.rikiki.view import BidMade, RikikiScored, RikikiView, TurnedUp
from fourthseat_engine.seats import Seat
from fourthseat_engine.views import View


def sentence(event: Event, names: Names) -> Text | None:
    """The sentence for an event of this game."""
    match event:
        case TurnedUp():
            return Text.assemble(
                card_text(event.card), " is turned up: ", suit_text(event.trump), " is trump."
            )
        case BidMade():
            return Text(f"{does(names[event.seat], 'bid')} {event.bid}.")
        case RikikiScored():
            return scores(event.result.scores, names)
        case _:
            return None


def facts(view: View, names: Names) -> Iterator[Text]:
    """What is said over the table."""
    if isinstance(view, RikikiView) and view.phase != "over":
        yield Text("no trump") if view.trump is None else Text.assemble("trump ", suit_text(view.trump))


def note(view: View, seat: Seat) -> str:
    """What is said of a seat."""
    if not isinstance(view, RikikiView) or view.bids[seat] is None:
        return ""
    return f"bid {view.bids[seat]}"
