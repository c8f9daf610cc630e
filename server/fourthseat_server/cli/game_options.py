"""Options of a game as they are given on the command line: `longest=3`, `stop_when_decided=off`."""

from __future__ import annotations

from collections.abc import Iterable

from fourthseat_engine.games import AnyGame
from fourthseat_engine.options import OptionValue, Switch, Whole

SWITCH = {"on": True, "off": False}


def given_options(game: AnyGame, texts: Iterable[str]) -> dict[str, OptionValue]:
    """The complete options. Raises `Unreadable` (`option/unknown`, `option/value`)."""
    kinds = {option.name: option for option in game.options}
    given: dict[str, object] = {}
    for text in texts:
        name, _, value = text.partition("=")
        match kinds.get(name):
            case Whole() if value.isascii() and value.isdigit():
                given[name] = int(value)
            case Switch():
                given[name] = SWITCH.get(value, value)
            case _:
                given[name] = value
    return game.read_options(given)
