"""Every phase of every game on phone and desktop: all words are there and free to read, in four languages."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.async_api import Browser

from tests.e2e.gallery import DEVICES, FAULTS, look, scenes, served

pytestmark = pytest.mark.asyncio(loop_scope="session")

LANGUAGES = {
    "phone": ("hu", "fi", "nl", "en"),
    "phone-with-bars": ("nl", "en", "hu", "fi"),
    "phone-on-its-side": ("en", "hu", "fi", "nl"),
    "desktop": ("fi", "nl", "en", "hu"),
}
"""The scenes take them by turns, so that each game is looked at in each language."""


@pytest.fixture(scope="module")
def gallery() -> Iterator[str]:
    """The address of the gallery."""
    with served() as address:
        yield address


@pytest.mark.parametrize("device", DEVICES)
async def test_in_every_phase_all_words_can_be_read(browser: Browser, gallery: str, device: str) -> None:
    page = await browser.new_page(**DEVICES[device])
    found = {}
    for scene, language in zip(await scenes(page, gallery), cycle(LANGUAGES[device]), strict=False):
        if faults := await look(page, gallery, scene, language, "dark"):
            found[scene, language] = faults
    await page.close()
    assert found == {}


@pytest.mark.parametrize(
    ("mischief", "fault"),
    [
        ("position: fixed; left: 90vw", "sticks out"),
        ("display: block; width: 20px; overflow: hidden", "is cut"),
        ("position: absolute; translate: 0 -30px", "lie over each other"),
    ],
)
async def test_what_cannot_be_read_is_found(
    browser: Browser, gallery: str, mischief: str, fault: str
) -> None:
    page = await browser.new_page(**DEVICES["phone"])
    assert await look(page, gallery, "nine-secret", "en", "dark") == []
    await page.add_style_tag(content=f".table .status {{ {mischief} }}")
    assert any(fault in found for found in await page.evaluate(FAULTS))
    await page.close()
