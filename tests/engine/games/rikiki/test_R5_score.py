"""R5: the score."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourthseat_engine.games.rikiki import RIKIKI
from fourthseat_engine.games.rikiki.deal import score
from tests.engine.games.rikiki.positions import dealt_in_turn, finish_deal, hand_of_size, play, public

tricks = st.integers(0, 13)


@pytest.mark.parametrize(
    ("bid", "won", "points"),
    [(3, 3, 13), (0, 0, 10), (3, 1, -2), (3, 5, -2), (13, 13, 23), (0, 13, -13), (13, 0, -13), (1, 0, -1)],
)
def test_R5_1_and_R5_2_examples(bid: int, won: int, points: int) -> None:
    """Golden case RK09."""
    assert score(bid, won) == points


@given(bid=tricks, won=tricks)
def test_R5_2_over_and_under_cost_the_same(bid: int, won: int) -> None:
    assert score(bid, won) == (10 + bid if bid == won else -max(bid - won, won - bid))
    if bid != won:
        assert score(bid, won) == score(won, bid) < 0


def test_golden_case_RK10_one_card_each() -> None:
    state = hand_of_size(1, 3, "9c Kc 2h Ac 5h")
    assert [RIKIKI.view(state, seat).hands[seat] for seat in range(4)] == [("9c",), ("Kc",), ("2h",), ("Ac",)]
    assert public(state).trump == "h"
    result = public(play(state, "bid 0", "bid 1", "bid 1", "bid 0", "9c", "Kc", "2h", "Ac")).results[-1]
    assert result.won == (0, 0, 1, 0)
    assert result.scores == (10, -1, 11, 10)


def test_golden_case_RK11_two_cards_each() -> None:
    state = play(hand_of_size(2, 0, "As 4d Kh 2c Qs Ad 3h 9c 7d"), "bid 1", "bid 1", "bid 0")
    assert [str(move) for move in RIKIKI.legal_moves(state)] == ["bid 1", "bid 2"]
    state = play(state, "bid 1", "As", "4d", "Kh", "9c", "Ad", "3h", "2c", "Qs")
    result = public(state).results[-1]
    assert [trick.winner for trick in public(state).tricks] == [2, 2]
    assert (result.bids, result.won) == ((1, 1, 1, 0), (0, 0, 2, 0))
    assert result.scores == (-1, -1, -1, 10)


def test_R5_3_scores_are_added_up() -> None:
    steps = dealt_in_turn(longest=4)
    final = public(finish_deal(steps[-1].state))
    sums = [sum(result.scores[seat] for result in final.results) for seat in range(4)]
    assert list(final.totals) == sums
    assert [result.deal for result in final.results] == list(range(7))


def test_R5_3_equal_highest_totals_share_the_win() -> None:
    """Golden case RK12, and a report of tied winners who were not found."""
    state = finish_deal(dealt_in_turn(longest=1)[-1].state)
    standings = RIKIKI.standings(replace(state, totals=(120, 131, 131, 90)))
    assert standings.winners == (1, 2)
    assert standings.places == (3, 1, 1, 4)


def test_R5_3_nobody_has_won_before_the_last_deal() -> None:
    standings = RIKIKI.standings(finish_deal(hand_of_size(3, 0, "")))
    assert (standings.over, standings.winners) == (False, ())
    assert min(standings.places) == 1
