"""Whoever plays for bots at this hub: the pool of workers, and a plain move when they fail."""

from __future__ import annotations

import structlog

from fourthseat_engine.moves import Move
from fourthseat_engine.views import View
from fourthseat_server.bots.fallback import fallback
from fourthseat_server.bots.pool import Question, WorkerPool
from fourthseat_server.entries import Strength

log = structlog.get_logger()


class BotPlayers:
    """Answers every question with a legal move, within about `deadline` seconds."""

    def __init__(self, workers: int, deadline: float) -> None:
        self._pool = WorkerPool(workers, on_failure=_warn)
        self._deadline = deadline

    async def choose(self, view: View, legal: tuple[Move, ...], seed: int, strength: Strength) -> Move:
        """A bot's move for the seat that sees `view` and whose turn it is."""
        question = Question(view=view, legal=legal, seed=seed, policy=strength)
        move = await self._pool.choose(question, self._deadline)
        return fallback(view, legal) if move is None else move

    async def close(self) -> None:
        """End the workers."""
        await self._pool.close()


def _warn(reason: str) -> None:
    log.warning("a bot worker failed", reason=reason)
