"""One person and three bots over a whole match, on a phone."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.e2e.person import Visit
from tests.e2e.tour import SHOTS

pytestmark = pytest.mark.asyncio(loop_scope="session")

NARROWEST = 24
"""Pixels of each card that a finger can reach."""

WITHIN_REACH = """
(narrowest) => [...document.querySelectorAll('[role=toolbar] button')].every((card) => {
  const box = card.getBoundingClientRect();
  const y = box.top + Math.min(20, box.height / 2);
  let width = 0;
  for (let x = Math.ceil(box.left); x < box.right; x++) {
    if (card.contains(document.elementFromPoint(x, y))) width += 1;
  }
  return width >= narrowest;
})
"""
"""Whether so many pixels of each card lie open, along a line near its upper edge."""


async def test_all_twenty_five_deals_against_bots(visit: Visit) -> None:
    anna = await visit("Anna", viewport={"width": 375, "height": 667})
    await anna.play_against_bots()
    await anna.play_quickly(until="13 of 25", within=200)
    assert len(await anna.cards()) == 13
    await anna.page.wait_for_function(WITHIN_REACH, arg=NARROWEST)
    await expect(anna.hand.get_by_role("button").first).to_be_in_viewport(ratio=0.9)
    await expect(anna.hand.get_by_role("button").last).to_be_in_viewport(ratio=0.9)
    SHOTS.mkdir(parents=True, exist_ok=True)
    await anna.page.screenshot(path=SHOTS / "full-hand-phone.png")
    await anna.play_quickly(within=200)
    standing = await anna.standing()
    assert {name for _, name, _ in standing} == {"Anna", "Bot West", "Bot North", "Bot East"}
    await anna.page.get_by_role("button", name="Scores", exact=True).click()
    await expect(anna.page.get_by_role("dialog")).to_contain_text("25")
