"""Deals of Rikken played out by rule of thumb."""

from __future__ import annotations

from itertools import islice

import pytest

from fourthseat_bots.rikken.goals import Goals
from fourthseat_bots.rikken.playout import best_call, best_trump, choose_card, to_the_end
from fourthseat_bots.rikken.search import make, worth
from fourthseat_engine.cards import named_hand
from fourthseat_engine.games.rikken.deal import PLAYING
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.moves import Pass
from tests.bots.positions import positions
from tests.bots.rikken.table import after, laid

RULESETS = ("rikken-nine", "rikken-sixteen")
HANDS = "AKQJT.AK2.32.432 / 987.QJT.AKQ.KQJT / 654.987.JT9.A987 / 32.6543.87654.65"


@pytest.mark.parametrize("game", RULESETS)
def test_from_any_position_a_deal_is_played_to_its_last_trick(game: str) -> None:
    for position in islice(positions(game, 51), 300):
        state = position.state
        assert isinstance(state, RikkenState)
        assert state.deal is not None
        deal = state.deal.clone()
        make(deal, position.legal[0])
        to_the_end(deal)
        if deal.contract is None:
            assert isinstance(position.legal[0], Pass)
            continue
        assert sum(deal.won) == 13 or deal.over
        assert sum(worth(deal, seat) for seat in range(4)) == pytest.approx(0.0)


@pytest.mark.parametrize("game", RULESETS)
def test_each_card_that_the_rule_names_is_legal(game: str) -> None:
    for position in islice(positions(game, 52), 400):
        state = position.state
        assert isinstance(state, RikkenState)
        assert state.deal is not None
        if state.deal.phase == PLAYING:
            card = choose_card(state.deal, Goals(state.deal))
            assert state.deal.legal_cards() >> card & 1


@pytest.mark.parametrize("game", RULESETS)
def test_the_fast_play_keeps_the_rules(game: str) -> None:
    """Played trick by trick through the engine, which knows the called card's duties, the rule of thumb wins
    each seat the same tricks as in the loop that playouts use."""
    for position in islice(positions(game, 53), 250):
        state = position.state
        assert isinstance(state, RikkenState)
        assert state.deal is not None
        slow, fast = state.deal.clone(), state.deal.clone()
        if slow.phase != PLAYING or slow.trick:
            continue
        to_the_end(fast)
        while slow.phase == PLAYING:
            card = choose_card(slow, Goals(slow))
            assert slow.legal_cards() >> card & 1
            slow.play(card)
        if sum(slow.won) == 13:
            assert fast.won == slow.won
        assert fast.scores() == slow.scores()


def test_trump_is_the_longest_suit() -> None:
    assert best_trump(named_hand(["2c", "3c", "4c", "5c", "6c", "Ah", "Kh", "Qh", "Jh"])) == 0
    assert best_trump(named_hand(["2c", "3c", "4c", "Ah", "Kh", "Qh"])) == 2


def test_the_card_is_called_where_the_declarer_is_short() -> None:
    state = after(laid(HANDS), "bid rik, pass, pass, pass, trump s")
    assert state.deal is not None
    assert best_call(state.deal) == named_hand(["Ad"]).bit_length() - 1


def test_who_sits_on_whose_side() -> None:
    state = after(laid(HANDS), "bid rik, pass, pass, pass, trump s, call Ad")
    assert state.deal is not None
    goals = Goals(state.deal)
    assert goals.side == [0, 0, 1, 1]
    assert not goals.exact
    alone = after(laid(HANDS), "bid piek, pass, pass, pass")
    assert alone.deal is not None
    assert Goals(alone.deal).exact
    assert Goals(alone.deal).need == [1, None, None, None]
