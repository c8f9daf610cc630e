"""One table while somebody is at it: its folded log, its viewers, and the hub's own wishes for it.

Everything that changes the table goes through `append`: decided on the newest state, stored by
compare-and-set, and only then folded and told. Whoever loses the race reads what the others wrote and
decides again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

import structlog

from fourthseat_engine import fairness
from fourthseat_engine.errors import EngineError
from fourthseat_engine.events import EVERYONE
from fourthseat_engine.seats import SEATS, Observer
from fourthseat_server.decide import Wish, decide
from fourthseat_server.entries import Body, Created, Entry, Millis, pack_entry, unpack_entry
from fourthseat_server.links import Links, next_link
from fourthseat_server.opening import opened
from fourthseat_server.presence import Crowd, Presence
from fourthseat_server.refusals import Refusal, from_engine
from fourthseat_server.saving import Saving
from fourthseat_server.seating import Opens, opened_by
from fourthseat_server.showing import Change, change_map, state_map, table_map
from fourthseat_server.store.base import Appended, Stale, Store, StoreAway
from fourthseat_server.table import Applied, Table, apply
from fourthseat_server.viewer import Viewer
from fourthseat_server.wire import Do, Have, Outbound

MOST_MISSED = 64
"""How many versions a returning client may have missed and still be told one by one."""
MOST_WATCHERS = 100

Decision: TypeAlias = Callable[[Table], Body]

log = structlog.get_logger()


class LiveTable:
    """The table `name`. Load it with `catch_up` before anything else."""

    def __init__(
        self,
        name: str,
        store: Store,
        links: Links,
        secret: bytes,
        now: Callable[[], Millis],
        presence: Presence,
    ) -> None:
        self.name = name
        self.v = 0
        self.viewers: list[Viewer] = []
        self.presence = presence
        self.after_change: Callable[[], None] = _nothing
        """Called after every change of the table or of who is here."""
        self.wrote: Callable[[], None] = _nothing
        """Called when this hub has written a version."""
        self.set_back: Callable[[], None] = _nothing
        """Called when a client shows that the store has lost or changed what was committed."""
        self.crowd_changed: Callable[[], None] = _nothing
        """Called when somebody has come or gone here."""
        self._store = store
        self._links = links
        self._secret = secret
        self._now = now
        self._table: Table | None = None
        self._hash = b""
        self._chain_key = links.chain_key(name)
        self._ids: dict[str, int] = {}
        self._recent: deque[Change] = deque(maxlen=MOST_MISSED)
        self._lock = asyncio.Lock()
        self.saving = Saving(name, now, self._saving_changed)

    @property
    def table(self) -> Table:
        """The newest state. Raises `Refusal` (`table/unknown`, `table/closed`)."""
        if self._table is None:
            raise Refusal("table/unknown")
        if self._table.closed:
            raise Refusal("table/closed")
        return self._table

    @property
    def last_applied(self) -> Applied | None:
        """What the newest entry led to, if it was folded while somebody was here."""
        return self._recent[-1].applied if self._recent else None

    def secret_of(self, match: int) -> bytes:
        """The secret of this table's match of that number."""
        return fairness.match_secret(self._secret, self.name, match)

    # Writing

    async def append(self, id: str, decision: Decision) -> int:
        """Store what `decision` says of the newest state, once for each id.

        Returns the version at which it stands. Raises `Refusal`: the decision's own, or `store/away`.
        """
        async with self._lock:
            while id not in self._ids:
                body = decision(self.table)
                await self._store_entry(id, Entry(self._now(), body))
            return self._ids[id]

    async def create(self, id: str, body: Created) -> None:
        """Write the first entry. An existing table stays as it is. Raises `Refusal`."""
        async with self._lock:
            while self._table is None:
                await self._store_entry(id, Entry(self._now(), body))

    async def wish(self, viewer: Viewer, do: Do) -> Outbound:
        """Fulfil a viewer's wish: `done`. Raises `Refusal`."""
        seat = viewer.seat
        v = await self.append(do.id, lambda table: decide(table, Wish(do.c, seat, do.v, self._now())))
        done: Outbound = {"t": "done", "id": do.id, "v": v}
        token = await self._offered_token(v)
        return done if token is None else done | {"token": token}

    async def catch_up(self) -> None:
        """Read and fold what others have written. Raises `Refusal` (`store/away`, `table/…`)."""
        async with self._lock:
            await self.saving.patiently(self._read_on)

    async def entries(self) -> list[Entry]:
        """The whole log. Raises `Refusal` (`store/away`)."""
        try:
            return [unpack_entry(stored.entry) for stored in await self._store.read(self.name)]
        except StoreAway as error:
            raise Refusal("store/away") from error

    async def _store_entry(self, id: str, entry: Entry) -> None:
        """One try at the next version; afterwards the state is as new as the store.

        What follows from the entry is worked out first: what the rules do not allow is refused, not stored.
        """
        try:
            applied = self._apply(entry)
        except EngineError as error:
            raise from_engine(error) from None
        packed = pack_entry(entry)

        async def once() -> None:
            match await self._store.append(self.name, self.v, id, packed):
                case Appended():
                    self._adopt(id, packed, entry.at, applied)
                    self.wrote()
                case Stale(v=v) if v < self.v:
                    await self._start_over(v)
                case _:
                    await self._read_on()

        await self.saving.patiently(once)

    async def _read_on(self) -> None:
        for stored in await self._store.read(self.name, self.v):
            try:
                entry = unpack_entry(stored.entry)
                applied = self._apply(entry)
            except (Refusal, EngineError) as error:
                refusal = error if isinstance(error, Refusal) else Refusal("table/broken")
                log.error("unusable log", table=self.name, v=self.v + 1, code=refusal.code, why=str(refusal))
                raise refusal from error
            self._adopt(stored.id, stored.entry, entry.at, applied)

    async def _start_over(self, v: int) -> None:
        """The store has less than was committed: it was set back. Go on from what it has."""
        log.error("the store was set back", table=self.name, v=v, seen=self.v)
        self.set_back()
        viewers, self.viewers = self.viewers, []
        self.v, self._table, self._hash = 0, None, b""
        self._ids.clear()
        self._recent.clear()
        try:
            await self._read_on()
        finally:
            self.viewers = viewers + self.viewers
        for viewer in viewers:
            self._send(viewer, self._welcome(viewer, None))
        self.after_change()

    def _apply(self, entry: Entry) -> Applied:
        """What the next entry leads to. Raises `EngineError` when it does not follow from the log."""
        if self._table is None:
            return Applied(opened(self.name, entry, self.secret_of))
        return apply(self._table, self.v + 1, entry, self.secret_of)

    def _adopt(self, id: str, packed: bytes, at: Millis, applied: Applied) -> None:
        """Go on to the next version, which is stored, and tell of it."""
        self.v += 1
        self._ids[id] = self.v
        self._hash = next_link(self._chain_key, self._hash, packed)
        self._table = applied.table
        change = Change(self.v, self._hash.hex(), at, applied)
        self._recent.append(change)
        self._tell(change)
        self.after_change()

    async def _offered_token(self, v: int) -> str | None:
        """The device link that the entry at `v` offers, if that is what it is."""
        change = next((each for each in self._recent if each.v == v), None)
        if change is None or change.applied.offered is None:
            return None
        seating = change.applied.table.seats[change.applied.offered]
        return self._links.device(self.name, seating.chair, seating.offer)

    # Viewers

    def opened_by(self, token: str) -> Opens | None:
        """What a token or key opens at this table."""
        return opened_by(token, self.name, self.table.seats, self.table.watch_generation, self._links)

    def admit(self, token: str) -> Observer:
        """The seat, or None for a watcher, that may connect with this key. Raises `Refusal`."""
        opens = self.opened_by(token)
        if opens is not None and opens.kind == "key":
            return opens.seat
        if not self._lets_watch(opens):
            raise Refusal("key/unknown")
        if not self.table.watching:
            raise Refusal("key/spectators-off")
        if sum(viewer.seat is None for viewer in self.viewers) >= MOST_WATCHERS:
            raise Refusal("table/full")
        return None

    def _lets_watch(self, opens: Opens | None) -> bool:
        """Whether this is a link to watch by: the spectators' own, or that of a seat somebody has taken."""
        match opens:
            case Opens(kind="watch"):
                return True
            case Opens(kind="seat", seat=int(seat)):
                return self.table.seats[seat].kind == "player"
            case _:
                return False

    def join(self, viewer: Viewer, have: Have | None) -> None:
        """Welcome an admitted viewer, and tell the others that it is here."""
        self.viewers.append(viewer)
        self._send(viewer, self._welcome(viewer, have))
        self._crowd_may_have_changed()

    def leave(self, viewer: Viewer) -> None:
        """Forget a viewer whose connection ended."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._crowd_may_have_changed()

    def crowd_elsewhere_changed(self) -> None:
        """Somebody came or went at another hub."""
        self._tell_here()
        self.after_change()

    def here(self, seat: int) -> bool:
        """Whether the seat's player is connected."""
        return self.presence.all.seats[seat]

    def shown_table(self) -> Outbound:
        """The table's map for everyone at it."""
        return table_map(self.table, self.secret_of)

    def _welcome(self, viewer: Viewer, have: Have | None) -> Outbound:
        missed = self._missed(have)
        welcome: Outbound = {
            "t": "welcome",
            "inc": self.table.inc,
            "v": self.v,
            "h": self._hash.hex(),
            "seat": viewer.seat,
            "now": self._now(),
            "state": None,
            "missed": None,
        }
        if missed is None:
            welcome["state"] = state_map(self.table, viewer.seat, self._links, self.secret_of)
        else:
            welcome["missed"] = [self._change_for(change, viewer.seat) for change in missed]
        return welcome

    def _missed(self, have: Have | None) -> list[Change] | None:
        """The changes since what a client has, if it stands on this very log and the gap is small."""
        if have is None or have.inc != self.table.inc:
            return None
        if have.v == self.v and have.h == self._hash.hex():
            return []
        for at, change in enumerate(self._recent):
            if change.v == have.v and change.h == have.h:
                return list(self._recent)[at + 1 :]
        if have.v > self.v or any(change.v == have.v for change in self._recent):
            log.error(
                "the store was set back: a client has seen more", table=self.name, v=self.v, seen=have.v
            )
            self.set_back()
        return None

    def _change_for(self, change: Change, seat: Observer) -> Outbound:
        return change_map(change, seat, self._shown(change), self._links)

    def _shown(self, change: Change) -> Outbound | None:
        """The table's map when the change touched what it shows."""
        if not change.applied.table_changed:
            return None
        return table_map(change.applied.table, self.secret_of)

    def _tell(self, change: Change) -> None:
        """Tell every viewer of a change, encoding once for each distinct audience and codec."""
        if not self.viewers:
            return
        if change.applied.table.closed:
            for viewer in list(self.viewers):
                self.viewers.remove(viewer)
                viewer.dismiss(Refusal("table/closed"), None)
            self._crowd_may_have_changed()
            return
        table = change.applied.table
        shown = self._shown(change)
        secretive = any(told.audience != EVERYONE for told in change.applied.told)
        frames: dict[tuple[Observer, str], bytes] = {}
        for viewer in list(self.viewers):
            if change.applied.table_changed and self._reseated(viewer):
                continue
            seat = viewer.seat
            distinct = secretive or seat == table.to_act or (shown is not None and seat == table.host)
            audience = (seat if distinct else None, viewer.codec.subprotocol)
            if audience not in frames:
                frames[audience] = viewer.codec.encode(change_map(change, audience[0], shown, self._links))
            viewer.send(frames[audience])

    def _reseated(self, viewer: Viewer) -> bool:
        """Follow a viewer whose seat was swapped or withdrawn; False when it sits where it sat."""
        try:
            seat = self._still_admitted(viewer)
        except Refusal as refusal:
            self.viewers.remove(viewer)
            viewer.dismiss(refusal, None)
            self._crowd_may_have_changed()
            return True
        if seat == viewer.seat:
            return False
        viewer.seat = seat
        self._send(viewer, self._welcome(viewer, None))
        self._crowd_may_have_changed()
        return True

    def _still_admitted(self, viewer: Viewer) -> Observer:
        opens = self.opened_by(viewer.key)
        if opens is not None and opens.kind == "key":
            return opens.seat
        if not self._lets_watch(opens):
            raise Refusal("key/unknown" if viewer.seat is not None else "link/unknown")
        if not self.table.watching:
            raise Refusal("key/spectators-off")
        return None

    def _crowd_may_have_changed(self) -> None:
        seats = tuple(any(viewer.seat == seat for viewer in self.viewers) for seat in SEATS)
        since = None if not any(seats) else self.presence.mine.since or self._now()
        if self.presence.changed(Crowd(seats, sum(viewer.seat is None for viewer in self.viewers), since)):
            self.crowd_changed()
        self._tell_here()
        self.after_change()

    def _tell_here(self) -> None:
        crowd = self.presence.all
        self._send_all({"t": "here", "seats": crowd.seats, "watchers": crowd.watchers})

    def _saving_changed(self) -> None:
        self._send_all({"t": "saving", "ok": self.saving.ok})
        if self.saving.ok:
            self.after_change()

    def _send(self, viewer: Viewer, message: Outbound) -> None:
        viewer.send(viewer.codec.encode(message))

    def _send_all(self, message: Outbound) -> None:
        for viewer in list(self.viewers):
            self._send(viewer, message)


def _nothing() -> None:
    """What is done after a change while nobody has asked for more."""
