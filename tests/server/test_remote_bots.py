"""Bots by a queue on a real Redis: answered once, claimed from the dead, dropped when late."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.games import game_named
from fourthseat_engine.moves import Move
from fourthseat_engine.views import View
from fourthseat_server.app import open_errands
from fourthseat_server.bots.pool import Question, WorkerPool
from fourthseat_server.bots.remote import RemoteWorkers, serve_errands
from fourthseat_server.store.base import Errand, Errands
from tests.server.redis_process import RedisProcess, running_redis

LATER = 10**15


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisProcess]:
    with running_redis(tmp_path / "redis") as redis:
        yield redis


@asynccontextmanager
async def queue(redis: RedisProcess) -> AsyncIterator[Errands]:
    errands = open_errands(redis.address)
    try:
        yield errands
    finally:
        await errands.close()


def position() -> tuple[View, tuple[Move, ...]]:
    game = game_named("rikiki")
    step = game.deal(game.start(game.read_options({}), 0), pack_of_deal(bytes(32), 0))
    seat = game.to_act(step.state)
    return game.view(step.state, seat), game.legal_moves(step.state)


def question() -> Question:
    view, legal = position()
    return Question(view=view, legal=legal, seed=7, policy="easy")


async def until_taken(errands: Errands, worker: str) -> Errand:
    async with asyncio.timeout(20):
        while True:
            errand = await errands.take(worker)
            if errand is not None:
                return errand


async def test_a_job_is_given_to_one_worker_and_its_answer_to_the_asker(redis: RedisProcess) -> None:
    async with queue(redis) as errands:
        await errands.put(b"job", "hub", LATER)
        errand = await until_taken(errands, "one")
        assert (errand.job, errand.reply_to) == (b"job", "hub")
        assert await errands.take("other") is None
        await errands.finish(errand, b"answer")
        assert await errands.replies("hub") == [b"answer"]
        assert redis.cli("xlen", "{fourthseat-bots}:jobs") == "0"


async def test_the_job_of_a_silent_worker_is_given_to_another(
    redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fourthseat_server.store.redis.errands.SILENT_FOR", 50)
    async with queue(redis) as errands:
        await errands.put(b"job", "hub", LATER)
        first = await until_taken(errands, "dies")
        second = await until_taken(errands, "lives")
        assert first == second


async def test_a_job_past_its_time_is_struck_off(redis: RedisProcess) -> None:
    async with queue(redis) as errands:
        await errands.put(b"job", "hub", 1)
        assert await errands.take("one") is None
        assert redis.cli("xlen", "{fourthseat-bots}:jobs") == "0"


async def test_a_hub_gets_moves_from_the_service(redis: RedisProcess) -> None:
    command = (sys.executable, "-m", "fourthseat_server", "bots", "--workers", "1", "--redis", redis.address)
    service = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert service.stdout is not None
    try:
        assert b"ready" in await service.stdout.readline()
        workers = RemoteWorkers(open_errands(redis.address))
        moves = await asyncio.gather(*(workers.choose(question(), 20.0) for _ in range(5)))
        assert all(move in position()[1] for move in moves)
        assert len(set(map(str, moves))) == 1, "the same seed gives the same move"
        await workers.close()
    finally:
        service.terminate()
        assert await service.wait() == 0


async def test_without_a_service_there_is_no_answer_in_time(redis: RedisProcess) -> None:
    workers = RemoteWorkers(open_errands(redis.address))
    began = time.monotonic()
    assert await workers.choose(question(), 0.2) is None
    assert time.monotonic() - began < 5
    await workers.close()


async def test_without_redis_there_is_no_answer_and_no_error(redis: RedisProcess) -> None:
    redis.kill()
    workers = RemoteWorkers(open_errands(redis.address))
    assert await workers.choose(question(), 0.5) is None
    await workers.close()


@pytest.mark.parametrize("rubbish", [b"", b"\xc1", b"\x80", b"x" * 1000])
async def test_rubbish_in_the_queue_harms_nobody(redis: RedisProcess, rubbish: bytes) -> None:
    async with queue(redis) as errands:
        pool = WorkerPool(1)
        serving = asyncio.create_task(serve_errands(errands, pool, 1, lambda: None))
        await errands.put(rubbish, "hub", LATER)
        workers = RemoteWorkers(open_errands(redis.address))
        assert await workers.choose(question(), 20.0) in position()[1]
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        await workers.close()
        await pool.close()
