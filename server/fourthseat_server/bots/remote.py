"""Bot workers elsewhere: the hub queues its questions, services answer them.

`RemoteWorkers` is the hub's side and stands in for a pool of its own; `serve_errands` is the service's side.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from itertools import count

import msgspec
import structlog

from fourthseat_bots.jobs import Answer, Job, packed_view
from fourthseat_engine.errors import EngineError
from fourthseat_engine.games import game_named
from fourthseat_engine.moves import Move, parse_move
from fourthseat_server.bots.pool import Question, WorkerPool
from fourthseat_server.store.base import Errand, Errands, StoreAway

RETRY_AFTER = 0.5

log = structlog.get_logger()


class RemoteWorkers:
    """Asks whoever takes jobs from the queue."""

    def __init__(self, errands: Errands) -> None:
        self._errands = errands
        self._me = secrets.token_hex(8)
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[str | None]] = {}
        self._listening: asyncio.Task[None] | None = None

    async def choose(self, question: Question, deadline: float) -> Move | None:
        """One of the legal moves, or None when no answer that is one came within `deadline` seconds."""
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())
        number = next(self._numbers)
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        job = Job(
            n=number,
            game=question.view.game,
            view=packed_view(question.view),
            legal=tuple(map(str, question.legal)),
            seed=question.seed,
            policy=question.policy,
            budget=question.budget,
            seconds=deadline,
        )
        try:
            async with asyncio.timeout(deadline):
                await self._errands.put(
                    msgspec.msgpack.encode(job), self._me, _now() + round(deadline * 1000)
                )
                chosen = await answer
        except (TimeoutError, StoreAway):
            return None
        finally:
            del self._waiting[number]
        return question.legal[job.legal.index(chosen)] if chosen in job.legal else None

    async def close(self) -> None:
        """Wait for no more answers."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._errands.close()

    async def _listen(self) -> None:
        while True:
            try:
                replies = await self._errands.replies(self._me)
            except StoreAway:
                await asyncio.sleep(RETRY_AFTER)
                continue
            for reply in replies:
                self._settle(reply)

    def _settle(self, reply: bytes) -> None:
        try:
            answer = msgspec.msgpack.decode(reply, type=Answer)
        except msgspec.MsgspecError:
            log.warning("a bot answered rubbish")
            return
        waiting = self._waiting.get(answer.n)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer.move)


async def serve_errands(errands: Errands, pool: WorkerPool, places: int, ready: Callable[[], None]) -> None:
    """Take jobs and let the pool answer them, `places` at a time, until cancelled."""
    me = secrets.token_hex(8)
    ready()
    await asyncio.gather(*(_serve_place(errands, pool, f"{me}-{place}") for place in range(places)))


async def _serve_place(errands: Errands, pool: WorkerPool, name: str) -> None:
    while True:
        try:
            errand = await errands.take(name)
            if errand is not None:
                await errands.finish(errand, await _answer(errand, pool))
        except StoreAway as error:
            log.warning("the queue is away", error=str(error))
            await asyncio.sleep(RETRY_AFTER)


async def _answer(errand: Errand, pool: WorkerPool) -> bytes | None:
    """The answer to a job; None when there is none to give. A job that makes no sense is dropped."""
    try:
        job = msgspec.msgpack.decode(errand.job, type=Job)
        game = game_named(job.game)
        question = Question(
            view=msgspec.msgpack.decode(job.view, type=game.view_type),
            legal=tuple(parse_move(text) for text in job.legal),
            seed=job.seed,
            policy=job.policy,
            budget=job.budget,
        )
    except (msgspec.MsgspecError, EngineError) as error:
        log.warning("a job could not be read", kind=type(error).__name__)
        return None
    seconds = (errand.until - _now()) / 1000
    move = await pool.choose(question, max(0.05, seconds))
    return None if move is None else msgspec.msgpack.encode(Answer(n=job.n, move=str(move)))


def _now() -> int:
    return time.time_ns() // 1_000_000
