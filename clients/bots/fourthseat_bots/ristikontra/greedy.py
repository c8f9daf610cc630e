"""Ristikontra greedily, without a thought for what others may hold or what is still to come.

Catch whenever the other side has the trick; give the partner's trick the dearest card; else, and to lead,
throw the cheapest. The top of the stock is never turned up.
"""

from __future__ import annotations

from collections.abc import Sequence

from fourthseat_bots.policy import OutOfTime
from fourthseat_engine.cards import Card, card_of, rank_of
from fourthseat_engine.games.ristikontra.score import CARD_POINTS, side_of
from fourthseat_engine.games.ristikontra.view import RistikontraView
from fourthseat_engine.moves import Move, Play


def greedy(
    view: RistikontraView, legal: Sequence[Move], seed: int, budget: int, out_of_time: OutOfTime
) -> Move:
    """The card that does best for the trick as it lies."""
    cards = [move.card for move in legal if isinstance(move, Play)]
    if not view.trick:
        return Play(_cheapest(cards))
    led = rank_of(card_of(view.trick[0].card))
    matches = [play.seat for play in view.trick if rank_of(card_of(play.card)) == led]
    if view.observer is not None and side_of(matches[-1]) == side_of(view.observer):
        return Play(max(cards, key=lambda card: (CARD_POINTS[card], card)))
    catching = [card for card in cards if rank_of(card) == led]
    return Play(_cheapest(catching or cards))


def _cheapest(cards: list[Card]) -> Card:
    return min(cards, key=lambda card: (CARD_POINTS[card], card))
