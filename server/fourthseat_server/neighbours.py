"""Other hubs: what they wrote is folded here, and who is connected there is shown here.

Hints make it quick; looking at the logs themselves once a second makes it sure.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import TypeAlias

import msgspec
import structlog

from fourthseat_server.clock import loop_time
from fourthseat_server.entries import Millis
from fourthseat_server.live import LiveTable
from fourthseat_server.presence import BELIEVED_FOR, Crowd
from fourthseat_server.refusals import Refusal
from fourthseat_server.store.base import Bus, Store, StoreAway

LOOK_EVERY = 1.0
SAY_EVERY = BELIEVED_FOR / 3

log = structlog.get_logger()


class Wrote(msgspec.Struct, frozen=True, array_like=True, tag="v"):
    """Some hub wrote version `v`."""

    v: int


class Here(msgspec.Struct, frozen=True, array_like=True, tag="here"):
    """Who is connected through the hub `hub`, and since when it has had players there."""

    hub: str
    seats: tuple[bool, bool, bool, bool]
    watchers: int
    since: Millis | None = None


class Who(msgspec.Struct, frozen=True, array_like=True, tag="who"):
    """Everybody please say who is connected."""


Hint: TypeAlias = Wrote | Here | Who
_decoder: msgspec.msgpack.Decoder[Hint] = msgspec.msgpack.Decoder(Hint)


class Neighbours:
    """The other hubs that share a store. `tables` are the live tables of this hub, by name."""

    def __init__(self, me: str, bus: Bus, store: Store, tables: Mapping[str, LiveTable]) -> None:
        self._me = me
        self._bus = bus
        self._store = store
        self._tables = tables
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to listen and to look."""
        self._bus.listen(self._heard, self._gap)
        self._spawn(self._look_forever())

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bus.close()

    def opened(self, live: LiveTable) -> None:
        """A table is live here from now on."""
        self._bus.follow(live.name)

    def forgot(self, live: LiveTable) -> None:
        """A table is not live here any more."""
        self._bus.unfollow(live.name)

    def wrote(self, live: LiveTable) -> None:
        """This hub wrote a version."""
        self._say(live, Wrote(live.v))

    def crowd_changed(self, live: LiveTable) -> None:
        """Somebody came or went here."""
        mine = live.presence.mine
        a, b, c, d = mine.seats
        self._say(live, Here(self._me, (a, b, c, d), mine.watchers, mine.since))

    def _say(self, live: LiveTable, hint: Hint) -> None:
        self._bus.say(live.name, msgspec.msgpack.encode(hint))

    def _heard(self, table: str, message: bytes) -> None:
        live = self._tables.get(table)
        if live is None:
            return
        try:
            hint = _decoder.decode(message)
        except msgspec.MsgspecError:
            log.warning("unreadable hint", table=table)
            return
        match hint:
            case Wrote(v=v) if v > live.v:
                self._spawn(self._quietly(live.catch_up))
            case Here(hub=hub, seats=seats, watchers=watchers, since=since):
                if live.presence.heard(hub, Crowd(seats, watchers, since), loop_time()):
                    live.crowd_elsewhere_changed()
            case Who() if any(live.presence.mine.seats) or live.presence.mine.watchers:
                self.crowd_changed(live)
            case _:
                return

    def _gap(self, table: str) -> None:
        """Some hints may have been missed: look at the log, and ask who is there."""
        live = self._tables.get(table)
        if live is not None:
            self._spawn(self._quietly(live.catch_up))
            self._say(live, Who())

    async def _look_forever(self) -> None:
        said = loop_time()
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self._look()
            if loop_time() - said >= SAY_EVERY:
                said = loop_time()
                for live in self._tables.values():
                    self.crowd_changed(live)

    async def _look(self) -> None:
        """Compare the live tables with their logs, and forget hubs that have fallen silent."""
        tables = dict(self._tables)
        for live in tables.values():
            if live.presence.expire(loop_time()):
                live.crowd_elsewhere_changed()
        try:
            newest = await self._store.latest(list(tables))
        except StoreAway:
            behind = [live for live in tables.values() if live.saving.ok]
        else:
            behind = [live for live in tables.values() if newest[live.name] > live.v or not live.saving.ok]
        await asyncio.gather(*(self._quietly(live.catch_up) for live in behind))

    async def _quietly(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Refusal as refusal:
            log.warning("could not catch up", code=refusal.code)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
