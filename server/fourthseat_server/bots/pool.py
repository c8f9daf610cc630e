"""A pool of bot workers: processes that are given what one seat sees and answer with a move.

Nothing that a worker does can hurt: one that dies, hangs, answers rubbish, an illegal move or too much is
killed and replaced, and its job goes without an answer. A worker ends by itself when its input ends, so none
outlives the server, however that ends.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from fourthseat_bots.jobs import LENGTH, LONGEST_ANSWER, Answer, Job, frame, packed_view
from fourthseat_engine.moves import Move
from fourthseat_engine.views import View

WORKER = (sys.executable, "-P", "-m", "fourthseat_bots.worker")
SECRETS = "FOURTHSEAT_"
"""Workers get none of the variables whose names begin so."""
FIRST_REST = 0.05
LONGEST_REST = 30.0
"""Seconds that a worker's place rests after one failure, and at most after several in a row."""
CLOSING = 2.0
"""Seconds that workers have to end by themselves."""


class WorkerFailed(Exception):
    """A worker gave no legal move and is of no more use; says why."""


class JobFailed(Exception):
    """A worker says that it could not decide a job; says where."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What a worker is asked: for one of the legal moves in this view, by a policy, with this seed."""

    view: View
    legal: Sequence[Move]
    seed: int
    policy: str
    budget: int | None = None


class WorkerPool:
    """`workers` places for processes that run `command`; each is started when it is first needed.

    `on_failure` hears of each failure of a worker, in words that tell nothing of the cards.
    """

    def __init__(
        self,
        workers: int,
        command: Sequence[str] = WORKER,
        on_failure: Callable[[str], None] = lambda reason: None,
    ) -> None:
        self._places = [_Place(command) for _ in range(workers)]
        self._idle = list(self._places)
        self._resting: dict[_Place, asyncio.TimerHandle] = {}
        self._waiting: list[asyncio.Future[_Place | None]] = []
        self._tasks: set[asyncio.Task[Move | None]] = set()
        self._on_failure = on_failure
        self._asked = 0
        self._closed = False

    async def choose(self, question: Question, deadline: float) -> Move | None:
        """One of the legal moves, or None when no worker gave one within `deadline` seconds."""
        until = asyncio.get_running_loop().time() + deadline
        place = await self._free_place(until)
        if place is None:
            return None
        task = asyncio.ensure_future(self._ask(place, question, until))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            # Whoever asked may go away; the worker's answer must be taken from the pipe all the same.
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled() and self._closed:
                return None
            raise

    async def close(self) -> None:
        """End all workers; those that are still at work are not waited for."""
        self._closed = True
        for handle in self._resting.values():
            handle.cancel()
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(place.close() for place in self._places))

    async def _free_place(self, until: float) -> _Place | None:
        if self._closed or self._all_rest(until):
            return None
        if self._idle:
            return self._idle.pop()
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[_Place | None] = loop.create_future()
        self._waiting.append(waiting)
        try:
            await asyncio.wait((waiting,), timeout=until - loop.time())
        except asyncio.CancelledError:
            place = waiting.result() if waiting.done() else None
            if place is not None:
                self._set_free(place)
            raise
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
        return waiting.result() if waiting.done() else None

    def _all_rest(self, until: float) -> bool:
        """Whether no worker can be had before that time, because all have failed too often."""
        rested = [handle.when() for handle in self._resting.values()]
        return len(rested) == len(self._places) and min(rested) > until

    async def _ask(self, place: _Place, question: Question, until: float) -> Move | None:
        self._asked += 1
        try:
            move = await place.ask(self._asked, question, until)
        except asyncio.CancelledError:
            await place.kill()
            raise
        except JobFailed as failure:
            self._on_failure(str(failure))
            move = None
        except WorkerFailed as failure:
            self._on_failure(str(failure))
            await place.kill()
            self._rest(place)
            return None
        place.failures = 0
        self._set_free(place)
        return move

    def _rest(self, place: _Place) -> None:
        """Let a place rest, longer after each failure in a row, before it is used again."""
        rest = min(LONGEST_REST, FIRST_REST * 2**place.failures)
        place.failures += 1
        self._resting[place] = asyncio.get_running_loop().call_later(rest, self._rested, place)

    def _rested(self, place: _Place) -> None:
        del self._resting[place]
        self._set_free(place)

    def _set_free(self, place: _Place) -> None:
        while self._waiting:
            waiting = self._waiting.pop(0)
            if not waiting.done():
                waiting.set_result(place)
                return
        self._idle.append(place)


class _Place:
    """A place for one worker process."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self.failures = 0
        """How many times in a row a worker in this place has failed."""

    async def ask(self, number: int, question: Question, until: float) -> Move:
        """The worker's answer. Raises `WorkerFailed` or `JobFailed`."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout_at(until):
                process = await self._started()
                job = Job(
                    n=number,
                    game=question.view.game,
                    view=packed_view(question.view),
                    legal=tuple(map(str, question.legal)),
                    seed=question.seed,
                    policy=question.policy,
                    budget=question.budget,
                    seconds=max(0.01, until - loop.time()),
                )
                answer = await _exchange(process, job)
        except TimeoutError:
            raise WorkerFailed("no answer in time") from None
        except asyncio.IncompleteReadError:
            raise WorkerFailed("ended without an answer") from None
        except (OSError, ValueError) as failure:
            raise WorkerFailed(f"cannot be talked to: {type(failure).__name__}") from None
        return _move_of(answer, job, question)

    async def kill(self) -> None:
        """End the worker at once, if there is one."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await _ended(process)

    async def close(self) -> None:
        """Let the worker end by itself, or end it."""
        process = self._process
        if process is not None and process.stdin is not None:
            process.stdin.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOSING):
                    await process.wait()
        await self.kill()

    async def _started(self) -> Process:
        if self._process is not None and self._process.returncode is not None:
            await self.kill()
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_ANSWER + LENGTH.size,
                env={name: value for name, value in os.environ.items() if not name.startswith(SECRETS)},
                start_new_session=True,
            )
        return self._process


async def _exchange(process: Process, job: Job) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(frame(job))
    await process.stdin.drain()
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    if length > LONGEST_ANSWER:
        raise ValueError("an answer is too long")
    body = await process.stdout.readexactly(length)
    return msgspec.msgpack.decode(body, type=Answer)


def _move_of(answer: Answer, job: Job, question: Question) -> Move:
    if answer.n != job.n:
        raise WorkerFailed("answered another question")
    if answer.trouble is not None:
        raise JobFailed(f"had trouble: {answer.trouble}")
    if answer.move not in job.legal:
        raise WorkerFailed("chose no legal move")
    return question.legal[job.legal.index(answer.move)]


async def _ended(process: Process) -> None:
    """Wait for the end of a killed process, and for its pipes, which may still hold what it wrote."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    with suppress(TimeoutError):
        async with asyncio.timeout(CLOSING):
            while await process.stdout.read(LONGEST_ANSWER):
                pass
    await process.wait()
