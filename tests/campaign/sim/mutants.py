"""Broken hubs, stores and clients, each with one mistake that somebody might make. All must be caught."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

from fourthseat_client.messages import Ev, Have, Skip
from fourthseat_client.session import Session
from fourthseat_engine.events import Told
from fourthseat_server import decide as decide_module
from fourthseat_server import live as live_module
from fourthseat_server import showing as showing_module
from fourthseat_server.connection import Connection
from fourthseat_server.entries import Entry, pack_entry
from fourthseat_server.live import LiveTable
from fourthseat_server.presence import Presence
from fourthseat_server.refusals import Refusal
from fourthseat_server.store.base import Appended, Known, Stale, StoreAway, Stored
from fourthseat_server.table import Table
from fourthseat_server.turns import Turns
from tests.campaign.sim.store import ModelStore

Mutant = Callable[[], AbstractContextManager[Any]]
MUTANTS: dict[str, Mutant] = {}


def mutant(function: Callable[[], AbstractContextManager[Any]]) -> Callable[[], AbstractContextManager[Any]]:
    """Register a mutant under its name."""
    MUTANTS[function.__name__] = function
    return function


# The store


@mutant
def no_dedupe() -> AbstractContextManager[Any]:
    """The store forgets ids, and so does the hub."""

    def apply(self: ModelStore, table: str, version: int, id: str, entry: bytes) -> Any:
        log = self.logs.setdefault(table, [])
        if len(log) != version:
            return Stale(len(log))
        log.append(Stored(id, entry))
        return Appended(len(log))

    @contextmanager
    def both() -> Iterator[None]:
        class Forgetful(dict[str, int]):
            def __contains__(self, key: object) -> bool:
                return False

        async def append(self: LiveTable, id: str, decision: Any) -> int:
            async with self._lock:
                before = self.v
                while self.v == before or self._recent[-1].v == before:
                    await self._store_entry(id, Entry(self._now(), decision(self.table)))
                return self.v

        with patch.object(ModelStore, "apply", apply), patch.object(LiveTable, "append", append):
            yield

    return both()


@mutant
def no_compare_and_set() -> AbstractContextManager[Any]:
    """The store appends at the end, whatever version was expected."""

    def apply(self: ModelStore, table: str, version: int, id: str, entry: bytes) -> Any:
        log = self.logs.setdefault(table, [])
        for v, stored in enumerate(log, 1):
            if stored.id == id:
                return Known(v)
        log.append(Stored(id, entry))
        return Appended(len(log))

    return patch.object(ModelStore, "apply", apply)


@mutant
def no_wait_for_the_replica() -> AbstractContextManager[Any]:
    """An append is acknowledged by the primary alone."""

    async def copied(self: ModelStore, table: str, v: int, epoch: int) -> None:
        return

    return patch.object(ModelStore, "_copied", copied)


@mutant
def reads_of_uncommitted_entries() -> AbstractContextManager[Any]:
    """A read gives what the replica does not have yet."""

    async def read(self: ModelStore, table: str, after: int = 0) -> list[Stored]:
        await self._hop()
        return list(self.logs.get(table, ()))[after:]

    return patch.object(ModelStore, "read", read)


# Writing


@mutant
def acknowledges_before_the_commit() -> AbstractContextManager[Any]:
    """`done` goes out first, the entry is stored afterwards."""

    async def wish(self: LiveTable, viewer: Any, do: Any) -> Any:
        seat, now = viewer.seat, self._now()
        decide_module.decide(self.table, decide_module.Wish(do.c, seat, do.v, now))
        task = asyncio.ensure_future(
            self.append(
                do.id, lambda table: decide_module.decide(table, decide_module.Wish(do.c, seat, do.v, now))
            )
        )
        task.add_done_callback(lambda each: each.cancelled() or each.exception())
        return {"t": "done", "id": do.id, "v": self.v + 1}

    return patch.object(LiveTable, "wish", wish)


@mutant
def tells_before_the_commit() -> AbstractContextManager[Any]:
    """Viewers are told while the store still writes."""

    original = LiveTable._store_entry

    async def store_entry(self: LiveTable, id: str, entry: Entry) -> None:
        applied = self._apply(entry)
        change = showing_module.Change(self.v + 1, self._hash.hex(), entry.at, applied)
        self._tell(change)
        await original(self, id, entry)

    return patch.object(LiveTable, "_store_entry", store_entry)


@mutant
def takes_a_lost_answer_for_success() -> AbstractContextManager[Any]:
    """When the store is away, the hub goes on as if the entry were stored."""

    async def store_entry(self: LiveTable, id: str, entry: Entry) -> None:
        applied, packed = self._apply(entry), pack_entry(entry)
        try:
            answer = await self._store.append(self.name, self.v, id, packed)
        except StoreAway:
            answer = Appended(self.v + 1)
        if isinstance(answer, Appended):
            self._adopt(id, packed, entry.at, applied)
        else:
            await self.saving.patiently(self._read_on)

    return patch.object(LiveTable, "_store_entry", store_entry)


@mutant
def takes_known_for_appended() -> AbstractContextManager[Any]:
    """An id that the store knows is folded once more."""

    async def store_entry(self: LiveTable, id: str, entry: Entry) -> None:
        applied, packed = self._apply(entry), pack_entry(entry)

        async def once() -> None:
            answer = await self._store.append(self.name, self.v, id, packed)
            if isinstance(answer, (Appended, Known)):
                self._adopt(id, packed, entry.at, applied)
            else:
                await self._read_on()

        await self.saving.patiently(once)

    return patch.object(LiveTable, "_store_entry", store_entry)


@mutant
def takes_stale_for_appended() -> AbstractContextManager[Any]:
    """A version that was taken by another hub is folded as one's own."""

    async def store_entry(self: LiveTable, id: str, entry: Entry) -> None:
        applied, packed = self._apply(entry), pack_entry(entry)

        async def once() -> None:
            await self._store.append(self.name, self.v, id, packed)
            self._adopt(id, packed, entry.at, applied)

        await self.saving.patiently(once)

    return patch.object(LiveTable, "_store_entry", store_entry)


