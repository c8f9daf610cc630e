"""The session protocol without a socket: messages in, effects out.

Everything that affects the session's state is here; a shell (`client.py`) carries out the effects in order.

    opened() ──► Send(hello)
    welcome ──► the whole state, or what was missed; then every unanswered wish once more
    ev or skip of version v:  v = mine + 1: fold and tell    v ≤ mine: drop    v > mine + 1: Lost, dial anew
    wish(command) ──► kept, then sent; sent again with the same id on every new line until `done` or `no`
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from fourthseat_client.commands import Command
from fourthseat_client.errors import NotUnderstood
from fourthseat_client.fold import Fold
from fourthseat_client.messages import (
    Bye,
    ClientMessage,
    Do,
    Done,
    Ev,
    Have,
    Hello,
    Here,
    Millis,
    No,
    Pong,
    Saving,
    ServerMessage,
    Skip,
    Snapshot,
    TableState,
    Welcome,
)
from fourthseat_engine.events import Event
from fourthseat_engine.seats import Observer
from fourthseat_engine.views import View


@dataclass(frozen=True, slots=True)
class Send:
    """Send this message on the line."""

    message: ClientMessage


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One version as told: folding `events` over `before` gives `after`; `h` is the log's hash there.

    `whole` means that the state came whole, so that there is nothing between `before` and `after` to tell.
    """

    v: int
    h: str
    at: Millis
    events: tuple[Event, ...]
    before: View | None
    after: View | None
    whole: bool


@dataclass(frozen=True, slots=True)
class Answered:
    """A wish got its only answer."""

    wish: Do
    answer: Done | No


@dataclass(frozen=True, slots=True)
class Lost:
    """Something was lost on the way: hang up and dial anew, the next hello says what we hold."""


@dataclass(frozen=True, slots=True)
class Return:
    """The hub closes and wants us back after so many milliseconds."""

    after: Millis


@dataclass(frozen=True, slots=True)
class Leave:
    """The hub closes and does not want us back."""

    code: str
    message: str


T = TypeVar("T")
Effect: TypeAlias = Send | Step | Answered | Lost | Return | Leave


def fresh_secret() -> str:
    """128 random bits as 22 characters of base64url: ids of wishes, seat keys."""
    return secrets.token_urlsafe(16)


def fresh_bytes() -> str:
    """A player's 16 random bytes for the shuffle, in hexadecimal."""
    return secrets.token_hex(16)


