"""The rulesets that Fourthseat deals, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, cast

from fourthseat_engine.errors import Unreadable
from fourthseat_engine.game import Game, State
from fourthseat_engine.games.rikiki import RIKIKI
from fourthseat_engine.games.rikken import RIKKEN_NINE, RIKKEN_SIXTEEN
from fourthseat_engine.games.ristikontra import RISTIKONTRA
from fourthseat_engine.views import View

AnyGame: TypeAlias = Game[State, View]


def register(*games: Game[Any, Any]) -> dict[str, AnyGame]:
    """A registry of these rulesets by name. A name may be used once."""
    registry = {game.name: cast(AnyGame, game) for game in games}
    assert len(registry) == len(games), "two rulesets share a name"
    return registry


GAMES: dict[str, AnyGame] = register(RIKIKI, RISTIKONTRA, RIKKEN_NINE, RIKKEN_SIXTEEN)


def game_named(name: str, games: Mapping[str, AnyGame] = GAMES) -> AnyGame:
    """The ruleset of this name. Raises `Unreadable` (`game/unknown`)."""
    game = games.get(name)
    if game is None:
        known = ", ".join(games)
        raise Unreadable("game/unknown", f"There is no game {name[:40]!r}; we deal {known}.")
    return game