@mutant
def retries_under_a_new_id() -> AbstractContextManager[Any]:
    """After a failure of the store the hub tries again as if it were another wish."""

    async def store_entry(self: LiveTable, id: str, entry: Entry) -> None:
        applied, packed = self._apply(entry), pack_entry(entry)
        tries = iter(range(10**6))

        async def once() -> None:
            attempt = next(tries)
            mine = id if not attempt else f"{id}:{attempt}"
            if isinstance(await self._store.append(self.name, self.v, mine, packed), Appended):
                self._adopt(id, packed, entry.at, applied)
            else:
                await self._read_on()

        await self.saving.patiently(once)

    return patch.object(LiveTable, "_store_entry", store_entry)


@mutant
def decides_on_an_old_state() -> AbstractContextManager[Any]:
    """The decision is made once and kept when the version has moved on."""

    async def append(self: LiveTable, id: str, decision: Any) -> int:
        body = decision(self.table)
        async with self._lock:
            for _ in range(20):
                await asyncio.sleep(0.01)
                if id in self._ids:
                    break
                with contextlib.suppress(Refusal):
                    await self._store_entry(id, Entry(self._now(), body))
            return self._ids.get(id, self.v)

    return patch.object(LiveTable, "append", append)


@mutant
def accepts_moves_of_an_earlier_turn() -> AbstractContextManager[Any]:
    """The version on which a move was decided does not count."""

    def decide_move(table: Table, seat: int, text: str, seen: int, by: Any = "seat") -> Any:
        return ORIGINAL_DECIDE_MOVE(table, seat, text, 10**9, by)

    return patch.object(decide_module, "decide_move", decide_move)


