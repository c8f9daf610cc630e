"""Positions for the bots' tests: deals played a random way by random seats, and what the seat to act sees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from fourthseat_engine.chance import Stream
from fourthseat_engine.game import State
from fourthseat_engine.games import AnyGame, game_named
from fourthseat_engine.moves import Move
from fourthseat_engine.pack import shuffled
from fourthseat_engine.seats import Seat
from fourthseat_engine.simulate import random_chooser
from fourthseat_engine.views import View


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A moment at which somebody has to choose."""

    game: AnyGame
    state: State
    seat: Seat
    view: View
    legal: tuple[Move, ...]


def positions(name: str, seed: int, options: dict[str, object] | None = None) -> Iterator[Position]:
    """The positions of a random match in which a seat has a choice, endlessly match after match."""
    game = game_named(name)
    stream = Stream(seed)
    while True:
        state = game.start(game.read_options(options or {}), stream.below(4))
        while not game.standings(state).over:
            pack = shuffled(sha256(str(stream.below(1 << 60)).encode()).digest())
            state = game.deal(state, pack).state
            while (seat := game.to_act(state)) is not None:
                view, legal = game.view(state, seat), game.legal_moves(state)
                if len(legal) > 1:
                    yield Position(game=game, state=state, seat=seat, view=view, legal=legal)
                move = random_chooser(view, legal, stream.below(1 << 60))
                state = game.play(state, seat, move).state
