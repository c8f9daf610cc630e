"""Writing a match down: from its terms and the moves that are made to its record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from fourthseat_engine.errors import Unverified
from fourthseat_engine.fairness import commitment, first_dealer, pack_of_deal
from fourthseat_engine.game import State, Step
from fourthseat_engine.games import GAMES, AnyGame, game_named
from fourthseat_engine.moves import Move
from fourthseat_engine.record import Record, RecordedDeal, RecordedMove, Terms
from fourthseat_engine.seats import Seat

Decide: TypeAlias = Callable[[AnyGame, State, Seat], Move]
"""What the seat to act does in this state."""


def record_match(terms: Terms, decide: Decide, games: Mapping[str, AnyGame] = GAMES) -> Record:
    """Play a match from its terms to its end and write it down.

    Raises `IllegalMove` when `decide` does, and `Unreadable` for an unknown game or options.
    """
    game = game_named(terms.game, games)
    seed = terms.seed
    state = game.start(game.read_options(terms.options), first_dealer(seed))
    deals = []
    while not game.standings(state).over:
        deal, state = _deal(game, state, seed, decide)
        deals.append(deal)
    return Record(
        terms=terms,
        commitment=commitment(terms.secret),
        first_dealer=first_dealer(seed),
        deals=tuple(deals),
        standings=game.standings(state),
    )


def in_order(moves: Iterable[Move]) -> Decide:
    """Decide what was decided before: these moves, one after the other.

    Raises `Unverified` (`unverified/unfinished`) when they end before the match does.
    """
    rest = iter(moves)

    def decide(game: AnyGame, state: State, seat: Seat) -> Move:
        move = next(rest, None)
        if move is None:
            raise Unverified("unverified/unfinished", "The moves end before the match is over.")
        return move

    return decide


def _deal(game: AnyGame, state: State, seed: bytes, decide: Decide) -> tuple[RecordedDeal, State]:
    before = game.standings(state).totals
    pack = pack_of_deal(seed, game.deal_index(state))
    step: Step[State] = game.deal(state, pack)
    dealer = game.view(step.state, None).dealer
    moves = []
    while (seat := game.to_act(step.state)) is not None:
        move = decide(game, step.state, seat)
        step = game.play(step.state, seat, move)
        moves.append(RecordedMove(seat, move))
    totals = game.standings(step.state).totals
    deal = RecordedDeal(
        dealer=dealer,
        pack=pack,
        moves=tuple(moves),
        scores=scores_between(before, totals),
        totals=totals,
    )
    return deal, step.state


def scores_between(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    """What a deal brought each seat, from the totals before and after it."""
    return tuple(new - old for old, new in zip(before, after, strict=True))
