"""uvicorn's WebSocket protocol with guards, and with a short way for what the hub sends.

Floods of pings or fragments, and dead peers, are cut off. A message to send is written at once where the ASGI
way would take a task and several calls for each viewer, and a few messages may wait to be read.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

DIRECT = "fourthseat.direct"
"""The extension of the ASGI scope under which a connection finds its `GuardedWebSocket`."""
MOST_BUFFERED = 64 * 1024
"""Bytes that may wait in a connection's send buffer."""
MOST_PINGS, PING_WINDOW = 20, 10.0
MOST_FRAGMENTS = 16
UNACKNOWLEDGED_MS = 30_000
"""How long the kernel waits for a dead peer's acknowledgement."""
MOST_UNREAD = 16
"""Messages that may wait for the hub before the socket is not read any more: to stop and go on is dear."""


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """The stock protocol, less patient."""

    _pings = 0
    _fragments = 0
    _window_began = 0.0

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._outgoing: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=MOST_BUFFERED // 2)
        raw = transport.get_extra_info("socket")
        if raw is not None and hasattr(socket, "TCP_USER_TIMEOUT") and raw.family != socket.AF_UNIX:
            raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKNOWLEDGED_MS)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast("dict[str, object]", self.scope["extensions"])[DIRECT] = self

    def send_now(self, message: bytes, *, text: bool) -> bool:
        """Send a whole message; False when it has to wait, or the connection is not open."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._outgoing:
            self.loop.call_soon(self._flush)
        self._outgoing.append(frame(message, text=text))
        return True

    def _flush(self) -> None:
        """Write what one turn of the loop has sent, together."""
        outgoing, self._outgoing = self._outgoing, []
        if outgoing and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(outgoing))

    async def send(self, message: Any) -> None:
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

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


def frame(message: bytes, *, text: bool) -> bytes:
    """A message in one frame, unmasked as a server sends it (RFC 6455, section 5.2)."""
    size, first = len(message), 0x81 if text else 0x82
    if size < 126:
        return struct.pack("!BB", first, size) + message
    if size < 1 << 16:
        return struct.pack("!BBH", first, 126, size) + message
    return struct.pack("!BBQ", first, 127, size) + message
