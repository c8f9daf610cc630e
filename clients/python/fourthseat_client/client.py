"""The shell between a `Session` and a WebSocket: dials, redials with growing jittered pauses.

It queues nothing: what must not be lost is the session's affair.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from types import TracebackType

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Subprotocol

from fourthseat_client.commands import Command
from fourthseat_client.errors import Ended, NotUnderstood, Refused
from fourthseat_client.links import Server
from fourthseat_client.messages import SUBPROTOCOL, Done, No, pack, unpack
from fourthseat_client.session import Answered, Effect, Leave, Lost, Return, Send, Session, Step

LARGEST_FRAME = 1 << 20
"""Bytes; a whole state is some ten kilobytes."""


class Client:
    """One viewer at one table, connected for as long as the `async with` lasts.

    >>> async with Client(server, table, key) as client:    # doctest: +SKIP
    ...     await client.until(lambda session: session.legal is not None)
    ...     await client.act(Move(client.session.legal[0]))
    """

    def __init__(
        self,
        server: Server,
        table: str,
        key: str,
        *,
        shortest_pause: float = 0.3,
        longest_pause: float = 8.0,
        tap: Callable[[Effect], None] | None = None,
    ) -> None:
        """Pauses are seconds between tries to connect; `tap` hears every effect before it is carried out."""
        self.session = Session(table, key)
        self._server = server
        self._shortest = shortest_pause
        self._longest = longest_pause
        self._tap = tap
        self._pause = shortest_pause
        self._changed = asyncio.Event()
        self._answers: dict[str, asyncio.Future[Done | No]] = {}
        self._listeners: list[asyncio.Queue[Step]] = []
        self._line: asyncio.Queue[bytes] | None = None
        self._hang_up = False
        self._failure: Ended | NotUnderstood | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Client:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def act(self, command: Command) -> Done:
        """Make a wish and wait for its answer, over as many lines as it takes. Raises `Refused`."""
        self._raise_failure()
        wish, effects = self.session.wish(command)
        answer: asyncio.Future[Done | No] = asyncio.get_running_loop().create_future()
        self._answers[wish.id] = answer
        self._carry_out(effects)
        match await answer:
            case Done() as done:
                return done
            case No() as no:
                raise Refused(no.code, no.message)

    async def until(self, condition: Callable[[Session], bool]) -> None:
        """Wait until the session fulfils a condition. Raises `Ended` or `NotUnderstood` if it never will."""
        while not condition(self.session):
            self._raise_failure()
            await self._changed.wait()

    async def steps(self) -> AsyncIterator[Step]:
        """Every version from now on, as it is told. Raises `Ended` or `NotUnderstood` at the end."""
        steps: asyncio.Queue[Step] = asyncio.Queue()
        self._listeners.append(steps)
        try:
            while True:
                await self.until(lambda _: not steps.empty())
                yield steps.get_nowait()
        finally:
            self._listeners.remove(steps)

    async def _run(self) -> None:
        while self._failure is None:
            try:
                async with connect(
                    self._server.socket,
                    subprotocols=[Subprotocol(SUBPROTOCOL)],
                    origin=None,
                    compression=None,
                    proxy=None,
                    max_size=LARGEST_FRAME,
                    open_timeout=10,
                    ping_interval=15,
                    ping_timeout=10,
                    close_timeout=1,
                ) as line:
                    await self._converse(line)
            except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
                pass
            finally:
                self._line = None
                self.session.closed()
                self._tell_change()
            if self._failure is None:
                await asyncio.sleep(self._pause * random.uniform(0.5, 1))  # noqa: S311  # spreads, hides nothing
                self._pause = min(self._longest, self._pause * 1.7)

    async def _converse(self, line: ClientConnection) -> None:
        self._line = asyncio.Queue()
        self._hang_up = False
        self._carry_out(self.session.opened())
        writer = asyncio.create_task(self._write(line, self._line))
        try:
            async for frame in line:
                self._carry_out(self._heard(frame))
                if self.session.live:
                    self._pause = self._shortest
                if self._hang_up:
                    return
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _write(self, line: ClientConnection, frames: asyncio.Queue[bytes]) -> None:
        while True:
            await line.send(await frames.get())

    def _heard(self, frame: str | bytes) -> list[Effect]:
        """What cannot be read may have been a version, so the whole state is asked for again."""
        try:
            message = unpack(frame.encode() if isinstance(frame, str) else frame)
        except NotUnderstood:
            self.session.distrust()
            return [Lost()]
        try:
            return self.session.receive(message)
        except NotUnderstood as error:
            self._fail(error)
            return []

    def _carry_out(self, effects: list[Effect]) -> None:
        for effect in effects:
            if self._tap is not None:
                self._tap(effect)
            match effect:
                case Send() if self._line is not None:
                    self._line.put_nowait(pack(effect.message))
                case Step():
                    for steps in self._listeners:
                        steps.put_nowait(effect)
                case Answered():
                    waiting = self._answers.pop(effect.wish.id, None)
                    if waiting is not None and not waiting.done():
                        waiting.set_result(effect.answer)
                case Lost():
                    self._hang_up = True
                case Return():
                    self._hang_up = True
                    self._pause = max(self._shortest, effect.after / 1000 * 2)
                case Leave():
                    self._fail(Ended(effect.code, effect.message))
        self._tell_change()

    def _fail(self, failure: Ended | NotUnderstood) -> None:
        self._failure = failure
        self._hang_up = True
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(failure)
        self._answers.clear()

    def _raise_failure(self) -> None:
        if self._failure is not None:
            raise self._failure

    def _tell_change(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()
