"""Playing in a terminal: what happens is told line by line, what is typed is done."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from fourthseat_client import commands
from fourthseat_client.api import Api, NewTable
from fourthseat_client.client import Client
from fourthseat_client.commands import StrengthName
from fourthseat_client.errors import Ended, Refused
from fourthseat_client.keyring import Keyring
from fourthseat_client.links import Link, NotALink, Server
from fourthseat_client.orders import HELP, Give, Order, Quit, Show, Topic, Unclear, read_order
from fourthseat_client.screen import last_trick, names_at, people, score_sheet, table_screen
from fourthseat_client.session import Session, Step, fresh_bytes, fresh_secret
from fourthseat_client.telling import tell


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody plays: the table and the key that opens the seat there (or the watchers' token)."""

    server: Server
    table: str
    key: str


async def make_table(server: Server, wish: NewTable, keyring: Keyring) -> Place:
    """Make a table and sit down as its host. Raises `ClientError`."""
    made = await Api(server).create(wish)
    keyring.keep(server, made.table, wish.key)
    return Place(server, made.table, wish.key)


async def come_by_link(link: Link, ask_name: Callable[[], str], keyring: Keyring) -> Place:
    """Sit where the link says, or where this person sits already. Raises `ClientError`."""
    api = Api(link.server)
    key = keyring.key(link.server, link.table)
    if key is not None:
        try:
            await api.look(link.table, key)
        except Refused:
            keyring.drop(link.server, link.table)
        else:
            return Place(link.server, link.table, key)
    if link.token is None:
        raise NotALink("You have no seat at that table. Ask the host for a link of your own.")
    opens = (await api.look(link.table, link.token)).opens
    if opens.kind == "watch":
        return Place(link.server, link.table, link.token)
    if opens.taken:
        raise Refused("seat/taken", "Somebody sits there already. Ask the host for a link of your own.")
    name, key = ask_name(), fresh_secret()
    # Kept before it is used, so that a lost answer loses no seat.
    keyring.keep(link.server, link.table, key)
    try:
        await api.sit(link.table, link.token, name=name, key=key)
    except Refused:
        keyring.drop(link.server, link.table)
        raise
    return Place(link.server, link.table, key)


class Terminal:
    """One person at one place, with lines of text to read orders from."""

    def __init__(self, console: Console, lines: AsyncIterator[str]) -> None:
        self._console = console
        self._lines = lines
        self._shown_people = ""

    async def play(self, place: Place, *, fill: StrengthName | None = None) -> None:
        """Play until the person leaves or the hub closes the seat; with `fill`, start at once with bots.

        Raises `Ended` or `NotUnderstood`.
        """
        async with Client(place.server, place.table, place.key) as client:
            await client.until(lambda session: session.live)
            self._console.print(table_screen(client.session))
            self._console.print("Type ? to see what can be typed.", style="dim")
            tasks = [
                asyncio.create_task(self._tell(client)),
                asyncio.create_task(self._tell_line(client)),
                asyncio.create_task(self._obey(client, place)),
            ]
            try:
                if fill is not None:
                    await client.act(commands.Fill(fill))
                    await client.act(commands.Start())
                else:
                    self._show("links", client.session, place)
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _tell(self, client: Client) -> None:
        """Tell what happens; when it is our turn, show the whole table."""
        session = client.session
        async for step in client.steps():
            assert session.table is not None
            names = names_at(session.table, session.seat)
            for event in step.events:
                sentence = tell(event, names)
                if sentence is not None:
                    self._console.print(sentence)
            if session.view is None:
                self._show_people(session)
            elif self._wants_table(session, step):
                self._console.print(table_screen(session))
            elif step.after is not None and step.after.phase == "over" and step.events:
                self._console.print(score_sheet(step.after, names))

    async def _tell_line(self, client: Client) -> None:
        """Say when the connection drops, and when it is back."""
        while True:
            await client.until(lambda session: not session.live)
            self._console.print("The connection dropped. Your seat is kept; trying again …", style="yellow")
            await client.until(lambda session: session.live)
            self._console.print("Connected again.", style="green")

    async def _obey(self, client: Client, place: Place) -> None:
        """Do what is typed, until it is to leave."""
        async for line in self._lines:
            order: Order = read_order(line, client.session.legal)
            match order:
                case Quit():
                    return
                case Show():
                    self._show(order.topic, client.session, place)
                case Unclear():
                    self._console.print(order.why, style="yellow", markup=False)
                case Give():
                    await self._give(client, order)

    async def _give(self, client: Client, order: Give) -> None:
        command, table = order.command, client.session.table
        if isinstance(command, commands.Ready) and table is not None and table.stage == "over":
            # Whoever accepts a rematch adds to its shuffle.
            command = commands.Ready(fresh_bytes())
        try:
            await client.act(command)
        except Ended:
            raise
        except Refused as refused:
            self._console.print(refused.message, style="yellow", markup=False)

    def _wants_table(self, session: Session, step: Step) -> bool:
        return step.v == session.version and (step.whole or (bool(step.events) and session.legal is not None))

    def _show_people(self, session: Session) -> None:
        """The waiting room again, if somebody came, went or was renamed."""
        seats = repr(session.table.seats) if session.table is not None else ""
        if seats != self._shown_people:
            self._shown_people = seats
            self._console.print(people(session))

    def _show(self, topic: Topic, session: Session, place: Place) -> None:
        table, view = session.table, session.view
        assert table is not None
        names = names_at(table, session.seat)
        if topic == "help":
            self._console.print(Text(HELP))
        elif topic == "links":
            for seat, token in enumerate(session.links or ()):
                if token is not None and table.seats[seat].kind == "open":
                    link = place.server.invitation(table.id, token)
                    self._console.print(f"Link for {names[seat]}: {link}", soft_wrap=True, highlight=False)
        elif view is None or topic == "table":
            self._console.print(table_screen(session))
        elif topic == "score":
            self._console.print(score_sheet(view, names))
        else:
            self._console.print(last_trick(view.last_trick, names))


async def typed_lines(read: Callable[[], str]) -> AsyncIterator[str]:
    """The lines that `read` gives, up to the empty text; it runs in a thread of its own because it blocks."""
    loop = asyncio.get_running_loop()
    lines: asyncio.Queue[str] = asyncio.Queue()

    def listen() -> None:
        line = "\n"
        while line:
            line = read()
            try:
                loop.call_soon_threadsafe(lines.put_nowait, line)
            except RuntimeError:
                # The loop is closed: nobody listens any more.
                return

    threading.Thread(target=listen, name="typed lines", daemon=True).start()
    while line := await lines.get():
        yield line


async def play(console: Console, place: Place, keyring: Keyring, *, fill: StrengthName | None = None) -> None:
    """Play at a place with what is typed on standard input. Raises `Ended` or `NotUnderstood`."""
    try:
        await Terminal(console, typed_lines(sys.stdin.readline)).play(place, fill=fill)
    except Ended:
        keyring.drop(place.server, place.table)
        raise
