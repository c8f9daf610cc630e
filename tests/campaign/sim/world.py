"""One run: hubs over a store, people at a table, faults by a seed, and then the checks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import NoReturn, cast
from unittest.mock import patch

import structlog
from starlette.websockets import WebSocket

from fourthseat_engine.moves import Move as EngineMove
from fourthseat_engine.views import View
from fourthseat_server.connection import Connection
from fourthseat_server.hub import Hub, NewTable
from fourthseat_server.links import Links
from fourthseat_server.metrics import Metrics
from fourthseat_server.refusals import Refusal
from fourthseat_server.store.base import Bus
from fourthseat_server.wire import CODECS, MSGPACK
from tests.campaign.sim.checks import check
from tests.campaign.sim.line import Line
from tests.campaign.sim.loop import Deadlock, VirtualLoop
from tests.campaign.sim.person import Person
from tests.campaign.sim.report import SECRET, Report
from tests.campaign.sim.store import HubsStore, ModelStore

GAMES: dict[str, dict[str, object]] = {
    "rikiki": {"longest": 4},
    "ristikontra": {"target": 1},
    "rikken-nine": {"deals": 2},
    "rikken-sixteen": {"rounds": 2},
}
"""What is played, with options for short matches."""
LINKS = Links(SECRET)
CLOCK = 5
"""Seconds a turn."""
FAULTS_FOR = 25.0
FINISHED_WITHIN = 120.0
"""Virtual seconds after the last fault within which the match must be over."""


class SeededSecrets:
    """In place of the module `secrets`, where the hub asks for chance."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def randbelow(self, bound: int) -> int:
        return self._chance.randrange(bound)

    def token_urlsafe(self, size: int) -> str:
        return self._chance.randbytes(size).hex()


class Quick:
    """A bot: any legal move, after a moment."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    async def choose(self, view: View, legal: tuple[EngineMove, ...], seed: int, strength: str) -> EngineMove:
        await asyncio.sleep(self._chance.uniform(0.01, 0.2))
        return legal[seed % len(legal)]


class ModelBus(Bus):
    """Hints between hubs, of which a fifth is lost."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._heard: Callable[[str, bytes], None] | None = None
        self._gap: Callable[[str], None] | None = None
        world.buses.append(self)

    def say(self, table: str, message: bytes) -> None:
        for bus in self._world.buses:
            if bus._heard is not None and self._world.chance.random() > 0.2 * self._world.store.faulty:
                delay = self._world.chance.expovariate(1 / 0.003)
                asyncio.get_running_loop().call_later(delay, bus._heard, table, message)

    def follow(self, table: str) -> None:
        if self._gap is not None:
            asyncio.get_running_loop().call_later(0.001, self._gap, table)

    def unfollow(self, table: str) -> None:
        return

    def listen(self, heard: Callable[[str, bytes], None], gap: Callable[[str], None]) -> None:
        self._heard, self._gap = heard, gap

    async def close(self) -> None:
        self._world.buses.remove(self)


class SimHub:
    """One hub process: it can be paused, killed, and replaced by a fresh one."""

    def __init__(self, world: World) -> None:
        self.running = asyncio.Event()
        self.running.set()
        self.alive = True
        self.lines: list[Line] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.bus = ModelBus(world)
        store = HubsStore(world.store, self.running)
        bots = Quick(world.chance)
        self.hub = Hub(store, LINKS, SECRET, bots, world.now, 3.0, self.bus, Metrics())

    def accept(self, line: Line) -> None:
        """A socket was opened to this hub."""
        self.lines.append(line)
        connection = Connection(cast(WebSocket, line), self.hub, CODECS[MSGPACK], Metrics())
        task = asyncio.create_task(connection.run())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def resume(self) -> None:
        """Go on after a pause, unless it was killed meanwhile."""
        if self.alive:
            self.running.set()

    async def kill(self) -> None:
        """From now on it neither hears, says nor stores anything."""
        self.alive = False
        self.running.clear()
        for line in self.lines:
            line.cut()
        await self.hub.close()


