"""What the server counts: right, on a port of its own, and nothing that is anybody's business."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from prometheus_client import generate_latest

from fourthseat_server.metrics import Metrics
from tests.server.conftest import House, open_house
from tests.server.redis_process import free_port


def value(metrics: Metrics, line: str) -> float:
    found = metrics.registry.get_sample_value(line)
    assert found is not None, line
    return found


async def test_moves_appends_and_refusals_are_counted(house: House) -> None:
    made, keys = await house.full_table()
    lines = [(await house.hello(made["table"], key))[0] for key in keys]
    await lines[1].do({"c": "start"})
    await lines[0].do({"c": "start"})
    assert value(house.metrics, "fourthseat_moves_total") == 1
    assert value(house.metrics, "fourthseat_append_seconds_count") == 5
    counted = house.metrics.registry.get_sample_value("fourthseat_refusals_total", {"code": "rights/host"})
    assert counted == 1


async def test_gauges_follow_who_is_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fourthseat_server.hub.COUNT_EVERY", 0.01)
    async with open_house(tmp_path) as house:
        made = await house.create()
        line, _ = await house.hello(made["table"], made["key"])
        await house.hello(made["table"], made["watch"])
        while value(house.metrics, "fourthseat_sockets") != 2:
            await line.do({"c": "pace", "pace": "calm"})
        assert value(house.metrics, "fourthseat_seats") == 1
        assert value(house.metrics, "fourthseat_tables") == 1


async def test_metrics_name_nobody_and_no_table(house: House) -> None:
    made, keys = await house.full_table()
    lines = [(await house.hello(made["table"], key))[0] for key in keys]
    await lines[0].do({"c": "start"})
    page = generate_latest(house.metrics.registry).decode()
    assert all(word not in page for word in (made["table"], "Anna", *keys))


def test_prometheus_has_a_port_of_its_own() -> None:
    metrics, port = Metrics(), free_port()
    metrics.refused("seat/taken")
    metrics.serve("127.0.0.1", port)
    page = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    assert 'fourthseat_refusals_total{code="seat/taken"} 1.0' in page
