"""Every registered game, with its default options and with each option turned to its other values."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from fourthseat_engine.games import GAMES, AnyGame
from fourthseat_engine.options import Choice, Option, Options, OptionValue, Switch

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

searched = settings(max_examples=settings().max_examples // 3, suppress_health_check=[HealthCheck.too_slow])
"""How long a law is searched for a counterexample."""


def option_sets(game: AnyGame) -> tuple[Options, ...]:
    """The defaults first, then one set for every other value of every option."""
    return tuple(game.read_options(given) for given in _given(game))


def _given(game: AnyGame) -> Iterator[Options]:
    yield {}
    for option in game.options:
        for value in _others(option):
            yield {option.name: value}


def _others(option: Option) -> list[OptionValue]:
    if isinstance(option, Choice):
        return [choice for choice in option.choices if choice != option.default]
    if isinstance(option, Switch):
        return [not option.default]
    return sorted({option.low, option.high} - {option.default})
