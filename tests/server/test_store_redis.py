"""The store on a real Redis: the common promises, and its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from fourthseat_server.store.base import Appended, Known, StoreAway
from fourthseat_server.store.redis import RedisBus, RedisStore, open_servers, parse_address
from tests.server.redis_process import RedisProcess, running_redis, start_redis
from tests.server.store_conformance import StoreConformance


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisProcess]:
    with running_redis(tmp_path_factory.mktemp("redis")) as redis:
        yield redis


@pytest_asyncio.fixture
async def store(redis: RedisProcess) -> AsyncIterator[RedisStore]:
    redis.cli("flushall")
    store = RedisStore(open_servers(parse_address(redis.address)))
    yield store
    await store.close()


class TestRedisStore(StoreConformance):
    async def test_many_appends_go_out_together(self, store: RedisStore, redis: RedisProcess) -> None:
        await store.append("t", 0, "first", b"x")
        before = int(redis.cli("info", "clients").count("id="))
        answers = await asyncio.gather(*(store.append(f"t{n}", 0, "a", b"x") for n in range(300)))
        assert answers == [Appended(1)] * 300
        assert int(redis.cli("info", "clients").count("id=")) == before

    async def test_all_keys_of_a_table_share_its_slot(self, store: RedisStore, redis: RedisProcess) -> None:
        await store.append("t", 0, "a", b"x")
        assert sorted(redis.cli("keys", "*").split()) == ["fourthseat:{t}:ids", "fourthseat:{t}:log"]

    async def test_the_script_survives_a_script_flush(self, store: RedisStore, redis: RedisProcess) -> None:
        await store.append("t", 0, "a", b"x")
        redis.cli("script", "flush")
        assert await store.append("t", 1, "b", b"y") == Appended(2)


async def test_a_killed_redis_is_an_absent_store_and_comes_back_with_everything(tmp_path: Path) -> None:
    redis = start_redis(tmp_path)
    store = RedisStore(open_servers(parse_address(redis.address)))
    try:
        assert await store.append("t", 0, "a", b"x") == Appended(1)
        redis.kill()
        with pytest.raises(StoreAway):
            await store.append("t", 1, "b", b"y")
        redis = start_redis(tmp_path, redis.port)
        assert await store.append("t", 0, "a", b"x") == Known(1)
        assert await store.append("t", 1, "b", b"y") == Appended(2)
        assert await store.latest(["t", "u"]) == {"t": 2, "u": 0}
    finally:
        await store.close()
        redis.kill()


async def test_hints_reach_those_who_follow(redis: RedisProcess) -> None:
    servers = open_servers(parse_address(redis.address))
    one, other = RedisBus(servers), RedisBus(servers)
    heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
    gaps: asyncio.Queue[str] = asyncio.Queue()
    one.follow("t")
    one.listen(lambda table, message: heard.put_nowait((table, message)), gaps.put_nowait)
    async with asyncio.timeout(10):
        assert {await gaps.get(), await gaps.get()} == {"", "t"}
        other.say("u", b"not for us")
        other.say("t", b"hello")
        assert await heard.get() == ("t", b"hello")
        one.follow("v")
        assert await gaps.get() == "v"
        other.say("v", b"now we hear of it")
        assert await heard.get() == ("v", b"now we hear of it")
    await one.close()
    await other.close()
    await servers.close()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("redis://cards", "redis single cards:6379"),
        ("rediss://anna:s%20cret@cards:7000/3?ca=/ca.pem", "rediss single cards:7000"),
        ("redis+sentinel://a,b:7/main", "redis sentinel a:26379,b:7"),
        ("redis+cluster://[::1]:7001,b", "redis cluster ::1:7001,b:6379"),
    ],
)
def test_addresses(text: str, shown: str) -> None:
    address = parse_address(text)
    assert str(address) == shown
    if "anna" in text:
        assert (address.username, address.password, address.database) == ("anna", "s cret", 3)
        assert address.options()["ssl_ca_certs"] == "/ca.pem"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "http://x",
        "redis://",
        "redis+sentinel://a",
        "redis://a:b:c@x:y",
        "redis://x?db=3",
        "redis+pigeon://x",
    ],
)
def test_addresses_that_are_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"Redis|number|Sentinel"):
        parse_address(text)
