"""The contract that every ruleset fulfils.

A `Game` is one stateless object per ruleset. Its state is a value: no method changes one that it was
given. Chance enters only as the packs that the caller hands to `deal`.

    start ──► between deals ──deal(pack)──► somebody's turn ──play──► … ──► between deals ──► … ──► over
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from fourthseat_engine.errors import IllegalMove
from fourthseat_engine.events import Event, Told
from fourthseat_engine.moves import Move
from fourthseat_engine.options import Option, Options, OptionValue, read_options
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import Observer, Seat
from fourthseat_engine.views import View


class State:
    """The whole truth about a match between two moves. Treated as immutable outside the engine."""

    __slots__ = ()


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What a move led to: the next state and the events that tell of it, with their audiences."""

    state: S
    told: tuple[Told, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Standings:
    """Scores by seat, places by standard competition ranking (1, 1, 3, 4), and whether it is over."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    over: bool


class Game(ABC, Generic[S, V]):
    """A ruleset: pure functions from state to state."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    options: ClassVar[tuple[Option, ...]]
    view_type: type[V]
    event_types: ClassVar[tuple[type[Event], ...]]
    """The game's own events, besides those of `events.py`."""

    def read_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """Complete the given options. Raises `Unreadable` (`option/unknown`, `option/value`)."""
        return read_options(self.options, given)

    @abstractmethod
    def start(self, options: Options, first_dealer: Seat) -> S:
        """A match before its first deal. `options` must be complete (see `read_options`)."""

    @abstractmethod
    def deal(self, state: S, pack: Pack) -> Step[S]:
        """Deal the next deal. Raises `IllegalMove` (`illegal/deal`) when it is not time for one."""

    @abstractmethod
    def deal_index(self, state: S) -> int:
        """The index, from 0, of the deal that is on, or between deals of the one that `deal` deals next."""

    @abstractmethod
    def to_act(self, state: S) -> Seat | None:
        """The seat whose turn it is; None between deals and when the match is over."""

    @abstractmethod
    def legal_moves(self, state: S) -> tuple[Move, ...]:
        """Every move the acting seat may make, in canonical order; empty when nobody acts."""

    @abstractmethod
    def play(self, state: S, seat: Seat, move: Move) -> Step[S]:
        """Make a move. Raises `IllegalMove`; the given state is never changed."""

    @abstractmethod
    def view(self, state: S, observer: Observer) -> V:
        """What one observer knows."""

    @abstractmethod
    def see(self, view: V, event: Event) -> V:
        """The observer's fold: the view after an event that was told to it."""

    @abstractmethod
    def worlds(self, view: V, seed: int) -> Iterator[S]:
        """Endlessly, complete states that fit everything `view` shows, each equally likely."""

    @abstractmethod
    def standings(self, state: S) -> Standings:
        """Scores, places, winners, and whether the match is over."""


def require_turn(to_act: Seat | None, seat: Seat) -> None:
    """Raise `IllegalMove` unless it is this seat's turn."""
    if to_act is None:
        raise IllegalMove("illegal/nobody-acts", "Nobody is to move now.", "turn")
    if to_act != seat:
        raise IllegalMove("illegal/turn", "It is not your turn.", "turn")


def places(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Standard competition ranking, the highest total first: (120, 131, 131, 90) gives (3, 1, 1, 4)."""
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def leaders(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the highest total."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
