"""The hub: all tables that somebody is at, opened when needed and let go when nobody is left."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from fourthseat_engine import fairness
from fourthseat_engine.errors import EngineError
from fourthseat_engine.games import game_named
from fourthseat_engine.record import Record
from fourthseat_engine.seats import SEATS
from fourthseat_server.clock import loop_time
from fourthseat_server.decide import decide_sit, read_bytes, read_clock
from fourthseat_server.entries import Created, Millis, Pace
from fourthseat_server.links import Links, is_table, is_token, key_hash
from fourthseat_server.live import LiveTable
from fourthseat_server.metrics import Metrics
from fourthseat_server.names import clean_name
from fourthseat_server.neighbours import Neighbours
from fourthseat_server.presence import Presence
from fourthseat_server.records import record_of
from fourthseat_server.refusals import Refusal, from_engine
from fourthseat_server.seating import Opens
from fourthseat_server.showing import host_map
from fourthseat_server.store.base import Bus, Store
from fourthseat_server.turns import Bots, Turns
from fourthseat_server.wire import Outbound

GONE_WITHIN = 3.0
COUNT_EVERY = 5.0
KEPT_AFTER = 60.0
"""Seconds that a table stays in memory after the last viewer has left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """What a host asks for; `id` makes the request safe to repeat."""

    id: str
    game: str
    options: dict[str, object]
    name: str
    key: str
    player_bytes: str
    pace: Pace
    clock: int | None


