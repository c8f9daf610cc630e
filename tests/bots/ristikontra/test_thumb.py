"""Ristikontra by rule of thumb: what any player of the game would do."""

from __future__ import annotations

import pytest

from fourthseat_bots.ristikontra.thumb import thumb
from fourthseat_engine.cards import card_of, hand_of, name_of
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal


def laid(hands: str, table: str = "", stock: str = "", played: str = "", size: int = 6) -> RistikontraDeal:
    """A position with these hands, seat 0 first. `table` lies there already, led by the seat before seat 0
    so many places back; seat 0 is to play. `stock` is written top first."""
    deal = RistikontraDeal(
        size,
        3,
        [hand_of(map(card_of, hand.split())) for hand in hands.split("/")],
        tuple(card_of(name) for name in reversed(stock.split())),
        queen_king_rule=False,
        fourth_king_ban=False,
    )
    deal.played = hand_of(map(card_of, played.split()))
    laid_cards = [card_of(name) for name in table.split()]
    deal.leader = deal.turn = deal.taker = -len(laid_cards) % 4
    for card in laid_cards:
        deal.hands[deal.turn] |= 1 << card
        left, deal.left = deal.left, 0
        deal.play(card)
        deal.left = left
    return deal


OTHERS = "/ 2s 3s 4s / 5s 6s 7s / 8s 9s 2d"
DEAD = "Ks Qs Js Ts 9d"


def choice(deal: RistikontraDeal) -> str:
    """The card that is played, or `dark`."""
    card = thumb(deal)
    return "dark" if card is None else name_of(card)


def test_the_last_to_play_takes_points_from_the_other_side_with_a_card_of_the_rank() -> None:
    assert choice(laid("7c 3c Jd" + OTHERS, table="7h Th 2c", stock=DEAD)) == "7c"


def test_the_partners_sure_trick_is_fattened() -> None:
    """Seat 2 leads a seven that nobody can match any more: three are gone, and seat 0 is the last to play."""
    assert choice(laid("Ad 3c 4c" + OTHERS, table="7h 2c", stock=DEAD, played="7c 7d 7s")) == "Ad"


def test_the_other_sides_sure_trick_gets_the_cheapest_card() -> None:
    assert choice(laid("Ad Tc 4c" + OTHERS, table="7h 2c 3d", stock=DEAD, played="7c 7d 7s")) == "4c"


def test_tricks_not_worth_a_card_are_played_dark() -> None:
    """Nothing but tens and aces in hand, and no card of the rank led: the top of the stock costs less."""
    assert choice(laid("Ad Tc Ah" + OTHERS, table="7h 2c 3d", stock=DEAD)) == "dark"


def test_without_a_stock_there_is_no_dark_play() -> None:
    assert choice(laid("Ad Tc Ah" + OTHERS, table="7h 2c 3d")) == "Tc"


def test_a_card_that_nobody_can_match_is_led() -> None:
    """Three nines have been played; the fourth takes its trick for certain."""
    assert choice(laid("9c 3c Kd" + OTHERS.replace("9s", "9h"), stock=DEAD, played="9s 9d 9h")) == "9c"


def test_a_pair_is_led_rather_than_an_ace_that_three_can_match() -> None:
    assert choice(laid("8c 8d Ad" + OTHERS, stock=DEAD)) in ("8c", "8d")


@pytest.mark.parametrize("table", ["", "7h", "7h 2c", "7h 2c 3d"])
def test_whatever_lies_there_a_card_of_the_hand_is_played(table: str) -> None:
    deal = laid("Ad Tc 4c 4d 5h 6h" + OTHERS, table=table, stock=DEAD)
    card = thumb(deal)
    assert card is None or deal.legal_cards() >> card & 1
