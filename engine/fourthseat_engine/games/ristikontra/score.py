"""What cards are worth, and what a deal of Ristikontra brings the two sides (R6, R7.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from fourthseat_engine.cards import PACK_SIZE, RANKS, rank_of
from fourthseat_engine.seats import Seat

Side: TypeAlias = int
"""0 for South and North, 1 for West and East."""
Pair: TypeAlias = tuple[int, int]
"""A number for each side."""

_WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
CARD_POINTS: tuple[int, ...] = tuple(_WORTH.get(RANKS[rank_of(card)], 0) for card in range(PACK_SIZE))
"""What each card is worth in a pile (R6.1)."""
ALL_POINTS = 120
EVEN_POINTS = 60


def side_of(seat: Seat) -> Side:
    """The side a seat plays for; partners sit opposite (R1.1)."""
    return seat % 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """What a deal brings: game points for each side, and how many are held for the next winner."""

    game_points: Pair
    held: int


def settle(points: Pair, stained: tuple[bool, bool], held: int) -> Settlement:
    """Settle a deal from the card points in the piles, the sides that stayed dirty, and the points held.

    R6.2 to R6.4; a side that alone stayed dirty loses whatever it collected (R7.6).
    """
    if stained[0] != stained[1]:
        return _won_by(1 if stained[0] else 0, 2, held)
    if points[0] == EVEN_POINTS:
        return Settlement(game_points=(0, 0), held=held + 1)
    winner = 0 if points[0] > EVEN_POINTS else 1
    return _won_by(winner, 2 if points[winner] == ALL_POINTS else 1, held)


def _won_by(side: Side, game_points: int, held: int) -> Settlement:
    gained = game_points + held
    return Settlement(game_points=(gained, 0) if side == 0 else (0, gained), held=0)
