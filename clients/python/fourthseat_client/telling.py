"""What happened, told in sentences: one line for each event that is worth one."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from rich.text import Text

from fourthseat_client.shown import card_text, move_text, signed, suit_text
from fourthseat_engine.events import Dealt, Event, HandDealt, MatchOver, Played, TrickTaken, Turn
from fourthseat_engine.games.rikiki.view import RikikiScored, TurnedUp
from fourthseat_engine.views import Result

UNTOLD = (HandDealt, Turn)
"""They show in the table itself."""


def tell(event: Event, names: Sequence[str]) -> Text | None:
    """The sentence for an event, or None when it needs none. `names` are by seat, `You` for oneself."""
    match event:
        case Dealt():
            cards = "one card" if event.size == 1 else f"{event.size} cards"
            return Text(f"Deal {event.deal + 1}: {names[event.dealer]} dealt {cards} each.", "bold")
        case TurnedUp():
            return Text.assemble(
                card_text(event.card), " is turned up: ", suit_text(event.trump), " is trump."
            )
        case Played(how="blind"):
            return Text(f"{names[event.seat]}: a card face down.")
        case Played():
            dark = " from the stock" if event.how == "dark" else ""
            return Text.assemble(f"{names[event.seat]}: ", card_text(event.card), dark)
        case TrickTaken():
            return Text(f"The trick goes to {_object(names[event.winner])}.", "green")
        case RikikiScored():
            return _scores(event.result, names)
        case MatchOver():
            winners = " and ".join(names[seat] for seat in event.winners)
            return Text(f"The match is over. {winners} won.", "bold green")
        case _ if isinstance(event, UNTOLD):
            return None
        case _:
            return _plainly(event, names)


def _scores(result: Result, names: Sequence[str]) -> Text:
    each = (f"{name} {signed(score)}" for name, score in zip(names, result.scores, strict=True))
    return Text("Scored: " + ", ".join(each) + ".", "bold")


def _plainly(event: Event, names: Sequence[str]) -> Text:
    """An event of some game's own: who, its tag, and what else it says."""
    said = {field.name: getattr(event, field.name) for field in dataclasses.fields(event)}
    result = said.get("result")
    if isinstance(result, Result):
        return _scores(result, names)
    tag, seat = str(said.pop("e")).replace("_", " "), said.pop("seat", None)
    rest = Text(" ").join(move_text(_plain(value, names)) for value in said.values() if value is not None)
    who = f"{names[seat]}: " if isinstance(seat, int) else ""
    return Text.assemble(f"{who}{tag} ", rest)


def _plain(value: object, names: Sequence[str]) -> str:
    if isinstance(value, tuple) and len(value) == len(names):
        return ", ".join(
            f"{name} {each}" for name, each in zip(names, value, strict=True) if each is not None
        )
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return str(value)


def _object(name: str) -> str:
    return "you" if name == "You" else name
