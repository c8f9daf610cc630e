"""uvicorn's WebSocket protocol with guards: floods of pings or fragments, and dead peers, are cut off."""

from __future__ import annotations

import asyncio
import socket

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

MOST_BUFFERED = 64 * 1024
"""Bytes that may wait in a connection's send buffer."""
MOST_PINGS, PING_WINDOW = 20, 10.0
MOST_FRAGMENTS = 16
UNACKNOWLEDGED_MS = 30_000
"""How long the kernel waits for a dead peer's acknowledgement."""


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """The stock protocol, less patient."""

    _pings = 0
    _fragments = 0
    _window_began = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=MOST_BUFFERED // 2)
        raw = transport.get_extra_info("socket")
        if raw is not None and hasattr(socket, "TCP_USER_TIMEOUT") and raw.family != socket.AF_UNIX:
            raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKNOWLEDGED_MS)

    def handle_ping(self) -> None:
        now = self.loop.time()
        if now - self._window_began > PING_WINDOW:
            self._window_began, self._pings = now, 0
        self._pings += 1
        if self._pings > MOST_PINGS or self.transport.get_write_buffer_size() > MOST_BUFFERED:
            self.transport.abort()
            return
        super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        self._fragments = 0 if event.fin else self._fragments + 1
        if self._fragments > MOST_FRAGMENTS:
            self.transport.abort()
            return
        super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