class Hub:
    """Opens, makes and forgets tables."""

    def __init__(
        self,
        store: Store,
        links: Links,
        secret: bytes,
        bots: Bots,
        now: Callable[[], Millis],
        cover_after: float,
        bus: Bus | None,
        metrics: Metrics,
    ) -> None:
        self._store = store
        self._links = links
        self._secret = secret
        self._bots = bots
        self._now = now
        self._cover_after = cover_after
        self._metrics = metrics
        self._looking: asyncio.Task[None] | None = None
        self._me = secrets.token_urlsafe(6)
        self._tables: dict[str, LiveTable] = {}
        self._turns: dict[str, Turns] = {}
        self._neighbours = None if bus is None else Neighbours(self._me, bus, store, self._tables)
        self._draining = False

    async def start(self) -> None:
        """Begin to listen to other hubs, if there are any, and to count."""
        self._looking = asyncio.create_task(self._count())
        if self._neighbours is not None:
            self._neighbours.start()

    async def close(self) -> None:
        """Let go of everything."""
        if self._looking is not None:
            self._looking.cancel()
        for turns in self._turns.values():
            turns.stop()
        if self._neighbours is not None:
            await self._neighbours.close()

    async def open(self, name: str) -> LiveTable:
        """The live table of this name, as new as the store. Raises `Refusal` (`table/…`, `store/away`)."""
        if self._draining:
            raise Refusal("server/draining")
        if not is_table(name):
            raise Refusal("table/unknown")
        live = self._live(name)
        await live.catch_up()
        if not live.v:
            self.forget(live)
        _ = live.table
        return live

    async def create(self, wanted: NewTable) -> Outbound:
        """Make a table and seat its host in seat 0. Raises `Refusal`."""
        if self._draining:
            raise Refusal("server/draining")
        if not (is_token(wanted.id) and is_token(wanted.key)):
            raise Refusal("message/unreadable", "An id and a key have 22 letters, digits, - or _.")
        name = self._links.table_of(wanted.id)
        body = self._first_entry(name, wanted)
        live = self._live(name)
        await live.catch_up()
        await live.create(wanted.id, body)
        opens = live.opened_by(wanted.key)
        if opens is None or opens.kind != "key" or opens.seat is None:
            raise Refusal("id/reused")
        self.forget_later(live)
        return {"table": name, "seat": opens.seat, **host_map(live.table, opens.seat, self._links)}

    async def look(self, name: str, token: str) -> Outbound:
        """What a token opens, and the table as everyone at it sees it. Raises `Refusal`."""
        live = await self.open(name)
        opens = self._opened(live, token)
        taken = (
            opens.kind == "seat" and opens.seat is not None and live.table.seats[opens.seat].kind == "player"
        )
        if opens.kind == "watch" and not live.table.watching:
            raise Refusal("key/spectators-off")
        self.forget_later(live)
        return {
            "opens": {"kind": opens.kind, "seat": opens.seat, "taken": taken},
            "table": live.shown_table(),
        }

    async def sit(self, name: str, token: str, person: str, key: str, given: str) -> Outbound:
        """Sit down by a link, or join the seat from another device. Safe to repeat. Raises `Refusal`."""
        if not is_token(key):
            raise Refusal("message/unreadable", "A key has 22 letters, digits, - or _.")
        live = await self.open(name)
        hashed = key_hash(key)
        seat = _seat_of(live, hashed)
        opens = self._opened(live, token) if seat is None else None
        if opens is not None:
            wish = f"sit:{hashed.hex()[:32]}:{live.v}"
            await live.append(
                wish, lambda table: decide_sit(table, opens, person, hashed, given, self._now())
            )
            seat = _seat_of(live, hashed)
        self.forget_later(live)
        if seat is None:
            raise Refusal("seat/taken")
        return {"seat": seat}

    async def record(self, name: str, token: str, match: int) -> Record:
        """The record of a finished match, for whoever may be at the table. Raises `Refusal`."""
        live = await self.open(name)
        live.admit(token)
        self.forget_later(live)
        return record_of(name, await live.entries(), match, live.secret_of)

    def forget(self, live: LiveTable) -> None:
        """Let go of a table at which nobody is."""
        if self._tables.get(live.name) is live and not live.viewers:
            del self._tables[live.name]
            self._turns.pop(live.name).stop()
            if self._neighbours is not None:
                self._neighbours.forgot(live)

    def forget_later(self, live: LiveTable) -> None:
        """Let go of a table in a while, if nobody has come by then."""
        if not live.viewers:
            asyncio.get_running_loop().call_later(KEPT_AFTER, self.forget, live)

    def drain(self, spread: Millis = 3000) -> None:
        """Take no more visitors and send the present ones away, each to come back at a time of its own."""
        self._draining = True
        for name, live in self._tables.items():
            self._turns[name].stop()
            for viewer in list(live.viewers):
                viewer.dismiss(Refusal("server/draining"), 500 + secrets.randbelow(spread))

    async def drained(self) -> None:
        """Wait a moment for the visitors who were sent away to hear of it and go."""
        until = loop_time() + GONE_WITHIN
        while loop_time() < until and self._anybody_here():  # noqa: ASYNC110  # they go one by one
            await asyncio.sleep(0.02)

    def _anybody_here(self) -> bool:
        return any(live.viewers for live in self._tables.values())

    @property
    def ready(self) -> bool:
        """Whether the hub takes visitors."""
        return not self._draining

    def _live(self, name: str) -> LiveTable:
        if name not in self._tables:
            presence = Presence(self._me)
            live = LiveTable(name, self._store, self._links, self._secret, self._now, presence)
            self._tables[name] = live
            self._turns[name] = Turns(live, self._bots, self._links, self._now, self._cover_after)
            live.wrote = partial(self._wrote, live)
            live.set_back = self._metrics.set_back
            if self._neighbours is not None:
                live.crowd_changed = partial(self._neighbours.crowd_changed, live)
                self._neighbours.opened(live)
        return self._tables[name]

    def _wrote(self, live: LiveTable) -> None:
        if live.last_applied is not None and live.last_applied.told:
            self._metrics.moved()
        if self._neighbours is not None:
            self._neighbours.wrote(live)

    async def _count(self) -> None:
        """Every few seconds, note how things stand and how late the loop is."""
        while True:
            began = loop_time()
            await asyncio.sleep(COUNT_EVERY)
            lives = self._tables.values()
            seats = sum(sum(live.presence.mine.seats) for live in lives)
            sockets = sum(len(live.viewers) for live in lives)
            self._metrics.look(len(lives), seats, sockets, loop_time() - began - COUNT_EVERY)

    def _first_entry(self, name: str, wanted: NewTable) -> Created:
        try:
            game = game_named(wanted.game)
            options = game.read_options(wanted.options)
        except EngineError as error:
            raise from_engine(error) from None
        return Created(
            inc=secrets.token_urlsafe(9),
            game=game.name,
            rules=game.rules_version,
            options=options,
            name=clean_name(wanted.name),
            key=key_hash(wanted.key),
            player_bytes=read_bytes(wanted.player_bytes),
            pace=wanted.pace,
            clock=read_clock(wanted.clock),
            proof=fairness.commitment(fairness.match_secret(self._secret, name, 0)),
        )

    def _opened(self, live: LiveTable, token: str) -> Opens:
        opens = live.opened_by(token)
        if opens is None:
            raise Refusal("link/unknown")
        return opens


def _seat_of(live: LiveTable, hashed: bytes) -> int | None:
    return next((seat for seat in SEATS if hashed in live.table.seats[seat].keys), None)