class Session:
    """One viewer's session at one table, over any number of lines."""

    def __init__(
        self,
        table: str,
        key: str,
        *,
        unanswered: Iterable[Do] = (),
        fresh_id: Callable[[], str] = fresh_secret,
    ) -> None:
        self.live = False
        """The hub has welcomed us on the present line."""
        self.saving = True
        """The hub can store; nothing is acknowledged while it cannot."""
        self.seat: Observer = None
        self.table: TableState | None = None
        self.view: View | None = None
        self.legal: tuple[str, ...] | None = None
        """The moves that we may make now, None when it is not our turn."""
        self.links: tuple[str | None, ...] | None = None
        self.watch: str | None = None
        self.here = Here(seats=(False, False, False, False), watchers=0)
        self.have: Have | None = None
        self._table_name = table
        self._key = key
        self._tab = fresh_id()
        self._fresh_id = fresh_id
        self._unanswered = {wish.id: wish for wish in unanswered}
        self._fold: Fold | None = None
        self._match_of_view: int | None = None

    @property
    def version(self) -> int:
        """The version we are at, 0 before the first welcome."""
        return 0 if self.have is None else self.have.v

    @property
    def unanswered(self) -> tuple[Do, ...]:
        """The wishes without an answer, the oldest first."""
        return tuple(self._unanswered.values())

    def opened(self) -> list[Effect]:
        """A line is open; the first word is ours."""
        self.live = False
        return [Send(Hello(table=self._table_name, key=self._key, tab=self._tab, have=self.have))]

    def closed(self) -> None:
        """The line is gone."""
        self.live = False

    def wish(self, command: Command) -> tuple[Do, list[Effect]]:
        """Make a wish. It is answered once, by `Answered` with the same wish, whatever the line does."""
        wish = Do(id=self._fresh_id(), v=self.version, c=command)
        self._unanswered[wish.id] = wish
        return wish, [Send(wish)] if self.live else []

    def distrust(self) -> None:
        """Forget what we hold, so that the next hello asks for the whole state."""
        self.have = None

    def receive(self, message: ServerMessage) -> list[Effect]:
        """Take a message in. Raises `NotUnderstood` when not even the whole state can be understood."""
        match message:
            case Welcome():
                return self._welcome(message)
            case Ev() | Skip():
                return self._advance(message) if self.live else []
            case Done():
                return self._done(message)
            case No():
                return self._refused(message)
            case Here():
                self.here = message
            case Saving():
                self.saving = message.ok
            case Bye():
                return self._bye(message)
            case Pong():
                pass
        return []

    def _welcome(self, welcome: Welcome) -> list[Effect]:
        self.live = True
        self.saving = True
        self.seat = welcome.seat
        if welcome.state is not None:
            effects: list[Effect] = [self._replace(welcome, welcome.state)]
        else:
            effects = []
            for each in welcome.missed or ():
                effects += self._advance(each)
                if not self.live:
                    return effects
            if self.have != Have(inc=welcome.inc, v=welcome.v, h=welcome.h):
                self.distrust()
                return [*effects, *self._lost()]
        return [*effects, *map(Send, self.unanswered)]

    def _replace(self, welcome: Welcome, state: Snapshot) -> Step:
        self._fold = Fold(state.table.game)
        before, self.view = self.view, None
        if state.match is not None:
            self.view = self._fold.read_view(state.match)
            self._match_of_view = state.table.match
        self.table = state.table
        self.legal = _tuple(state.legal)
        self.links = _tuple(state.links)
        self.watch = state.watch
        self.have = Have(inc=welcome.inc, v=welcome.v, h=welcome.h)
        return Step(
            v=welcome.v,
            h=welcome.h,
            at=welcome.now,
            events=(),
            before=before,
            after=self.view,
            whole=True,
        )

    def _advance(self, message: Ev | Skip) -> list[Effect]:
        have = self.have
        if have is None or message.v > have.v + 1:
            return self._lost()
        if message.v <= have.v:
            return []
        told: list[Effect] = []
        if isinstance(message, Ev):
            try:
                told.append(self._take(message))
            except NotUnderstood:
                self.distrust()
                return self._lost()
        self.have = Have(inc=have.inc, v=message.v, h=message.h)
        return told

    def _take(self, ev: Ev) -> Step:
        assert self._fold is not None
        table = self.table if ev.table is None else ev.table
        before, after, events = self.view, self.view, self._fold.read_events(ev.events or ())
        if events:
            assert table is not None
            if after is None or self._match_of_view != table.match:
                after = self._fold.opening(table, self.seat)
            after = self._fold.see(after, events)
            self._match_of_view = table.match
        self.table, self.view = table, after
        if ev.links is not None:
            self.links = tuple(ev.links)
        if ev.watch is not None:
            self.watch = ev.watch
        if events or ev.legal is not None:
            self.legal = _tuple(ev.legal)
        return Step(v=ev.v, h=ev.h, at=ev.at, events=events, before=before, after=after, whole=False)

    def _lost(self) -> list[Effect]:
        self.live = False
        return [Lost()]

    def _done(self, done: Done) -> list[Effect]:
        effects = self._answer(done.id, done)
        if effects and done.v > self.version:
            # What was legal before our own entry is not any more; the version that tells of it is on its way.
            self.legal = None
        return effects

    def _refused(self, no: No) -> list[Effect]:
        if no.legal is not None:
            self.legal = tuple(no.legal)
        return [] if no.id is None else self._answer(no.id, no)

    def _answer(self, id_: str, answer: Done | No) -> list[Effect]:
        wish = self._unanswered.pop(id_, None)
        return [] if wish is None else [Answered(wish, answer)]

    def _bye(self, bye: Bye) -> list[Effect]:
        self.live = False
        if bye.back is not None:
            return [Return(bye.back)]
        given_up = self.unanswered
        self._unanswered.clear()
        answers = [Answered(wish, No(id=wish.id, code=bye.code, message=bye.message)) for wish in given_up]
        return [*answers, Leave(bye.code, bye.message)]


def _tuple(items: list[T] | None) -> tuple[T, ...] | None:
    return None if items is None else tuple(items)
