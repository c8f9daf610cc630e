"""The store on a real Redis Cluster of six nodes, and behind a real Sentinel."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from fourthseat_server.store.base import Appended, Known, StoreAway, Stored
from fourthseat_server.store.redis import RedisStore, open_servers, parse_address
from fourthseat_server.store.redis.store import log_key
from tests.server.redis_process import (
    RedisCluster,
    RedisProcess,
    free_port,
    program,
    running_cluster,
    start_redis,
    wait_until,
)
from tests.server.store_conformance import StoreConformance


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisCluster]:
    with running_cluster(tmp_path_factory.mktemp("cluster")) as cluster:
        yield cluster


@pytest_asyncio.fixture
async def store(cluster: RedisCluster) -> AsyncIterator[RedisStore]:
    for node in cluster.nodes:
        if "role:master" in node.cli("info", "replication"):
            node.cli("flushall")
    store = RedisStore(open_servers(parse_address(cluster.address)))
    yield store
    await store.close()


class TestRedisClusterStore(StoreConformance):
    async def test_tables_are_spread_and_all_are_found(self, store: RedisStore) -> None:
        names = {f"table{n}" for n in range(40)}
        await asyncio.gather(*(store.append(name, 0, "a", b"x") for name in names))
        assert {name async for name in store.tables()} == names


async def eventually(store: RedisStore, table: str, version: int, id: str) -> Appended | Known:
    """Append, trying again for as long as the store is away, as the hub does."""
    async with asyncio.timeout(30):
        while True:
            try:
                answer = await store.append(table, version, id, id.encode())
            except StoreAway:
                await asyncio.sleep(0.05)
            else:
                assert isinstance(answer, (Appended, Known))
                return answer


async def _read_at_last(store: RedisStore, table: str) -> list[Stored]:
    """Read, trying again for as long as the store is away."""
    async with asyncio.timeout(30):
        while True:
            try:
                return await store.read(table)
            except StoreAway:
                await asyncio.sleep(0.05)


def _replica_of(cluster: RedisCluster, primary: RedisProcess) -> RedisProcess:
    follows = f"master_port:{primary.port}"
    return next(node for node in cluster.nodes if follows in node.cli("info", "replication"))


def _failed(asked: RedisProcess) -> str:
    """The lines of the nodes that the majority has given up."""
    lines = asked.cli("cluster", "nodes").splitlines()
    return "\n".join(line for line in lines if "fail" in line.split()[2].split(","))


def _follower_count(asked: RedisProcess, primary_id: str) -> int:
    """How many replicas of a primary a node knows."""
    return sum(line.split()[3] == primary_id for line in asked.cli("cluster", "nodes").splitlines())


async def test_a_write_that_a_replica_has_not_confirmed_is_not_acknowledged(tmp_path: Path) -> None:
    with running_cluster(tmp_path) as cluster:
        store = RedisStore(open_servers(parse_address(cluster.address)))
        await eventually(store, "t", 0, "first")
        primary = cluster.primary_of(log_key("t"))
        replica = _replica_of(cluster, primary)
        primary.cli("config", "set", "repl-timeout", "3600")
        replica.process.send_signal(signal.SIGSTOP)  # it stands still, and the primary does not know
        with pytest.raises(StoreAway, match="0 of 1"):
            await store.append("t", 1, "second", b"x")
        other = RedisStore(open_servers(parse_address(cluster.address)))
        with pytest.raises(StoreAway, match="0 of 1"):
            await other.read("t")
        await other.close()
        again = RedisStore(open_servers(parse_address(cluster.address)))
        with pytest.raises(StoreAway, match="0 of 1"):
            await again.append("t", 1, "second", b"x")  # known there, by what another connection wrote
        await again.close()
        replica.process.send_signal(signal.SIGCONT)
        assert (await eventually(store, "t", 1, "second")).v == 2
        await store.close()


async def test_a_failed_replica_counts_until_it_cannot_be_elected_any_more(tmp_path: Path) -> None:
    """It comes back as its primary dies, and is elected: what it lacks must never have been acknowledged."""
    with running_cluster(tmp_path) as cluster:
        store = RedisStore(open_servers(parse_address(cluster.address)))
        hasty = RedisStore(open_servers(parse_address(f"{cluster.address}?replica_grace=2")))
        await eventually(store, "t", 0, "first")
        primary = cluster.primary_of(log_key("t"))
        replica = _replica_of(cluster, primary)
        replica.process.send_signal(signal.SIGSTOP)
        primary.cli("client", "kill", "type", "replica")
        wait_until(lambda: f":{replica.port}@" in _failed(primary))
        for _ in range(3):
            with pytest.raises(StoreAway):
                await store.append("t", 1, "second", b"x")
        assert (await eventually(hasty, "t", 1, "second")).v == 2
        with pytest.raises(StoreAway):
            await store.append("t", 2, "third", b"x")
        primary.kill()
        replica.process.send_signal(signal.SIGCONT)
        wait_until(lambda: "role:master" in replica.cli("info", "replication"))
        assert [each.id for each in await _read_at_last(store, "t")] == ["first"]
        await store.close()
        await hasty.close()


async def test_a_replica_that_has_joined_counts_at_once(tmp_path: Path) -> None:
    """The map was drawn without it."""
    with running_cluster(tmp_path) as cluster:
        store = RedisStore(open_servers(parse_address(cluster.address)))
        primary = cluster.primary_of(log_key("t"))
        replica = _replica_of(cluster, primary)
        primary_id = primary.cli("cluster", "myid")
        other = next(
            node
            for node in cluster.nodes
            if "role:master" in node.cli("info", "replication") and node is not primary
        )
        replica.cli("cluster", "replicate", other.cli("cluster", "myid"))
        wait_until(lambda: "connected_slaves:0" in primary.cli("info", "replication"))
        wait_until(lambda: all(_follower_count(node, primary_id) == 0 for node in cluster.nodes))
        await eventually(store, "t", 0, "first")
        replica.cli("cluster", "replicate", primary_id)
        wait_until(lambda: "master_link_status:up" in replica.cli("info", "replication"))
        replica.process.send_signal(signal.SIGSTOP)
        with pytest.raises(StoreAway, match="0 of 1"):
            await store.append("t", 1, "second", b"x")
        replica.process.send_signal(signal.SIGCONT)
        assert (await eventually(store, "t", 1, "second")).v == 2
        await store.close()


async def test_nothing_acknowledged_is_lost_when_a_primary_is_killed(tmp_path: Path) -> None:
    with running_cluster(tmp_path) as cluster:
        store = RedisStore(open_servers(parse_address(cluster.address)))
        for n in range(20):
            await eventually(store, "t", n, f"id{n}")
        cluster.primary_of(log_key("t")).kill()
        for n in range(20, 40):
            assert (await eventually(store, "t", n, f"id{n}")).v == n + 1
        assert [each.id for each in await store.read("t")] == [f"id{n}" for n in range(40)]
        await store.close()


async def test_sentinel_names_the_primary_and_its_successor(tmp_path: Path) -> None:
    primary = start_redis(tmp_path / "a")
    replica = start_redis(tmp_path / "b", None, "--replicaof", f"127.0.0.1 {primary.port}")
    port = free_port()
    config = tmp_path / "sentinel.conf"
    config.write_text(
        f"port {port}\nbind 127.0.0.1\nsentinel monitor cards 127.0.0.1 {primary.port} 1\n"
        "sentinel down-after-milliseconds cards 500\nsentinel failover-timeout cards 3000\n"
    )
    sentinel = await asyncio.create_subprocess_exec(
        program("redis-server"), str(config), "--sentinel", stdout=asyncio.subprocess.DEVNULL
    )
    try:
        wait_until(lambda: "master_link_status:up" in replica.cli("info", "replication"))
        watched = type(primary)(port, tmp_path, primary.process)
        wait_until(lambda: "slaves=1" in watched.cli("info", "sentinel"))
        store = RedisStore(open_servers(parse_address(f"redis+sentinel://127.0.0.1:{port}/cards")))
        assert (await eventually(store, "t", 0, "a")).v == 1
        primary.kill()
        assert (await eventually(store, "t", 1, "b")).v == 2
        assert [each.id for each in await store.read("t")] == ["a", "b"]
        await store.close()
    finally:
        sentinel.kill()
        await sentinel.wait()
        primary.kill()
        replica.kill()
