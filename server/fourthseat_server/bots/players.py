"""Temporary."""

from __future__ import annotations

from fourthseat_engine.moves import Move
from fourthseat_engine.views import View
from fourthseat_server.entries import Strength


class BotPlayers:
    def __init__(self, workers: int, deadline: float) -> None:
        pass

    async def choose(self, view: View, legal: tuple[Move, ...], seed: int, strength: Strength) -> Move:
        return legal[seed % len(legal)]

    async def close(self) -> None:
        pass
