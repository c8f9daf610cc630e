"""What a wish may write into a table's log: pure decisions, each a body to append or a `Refusal`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fourthseat_engine.errors import EngineError
from fourthseat_engine.fairness import PLAYER_BYTES
from fourthseat_engine.moves import parse_move
from fourthseat_server import wire
from fourthseat_server.entries import (
    Body,
    BotSat,
    ClockSet,
    DeviceJoined,
    DeviceOffered,
    Filled,
    Freed,
    Hand,
    Millis,
    Moved,
    Named,
    OptionsSet,
    PaceSet,
    Readied,
    Relinked,
    Sat,
    Started,
    Swapped,
    WatchingSet,
)
from fourthseat_server.names import clean_name, require_distinct
from fourthseat_server.refusals import Refusal, from_engine
from fourthseat_server.seating import MOST_DEVICES, Opens
from fourthseat_server.table import Table

DEVICE_OFFER_LASTS: Millis = 600_000
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 3600
_BYTES = re.compile(rf"[0-9a-f]{{{2 * PLAYER_BYTES}}}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Wish:
    """A command, by the seat that gave it (None for a watcher), decided on version `seen`, at time `now`."""

    command: wire.AnyCommand
    seat: int | None
    seen: int
    now: Millis


def decide(table: Table, wish: Wish) -> Body:
    """The body that fulfils the wish. Raises `Refusal`."""
    seat = wish.seat
    if seat is None:
        raise Refusal("rights/seat")
    match wish.command:
        case wire.Move(move=text):
            return decide_move(table, seat, text, wish.seen)
        case wire.Ready(bytes=given):
            return _ready(table, seat, given)
        case wire.Free(seat=which):
            _require_seat(which)
            if which != seat:
                _require_host(table, seat)
            if table.seats[which].kind == "open":
                raise Refusal("seat/open")
            return Freed(which)
        case wire.Name(seat=which, name=name):
            return _rename(table, seat, which, name)
        case wire.Device():
            if len(table.seats[seat].keys) >= MOST_DEVICES:
                raise Refusal("seat/too-many-devices")
            return DeviceOffered(seat, wish.now + DEVICE_OFFER_LASTS)
        case _:
            _require_host(table, seat)
            return _decide_for_host(table, wish.command)


def _decide_for_host(table: Table, command: wire.AnyCommand) -> Body:
    match command:
        case wire.Start():
            if table.stage == "playing":
                raise Refusal("stage/started")
            if any(seating.kind == "open" for seating in table.seats):
                raise Refusal("stage/open-seats")
            return Started()
        case wire.Bot(seat=which, strength=strength):
            _require_seat(which)
            return BotSat(which, strength)
        case wire.Fill(strength=strength):
            if all(seating.kind != "open" for seating in table.seats):
                raise Refusal("seat/taken")
            return Filled(strength)
        case wire.Relink(seat=which):
            if which is not None:
                _require_seat(which)
            return Relinked(which)
        case wire.Swap(a=a, b=b):
            _require_seat(a)
            _require_seat(b)
            _require_not_playing(table)
            if a == b:
                raise Refusal("stage/same-seat")
            return Swapped(a, b)
        case wire.Options(options=options):
            _require_not_playing(table)
            try:
                return OptionsSet(table.game.read_options(options))
            except EngineError as error:
                raise from_engine(error) from None
        case wire.SetPace(pace=pace):
            return PaceSet(pace)
        case wire.Clock(clock=clock):
            return ClockSet(read_clock(clock))
        case wire.Watching(on=on):
            return WatchingSet(on)
        case _:
            raise AssertionError(f"{command} has no decision")


def decide_move(table: Table, seat: int, text: str, seen: int, by: Hand = "seat") -> Moved:
    """The entry for a move that was chosen on version `seen`. Raises `Refusal`.

    Whether the rules allow the move shows when the entry is applied, which is done before it is stored.
    """
    if table.stage == "waiting":
        raise Refusal("stage/not-started")
    if table.stage == "over":
        raise Refusal("stage/over")
    if seen < table.since:
        raise Refusal("move/stale")
    try:
        return Moved(seat, str(parse_move(text)), by)
    except EngineError as error:
        raise from_engine(error) from None


def decide_sit(table: Table, opens: Opens, name: str, key: bytes, given: str, now: Millis) -> Body:
    """The entry for sitting down by what a token opens. Raises `Refusal`."""
    match opens:
        case Opens(kind="seat", seat=int(seat)):
            if table.seats[seat].kind == "player":
                raise Refusal("seat/taken")
            if any(key in seating.keys for seating in table.seats):
                raise Refusal("seat/taken", "You already sit at this table.")
            name = clean_name(name)
            require_distinct(name, _other_names(table, seat))
            return Sat(seat, name, key, read_bytes(given))
        case Opens(kind="device", seat=int(seat)):
            seating = table.seats[seat]
            if now > seating.offer_until:
                raise Refusal("link/used")
            if len(seating.keys) >= MOST_DEVICES:
                raise Refusal("seat/too-many-devices")
            return DeviceJoined(seat, key)
        case _:
            raise Refusal("link/seat")


def read_bytes(given: str) -> bytes:
    """A player's random bytes from their hexadecimal text. Raises `Refusal` (`message/unreadable`)."""
    if not _BYTES.fullmatch(given):
        raise Refusal("message/unreadable", "The random bytes must be 32 hexadecimal digits.")
    return bytes.fromhex(given)


def read_clock(clock: int | None) -> int | None:
    """A turn clock in seconds. Raises `Refusal` (`option/value`)."""
    if clock is not None and not SHORTEST_CLOCK <= clock <= LONGEST_CLOCK:
        raise Refusal("option/value", f"A turn takes {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds.")
    return clock


def _ready(table: Table, seat: int, given: str | None) -> Readied:
    if table.stage == "waiting":
        raise Refusal("stage/not-started")
    if table.stage == "playing" and not table.paused:
        raise Refusal("stage/not-scored")
    return Readied(seat, None if given is None else read_bytes(given))


def _rename(table: Table, seat: int, which: int, name: str) -> Named:
    _require_seat(which)
    if which != seat:
        _require_host(table, seat)
        _require_not_playing(table)
    if table.seats[which].kind == "open":
        raise Refusal("seat/open")
    name = clean_name(name)
    require_distinct(name, _other_names(table, which))
    return Named(which, name)


def _other_names(table: Table, seat: int) -> list[str]:
    return [each.name for at, each in enumerate(table.seats) if at != seat and each.kind != "open"]


def _require_seat(seat: int) -> None:
    if not 0 <= seat < 4:
        raise Refusal("seat/none")


def _require_host(table: Table, seat: int) -> None:
    if seat != table.host:
        raise Refusal("rights/host")


def _require_not_playing(table: Table) -> None:
    if table.stage == "playing":
        raise Refusal("stage/started")
