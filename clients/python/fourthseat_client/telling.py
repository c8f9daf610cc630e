"""What happened, told in sentences: one line for each event that is worth one."""

from __future__ import annotations

from rich.text import Text

from fourthseat_client.games import rikiki, rikken, ristikontra
from fourthseat_client.shown import card_text
from fourthseat_client.speech import Names, count, named, together
from fourthseat_engine.events import Dealt, Event, HandDealt, MatchOver, Played, TrickTaken, Turn

UNTOLD = (HandDealt, Turn, *ristikontra.UNTOLD)
"""They show in the table itself."""


def tell(event: Event, names: Names) -> Text | None:
    """The sentence for an event, or None when it needs none. `names` are by seat, `You` for oneself."""
    if isinstance(event, UNTOLD):
        return None
    for sentence in (_common, rikiki.sentence, ristikontra.sentence, rikken.sentence):
        said = sentence(event, names)
        if said is not None:
            return said
    raise LookupError(f"no sentence tells of {event.e!r}")


def _common(event: Event, names: Names) -> Text | None:
    """The sentence for an event that all games share."""
    match event:
        case Dealt():
            dealt = f"{names[event.dealer]} dealt {count(event.size, 'card')} each"
            return Text(f"Deal {event.deal + 1}: {dealt}.", "bold")
        case Played(how="blind"):
            return Text(f"{names[event.seat]}: a card face down.")
        case Played():
            dark = " from the stock" if event.how == "dark" else ""
            return Text.assemble(f"{names[event.seat]}: ", card_text(event.card), dark)
        case TrickTaken():
            return Text(f"The trick goes to {named(names[event.winner])}.", "green")
        case MatchOver():
            return Text(f"The match is over. {together(names, event.winners)} won.", "bold green")
        case _:
            return None
