"""The search for Ristikontra."""

from __future__ import annotations

from itertools import islice

import pytest

from fourthseat_bots.ristikontra import POLICIES
from fourthseat_bots.ristikontra.search import distinct_moves, play_out
from fourthseat_engine.cards import card_of
from fourthseat_engine.games.ristikontra import RISTIKONTRA
from fourthseat_engine.games.ristikontra.state import RistikontraState
from fourthseat_engine.games.ristikontra.view import RistikontraView
from fourthseat_engine.moves import Dark, Move, Play
from tests.bots.positions import Position, positions


def test_cards_of_one_rank_are_tried_once_and_the_dark_play_too() -> None:
    cards = [Play(card_of(name)) for name in ("7c", "9c", "7d", "Ad", "9s")]
    assert distinct_moves([*cards, Dark()]) == [cards[0], cards[1], cards[3], Dark()]
    assert distinct_moves(cards[::2]) == [cards[0], cards[4]]


@pytest.mark.parametrize("options", [{}, {"klappi": True}, {"queen_king_rule": True}])
def test_a_playout_ends_with_all_tricks_and_all_points(options: dict[str, object]) -> None:
    for position in islice(positions("ristikontra", 41, options), 80):
        state = position.state
        assert isinstance(state, RistikontraState)
        assert state.deal is not None
        deal = state.deal.clone()
        ours = play_out(deal, 0, 1)
        assert deal.finished
        assert sum(deal.points) == 120
        assert not any(deal.hands)
        assert ours == -play_out(state.deal.clone(), 1, 1)


def test_with_two_cards_left_the_better_one_is_found() -> None:
    """The search's choice is as good as the best, by all it could know of the three cards it does not see."""
    looked_at = 0
    for position in islice(positions("ristikontra", 44), 2500):
        view = position.view
        assert isinstance(view, RistikontraView)
        if len(view.tricks) != 11 or len(view.trick) != 3:
            continue
        looked_at += 1
        values = {move: value(position, view, move) for move in distinct_moves(position.legal)}
        chosen = POLICIES["normal"].choose(view, position.legal, looked_at)
        assert values[chosen] >= max(values.values()) - 0.05
    assert looked_at > 10


def value(position: Position, view: RistikontraView, move: Move) -> float:
    """What a play of the last but one trick is worth on average over what the others may hold."""
    assert isinstance(move, Play)
    total = 0.0
    for world in islice(RISTIKONTRA.worlds(view, 5), 120):
        assert world.deal is not None
        world.deal.play(move.card)
        total += play_out(world.deal, position.seat % 2, view.held)
    return total / 120
