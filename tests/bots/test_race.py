"""The race between moves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from fourthseat_bots.policy import unhurried
from fourthseat_bots.race import laps, race, worlds_needed


@pytest.mark.parametrize("moves", range(2, 30))
@pytest.mark.parametrize("budget", [0, 10, 100, 1000])
def test_a_plan_keeps_the_budget_and_ends_with_a_duel(moves: int, budget: int) -> None:
    plan = laps(moves, budget)
    assert plan[0][0] == moves
    assert plan[-1][0] == 2
    assert all(after == (before + 1) // 2 for (before, _), (after, _) in pairwise(plan))
    assert all(worlds >= 1 for _, worlds in plan)
    least = sum(running for running, _ in plan)
    assert sum(running * worlds for running, worlds in plan) <= max(budget, least)


def test_the_best_move_wins() -> None:
    values = [3.0, 9.0, 1.0, 7.0, 5.0]

    def try_in(world: int, running: Sequence[int]) -> list[float]:
        return [values[move] for move in running]

    assert race(laps(5, 50), try_in, unhurried) == 1


def test_of_equal_moves_the_first_wins() -> None:
    assert race(laps(6, 60), lambda world, running: [1.0] * len(running), unhurried) == 0


def test_each_lap_tries_the_better_half_in_new_worlds() -> None:
    seen: list[tuple[int, tuple[int, ...]]] = []

    def try_in(world: int, running: Sequence[int]) -> list[float]:
        seen.append((world, tuple(running)))
        return [float(move) for move in running]

    plan = laps(4, 16)
    assert plan == [(4, 2), (2, 4)]
    assert race(plan, try_in, unhurried) == 3
    assert [world for world, _ in seen] == list(range(worlds_needed(plan)))
    assert [running for _, running in seen] == [(0, 1, 2, 3)] * 2 + [(2, 3)] * 4


def test_a_move_that_was_lucky_at_first_is_overtaken() -> None:
    def try_in(world: int, running: Sequence[int]) -> list[float]:
        return [(5.0 if world == 0 else 0.0) if move == 0 else 1.0 for move in running]

    assert race([(2, 10)], try_in, unhurried) == 1


def test_when_time_is_out_the_best_so_far_wins() -> None:
    worlds: list[int] = []

    def try_in(world: int, running: Sequence[int]) -> list[float]:
        worlds.append(world)
        return [float(move == 2) for move in running]

    assert race(laps(4, 4000), try_in, lambda: len(worlds) >= 3) == 2
    assert worlds == [0, 1, 2]