@mutant
def lets_anybody_move_for_anybody() -> AbstractContextManager[Any]:
    """A move counts for the seat whose turn it is, whoever sends it."""

    def decide_move(table: Table, seat: int, text: str, seen: int, by: Any = "seat") -> Any:
        return ORIGINAL_DECIDE_MOVE(table, seat if table.to_act is None else table.to_act, text, 10**9, by)

    return patch.object(decide_module, "decide_move", decide_move)


# Reading and telling


@mutant
def serves_from_memory() -> AbstractContextManager[Any]:
    """A hub never looks whether others have written."""

    async def catch_up(self: LiveTable) -> None:
        if self.v == 0:
            async with self._lock:
                await self.saving.patiently(self._read_on)

    return patch.object(LiveTable, "catch_up", catch_up)


@mutant
def welcomes_with_one_version_too_few() -> AbstractContextManager[Any]:
    """What a client missed lacks the newest version."""

    original = LiveTable._missed

    def missed(self: LiveTable, have: Have | None) -> Any:
        found = original(self, have)  # type: ignore[arg-type]  # both are the same map
        return found[:-1] if found else found

    return patch.object(LiveTable, "_missed", missed)


@mutant
def believes_any_hash() -> AbstractContextManager[Any]:
    """A client's version is taken for ours if the number fits, and one is off by one."""

    def missed(self: LiveTable, have: Any) -> Any:
        if have is None:
            return None
        return [change for change in self._recent if change.v > have.v + 1]

    return patch.object(LiveTable, "_missed", missed)


@mutant
def forgets_skips() -> AbstractContextManager[Any]:
    """Versions that say nothing to a viewer are not told at all."""

    original = LiveTable._tell

    def tell(self: LiveTable, change: Any) -> None:
        if change.applied.told or change.applied.table_changed:
            original(self, change)

    return patch.object(LiveTable, "_tell", tell)


@mutant
def tells_everything_to_everyone() -> AbstractContextManager[Any]:
    """Redaction is forgotten."""

    def redact(told: tuple[Told, ...], observer: int | None) -> Any:
        return tuple(each.event for each in told)

    return patch.object(showing_module, "redact", redact)


@mutant
def shows_one_view_to_all() -> AbstractContextManager[Any]:
    """The state of a welcome is that of seat 0."""

    original = showing_module.state_map

    def state_map(table: Table, seat: Any, links: Any, secret_of: Any) -> Any:
        return original(table, 0, links, secret_of)

    return patch.object(live_module, "state_map", state_map)


@mutant
def leaves_wishes_without_an_answer() -> AbstractContextManager[Any]:
    """A refusal is dropped silently."""

    original = Connection._answer

    def answer(self: Connection, message: dict[str, object]) -> None:
        if message["t"] != "no":
            original(self, message)

    def decide(table: Table, wish: Any) -> Any:
        if hash(wish.now) % 5 == 0:
            raise Refusal("message/too-fast")
        return decide_module.decide(table, wish)

    @contextmanager
    def both() -> Iterator[None]:
        with patch.object(Connection, "_answer", answer), patch.object(live_module, "decide", decide):
            yield

    return both()


@mutant
def refuses_and_does_it_all_the_same() -> AbstractContextManager[Any]:
    """Some wishes are refused after they were stored."""

    original = LiveTable.wish

    async def wish(self: LiveTable, viewer: Any, do: Any) -> Any:
        done = await original(self, viewer, do)
        if self.v % 4 == 0:
            raise Refusal("move/stale")
        return done

    return patch.object(LiveTable, "wish", wish)


# The hub's own wishes


@mutant
def bots_stop_after_a_restart() -> AbstractContextManager[Any]:
    """A hub that opens a running table does not set its timers."""

    original = Turns.look

    def look(self: Turns) -> None:
        if self._live.last_applied is None or self._live.v > 8:
            return
        original(self)

    return patch.object(Turns, "look", look)


