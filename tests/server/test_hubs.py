"""Several hubs on one Redis: four players on four hubs play as on one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fourthseat_server.entries import Moved, Resumed, unpack_entry
from fourthseat_server.store.base import StoreAway
from tests.server.conftest import House, Socket, bearer, open_house, token
from tests.server.redis_process import RedisProcess, running_redis, start_redis
from tests.server.test_sessions import start


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisProcess]:
    with running_redis(tmp_path_factory.mktemp("redis")) as redis:
        yield redis


@asynccontextmanager
async def open_hubs(folder: Path, redis: RedisProcess, count: int) -> AsyncIterator[list[House]]:
    async with AsyncExitStack() as stack:
        houses = [open_house(folder, redis=redis.address) for _ in range(count)]
        yield [await stack.enter_async_context(house) for house in houses]


def stage(name: str) -> Callable[[dict[str, Any]], bool]:
    return lambda message: message.get("table", {}).get("stage") == name


async def play_on(socket: Socket) -> dict[str, Any]:
    """Play the first legal move at every turn until the match is over."""
    while True:
        message = await socket.hear(lambda message: message["t"] == "ev")
        if stage("over")(message):
            return message
        if message.get("legal"):
            command = {"c": "move", "move": message["legal"][0]}
            await socket.say({"t": "do", "id": token(), "v": message["v"], "c": command})


async def test_four_players_on_four_hubs_play_a_match(tmp_path: Path, redis: RedisProcess) -> None:
    async with open_hubs(tmp_path, redis, 4) as houses:
        made = await houses[0].create()
        keys = [made["key"]]
        for seat, name in ((1, "Bence"), (2, "Aino"), (3, "Joris")):
            keys.append(await houses[seat].sit(made["table"], made["links"][seat], name))
        sockets = [
            (await house.hello(made["table"], key))[0] for house, key in zip(houses, keys, strict=True)
        ]
        await sockets[0].hear(lambda m: m["t"] == "here" and all(m["seats"]))
        await sockets[0].say({"t": "do", "id": token(), "v": 4, "c": {"c": "start"}})
        over = await asyncio.gather(*(play_on(socket) for socket in sockets))
        assert len({message["v"] for message in over}) == 1
        assert len({message["h"] for message in over}) == 1
        for socket in sockets:
            versions = [m["v"] for m in socket.seen if m["t"] in ("ev", "skip")]
            assert versions == list(range(versions[0], versions[0] + len(versions)))
        records = [
            (await house.http.get(f"/api/tables/{made['table']}/records/0", headers=bearer(key))).text
            for house, key in zip(houses, keys, strict=True)
        ]
        assert len(set(records)) == 1


async def test_bots_are_asked_by_one_hub_and_move_once(tmp_path: Path, redis: RedisProcess) -> None:
    async with open_hubs(tmp_path, redis, 2) as houses:
        made = await houses[0].create()
        bence = await houses[1].sit(made["table"], made["links"][1], "Bence")
        one, _ = await houses[0].hello(made["table"], made["key"])
        other, _ = await houses[1].hello(made["table"], bence)
        await one.do({"c": "fill"})
        await one.say({"t": "do", "id": token(), "v": 3, "c": {"c": "start"}})
        over = await asyncio.gather(play_on(one), play_on(other))
        assert over[0]["v"] == over[1]["v"]
        ids = [stored.id for stored in await houses[0].store.read(made["table"])]
        assert len(ids) == len(set(ids)) == over[0]["v"]


async def test_a_turn_begins_anew_only_when_no_hub_has_been_there(
    tmp_path: Path, redis: RedisProcess
) -> None:
    async with open_hubs(tmp_path, redis, 2) as houses:
        made, sockets, started = await start(houses[0], clock=5)
        dealt = started[0]["v"]
        other, _ = await houses[1].hello(made["table"], made["keys"][1])
        moved = await other.hear(lambda m: m["t"] == "ev" and m["v"] > dealt)
        assert "events" in moved, "the turn ran on, for the other hub was there"
        for socket in (*sockets, other):
            await socket.line.close()
        back, _ = await houses[1].hello(made["table"], made["keys"][2])
        told = await back.hear(lambda m: "table" in m)
        assert "events" not in told
        entries = [unpack_entry(stored.entry).body for stored in await houses[0].store.read(made["table"])]
        assert [type(body) for body in entries[dealt:]] == [Moved, Resumed]


async def test_a_wish_is_done_once_though_two_hubs_hear_it(tmp_path: Path, redis: RedisProcess) -> None:
    async with open_hubs(tmp_path, redis, 2) as houses:
        made = await houses[0].create()
        one, welcome = await houses[0].hello(made["table"], made["key"])
        other, _ = await houses[1].hello(made["table"], made["key"])
        wish = token()
        answers = await asyncio.gather(*(line.do({"c": "fill"}, id=wish) for line in (one, other)))
        assert [(answer["t"], answer["v"]) for answer in answers] == [("done", welcome["v"] + 1)] * 2


async def test_a_hub_whose_hints_are_lost_still_sees_everything_within_a_second(
    tmp_path: Path, redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fourthseat_server.store.redis.bus.RedisBus.say", lambda *_: None)
    async with open_hubs(tmp_path, redis, 2) as houses:
        made = await houses[0].create()
        one, _ = await houses[0].hello(made["table"], made["key"])
        other, _ = await houses[1].hello(made["table"], made["watch"])
        done = await one.do({"c": "fill"})
        assert (await other.hear_tag("ev"))["v"] == done["v"]


async def test_a_truncated_file_is_noticed_by_what_a_client_has_seen(tmp_path: Path) -> None:
    redis = start_redis(tmp_path / "redis")
    try:
        async with open_hubs(tmp_path, redis, 1) as (house,):
            made = await house.create()
            one, _ = await house.hello(made["table"], made["key"])
            await one.do({"c": "fill"})
            told = next(message for message in one.seen if message["t"] == "ev")
            await one.do({"c": "device"})
            seen = next(message for message in one.seen if message["t"] == "skip")
            have = {"inc": one.seen[0]["inc"], "v": seen["v"], "h": seen["h"]}
            await one.line.close()
        redis.kill()
        cut_last_command(tmp_path / "redis")
        redis = start_redis(tmp_path / "redis", redis.port)
        async with open_hubs(tmp_path, redis, 1) as (house,):
            _, welcome = await house.hello(made["table"], made["key"], have)
            assert (welcome["v"], welcome["h"]) == (told["v"], told["h"])
            assert welcome["missed"] is None
            assert house.metrics.registry.get_sample_value("fourthseat_store_set_back_total") == 1
            other = {**have, "v": told["v"]}
            await house.hello(made["table"], made["key"], other)
            assert house.metrics.registry.get_sample_value("fourthseat_store_set_back_total") == 2
    finally:
        redis.kill()


def cut_last_command(folder: Path) -> None:
    """Take the last transaction from the end of the append-only file, as a torn write would."""
    file = next((folder / "appendonlydir").glob("*.incr.aof"))
    written = file.read_bytes()
    file.write_bytes(written[: written.rindex(b"*1\r\n$5\r\nMULTI")])


async def test_redis_dies_in_the_middle_and_nothing_is_lost(tmp_path: Path) -> None:
    redis = start_redis(tmp_path / "redis")
    try:
        async with open_hubs(tmp_path, redis, 2) as houses:
            made = await houses[0].create()
            one, welcome = await houses[0].hello(made["table"], made["key"])
            other, _ = await houses[1].hello(made["table"], made["key"])
            redis.kill()
            with pytest.raises(StoreAway):
                await houses[0].store.latest([made["table"]])
            wish = token()
            await one.say({"t": "do", "id": wish, "v": 1, "c": {"c": "fill"}})
            assert (await one.hear_tag("saving"))["ok"] is False
            redis = start_redis(tmp_path / "redis", redis.port)
            assert (await one.hear_tag("saving"))["ok"] is True
            assert (await one.hear_tag("done"))["v"] == welcome["v"] + 1
            assert (await other.hear_tag("ev"))["v"] == welcome["v"] + 1
    finally:
        redis.kill()
