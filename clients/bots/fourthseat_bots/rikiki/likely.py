"""Worlds that fit what a seat has seen; those that explain the bids better come more often."""

from __future__ import annotations

from math import exp
from typing import Final

from fourthseat_bots.rikiki.bids import Evidence
from fourthseat_engine.cards import Card, Hand, card_of, suit_from
from fourthseat_engine.chance import Stream
from fourthseat_engine.games.rikiki import RIKIKI
from fourthseat_engine.games.rikiki.state import RikikiState
from fourthseat_engine.games.rikiki.view import RikikiView
from fourthseat_engine.seats import SEATS

DRAWN: Final = 3
"""How many worlds are drawn for each that is used."""

World = list[Hand]
"""The four hands."""


def played_by_seat(view: RikikiView) -> list[Hand]:
    """The cards that each seat has played in this deal."""
    played = [0, 0, 0, 0]
    for plays in (*(trick.plays for trick in view.tricks), view.trick):
        for play in plays:
            played[play.seat] |= 1 << card_of(play.card)
    return played


def turn_up_of(view: RikikiView) -> Card | None:
    """The card turned up for trump, if any."""
    return None if view.turn_up is None else card_of(view.turn_up)


def likely_worlds(view: RikikiView, count: int, seed: int) -> list[World]:
    """`count` worlds in random order; one that explains the bids well may come more than once."""
    source = RIKIKI.worlds(view, seed)
    evidence = Evidence(view, suit_from(view.trump), turn_up_of(view))
    if not evidence:
        return [_hands_of(next(source)) for _ in range(count)]
    played = played_by_seat(view)
    drawn: list[World] = []
    weights: list[float] = []
    for _ in range(DRAWN * count):
        hands = _hands_of(next(source))
        drawn.append(hands)
        weights.append(exp(-evidence.surprise([hands[seat] | played[seat] for seat in SEATS])))
    return _resampled(drawn, weights, count, Stream(seed))


def _hands_of(state: RikikiState) -> World:
    assert state.deal is not None
    return state.deal.hands


def _resampled(drawn: list[World], weights: list[float], count: int, stream: Stream) -> list[World]:
    """`count` of the worlds drawn, each as often as its weight says, to within one; shuffled."""
    step = sum(weights) / count
    mark = step / 2
    reached = 0.0
    chosen: list[World] = []
    for world, weight in zip(drawn, weights, strict=True):
        reached += weight
        while mark < reached and len(chosen) < count:
            chosen.append(world)
            mark += step
    chosen += drawn[: count - len(chosen)]
    for i in range(count - 1, 0, -1):
        j = stream.below(i + 1)
        chosen[i], chosen[j] = chosen[j], chosen[i]
    return chosen
