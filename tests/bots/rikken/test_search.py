"""Positions in which a good player of Rikken knows what to do."""

from __future__ import annotations

import pytest

from fourthseat_bots.rikken.search import worth_trying
from fourthseat_engine.games.rikken import RIKKEN_SIXTEEN
from tests.bots.rikken.table import after, chosen, laid, seen

ROCK = "AKQJT98.AK.A.432 / 76.QJT.KQJT.KQJT / 54.9876.9876.A98 / 32.5432.5432.765"
LOW = "32.432.5432.5432 / AKQ.AKQJ.AKQ.AKQ / JT9.T987.JT9.JT9 / 87654.65.876.876"
FLAT = "432.876.9876.987 / AKQ.543.AKQ.AKQJ / JT9.AKQ.JT5.T654 / 8765.JT92.432.32"


@pytest.mark.parametrize("policy", ["greedy", "normal", "strong"])
def test_a_hand_without_tricks_is_passed(policy: str) -> None:
    assert chosen(laid(FLAT), policy) == "pass"


@pytest.mark.parametrize("policy", ["normal", "strong"])
def test_ten_sure_tricks_are_bid_alone(policy: str) -> None:
    assert chosen(laid(ROCK), policy) in ("bid nine", "bid ten")


@pytest.mark.parametrize("policy", ["normal", "strong"])
def test_a_hand_that_can_win_nothing_is_bid_to_win_nothing(policy: str) -> None:
    assert chosen(laid(LOW), policy) in ("bid misere", "bid open_misere")


@pytest.mark.parametrize("policy", ["greedy", "normal", "strong"])
def test_trump_is_named_where_the_tricks_are(policy: str) -> None:
    state = after(laid(ROCK), "bid nine, pass, pass, pass")
    assert chosen(state, policy) == "trump s"


MISERE = "AKQ.A32.432.5432 / 2.KQJ.AKQJ.AKQJT / JT9.T987.T98.987 / 876543.654.765.6"


@pytest.mark.parametrize("policy", ["normal", "strong"])
def test_a_declarer_of_misere_ducks(policy: str) -> None:
    """Seat 3 leads hearts in seat 0's Misère; the ace would win."""
    state = after(laid(MISERE, dealer=2), "pass, bid misere, pass, pass, 4h")
    assert chosen(state, policy) in ("2h", "3h")


@pytest.mark.parametrize("policy", ["normal", "strong"])
def test_a_suit_in_which_the_declarer_of_misere_is_known_to_be_void_is_not_led(policy: str) -> None:
    """Seat 1 led clubs in seat 0's Misère, and seat 0 had none; now seat 1 leads again."""
    hands = "5432.65432.5432.- / AK.KQ.KQ.AKQJT98 / QJT9.AJT.AJT.765 / 876.987.9876.432"
    state = after(laid(hands, dealer=0), "pass, pass, pass, bid misere, Ac, 5c, 2c, 5s")
    assert chosen(state, policy)[1] != "c"


@pytest.mark.parametrize("policy", ["greedy", "normal", "strong"])
def test_a_partners_winning_card_is_not_overtaken(policy: str) -> None:
    """Hearts are trump and seat 2 has called the ace of clubs, which seat 0, to play last, has played: seat 2
    wins the trick with the ace of diamonds, and seat 0 can ruff, but why should it."""
    hands = "AKQJ.32.-.A765432 / T98.654.QJT9.KQJ / 76.AKQJT98.AK8.T / 5432.7.765432.98"
    state = after(laid(hands, dealer=0), "pass, bid rik_hearts, pass, pass, call Ac, 9d, Ad, 2d")
    assert chosen(state, policy)[1] in "sc"


def test_of_the_cards_that_could_be_led_face_down_one_a_suit_is_tried() -> None:
    hands = "AKQJT98.-.AKQJT9.- / 765.AKQ.876.AKQJ / 432.JT98.5432.T9 / -.765432.-.8765432"
    state = after(laid(hands, RIKKEN_SIXTEEN), "bid rik, pass, pass, pass, trump s, call Ah")
    tried = worth_trying(seen(state), RIKKEN_SIXTEEN.legal_moves(state))
    assert sorted(map(str, tried)) == ["8s", "9d", "blind 8s", "blind 9d"]
