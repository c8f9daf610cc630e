"""A table as the fold of its log: pure values in, values out.

`apply` folds one entry into the state and tells what happened. It trusts the log: whether an entry may be
written is decided before, in `decide.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from fourthseat_engine import fairness
from fourthseat_engine.events import Told
from fourthseat_engine.game import State, Step
from fourthseat_engine.games import AnyGame, game_named
from fourthseat_engine.moves import parse_move
from fourthseat_engine.options import OptionValue
from fourthseat_server.entries import (
    BotSat,
    ClockSet,
    Closed,
    Covered,
    Created,
    DealtOn,
    DeviceJoined,
    DeviceOffered,
    Entry,
    Filled,
    Freed,
    Millis,
    Moved,
    Named,
    OptionsSet,
    Pace,
    PaceSet,
    Readied,
    Relinked,
    Resumed,
    Returned,
    Sat,
    Started,
    Swapped,
    WatchingSet,
)
from fourthseat_server.seating import Seating, Seats, with_seat

Stage: TypeAlias = Literal["waiting", "playing", "over"]
SecretOf: TypeAlias = Callable[[int], bytes]
"""The secret of the table's match of that number."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table between two entries.

    `match` counts matches from 0, `state` is the engine's (None before the first match); `seed`, from the
    secret and the bytes of the four seats (`shuffled_by`), decides its packs. `since` is the version and
    `turn_at` the time at which the present turn, or pause, began,
    `to_act` the seat whose turn it is, None in a pause and outside a match.
    """

    name: str
    inc: str
    game: AnyGame
    options: dict[str, OptionValue]
    pace: Pace
    clock: int | None
    seats: Seats
    host: int = 0
    stage: Stage = "waiting"
    closed: bool = False
    watching: bool = True
    watch_generation: int = 0
    match: int = 0
    state: State | None = None
    shuffled_by: tuple[bytes, ...] = ()
    seed: bytes = b""
    since: int = 0
    turn_at: Millis = 0
    to_act: int | None = None

    @property
    def paused(self) -> bool:
        """Whether a deal was scored and the next one waits."""
        return self.stage == "playing" and self.to_act is None

    @property
    def upcoming_match(self) -> int:
        """The number of the match that the next `Started` begins."""
        return self.match + (self.stage == "over")


@dataclass(frozen=True, slots=True)
class Applied:
    """The state after an entry, what it told of the match, whether seats or settings changed, and the seat
    that was offered another device."""

    table: Table
    told: tuple[Told, ...] = ()
    table_changed: bool = True
    offered: int | None = None


def created(name: str, body: Created, at: Millis) -> Table:
    """The table that its first entry makes. Raises `Unreadable` for a game we do not deal."""
    host = Seating(chair=0).taken_by(body.name, body.key, body.player_bytes)
    return Table(
        name=name,
        inc=body.inc,
        game=game_named(body.game),
        options=dict(body.options),
        pace=body.pace,
        clock=body.clock,
        seats=(host, Seating(chair=1), Seating(chair=2), Seating(chair=3)),
        turn_at=at,
    )


def apply(table: Table, version: int, entry: Entry, secret_of: SecretOf) -> Applied:
    """Fold the entry that stands at `version` (from 1; the first is for `created`)."""
    body = entry.body
    match body:
        case Moved():
            return _moved(table, version, entry.at, body)
        case Started():
            return _started(table, version, entry.at, secret_of)
        case DealtOn():
            return _dealt(table, version, entry.at)
        case Readied():
            return _readied(table, version, entry.at, body, secret_of)
        case Covered():
            return Applied(_put(table, body.seat, replace(table.seats[body.seat], covered=True)))
        case Returned():
            return Applied(_put(table, body.seat, replace(table.seats[body.seat], covered=False)))
        case Sat():
            seating = table.seats[body.seat].taken_by(body.name, body.key, body.player_bytes)
            return Applied(_put(table, body.seat, seating))
        case DeviceOffered():
            offered = table.seats[body.seat].offering(body.until)
            return Applied(_put(table, body.seat, offered), table_changed=False, offered=body.seat)
        case DeviceJoined():
            joined = table.seats[body.seat].joined_by(body.key)
            return Applied(_put(table, body.seat, joined), table_changed=False)
        case BotSat():
            return Applied(_handed(table, body.seat, body))
        case Filled():
            for seat, seating in enumerate(table.seats):
                if seating.kind == "open":
                    table = _handed(table, seat, BotSat(seat, body.strength))
            return Applied(table)
        case Freed():
            return Applied(_freed(table, body.seat))
        case Relinked():
            return Applied(_relinked(table, body.seat))
        case Swapped():
            return Applied(_swapped(table, body.a, body.b))
        case Named():
            return Applied(_put(table, body.seat, replace(table.seats[body.seat], name=body.name)))
        case OptionsSet():
            return Applied(replace(table, options=dict(body.options)))
        case PaceSet():
            return Applied(replace(table, pace=body.pace))
        case ClockSet():
            return Applied(replace(table, clock=body.clock))
        case Resumed():
            return Applied(replace(table, turn_at=entry.at))
        case WatchingSet():
            return Applied(replace(table, watching=body.on))
        case Closed():
            return Applied(replace(table, closed=True))
        case Created():
            raise ValueError("a table is created once")


# The match


def _started(table: Table, version: int, at: Millis, secret_of: SecretOf) -> Applied:
    match = table.upcoming_match
    shuffled_by = tuple(seating.player_bytes for seating in table.seats)
    seed = fairness.match_seed(secret_of(match), shuffled_by)
    state = table.game.start(table.options, fairness.first_dealer(seed))
    seats = tuple(replace(seating, ready=False) for seating in table.seats)
    begun = replace(
        table,
        stage="playing",
        match=match,
        shuffled_by=shuffled_by,
        seed=seed,
        state=state,
        seats=_four(seats),
    )
    return _dealt(begun, version, at)


def _dealt(table: Table, version: int, at: Millis) -> Applied:
    assert table.state is not None
    pack = fairness.pack_of_deal(table.seed, table.game.deal_index(table.state))
    step = table.game.deal(table.state, pack)
    seats = tuple(replace(seating, ready=False) for seating in table.seats)
    return _stepped(replace(table, seats=_four(seats)), version, at, step, table_changed=True)


def _moved(table: Table, version: int, at: Millis, body: Moved) -> Applied:
    assert table.state is not None
    step = table.game.play(table.state, body.seat, parse_move(body.move))
    return _stepped(table, version, at, step, table_changed=table.clock is not None)


def _stepped(table: Table, version: int, at: Millis, step: Step[State], *, table_changed: bool) -> Applied:
    over = table.game.standings(step.state).over
    stage: Stage = "over" if over else "playing"
    to_act = None if over else table.game.to_act(step.state)
    after = replace(table, state=step.state, stage=stage, since=version, turn_at=at, to_act=to_act)
    return Applied(after, step.told, table_changed or over or after.paused)


def _readied(table: Table, version: int, at: Millis, body: Readied, secret_of: SecretOf) -> Applied:
    seating = replace(table.seats[body.seat], ready=True)
    if body.player_bytes is not None:
        seating = replace(seating, player_bytes=body.player_bytes)
    changed = _put(table, body.seat, seating)
    if not all(seating.ready or not seating.acts_itself for seating in changed.seats):
        return Applied(changed)
    if table.stage == "over":
        return _started(changed, version, at, secret_of) if _all_filled(changed) else Applied(changed)
    return _dealt(changed, version, at)


# The seats


def _put(table: Table, seat: int, seating: Seating) -> Table:
    return replace(table, seats=with_seat(table.seats, seat, seating))


def _handed(table: Table, seat: int, body: BotSat) -> Table:
    return _with_host(_put(table, seat, table.seats[seat].given_to_bot(seat, body.strength)))


def _freed(table: Table, seat: int) -> Table:
    if table.stage == "playing":
        return _handed(table, seat, BotSat(seat, "normal"))
    return _with_host(_put(table, seat, table.seats[seat].emptied()))


def _with_host(table: Table) -> Table:
    """When the host has gone, the next player clockwise is the host."""
    if table.seats[table.host].kind == "player":
        return table
    for step in range(1, 4):
        seat = (table.host + step) % 4
        if table.seats[seat].kind == "player":
            return replace(table, host=seat)
    return table


def _relinked(table: Table, seat: int | None) -> Table:
    if seat is None:
        return replace(table, watch_generation=table.watch_generation + 1)
    seating = table.seats[seat]
    return _put(table, seat, replace(seating, generation=seating.generation + 1))


def _swapped(table: Table, a: int, b: int) -> Table:
    """Two chairs change places with all that belongs to them, links included."""
    first, second = table.seats[a].moved(a, b), table.seats[b].moved(b, a)
    swapped = _put(_put(table, a, second), b, first)
    return replace(swapped, host={a: b, b: a}.get(table.host, table.host))


def _all_filled(table: Table) -> bool:
    return all(seating.kind != "open" for seating in table.seats)


def _four(seats: tuple[Seating, ...]) -> Seats:
    a, b, c, d = seats
    return (a, b, c, d)
