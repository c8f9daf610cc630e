"""How strong the bots are, measured: two policies play duplicate deals.

python -m fourthseat_bots.ladder --game rikiki --a normal --b greedy --deals 200 --seed 1
"""

from __future__ import annotations

from argparse import ArgumentDefaultsHelpFormatter, ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import product
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fourthseat_bots.contest import (
    FORMATS,
    Contest,
    Estimate,
    Seating,
    estimate,
    figures_by_deal,
    play_seating,
)
from fourthseat_bots.policies import POLICIES

Job = tuple[int, Seating]
"""A match and a seating."""


def measure(
    contest: Contest, deals: int, cores: int = 1, on_progress: Callable[[int, int], None] | None = None
) -> Estimate:
    """Play at least so many deals (whole matches), at least two, on so many cores.

    `on_progress` hears how many of how many seatings of matches have been played.
    """
    form = FORMATS[contest.game]
    matches = -(-max(2, deals) // form.deals)
    jobs = list(product(range(matches), form.seatings))
    played: dict[Job, list[float]] = {}
    for job, figures in _play(contest, jobs, cores):
        played[job] = figures
        if on_progress is not None:
            on_progress(len(played), len(jobs))
    return estimate(
        [
            figure
            for match in range(matches)
            for figure in figures_by_deal([played[match, seating] for seating in form.seatings])
        ]
    )


def _play(contest: Contest, jobs: Sequence[Job], cores: int) -> Iterator[tuple[Job, list[float]]]:
    if cores == 1:
        for job in jobs:
            yield job, play_seating(contest, *job)
        return
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        pending = {pool.submit(play_seating, contest, *job): job for job in jobs}
        for future in as_completed(pending):
            yield pending[future], future.result()


def main(arguments: Sequence[str] | None = None) -> None:
    """The command; see `--help`."""
    parser = ArgumentParser(
        prog="python -m fourthseat_bots.ladder",
        description="Let two policies play duplicate deals and print how many points a deal A is ahead.",
        formatter_class=ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument("--game", choices=sorted(POLICIES), default="rikiki", help="the game")
    parser.add_argument("--a", default="normal", help="the policy to measure")
    parser.add_argument("--b", default="greedy", help="the policy to measure it against")
    parser.add_argument("--budget-a", type=int, help="playouts for each of A's moves, if not its own number")
    parser.add_argument("--budget-b", type=int, help="the same for B")
    parser.add_argument("--deals", type=int, default=200, help="how many deals, each in every seating")
    parser.add_argument("--seed", type=int, default=1, help="decides the packs and the bots' chances")
    parser.add_argument("--cores", type=int, default=1, help="how many processes play")
    given = parser.parse_args(arguments)
    for name in (given.a, given.b):
        if name not in POLICIES[given.game]:
            parser.error(f"there is no policy {name!r}; choose from {', '.join(POLICIES[given.game])}")
    contest = Contest(
        game=given.game,
        a=given.a,
        b=given.b,
        budget_a=given.budget_a,
        budget_b=given.budget_b,
        seed=given.seed,
    )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(f"{given.game}: {given.a} against {given.b}", total=None)
        result = measure(
            contest,
            given.deals,
            given.cores,
            lambda done, total: progress.update(task, completed=done, total=total),
        )
    low, high = result.interval
    Console().print(
        f"{given.game}: {given.a} against {given.b}, {result.deals} deals: {result.mean:+.3f} points a deal "
        f"(standard error {result.error:.3f}, 95 % {low:+.3f} to {high:+.3f})",
        soft_wrap=True,
        highlight=False,
    )


if __name__ == "__main__":
    main()
