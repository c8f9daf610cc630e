"""The search for Ristikontra."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from fourthseat_bots.contest import Contest
from fourthseat_bots.ladder import measure
from fourthseat_bots.ristikontra import POLICIES
from fourthseat_bots.ristikontra.search import GAME_POINT, play_out, value
from fourthseat_engine.cards import rank_of
from fourthseat_engine.games.ristikontra import RISTIKONTRA
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal
from fourthseat_engine.games.ristikontra.state import RistikontraState
from fourthseat_engine.games.ristikontra.view import RistikontraView
from fourthseat_engine.moves import Move, Play
from tests.bots.positions import Position, positions


def finished(points: list[int], *, dirty: bool = False) -> RistikontraDeal:
    deal = RistikontraDeal(6, 3, [0, 0, 0, 0], (), queen_king_rule=dirty, fourth_king_ban=False)
    deal.points = points
    deal.dirty = [dirty, False]
    return deal


def start_view(seat: int, totals: tuple[int, ...] = (0, 0, 0, 0), held: int = 0) -> RistikontraView:
    view = RISTIKONTRA.view(RISTIKONTRA.start(RISTIKONTRA.read_options({}), 0), seat)
    return replace(view, totals=totals, held=held)


@pytest.mark.parametrize("options", [{}, {"klappi": True}, {"queen_king_rule": True}])
def test_a_playout_ends_with_all_tricks_and_all_points(options: dict[str, object]) -> None:
    for position in islice(positions("ristikontra", 41, options), 80):
        assert isinstance(position.state, RistikontraState)
        assert isinstance(position.view, RistikontraView)
        assert position.state.deal is not None
        deal = position.state.deal.clone()
        play_out(deal)
        assert deal.finished
        assert sum(deal.points) == 120
        assert not any(deal.hands)
        other = replace(position.view, observer=(position.seat + 1) % 4)
        assert value(deal, position.view) == -value(deal, other)


def test_a_deal_is_worth_its_points_and_game_points() -> None:
    assert value(finished([61, 59]), start_view(0)) == 2 + GAME_POINT
    assert value(finished([61, 59]), start_view(3)) == -2 - GAME_POINT
    assert value(finished([60, 60]), start_view(0)) == 0
    assert value(finished([120, 0]), start_view(2)) == 120 + 2 * GAME_POINT
    assert value(finished([61, 59]), start_view(0, held=2)) == 2 + 3 * GAME_POINT
    assert value(finished([61, 59], dirty=True), start_view(0)) == 2 - 2 * GAME_POINT


def test_game_points_that_nobody_needs_count_for_nothing() -> None:
    assert value(finished([120, 0]), start_view(0, (6, 2, 6, 2))) == 120 + GAME_POINT
    assert value(finished([0, 120]), start_view(0, (6, 2, 6, 2), held=1)) == -120 - 3 * GAME_POINT


def test_with_two_cards_left_the_better_one_is_found() -> None:
    """The search's choice is as good as the best, by all it could know of the three cards it does not see."""
    looked_at = 0
    for position in islice(positions("ristikontra", 44), 2500):
        view = position.view
        assert isinstance(view, RistikontraView)
        if len(view.tricks) != 11 or len(view.trick) != 3:
            continue
        looked_at += 1
        values = {rank(move): average(position, view, move) for move in position.legal}
        chosen = POLICIES["normal"].choose(view, position.legal, looked_at)
        assert values[rank(chosen)] >= max(values.values()) - 5
    assert looked_at > 10


def rank(move: Move) -> int:
    assert isinstance(move, Play)
    return rank_of(move.card)


def average(position: Position, view: RistikontraView, move: Move) -> float:
    """What a play of the last but one trick is worth on average over what the others may hold."""
    assert isinstance(move, Play)
    total = 0.0
    for world in islice(RISTIKONTRA.worlds(view, 5), 120):
        assert world.deal is not None
        world.deal.play(move.card)
        play_out(world.deal)
        total += value(world.deal, view)
    return total / 120


@pytest.mark.parametrize("weaker", ["random", "greedy"])
def test_it_beats_who_does_not_look_ahead(weaker: str) -> None:
    contest = Contest(game="ristikontra", a="normal", b=weaker, budget_a=40)
    assert measure(contest, 12).interval[0] > 0
