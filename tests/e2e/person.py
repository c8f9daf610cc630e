"""Somebody at a browser: what people do on the pages, found by the roles and names that they are given."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Protocol

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect
from playwright.async_api import TimeoutError as TooSlow

PATIENCE = 20_000
"""Milliseconds for anything that must happen."""

AT_MOST = 60.0
"""Seconds for what takes several tries."""

WATCH_POLICY = """
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""

PLAY_QUICKLY = r"""
(end) => new Promise((resolve) => {
  const sections = () => [...document.querySelectorAll('section[aria-label]')];
  const region = (name) => sections().find((section) => name.test(section.ariaLabel));
  const press = (within, wanted) => [...within.querySelectorAll('button')].find(wanted)?.click();
  const allowed = (button) => button.ariaDisabled !== 'true';
  const number = (button) => /^\d+$/.test(button.textContent.trim());
  const playing = setInterval(() => {
    const bidding = region(/^How many will you take/);
    const heading = document.querySelector('h1')?.textContent ?? '';
    if (region(/^The result$/) || (end !== null && bidding && heading.includes(end))) {
      clearInterval(playing);
      resolve();
    } else if (bidding) {
      press(bidding, (button) => number(button) && allowed(button));
    } else if (region(/^You, .*\bto act\b/)) {
      press(document.querySelector('[role=toolbar]'), allowed);
    } else {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
    }
  }, 30);
})
"""
"""Presses the buttons that a person would, in the page itself, so that no match takes longer than it must."""

expect.set_options(timeout=PATIENCE)


class Visit(Protocol):
    """Opens a browser of its own for somebody; settings are those of a browser context."""

    def __call__(self, name: str, *, url: str = ..., **settings: object) -> Awaitable[Person]: ...


