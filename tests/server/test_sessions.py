"""The session protocol over real sockets: resuming, two tabs, duplicates, seats, links, the host's rights."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fourthseat_engine.record import loads
from fourthseat_engine.replay import verify
from fourthseat_server.wire import JSON, MSGPACK
from tests.server.conftest import House, Socket, bearer, open_house, token


def is_stage(stage: str) -> Any:
    return lambda message: message.get("table", {}).get("stage") == stage


async def start(house: House, **given: Any) -> tuple[dict[str, Any], list[Socket], list[dict[str, Any]]]:
    """Four people at a table, the match started; sockets and the last message of each, by seat."""
    made, keys = await house.full_table(**given)
    sockets = [(await house.hello(made["table"], key))[0] for key in keys]
    await sockets[0].do({"c": "start"})
    started = [await _first(socket, is_stage("playing")) for socket in sockets]
    return {**made, "keys": keys}, sockets, started


async def _first(socket: Socket, wanted: Any) -> dict[str, Any]:
    """The first message that is wanted, heard already or not yet."""
    for message in socket.seen:
        if wanted(message):
            return message
    return await socket.hear(wanted)


async def play_on(socket: Socket, legal: list[str] | None = None) -> dict[str, Any]:
    """Play the first legal move at every turn until the match is over; the message that said so."""
    for message in list(socket.seen):
        if message.get("events"):
            legal = message.get("legal")
    while True:
        if legal:
            await socket.say({"t": "do", "id": token(), "v": 10**6, "c": {"c": "move", "move": legal[0]}})
        message = await socket.hear(lambda message: "events" in message or is_stage("over")(message))
        if is_stage("over")(message):
            return message
        legal = message.get("legal")


async def test_four_people_play_a_match_and_get_its_record(house: House) -> None:
    made, sockets, _ = await start(house)
    over = await asyncio.gather(*(play_on(socket) for socket in sockets))
    assert all(message["v"] == over[0]["v"] for message in over)
    assert all(message["table"]["secret"] is not None for message in over)
    answer = await house.http.get(f"/api/tables/{made['table']}/records/0", headers=bearer(made["key"]))
    record = verify(answer.text)
    assert record == loads(answer.text)
    assert record.commitment == over[0]["table"]["commitment"]
    assert [player.name for player in record.terms.players] == ["Anna", "Bence", "Aino", "Joris"]
    views = [message["events"][-3]["result"]["totals"] for message in over]
    assert views == [list(record.standings.totals)] * 4


@pytest.mark.parametrize("codec", [MSGPACK, JSON])
async def test_both_subprotocols_say_the_same(house: House, codec: str) -> None:
    made = await house.create()
    socket, welcome = await house.hello(made["table"], made["key"], codec=codec)
    assert welcome["t"] == "welcome"
    assert welcome["state"]["links"] == made["links"]
    assert (await socket.do({"c": "fill", "strength": "easy"}))["t"] == "done"


async def test_a_returning_client_gets_just_what_it_missed(house: House) -> None:
    made, sockets, started = await start(house)
    have = {"inc": sockets[1].seen[0]["inc"], "v": started[1]["v"], "h": started[1]["h"]}
    await sockets[1].line.close()
    actor = next(n for n, message in enumerate(started) if message.get("legal"))
    if actor == 1:
        _, welcome = await house.hello(made["table"], made["keys"][1], have)
        assert welcome["missed"] == []
        return
    done = await sockets[actor].do({"c": "move", "move": started[actor]["legal"][0]})
    _, welcome = await house.hello(made["table"], made["keys"][1], have)
    assert welcome["state"] is None
    assert [message["v"] for message in welcome["missed"]][-1] == welcome["v"] >= done["v"]
    assert [message["v"] for message in welcome["missed"]] == list(range(have["v"] + 1, welcome["v"] + 1))


@pytest.mark.parametrize("wrong", [{"inc": "other"}, {"h": "00" * 16}, {"v": 999}])
async def test_a_client_that_stands_elsewhere_gets_the_whole_state(
    house: House, wrong: dict[str, Any]
) -> None:
    made = await house.create()
    _, welcome = await house.hello(made["table"], made["key"])
    have = {name: welcome[name] for name in ("inc", "v", "h")}
    _, same = await house.hello(made["table"], made["key"], have)
    assert same["missed"] == []
    _, other = await house.hello(made["table"], made["key"], have | wrong)
    assert other["missed"] is None
    assert other["state"]["table"]["id"] == made["table"]


async def test_the_same_wish_twice_is_done_once(house: House) -> None:
    made = await house.create()
    socket, welcome = await house.hello(made["table"], made["key"])
    wish = token()
    first = await socket.do({"c": "fill"}, id=wish)
    second = await socket.do({"c": "fill"}, id=wish)
    assert first == second == {"t": "done", "id": wish, "v": welcome["v"] + 1}
    assert len(await house.store.read(made["table"])) == welcome["v"] + 1


async def test_two_tabs_of_one_seat_see_the_same_and_a_move_counts_once(house: House) -> None:
    made, sockets, started = await start(house)
    actor = next(n for n, message in enumerate(started) if message.get("legal"))
    other, welcome = await house.hello(made["table"], made["keys"][actor])
    assert welcome["state"]["legal"] == started[actor]["legal"]
    move = {"c": "move", "move": started[actor]["legal"][0]}
    answers = await asyncio.gather(
        sockets[actor].do(move, started[actor]["v"]), other.do(move, started[actor]["v"])
    )
    assert sorted(answer["t"] for answer in answers) == ["done", "no"]
    refused = next(answer for answer in answers if answer["t"] == "no")
    assert refused["code"] in ("move/stale", "illegal/turn")


async def test_every_version_reaches_every_viewer_as_an_event_or_a_skip(house: House) -> None:
    made, sockets, _ = await start(house)
    watcher, watching = await house.hello(made["table"], made["watch"])
    assert watching["seat"] is None
    await asyncio.gather(*(play_on(socket) for socket in sockets), watcher.hear(is_stage("over")))
    for socket in (*sockets, watcher):
        versions = [message["v"] for message in socket.seen if message["t"] in ("ev", "skip")]
        assert versions == list(range(versions[0], versions[0] + len(versions)))


async def test_nobody_is_told_another_hand(house: House) -> None:
    made, sockets, started = await start(house, options={"longest": 13})
    watcher, watching = await house.hello(made["table"], made["watch"])
    for seat, message in enumerate(started):
        hands = [event for event in message["events"] if event["e"] == "hand"]
        assert [event["seat"] for event in hands] == [seat]
        assert message.get("links") is None or seat == 0
    assert watching["state"]["legal"] is None
    assert watching["state"]["links"] is None
    assert all(card == "??" for hand in watching["state"]["match"]["hands"] for card in hand)
    actor = next(n for n, message in enumerate(started) if message.get("legal"))
    await sockets[actor].do({"c": "move", "move": started[actor]["legal"][0]})
    seen = await watcher.hear_tag("ev")
    assert "legal" not in seen


async def test_a_stale_move_is_refused_and_says_what_is_right(house: House) -> None:
    _, sockets, started = await start(house)
    actor = next(n for n, message in enumerate(started) if message.get("legal"))
    refused = await sockets[actor].do({"c": "move", "move": started[actor]["legal"][0]}, v=1)
    assert (refused["code"], refused["v"]) == ("move/stale", started[actor]["v"])
    assert refused["legal"] == started[actor]["legal"]


async def test_a_seat_goes_on_from_another_device(house: House) -> None:
    made, sockets, started = await start(house)
    done = await sockets[2].do({"c": "device"})
    key = token()
    body = {"name": "", "key": key, "bytes": "22" * 16}
    address = f"/api/tables/{made['table']}/sit"
    looked = await house.http.get(f"/api/tables/{made['table']}", headers=bearer(done["token"]))
    assert looked.json()["opens"] == {"kind": "device", "seat": 2, "taken": False}
    assert (await house.http.post(address, json=body, headers=bearer(done["token"]))).json() == {"seat": 2}
    assert (await house.http.post(address, json=body, headers=bearer(done["token"]))).json() == {"seat": 2}
    _, welcome = await house.hello(made["table"], key)
    assert welcome["seat"] == 2
    hand = next(event["cards"] for event in started[2]["events"] if event["e"] == "hand")
    assert welcome["state"]["match"]["hands"][2] == hand
    late = await house.http.post(address, json=body | {"key": token()}, headers=bearer(done["token"]))
    assert late.json()["code"] == "link/unknown"


async def test_the_host_withdraws_a_link_and_gives_another(house: House) -> None:
    made = await house.create()
    socket, _ = await house.hello(made["table"], made["key"])
    await socket.do({"c": "relink", "seat": 1})
    told = await _first(socket, lambda message: message["t"] == "ev")
    fresh = told["links"][1]
    assert fresh != made["links"][1]
    assert told["links"][2:] == made["links"][2:]
    old = await house.http.get(f"/api/tables/{made['table']}", headers=bearer(made["links"][1]))
    assert old.json()["code"] == "link/unknown"
    assert await house.sit(made["table"], fresh, "Bence")


async def test_swapped_players_keep_their_keys_and_links_their_chairs(house: House) -> None:
    made = await house.create()
    bence = await house.sit(made["table"], made["links"][1], "Bence")
    host, _ = await house.hello(made["table"], made["key"])
    guest, _ = await house.hello(made["table"], bence)
    await host.do({"c": "swap", "a": 1, "b": 2})
    moved = await guest.hear_tag("welcome")
    assert moved["seat"] == 2
    looked = await house.http.get(f"/api/tables/{made['table']}", headers=bearer(made["links"][2]))
    assert looked.json()["opens"] == {"kind": "seat", "seat": 1, "taken": False}
    await host.do({"c": "swap", "a": 0, "b": 3})
    moved = [message for message in host.seen if message["t"] == "welcome"][-1]
    assert (moved["seat"], moved["state"]["table"]["host"]) == (3, 3)
    assert (await host.do({"c": "fill"}))["t"] == "done"


async def test_a_removed_player_is_told_and_loses_the_seat(house: House) -> None:
    made = await house.create()
    bence = await house.sit(made["table"], made["links"][1], "Bence")
    host, _ = await house.hello(made["table"], made["key"])
    guest, _ = await house.hello(made["table"], bence)
    await host.do({"c": "free", "seat": 1})
    assert (await guest.hear_tag("bye"))["code"] == "key/unknown"
    _, refused = await house.hello(made["table"], bence)
    assert (refused["t"], refused["code"], refused["back"]) == ("bye", "key/unknown", None)


async def test_a_player_who_leaves_in_the_match_is_followed_by_a_bot_and_a_substitute(house: House) -> None:
    made, sockets, started = await start(house)
    assert (await sockets[3].do({"c": "free", "seat": 3}))["t"] == "done"
    told = await sockets[0].hear(lambda m: m.get("table", {}).get("seats", [{}] * 4)[3].get("kind") == "bot")
    key = await house.sit(made["table"], told["links"][3], "Sub")
    _, welcome = await house.hello(made["table"], key)
    hand = next(event["cards"] for event in started[3]["events"] if event["e"] == "hand")
    assert welcome["seat"] == 3
    assert set(welcome["state"]["match"]["hands"][3]) <= set(hand)


async def test_when_the_host_leaves_the_next_player_is_host(house: House) -> None:
    made = await house.create()
    bence = await house.sit(made["table"], made["links"][2], "Bence")
    host, _ = await house.hello(made["table"], made["key"])
    guest, _ = await house.hello(made["table"], bence)
    assert (await host.do({"c": "free", "seat": 0}))["t"] == "done"
    assert (await host.hear_tag("bye"))["code"] == "key/unknown"
    told = await guest.hear(lambda message: message.get("table", {}).get("host") == 2)
    assert told["links"][0] is not None


async def test_spectators_can_be_sent_away(house: House) -> None:
    made = await house.create()
    host, _ = await house.hello(made["table"], made["key"])
    watcher, _ = await house.hello(made["table"], made["watch"])
    here = await host.hear(lambda message: message["t"] == "here" and message["watchers"] == 1)
    assert here["seats"] == [True, False, False, False]
    await host.do({"c": "watching", "on": False})
    assert (await watcher.hear_tag("bye"))["code"] == "key/spectators-off"
    _, refused = await house.hello(made["table"], made["watch"])
    assert refused["code"] == "key/spectators-off"


async def test_the_link_of_a_taken_seat_lets_one_watch(house: House) -> None:
    made = await house.create()
    await house.sit(made["table"], made["links"][1], "Bence")
    host, _ = await house.hello(made["table"], made["key"])
    watcher, welcome = await house.hello(made["table"], made["links"][1])
    assert welcome["t"] == "welcome"
    assert welcome["seat"] is None
    _, refused = await house.hello(made["table"], made["links"][2])
    assert refused["code"] == "key/unknown"
    await host.do({"c": "free", "seat": 1})
    assert (await watcher.hear_tag("bye"))["code"] == "link/unknown"


async def test_a_bot_covers_for_a_player_who_is_away_and_hands_back_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path, cover_after=0.05) as house:
        made, sockets, _ = await start(house, options={"longest": 13})
        await sockets[1].line.close()
        covered = await sockets[0].hear(lambda m: m.get("table", {}).get("seats", [{}] * 4)[1].get("covered"))
        assert covered["table"]["seats"][1]["name"] == "Bence"
        back, _ = await house.hello(made["table"], made["keys"][1])
        told = await back.hear(lambda message: "table" in message)
        assert told["table"]["seats"][1]["covered"] is False


async def test_the_turn_clock_moves_for_a_sleeper(house: House) -> None:
    _, sockets, started = await start(house, clock=5)
    assert started[0]["table"]["deadline"] is not None
    actor = next(n for n, message in enumerate(started) if message.get("legal"))
    dealt = started[0]["v"]
    moved = await sockets[(actor + 1) % 4].hear(lambda m: m["t"] == "ev" and m["v"] > dealt)
    assert moved["events"][0]["seat"] == actor
    assert moved["at"] - started[0]["at"] >= 4900


async def test_a_turn_without_a_hub_begins_anew_for_everyone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        made, _, started = await start(house, clock=60)
    began = started[0]["table"]["deadline"] - 60_000
    async with open_house(tmp_path) as house:
        sockets = [(await house.hello(made["table"], key))[0] for key in made["keys"]]
        told = await asyncio.gather(*(socket.hear(lambda m: "table" in m) for socket in sockets))
        assert {(m["v"], m["table"]["deadline"], "events" in m) for m in told} == {
            (started[0]["v"] + 1, told[0]["at"] + 60_000, False)
        }
        assert told[0]["at"] > began
        _, welcome = await house.hello(made["table"], made["keys"][0])
        assert (welcome["v"], welcome["state"]["table"]["deadline"]) == (
            told[0]["v"],
            told[0]["table"]["deadline"],
        )


async def test_the_rematch_keeps_seats_and_waits_for_everyone(house: House) -> None:
    _, sockets, _ = await start(house)
    over = await asyncio.gather(*(play_on(socket) for socket in sockets))
    late = await sockets[0].do({"c": "move", "move": "Ah"})
    assert late["code"] == "stage/over"
    for socket in sockets[:3]:
        assert (await socket.do({"c": "ready", "bytes": "33" * 16}))["t"] == "done"
    told = await sockets[3].hear(lambda m: sum(s["ready"] for s in m.get("table", {}).get("seats", [])) == 3)
    assert told["table"]["stage"] == "over"
    await sockets[3].do({"c": "ready", "bytes": "44" * 16})
    again = await _first(sockets[3], lambda m: m.get("table", {}).get("match") == 1)
    assert again["table"]["stage"] == "playing"
    assert again["table"]["commitment"] == over[0]["table"]["next_commitment"]
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Anna", "Bence", "Aino", "Joris"]


async def test_between_deals_everybody_can_go_on_early(house: House) -> None:
    _, sockets, _ = await start(house, pace="calm", options={"longest": 2})
    readies = await asyncio.gather(*(_play_until(socket, _scored) for socket in sockets))
    for socket in sockets:
        await socket.do({"c": "ready"})
    dealt = await _first(sockets[0], _second_deal)
    assert dealt["at"] < readies[0]["table"]["next_at"]


def _scored(message: dict[str, Any]) -> bool:
    return message.get("table", {}).get("next_at") is not None


def _second_deal(message: dict[str, Any]) -> bool:
    return any(event["e"] == "deal" and event["deal"] == 1 for event in message.get("events", []))


async def _play_until(socket: Socket, wanted: Any) -> dict[str, Any]:
    legal = next((m["legal"] for m in reversed(socket.seen) if m.get("legal")), None)
    while True:
        if legal:
            await socket.say({"t": "do", "id": token(), "v": 10**6, "c": {"c": "move", "move": legal[0]}})
        message = await socket.hear(lambda message: "events" in message)
        if wanted(message):
            return message
        legal = message.get("legal")


async def test_a_table_is_the_same_after_the_server_comes_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        made, sockets, started = await start(house)
        hands = [next(e["cards"] for e in m["events"] if e["e"] == "hand") for m in started]
        have = {"inc": sockets[0].seen[0]["inc"], "v": started[0]["v"], "h": started[0]["h"]}
    async with open_house(tmp_path) as house:
        for seat, key in enumerate(made["keys"]):
            _, welcome = await house.hello(made["table"], key)
            assert welcome["seat"] == seat
            assert welcome["state"]["match"]["hands"][seat] == hands[seat]
        _, welcome = await house.hello(made["table"], made["keys"][0], have)
        assert welcome["missed"] == []


async def test_a_server_that_stops_says_when_to_come_back(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        made = await house.create()
        socket, _ = await house.hello(made["table"], made["key"])
        house.hub.drain()
        said = await socket.hear_tag("bye")
        assert said["code"] == "server/draining"
        assert said["back"] >= 500
        assert (await house.http.get("/readyz")).status_code == 503
        assert (await house.http.get("/healthz")).status_code == 200
