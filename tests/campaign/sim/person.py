"""People at the simulated table: real client sessions over lines that may be cut."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import msgspec

from fourthseat_client.commands import Command, Device, Fill, Move, Ready, Start
from fourthseat_client.messages import No, pack, unpack
from fourthseat_client.session import Answered, Effect, Leave, Lost, Return, Send, Session
from tests.campaign.sim.line import Line

if TYPE_CHECKING:
    from tests.campaign.sim.world import World


class Person:
    """A tab of one seat (or a watcher): connects, plays a legal move when it may, comes back when cut off."""

    def __init__(self, world: World, key: str, tab: int) -> None:
        self._world = world
        self._name = f"{key[:2]}/{tab}"
        self._ids = 0
        self._tab = tab
        self._wished_at = -1
        self.session = Session(world.table, key, fresh_id=self._fresh_id)

    def _fresh_id(self) -> str:
        self._ids += 1
        return f"{self._name.replace('/', '_')}_{self._ids}".ljust(22, "-")

    async def live(self) -> None:
        while True:
            await asyncio.sleep(self._world.chance.uniform(0.02, 0.3))
            hub = self._world.chance.choice(self._world.alive())
            line = Line(self._world.chance, hub.running, self._check_committed)
            hub.accept(line)
            await self._use(line)
            line.cut()
            self.session.closed()

    async def _use(self, line: Line) -> None:
        if not await self._carry_out(line, self.session.opened()):
            return
        while (frame := await line.hear()) is not None:
            message = unpack(frame)
            self._world.report.note(self._name, frame)
            if not await self._carry_out(line, self.session.receive(message)):
                return
            self._note_view()
            await self._act(line)

    async def _carry_out(self, line: Line, effects: list[Effect]) -> bool:
        """Do what the session wants; False when the line is to be given up."""
        for effect in effects:
            match effect:
                case Send(message=message):
                    await line.say(pack(message))
                case Answered(wish=wish, answer=answer):
                    self._note_answer(wish.id, answer)
                case Lost():
                    if line.open:
                        self._world.report.wrong.append(f"{self._name} found a gap on a whole line")
                    return False
                case Return():
                    return False
                case Leave(code=code):
                    self._world.report.wrong.append(f"{self._name} was sent away: {code}")
                    return False
                case _:
                    continue
        return True

    async def _act(self, line: Line) -> None:
        """Make one wish for each version at the most."""
        session = self.session
        if session.table is None or session.version == self._wished_at or session.unanswered:
            return
        command = self._wish()
        if command is not None:
            self._wished_at = session.version
            await asyncio.sleep(self._world.chance.uniform(0.0, 0.8))
            wish, effects = session.wish(command)
            seat = session.seat
            self._world.report.wishes[wish.id] = (seat, wish.v)
            await self._carry_out(line, effects)

    def _wish(self) -> Command | None:
        session, chance = self.session, self._world.chance
        assert session.table is not None
        if session.table.stage == "over":
            self._world.over.set()
            return None
        if session.table.stage == "waiting":
            if session.seat != 0 or self._tab:
                return None
            filled = all(seat.kind != "open" for seat in session.table.seats)
            return Start() if filled else Fill("normal")
        if session.seat is not None and chance.random() < 0.03:
            return Device()
        if session.legal and session.version % 29 == 0:
            return None  # They doze off, in both tabs.
        if session.legal:
            return Move(chance.choice(session.legal))
        if session.seat is not None and session.table.next_at is not None and chance.random() < 0.3:
            return Ready()
        return None

    # What is noted for the checks

    def _check_committed(self, frame: bytes) -> None:
        """I4: nobody is shown a version before it is committed."""
        message = msgspec.msgpack.decode(frame)
        v = message.get("v")
        if message["t"] in ("ev", "skip", "welcome"):
            known = self._world.report.hashes.setdefault(message["v"], message["h"])
            if known != message["h"]:
                self._world.report.wrong.append(f"I1: version {message['v']} has two hashes")
        committed = self._world.store.committed(self._world.table)
        if message["t"] in ("ev", "skip", "welcome", "done") and v > committed:
            self._world.report.wrong.append(
                f"I4: {self._name} was told of {v} when {committed} was committed"
            )

    def _note_answer(self, id: str, answer: object) -> None:
        report = self._world.report
        if isinstance(answer, No):
            if answer.code not in ("store/away", "server/draining", "server/error"):
                report.refused.add(id)
            if answer.code == "server/error":
                report.wrong.append(f"{self._name} met an error of the server")
        else:
            v = cast(Any, answer).v
            if report.acknowledged.setdefault(id, v) != v:
                report.wrong.append(f"I2: {id} was acknowledged at two versions")

    def _note_view(self) -> None:
        session = self.session
        if session.have is not None and session.live:
            self._world.report.views.append((session.seat, session.version, session.view))
