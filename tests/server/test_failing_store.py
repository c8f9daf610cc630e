"""When the store is away: nothing is acknowledged, all are told, and a repeated wish is still done once."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from fourthseat_server.store.base import Appended, Known, Stale, Store, StoreAway
from tests.server.conftest import House, token
from tests.server.test_sessions import start


class Moods:
    """Makes a real store fail: before an append, or after it, when the answer is lost."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fail_before = 0
        self.fail_after = 0
        self._append = store.append
        monkeypatch.setattr(store, "append", self.append)

    async def append(self, table: str, version: int, id: str, entry: bytes) -> Appended | Known | Stale:
        if self.fail_before:
            self.fail_before -= 1
            raise StoreAway("not today")
        answer = await self._append(table, version, id, entry)
        if self.fail_after:
            self.fail_after -= 1
            raise StoreAway("the answer was lost")
        return answer


@pytest.fixture
def moods(house: House, monkeypatch: pytest.MonkeyPatch) -> Moods:
    monkeypatch.setattr("fourthseat_server.saving.STORE_WAITS", (0.01, 0.01))
    return Moods(house.store, monkeypatch)


def saving(socket: Any) -> list[bool]:
    return [message["ok"] for message in socket.seen if message["t"] == "saving"]


async def test_a_pause_of_the_store_is_told_and_survived(house: House, moods: Moods) -> None:
    made = await house.create()
    socket, welcome = await house.hello(made["table"], made["key"])
    moods.fail_before = 2
    done = await socket.do({"c": "fill"})
    assert (done["t"], done["v"]) == ("done", welcome["v"] + 1)
    assert saving(socket) == [False, True]


async def test_a_lost_answer_of_the_store_does_not_double_the_entry(house: House, moods: Moods) -> None:
    made = await house.create()
    socket, welcome = await house.hello(made["table"], made["key"])
    moods.fail_after = 1
    done = await socket.do({"c": "fill"})
    assert (done["t"], done["v"]) == ("done", welcome["v"] + 1)
    assert len(await house.store.read(made["table"])) == welcome["v"] + 1


async def test_a_store_that_stays_away_is_refused_and_the_wish_can_be_repeated(
    house: House, moods: Moods
) -> None:
    made = await house.create()
    socket, welcome = await house.hello(made["table"], made["key"])
    moods.fail_before = 3
    wish = token()
    refused = await socket.do({"c": "fill"}, id=wish)
    assert (refused["t"], refused["code"], refused["v"]) == ("no", "store/away", welcome["v"])
    assert (await socket.do({"c": "fill"}, id=wish))["v"] == welcome["v"] + 1


async def test_what_goes_wrong_inside_is_a_clear_refusal_that_says_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    made = await house.create()
    socket, _ = await house.hello(made["table"], made["key"])

    def broken(*_: object) -> None:
        raise RuntimeError("the ace of hearts is in seat 2")

    monkeypatch.setattr("fourthseat_server.live.decide", broken)
    refused = await socket.do({"c": "fill"})
    assert (refused["t"], refused["code"]) == ("no", "server/error")
    monkeypatch.setattr("fourthseat_server.hub.Hub.look", broken)
    answer = await house.http.get(
        f"/api/tables/{made['table']}", headers={"Authorization": f"Bearer {token()}"}
    )
    assert (answer.status_code, answer.json()["code"]) == (500, "server/error")
    logged = capfd.readouterr()
    assert "ace of hearts" not in refused["message"] + answer.text + logged.out + logged.err


async def test_a_draining_server_takes_nobody(house: House) -> None:
    made = await house.create()
    house.hub.drain()
    _, refused = await house.hello(made["table"], made["key"])
    assert refused["code"] == "server/draining"


async def test_a_store_that_was_set_back_under_a_running_hub_is_noticed_and_taken_as_it_is(
    house: House, tmp_path: Path
) -> None:
    made = await house.create()
    socket, welcome = await house.hello(made["table"], made["key"])
    assert (await socket.do({"c": "fill"}))["v"] == welcome["v"] + 1
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        db.execute("DELETE FROM entries WHERE version > ?", (welcome["v"],))
    db.close()
    done = await socket.do({"c": "pace", "pace": "calm"})
    assert (done["t"], done["v"]) == ("done", welcome["v"] + 1)
    again = [message for message in socket.seen if message["t"] == "welcome"][-1]
    assert again["v"] == welcome["v"]
    assert house.metrics.registry.get_sample_value("fourthseat_store_set_back_total") == 1


async def test_the_turn_clock_stands_still_while_nothing_can_be_saved(house: House, moods: Moods) -> None:
    _, sockets, started = await start(house, clock=5)
    actor = next(n for n, message in enumerate(started) if message.get("legal"))
    other = sockets[(actor + 1) % 4]
    moods.fail_before = 1
    began = started[actor]["table"]["deadline"] - 5000
    assert (await other.do({"c": "device"}))["t"] == "done"
    assert saving(other) == [False, True]
    again = await sockets[actor].hear(lambda m: m.get("table", {}).get("deadline", 0) > began + 5000)
    assert "events" not in again
    assert again["table"]["deadline"] == again["at"] + 5000


async def test_whose_time_ran_out_meanwhile_gets_a_whole_turn(house: House, moods: Moods) -> None:
    _, sockets, started = await start(house, clock=5)
    actor = next(n for n, message in enumerate(started) if message.get("legal"))
    other = sockets[(actor + 1) % 4]
    moods.fail_before = 3
    assert (await other.do({"c": "device"}))["code"] == "store/away"
    resumed = await other.hear(lambda m: m["t"] == "ev")
    assert "events" not in resumed
    moved = await other.hear(lambda m: m["t"] == "ev")
    assert moved["events"][0]["seat"] == actor
    assert moved["at"] - resumed["at"] >= 4900
    assert saving(other) == [False, True]
