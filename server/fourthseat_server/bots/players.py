"""Whoever plays for bots at this hub: workers, here or elsewhere, and a plain move when they fail."""

from __future__ import annotations

from time import perf_counter
from typing import Protocol

from fourthseat_engine.moves import Move
from fourthseat_engine.views import View
from fourthseat_server.bots.fallback import fallback
from fourthseat_server.bots.pool import Question
from fourthseat_server.entries import Strength
from fourthseat_server.metrics import Metrics


class Workers(Protocol):
    """Those who search: a pool of processes here, or a queue to services elsewhere."""

    async def choose(self, question: Question, deadline: float) -> Move | None:
        """One of the legal moves, or None when none came within `deadline` seconds."""

    async def close(self) -> None:
        """End."""


class BotPlayers:
    """Answers every question with a legal move, within about `deadline` seconds."""

    def __init__(self, workers: Workers, deadline: float, metrics: Metrics) -> None:
        self._workers = workers
        self._deadline = deadline
        self._metrics = metrics

    async def choose(self, view: View, legal: tuple[Move, ...], seed: int, strength: Strength) -> Move:
        """A bot's move for the seat that sees `view` and whose turn it is."""
        began = perf_counter()
        question = Question(view=view, legal=legal, seed=seed, policy=strength)
        move = await self._workers.choose(question, self._deadline)
        self._metrics.bot_chose(perf_counter() - began, move is None)
        return fallback(view, legal) if move is None else move

    async def close(self) -> None:
        """End the workers."""
        await self._workers.close()
