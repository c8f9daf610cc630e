"""Several hubs on a real Redis, or a cluster of six, while everything is killed, paused and restarted.

    make faults                                   half a minute of faults on one Redis, then on a cluster
    make faults ARGS="--seconds 3600 --on cluster"

What must hold is what `kill_check.py` says, for every table, whichever hub its people were on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TypeAlias

from fourthseat_client import Api, Refused
from fourthseat_server.store.base import StoreAway
from fourthseat_server.store.redis import RedisStore, open_servers, parse_address
from fourthseat_server.store.redis.store import log_key
from tests.campaign.kill_check import Row, Witness, final_violations, missing_acknowledgements
from tests.campaign.kill_party import Moments, Party
from tests.campaign.partition import USERS, can_cut, cut_off
from tests.campaign.server_process import SERVER, ServerProcess
from tests.server.redis_process import CLUSTERED, RedisCluster, RedisProcess, running_cluster, start_redis

Fault: TypeAlias = Callable[[], Awaitable[None]]

HUBS = 2
PARTIES = ((4, 3), (2, 4), (4, 4))
BACK_WITHIN = 90.0
FINISH_WITHIN = 240.0


@dataclass
class Found:
    """What a campaign did and found."""

    faults: Counter[str] = field(default_factory=Counter)
    tables: int = 0
    matches: int = 0
    acknowledged: int = 0
    repeated: int = 0
    shown: int = 0
    back_after: list[float] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)

    def figures(self) -> str:
        """For people."""
        back = sorted(self.back_after) or [0.0]
        half, most, last = back[len(back) // 2], back[int(len(back) * 0.99)], back[-1]
        return (
            f"faults: {dict(sorted(self.faults.items()))}; {self.matches} matches at {self.tables} tables; "
            f"{self.acknowledged} wishes acknowledged, {self.repeated} repeated; "
            f"{self.shown} views compared; "
            f"all back after {half:.2f} s (median), {most:.2f} s (99%), {last:.2f} s (most); "
            f"{len(self.violations)} violations"
        )


class OneRedis:
    """A single durable Redis and what can happen to it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._redis: RedisProcess = start_redis(folder)
        self.address = self._redis.address

    def faults(self, chance: random.Random, tables: Sequence[str]) -> dict[str, Fault]:
        """What to do to it, by name."""

        async def kill() -> None:
            self._redis.kill()
            await asyncio.sleep(chance.uniform(0.0, 2.0))
            self._redis = await asyncio.to_thread(start_redis, self._folder, self._redis.port)

        async def pause() -> None:
            await _freeze(self._redis, chance.choice((0.5, 2.0, 5.0)))

        async def pause_long() -> None:
            await _freeze(self._redis, 20.0)

        return {"redis killed": kill, "redis paused": pause, "redis paused 20 s": pause_long}

    def close(self) -> None:
        """End it."""
        self._redis.kill()


