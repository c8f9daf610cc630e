"""The terminal at a real table."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from rich.console import Console

from fourthseat_client import Api, NewTable, Refused
from fourthseat_client.keyring import Keyring
from fourthseat_client.links import Link, NotALink
from fourthseat_client.terminal import Terminal, come_by_link, make_table, typed_lines
from tests.campaign.server_process import ServerProcess


class Paper(io.StringIO):
    """What the terminal printed, and a way to wait for more of it."""

    def __init__(self) -> None:
        super().__init__()
        self._more = asyncio.Event()

    def write(self, text: str) -> int:
        self._more.set()
        return super().write(text)

    async def until(self, condition: Callable[[str], bool]) -> str:
        while not condition(self.getvalue()):
            self._more.clear()
            await self._more.wait()
        return self.getvalue()


def terminal(paper: Paper, lines: AsyncIterator[str]) -> Terminal:
    return Terminal(Console(file=paper, width=120, color_system=None), lines)


async def obedient(paper: Paper) -> AsyncIterator[str]:
    """Types the first move on offer until the match is over, and then a few questions."""
    said, answered = "", 0

    def wants_more(text: str) -> bool:
        return text.count("You may") > answered or "The match is over" in text

    while "The match is over" not in (said := await paper.until(wants_more)):
        answered = said.count("You may")
        yield said.rpartition("You may")[2].split("  ")[2].strip().lower().replace("bid ", "")
    for line in ("last", "score", "?", "", "links", "2c", "fill", "next"):
        yield line
    await paper.until(lambda text: "Deal 1" in text.partition("The match is over")[2])
    yield "quit"


async def test_a_match_against_bots_is_played_to_its_end(server: ServerProcess, tmp_path: Path) -> None:
    keyring = Keyring(tmp_path / "seats.json")
    wish = NewTable(game="rikiki", name="Anna", options={"longest": 2}, pace="instant")
    paper = Paper()
    async with asyncio.timeout(60):
        place = await make_table(server.address, wish, keyring)
        await terminal(paper, obedient(paper)).play(place, fill="easy")
    said = paper.getvalue()
    assert "Deal 3 of 3" in said
    assert "Total" in said
    assert "The trick goes to" in said
    assert "keep the seat" in said
    assert "not your turn" in said
    assert "Somebody sits there already" in said
    assert keyring.key(server.address, place.table) == wish.key


@pytest.mark.parametrize(
    ("game", "options"),
    [("ristikontra", {"target": 1}), ("rikken-nine", {"deals": 1}), ("rikken-sixteen", {"rounds": 1})],
)
async def test_every_game_is_played_to_its_end(
    server: ServerProcess, tmp_path: Path, game: str, options: dict[str, int | str | bool]
) -> None:
    keyring = Keyring(tmp_path / "seats.json")
    paper = Paper()
    async with asyncio.timeout(120):
        wish = NewTable(game=game, name="Anna", options=options, pace="instant")
        place = await make_table(server.address, wish, keyring)
        await terminal(paper, obedient(paper)).play(place, fill="easy")
    said = paper.getvalue()
    assert "Scored: You" in said
    assert "_" not in said


async def test_a_friend_comes_by_link_and_comes_back_by_it(server: ServerProcess, tmp_path: Path) -> None:
    api, ring = Api(server.address), Keyring(tmp_path / "bence.json")
    made = await api.create(NewTable(game="rikiki", name="Anna"))
    link = Link(server=server.address, table=made.table, token=made.links[2])
    place = await come_by_link(link, lambda: "Bence", ring)
    assert await come_by_link(link, lambda: pytest.fail("asked again"), ring) == place
    with pytest.raises(Refused, match="sits there already"):
        await come_by_link(link, lambda: "Joris", Keyring(tmp_path / "joris.json"))
    with pytest.raises(NotALink):
        await come_by_link(Link(server.address, made.table, None), lambda: "Aino", Keyring(tmp_path / "a"))
    watching = Link(server.address, made.table, made.watch)
    assert (await come_by_link(watching, lambda: "Aino", Keyring(tmp_path / "a"))).key == made.watch

    paper = Paper()

    async def lines() -> AsyncIterator[str]:
        await paper.until(lambda text: "Bence (you)" in text)
        yield "start"
        await paper.until(lambda text: "host" in text.partition("Type ?")[2])
        yield "quit"

    async with asyncio.timeout(30):
        await terminal(paper, lines()).play(place)
    assert "Only the host" in paper.getvalue()


async def test_a_key_that_opens_nothing_any_more_is_forgotten(server: ServerProcess, tmp_path: Path) -> None:
    ring = Keyring(tmp_path / "seats.json")
    made = await Api(server.address).create(NewTable(game="rikiki", name="Anna"))
    ring.keep(server.address, made.table, "x" * 22)
    link = Link(server.address, made.table, made.links[1])
    place = await come_by_link(link, lambda: "Bence", ring)
    assert place.key != "x" * 22
    with pytest.raises(Refused) as refused:
        await come_by_link(
            Link(server.address, made.table, made.links[2]), lambda: "x" * 80, Keyring(tmp_path / "b")
        )
    assert refused.value.code == "name/too-long"
    assert Keyring(tmp_path / "b").key(server.address, made.table) is None


async def test_the_connection_drops_and_heals(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")
    await asyncio.to_thread(server.start)
    try:
        paper = Paper()

        async def lines() -> AsyncIterator[str]:
            await paper.until(lambda text: "Type ?" in text)
            await asyncio.to_thread(server.kill)
            await paper.until(lambda text: "The connection dropped" in text)
            await asyncio.to_thread(server.start)
            await paper.until(lambda text: "Connected again" in text)
            yield "quit"

        async with asyncio.timeout(60):
            wish = NewTable(game="rikiki", name="Anna")
            place = await make_table(server.address, wish, Keyring(tmp_path / "seats.json"))
            await terminal(paper, lines()).play(place)
    finally:
        await asyncio.to_thread(server.stop)


async def test_lines_end_with_the_input() -> None:
    read = iter(["ah\n", "\n", ""])
    assert [line async for line in typed_lines(lambda: next(read))] == ["ah\n", "\n"]
