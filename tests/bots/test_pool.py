"""The pool of workers, with real processes that behave and misbehave."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from fourthseat_server.bots.pool import Question, WorkerPool
from tests.bots.positions import positions

BAD_WORKER = Path(__file__).with_name("bad_worker.py")
LONG = 30.0
SHORT = 0.3


class Workers:
    """How to start workers of one manner, and which ones were started."""

    def __init__(self, folder: Path, manner: str) -> None:
        self._pids = folder / "pids"
        self._pids.touch()
        self.command = (sys.executable, str(BAD_WORKER), manner, str(self._pids))
        self.complaints: list[str] = []

    def pool(self, places: int = 1) -> WorkerPool:
        """A pool of them."""
        return WorkerPool(places, self.command, self.complaints.append)

    @property
    def pids(self) -> list[int]:
        """The processes that were started, in order."""
        return [int(line) for line in self._pids.read_text().split()]

    def none_lives(self) -> bool:
        """Whether all of them have ended and been reaped."""
        return not any(Path(f"/proc/{pid}").exists() for pid in self.pids)


@pytest.fixture
def workers(tmp_path: Path) -> Callable[[str], Workers]:
    """Workers of a manner."""
    return lambda manner: Workers(tmp_path, manner)


def question(number: int = 0) -> Question:
    """A question from some deal of Rikiki."""
    position = next(islice(positions("rikiki", number), 7, None))
    return Question(view=position.view, legal=position.legal, seed=number, policy="random")


async def test_a_worker_is_asked_and_answers(workers: Callable[[str], Workers]) -> None:
    good = workers("good")
    pool = good.pool()
    asked = question()
    assert await pool.choose(asked, LONG) == asked.legal[0]
    assert await pool.choose(asked, LONG) == asked.legal[0]
    assert len(good.pids) == 1
    await pool.close()
    assert good.none_lives()
    assert good.complaints == []


async def test_the_real_worker_plays(workers: Callable[[str], Workers]) -> None:
    pool = WorkerPool(1)
    asked = question()
    move = await pool.choose(asked, LONG)
    assert move in asked.legal
    assert await pool.choose(asked, LONG) == move
    await pool.close()


async def test_no_process_is_started_before_it_is_needed(workers: Callable[[str], Workers]) -> None:
    good = workers("good")
    pool = good.pool(4)
    await pool.choose(question(), LONG)
    await pool.close()
    assert len(good.pids) == 1


MISBEHAVIOUR = {
    "dies": "ended without an answer",
    "leaves": "ended without an answer",
    "lies": "chose no legal move",
    "names no move": "chose no legal move",
    "answers another": "answered another question",
    "garbage": "cannot be talked to: DecodeError",
    "text": "cannot be talked to: ValueError",
    "huge": "cannot be talked to: ValueError",
    "no map": "cannot be talked to: ValidationError",
}


@pytest.mark.parametrize("manner", MISBEHAVIOUR)
async def test_a_worker_that_misbehaves_is_killed_and_its_job_goes_unanswered(
    workers: Callable[[str], Workers], manner: str
) -> None:
    bad = workers(manner)
    pool = bad.pool()
    assert await pool.choose(question(), LONG) is None
    assert bad.none_lives()
    assert await pool.choose(question(), LONG) is None
    assert bad.none_lives()
    assert len(bad.pids) == 2
    assert bad.complaints == [MISBEHAVIOUR[manner]] * 2
    await pool.close()


@pytest.mark.parametrize("manner", ["hangs", "half"])
async def test_a_worker_that_does_not_answer_in_time_is_killed(
    workers: Callable[[str], Workers], manner: str
) -> None:
    bad = workers(manner)
    pool = bad.pool()
    assert await pool.choose(question(), SHORT) is None
    assert bad.complaints == ["no answer in time"]
    assert bad.none_lives()
    await pool.close()


async def test_a_worker_in_trouble_over_one_job_is_kept(workers: Callable[[str], Workers]) -> None:
    honest = workers("trouble")
    pool = honest.pool()
    assert await pool.choose(question(), LONG) is None
    assert await pool.choose(question(), LONG) is None
    assert len(honest.pids) == 1
    assert honest.complaints == ["had trouble: KeyError in choose, line 7"] * 2
    await pool.close()


async def test_a_worker_that_ended_between_two_jobs_is_replaced(workers: Callable[[str], Workers]) -> None:
    passing = workers("once")
    pool = passing.pool()
    asked = question()
    assert await pool.choose(asked, LONG) == asked.legal[0]
    await _until(lambda: not _runs(passing.pids[0]))
    # The pool may learn of the end only by asking once more.
    answers = [await pool.choose(asked, LONG) for _ in range(2)]
    assert asked.legal[0] in answers
    assert len(passing.pids) >= 2
    await pool.close()


async def test_a_command_that_cannot_be_run_gives_no_move(tmp_path: Path) -> None:
    complaints: list[str] = []
    pool = WorkerPool(2, (str(tmp_path / "nothing"),), complaints.append)
    assert await pool.choose(question(), LONG) is None
    assert complaints == ["cannot be talked to: FileNotFoundError"]
    await pool.close()


async def test_workers_that_fail_again_and_again_rest_longer_and_longer(
    workers: Callable[[str], Workers],
) -> None:
    bad = workers("dies")
    pool = bad.pool()
    asked = question()
    answers = [await pool.choose(asked, SHORT) for _ in range(8)]
    assert answers == [None] * 8
    assert len(bad.pids) <= 5
    await pool.close()


async def test_many_jobs_at_once_are_all_answered_by_few_workers(workers: Callable[[str], Workers]) -> None:
    good = workers("good")
    pool = good.pool(3)
    questions = [question(number) for number in range(40)]
    moves = await asyncio.gather(*(pool.choose(each, LONG) for each in questions))
    assert moves == [each.legal[0] for each in questions]
    assert len(good.pids) == 3
    await pool.close()


async def test_a_job_that_finds_no_free_worker_in_time_kills_nobody(
    workers: Callable[[str], Workers],
) -> None:
    slow = workers("hangs")
    pool = slow.pool()
    first = asyncio.ensure_future(pool.choose(question(), LONG))
    await _until(lambda: len(slow.pids) == 1)
    assert await pool.choose(question(), SHORT) is None
    assert not first.done()
    assert slow.complaints == []
    await pool.close()
    assert await first is None


async def test_after_a_cancelled_job_the_worker_is_used_again(workers: Callable[[str], Workers]) -> None:
    good = workers("good")
    pool = good.pool()
    asked = question()
    await pool.choose(asked, LONG)
    for _ in range(3):
        left = asyncio.ensure_future(pool.choose(asked, LONG))
        await asyncio.sleep(0)
        left.cancel()
        with pytest.raises(asyncio.CancelledError):
            await left
    assert await pool.choose(asked, LONG) == asked.legal[0]
    assert len(good.pids) == 1
    assert good.complaints == []
    await pool.close()


async def test_a_job_that_is_cancelled_while_it_waits_takes_no_worker_away(
    workers: Callable[[str], Workers],
) -> None:
    good = workers("good")
    pool = good.pool()
    asked = question()
    jobs = [asyncio.ensure_future(pool.choose(asked, LONG)) for _ in range(6)]
    await asyncio.sleep(0)
    for job in jobs[1::2]:
        job.cancel()
    given = await asyncio.gather(*jobs, return_exceptions=True)
    assert given[::2] == [asked.legal[0]] * 3
    assert all(isinstance(each, asyncio.CancelledError) for each in given[1::2])
    assert await pool.choose(asked, LONG) == asked.legal[0]
    await pool.close()


async def test_closing_ends_every_worker_and_every_wait(workers: Callable[[str], Workers]) -> None:
    slow = workers("hangs")
    pool = slow.pool(2)
    jobs = [asyncio.ensure_future(pool.choose(question(), LONG)) for _ in range(5)]
    await _until(lambda: len(slow.pids) == 2)
    await pool.close()
    assert await asyncio.gather(*jobs) == [None] * 5
    assert slow.none_lives()
    assert await pool.choose(question(), LONG) is None


async def test_workers_get_none_of_the_servers_secrets(
    monkeypatch: pytest.MonkeyPatch, workers: Callable[[str], Workers]
) -> None:
    monkeypatch.setenv("FOURTHSEAT_SECRET", "5ecret")
    good = workers("good")
    pool = good.pool()
    await pool.choose(question(), LONG)
    environment = _environment(good.pids[0])
    assert b"PATH=" in environment
    assert b"5ecret" not in environment
    await pool.close()


async def test_workers_end_when_the_server_is_killed(tmp_path: Path, checkout: Path) -> None:
    pids = tmp_path / "pids"
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bots.pool_process", str(pids), cwd=checkout
    )
    try:
        await _until(lambda: pids.exists() and len(pids.read_text().split()) == 2)
        workers = [int(pid) for pid in pids.read_text().split()]
        assert all(_runs(pid) for pid in workers)
    finally:
        server.kill()
        await server.wait()
    await _until(lambda: not any(_runs(pid) for pid in workers))


def _environment(pid: int) -> bytes:
    return Path(f"/proc/{pid}/environ").read_bytes()


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def _until(condition: Callable[[], bool]) -> None:
    """Wait until it holds."""
    async with asyncio.timeout(LONG):
        while True:
            if condition():
                return
            await asyncio.sleep(0.01)
