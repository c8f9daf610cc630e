"""A hub in miniature for one observer: a real match as a log, told as the protocol says over lines that lose.

It keeps the promises of the protocol and is nothing else of a server; the session is tested against it.
"""

from __future__ import annotations

import hashlib
import random
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from fourthseat_client import commands
from fourthseat_client.messages import (
    ClientMessage,
    Do,
    Done,
    Ev,
    Hello,
    No,
    Pong,
    Raw,
    ServerMessage,
    Skip,
    Snapshot,
    TableSeat,
    TableState,
    Welcome,
)
from fourthseat_engine import fairness
from fourthseat_engine.errors import EngineError
from fourthseat_engine.events import Told, redact
from fourthseat_engine.games import AnyGame, game_named
from fourthseat_engine.moves import Move, parse_move
from fourthseat_engine.seats import Observer
from fourthseat_engine.views import View

SMALL_GAP = 6
"""Up to so many missed versions are told one by one."""

SHORT: dict[str, dict[str, int | str | bool]] = {
    "rikiki": {"longest": 2},
    "ristikontra": {"target": 2},
    "rikken-nine": {"deals": 2},
    "rikken-sixteen": {"rounds": 2},
}
"""Options by which a match of each game is short."""

KEY = "k" * 22
TABLE = "abcdefghijklmnop"


@dataclass
class Version:
    """One entry of the log: whose id, what it told, the table if it changed, and who may move after it."""

    id: str
    told: tuple[Told, ...]
    table: TableState | None
    to_act: Observer
    legal: list[str]


