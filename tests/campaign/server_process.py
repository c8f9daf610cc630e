"""A real server in a process of its own, on a data folder: it can be killed at any moment and start again."""

from __future__ import annotations

import os
import random
import re
import selectors
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic

from fourthseat_client.links import Server, server_at

CHECKOUT = Path(__file__).resolve().parents[2]
SERVER = ("-m", "fourthseat_server")
READY = re.compile(rb"(http://[^\s]+)")
START_WITHIN = 60.0
"""Seconds; a busy machine may need many."""

STOP_WITHIN = 20.0


class ServerProcess:
    """`python -m fourthseat_server serve` on `data`. Always listens on the same port."""

    def __init__(
        self,
        data: Path,
        *,
        program: Sequence[str] = SERVER,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.data = data
        self.log = data.parent / f"{data.name}.log"
        self.address = Server(secure=False, host="127.0.0.1", port=_free_port())
        self._program = program
        self._environment = {**os.environ, **(environment or {})}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The server's origin."""
        return self.address.origin

    @property
    def pid(self) -> int:
        """The process that was started last."""
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether the process lives."""
        return self._process is not None and self._process.poll() is None

    def launch(self) -> None:
        """Start the process without waiting until it serves."""
        assert not self.running
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, *self._program, "serve"),
                    *("--host", self.address.host, "--port", str(self.address.port)),
                    *("--data", str(self.data)),
                ],
                cwd=CHECKOUT,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                start_new_session=True,
            )

    def wait_ready(self) -> None:
        """Wait until the server says its address. Raises `RuntimeError` when it ends or takes too long."""
        process = self._process
        assert process is not None
        assert process.stdout is not None
        said, until = b"", monotonic() + START_WITHIN
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while not READY.search(said):
                if not selector.select(max(0.0, until - monotonic())):
                    raise RuntimeError(
                        f"The server did not start within {START_WITHIN:.0f} s; see {self.log}."
                    )
                more = os.read(process.stdout.fileno(), 4096)
                if not more:
                    raise RuntimeError(f"The server ended: {self.log.read_text()[-2000:]}")
                said += more
        found = READY.search(said)
        assert found is not None
        assert server_at(found[1].decode()).port == self.address.port

    def start(self) -> None:
        """Start the process and wait until it serves."""
        self.launch()
        self.wait_ready()

    def kill(self) -> None:
        """`kill -9` of the server process itself; its children have to notice for themselves."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(STOP_WITHIN)
        self._let_go()

    def stop(self) -> None:
        """Ask the server to end and wait until it has. Raises `subprocess.TimeoutExpired`."""
        if self._process is None:
            return
        try:
            self._process.terminate()
            self._process.wait(STOP_WITHIN)
        finally:
            self._process.kill()
            self._process.wait()
            self._let_go()

    def left_behind(self) -> list[int]:
        """The processes of the last server's session that still live after its death."""
        assert self._process is not None
        return [pid for pid, group in _groups() if group == self._process.pid]

    def sweep(self) -> None:
        """End what a dead server left behind."""
        for pid in self.left_behind():
            os.kill(pid, signal.SIGKILL)

    def _let_go(self) -> None:
        if self._process is not None and self._process.stdout is not None:
            self._process.stdout.close()


def _free_port() -> int:
    """A free port below those that the system hands out to connecting clients, so that it stays ours."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


def _groups() -> list[tuple[int, int]]:
    """Every living process with its session."""
    groups = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, session = stat.read_text().rpartition(") ")[2].split()[:4]
        except (FileNotFoundError, ProcessLookupError):
            continue
        if state not in "ZX":
            groups.append((int(stat.parent.name), int(session)))
    return groups
