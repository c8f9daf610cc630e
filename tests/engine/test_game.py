"""What the contract itself provides: turns, places, winners, and the registry."""

from __future__ import annotations

import pytest

from fourthseat_engine.errors import IllegalMove, Unreadable
from fourthseat_engine.game import leaders, places, require_turn
from fourthseat_engine.games import GAMES, game_named
from fourthseat_engine.seats import left_of


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


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_registered_under_its_name_with_readable_options(name: str) -> None:
    game = GAMES[name]
    assert game.name == name
    assert game.rules_version >= 1
    assert list(game.read_options({})) == [option.name for option in game.options]
    assert all(option.accepts(option.default) for option in game.options)