@dataclass
class ModelHub:
    """A table of one game whose seats all move by `move`; `observer` is who listens on the lines."""

    observer: Observer
    seed: int
    game_name: str = "rikiki"
    options: dict[str, int | str | bool] = field(default_factory=dict)
    inc: str = "first"
    log: list[Version] = field(default_factory=list)
    matches: int = 0

    def __post_init__(self) -> None:
        self.game: AnyGame = game_named(self.game_name)
        self.options = self.game.read_options(self.options or SHORT[self.game_name])
        self.chance = random.Random(self.seed)
        self.state = self.game.start(self.options, 0)
        self.stage = "waiting"
        self._append("create", (), table=True)

    # The log

    @property
    def v(self) -> int:
        return len(self.log)

    @property
    def over(self) -> bool:
        return self.stage == "over"

    @property
    def view(self) -> View | None:
        return None if self.stage == "waiting" else self.game.view(self.state, self.observer)

    @property
    def since(self) -> int:
        """The version at which the present turn began."""
        return max(at for at, each in enumerate(self.log, 1) if each.told)

    @property
    def legal(self) -> list[str]:
        return [str(move) for move in self.game.legal_moves(self.state)]

    @property
    def others_turn(self) -> bool:
        """Whether the next entry is not for the observer to make."""
        to_act = self.game.to_act(self.state) if self.stage == "playing" else None
        return to_act is None or to_act != self.observer

    def begin_match(self) -> None:
        """Start the match, or the rematch."""
        self.matches += self.stage == "over"
        self.stage = "playing"
        self.state = self.game.start(self.options, self.chance.randrange(4))
        self._deal(f"start-{self.v}")

    def go_on(self, wanted: str | None = None) -> None:
        """One entry that nobody on the lines asked for: a start, a deal, a nod, or somebody's move."""
        if self.stage != "playing":
            self.begin_match()
        elif self.chance.random() < 0.2:
            self._append(f"secret-{self.v}", (), table=False)
        elif self.game.to_act(self.state) is None:
            self._deal(f"deal-{self.v}")
        else:
            self.play(f"other-{self.v}", wanted or self.chance.choice(self.legal))

    def play(self, id_: str, move: str) -> None:
        """A move by whoever acts. Raises `EngineError`."""
        seat = self.game.to_act(self.state)
        assert seat is not None
        self._play(id_, seat, parse_move(move))

    def known(self, id_: str) -> int | None:
        """The version at which an entry with this id stands."""
        return next((at for at, each in enumerate(self.log, 1) if each.id == id_), None)

    def _play(self, id_: str, seat: int, move: Move) -> None:
        step = self.game.play(self.state, seat, move)
        self.state = step.state
        over = self.game.standings(self.state).over
        self.stage = "over" if over else "playing"
        self._append(id_, step.told, table=over)

    def _deal(self, id_: str) -> None:
        index = self.game.deal_index(self.state)
        seed = self.seed.to_bytes(32, "big")
        step = self.game.deal(self.state, fairness.pack_of_deal(seed, index))
        self.state = step.state
        self._append(id_, step.told, table=True)

    def _append(self, id_: str, told: tuple[Told, ...], *, table: bool) -> None:
        to_act = self.game.to_act(self.state) if self.stage == "playing" else None
        legal = self.legal if to_act is not None else []
        self.log.append(Version(id_, told, self.table() if table else None, to_act, legal))

    # What is told of it

    def table(self) -> TableState:
        names = ("Anna", "Bence", "Aino", "Joris")
        seats = tuple(TableSeat(kind="player", name=name) for name in names)
        return TableState(
            id=TABLE,
            game=self.game.name,
            options=dict(self.options),
            stage=self.stage,  # type: ignore[arg-type]  # one of the three words
            match=self.matches,
            pace="instant",
            clock=None,
            watching=True,
            commitment="0" * 64,
            secret=None,
            host=0,
            deadline=None,
            next_at=None,
            seats=seats,  # type: ignore[arg-type]  # four of them
        )

    def hash_at(self, v: int) -> str:
        ids = "/".join(each.id for each in self.log[:v])
        return hashlib.sha256(f"{self.inc}/{ids}".encode()).hexdigest()[:16]

    def message(self, v: int) -> Ev | Skip:
        """Version `v` as the observer is told of it."""
        at = self.log[v - 1]
        events = [_raw(event) for event in redact(at.told, self.observer)]
        if not events and at.table is None:
            return Skip(v=v, h=self.hash_at(v))
        mine = self.observer is not None and at.to_act == self.observer
        return Ev(
            v=v,
            h=self.hash_at(v),
            at=v,
            table=at.table,
            events=events or None,
            legal=at.legal if events and mine else None,
        )

    def welcome(self, hello: Hello) -> Welcome:
        have = hello.have
        head = {"inc": self.inc, "v": self.v, "h": self.hash_at(self.v), "seat": self.observer, "now": self.v}
        fits = have is not None and have.inc == self.inc and have.h == self.hash_at(have.v)
        if have is not None and fits and 0 <= self.v - have.v <= SMALL_GAP:
            return Welcome(**head, missed=[self.message(v) for v in range(have.v + 1, self.v + 1)])  # type: ignore[arg-type]  # a map of its fields
        view = self.view
        state = Snapshot(
            table=self.table(),
            match=None if view is None else _raw(view),
            legal=self.legal_for_observer(),
        )
        return Welcome(**head, state=state)  # type: ignore[arg-type]  # a map of its fields

    def legal_for_observer(self) -> list[str] | None:
        return None if self.others_turn else self.legal

    def answer(self, wish: Do) -> Done | No:
        """Fulfil a wish, once; or say what is wrong with it."""
        known = self.known(wish.id)
        if known is not None:
            return Done(id=wish.id, v=known)
        if not isinstance(wish.c, commands.Move):
            return No(id=wish.id, code="rights/host", message="Only the host can do that.", v=self.v)
        if self.others_turn or wish.v < self.since:
            return No(id=wish.id, code="move/stale", message="The turn had moved on.", v=self.v)
        try:
            self.play(wish.id, wish.c.move)
        except EngineError as error:
            return No(id=wish.id, code=error.code, message=error.message, v=self.v, legal=self.legal)
        return Done(id=wish.id, v=self.v)


@dataclass
class Line:
    """One connection to the hub: what is under way in each direction can be lost, doubled or overtaken."""

    hub: ModelHub
    up: deque[ClientMessage] = field(default_factory=deque)
    down: deque[ServerMessage] = field(default_factory=deque)
    told: int | None = None
    """The version up to which this line was told; None before the hello."""

    def tell(self) -> None:
        """Put what is new in the log on the line."""
        while self.told is not None and self.told < self.hub.v:
            self.told += 1
            self.down.append(self.hub.message(self.told))

    def hub_takes(self) -> None:
        """Let the hub take the next message."""
        match self.up.popleft():
            case Hello() as hello:
                self.down.append(self.hub.welcome(hello))
                self.told = self.hub.v
            case Do() as wish:
                answer = self.hub.answer(wish)
                if self.hub.chance.random() < 0.5:
                    self.tell()
                self.down.append(answer)
            case ping:
                self.down.append(Pong(n=ping.n))
        self.tell()


def messages_of(hub: ModelHub, after: int = 0) -> Iterator[Ev | Skip]:
    """All versions after `after`, as told."""
    return (hub.message(v) for v in range(after + 1, hub.v + 1))


def _raw(value: object) -> Raw:
    """A view or event as it looks after having travelled."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))  # type: ignore[no-any-return]  # a map
