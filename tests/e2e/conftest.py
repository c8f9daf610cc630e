"""Chromium, the built web client and a real server for the tests that look at the product as people do."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from tests.campaign.server_process import ServerProcess
from tests.e2e.person import Person, Visit

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def web_client(checkout: Path) -> None:
    """The web client, built from the present sources."""
    built = subprocess.run(
        [sys.executable, "-m", "deploy.setup.web_client", "build"],
        cwd=checkout,
        capture_output=True,
        text=True,
    )
    if built.returncode:
        pytest.fail(f"The web client cannot be built:\n{built.stdout}{built.stderr}")


@pytest.fixture(scope="session")
def server(web_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that lives for the whole run, on a data folder of its own."""
    server = ServerProcess(tmp_path_factory.mktemp("house") / "data")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def mortal(web_client: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    server = ServerProcess(tmp_path / "data")
    server.start()
    yield server
    server.stop()


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    """Debian's Chromium."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def visit(browser: Browser, server: ServerProcess) -> AsyncIterator[Visit]:
    """Opens browsers of their own for people, and complains afterwards of whatever their consoles said."""
    async with AsyncExitStack() as stack:
        people: list[Person] = []

        async def come(name: str, *, url: str = server.url, **settings: object) -> Person:
            person = await stack.enter_async_context(Person.arriving(browser, name, url, **settings))
            people.append(person)
            return person

        yield come
        problems = [problem for person in people for problem in person.problems]
    assert problems == []
