"""The hub's own wishes for a table: bots' moves, the turn clock, the next deal, and covering for the absent.

Nothing here owns a table. Every wish has an id that follows from the log (`bot:2:117`), so that when several
hubs have the same idea only one entry comes of it. A table at which no player is present has no timers.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Literal, Protocol, TypeAlias

import structlog

from fourthseat_engine.events import TrickTaken
from fourthseat_engine.moves import Move
from fourthseat_engine.seats import SEATS
from fourthseat_engine.views import View
from fourthseat_server.clock import bot_pause, next_deal_at, turn_ends_at
from fourthseat_server.decide import decide_move
from fourthseat_server.entries import Body, Covered, DealtOn, Millis, Resumed, Returned, Strength
from fourthseat_server.links import Links
from fourthseat_server.live import LiveTable
from fourthseat_server.refusals import Refusal
from fourthseat_server.table import Table

log = structlog.get_logger()

TOO_LATE = frozenset({"move/stale", "stage/not-scored", "seat/open"})
RETRY_AFTER = 2.0
"""Seconds."""
LATER_BY: Millis = 1500
HEARD_WITHIN: Millis = 500
"""How long other hubs have to say that they have been at a table all along."""
LATE: Millis = 1000
"""A clock that goes off so much too late has shown that this hub or the store was held up."""

PresenceWish: TypeAlias = Literal["cover", "return"]
Work: TypeAlias = Callable[[], Awaitable[None]]
Turn: TypeAlias = tuple[int, int | None, bool, int | None, bool]


class Bots(Protocol):
    """Whoever decides for bots: from a seat's view, always with an answer, always one of the legal moves."""

    async def choose(self, view: View, legal: tuple[Move, ...], seed: int, strength: Strength) -> Move: ...


