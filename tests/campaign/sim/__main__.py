"""`make campaign`: run seed after seed until the time is up, or one seed to see what it does.

python -m tests.campaign.sim --minutes 60 [--first 1000] [--game rikiki]
python -m tests.campaign.sim --seed 4711
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from tests.campaign.sim.report import Report
from tests.campaign.sim.world import GAMES, run


def main() -> int:
    """Run and report; 1 when anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaign.sim", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--first", type=int, default=1000)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--game", choices=sorted(GAMES), default="rikiki")
    given = parser.parse_args()
    if given.seed is not None:
        return tell([run(given.seed, given.game)])
    reports: list[Report] = []
    until = time.monotonic() + 60 * given.minutes
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True) as progress:
        task = progress.add_task("", total=60 * given.minutes)
        while (left := until - time.monotonic()) > 0:
            reports.append(slim(run(given.first + len(reports), given.game)))
            wrong = sum(bool(report.wrong) for report in reports)
            done = f"{len(reports)} runs, {wrong} wrong"
            progress.update(task, description=done, completed=60 * given.minutes - left)
    return tell(reports)


def slim(report: Report) -> Report:
    """The report without what only the checks needed."""
    report.views, report.log, report.wishes = [], [], {}
    return report


def tell(reports: list[Report]) -> int:
    """Print the figures, and the seeds that went wrong with the first thing wrong."""
    faults: Counter[str] = Counter()
    for report in reports:
        faults.update(report.faults)
    acknowledged = sum(len(report.acknowledged) for report in reports)
    print(f"{len(reports)} runs, {acknowledged} acknowledged wishes, faults: {dict(sorted(faults.items()))}")
    for kind, sign in (
        ("lost", "I3"),
        ("doubled", "I2"),
        ("refused and stored", "I5"),
        ("divergent views", "I6"),
    ):
        print(f"  {kind}: {sum(line.startswith(sign) for report in reports for line in report.wrong)}")
    for report in reports:
        if report.wrong:
            print(f"seed {report.seed}: {report.wrong[0]}")
        elif len(reports) == 1:
            print(f"seed {report.seed}: all is well; history {report.trace.hexdigest()[:16]}")
    return int(any(report.wrong for report in reports))


if __name__ == "__main__":
    sys.exit(main())
