"""Real Redis servers for tests: started on free ports in a folder of their own, ended by their process id."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

STARTED_WITHIN = 20.0


@dataclass
class RedisProcess:
    """A running redis-server."""

    port: int
    folder: Path
    process: subprocess.Popen[bytes]
    user: int | None = None

    @property
    def address(self) -> str:
        """What `--redis` takes."""
        return f"redis://127.0.0.1:{self.port}"

    def cli(self, *words: str) -> str:
        """Say something to it by redis-cli."""
        command = [program("redis-cli"), "-p", str(self.port), *words]
        return subprocess.run(command, capture_output=True, text=True, timeout=30, check=True).stdout.strip()

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.kill()
        self.process.wait()


def program(name: str) -> str:
    """The path of one of Debian's Redis programs."""
    path = shutil.which(name)
    assert path is not None, f"{name} is missing: apt-get install redis-server"
    return path


def free_port() -> int:
    """A port that nobody uses; cluster nodes also need the one 10,000 above it."""
    while True:
        with socket.socket() as one, socket.socket() as other:
            one.bind(("127.0.0.1", 0))
            port: int = one.getsockname()[1]
            if port + 10_000 > 65_535:
                continue
            try:
                other.bind(("127.0.0.1", port + 10_000))
            except OSError:
                continue
            return port


def start_redis(
    folder: Path, port: int | None = None, *options: str, user: int | None = None
) -> RedisProcess:
    """Start a durable server (append-only file, synced at every write) and wait until it answers.

    With `user`, which only root may ask for, the process and its folder belong to that user.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if user is not None:
        os.chown(folder, user, user)
    port = free_port() if port is None else port
    command = [
        program("redis-server"),
        *("--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder), "--save", ""),
        *("--appendonly", "yes", "--appendfsync", "always", "--logfile", str(folder / "log")),
        *options,
    ]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, user=user, group=user)
    redis = RedisProcess(port, folder, process, user)
    wait_until(lambda: answers(redis))
    return redis


@contextmanager
def running_redis(folder: Path, *options: str) -> Iterator[RedisProcess]:
    """A server for as long as the context lasts."""
    redis = start_redis(folder, None, *options)
    try:
        yield redis
    finally:
        redis.kill()


def answers(redis: RedisProcess) -> bool:
    """Whether it answers, its file read."""
    assert redis.process.poll() is None, (redis.folder / "log").read_text()
    try:
        return redis.cli("ping") == "PONG"
    except subprocess.CalledProcessError:
        return False


def wait_until(condition: object) -> None:
    """Poll `condition` until it holds."""
    assert callable(condition)
    until = time.monotonic() + STARTED_WITHIN
    while not condition():
        assert time.monotonic() < until, "gave up waiting"
        time.sleep(0.02)


@dataclass
class RedisCluster:
    """Six nodes on this machine: three primaries with a replica each."""

    nodes: list[RedisProcess]

    @property
    def address(self) -> str:
        """What `--redis` takes."""
        return "redis+cluster://" + ",".join(f"127.0.0.1:{node.port}" for node in self.nodes[:3])

    def alive(self) -> list[RedisProcess]:
        """The nodes that have not been killed."""
        return [node for node in self.nodes if node.process.poll() is None]

    def primary_of(self, key: str) -> RedisProcess:
        """The node that holds a key's slot now."""
        slot = int(self.alive()[0].cli("cluster", "keyslot", key))
        for line in self.alive()[0].cli("cluster", "nodes").splitlines():
            fields = line.split()
            if "master" in fields[2] and "fail" not in fields[2]:
                for slots in fields[8:]:
                    low, _, high = slots.partition("-")
                    if low.isdigit() and int(low) <= slot <= int(high or low):
                        port = int(fields[1].partition("@")[0].rpartition(":")[2])
                        return next(node for node in self.nodes if node.port == port)
        raise AssertionError("nobody holds that slot")


CLUSTERED = ("--cluster-enabled", "yes", "--cluster-node-timeout", "1000")


@contextmanager
def running_cluster(folder: Path, users: Sequence[int | None] = (None,) * 6) -> Iterator[RedisCluster]:
    """A cluster for as long as the context lasts; each node may have a user of its own."""
    nodes: list[RedisProcess] = []
    try:
        for number, user in enumerate(users):
            nodes.append(start_redis(folder / str(number), None, *CLUSTERED, user=user))
        hosts = [f"127.0.0.1:{node.port}" for node in nodes]
        nodes[0].cli("--cluster", "create", *hosts, "--cluster-replicas", "1", "--cluster-yes")
        wait_until(lambda: all(_complete(node) for node in nodes))
        yield RedisCluster(nodes)
    finally:
        for node in nodes:
            node.kill()


def _complete(node: RedisProcess) -> bool:
    """Whether a node knows three primaries and three replicas that are connected to theirs."""
    if "cluster_state:ok" not in node.cli("cluster", "info"):
        return False
    shards = node.cli("cluster", "shards").split()
    linked = "role:slave" not in node.cli("info", "replication") or "master_link_status:up" in node.cli(
        "info", "replication"
    )
    return shards.count("online") == 6 and linked
