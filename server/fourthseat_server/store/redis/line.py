"""One connection to one Redis server, shared by everybody.

What is asked while an answer is awaited goes out together: the server syncs its file once for many appends,
and one WAIT confirms all that the same connection wrote before it. A failed connection fails everything that
was under way: whether it happened is then unknown.

How many replicas must confirm is known from the map. A replica may have joined since it was drawn, so the
server is asked behind every batch how many are with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias, cast

from redis.asyncio import Redis
from redis.asyncio.client import Pipeline
from redis.exceptions import AskError, MovedError, NoScriptError, RedisError, ResponseError

from fourthseat_server.store.base import StoreAway

Word: TypeAlias = str | bytes | int
MOST_AT_ONCE = 512
CONFIRM_WITHIN = 1000
"""Milliseconds that a batch waits for its replicas."""


class Elsewhere(Exception):
    """The key lives on another server of the cluster now."""


@dataclass(frozen=True, slots=True)
class _Asked:
    words: tuple[Word, ...]
    answer: asyncio.Future[object]


class Line:
    """The connection of `client` (which must have a pool of one).

    `electable` says how many replicas must confirm at the least; without it the server's own word is enough.
    """

    def __init__(self, client: Redis, electable: Callable[[], int] | None = None) -> None:
        self._client = client
        self._electable = electable
        self._asked: list[_Asked] = []
        self._sender: asyncio.Task[None] | None = None

    async def ask(self, *words: Word) -> object:
        """Send a command and wait for its answer, confirmed by the replicas.

        Raises `StoreAway` when none comes, `Elsewhere` in a cluster, `NoScriptError` for an unknown script.
        """
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._asked.append(_Asked(words, answer))
        if self._sender is None or self._sender.done():
            self._sender = asyncio.ensure_future(self._send_all())
        return await answer

    async def close(self) -> None:
        """Finish what was asked and hang up."""
        if self._sender is not None:
            await self._sender
        await self._client.aclose()

    async def _send_all(self) -> None:
        while self._asked:
            batch, self._asked = self._asked[:MOST_AT_ONCE], self._asked[MOST_AT_ONCE:]
            try:
                answers = await self._send(batch)
            except (RedisError, OSError, TimeoutError) as error:
                away = f"{type(error).__name__}: {error}"
                for asked in batch:
                    _settle(asked, StoreAway(away))
                continue
            for asked, answer in zip(batch, answers, strict=True):
                _settle(asked, answer)

    async def _send(self, batch: list[_Asked]) -> list[object]:
        pipeline = self._client.pipeline(transaction=False)
        for asked in batch:
            pipeline.execute_command(*asked.words)
        if self._electable is None:
            return await pipeline.execute(raise_on_error=False)
        needed = self._electable()
        answers, joined, confirmed = await _confirmed(pipeline, needed)
        if joined > needed:
            needed = joined
            _, _, confirmed = await _confirmed(self._client.pipeline(transaction=False), needed)
        if confirmed < needed:
            raise RedisError(f"only {confirmed} of {needed} replicas have confirmed")
        return answers


async def _confirmed(pipeline: Pipeline, needed: int) -> tuple[list[object], int, int]:
    """Ask: the answers, how many replicas are connected (being filled or not), how many have confirmed.

    WAIT speaks for what came before the last command of its connection, so INFO stands before it even when
    nothing else does: the connection may be a new one.
    """
    pipeline.execute_command("INFO", "replication")
    pipeline.execute_command("WAIT", needed, CONFIRM_WITHIN)
    *answers, info, confirmed = await pipeline.execute(raise_on_error=False)
    for answer in (info, confirmed):
        if isinstance(answer, Exception):
            raise RedisError(f"the replicas cannot be asked: {answer}")
    return answers, cast("dict[str, int]", info)["connected_slaves"], cast(int, confirmed)


def _settle(asked: _Asked, answer: object) -> None:
    if asked.answer.done():
        return
    if isinstance(answer, (MovedError, AskError)):
        asked.answer.set_exception(Elsewhere())
    elif isinstance(answer, NoScriptError):
        asked.answer.set_exception(answer)
    elif isinstance(answer, (ResponseError, RedisError)):
        asked.answer.set_exception(StoreAway(f"{type(answer).__name__}: {answer}"))
    elif isinstance(answer, StoreAway):
        asked.answer.set_exception(answer)
    else:
        asked.answer.set_result(answer)