class Person:
    """One person in one browser."""

    def __init__(self, name: str, url: str, context: BrowserContext, page: Page) -> None:
        self.name = name
        self.url = url
        self.context = context
        self.page = page
        self.problems: list[str] = []
        self.expects_outage = False
        self._listen(page)

    @classmethod
    @asynccontextmanager
    async def arriving(
        cls, browser: Browser, name: str, url: str, **settings: object
    ) -> AsyncIterator[Person]:
        """Somebody with a fresh browser."""
        settings = {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}} | settings
        context = await browser.new_context(**settings)  # type: ignore[arg-type]  # settings of a context
        context.set_default_timeout(PATIENCE)
        await context.grant_permissions(["clipboard-read", "clipboard-write"], origin=url)
        await context.add_init_script(WATCH_POLICY)
        yield cls(name, url, context, await context.new_page())
        await context.close()

    def _listen(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.problems.append(f"{self.name}: {error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        outage = self.expects_outage and ("ERR_CONNECTION" in message.text or "WebSocket" in message.text)
        if message.type in {"error", "warning"} and not outage:
            self.problems.append(f"{self.name}: {message.type}: {message.text}")

    # Coming to a table

    async def make_table(self, *, longest: int = 13) -> None:
        """From the start page to the waiting room."""
        await self.page.goto(self.url)
        if longest != 13:
            await self.page.get_by_text("House rules").click()
            fewer = self.page.get_by_role("button", name="Less: Most cards in a hand")
            for _ in range(13 - longest):
                await fewer.click()
        await self.page.get_by_label("Your name").fill(self.name)
        await self.page.get_by_role("button", name="Play with three friends").click()
        await expect(self.page).to_have_url(re.compile(r"/t/[a-z2-7]{16}$"))

    async def link_of(self, seat: str) -> str:
        """The invitation to a seat, as the copy button hands it out."""
        await self.page.get_by_role("button", name=f"Copy the link: {seat}").click()
        link: str = await self.page.evaluate("navigator.clipboard.readText()")
        return link

    async def sit(self, link: str) -> None:
        """Open an invitation and take the seat."""
        await self.page.goto(link)
        await self.page.get_by_label("Your name").fill(self.name)
        await self.page.get_by_role("button", name="Sit down").click()
        await expect(self.page.get_by_role("region", name="The table and its four chairs")).to_be_visible()

    async def play_against_bots(self, *, longest: int = 13, pace: str = "instant") -> None:
        """A table with three easy bots, and its match started."""
        await self.make_table(longest=longest)
        await self.choose_pace(pace)
        await self.fill_with_bots()
        await self.start()

    async def choose_pace(self, pace: str) -> None:
        """In the waiting room, as the host."""
        await self.page.get_by_text("Table settings").click()
        choice = self.page.get_by_role("radio", name=pace)
        await choice.click()
        await expect(choice).to_be_checked()

    async def choose_speed(self, speed: str) -> None:
        """How long tricks stay in this browser; from the waiting room."""
        await self.page.get_by_role("button", name="Settings").click()
        choice = self.page.get_by_role("dialog").get_by_role("radio", name=speed)
        await choice.click()
        await expect(choice).to_be_checked()
        await self.page.keyboard.press("Escape")

    async def fill_with_bots(self) -> None:
        """Put easy bots into all free chairs."""
        await self.page.get_by_role("button", name=re.compile("^Fill with")).click()
        for seat in ("West", "North", "East"):
            await self.page.get_by_role("button", name=f"Bot {seat}").first.click()
            easy = self.page.get_by_role("dialog").get_by_role("radio", name="easy")
            await easy.click()
            await expect(easy).to_be_checked()
            await self.page.keyboard.press("Escape")

    async def start(self) -> None:
        """Start the match."""
        await self.page.get_by_role("button", name="Start", exact=True).click()
        await expect(self.hand).to_be_visible()

    # At the table

    @property
    def hand(self) -> Locator:
        """The cards in the hand."""
        return self.page.get_by_role("toolbar", name="Your hand")

    @property
    def bidding(self) -> Locator:
        """The sheet that asks for a bid."""
        return self.page.get_by_role("region", name="How many will you take?")

    @property
    def result(self) -> Locator:
        """The result page."""
        return self.page.get_by_role("region", name="The result")

    @property
    def scored(self) -> Locator:
        """What a deal has brought, between two deals."""
        return self.page.get_by_role("region", name=re.compile(r"Round \d+ is scored"))

    @property
    def my_turn(self) -> Locator:
        """The own seat while it is to act."""
        return self.page.get_by_role("region", name=re.compile(r"^You, .*\bto act\b"))

    @property
    def taken(self) -> Locator:
        """The words on the winning card of a finished trick."""
        return self.page.get_by_role("list", name="The trick").get_by_text(re.compile(r"takes? it$"))

    async def cards(self) -> list[str]:
        """The names of the cards in the hand, in their order."""
        return [
            await card.get_attribute("aria-label") or ""
            for card in await self.hand.get_by_role("button").all()
        ]

    async def trick(self) -> list[str]:
        """The cards on the table, as they are spoken."""
        return await self.page.get_by_role("list", name="The trick").locator(".for-ears").all_text_contents()

    @property
    def lowest_bid(self) -> Locator:
        """The lowest number that may be bid; the hook may bar any."""
        number = re.compile(r"^\s*\d+\s*$")
        return self.bidding.locator("button:not([aria-disabled=true])", has_text=number).first

    async def bid(self) -> None:
        """Bid the lowest number that is allowed."""
        await self._tap(self.lowest_bid, until_gone=self.bidding)

    async def play_card(self) -> str:
        """Play the first card that is allowed; returns its name."""
        async with asyncio.timeout(AT_MOST):
            while (name := await self._try_card()) is None:
                pass
            return name

    async def _try_card(self) -> str | None:
        """Tap the first card that is allowed; its name if that played it.

        Until the turn is seen to be ours no card is barred, so the choice has to be made anew each time.
        """
        card = self.hand.locator("button:not([aria-disabled=true])").first
        try:
            name = await card.get_attribute("aria-label", timeout=1000) or ""
        except TooSlow:
            # All are barred while a bid is asked for, and the sheet that asks may come later than the turn.
            return None
        gone = self.hand.get_by_role("button", name=name, exact=True)
        return name if await self._tapped(card, until_gone=gone) else None

    async def _tap(self, target: Locator, *, until_gone: Locator) -> None:
        """Tap until it counts."""
        async with asyncio.timeout(AT_MOST):
            while not await self._tapped(target, until_gone=until_gone):
                pass

    async def _tapped(self, target: Locator, *, until_gone: Locator) -> bool:
        """Tap once; whether it counted: the table takes no second tap within a moment of the one before."""
        try:
            await target.click(timeout=3000)
            await expect(until_gone).to_have_count(0, timeout=450)
        except (AssertionError, TooSlow):
            return False
        return True

    async def wait_for_turn(self, *, hurry: bool = False) -> bool:
        """Wait until it is our turn (True) or the match is over (False); in a hurry, holds are skipped."""
        either = self.my_turn.or_(self.result)
        async with asyncio.timeout(AT_MOST):
            while hurry and not await either.count():
                await self.page.keyboard.press("n")
            await expect(either.first).to_be_visible()
            return await self.result.count() == 0

    async def act(self) -> str | None:
        """Make one bid (None) or play one card (its name); it must be our turn."""
        async with asyncio.timeout(AT_MOST):
            while True:
                # The sheet that asks for a bid comes a little after the turn.
                if await self.bidding.count():
                    await self.bid()
                    return None
                name = await self._try_card()
                if name is not None:
                    return name

    async def play_into_a_trick(self) -> None:
        """Play until it is our turn and others have played to the trick already."""
        while True:
            assert await self.wait_for_turn(hurry=True)
            trick = await self.trick()
            # An own card that the table has not confirmed yet lies there too.
            if trick and not any(card.startswith("You play") for card in trick):
                return
            await self.act()

    async def play_to_the_end(self, *, hurry: bool = True) -> None:
        """Play until the result is shown."""
        while await self.wait_for_turn(hurry=hurry):
            await self.act()

    async def play_quickly(self, *, until: str | None = None, within: float = AT_MOST) -> None:
        """Play, skipping every hold, to the result, or until we bid where `until` stands over the table.

        Raises `TimeoutError` after `within` seconds.
        """
        async with asyncio.timeout(within):
            await self.page.evaluate(PLAY_QUICKLY, until)

    async def standing(self) -> list[tuple[str, str, str]]:
        """Place, name and score of each player on the result page."""
        lines = []
        for line in await self.result.get_by_role("listitem").all():
            place, name, total = await line.locator(".place, .name, b").all_text_contents()
            lines.append((place, name.removesuffix(" (you)"), total))
        return lines
