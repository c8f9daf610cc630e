"""The table as a fold: pure decisions and what follows from them, without a loop or a socket."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fourthseat_engine import fairness
from fourthseat_engine.events import redact
from fourthseat_server import wire
from fourthseat_server.clock import bot_pause, next_deal_at, turn_ends_at
from fourthseat_server.decide import Wish, decide, decide_sit
from fourthseat_server.entries import (
    Body,
    BotSat,
    Created,
    DealtOn,
    Entry,
    Freed,
    Moved,
    Sat,
    Started,
    pack_entry,
    unpack_entry,
)
from fourthseat_server.links import Links, key_hash, next_link
from fourthseat_server.refusals import Refusal
from fourthseat_server.seating import Opens, opened_by
from fourthseat_server.showing import state_map
from fourthseat_server.table import Applied, Table, apply, created

SECRET = bytes(32)
NAME = "k3x5q2m7abcdefgh"
LINKS = Links(SECRET)


def secret_of(match: int) -> bytes:
    return fairness.match_secret(SECRET, NAME, match)


class Log:
    """A table and its log, grown entry by entry; the time goes on by a second each."""

    def __init__(self, **given: Any) -> None:
        body = Created(
            inc="inc",
            game="rikiki",
            rules=1,
            options={"longest": 2, "hook": "always"},
            name="Anna",
            key=key_hash("anna"),
            player_bytes=bytes(16),
            pace="calm",
            clock=None,
            proof=fairness.commitment(secret_of(0)),
        )
        self.entries = [Entry(0, body)]
        self.table: Table = replace(created(NAME, body, 0), **given)
        self.applied = Applied(self.table)

    def add(self, body: Body) -> Table:
        entry = unpack_entry(pack_entry(Entry(1000 * len(self.entries), body)))
        self.entries.append(entry)
        self.applied = apply(self.table, len(self.entries), entry, secret_of)
        self.table = self.applied.table
        return self.table

    def wish(self, command: wire.AnyCommand, seat: int | None = 0, seen: int | None = None) -> Table:
        v = len(self.entries) if seen is None else seen
        return self.add(decide(self.table, Wish(command, seat, v, 0)))

    def full(self) -> Log:
        for seat, name in ((1, "Bence"), (2, "Aino"), (3, "Joris")):
            self.add(Sat(seat, name, key_hash(name), bytes(16)))
        self.wish(wire.Start())
        return self

    def play_deal(self) -> Table:
        """First legal moves until nobody is to act."""
        while (seat := self.table.to_act) is not None:
            assert self.table.state is not None
            self.add(Moved(seat, str(self.table.game.legal_moves(self.table.state)[0])))
        return self.table


def refused(log: Log, command: wire.AnyCommand, seat: int | None = 0) -> str:
    with pytest.raises(Refusal) as caught:
        log.wish(command, seat)
    return caught.value.code


def test_the_host_sits_in_seat_0() -> None:
    table = Log().table
    assert [seating.kind for seating in table.seats] == ["player", "open", "open", "open"]
    assert (table.host, table.stage, table.state) == (0, "waiting", None)


def test_a_match_runs_from_start_to_over_and_on_to_the_rematch() -> None:
    log = Log().full()
    assert log.table.stage == "playing"
    for deal in range(3):
        log.play_deal()
        if deal < 2:
            assert log.table.paused
            log.add(DealtOn())
    assert (log.table.stage, log.table.upcoming_match) == ("over", 1)
    log.wish(wire.Start())
    assert (log.table.stage, log.table.match) == ("playing", 1)
    assert log.table.seed != Log().full().table.seed


def test_packs_follow_from_the_secret_and_the_players_bytes() -> None:
    one, other = Log(), Log()
    for log, last in ((one, b"\x01" * 16), (other, b"\x02" * 16)):
        log.add(Sat(1, "Bence", key_hash("b"), bytes(16)))
        log.add(Sat(2, "Aino", key_hash("c"), bytes(16)))
        log.add(Sat(3, "Joris", key_hash("d"), last))
        log.wish(wire.Start())
    assert one.table.seed != other.table.seed
    assert one.table.shuffled_by[3] == b"\x01" * 16


def test_the_next_deal_starts_when_everyone_who_acts_is_ready() -> None:
    log = Log().full()
    log.play_deal()
    log.add(BotSat(3, "normal"))
    for seat in (0, 1):
        log.wish(wire.Ready(), seat)
        assert log.table.paused
    log.wish(wire.Ready(), 2)
    assert log.table.to_act is not None
    assert not any(seating.ready for seating in log.table.seats)


def test_a_scored_deal_waits_its_pause() -> None:
    log = Log().full()
    assert next_deal_at(log.table) is None
    log.play_deal()
    assert next_deal_at(log.table) == log.table.turn_at + 4500
    log.wish(wire.SetPace("instant"))
    assert next_deal_at(log.table) == log.table.turn_at


def test_a_turn_ends_only_with_a_clock_and_for_people() -> None:
    log = Log().full()
    assert turn_ends_at(log.table) is None
    log.wish(wire.Clock(30))
    assert turn_ends_at(log.table) == log.table.turn_at + 30_000
    assert log.table.to_act is not None
    log.add(BotSat(log.table.to_act, "easy"))
    assert turn_ends_at(log.table) is None


def test_a_bots_pause_depends_on_nothing_that_is_hidden() -> None:
    assert bot_pause("calm", False, 0.0) == 700
    assert bot_pause("calm", True, 1.0) == 3100
    assert bot_pause("instant", True, 0.0) < 100


def test_leaving_a_running_match_leaves_a_bot_and_kills_the_link() -> None:
    log = Log().full()
    before = log.table.seats[1]
    log.add(Freed(1))
    after = log.table.seats[1]
    assert (after.kind, after.keys, after.generation) == ("bot", (), before.generation + 1)


def test_leaving_before_the_start_opens_the_seat() -> None:
    log = Log()
    log.add(Sat(1, "Bence", key_hash("b"), bytes(16)))
    log.wish(wire.Free(1), 1)
    assert (log.table.seats[1].kind, log.table.seats[1].generation) == ("open", 1)


def test_a_swap_moves_people_keys_links_and_the_hosts_rights() -> None:
    log = Log()
    links = [LINKS.seat(NAME, seating.chair, seating.generation) for seating in log.table.seats]
    log.wish(wire.Swap(0, 2))
    assert log.table.host == 2
    assert opened_by("anna", NAME, log.table.seats, 0, LINKS) == Opens("key", 2)
    assert opened_by(links[2], NAME, log.table.seats, 0, LINKS) == Opens("seat", 0)
    assert opened_by(links[1], NAME, log.table.seats, 0, LINKS) == Opens("seat", 1)


def test_a_bot_is_called_after_the_side_where_it_sits_until_it_has_a_name() -> None:
    log = Log()
    log.add(BotSat(1, "easy"))
    log.add(BotSat(3, "easy"))
    log.wish(wire.Swap(1, 2))
    assert log.table.seats[2].name == "Bot North"
    log.wish(wire.Name(3, "Robi"))
    log.wish(wire.Swap(2, 3))
    assert [seating.name for seating in log.table.seats[2:]] == ["Robi", "Bot East"]


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_only_the_host_decides_for_others(seat: int | None) -> None:
    log = Log().full()
    for command in (wire.Bot(2), wire.Relink(1), wire.SetPace("brisk"), wire.Watching(False)):
        assert refused(log, command, seat) == ("rights/seat" if seat is None else "rights/host")


def test_a_link_can_put_a_person_in_a_bots_place() -> None:
    log = Log().full()
    log.add(BotSat(3, "normal"))
    body = decide_sit(log.table, Opens("seat", 3), "Sub", key_hash("sub"), "00" * 16, 0)
    assert log.add(body).seats[3].name == "Sub"


def test_what_a_viewer_is_shown_holds_no_key_and_no_other_hand() -> None:
    log = Log().full()
    for seat in (0, 1, 2, 3, None):
        shown = repr(state_map(log.table, seat, LINKS, secret_of))
        assert secret_of(0).hex() not in shown
        assert all(repr(key) not in shown for each in log.table.seats for key in each.keys)
        own = {event.seat for event in redact(log.applied.told, seat) if event.e == "hand"}  # type: ignore[attr-defined]  # hands have seats
        assert own <= {seat}


def test_every_entry_is_stored_and_read_as_it_was() -> None:
    log = Log().full()
    log.play_deal()
    for entry in log.entries:
        assert unpack_entry(pack_entry(entry)) == entry
    assert isinstance(log.entries[4].body, Started)


def test_I10_what_leaves_the_hub_of_the_log_is_keyed() -> None:
    """The hash that clients see follows from the secret too, so that nobody can try out hidden cards."""
    entry = pack_entry(Entry(0, DealtOn()))
    one, other = Links(bytes(32)), Links(bytes([1]) * 32)
    assert next_link(one.chain_key(NAME), b"", entry) != next_link(other.chain_key(NAME), b"", entry)
    assert one.chain_key(NAME) != one.chain_key("another")
