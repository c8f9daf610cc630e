"""The end-to-end traces E3, E4 and E6: whole deals of Ristikontra played by a fixed rule."""

from __future__ import annotations

from fourthseat_engine.games.ristikontra.state import RistikontraState
from fourthseat_engine.pack import Pack
from tests.engine.games.ristikontra_deals import D17, KLAPPI, dark, dealt, low, play_on


def takers(state: RistikontraState) -> list[int]:
    return [taken.winner for taken in state.tricks]


def dark_plays(state: RistikontraState) -> int:
    return sum(play.how == "dark" for taken in state.tricks for play in taken.plays)


def test_E3_lowest_card_always() -> None:
    state = play_on(dealt(Pack(D17, 1)), low)
    assert takers(state) == [1] * 13
    assert dark_plays(state) == 0
    assert state.results[0].points == (0, 120)
    assert state.totals == (0, 2, 0, 2)


def test_E4_dark_whenever_possible() -> None:
    state = play_on(dealt(Pack(D17, 1)), dark)
    assert takers(state) == [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1]
    assert dark_plays(state) == 28
    assert state.results[0].points == (72, 48)
    assert state.totals == (1, 0, 1, 0)


def test_E6_dark_whenever_possible_in_ristiklappi() -> None:
    state = play_on(dealt(Pack(D17, 1), KLAPPI), dark)
    assert takers(state) == [0] * 8 + [1, 2, 2, 1, 1]
    result = state.results[0]
    assert result.points == (86, 34)
    assert (result.dirty[0], result.cleaned[0]) == (True, False)
    assert state.totals == (0, 2, 0, 2)
