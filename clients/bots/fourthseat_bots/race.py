"""A race between moves: all are tried in the same worlds, and after each lap the worse half drops out.

Trying every move in the same world takes away the luck of the deal from their comparison; dropping the
worse half spends the budget where the choice is close.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fourthseat_bots.policy import OutOfTime

Lap = tuple[int, int]
"""How many moves are still in the race, and in how many worlds each of them is tried."""


def laps(moves: int, budget: int) -> list[Lap]:
    """How a race between this many moves spends a budget of playouts; every lap gets about the same share.

    At least one world is tried in each lap, even when that is more than the budget.
    """
    count = max(1, (moves - 1).bit_length())
    plan = []
    for _ in range(count):
        plan.append((moves, max(1, budget // count // moves)))
        moves = (moves + 1) // 2
    return plan


def worlds_needed(plan: Sequence[Lap]) -> int:
    """In how many worlds a race takes place."""
    return sum(worlds for _, worlds in plan)


def race(
    plan: Sequence[Lap], try_in: Callable[[int, Sequence[int]], Sequence[float]], out_of_time: OutOfTime
) -> int:
    """The number of the move with the best sum of values.

    `try_in(world, moves)` gives the value of each of those moves in that world, in the same order. Of equal
    moves the one with the lowest number wins.
    """
    running = list(range(plan[0][0]))
    sums = [0.0] * len(running)
    world = 0
    for _, worlds in plan:
        for _ in range(worlds):
            if world and out_of_time():
                return max(running, key=lambda move: (sums[move], -move))
            for move, value in zip(running, try_in(world, running), strict=True):
                sums[move] += value
            world += 1
        running.sort(key=lambda move: (-sums[move], move))
        running = sorted(running[: (len(running) + 1) // 2])
    return running[0]