@mutant
def bots_move_under_fresh_ids_without_looking() -> AbstractContextManager[Any]:
    """Each hub's bots move by themselves, for whatever turn it is then."""

    async def append(self: Turns, table: Table, seat: int, wait: int) -> None:
        assert table.state is not None
        move = table.game.legal_moves(table.state)[0]

        def decision(newest: Table) -> Any:
            return ORIGINAL_DECIDE_MOVE(newest, newest.to_act or 0, str(move), 10**9, "bot")

        await asyncio.sleep(0.05)
        await self._live.append(f"{id(self)}:{self._now()}", decision)

    return patch.object(Turns, "_move_bot", append)


@mutant
def nobody_deals_on() -> AbstractContextManager[Any]:
    """The pause between deals has no end unless everybody wants it."""

    async def deal_on(self: Turns, table: Table) -> None:
        return

    @contextmanager
    def both() -> Iterator[None]:
        with (
            patch.object(Turns, "_deal_on", deal_on),
            patch.object(decide_module, "_ready", side_effect=Refusal("stage/not-scored")),
        ):
            yield

    return both()


@mutant
def every_hub_defers_to_another() -> AbstractContextManager[Any]:
    """Hubs wait for a neighbour that is not there."""
    return patch.object(Presence, "rank", lambda self: 10**6)


@mutant
def the_clock_never_stands_still() -> AbstractContextManager[Any]:
    """A turn goes on while nothing can be saved."""

    @contextmanager
    def both() -> Iterator[None]:
        with (
            patch.object(Turns, "_interrupted", lambda *_: False),
            patch("fourthseat_server.turns.LATE", 10**9),
        ):
            yield

    return both()


# The client


@mutant
def the_client_folds_what_it_has() -> AbstractContextManager[Any]:
    """A version that came before is folded again."""

    original = Session._advance

    def advance(self: Session, message: Ev | Skip) -> Any:
        if self.have is not None and message.v <= self.have.v and isinstance(message, Ev):
            return [self._take(message)]
        return original(self, message)

    def missed(self: LiveTable, have: Any) -> Any:
        if have is None or have.inc != self.table.inc or not self._recent or have.v > self.v:
            return None
        return (
            [change for change in self._recent if change.v >= have.v] if self._recent[0].v <= have.v else None
        )

    @contextmanager
    def both() -> Iterator[None]:
        with patch.object(Session, "_advance", advance), patch.object(LiveTable, "_missed", missed):
            yield

    return both()


@mutant
def the_client_jumps_over_gaps() -> AbstractContextManager[Any]:
    """A gap is taken for nothing."""

    def advance(self: Session, message: Ev | Skip) -> Any:
        assert self.have is not None
        if message.v <= self.have.v:
            return []
        told = [self._take(message)] if isinstance(message, Ev) else []
        self.have = Have(inc=self.have.inc, v=message.v, h=message.h)
        return told

    original = Connection.send

    def send(self: Connection, frame: bytes) -> None:
        if b"\xa4play" not in frame or hash(frame) % 7:
            original(self, frame)

    @contextmanager
    def both() -> Iterator[None]:
        with patch.object(Session, "_advance", advance), patch.object(Connection, "send", send):
            yield

    return both()


@mutant
def the_client_gives_up_its_wishes() -> AbstractContextManager[Any]:
    """What was not answered on the old line is not sent on the new one, and waits for ever."""

    original = Session._welcome

    def welcome(self: Session, message: Any) -> Any:
        kept, self._unanswered = self._unanswered, {}
        effects = original(self, message)
        self._unanswered = kept
        return effects

    return patch.object(Session, "_welcome", welcome)


@mutant
def the_client_repeats_under_a_new_id() -> AbstractContextManager[Any]:
    """A wish that was not answered is wished anew."""

    original = Session._welcome

    def welcome(self: Session, message: Any) -> Any:
        old, self._unanswered = self._unanswered, {}
        effects = original(self, message)
        for wish in old.values():
            _, more = self.wish(wish.c)
            effects += more
        return effects

    @contextmanager
    def both() -> Iterator[None]:
        with patch.object(Session, "_welcome", welcome), accepts_moves_of_an_earlier_turn():
            yield

    return both()


ORIGINAL_DECIDE_MOVE = decide_module.decide_move
