"""A table at which people and bots play match after match, whatever happens to the server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from typing import TypeVar

from fourthseat_client import Api, Client, NewTable, Refused, Unreachable, commands, fresh_secret
from fourthseat_client.api import MadeTable
from fourthseat_client.links import Server
from fourthseat_client.messages import Do
from fourthseat_client.session import Effect, Send, Session
from tests.campaign.kill_check import Witness

T = TypeVar("T")
NAMES = ("Anna", "Bence", "Aino", "Joris")
PASSING = frozenset({"server/draining", "store/away", "server/error"})
"""Refusals of requests that are over when the server is back."""

BREATH = 0.06
"""Seconds between two moves of one client: the hub takes twenty messages a second from each."""


class Moments:
    """What the campaign listens for to choose its moment: how many wishes were sent, repeated or not."""

    def __init__(self) -> None:
        self.wishes = 0
        self.matches = 0
        self._awaited: list[tuple[int, asyncio.Event]] = []

    def wish_sent(self) -> None:
        """A client has just sent a wish."""
        self.wishes += 1
        for count, event in self._awaited:
            if self.wishes >= count:
                event.set()

    async def after_wishes(self, more: int) -> None:
        """Wait until so many more wishes were sent."""
        awaited = (self.wishes + more, asyncio.Event())
        self._awaited.append(awaited)
        try:
            await awaited[1].wait()
        finally:
            self._awaited.remove(awaited)


class Party:
    """`people` clients and bots in the other seats, who play one to three matches, each to its end.

    With `servers` the clients are spread over several hubs of the same store.
    """

    def __init__(
        self,
        api: Api,
        people: int,
        longest: int,
        seed: int,
        moments: Moments,
        stopping: asyncio.Event,
        servers: Sequence[Server] = (),
    ) -> None:
        self.api = api
        self._servers = servers or (api.server,)
        self.people = people
        self.wish = NewTable(game="rikiki", name=NAMES[0], options={"longest": longest}, pace="instant")
        self.made: MadeTable | None = None
        self.witnesses = [Witness(seat=0, key=self.wish.key)]
        self.problems: list[str] = []
        self._clients: list[Client] = []
        self._finished = asyncio.Event()
        self._chance = random.Random(seed)
        self._matches = self._chance.randint(1, 3)
        self._moments = moments
        self._stopping = stopping

    @property
    def table(self) -> str:
        """The table's name. The table must have been made."""
        assert self.made is not None
        return self.made.table

    async def play(self) -> None:
        """Make the table, take the seats, and play."""
        self.made = await self._insist(lambda: self.api.create(self.wish))
        for seat in range(1, self.people):
            await self._sit(seat)
        async with AsyncExitStack() as stack:
            for witness in self.witnesses:
                client = Client(
                    self._servers[witness.seat % len(self._servers)],
                    self.table,
                    witness.key,
                    shortest_pause=0.03,
                    longest_pause=0.3,
                    tap=self._tap(witness),
                )
                self._clients.append(await stack.enter_async_context(client))
            host = self._clients[0]
            if self.people < 4:
                await host.act(commands.Fill("easy"))
            await host.act(commands.Start())
            async with asyncio.TaskGroup() as group:
                guests = [group.create_task(self._play_seat(client)) for client in self._clients[1:]]
                await self._play_host(host)
                for client in self._clients:
                    await client.until(lambda session: _over(session) and not session.unanswered)
                for guest in guests:
                    guest.cancel()
        self._finished.set()

    async def all_welcomed(self) -> None:
        """Wait until the hub has welcomed every client, or the party is over."""
        welcomed = asyncio.gather(*(client.until(lambda session: session.live) for client in self._clients))
        finished = asyncio.ensure_future(self._finished.wait())
        try:
            await asyncio.wait((welcomed, finished), return_when=asyncio.FIRST_COMPLETED)
        finally:
            welcomed.cancel()
            finished.cancel()
            await asyncio.gather(welcomed, finished, return_exceptions=True)

    async def check_links(self) -> None:
        """Ask what every link and key of the table opens; problems are noted."""
        if self.made is None or len(self.witnesses) < self.people:
            return
        for seat, link in enumerate(self.made.links):
            if link is not None:
                await self._check(link, "seat", seat, taken=seat < self.people)
        for witness in self.witnesses:
            await self._check(witness.key, "key", witness.seat, taken=False)
        if self.made.watch is not None:
            await self._check(self.made.watch, "watch", None, taken=False)

    async def _check(self, secret: str, kind: str, seat: int | None, *, taken: bool) -> None:
        looked = await self._insist(lambda: self.api.look(self.table, secret))
        opens = looked.opens
        if (opens.kind, opens.seat, opens.taken) != (kind, seat, taken):
            self.problems.append(f"a link for {kind} {seat} (taken: {taken}) opens {opens}")

    async def _sit(self, seat: int) -> None:
        assert self.made is not None
        token, key = self.made.links[seat], fresh_secret()
        assert token is not None
        given = await self._insist(lambda: self.api.sit(self.table, token, name=NAMES[seat], key=key))
        if given != seat:
            self.problems.append(f"the link of seat {seat} gave seat {given}")
        self.witnesses.append(Witness(seat=seat, key=key))

    async def _play_host(self, client: Client) -> None:
        """Play, and start the next match after each, until it is enough."""
        while True:
            await self._play_match(client)
            self._moments.matches += 1
            self._matches -= 1
            if self._stopping.is_set() or not self._matches:
                return
            await client.act(commands.Start())
            await client.until(lambda session: not _over(session))

    async def _play_seat(self, client: Client) -> None:
        """Play whatever match there is, for ever."""
        while True:
            await self._play_match(client)
            await client.until(lambda session: not _over(session))

    async def _play_match(self, client: Client) -> None:
        session = client.session
        while not _over(session):
            await client.until(lambda session: session.live and (_over(session) or session.legal is not None))
            if session.legal:
                await self._move(client, self._chance.choice(session.legal))

    async def _move(self, client: Client, move: str) -> None:
        try:
            await client.act(commands.Move(move))
        except Refused as refused:
            if refused.code not in PASSING | {"move/stale", "illegal/turn"}:
                self.problems.append(f"the legal move {move} was refused: {refused.code}")
        await asyncio.sleep(BREATH)

    def _tap(self, witness: Witness) -> Callable[[Effect], None]:
        def tap(effect: Effect) -> None:
            witness.hear(effect)
            if isinstance(effect, Send) and isinstance(effect.message, Do):
                self._moments.wish_sent()

        return tap

    async def _insist(self, request: Callable[[], Awaitable[T]]) -> T:
        """Repeat a request, which is safe to repeat, until the server is there to answer it."""
        while True:
            try:
                return await request()
            except Unreachable:
                await asyncio.sleep(0.05)
            except Refused as refused:
                if refused.code not in PASSING:
                    raise
                await asyncio.sleep(0.05)


def _over(session: Session) -> bool:
    return session.table is not None and session.table.stage == "over"