class World:
    """Everything of one run."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.report = Report(seed)
        self.store = ModelStore(self.chance)
        self.buses: list[ModelBus] = []
        self.hubs: list[SimHub] = []
        self.table = ""
        self.over = asyncio.Event()

    def now(self) -> int:
        return 1_000_000 + round(asyncio.get_running_loop().time() * 1000)

    async def run(self, game: str, options: dict[str, object]) -> Report:
        """Play a match under faults, then without, and check the rest."""
        copying = asyncio.create_task(self.store.copy_forever())
        self.hubs = [SimHub(self) for _ in range(3)]
        for each in self.hubs:
            await each.hub.start()
        keys = await self._gather_people(game, options)
        people = [asyncio.create_task(Person(self, key, tab).live()) for key in keys for tab in (0, 1)]
        people.append(asyncio.create_task(Person(self, self._watch_token(), 0).live()))
        faults = asyncio.create_task(self._faults())
        await faults
        self.report.note("calm", asyncio.get_running_loop().time())
        try:
            async with asyncio.timeout(FINISHED_WITHIN):
                await self.over.wait()
                await asyncio.sleep(5)
        except TimeoutError:
            self.report.wrong.append("I9: the match cannot be finished after the faults have stopped")
        for task in (*people, copying):
            task.cancel()
        self.report.log = list(self.store.logs[self.table])
        return self.report

    def alive(self) -> list[SimHub]:
        return [each for each in self.hubs if each.alive]

    async def _gather_people(self, game: str, options: dict[str, object]) -> list[str]:
        """A table with three people and, later, a bot, made while nothing fails."""
        self.store.faulty = False
        hub = self.hubs[0].hub
        keys = [f"{n}" * 22 for n in range(3)]
        made = await hub.create(
            NewTable(
                id="w" * 22,
                game=game,
                options=options,
                name="Anna",
                key=keys[0],
                player_bytes="00" * 16,
                pace="instant",
                clock=CLOCK,
            )
        )
        self.table = cast(str, made["table"])
        links = cast(list[str], made["links"])
        for seat, name in ((1, "Bence"), (2, "Aino")):
            await hub.sit(self.table, links[seat], name, keys[seat], f"{seat:02}" * 16)
        self.store.faulty = True
        return keys

    def _watch_token(self) -> str:
        return LINKS.watch(self.table, 0)

    # Faults

    async def _faults(self) -> None:
        until = asyncio.get_running_loop().time() + FAULTS_FOR
        kinds = [self._cut, self._kill, self._pause, self._away, self._stall, self._fail_over]
        while asyncio.get_running_loop().time() < until:
            await asyncio.sleep(self.chance.expovariate(1 / 0.4))
            kind = self.chance.choices(kinds, weights=[10, 3, 3, 2, 2, 2])[0]
            self.report.fault(kind.__name__.strip("_"))
            await kind()
        self.store.faulty = self.store.away = self.store.stalled = False
        for each in self.hubs:
            each.resume()

    async def _cut(self) -> None:
        lines = [line for each in self.alive() for line in each.lines if line.open]
        if lines:
            self.chance.choice(lines).cut()

    async def _kill(self) -> None:
        victim = self.chance.choice(self.alive())
        await victim.kill()
        fresh = SimHub(self)
        self.hubs.append(fresh)
        await fresh.hub.start()

    async def _pause(self) -> None:
        victim = self.chance.choice(self.alive())
        victim.running.clear()
        loop = asyncio.get_running_loop()
        loop.call_later(self.chance.uniform(0.1, 3), victim.resume)

    async def _away(self) -> None:
        began = self.now()
        self.store.away = True
        await asyncio.sleep(self.chance.choice((1, 1, 4)) * self.chance.uniform(0.05, 2))
        self.store.away = False
        self.report.outages.append((began, self.now()))

    async def _stall(self) -> None:
        self.store.stalled = True
        await asyncio.sleep(self.chance.uniform(0.05, 1))
        self.store.stalled = False

    async def _fail_over(self) -> None:
        self.store.stalled = True
        await asyncio.sleep(self.chance.uniform(0, 0.3))
        self.store.fail_over()


def _drop(*_: object) -> NoReturn:
    """The simulator's hubs complain to nobody."""
    raise structlog.DropEvent


def run(seed: int, game: str = "rikiki") -> Report:
    """Run the seed on a virtual loop of its own and check it."""
    chance = SeededSecrets(Random(seed + 1))
    structlog.configure(processors=[_drop])
    loop = VirtualLoop()
    asyncio.set_event_loop(loop)
    patches = [patch(f"fourthseat_server.{module}.secrets", chance) for module in ("hub", "turns")]
    for each in patches:
        each.start()
    world: World | None = None
    try:
        world = World(seed)
        report = loop.run_until_complete(world.run(game, GAMES[game]))
    except (Deadlock, Refusal) as error:
        assert world is not None
        report = world.report
        report.wrong.append(f"I9: {type(error).__name__} {error}")
        report.log = list(world.store.logs.get(world.table, ()))
    finally:
        for each in patches:
            each.stop()
        tasks = asyncio.all_tasks(loop)
        for task in tasks:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        loop.close()
        asyncio.set_event_loop(None)
        structlog.reset_defaults()
    check(world.table, report)
    return report
