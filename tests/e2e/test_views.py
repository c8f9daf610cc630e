"""Every view on phone and desktop, light and dark: kept as a picture, and accessible."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.campaign.server_process import ServerProcess
from tests.e2e.person import Visit
from tests.e2e.tour import DEVICES, PASSING, SHOTS, VIEWS, Tour

WALK_WITHIN = 300.0
"""Seconds; a busy machine takes two minutes."""

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session", scope="module")
async def tour(browser: Browser, server: ServerProcess) -> AsyncIterator[Tour]:
    """The walk, made once for all tests of this file."""
    tour = Tour()
    async with asyncio.timeout(WALK_WITHIN):
        await tour.walk(browser, server.url)
    yield tour


async def test_nothing_was_said_on_any_console(tour: Tour) -> None:
    assert tour.problems == []


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("view", VIEWS)
async def test_shots_are_kept(tour: Tour, view: str, device: str) -> None:
    picture = (SHOTS / f"{view}-{device}.png").read_bytes()
    width, height = struct.unpack(">II", picture[16:24])
    assert (width, height) == ((375, 667) if device.startswith("phone") else (1280, 800))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("view", [view for view in VIEWS if view not in PASSING])
async def test_the_view_is_accessible(tour: Tour, view: str, device: str) -> None:
    assert tour.violations[view, device] == []


async def test_the_check_of_accessibility_can_fail(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.page.goto(anna.url)
    await anna.page.evaluate("document.body.append(document.createElement('button'))")
    tour = Tour()
    await tour._look_at("broken", "desktop", anna)
    assert tour.violations["broken", "desktop"] != []
    (SHOTS / "broken-desktop.png").unlink()
