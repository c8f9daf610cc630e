"""Ristikontra by rule of thumb: what any player of the game would do."""

from __future__ import annotations

from itertools import islice

import pytest

from fourthseat_bots.ristikontra.thumb import DARK, thumb
from fourthseat_engine.cards import rank_of
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal
from fourthseat_engine.games.ristikontra.state import RistikontraState
from fourthseat_engine.moves import Dark, Play
from tests.bots.positions import positions
from tests.bots.ristikontra.table import laid, named, worths

OTHERS = "/ 2s 3s 4s / 5s 6s 7s / 8s 9s 2d"
STOCK = "Ks Qs Js Ts 9d"


def choice(deal: RistikontraDeal) -> str:
    return named(thumb(deal))


def test_the_last_to_play_takes_points_from_the_other_side_with_a_card_of_the_rank() -> None:
    assert choice(laid("7c 3c Jd" + OTHERS, table="7h Th 2c", stock=STOCK)) == "7c"


def test_the_partners_sure_trick_is_fattened() -> None:
    """Seat 2 leads a seven that nobody can match any more: three are gone."""
    assert choice(laid("Ad 3c 4c" + OTHERS, table="7h 2c", stock=STOCK, played="7c 7d 7s")) == "Ad"


def test_the_less_sure_the_partners_trick_the_less_it_is_fattened() -> None:
    def gain(played: str) -> float:
        values = worths(laid("Ad 3c 4c" + OTHERS, table="7h 2c", stock=STOCK, played=played))
        return values["Ad"] - values["4c"]

    assert gain("7c 7d 7s") > gain("7c 7d") > gain("7c") > gain("")


def test_the_other_sides_sure_trick_gets_the_cheapest_card() -> None:
    assert choice(laid("Ad Tc 4c" + OTHERS, table="7h 2c 3d", stock=STOCK, played="7c 7d 7s")) == "4c"


def test_tricks_not_worth_a_card_are_played_dark() -> None:
    """Nothing but tens and aces in hand, and no card of the rank led: the top of the stock costs less."""
    assert choice(laid("Ad Tc Ah" + OTHERS, table="7h 2c 3d", stock=STOCK)) == "dark"


def test_without_a_stock_there_is_no_dark_play() -> None:
    assert set(worths(laid("Ad Tc Ah" + OTHERS, table="7h 2c 3d"))) == {"Ah", "Tc"}


@pytest.mark.parametrize("stock", [STOCK, ""])
def test_a_card_that_nobody_can_match_is_led(stock: str) -> None:
    """Three nines have been played; the fourth takes its trick for certain."""
    deal = laid("9c 3c Kd" + OTHERS.replace("9s", "9h"), stock=stock, played="9s 9d 9h")
    assert choice(deal) == "9c"


def test_a_pair_is_led_rather_than_an_ace_that_three_can_match() -> None:
    values = worths(laid("8c 8d Ad" + OTHERS, stock=STOCK))
    assert values["8d"] > values["Ad"]


def test_a_rank_caught_twice_over_is_worth_more_than_a_single_card_of_it() -> None:
    """While there is a stock, the only card of a rank is not given away where a second one could be."""
    values = worths(laid("8c 5d 5h" + OTHERS, table="7h 2c 3d", stock=STOCK))
    assert values["5h"] > values["8c"]


def test_a_queen_stains_whoever_takes_it_early() -> None:
    hands = "7c 3c Ad" + OTHERS
    assert choice(laid(hands, table="7h Qh 3d", stock=STOCK)) == "7c"
    assert choice(laid(hands, table="7h Qh 3d", stock=STOCK, size=5, queen_king_rule=True)) == "3c"


def test_a_late_king_is_caught_to_get_clean() -> None:
    def deal(dirty: bool) -> RistikontraDeal:
        late = laid("7c 3c" + OTHERS, table="7h Kh 3d", size=5, queen_king_rule=True)
        late.won = [9, 0, 0, 0]
        late.dirty = [dirty, False]
        return late

    gain = worths(deal(True))["7c"] - worths(deal(False))["7c"]
    assert gain > 10
    assert worths(deal(True))["3c"] == worths(deal(False))["3c"]


@pytest.mark.parametrize("options", [{}, {"klappi": True}, {"queen_king_rule": True}])
def test_each_rank_and_the_dark_play_are_weighed_once_and_the_best_is_played(
    options: dict[str, object],
) -> None:
    for position in islice(positions("ristikontra", 40, options), 300):
        assert isinstance(position.state, RistikontraState)
        deal = position.state.deal
        assert deal is not None
        values = worths(deal)
        ranks = {rank_of(move.card) for move in position.legal if isinstance(move, Play)}
        assert len(values) == len(ranks) + (Dark() in position.legal)
        assert ("dark" in values) == (Dark() in position.legal)
        best = thumb(deal)
        assert values[named(best)] == max(values.values())
        assert (Dark() if best == DARK else Play(best)) in position.legal
