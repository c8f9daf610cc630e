"""A recorded match told again, line by line, as one observer saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from fourthseat_client.shown import cards_text, sorted_hand
from fourthseat_client.telling import tell
from fourthseat_engine.cards import CardName
from fourthseat_engine.events import Dealt, Event, HandDealt, TrickTaken, redact
from fourthseat_engine.record import Record
from fourthseat_engine.replay import Moment, game_of, replay, start_of
from fourthseat_engine.seats import SEAT_NAMES, SEATS, Seat
from fourthseat_server.cli.record_file import printable


def heading(record: Record) -> Iterator[Text]:
    """Which match this is, and who sat where."""
    terms = record.terms
    yield Text(f"{terms.game}, match {terms.match + 1} at table {terms.table}", "bold")
    for name, player in zip(SEAT_NAMES, terms.players, strict=True):
        yield Text(f"  {name:<6} {printable(player.name)}{' (bot)' if player.bot else ''}")


def retold(record: Record, seat: Seat | None, deal: int | None) -> Iterator[Text]:
    """The lines of a match, or of the one deal with this index; without a seat all hands are open.

    Raises `Unverified` as `replay` does.
    """
    game = game_of(record)
    view = game.view(start_of(record), seat)
    for moment in replay(record):
        heard = redact(moment.step.told, seat)
        for event in heard:
            view = game.see(view, event)
        if deal not in (None, moment.deal):
            continue
        for event in heard:
            if isinstance(event, Dealt):
                yield Text()
            line = tell(event, SEAT_NAMES)
            if line is not None:
                yield line
            if isinstance(event, Dealt):
                yield from map(_hand, _hands(moment, seat))
        if seat is not None and any(isinstance(event, TrickTaken) for event in heard) and view.hands[seat]:
            yield _holding(seat, view.hands[seat])


def _hands(moment: Moment, seat: Seat | None) -> Iterable[HandDealt]:
    """The hands that this observer is shown at the dealing: its own, or all when the replay is open."""
    observers = SEATS if seat is None else (seat,)
    heard: list[Event] = [event for each in observers for event in redact(moment.step.told, each)]
    return (event for event in heard if isinstance(event, HandDealt))


def _hand(event: HandDealt) -> Text:
    return _holding(event.seat, event.cards)


def _holding(seat: Seat, cards: tuple[CardName, ...]) -> Text:
    return Text.assemble(f"  {SEAT_NAMES[seat]:<6} ", cards_text(sorted_hand(cards)))
