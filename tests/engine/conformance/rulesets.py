"""Every registered ruleset with its default options and with each option turned to its other values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, settings

from fourthseat_engine.games import GAMES, AnyGame
from fourthseat_engine.options import Choice, Option, Options, OptionValue, Switch


@dataclass(frozen=True)
class Ruleset:
    """A game with its options fixed."""

    game: AnyGame
    options: Options

    def __str__(self) -> str:
        turned = [f"{name}={self.options[name]}" for name in self._turned()]
        return " ".join([self.game.name, *turned])

    def _turned(self) -> list[str]:
        return [each.name for each in self.game.options if self.options[each.name] != each.default]


def _others(option: Option) -> list[OptionValue]:
    if isinstance(option, Choice):
        return [choice for choice in option.choices if choice != option.default]
    if isinstance(option, Switch):
        return [not option.default]
    return sorted({option.low, option.high} - {option.default})


def _rulesets(game: AnyGame) -> Iterator[Ruleset]:
    yield Ruleset(game, game.read_options({}))
    for option in game.options:
        for value in _others(option):
            yield Ruleset(game, game.read_options({option.name: value}))


RULESETS = [ruleset for game in GAMES.values() for ruleset in _rulesets(game)]

every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=str)

searched = settings(max_examples=settings().max_examples // 6, suppress_health_check=[HealthCheck.too_slow])
"""How long a law is searched for a counterexample, for there are many rulesets."""
