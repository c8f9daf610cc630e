"""A slice of the campaign on real processes: hubs, a Redis and a cluster are killed, paused and restarted."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

import pytest

from fourthseat_client import Api, Client, NewTable, commands
from tests.campaign.faults import campaign
from tests.campaign.partition import can_cut
from tests.campaign.server_process import ServerProcess

CUTS = ["primary cut off", "primary cut off from the cluster"] if can_cut() else ["primary frozen"]
"""Only root may cut the network; for everybody else a primary that stands still has to do."""
UNCONFIRMED = ("-m", "tests.campaign.unconfirmed_server")


@pytest.mark.parametrize("kind", ["one", "cluster"])
def test_nothing_is_lost_whatever_dies(kind: str) -> None:
    found = campaign(kind, seed=1, seconds=12)
    assert found.violations == []
    assert found.acknowledged > 20
    assert sum(found.faults.values()) >= 2


def test_nothing_is_lost_when_redis_stands_still_for_twenty_seconds() -> None:
    found = campaign("one", seed=2, seconds=5, only=["redis paused 20 s"])
    assert found.violations == []
    assert min(found.back_after) > 20


@pytest.mark.parametrize("cut", CUTS)
def test_nothing_is_lost_when_the_network_is_cut(cut: str) -> None:
    found = campaign("cluster", seed=1, seconds=5, only=[cut])
    assert found.violations == []
    assert found.acknowledged > 20


def test_the_campaign_reports_losses_when_replicas_are_not_waited_for() -> None:
    for seed in range(3):
        found = campaign("cluster", seed, 30, UNCONFIRMED, ["primary killed"])
        if found.violations:
            return
    pytest.fail("acknowledged moves were thrown away, and nobody noticed")


async def test_a_full_disk_pauses_saving_and_loses_nothing(tmp_path: Path) -> None:
    """The disk is full for the server alone: its files may not grow any more."""
    server = ServerProcess(tmp_path / "data")
    server.start()
    try:
        wish = NewTable(game="rikiki", name="Anna")
        made = await Api(server.address).create(wish)
        async with asyncio.timeout(60), Client(server.address, made.table, wish.key) as anna:
            await anna.until(lambda session: session.live)
            _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, most))
            wished = asyncio.ensure_future(anna.act(commands.Fill("easy")))
            await anna.until(lambda session: not session.saving)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
            await anna.until(lambda session: session.saving)
            assert (await wished).v == 2
    finally:
        server.stop()
