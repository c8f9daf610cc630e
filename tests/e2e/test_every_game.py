"""A match of every ruleset in the browser to its result page, and a secret partner who stays one."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from playwright.async_api import Page, WebSocket

from tests.e2e.person import Person, Visit

pytestmark = pytest.mark.asyncio(loop_scope="session")

SHORTER = {
    "Ristikontra": "Less: Game points to win",
    "Rikken, nine bids": "Less: Deals in a match",
    "Rikken, sixteen bids": "Less: Deals in a match",
}

PLAY = r"""
(wanted) => new Promise((resolve) => {
  const allowed = (button) => button.ariaDisabled !== 'true' && !button.disabled;
  const press = (selector) => {
    const button = [...document.querySelectorAll(selector)].find(allowed);
    button?.click();
    return button !== undefined;
  };
  const sections = () => [...document.querySelectorAll('section[aria-label]')];
  const section = (name) => sections().find((each) => name.test(each.ariaLabel));
  const bid = (ladder) => {
    const choice =
      ladder.querySelector(`input[value="${wanted}"].open`) ??
      (press('.actions button:not(.bid)') ? null : ladder.querySelector('input.open'));
    if (choice && !choice.checked) choice.click();
    else if (choice) press('.actions button.bid');
  };
  const playing = setInterval(() => {
    const ladder = document.querySelector('[role=radiogroup].ladder');
    if (section(/^The result$/)) {
      clearInterval(playing);
      resolve();
    } else if (ladder) {
      bid(ladder);
    } else if (document.querySelector('section .suits button')) {
      press('section .suits button');
    } else if (document.querySelector('section .call button')) {
      press('section .call button');
    } else if (section(/^You, .*\bto act\b/)) {
      press('[role=toolbar] button');
    } else {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
    }
  }, 40);
})
"""
"""Bids what is wanted where that is allowed, passes otherwise; names, calls and plays the first that is."""


async def make_table(person: Person, game: str) -> None:
    """From the start page to the waiting room, with the shortest match of the game."""
    page = person.page
    await page.goto(person.url)
    await page.get_by_text(game, exact=True).click()
    await page.get_by_text("House rules").click()
    fewer = page.get_by_role("button", name=SHORTER[game])
    while await fewer.get_attribute("aria-disabled") != "true" and await fewer.is_enabled():
        await fewer.click()
    await page.get_by_label("Your name").fill(person.name)
    await page.get_by_role("button", name="Play with three friends").click()


async def play(page: Page, wanted: str = "rik") -> None:
    async with asyncio.timeout(150):
        await page.evaluate(PLAY, wanted)


@pytest.mark.parametrize("game", sorted(SHORTER))
async def test_a_match_against_bots(visit: Visit, game: str) -> None:
    anna = await visit("Anna")
    await make_table(anna, game)
    await anna.choose_pace("instant")
    await anna.fill_with_bots()
    await anna.start()
    await play(anna.page)
    standing = await anna.standing()
    assert {name for _, name, _ in standing} >= {"Anna"} or len(standing) == 2


class Ear:
    """Everything that a browser's WebSocket hears, in order."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        assert isinstance(frame, bytes)
        self.heard.append(msgspec.msgpack.decode(frame))


@pytest.mark.parametrize("game", ["Rikken, nine bids", "Rikken, sixteen bids"])
async def test_nobody_but_the_holder_can_know_the_secret_partner(visit: Visit, game: str) -> None:
    people = [await visit(name) for name in ("Anna", "Bence", "Aino", "Joris")]
    ears = [Ear(person.page) for person in people]
    await make_table(people[0], game)
    await people[0].choose_pace("instant")
    for person, seat in zip(people[1:], ("West", "North", "East"), strict=True):
        await person.sit(await people[0].link_of(seat))
    await people[0].start()
    await asyncio.gather(*(play(person.page) for person in people))
    standings = [await person.standing() for person in people]
    assert all(standing == standings[0] for standing in standings)
    partners = [check_secrecy(seat, ear.heard) for seat, ear in enumerate(ears)]
    assert partners == [partners[0]] * 4
    assert partners[0] > 0, "somebody played with a partner"


def check_secrecy(seat: int, heard: list[dict[str, Any]]) -> int:
    """That a seat hears of no other hand and of no partner too early; returns how many deals had a partner.

    In one deal of six three aces are in one hand and oblige it, and nobody calls a card.
    """
    partners = 0
    card, out = None, True
    for message in heard:
        view = (message.get("state") or {}).get("match")
        if view is not None and view.get("partner") is not None and not view["partner_known"]:
            assert view["partner"] == seat
        for event in message.get("events") or ():
            if event["e"] == "hand":
                assert event["seat"] == seat
            elif event["e"] == "contract":
                partners += "troela" in event["contracts"]
            elif event["e"] == "call":
                card, out, partners = event["card"], False, partners + 1
            elif event["e"] == "play" and event["card"] == card:
                out = True
            elif event["e"] == "partner":
                assert out, "the partner is told only once the called card lies on the table"
            elif event["e"] == "score":
                card, out = None, True
            else:
                assert out or "partner" not in event
    return partners
