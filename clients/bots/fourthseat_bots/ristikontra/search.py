"""The search for Ristikontra: each rank in hand, and the dark play, tried in worlds that fit the view.

Cards of one rank are alike, so one of each is tried. Luck is large: a playout differs from the next by many
times what one move is better than another, the more so the more is still to come. So the rule of thumb has a
say as well, as if it were a number of playouts: a large one while the stock lasts, a small one after.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthseat_bots.policy import OutOfTime
from fourthseat_bots.race import laps, race
from fourthseat_bots.ristikontra.thumb import DARK, thumb, weigh
from fourthseat_engine.cards import PACK_SIZE, Card
from fourthseat_engine.games.ristikontra import RISTIKONTRA
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal
from fourthseat_engine.games.ristikontra.score import settle
from fourthseat_engine.games.ristikontra.view import RistikontraView
from fourthseat_engine.moves import Dark, Move, Play

GAME_POINT: Final = 30.0
"""What a game point is worth, in card points."""
SAY_EARLY: Final = 1000.0
"""For how many playouts of each move the rule of thumb counts while the stock lasts."""
SAY_LATE: Final = 100.0
"""The same once the stock is gone."""
SAY_HASTY: Final = 5.0
"""The same for a player who trusts in what little it has seen."""


def search(
    view: RistikontraView, legal: Sequence[Move], seed: int, budget: int, out_of_time: OutOfTime
) -> Move:
    """The move that did best in `budget` playouts and by rule of thumb."""
    return _search(view, seed, budget, out_of_time, SAY_EARLY if view.stock else SAY_LATE)


def hasty_search(
    view: RistikontraView, legal: Sequence[Move], seed: int, budget: int, out_of_time: OutOfTime
) -> Move:
    """The move that did best in `budget` playouts, even if these are too few to tell."""
    return _search(view, seed, budget, out_of_time, SAY_HASTY)


def _search(view: RistikontraView, seed: int, budget: int, out_of_time: OutOfTime, say: float) -> Move:
    worlds = RISTIKONTRA.worlds(view, seed)
    first = next(worlds).deal
    assert first is not None
    moves: list[Card] = []
    worths: list[float] = []
    weigh(first, moves, worths)
    if len(moves) == 1:
        return _move(moves[0])

    def try_in(world: int, running: Sequence[int]) -> list[float]:
        dealt = next(worlds).deal if world else first
        assert dealt is not None
        values = []
        for which in running:
            deal = dealt.clone()
            _make(deal, moves[which])
            play_out(deal)
            values.append(value(deal, view) + (0.0 if world else say * worths[which]))
        return values

    return _move(moves[race(laps(len(moves), budget), try_in, out_of_time)])


def play_out(deal: RistikontraDeal) -> None:
    """Play the deal to its end by rule of thumb, in place."""
    for _ in range(PACK_SIZE - deal.played.bit_count()):
        _make(deal, thumb(deal))


def value(deal: RistikontraDeal, view: RistikontraView) -> float:
    """What a finished deal is worth to the observer's side, in card points; game points beyond the target
    count for nothing."""
    side = 0 if view.observer is None else view.observer % 2
    gained = settle((deal.points[0], deal.points[1]), deal.stained(), view.held).game_points
    worth = 0.0
    for each, sign in ((side, 1), (1 - side, -1)):
        wanted = min(gained[each], view.target - view.totals[each])
        worth += sign * (deal.points[each] + GAME_POINT * wanted)
    return worth


def _make(deal: RistikontraDeal, move: Card) -> None:
    if move == DARK:
        deal.play_dark()
    else:
        deal.play(move)


def _move(move: Card) -> Move:
    return Dark() if move == DARK else Play(move)
