"""Hub and Redis go down in the middle of a trick, and nobody at the table notices more than a pause."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.campaign.server_process import ServerProcess
from tests.e2e.person import Visit
from tests.server.redis_process import RedisProcess, start_redis

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Pair:
    """A hub on a Redis; both can be killed and come back."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.redis: RedisProcess = start_redis(folder / "redis")
        settings = {"FOURTHSEAT_REDIS": self.redis.address, "FOURTHSEAT_BOTS": "1"}
        self.hub = ServerProcess(folder / "data", environment=settings)
        self.hub.start()

    def kill_both(self) -> None:
        """A power cut."""
        self.hub.kill()
        self.redis.kill()

    def start_both(self) -> None:
        """The power is back."""
        self.redis = start_redis(self._folder / "redis", self.redis.port)
        self.hub.start()

    def close(self) -> None:
        """End both."""
        self.hub.stop()
        self.redis.kill()


@pytest.fixture
def pair(web_client: None, tmp_path: Path) -> Iterator[Pair]:
    pair = Pair(tmp_path)
    yield pair
    pair.close()


async def test_a_power_cut_in_the_middle_of_a_trick_is_a_pause(visit: Visit, pair: Pair) -> None:
    anna = await visit("Anna", url=pair.hub.url)
    bence = await visit("Bence", url=pair.hub.url)
    await anna.make_table(longest=3)
    await anna.choose_pace("instant")
    await bence.sit(await anna.link_of("North"))
    await anna.page.get_by_role("button", name="Fill with").click()
    await anna.start()
    bence.expects_outage = anna.expects_outage = True
    playing = asyncio.create_task(bence.play_quickly(within=150))
    await anna.play_quickly(until=" 3 of ")

    await anna.bid()
    await anna.wait_for_turn()
    await anna.play_card()
    hand = await anna.cards()
    await asyncio.to_thread(pair.kill_both)
    await expect(anna.page.get_by_text("The connection is gone").first).to_be_visible()
    assert await anna.cards() == hand
    await asyncio.to_thread(pair.start_both)

    await anna.play_quickly(within=90)
    await playing
    assert await anna.standing() == await bence.standing()


async def test_a_pause_of_redis_is_said_and_passes(visit: Visit, pair: Pair) -> None:
    anna = await visit("Anna", url=pair.hub.url)
    await anna.play_against_bots(longest=2)
    anna.expects_outage = True
    await anna.wait_for_turn()
    pair.redis.kill()
    await anna.lowest_bid.click()
    await expect(anna.page.get_by_text("cannot be saved").first).to_be_visible()
    pair.redis = await asyncio.to_thread(start_redis, pair.redis.folder, pair.redis.port)
    await anna.play_quickly(within=90)
    assert len(await anna.standing()) == 4
