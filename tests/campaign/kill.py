"""Kill the server at random moments while people and bots play, and look for anything lost.

    make kill                         two hundred kills
    make kill ARGS="--kills 1000"     more of them
    make kill ARGS="--seed 7"         other moments

Every acknowledged wish must be in the log exactly once, every log must only ever have grown, every client
must have been shown exactly what its seat may know, all links must open what they opened before, and every
match must come to its end. `kill_check.py` says it precisely.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from fourthseat_client import Api, Refused
from fourthseat_server.app import STORE_FILE
from tests.campaign.kill_check import Prefix, final_violations, missing_acknowledgements, prefix_of, read_logs
from tests.campaign.kill_party import Moments, Party
from tests.campaign.server_process import SERVER, ServerProcess

PARTIES = ((1, 4), (2, 3), (4, 3), (3, 13))
"""People at each table, and the longest deal there."""

BACK_WITHIN = 60.0
FINISH_WITHIN = 180.0
ORPHANS_END_WITHIN = 10.0


@dataclass
class Outcome:
    """What a campaign did and found."""

    kills: int = 0
    tables: int = 0
    matches: int = 0
    entries: int = 0
    acknowledged: int = 0
    repeated: int = 0
    whole: int = 0
    shown: int = 0
    back_after: list[float] = field(default_factory=list)
    """Seconds from each kill until every client was welcomed again."""
    violations: list[str] = field(default_factory=list)


class Campaign:
    """One server that is killed again and again, and the parties that play on it."""

    def __init__(
        self,
        data: Path,
        seed: int,
        *,
        program: Sequence[str] = SERVER,
        parties: Sequence[tuple[int, int]] = PARTIES,
        on_kill: Callable[[], None] = lambda: None,
    ) -> None:
        self.outcome = Outcome()
        self._server = ServerProcess(data, program=program)
        self._chance = random.Random(seed)
        self._moments = Moments()
        self._stopping = asyncio.Event()
        self._on_kill = on_kill
        self._tables = parties
        self._parties: list[Party] = []
        self._deaths: dict[str, list[Prefix]] = {}

    async def run(self, kills: int, seconds: float = float("inf")) -> Outcome:
        """Kill so many times, or until the time is up, let the matches end, and check everything.

        Stops at the first kill after which something is wrong.
        """
        until = monotonic() + seconds
        playing = [asyncio.create_task(self._keep_playing(*table)) for table in self._tables]
        try:
            await asyncio.to_thread(self._server.start)
            while self.outcome.kills < kills and monotonic() < until and not self.outcome.violations:
                await self._kill_once()
                for task in playing:
                    if task.done():
                        task.result()
            self._stopping.set()
            if not self.outcome.violations:
                await self._let_finish(playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await asyncio.to_thread(self._server.stop)
        self._judge()
        return self.outcome

    async def _keep_playing(self, people: int, longest: int) -> None:
        """One party after another, each at a table of its own."""
        while not self._stopping.is_set():
            seed = self._chance.randrange(1 << 32)
            api = Api(self._server.address)
            party = Party(api, people, longest, seed, self._moments, self._stopping)
            self._parties.append(party)
            try:
                await party.play()
            except Refused as refused:
                self.outcome.violations.append(f"a party could not go on: {refused.code}")
                return

    async def _kill_once(self) -> None:
        checking = asyncio.create_task(self._check_links())
        await self._wait_for_the_moment()
        await asyncio.to_thread(self._server.kill)
        killed = monotonic()
        checking.cancel()
        await asyncio.gather(checking, return_exceptions=True)
        self.outcome.kills += 1
        await self._look_for_orphans()
        await asyncio.to_thread(self._inspect)
        await self._start_again()
        try:
            async with asyncio.timeout(BACK_WITHIN):
                for party in self._parties:
                    await party.all_welcomed()
        except TimeoutError:
            self.outcome.violations.append(f"not every client was welcomed within {BACK_WITHIN:.0f} s")
        self.outcome.back_after.append(monotonic() - killed)
        self._on_kill()

    async def _wait_for_the_moment(self) -> None:
        """Some time after all are back, or right after a wish was sent."""
        if self._chance.random() < 0.4:
            await asyncio.sleep(self._chance.uniform(0.0, 0.8))
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(3.0):
                await self._moments.after_wishes(self._chance.randint(1, 25))
        await asyncio.sleep(self._chance.choice((0.0, 0.001, 0.002, 0.005)))

    async def _start_again(self) -> None:
        """Start the server; now and then it is killed while it starts."""
        while self._chance.random() < 0.08:
            self._server.launch()
            await asyncio.sleep(self._chance.uniform(0.1, 1.0))
            await asyncio.to_thread(self._server.kill)
            self.outcome.kills += 1
            self._on_kill()
        await asyncio.to_thread(self._server.start)

    async def _check_links(self) -> None:
        await self._chance.choice(self._parties).check_links()

    async def _look_for_orphans(self) -> None:
        """The server's worker processes must notice its death and end."""
        until = monotonic() + ORPHANS_END_WITHIN
        while left := self._server.left_behind():
            if monotonic() > until:
                self.outcome.violations.append(f"worker processes outlived the server: {left}")
                self._server.sweep()
                return
            await asyncio.sleep(0.02)

    def _inspect(self) -> None:
        """Look at the store as the dead server left it: at a copy, so that nothing of it is touched."""
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "data"
            shutil.copytree(self._server.data, copy)
            logs = read_logs(copy / STORE_FILE)
        for party in self._parties:
            if party.made is None:
                continue
            log = logs.get(party.table, [])
            self._deaths.setdefault(party.table, []).append(prefix_of(log))
            self.outcome.violations += missing_acknowledgements(log, party.witnesses)

    async def _let_finish(self, playing: Sequence[asyncio.Task[None]]) -> None:
        done, pending = await asyncio.wait(playing, timeout=FINISH_WITHIN)
        for task in done:
            task.result()
        if pending:
            self.outcome.violations.append(f"{len(pending)} tables did not come to the end of their match")

    def _judge(self) -> None:
        outcome = self.outcome
        outcome.matches = self._moments.matches
        logs = read_logs(self._server.data / STORE_FILE)
        secret = bytes.fromhex((self._server.data / "secret").read_text().strip())
        for party in self._parties:
            outcome.violations += party.problems
            if party.made is None:
                continue
            log, table = logs.get(party.table, []), party.table
            outcome.tables += 1
            outcome.entries += len(log)
            outcome.violations += final_violations(
                log, self._deaths.get(table, ()), party.witnesses, table, secret
            )
            for witness in party.witnesses:
                outcome.acknowledged += len(witness.acknowledged)
                outcome.repeated += sum(times - 1 for times in witness.sent.values())
                outcome.whole += witness.whole
                outcome.shown += sum(map(len, witness.views.values()))