class Turns:
    """Keeps one live table going."""

    def __init__(
        self, live: LiveTable, bots: Bots, links: Links, now: Callable[[], Millis], cover_after: float
    ) -> None:
        self._live = live
        self._bots = bots
        self._links = links
        self._now = now
        self._cover_after = cover_after
        self._held_up_until: Millis = 0
        self._turn: Turn | None = None
        self._task: asyncio.Task[None] | None = None
        self._presence: dict[int, tuple[PresenceWish, asyncio.Task[None]]] = {}
        live.after_change = self.look

    def look(self) -> None:
        """Look at the table after any change of it or of who is here, and set what has to be set."""
        if not any(self._live.presence.mine.seats):
            self.stop()
            return
        table = self._live.table
        self._look_for_absent(table)
        ends = turn_ends_at(table)
        turn = (table.since, table.to_act, self._acts_itself(table), ends, self._interrupted(table))
        if turn != self._turn:
            self._turn = turn
            self._replace(self._task_for(table))

    def stop(self) -> None:
        """Let go of all timers."""
        self._turn = None
        self._replace(None)
        for _, task in self._presence.values():
            task.cancel()
        self._presence.clear()

    def _replace(self, work: Work | None) -> None:
        current = asyncio.current_task()
        if self._task is not None and self._task is not current:
            self._task.cancel()
        self._task = None if work is None else asyncio.ensure_future(self._quietly(work))

    async def _quietly(self, work: Work) -> None:
        """A wish that came too late is no failure; one that failed for the store's sake is wished again."""
        try:
            await work()
        except Refusal as refusal:
            if refusal.code in TOO_LATE:
                return
            log.warning("the hub's own wish was refused", table=self._live.name, code=refusal.code)
            await asyncio.sleep(RETRY_AFTER)
            self._turn = None
            self.look()

    def _task_for(self, table: Table) -> Work | None:
        if table.paused:
            return partial(self._deal_on, table)
        if table.to_act is None:
            return None
        if not self._acts_itself(table):
            return partial(self._move_bot, table, table.to_act, self._bot_wait(table))
        ends = turn_ends_at(table)
        if ends is None:
            return None
        if self._interrupted(table):
            return partial(self._resume, table)
        if table.turn_at < (self._live.presence.mine.since or 0):
            return None  # A hub that has been here all along knows whether the clock had to stand still.
        return partial(self._move_sleeper, table, table.to_act, ends)

    def _interrupted(self, table: Table) -> bool:
        """Whether a part of the turn had no hub with players, or no store: that is nobody's fault."""
        present = self._live.presence.all.since or 0
        return table.turn_at < max(present, self._live.saving.since, self._held_up_until)

    def _patience(self) -> Millis:
        """How long this hub leaves its wish to other hubs at the same table, which it takes to be quicker."""
        return self._live.presence.rank() * LATER_BY

    def _acts_itself(self, table: Table) -> bool:
        return table.to_act is not None and table.seats[table.to_act].acts_itself

    # Pauses and moves

    async def _deal_on(self, table: Table) -> None:
        at = next_deal_at(table)
        assert at is not None
        await _sleep(min(at - self._now(), at - table.turn_at) + self._patience())

        def decision(newest: Table) -> Body:
            if not newest.paused or newest.since != table.since:
                raise Refusal("stage/not-scored")
            return DealtOn()

        await self._live.append(f"deal:{table.since}", decision)

    async def _move_bot(self, table: Table, seat: int, wait: Millis) -> None:
        """Let a bot choose for its seat, wait out the rest of the pause, and move."""
        until = self._now() + wait
        await _sleep(self._patience())
        move = await self._choice(table, seat)
        await _sleep(until - self._now())

        def decision(newest: Table) -> Body:
            if newest.since != table.since or newest.seats[seat].acts_itself:
                raise Refusal("move/stale")
            return decide_move(newest, seat, str(move), table.since, "bot")

        await self._live.append(f"bot:{seat}:{table.since}", decision)

    async def _move_sleeper(self, table: Table, seat: int, ends: Millis) -> None:
        """When a player's time is up, let a bot choose, and move."""
        goes_off = ends + self._patience()
        await _sleep(goes_off - self._now())
        await self._live.catch_up()
        if self._now() - goes_off > LATE:
            self._held_up_until = self._now()
            self.look()
            return
        move = await self._choice(table, seat)

        def decision(newest: Table) -> Body:
            ends = turn_ends_at(newest)
            if newest.since != table.since or ends is None or ends > self._now() or self._interrupted(newest):
                raise Refusal("move/stale")
            return decide_move(newest, seat, str(move), table.since, "clock")

        await self._live.append(f"clock:{seat}:{table.since}", decision)

    async def _choice(self, table: Table, seat: int) -> Move:
        assert table.state is not None
        return await self._bots.choose(
            table.game.view(table.state, seat),
            table.game.legal_moves(table.state),
            self._links.bot_seed(table.name, table.since, seat),
            table.seats[seat].strength or "normal",
        )

    async def _resume(self, table: Table) -> None:
        await _sleep(HEARD_WITHIN + self._patience())

        def decision(newest: Table) -> Body:
            if newest.since != table.since or not self._interrupted(newest):
                raise Refusal("move/stale")
            return Resumed()

        await self._live.append(f"resume:{self._live.v}", decision)

    def _bot_wait(self, table: Table) -> Millis:
        applied = self._live.last_applied
        after_trick = applied is not None and any(isinstance(told.event, TrickTaken) for told in applied.told)
        return bot_pause(table.pace, after_trick, secrets.randbelow(1000) / 1000)

    # Players who are away

    def _look_for_absent(self, table: Table) -> None:
        for seat in SEATS:
            wanted = self._presence_wish(table, seat)
            current = self._presence.get(seat)
            if current is not None and not current[1].done():
                if current[0] == wanted or current[1] is asyncio.current_task():
                    continue
                current[1].cancel()
            if wanted is not None:
                work = partial(self._return if wanted == "return" else self._cover, seat)
                self._presence[seat] = (wanted, asyncio.ensure_future(self._quietly(work)))

    def _presence_wish(self, table: Table, seat: int) -> PresenceWish | None:
        seating = table.seats[seat]
        if seating.kind != "player":
            return None
        if self._live.here(seat):
            return "return" if seating.covered else None
        return "cover" if table.stage == "playing" and not seating.covered else None

    async def _cover(self, seat: int) -> None:
        await asyncio.sleep(self._cover_after)
        await _sleep(self._patience())
        v = self._live.v

        def decision(newest: Table) -> Body:
            seating = newest.seats[seat]
            if newest.stage != "playing" or not seating.acts_itself or self._live.here(seat):
                raise Refusal("seat/open")
            return Covered(seat)

        await self._live.append(f"cover:{seat}:{v}", decision)

    async def _return(self, seat: int) -> None:
        v = self._live.v

        def decision(newest: Table) -> Body:
            if not newest.seats[seat].covered:
                raise Refusal("seat/open")
            return Returned(seat)

        await self._live.append(f"return:{seat}:{v}", decision)


async def _sleep(millis: Millis) -> None:
    if millis > 0:
        await asyncio.sleep(millis / 1000)
