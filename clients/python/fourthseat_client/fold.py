"""From the maps of the wire to the engine's views and events, and their fold.

There are no rules here: a view comes from the hub, or begins as the engine shows an undealt match, and each
event is folded by the game's own `see`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

import msgspec

from fourthseat_client.errors import NotUnderstood
from fourthseat_client.messages import Raw, TableState
from fourthseat_engine import events
from fourthseat_engine.errors import EngineError
from fourthseat_engine.events import Event
from fourthseat_engine.games import AnyGame, game_named
from fourthseat_engine.seats import Observer
from fourthseat_engine.views import View

COMMON: tuple[type[Event], ...] = (
    events.Dealt,
    events.HandDealt,
    events.Turn,
    events.Played,
    events.TrickTaken,
    events.MatchOver,
)


class Fold:
    """Reads and folds what is told of one game. Everything here raises `NotUnderstood`."""

    def __init__(self, game: str) -> None:
        self._game = _known(game)
        self._events = {_tag_of(kind): kind for kind in (*COMMON, *self._game.event_types)}

    def read_view(self, raw: Raw) -> View:
        """The view that a welcome brought."""
        try:
            return msgspec.convert(raw, self._game.view_type)
        except msgspec.ValidationError as error:
            raise NotUnderstood(f"The server sent a view that cannot be read: {error}") from error

    def opening(self, table: TableState, observer: Observer) -> View:
        """The view before a match's first deal."""
        try:
            state = self._game.start(self._game.read_options(table.options), 0)
        except EngineError as error:
            raise NotUnderstood(f"The table's options do not fit the game: {error}") from error
        return self._game.view(state, observer)

    def read_events(self, raws: Iterable[Raw]) -> tuple[Event, ...]:
        """The events of one version."""
        return tuple(map(self._read_event, raws))

    def see(self, view: View, told: Iterable[Event]) -> View:
        """The view after these events."""
        try:
            for event in told:
                view = self._game.see(view, event)
        except (EngineError, ValueError, IndexError) as error:
            raise NotUnderstood(f"An event does not fit the view: {error}") from error
        return view

    def _read_event(self, raw: Raw) -> Event:
        kind = self._events.get(str(raw.get("e")))
        if kind is None:
            raise NotUnderstood(f"The server told of an unknown event {str(raw.get('e'))[:24]!r}.")
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            raise NotUnderstood(f"The server sent an event that cannot be read: {error}") from error


def _known(name: str) -> AnyGame:
    try:
        return game_named(name)
    except EngineError as error:
        raise NotUnderstood(f"This client does not know the game {name[:40]!r}; a newer one may.") from error


def _tag_of(kind: type[Event]) -> str:
    tag = next(field.default for field in dataclasses.fields(kind) if field.name == "e")
    return str(tag)
