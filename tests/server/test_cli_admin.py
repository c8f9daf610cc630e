"""`fourthseat admin`: tables listed, exported and closed, while the server runs or not; never a hand."""

from __future__ import annotations

import asyncio
import re
import signal
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest

from fourthseat_engine.replay import verify
from tests.server.conftest import SECRET, House, open_house
from tests.server.test_cli_server import run, serving
from tests.server.test_sessions import play_on, start

Secret: TypeAlias = dict[str, str]


@pytest.fixture
def secret() -> Secret:
    return {"FOURTHSEAT_SECRET": SECRET.hex()}


async def admin(*words: str, **settings: str) -> tuple[int, str, str]:
    done = await asyncio.to_thread(run, "admin", *words, **settings)
    return done.returncode, done.stdout, done.stderr


async def test_tables_are_listed_without_any_card(
    house: House, tmp_path: Path, secret: dict[str, str]
) -> None:
    made, _, started = await start(house)
    code, listed, _ = await admin("list", "--data", str(tmp_path), **secret)
    assert code == 0
    assert made["table"] in listed
    assert "rikiki" in listed
    assert "1 tables." in listed
    hands = [event["cards"] for message in started for event in message["events"] if event["e"] == "hand"]
    assert all(card not in listed for hand in hands for card in hand)


async def test_a_damaged_table_is_listed_as_such(house: House, tmp_path: Path, secret: Secret) -> None:
    made, damaged = await house.create(), await house.create()
    await house.store.append(damaged["table"], 1, "x", b"rubbish")
    code, listed, _ = await admin("list", "--data", str(tmp_path), **secret)
    assert (code, "2 tables." in listed) == (0, True)
    assert made["table"] in listed
    assert re.search(rf"{damaged['table']}.*table/broken", listed)
    code, _, said = await admin("export", damaged["table"], "1", "--data", str(tmp_path), **secret)
    assert (code, "damaged" in said) == (2, True)


async def test_only_finished_matches_are_exported(
    house: House, tmp_path: Path, secret: dict[str, str]
) -> None:
    made, sockets, _ = await start(house)
    words = ("export", made["table"], "1", "--data", str(tmp_path))
    code, shown, said = await admin(*words, **secret)
    assert (code, shown, "not finished" in said) == (1, "", True)
    await asyncio.gather(*(play_on(socket) for socket in sockets))
    code, record, _ = await admin(*words, **secret)
    assert code == 0
    assert verify(record).terms.table == made["table"]


async def test_a_closed_table_tells_its_people_and_stays_closed(
    tmp_path: Path, secret: dict[str, str]
) -> None:
    async with open_house(tmp_path) as house:
        made = await house.create()
        socket, _ = await house.hello(made["table"], made["key"])
        code, _, said = await admin("close", made["table"], "--data", str(tmp_path), **secret)
        assert code == 0, said
        refused = await socket.do({"c": "fill"})
        assert refused["code"] == "table/closed"
        assert (await socket.hear_tag("bye"))["code"] == "table/closed"
        _, late = await house.hello(made["table"], made["key"])
        assert late["code"] == "table/closed"
        assert (await admin("close", "aaaaaaaaaaaaaaaa", "--data", str(tmp_path), **secret))[0] == 2


def test_a_drained_server_runs_on_but_takes_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as (base, process):
        assert run("admin", "drain", str(process.pid)).returncode == 0
        while httpx.get(f"{base}/readyz").status_code != 503:
            assert process.poll() is None
        assert httpx.get(f"{base}/healthz").status_code == 200
        process.send_signal(signal.SIGUSR1)
    assert process.returncode == 0
    assert run("admin", "drain", str(2**22 + 1)).returncode == 2


def test_a_missing_store_is_said(tmp_path: Path) -> None:
    failed = run("admin", "list", "--data", str(tmp_path))
    assert (failed.returncode, "no store" in failed.stderr) == (2, True)
    failed = run("admin", "list", "--redis", "redis://127.0.0.1:1")
    assert (failed.returncode, "cannot be used" in failed.stderr) == (2, True)
