"""A slice of the thousand matches that `make thousand` plays: the same everywhere, and no law broken."""

from __future__ import annotations

import pytest

from fourthseat_engine.games import GAMES
from tests.campaign.thousand import FEW, digest, kept


@pytest.mark.parametrize("game", GAMES)
def test_the_first_of_a_thousand_matches_are_as_ever(game: str) -> None:
    assert digest(game, range(FEW)) == kept()[game][0]
