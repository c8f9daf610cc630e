"""The search for Ristikontra: each rank in hand, and the dark play, tried in worlds that fit the view.

Cards of one rank are alike, so one of each is tried. A playout is worth the game points that the deal brings
the own side, and a little for each card point, by which a sure win or loss still has a better and a worse.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthseat_bots.policy import OutOfTime
from fourthseat_bots.race import laps, race
from fourthseat_bots.ristikontra.thumb import thumb
from fourthseat_engine.cards import Rank, rank_of
from fourthseat_engine.games.ristikontra import RISTIKONTRA
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal
from fourthseat_engine.games.ristikontra.score import settle
from fourthseat_engine.games.ristikontra.view import RistikontraView
from fourthseat_engine.moves import Dark, Move, Play

PER_POINT: Final = 0.01
"""What a card point is worth, in game points."""


def search(
    view: RistikontraView, legal: Sequence[Move], seed: int, budget: int, out_of_time: OutOfTime
) -> Move:
    """The move that did best in `budget` playouts."""
    tried = distinct_moves(legal)
    if len(tried) == 1:
        return tried[0]
    worlds = RISTIKONTRA.worlds(view, seed)
    side = 0 if view.observer is None else view.observer % 2

    def try_in(world: int, running: Sequence[int]) -> list[float]:
        dealt = next(worlds).deal
        assert dealt is not None
        values = []
        for which in running:
            deal = dealt.clone()
            move = tried[which]
            if isinstance(move, Play):
                deal.play(move.card)
            else:
                deal.play_dark()
            values.append(play_out(deal, side, view.held))
        return values

    return tried[race(laps(len(tried), budget), try_in, out_of_time)]


def distinct_moves(legal: Sequence[Move]) -> list[Move]:
    """The legal moves with one card of each rank."""
    tried: dict[Rank | None, Move] = {}
    for move in legal:
        if isinstance(move, Play):
            tried.setdefault(rank_of(move.card), move)
        elif isinstance(move, Dark):
            tried.setdefault(None, move)
    return list(tried.values())


def play_out(deal: RistikontraDeal, side: int, held: int) -> float:
    """Play the deal to its end, in place; what that is worth to the side."""
    left = 52 - deal.played.bit_count()
    for _ in range(left):
        card = thumb(deal)
        if card is None:
            deal.play_dark()
        else:
            deal.play(card)
    ours, theirs = deal.points[side], deal.points[1 - side]
    gained = settle((deal.points[0], deal.points[1]), deal.stained(), held).game_points
    return gained[side] - gained[1 - side] + PER_POINT * (ours - theirs)
