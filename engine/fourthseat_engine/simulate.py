"""Playing whole matches by choosers, the same from the same seed on every machine."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from fourthseat_engine.chance import Stream
from fourthseat_engine.fairness import match_secret
from fourthseat_engine.game import State
from fourthseat_engine.games import GAMES, AnyGame, game_named
from fourthseat_engine.moves import Move
from fourthseat_engine.record import Record, RecordedPlayer, Terms
from fourthseat_engine.recording import record_match
from fourthseat_engine.seats import Seat
from fourthseat_engine.views import View

Chooser: TypeAlias = Callable[[View, tuple[Move, ...], int], Move]
"""Chooses one of the legal moves from what the seat sees; the number is the seed of its chance."""

TABLE = "simulation"


def random_chooser(view: View, legal: tuple[Move, ...], seed: int) -> Move:
    """A kind of move by chance, then a move of that kind: a pass is as likely as all bids together."""
    stream = Stream(seed)
    kinds = list(dict.fromkeys(type(move) for move in legal))
    kind = kinds[stream.below(len(kinds))]
    moves = [move for move in legal if type(move) is kind]
    return moves[stream.below(len(moves))]


def simulated_terms(
    game: str,
    options: Mapping[str, object],
    names: Sequence[str],
    seed: int,
    match: int,
    games: Mapping[str, AnyGame] = GAMES,
) -> Terms:
    """The terms of match number `match` of a simulation: four bots, and a secret that follows from `seed`.

    Raises `Unreadable` for an unknown game or options.
    """
    ruleset = game_named(game, games)
    return Terms(
        game=game,
        rules_version=ruleset.rules_version,
        table=TABLE,
        match=match,
        options=ruleset.read_options(options),
        players=tuple(RecordedPlayer(name=name, bot=True) for name in names),
        secret=match_secret(hashlib.sha256(f"simulation/{seed}".encode()).digest(), TABLE, match),
        player_bytes=(b"", b"", b"", b""),
    )


def play_match(terms: Terms, choosers: Sequence[Chooser], games: Mapping[str, AnyGame] = GAMES) -> Record:
    """Play a match with one chooser a seat. A chooser's move that is not legal raises `IllegalMove`."""
    chances = Stream(int.from_bytes(terms.seed[:8], "big"))

    def decide(game: AnyGame, state: State, seat: Seat) -> Move:
        return choosers[seat](game.view(state, seat), game.legal_moves(state), chances.below(1 << 48))

    return record_match(terms, decide, games)
