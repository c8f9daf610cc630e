"""A walk through every view of the product on four devices at once, with a picture and a check of each."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, expect

from tests.e2e.person import Person

SHOTS = Path(__file__).resolve().parents[2] / "test-results" / "shots"

PHONE = {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
DEVICES: dict[str, dict[str, object]] = {
    "desktop-light": DESKTOP | {"color_scheme": "light"},
    "desktop-dark": DESKTOP | {"color_scheme": "dark"},
    "phone-light": PHONE | {"color_scheme": "light"},
    "phone-dark": PHONE | {"color_scheme": "dark"},
}
VIEWS = ("home", "waiting", "invitation", "bidding", "playing", "held", "scored", "result")
PASSING = frozenset({"held"})
"""Views that are gone before they can be checked; what they are made of is in the others too."""


@dataclass
class Tour:
    """What was seen: the accessibility violations by view and device, and what the consoles said."""

    violations: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    async def walk(self, browser: Browser, url: str) -> None:
        """One person's seat on all devices, from the start page to the result."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        async with AsyncExitStack() as stack:

            async def arrive(device: str, **more: object) -> Person:
                person = Person.arriving(browser, "Anna", url, **DEVICES[device], **more)
                return await stack.enter_async_context(person)

            first, *others = DEVICES
            host = await arrive(first)
            await host.make_table(longest=4)
            await host.choose_speed("slow")
            link = await host.link_of("North")
            seat = await host.context.storage_state()
            people = {first: host} | {device: await arrive(device, storage_state=seat) for device in others}
            strangers = {device: await arrive(device) for device in DEVICES}

            await asyncio.gather(*(each.page.goto(url) for each in strangers.values()))
            for each in strangers.values():
                await expect(each.page.get_by_role("button", name="Play against bots")).to_be_visible()
            await self._look("home", strangers)
            await asyncio.gather(*(each.page.goto(link) for each in strangers.values()))
            for each in strangers.values():
                await expect(each.page.get_by_role("button", name="Sit down")).to_be_visible()
            await self._look("invitation", strangers)
            await asyncio.gather(*(people[device].page.goto(host.page.url) for device in others))
            for each in people.values():
                await expect(each.page.get_by_role("heading", name="3 chairs are free")).to_be_visible()
            await self._look("waiting", people)

            await host.choose_pace("instant")
            await host.fill_with_bots()
            await host.start()
            await host.play_quickly(until="4 of 7")
            await asyncio.gather(*(people[device].page.reload() for device in others))
            for each in people.values():
                await expect(each.bidding).to_be_visible()
            await self._look("bidding", people)
            await host.bid()
            for each in people.values():
                await expect(each.bidding).to_have_count(0)
                await expect(each.my_turn).to_be_visible()
            await self._look("playing", people)
            await asyncio.gather(self._look("held", people), host.play_card())
            await self._play_to_the_score(host)
            await self._look("scored", people)
            await host.play_quickly()
            await asyncio.gather(*(people[device].page.reload() for device in others))
            for each in people.values():
                await expect(each.result).to_be_visible()
            await self._look("result", people)
            for each in (*people.values(), *strangers.values()):
                self.problems += each.problems

    async def _play_to_the_score(self, host: Person) -> None:
        """Play the rest of the deal without skipping anything, so that all devices keep up."""
        while not await host.scored.count():
            await expect(host.my_turn.or_(host.scored).first).to_be_visible()
            if await host.my_turn.count():
                await host.act()

    async def _look(self, view: str, people: dict[str, Person]) -> None:
        await asyncio.gather(*(self._look_at(view, device, person) for device, person in people.items()))

    async def _look_at(self, view: str, device: str, person: Person) -> None:
        if view == "held":
            await expect(person.taken).to_be_visible()
        if view == "scored":
            await expect(person.scored).to_be_visible()
        await person.page.screenshot(path=SHOTS / f"{view}-{device}.png")
        if view in PASSING:
            return
        found = await Axe().run(person.page)
        self.violations[view, device] = [
            f"{violation['id']}: {violation['help']}: {[node['target'] for node in violation['nodes']]}"
            for violation in found.response["violations"]
        ]
