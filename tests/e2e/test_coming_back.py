"""Reload, a second tab, and a server that is killed: the same seat, the same cards, nothing lost."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from tests.campaign.server_process import ServerProcess
from tests.e2e.person import Person, Visit

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def reload(person: Person) -> None:
    await person.page.reload()
    assert "#" not in person.page.url


async def test_a_reload_in_every_phase_keeps_the_seat_and_the_state(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.make_table(longest=2)
    link = await anna.link_of("West")
    await reload(anna)
    assert await anna.link_of("West") == link
    await anna.fill_with_bots()
    await anna.start()

    await anna.wait_for_turn()
    await expect(anna.bidding).to_be_visible()
    cards = await anna.cards()
    await reload(anna)
    await expect(anna.bidding).to_be_visible()
    assert await anna.cards() == cards

    await anna.bid()
    await reload(anna)
    await anna.wait_for_turn()
    assert await anna.cards() == cards
    trick = await anna.trick()
    await reload(anna)
    await anna.wait_for_turn()
    assert await anna.cards() == cards
    assert await anna.trick() == trick

    await anna.play_card()
    while not await anna.scored.count():
        await anna.page.keyboard.press("n")
    await reload(anna)
    await expect(anna.scored).to_be_visible()
    await anna.page.get_by_role("button", name="Next now").click()
    await anna.play_quickly()
    standing = await anna.standing()
    await reload(anna)
    await expect(anna.result).to_be_visible()
    assert await anna.standing() == standing


async def test_the_last_trick_and_the_last_round_are_there_after_a_reload(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.play_against_bots(longest=2)
    while await anna.wait_for_turn(hurry=True):
        await anna.act()
        if await anna.page.get_by_role("heading", name="Rikiki 2 of 3").count():
            break
    await reload(anna)
    await expect(anna.hand).to_be_visible()
    await anna.page.keyboard.press("l")
    await expect(anna.page.get_by_text(re.compile("took it")).first).to_be_visible()


async def test_two_tabs_of_one_seat_show_the_same_and_either_may_play(visit: Visit) -> None:
    anna = await visit("Anna")
    await anna.play_against_bots(longest=2)
    page = await anna.context.new_page()
    await page.goto(anna.page.url)
    other = Person("Anna again", anna.url, anna.context, page)
    tabs, turns = [anna, other], 0
    while await anna.wait_for_turn(hurry=True):
        await other.wait_for_turn(hurry=True)
        assert await other.cards() == await anna.cards()
        acting, looking = tabs[turns % 2], tabs[1 - turns % 2]
        await acting.page.bring_to_front()
        played = await acting.act()
        seen = (
            looking.bidding if played is None else looking.hand.get_by_role("button", name=played, exact=True)
        )
        await expect(seen).to_have_count(0)
        turns += 1
    await expect(other.result).to_be_visible()
    assert await other.standing() == await anna.standing()
    assert other.problems == []
    assert turns > 4


async def test_a_killed_server_comes_back_and_so_does_the_trick(visit: Visit, mortal: ServerProcess) -> None:
    anna = await visit("Anna", url=mortal.url)
    await anna.play_against_bots(longest=3)
    await anna.play_into_a_trick()
    cards, trick = await anna.cards(), await anna.trick()

    anna.expects_outage = True
    await asyncio.to_thread(mortal.kill)
    gone = anna.page.get_by_text("The connection is gone.")
    await expect(gone.first).to_be_visible()
    assert await anna.cards() == cards
    await asyncio.to_thread(mortal.start)
    await expect(gone).to_have_count(0)

    await anna.wait_for_turn()
    assert await anna.cards() == cards
    assert await anna.trick() == trick
    played = await anna.play_card()
    assert played in cards
    assert await anna.wait_for_turn(hurry=True)
