"""Four people in four browsers, from the invitation to the result."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from tests.e2e.person import Visit

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_host_and_three_friends_play_a_match(visit: Visit) -> None:
    anna = await visit("Anna")
    bence = await visit("Bence", viewport={"width": 375, "height": 667}, has_touch=True)
    aino = await visit("Aino", color_scheme="dark")
    joris = await visit("Joris", color_scheme="light", reduced_motion="reduce")
    await anna.make_table(longest=2)
    await bence.sit(await anna.link_of("West"))
    await aino.sit(await anna.link_of("North"))
    await joris.sit(await anna.link_of("East"))
    await expect(anna.page.get_by_role("heading", name="All four are here")).to_be_visible()
    await anna.start()
    everyone = (anna, bence, aino, joris)
    for person in everyone:
        await expect(person.hand).to_be_visible()

    await asyncio.gather(*(person.play_to_the_end() for person in everyone))

    standings = [await person.standing() for person in everyone]
    assert all(standing == standings[0] for standing in standings)
    assert {name for _, name, _ in standings[0]} == {"Anna", "Bence", "Aino", "Joris"}
    totals = [int(total.replace("−", "-")) for _, _, total in standings[0]]
    assert totals == sorted(totals, reverse=True)


async def test_a_taken_seat_says_so_and_offers_to_watch(visit: Visit) -> None:
    anna, bence, joris = await visit("Anna"), await visit("Bence"), await visit("Joris")
    await anna.make_table(longest=1)
    link = await anna.link_of("North")
    await bence.sit(link)
    await joris.page.goto(link)
    await expect(joris.page.get_by_role("heading", name="This seat is taken")).to_be_visible()
    await expect(joris.page.get_by_role("button", name="Sit down")).to_have_count(0)
    assert "#" not in joris.page.url