def main() -> None:
    """The campaign as a program: exit code 1 when anything was wrong."""
    reader = argparse.ArgumentParser(
        description="Kill the server at random moments and look for anything lost."
    )
    reader.add_argument("--kills", type=int, default=200, help="how many kills (200)")
    reader.add_argument("--seed", type=int, default=1, help="which moments (1)")
    given = reader.parse_args()
    console = Console()
    bar = Progress(
        TextColumn("Killing the server"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=console,
    )
    with tempfile.TemporaryDirectory() as folder, bar:
        task = bar.add_task("", total=given.kills)
        campaign = Campaign(Path(folder) / "data", given.seed, on_kill=lambda: bar.advance(task))
        outcome = asyncio.run(campaign.run(given.kills))
    console.print(figures(outcome))
    for violation in outcome.violations[:40]:
        console.print(violation, markup=False)
    sys.exit(1 if outcome.violations else 0)


def figures(outcome: Outcome) -> str:
    """What the campaign did, for people."""
    back = sorted(outcome.back_after) or [0.0]
    return (
        f"{outcome.kills} kills; {outcome.matches} matches finished at {outcome.tables} tables, "
        f"{outcome.entries} entries; "
        f"{outcome.acknowledged} wishes acknowledged, {outcome.repeated} repeated; "
        f"{outcome.shown} views compared, {outcome.whole} of them sent whole; "
        f"all back after {back[len(back) // 2]:.2f} s (median), {back[-1]:.2f} s (most); "
        f"{len(outcome.violations)} violations"
    )


if __name__ == "__main__":
    main()
