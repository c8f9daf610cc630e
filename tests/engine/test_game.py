"""What the contract itself provides: turns, places, winners, and the registry."""

from __future__ import annotations

import pytest

from fourthseat_engine.errors import IllegalMove, Unreadable
from fourthseat_engine.game import leaders, places, require_turn
from fourthseat_engine.games import GAMES, game_named
from fourthseat_engine.seats import left_of
from tests.engine.conformance.rulesets import RULESETS


@pytest.mark.parametrize(
    ("totals", "ranking", "winners"),
    [
        ((120, 131, 131, 90), (3, 1, 1, 4), (1, 2)),
        ((0, 0, 0, 0), (1, 1, 1, 1), (0, 1, 2, 3)),
        ((-5, -3, -9, -4), (3, 1, 4, 2), (1,)),
        ((7, 3, 7, 3), (1, 3, 1, 3), (0, 2)),
    ],
)
def test_places_by_standard_competition_ranking(
    totals: tuple[int, ...], ranking: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert places(totals) == ranking
    assert leaders(totals) == winners


def test_only_the_seat_to_act_may_move() -> None:
    require_turn(2, 2)
    with pytest.raises(IllegalMove) as error:
        require_turn(2, 3)
    assert error.value.code == "illegal/turn"
    with pytest.raises(IllegalMove) as error:
        require_turn(None, 3)
    assert error.value.code == "illegal/nobody-acts"


def test_left_is_clockwise() -> None:
    assert [left_of(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert left_of(1, -3) == 2


def test_games_are_found_by_name() -> None:
    assert game_named("rikiki") is GAMES["rikiki"]
    with pytest.raises(Unreadable) as error:
        game_named("Rikiki")
    assert error.value.code == "game/unknown"
    assert "rikiki" in error.value.message


def test_every_game_is_searched_by_the_laws() -> None:
    assert {ruleset.game.name for ruleset in RULESETS} == set(GAMES)
    assert all(name == game.name and game.rules_version >= 1 for name, game in GAMES.items())
