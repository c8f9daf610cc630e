"""Real Redis servers for tests: started on free ports in a folder of their own, ended by their process id."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
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


def start_redis(folder: Path, port: int | None = None, *options: str) -> RedisProcess:
    """Start a durable server (append-only file, synced at every write) and wait until it answers."""
    folder.mkdir(parents=True, exist_ok=True)
    port = free_port() if port is None else port
    command = [
        program("redis-server"),
        *("--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder), "--save", ""),
        *("--appendonly", "yes", "--appendfsync", "always", "--logfile", str(folder / "log")),
        *options,
    ]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    redis = RedisProcess(port, folder, process)
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
