"""The policies of every game, by the game's name and the policy's.

`random`   any legal move
`greedy`   plays by rule of thumb, without a look at what others may hold
`easy`, `normal`, `strong`   the search, with more and more playouts
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from fourthseat_bots.policy import Policies
from fourthseat_bots.rikiki import POLICIES as RIKIKI
from fourthseat_bots.rikken import POLICIES as RIKKEN
from fourthseat_bots.ristikontra import POLICIES as RISTIKONTRA
from fourthseat_engine.views import View

AnyPolicies = Policies[View]


def register(games: Mapping[str, Policies[Any]]) -> dict[str, AnyPolicies]:
    """A registry of policies whose views are told apart by the game's name only."""
    return {game: cast(AnyPolicies, policies) for game, policies in games.items()}


POLICIES: dict[str, AnyPolicies] = register(
    {
        "rikiki": RIKIKI,
        "ristikontra": RISTIKONTRA,
        "rikken-nine": RIKKEN,
        "rikken-sixteen": RIKKEN,
    }
)
