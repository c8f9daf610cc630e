"""A WebSocket between a person and a hub: in order, with a latency, until it is cut."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from starlette.websockets import WebSocketState


class Line:
    """Both ends of a connection. To the hub's `Connection` it looks like Starlette's WebSocket."""

    def __init__(self, chance: Random, running: asyncio.Event, watch: Callable[[bytes], None]) -> None:
        self.application_state = WebSocketState.CONNECTED
        self.open = True
        self._chance = chance
        self._running = running
        self._watch = watch
        self._to_hub: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._to_person: asyncio.Queue[bytes | None] = asyncio.Queue()

    # The hub's end

    async def receive(self) -> dict[str, Any]:
        frame = await self._to_hub.get()
        await self._running.wait()
        if frame is None:
            return {"type": "websocket.disconnect", "code": 1006}
        return {"type": "websocket.receive", "bytes": frame}

    async def send_bytes(self, frame: bytes) -> None:
        await self._running.wait()
        self._watch(frame)
        await asyncio.sleep(self._chance.expovariate(1 / 0.002))
        if self.open:
            self._to_person.put_nowait(frame)

    async def close(self, code: int) -> None:
        self.application_state = WebSocketState.DISCONNECTED
        self.cut()

    # The person's end

    async def hear(self) -> bytes | None:
        """The next frame; None when the line is cut."""
        return await self._to_person.get()

    async def say(self, frame: bytes) -> None:
        """Send a frame; it may not arrive."""
        await asyncio.sleep(self._chance.expovariate(1 / 0.002))
        if self.open:
            self._to_hub.put_nowait(frame)

    def cut(self) -> None:
        """End the connection at both ends; what is under way is lost."""
        if self.open:
            self.open = False
            self._to_hub.put_nowait(None)
            self._to_person.put_nowait(None)
