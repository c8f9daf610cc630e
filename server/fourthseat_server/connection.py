"""One WebSocket: the first hello, then wishes in and changes out, within budgets."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fourthseat_engine.seats import Observer
from fourthseat_server.clock import loop_time
from fourthseat_server.entries import Millis
from fourthseat_server.hub import Hub
from fourthseat_server.limits import Budget, Rate
from fourthseat_server.links import is_token
from fourthseat_server.live import LiveTable
from fourthseat_server.metrics import Metrics
from fourthseat_server.refusals import Refusal
from fourthseat_server.showing import legal_moves
from fourthseat_server.wire import Codec, Do, Hello, Move, Ping, bye, id_in, no

HELLO_WITHIN = 3.0
"""Seconds."""
MESSAGES = Rate(burst=200, per_second=100)
UNREADABLE = Rate(burst=10, per_second=0.2)
PASSING = frozenset({"store/away", "server/draining", "message/no-hello", "message/too-fast", "table/full"})
"""Refusals that end a connection and that the next one need not meet."""
BACK_AFTER: Millis = 2000
LONGEST_QUEUE = 256
"""Messages that may wait for a slow reader before it is cut off."""
CLOSE_REFUSED, CLOSE_SLOW, CLOSE_RESTART = 4000, 1013, 1012

log = structlog.get_logger()


class Direct(Protocol):
    """A short way to the wire, where the server offers one."""

    def send_now(self, message: bytes, *, text: bool) -> bool:
        """Send a message; False when it has to wait."""


class Connection:
    """A viewer over one WebSocket. `run` ends when the socket does."""

    def __init__(
        self, socket: WebSocket, hub: Hub, codec: Codec, metrics: Metrics, direct: Direct | None = None
    ) -> None:
        self.seat: Observer = None
        self.key = ""
        self.codec = codec
        self._socket = socket
        self._hub = hub
        self._metrics = metrics
        self._direct = direct
        self._text = codec.kind == "text"
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self._answering = False
        self._dismissal: tuple[Refusal, Millis | None] | None = None
        self._messages = Budget(MESSAGES, loop_time())
        self._unreadable = Budget(UNREADABLE, loop_time())

    # What the table says

    def send(self, frame: bytes) -> None:
        """Send an encoded message, or queue it; a reader too slow for its queue is cut off."""
        if self._closing is not None:
            return
        if not self._queue and self._direct is not None and self._direct.send_now(frame, text=self._text):
            return
        self._queue.append(frame)
        if len(self._queue) > LONGEST_QUEUE:
            self._queue.clear()
            self._closing = CLOSE_SLOW
        self._wake.set()

    def dismiss(self, refusal: Refusal, back: Millis | None) -> None:
        """Say goodbye, and close when all is sent. A wish that is being fulfilled gets its answer first."""
        if self._answering:
            self._dismissal = (refusal, back)
            return
        self._metrics.refused(refusal.code)
        self._answer(bye(refusal, back))
        if self._closing is None:
            self._closing = CLOSE_RESTART if refusal.code == "server/draining" else CLOSE_REFUSED
        self._wake.set()

    # The socket

    async def run(self) -> None:
        """Serve the socket, already accepted, until either side closes it."""
        writer = asyncio.ensure_future(self._write())
        reader = asyncio.ensure_future(self._read())
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
            if reader.done() and not writer.done():
                self._closing = self._closing or 1000
                self._wake.set()
                await asyncio.wait((writer,), timeout=HELLO_WITHIN)
        finally:
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)

    async def _write(self) -> None:
        try:
            while True:
                while self._queue:
                    # It stays in the queue until it is sent: nothing may overtake it.
                    frame = self._queue[0]
                    if self._text:
                        await self._socket.send_text(frame.decode())
                    else:
                        await self._socket.send_bytes(frame)
                    if self._queue:
                        self._queue.popleft()
                if self._closing is not None:
                    if self._socket.application_state is WebSocketState.CONNECTED:
                        await self._socket.close(self._closing)
                    return
                self._wake.clear()
                await self._wake.wait()
        except (WebSocketDisconnect, RuntimeError):
            # The other side is gone; the reader notices too.
            return

    async def _read(self) -> None:
        live: LiveTable | None = None
        try:
            live = await self._hello()
            while True:
                await self._one_message(live, await self._receive())
        except Refusal as refusal:
            self.dismiss(refusal, BACK_AFTER if refusal.code in PASSING else None)
        except WebSocketDisconnect:
            return
        except Exception as error:
            log.error("connection failed", kind=type(error).__name__, where=_where(error))
            self.dismiss(Refusal("server/error"), 2000)
        finally:
            if live is not None:
                live.leave(self)
                self._hub.forget_later(live)

    async def _hello(self) -> LiveTable:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = self.codec.decode(await self._receive())
        except TimeoutError:
            raise Refusal("message/no-hello") from None
        if not isinstance(hello, Hello):
            raise Refusal("message/no-hello")
        live = await self._hub.open(hello.table)
        self.key = hello.key
        self.seat = live.admit(hello.key)
        live.join(self, hello.have)
        return live

    async def _receive(self) -> bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        if self.codec.kind == "bytes":
            frame = message.get("bytes")
        else:
            text = message.get("text")
            frame = None if text is None else text.encode()
        if frame is None:
            raise Refusal("message/unreadable")
        assert isinstance(frame, bytes)
        return frame

    async def _one_message(self, live: LiveTable, frame: bytes) -> None:
        now = loop_time()
        id: str | None = None
        refusal: Refusal
        if not self._messages.take(now):
            raise Refusal("message/too-fast")
        move = False
        try:
            message = self.codec.decode(frame)
            match message:
                case Ping(n=n):
                    self._answer({"t": "pong", "n": n})
                case Hello():
                    raise Refusal("message/unreadable", "There was a hello already.")
                case Do(id=id, c=command):
                    move = isinstance(command, Move)
                    if not is_token(id):
                        raise Refusal("message/unreadable", "An id has 22 letters, digits, - or _.")
                    self._answer(await self._fulfil(live, message))
                    self._dismiss_now()
            return
        except Refusal as caught:
            refusal = caught
        except Exception as error:
            log.error("wish failed", table=live.name, kind=type(error).__name__, where=_where(error))
            refusal = Refusal("server/error")
        if refusal.code in ("message/unreadable", "message/too-big"):
            id = id_in(self.codec, frame) if id is None else id
            if not self._unreadable.take(now):
                raise refusal
        self._metrics.refused(refusal.code)
        answer = no(id, refusal, live.v)
        if move:
            answer["legal"] = legal_moves(live.table, self.seat)
        self._answer(answer)
        self._dismiss_now()

    async def _fulfil(self, live: LiveTable, wish: Do) -> dict[str, object]:
        self._answering = True
        try:
            return await live.wish(self, wish)
        finally:
            self._answering = False

    def _dismiss_now(self) -> None:
        if self._dismissal is not None:
            self.dismiss(*self._dismissal)

    def _answer(self, message: dict[str, object]) -> None:
        self.send(self.codec.encode(message))


def _where(error: Exception) -> str:
    """File and line at which an error arose; never its text, which may quote what is secret."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "unknown"
    return f"{trace.tb_frame.f_code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}"
