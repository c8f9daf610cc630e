"""The commands of a self-hoster, as processes: serve, healthcheck, backup, restore."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from fourthseat_server.wire import JSON

COMMAND = (sys.executable, "-m", "fourthseat_server")


def run(*words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | settings
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, timeout=60, env=environment)


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--data", str(folder), *words], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert "ready" in line
        yield line.split()[-1], process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.wait(timeout=30)
        process.stdout.close()


def make_table(base: str, wish: str) -> str:
    body = {"id": wish, "game": "rikiki", "name": "Anna", "key": "k" * 22, "bytes": "00" * 16}
    answer = httpx.post(f"{base}/api/tables", json=body)
    assert answer.status_code == 201
    table: str = answer.json()["table"]
    return table


def test_serve_prints_its_address_and_stops_politely(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as (base, process):
        assert httpx.get(f"{base}/healthz").json() == {"ok": True}
        healthy = run("healthcheck", base)
        assert (healthy.returncode, "is ready" in healthy.stdout) == (0, True)
    assert process.returncode == 0
    assert stat.S_IMODE((tmp_path / "data" / "secret").stat().st_mode) == 0o600


def test_a_port_in_use_is_a_clear_error(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        failed = run("serve", "--port", port, "--data", str(tmp_path))
    assert failed.returncode == 2
    assert port in failed.stderr
    assert "Traceback" not in failed.stderr


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ({"FOURTHSEAT_PORT": "many"}, "port"),
        ({"FOURTHSEAT_BOTS": "0"}, "bots"),
        ({"FOURTHSEAT_SECRET": "short"}, "FOURTHSEAT_SECRET"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, settings: dict[str, str], named: str) -> None:
    failed = run("serve", "--data", str(tmp_path), **settings)
    assert failed.returncode == 2
    assert named in failed.stderr
    assert "Traceback" not in failed.stderr


def test_an_unhealthy_server_is_said_to_be(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    failed = run("healthcheck", f"http://127.0.0.1:{port}")
    assert (failed.returncode, "does not answer" in failed.stderr) == (1, True)
    assert run("healthcheck", "ftp://x").returncode == 2


def test_a_backup_of_a_running_server_restores_elsewhere(tmp_path: Path) -> None:
    archive = tmp_path / "tables.tar.gz"
    with serving(tmp_path / "one") as (base, _):
        table = make_table(base, "w" * 22)
        saved = run("backup", str(archive), "--data", str(tmp_path / "one"))
        assert saved.returncode == 0, saved.stderr
    assert stat.S_IMODE(archive.stat().st_mode) == 0o600
    restored = run("restore", str(archive), "--data", str(tmp_path / "two"))
    assert (restored.returncode, "1 table" in restored.stdout) == (0, True), restored.stderr
    with serving(tmp_path / "two") as (base, _):
        answer = httpx.get(f"{base}/api/tables/{table}", headers={"Authorization": "Bearer " + "k" * 22})
        assert answer.json()["opens"] == {"kind": "key", "seat": 0, "taken": False}


def test_backup_and_restore_refuse_what_makes_no_sense(tmp_path: Path) -> None:
    nothing = run("backup", str(tmp_path / "a.tar.gz"), "--data", str(tmp_path))
    assert (nothing.returncode, "no store" in nothing.stderr) == (2, True)
    missing = run("restore", str(tmp_path / "none.tar.gz"), "--data", str(tmp_path / "x"))
    assert (missing.returncode, "no file" in missing.stderr) == (2, True)
    rubbish = tmp_path / "rubbish.tar.gz"
    rubbish.write_bytes(b"not an archive")
    failed = run("restore", str(rubbish), "--data", str(tmp_path / "x"))
    assert (failed.returncode, "cannot be restored" in failed.stderr) == (2, True)
    sqlite3.connect(tmp_path / "tables.sqlite").close()
    (tmp_path / "tables.sqlite").touch()
    taken = run("restore", str(rubbish), "--data", str(tmp_path))
    assert (taken.returncode, "already holds" in taken.stderr) == (2, True)


def test_a_damaged_backup_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"SQLite format 3\x00" + b"\x01" * 5000)
    (tmp_path / "secret").write_text("00" * 32)
    archive = tmp_path / "bad.tar.gz"
    with tarfile.open(archive, "w:gz") as tar:
        tar.add(tmp_path / "tables.sqlite", "tables.sqlite")
        tar.add(tmp_path / "secret", "secret")
    failed = run("restore", str(archive), "--data", str(tmp_path / "new"))
    assert failed.returncode == 2
    assert list((tmp_path / "new").iterdir()) == []


@pytest.mark.parametrize("command", ["serve", "backup", "restore", "healthcheck"])
def test_every_command_helps(command: str) -> None:
    helped = run(command, "--help")
    assert helped.returncode == 0
    assert len(helped.stdout) > 200


async def test_a_stopping_server_sends_everyone_away_with_a_time_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path) as (base, process):
        table, key = make_table(base, "w" * 22), "k" * 22
        address = base.replace("http", "ws") + "/ws"
        async with AsyncExitStack() as stack:
            lines = [
                await stack.enter_async_context(connect(address, subprotocols=[Subprotocol(JSON)]))
                for _ in range(200)
            ]
            hello = json.dumps({"t": "hello", "table": table, "key": key, "tab": "t", "have": None})
            for line in lines:
                await line.send(hello)
                assert json.loads(await line.recv())["t"] == "welcome"
            process.send_signal(signal.SIGTERM)
            farewells = await asyncio.gather(*(farewell(line) for line in lines))
        await asyncio.to_thread(process.wait, 30)
    assert process.returncode == 0
    assert {code for code, _ in farewells} == {1012}
    backs = {back for _, back in farewells}
    assert min(backs) >= 500
    assert len(backs) > 100, "they come back spread out"


async def farewell(line: ClientConnection) -> tuple[int | None, int]:
    """How a connection is closed, and when its client is to come back."""
    back = -1
    with suppress(ConnectionClosed):
        async with asyncio.timeout(20):
            while True:
                message = json.loads(await line.recv())
                if message["t"] == "bye":
                    back = message["back"]
    return line.close_code, back
