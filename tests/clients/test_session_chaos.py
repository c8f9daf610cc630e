"""Any order of losses, doubles, overtakings and reconnects: the same view, and one answer to each wish."""

from __future__ import annotations

import random
from collections import Counter, deque
from typing import TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from fourthseat_client import commands
from fourthseat_client.messages import Done, No
from fourthseat_client.session import Answered, Effect, Lost, Send, Session, Step
from fourthseat_engine.views import View
from tests.clients.model_hub import KEY, TABLE, Line, ModelHub

T = TypeVar("T")
ORDINARY = (
    "hub-takes",
    "hub-takes",
    "client-takes",
    "client-takes",
    "client-takes",
    "go-on",
    "go-on",
    "wish",
    "return",
)
MISHAPS = (
    "nonsense",
    "lose-up",
    "lose-down",
    "double-up",
    "double-down",
    "overtake-up",
    "overtake-down",
    "cut",
    "reconnect",
)


class Bench:
    """A session and a hub with a line between them that can be made to fail."""

    def __init__(self, seed: int, observer: int | None) -> None:
        self.hub = ModelHub(observer=observer, seed=seed)
        ids = iter(f"{number:022d}" for number in range(10_000))
        self.session = Session(TABLE, KEY, fresh_id=lambda: next(ids))
        self.line: Line | None = None
        self.wished: list[str] = []
        self.answers: dict[str, list[Done | No]] = {}
        self.shown: View | None = None

    def happen(self, what: str) -> None:
        line = self.line
        match what:
            case "hub-takes" if line is not None and line.up:
                line.hub_takes()
            case "client-takes" if line is not None and line.down:
                self.take(line)
            case "go-on" if self.hub.others_turn:
                self.hub.go_on()
                if line is not None:
                    line.tell()
            case "wish" if self.session.legal:
                self.wish(commands.Move(self.session.legal[-1]))
            case "nonsense":
                self.wish(commands.Move("bid 77"))
            case "lose-up" if line is not None and line.up:
                line.up.popleft()
            case "lose-down" if line is not None and line.down:
                line.down.popleft()
            case "double-up" if line is not None and line.up:
                line.up.appendleft(line.up[0])
            case "double-down" if line is not None and line.down:
                line.down.appendleft(line.down[0])
            case "overtake-up" if line is not None:
                overtake(line.up)
            case "overtake-down" if line is not None:
                overtake(line.down)
            case "cut":
                self.cut()
            case "return" if line is None:
                self.connect()
            case "reconnect":
                self.connect()

    def wish(self, command: commands.Command) -> None:
        wish, effects = self.session.wish(command)
        self.wished.append(wish.id)
        self.answers[wish.id] = []
        self.carry_out(effects)

    def connect(self) -> None:
        self.cut()
        self.line = Line(self.hub)
        self.carry_out(self.session.opened())

    def cut(self) -> None:
        self.line = None
        self.session.closed()

    def take(self, line: Line) -> None:
        self.carry_out(self.session.receive(line.down.popleft()))

    def carry_out(self, effects: list[Effect]) -> None:
        for effect in effects:
            match effect:
                case Send() if self.line is not None:
                    self.line.up.append(effect.message)
                case Answered():
                    self.answers[effect.wish.id].append(effect.answer)
                case Step():
                    assert effect.before == self.shown, "a step that does not follow the one before"
                    self.shown = effect.after
                case Lost():
                    self.cut()

    def heal(self) -> None:
        """The network works from now on; everything under way arrives."""
        self.connect()
        while True:
            if self.line is None:
                self.connect()
            assert self.line is not None
            if self.line.up:
                self.line.hub_takes()
            elif self.line.down:
                self.take(self.line)
            else:
                return


def overtake(messages: deque[T]) -> None:
    """The second message arrives before the first."""
    if len(messages) >= 2:
        messages[0], messages[1] = messages[1], messages[0]


@settings(deadline=None, max_examples=300)
@given(
    seed=st.integers(0, 2**32),
    observer=st.sampled_from([0, 1, 2, 3, None]),
    happenings=st.integers(200, 700),
    trouble=st.integers(3, 40),
)
def test_any_mishaps_end_in_the_same_view_and_each_wish_is_answered_once(
    seed: int, observer: int | None, happenings: int, trouble: int
) -> None:
    chance = random.Random(seed)
    bench = Bench(seed, observer)
    bench.connect()
    for _ in range(happenings):
        bench.happen(chance.choice(MISHAPS if chance.randrange(100) < trouble else ORDINARY))
    bench.heal()

    assert bench.session.version == bench.hub.v
    assert bench.session.view == bench.shown == bench.hub.view
    assert bench.session.table == bench.hub.table()
    assert (bench.session.legal or ()) == tuple(bench.hub.legal_for_observer() or ())
    times = Counter(each.id for each in bench.hub.log)
    for wish, answers in bench.answers.items():
        assert len(answers) == 1, f"wish {wish} was answered {len(answers)} times"
        assert times[wish] == isinstance(answers[0], Done)


@settings(deadline=None, max_examples=40)
@given(seed=st.integers(0, 200), losses=st.lists(st.integers(0, 9), min_size=1, max_size=40))
def test_a_match_comes_to_its_end_over_a_line_that_loses(seed: int, losses: list[int]) -> None:
    bench = Bench(seed, observer=2)
    bench.connect()
    turn = 0
    while not bench.hub.over:
        turn += 1
        bench.happen("go-on")
        bench.happen("wish")
        if losses[turn % len(losses)] == 0:
            bench.happen("lose-down")
        if losses[turn % len(losses)] == 1:
            bench.happen("lose-up")
        for _ in range(4):
            bench.happen("hub-takes")
            bench.happen("client-takes")
        if bench.line is None or losses[turn % len(losses)] <= 1:
            bench.heal()
    bench.heal()
    assert bench.session.view == bench.hub.view
    assert bench.session.view is not None
    assert bench.session.view.phase == "over"