class SixRedis:
    """A cluster of three primaries and three replicas, and what can happen to it."""

    def __init__(self, cluster: RedisCluster) -> None:
        self._cluster = cluster
        self._users = cluster.nodes[0].user is not None
        self.address = cluster.address

    def faults(self, chance: random.Random, tables: Sequence[str]) -> dict[str, Fault]:
        """What to do to it, by name; the victim is the primary of one of these tables."""

        async def kill_primary() -> None:
            """Its replica is cut off from it for a while before: what it lacks was never acknowledged.

            Up to half a second the cluster does not notice; after two it has given the replica up.
            """
            primary, replica = await asyncio.to_thread(self._pair, chance.choice(tables))
            replica.process.send_signal(signal.SIGSTOP)
            await asyncio.to_thread(primary.cli, "client", "kill", "type", "replica")
            await asyncio.sleep(chance.choice((0.2, 0.5, 3.0)))
            primary.kill()
            replica.process.send_signal(signal.SIGCONT)
            await asyncio.to_thread(self._wait_for_successor, replica)
            await asyncio.to_thread(self._revive, primary)

        async def freeze_primary() -> None:
            """Long enough to be replaced: it comes back and must give way."""
            primary, _ = await asyncio.to_thread(self._pair, chance.choice(tables))
            await _freeze(primary, chance.uniform(0.2, 4.0))

        async def cut(from_clients: bool) -> None:
            """Long enough to be replaced; it comes back with what the others have never seen."""
            primary, _ = await asyncio.to_thread(self._pair, chance.choice(tables))
            others = [node for node in self._cluster.alive() if node is not primary]
            with cut_off(primary, others, from_clients=from_clients):
                await asyncio.sleep(chance.uniform(0.5, 5.0))

        faults: dict[str, Fault] = {"primary killed": kill_primary, "primary frozen": freeze_primary}
        if self._users:
            faults["primary cut off"] = partial(cut, True)
            faults["primary cut off from the cluster"] = partial(cut, False)
        return faults

    def close(self) -> None:
        """Its context ends it."""

    def _pair(self, table: str) -> tuple[RedisProcess, RedisProcess]:
        """The primary that holds a table, and its replica, when all replicas are up to date."""
        until = monotonic() + BACK_WITHIN
        while monotonic() < until:
            nodes = {node.port: node for node in self._cluster.alive()}
            pairs = []
            for node in nodes.values():
                told = node.cli("info", "replication")
                if "role:slave" in told and "master_link_status:up" in told:
                    port = int(told.partition("master_port:")[2].split()[0])
                    if port in nodes:
                        pairs.append((nodes[port], node))
            if len(pairs) == 3:
                holder = self._cluster.primary_of(log_key(table))
                return next(pair for pair in pairs if pair[0] is holder)
        raise RuntimeError("the cluster does not become whole again")

    def _wait_for_successor(self, replica: RedisProcess) -> None:
        until = monotonic() + BACK_WITHIN
        while "role:master" not in replica.cli("info", "replication"):
            if monotonic() > until:
                raise RuntimeError("the replica does not take over")

    def _revive(self, dead: RedisProcess) -> None:
        revived = start_redis(dead.folder, dead.port, *CLUSTERED, user=dead.user)
        self._cluster.nodes[self._cluster.nodes.index(dead)] = revived


async def _freeze(redis: RedisProcess, seconds: float) -> None:
    redis.process.send_signal(signal.SIGSTOP)
    try:
        await asyncio.sleep(seconds)
    finally:
        redis.process.send_signal(signal.SIGCONT)


