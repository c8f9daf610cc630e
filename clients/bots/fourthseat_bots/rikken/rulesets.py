"""The two rulesets of Rikken, by the name that a view gives."""

from __future__ import annotations

from collections.abc import Iterator

from fourthseat_engine.games.rikken import RIKKEN_NINE, RIKKEN_SIXTEEN
from fourthseat_engine.games.rikken.contracts import Ladder
from fourthseat_engine.games.rikken.deal import RikkenDeal
from fourthseat_engine.games.rikken.game import Rikken
from fourthseat_engine.games.rikken.view import RikkenView

_BY_NAME: dict[str, Rikken] = {each.name: each for each in (RIKKEN_NINE, RIKKEN_SIXTEEN)}


def ladder_of(view: RikkenView) -> Ladder:
    """The contracts that can be bid in the match that is seen."""
    return _BY_NAME[view.game].ladder


def worlds_of(view: RikkenView, seed: int) -> Iterator[RikkenDeal]:
    """Endlessly, deals that fit the view, each equally likely."""
    for state in _BY_NAME[view.game].worlds(view, seed):
        assert state.deal is not None
        yield state.deal
