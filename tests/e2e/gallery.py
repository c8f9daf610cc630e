"""The table in every phase of every game, from the web client's gallery of recorded matches.

`python -m tests.e2e.gallery [LANGUAGE]` keeps a picture of each scene on phone and desktop, light and dark,
and says what does not fit.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

from deploy.setup.web_client import WEB, required_node

SHOTS = Path(__file__).resolve().parents[2] / "test-results" / "shots" / "gallery"
READY = re.compile(r"(http://127\.0\.0\.1:\d+)")
CALM = 300
"""Milliseconds in which what flies has landed."""

DEVICES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True},
    "phone-with-bars": {"viewport": {"width": 375, "height": 548}, "has_touch": True, "is_mobile": True},
    "phone-on-its-side": {"viewport": {"width": 667, "height": 375}, "has_touch": True, "is_mobile": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}

FAULTS = r"""
() => {
  const faults = [];
  const clips = (element) => getComputedStyle(element).overflowX !== 'visible';
  const gone = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const { visibility, opacity } = getComputedStyle(each);
      if (visibility === 'hidden' || opacity === '0') return true;
    }
    return element.closest('.for-ears, svg, .hand, [class^=open-]') !== null;
  };
  /** What of a box is in view: scrolled lists show only a part of it. */
  const inView = (element, { left, top, right, bottom }) => {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      if (!clips(each)) continue;
      const edge = each.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
      for (const foot of each.children) {
        if (getComputedStyle(foot).position !== 'sticky' || foot.contains(element)) continue;
        bottom = Math.min(bottom, foot.getBoundingClientRect().top);
      }
    }
    return { left, top, right, bottom };
  };
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen');
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const element = node.parentElement;
    if (words === '' || gone(element)) continue;
    if (clips(element) && element.scrollWidth > element.clientWidth + 1) faults.push(`"${words}" is cut`);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const seen = inView(element, line);
      if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1) continue;
      if (line.left < 0 || line.right > innerWidth) faults.push(`"${words}" sticks out`);
      texts.push({ words, ...seen });
    }
  }
  texts.forEach((one, i) => {
    for (const other of texts.slice(i + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 3 && high > 6) faults.push(`"${one.words}" and "${other.words}" lie over each other`);
    }
  });
  return faults;
}
"""
"""Words that are cut, stick out of the screen, or lie over other words."""


@contextmanager
def served() -> Iterator[str]:
    """The address of the gallery, from a development server that lives as long as the context."""
    node = required_node()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
    command = [
        *node.npm,
        "run",
        "dev",
        "--silent",
        "--",
        "--host",
        "127.0.0.1",
        "--port",
        port,
        "--strictPort",
    ]
    process = subprocess.Popen(
        command,
        cwd=WEB,
        env={**node.environ(), "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if found := READY.search(line):
                yield f"{found[1]}/gallery.html"
                break
        else:
            raise RuntimeError("The gallery was not served.")
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()
        process.stdout.close()


async def scenes(page: Page, gallery: str) -> list[str]:
    """The names of all scenes."""
    await page.goto(gallery)
    await page.get_by_role("link").first.wait_for()
    links = await page.get_by_role("link").evaluate_all("links => links.map((link) => link.search)")
    return [str(link).removeprefix("?scene=") for link in links]


async def look(page: Page, gallery: str, scene: str, language: str, theme: str) -> list[str]:
    """Open a scene; what does not fit there, and what went wrong in the page."""
    broken: list[str] = []
    page.once("pageerror", lambda error: broken.append(str(error)))
    await page.goto(f"{gallery}?scene={scene}&lang={language}&theme={theme}")
    await page.locator("main.table").wait_for()
    await page.evaluate("document.fonts.ready")
    await page.wait_for_timeout(CALM)
    faults: list[str] = await page.evaluate(FAULTS)
    return [*broken, *faults]


async def keep_all(browser: Browser, gallery: str, language: str) -> None:
    """Keep every scene on every device in both themes, and print what does not fit."""
    for device, settings in DEVICES.items():
        for theme in ("light", "dark"):
            page = await browser.new_page(**settings)
            for scene in await scenes(page, gallery):
                for fault in await look(page, gallery, scene, language, theme):
                    print(f"{scene} on the {device}: {fault}")
                await page.screenshot(path=SHOTS / f"{scene}-{device}-{theme}.png")
            await page.close()


async def main(language: str) -> None:
    """The pictures, in one language."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    with served() as gallery:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path="/usr/bin/chromium", args=["--no-sandbox"]
            )
            await keep_all(browser, gallery, language)
            await browser.close()
    print(f"The pictures lie in {SHOTS}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "en"))
