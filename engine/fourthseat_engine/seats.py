"""Seats: 0..3 clockwise, shown to people as South, West, North and East."""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int
Observer: TypeAlias = Seat | None
"""A seat, or None for a spectator."""

SEATS: tuple[Seat, ...] = (0, 1, 2, 3)
SEAT_NAMES: tuple[str, ...] = ("South", "West", "North", "East")
SEAT_LETTERS = "SWNE"


def left_of(seat: Seat, steps: int = 1) -> Seat:
    """The seat `steps` places to the left, that is clockwise."""
    return (seat + steps) % 4