class Campaign:
    """Hubs over a store, parties spread over them, and one fault after another."""

    def __init__(
        self,
        data: Path,
        redis: OneRedis | SixRedis,
        seed: int,
        program: Sequence[str] = SERVER,
        only: Sequence[str] = (),
    ) -> None:
        self.found = Found()
        self._data = data
        self._only = only
        self._redis = redis
        self._chance = random.Random(seed)
        settings = {
            "FOURTHSEAT_REDIS": redis.address,
            "FOURTHSEAT_BOTS": "1",
            "FOURTHSEAT_LOG_LEVEL": "error",
        }
        self._hubs = [ServerProcess(data, program=program, environment=settings) for _ in range(HUBS)]
        self._moments = Moments()
        self._stopping = asyncio.Event()
        self._parties: list[Party] = []

    async def run(self, seconds: float) -> Found:
        """Do harm for so long, let the matches end, and check everything."""
        for hub in self._hubs:
            await asyncio.to_thread(hub.start)
        playing = [asyncio.create_task(self._keep_playing(*table)) for table in PARTIES]
        until = monotonic() + seconds
        try:
            while monotonic() < until and not self.found.violations:
                await self._harm()
            self._stopping.set()
            if not self.found.violations:
                await self._let_finish(playing)
                await self._judge()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for hub in self._hubs:
                await asyncio.to_thread(hub.stop)
        return self.found

    async def _let_finish(self, playing: Sequence[asyncio.Task[None]]) -> None:
        done, pending = await asyncio.wait(playing, timeout=FINISH_WITHIN)
        for task in done:
            task.result()
        if pending:
            self.found.violations.append(f"{len(pending)} tables did not come to the end of their match")

    async def _keep_playing(self, people: int, longest: int) -> None:
        servers = [hub.address for hub in self._hubs]
        while not self._stopping.is_set():
            seed = self._chance.randrange(1 << 32)
            api = Api(self._chance.choice(servers))
            party = Party(api, people, longest, seed, self._moments, self._stopping, servers)
            self._parties.append(party)
            try:
                await party.play()
            except Refused as refused:
                self.found.violations.append(f"a party could not go on: {refused.code}")
                return

    async def _harm(self) -> None:
        """One fault; then everybody must be back."""
        await self._moments.after_wishes(self._chance.randint(1, 20))
        faults: dict[str, Fault] = {"hub killed": self._kill_hub, "hub stopped": self._stop_hub}
        playing = [party.table for party in self._parties if party.made is not None]
        faults |= self._redis.faults(self._chance, playing[-len(PARTIES) :])
        name = self._chance.choice(sorted(self._only or faults))
        self.found.faults[name] += 1
        began = monotonic()
        await faults[name]()
        try:
            async with asyncio.timeout(BACK_WITHIN):
                for party in list(self._parties):
                    await party.all_welcomed()
                await self._moments.after_wishes(4)
        except TimeoutError:
            self.found.violations.append(f"not everybody was back {BACK_WITHIN:.0f} s after: {name}")
        self.found.back_after.append(monotonic() - began)
        await self._look_for_losses()

    async def _kill_hub(self) -> None:
        hub = self._chance.choice(self._hubs)
        await asyncio.to_thread(hub.kill)
        await asyncio.to_thread(hub.start)

    async def _stop_hub(self) -> None:
        hub = self._chance.choice(self._hubs)
        await asyncio.to_thread(hub.stop)
        await asyncio.to_thread(hub.start)

    async def _look_for_losses(self) -> None:
        """Whether everything that was acknowledged until now is there."""
        for party in list(self._parties):
            if party.made is not None:
                known = [Witness(w.seat, w.key, dict(w.acknowledged)) for w in party.witnesses]
                self.found.violations += missing_acknowledgements(await self._log_of(party.table), known)

    async def _log_of(self, table: str) -> list[Row]:
        store = RedisStore(open_servers(parse_address(self._redis.address)))
        try:
            async with asyncio.timeout(BACK_WITHIN):
                while True:
                    with contextlib.suppress(StoreAway):
                        stored = await store.read(table)
                        return [Row(version, each.id, each.entry) for version, each in enumerate(stored, 1)]
                    await asyncio.sleep(0.1)
        finally:
            await store.close()

    async def _judge(self) -> None:
        found = self.found
        found.matches = self._moments.matches
        secret = bytes.fromhex((self._data / "secret").read_text().strip())
        for party in self._parties:
            found.violations += party.problems
            if party.made is None:
                continue
            log = await self._log_of(party.table)
            found.tables += 1
            found.violations += final_violations(log, (), party.witnesses, party.table, secret)
            for witness in party.witnesses:
                found.acknowledged += len(witness.acknowledged)
                found.repeated += sum(times - 1 for times in witness.sent.values())
                found.shown += sum(map(len, witness.views.values()))


@contextmanager
def redis_of(kind: str, folder: Path) -> Iterator[OneRedis | SixRedis]:
    """The Redis to harm, for as long as the context lasts."""
    if kind == "cluster":
        users = USERS if can_cut() else (None,) * 6
        with running_cluster(folder, users) as cluster:
            yield SixRedis(cluster)
        return
    one = OneRedis(folder)
    try:
        yield one
    finally:
        one.close()


def _entered_by_all(folder: str) -> Path:
    """The folder, which the users of the nodes may pass through."""
    path = Path(folder)
    path.chmod(0o711)
    (path / "redis").mkdir(mode=0o711)
    return path


def campaign(
    kind: str, seed: int, seconds: float, program: Sequence[str] = SERVER, only: Sequence[str] = ()
) -> Found:
    """Run one campaign in a folder of its own, with all faults or `only` those named."""
    with tempfile.TemporaryDirectory() as folder, redis_of(kind, _entered_by_all(folder) / "redis") as redis:
        data = Path(folder) / "data"
        data.mkdir()
        (data / "secret").write_text(os.urandom(32).hex())

        async def run() -> Found:
            return await Campaign(data, redis, seed, program, only).run(seconds)

        return asyncio.run(run())


def main() -> int:
    """The campaign as a program: 1 when anything was wrong."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--seconds", type=float, default=30.0, help="how long to do harm (30)")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--on", choices=("one", "cluster"), action="append")
    given = reader.parse_args()
    wrong = 0
    for kind in given.on or ("one", "cluster"):
        found = campaign(kind, given.seed, given.seconds)
        print(f"{kind}: {found.figures()}")
        for violation in found.violations[:40]:
            print(f"  {violation}")
        wrong |= bool(found.violations)
    return wrong


if __name__ == "__main__":
    sys.exit(main())
