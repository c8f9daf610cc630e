"""One deal played by chance, every step of it kept: what the laws are checked on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec
from hypothesis import strategies as st

from fourthseat_engine.chance import Stream
from fourthseat_engine.events import Told, redact
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.game import State
from fourthseat_engine.games import AnyGame
from fourthseat_engine.moves import Bid, BidContract, Move, Pass
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import SEATS, Observer, Seat
from tests.engine.conformance.rulesets import option_sets

OBSERVERS: tuple[Observer, ...] = (*SEATS, None)

Mood = Callable[[tuple[Move, ...], int], Move]


def _any_kind(legal: tuple[Move, ...], seed: int) -> Move:
    kinds = list(dict.fromkeys(type(move) for move in legal))
    kind = kinds[Stream(seed).below(len(kinds))]
    return _any([move for move in legal if type(move) is kind], seed + 1)


def _any(legal: Sequence[Move], seed: int) -> Move:
    return legal[Stream(seed).below(len(legal))]


def _shy(legal: tuple[Move, ...], seed: int) -> Move:
    """Low bids and many passes, so that small contracts are played."""
    if Pass() in legal and Stream(seed).below(4):
        return Pass()
    if isinstance(legal[0], (Bid, BidContract, Pass)):
        return legal[min(len(legal) - 1, Stream(seed).below(3))]
    return _any(legal, seed)


def _bold(legal: tuple[Move, ...], seed: int) -> Move:
    """The last of the moves: high bids and high cards."""
    return legal[-1] if Stream(seed).below(3) else _any(legal, seed)


MOODS: tuple[Mood, ...] = (_any_kind, _any, _shy, _bold)


@dataclass(frozen=True)
class Moment:
    """A state, how it came about (None for the dealing itself), and what was told of that."""

    state: State
    seat: Seat | None
    move: Move | None
    told: tuple[Told, ...]


@dataclass(frozen=True)
class History:
    """A deal from the state before it to its end."""

    game: AnyGame
    before: State
    pack: Pack
    moments: list[Moment] = field(default_factory=list)

    def replayed(self, pack: Pack, rename: Callable[[Move], Move], upto: int) -> list[Moment]:
        """The first `upto` moments with another pack and each move renamed. Raises `IllegalMove`."""
        step = self.game.deal(self.before, pack)
        moments = [Moment(step.state, None, None, step.told)]
        for moment in self.moments[1:upto]:
            assert moment.seat is not None
            assert moment.move is not None
            move = rename(moment.move)
            step = self.game.play(step.state, moment.seat, move)
            moments.append(Moment(step.state, moment.seat, move, step.told))
        return moments


@dataclass(frozen=True)
class Chance:
    """What a history follows from."""

    seed: int
    options: int
    skip: int
    first_dealer: Seat
    mood: int


chances = st.builds(
    Chance,
    seed=st.integers(0, 2**32 - 1),
    options=st.integers(0, 99),
    skip=st.integers(0, 24),
    first_dealer=st.sampled_from(SEATS),
    mood=st.integers(0, len(MOODS) - 1),
)


def history(game: AnyGame, chance: Chance) -> History:
    """Play `skip` deals (fewer when the match ends before), then one more and keep its steps."""
    sets = option_sets(game)
    seed = chance.seed.to_bytes(8, "big")
    stream = Stream(chance.seed)
    mood = MOODS[chance.mood]
    before = state = game.start(sets[chance.options % len(sets)], chance.first_dealer)
    deal = 0
    while True:
        played = History(game, before, pack_of_deal(seed, deal))
        step = game.deal(before, played.pack)
        played.moments.append(Moment(step.state, None, None, step.told))
        state = step.state
        while (seat := game.to_act(state)) is not None:
            move = mood(game.legal_moves(state), stream.below(1 << 40))
            step = game.play(state, seat, move)
            state = step.state
            played.moments.append(Moment(state, seat, move, step.told))
        if deal == chance.skip or game.standings(state).over:
            return played
        before, deal = state, deal + 1


def heard(moment: Moment, observer: Observer) -> bytes:
    """The very bytes that an observer hears of a moment."""
    return msgspec.json.encode(redact(moment.told, observer))


def seen(game: AnyGame, state: State, observer: Observer) -> bytes:
    """The very bytes of an observer's view."""
    return msgspec.json.encode(game.view(state, observer))


def truth(game: AnyGame, state: State) -> tuple[object, ...]:
    """All that can be known of a state from outside: every view, who acts, what is legal, the standings."""
    views = tuple(game.view(state, observer) for observer in OBSERVERS)
    return (*views, game.to_act(state), game.legal_moves(state), game.standings(state))
