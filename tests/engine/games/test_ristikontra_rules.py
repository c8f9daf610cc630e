"""The numbered rules of Ristikontra, and the golden cases KO01 to KO13."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from fourthseat_engine.cards import card_of, hand_of, name_of, named_hand
from fourthseat_engine.errors import IllegalMove, Unreadable
from fourthseat_engine.events import EVERYONE, Played, only
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.games.ristikontra import RISTIKONTRA
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal
from fourthseat_engine.games.ristikontra.score import CARD_POINTS, settle, side_of
from fourthseat_engine.games.ristikontra.view import Barred, DrawnCard, Drew, StockLaid
from fourthseat_engine.moves import Dark, Pass, parse_move
from fourthseat_engine.pack import Pack
from tests.engine.games.ristikontra_deals import (
    D17,
    dealt,
    events,
    laid_out,
    led,
    legal,
    low,
    play,
    play_on,
    refusal,
    shy,
    step,
)

KINGS_AND_MORE = laid_out({0: "Kc Kd Kh Ks 9c 2c"}, "5c __ __ __ 7c __ __ __ 8c")
"""Seat 0 leads, and draws the 5, 7 and 8 of clubs with its first three plays from the hand."""


def trick(first: str, leader: int) -> tuple[int, list[int]]:
    """Who takes this trick of four cards, led by `leader`, and the card points of the sides after it."""
    cards = [card_of(name) for name in first.split()]
    hands = [0, 0, 0, 0]
    for offset, card in enumerate(cards):
        hands[(leader + offset) % 4] = hand_of([card])
    deal = RistikontraDeal(6, (leader - 1) % 4, hands, (), False, False)
    taker = None
    for card in cards:
        assert taker is None
        taker = deal.play(card)
    assert taker is not None
    assert deal.turn == deal.leader == taker
    return taker, deal.points


# R1, R2: the match and the deal


def test_R1_1_partners_sit_opposite() -> None:
    assert [side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_R1_2_target_is_one_to_seven() -> None:
    assert RISTIKONTRA.read_options({})["target"] == 7
    for target in (0, 8, True, "7"):
        with pytest.raises(Unreadable):
            RISTIKONTRA.read_options({"target": target})


def test_R1_3_deal_passes_to_the_left_also_after_a_tie() -> None:
    tied = play_on(dealt(tied_pack(), dealer=3), low)
    assert tied.results[0].points == (60, 60)
    view = RISTIKONTRA.view(RISTIKONTRA.deal(tied, Pack(D17, 1)).state, None)
    assert (view.deal, view.dealer, view.turn) == (1, 0, 1)


def test_R2_1_cards_are_dealt_singly_from_the_left_of_the_dealer() -> None:
    view = RISTIKONTRA.view(dealt(Pack(tuple(range(52)), 1), dealer=1), 2)
    assert view.hands[2] == ("2c", "6c", "Tc", "Ac", "5d", "9d")
    assert view.turn == 2


def test_R2_2_the_other_28_are_the_stock() -> None:
    told = RISTIKONTRA.deal(RISTIKONTRA.start(RISTIKONTRA.read_options({}), 3), Pack(D17, 1)).told
    assert events(told, "stock") == [StockLaid(size=28)]


# R3: the play


def test_KO06_hand_of_six_has_seven_choices_while_there_is_a_stock() -> None:
    state = dealt(Pack(D17, 1))
    assert len(RISTIKONTRA.legal_moves(state)) == 7
    last_of_stock = play_on(state, shy, 27)
    assert RISTIKONTRA.view(last_of_stock, None).stock == 1
    assert len(RISTIKONTRA.legal_moves(last_of_stock)) == 7
    assert last_of_stock.plays
    stock_gone = play_on(state, shy, 28)
    assert RISTIKONTRA.view(stock_gone, None).stock == 0
    assert len(RISTIKONTRA.legal_moves(stock_gone)) == 6
    assert Dark() not in RISTIKONTRA.legal_moves(stock_gone)


def test_KO11_play_from_the_hand_draws_at_once_and_dark_does_not() -> None:
    state = dealt(Pack(D17, 1))
    top = name_of(D17[24])
    hand = RISTIKONTRA.view(state, 0).hands[0]

    after_dark, told = step(state, Dark())
    view = RISTIKONTRA.view(after_dark, 0)
    assert (view.stock, view.hands[0]) == (27, hand)
    assert events(told, "play") == [Played(seat=0, card=top, how="dark")]
    assert not events(told, "drew")
    assert not events(told, "drawn")

    after_play, told = step(state, parse_move(hand[0]))
    view = RISTIKONTRA.view(after_play, 0)
    assert view.stock == 27
    assert set(view.hands[0]) == {*hand[1:], top}
    assert RISTIKONTRA.view(after_play, 1).hands[0] == ("??",) * 6
    audiences = {each.event.e: each.audience for each in told}
    assert audiences["drew"] == EVERYONE
    assert audiences["drawn"] == only(0)
    assert events(told, "drew") == [Drew(seat=0)]
    assert events(told, "drawn") == [DrawnCard(seat=0, card=top)]


def test_R3_1_only_cards_of_the_hand_may_be_played_and_only_in_turn() -> None:
    state = dealt(Pack(D17, 1))
    other = parse_move(RISTIKONTRA.view(state, 1).hands[1][0])
    assert refusal(state, other) == ("illegal/not-in-hand", "R3.1")
    assert refusal(state, Pass()) == ("illegal/phase", "R3.1")
    with pytest.raises(IllegalMove) as refused:
        RISTIKONTRA.play(state, 1, other)
    assert refused.value.code == "illegal/turn"


def test_R3_4_dark_is_refused_when_the_stock_is_gone() -> None:
    assert refusal(play_on(dealt(Pack(D17, 1)), low, 28), Dark()) == ("illegal/stock-gone", "R3.4")


def test_R3_5_no_deal_before_the_deal_is_over_and_none_after_the_match() -> None:
    state = dealt(Pack(D17, 1), {"target": 1})
    for moment in (state, play_on(state, low)):
        with pytest.raises(IllegalMove) as refused:
            RISTIKONTRA.deal(moment, Pack(D17, 1))
        assert refused.value.code == "illegal/deal"


# R4: the trick


@pytest.mark.parametrize(
    ("cards", "leader", "taker", "points"),
    [
        pytest.param("7c Ad 3h 9s", 0, 0, 11, id="KO01 nobody matches"),
        pytest.param("7c Ad 3h 7s", 0, 3, 11, id="KO02 the last card catches"),
        pytest.param("Kc 3d Th Ks", 0, 3, 18, id="KO03"),
        pytest.param("Qc Qd Qh 5s", 2, 0, 9, id="KO04 the last match counts"),
    ],
)
def test_R4_1_last_card_of_the_led_rank_takes(cards: str, leader: int, taker: int, points: int) -> None:
    won_by, piles = trick(cards, leader)
    assert won_by == taker
    assert piles[side_of(taker)] == points
    assert sum(piles) == points


# R5: the bar


def test_KO07_fourth_lead_of_a_rank_is_barred_and_dark_with_it() -> None:
    state = led(dealt(KINGS_AND_MORE), "Kc", "Kd", "Kh")
    view = RISTIKONTRA.view(state, 0)
    assert view.stock == 16
    assert view.barred == ("K",)
    assert named_hand(view.hands[0]) == named_hand(["Ks", "9c", "2c", "5c", "7c", "8c"])
    assert legal(state) == "2c 5c 7c 8c 9c"
    assert refusal(state, parse_move("Ks")) == ("illegal/barred", "R5.1")
    assert refusal(state, Dark()) == ("illegal/dark-barred", "R5.2")

    follower, told = step(state, parse_move("9c"))
    assert events(told, "barred") == [Barred(ranks=())]
    assert len(RISTIKONTRA.legal_moves(follower)) == 7


def test_R5_1_the_bar_is_told_when_it_begins() -> None:
    state = led(dealt(KINGS_AND_MORE), "Kc", "Kd")
    state = play_on(play(state, "Kh"), shy, 2)
    _, told = step(state, shy(state))
    assert events(told, "barred") == [Barred(ranks=("K",))]
    assert all(each.audience == EVERYONE for each in told if each.event.e == "barred")


def test_R5_1_nothing_is_barred_once_the_fourth_card_is_out() -> None:
    pack = laid_out({0: "Kc Kd Kh 9c 2c 3c", 2: "Ks 4d 5d 6d 7d 8d"})
    state = led(dealt(pack), "Kc", "Kd")
    state = play(play_on(play(state, "Kh"), shy, 1), "Ks")
    state = play_on(state, shy, 1)
    view = RISTIKONTRA.view(state, None)
    assert (view.turn, view.barred) == (2, ())
    assert Dark() in RISTIKONTRA.legal_moves(state)


def test_R5_2_dark_is_refused_whether_or_not_the_leader_holds_the_card() -> None:
    pack = laid_out({0: "Kc Kd Kh 9c 2c 3c", 1: "Ks 4d 5d 6d 7d 8d"})
    state = led(dealt(pack), "Kc", "Kd", "Kh")
    assert RISTIKONTRA.view(state, 0).barred == ("K",)
    moves = RISTIKONTRA.legal_moves(state)
    assert len(moves) == 6
    assert Dark() not in moves


def test_KO09_bar_is_waived_for_the_last_card_of_all() -> None:
    pack = laid_out(
        {0: "2c 3c 4c 5c 6c 7c"}, "8c __ __ __ 9c __ __ __ Tc __ __ __ Kc __ __ __ Kd __ __ __ Kh __ __ __ Ks"
    )
    state = play_on(dealt(pack), shy, 48)
    assert [taken.leader for taken in state.tricks] == [0] * 12
    assert [taken.plays[0].card for taken in state.tricks[9:]] == ["Kc", "Kd", "Kh"]
    assert RISTIKONTRA.view(state, 1).barred == ("K",)
    assert legal(state) == "Ks"
    assert len(play(state, "Ks").plays) == 1


@pytest.mark.parametrize(
    ("leads", "barred"),
    [("Kc Kd 9c Kh", ()), ("9c Kc Kd Kh", ("K",))],
)
def test_KO10_the_three_leads_must_be_the_last_three(leads: str, barred: tuple[str, ...]) -> None:
    state = led(dealt(KINGS_AND_MORE), *leads.split())
    assert RISTIKONTRA.view(state, 3).barred == barred


def test_R5_4_a_dark_lead_counts_as_a_lead_of_its_rank() -> None:
    pack = laid_out({0: "Kc Kd Ks 9c 2c 3c"}, "__ __ __ __ __ __ __ __ Kh")
    state = led(dealt(pack), "Kc", "Kd", "dark")
    assert RISTIKONTRA.view(state, 2).barred == ("K",)
    assert refusal(state, parse_move("Ks")) == ("illegal/barred", "R5.1")


# R6: the score


def test_KO05_pack_holds_120_points() -> None:
    assert sum(CARD_POINTS) == 120
    worth = {name: CARD_POINTS[card_of(name)] for name in ("As", "Td", "Kh", "Qc", "Js", "9d", "2c")}
    assert worth == {"As": 11, "Td": 10, "Kh": 4, "Qc": 3, "Js": 2, "9d": 0, "2c": 0}


@pytest.mark.parametrize(
    ("points", "held", "game_points", "held_after"),
    [
        ((61, 59), 0, (1, 0), 0),
        ((59, 61), 0, (0, 1), 0),
        ((119, 1), 0, (1, 0), 0),
        ((120, 0), 0, (2, 0), 0),
        ((60, 60), 0, (0, 0), 1),
        ((60, 60), 1, (0, 0), 2),
        ((45, 75), 2, (0, 3), 0),
        ((0, 120), 1, (0, 3), 0),
    ],
)
def test_KO12_game_points(
    points: tuple[int, int], held: int, game_points: tuple[int, int], held_after: int
) -> None:
    settled = settle(points, (False, False), held)
    assert (settled.game_points, settled.held) == (game_points, held_after)


def test_KO13_overshoot_is_kept_and_ends_the_match() -> None:
    state = replace(dealt(Pack(D17, 1), dealer=2), totals=(6, 5, 6, 5), held=1)
    over = play_on(state, low)
    standings = RISTIKONTRA.standings(over)
    assert standings.totals == (9, 5, 9, 5)
    assert standings.places == (1, 3, 1, 3)
    assert standings.winners == (0, 2)
    assert standings.over
    assert RISTIKONTRA.view(over, None).phase == "over"
    assert RISTIKONTRA.legal_moves(over) == ()


def test_R6_3_a_tied_deal_holds_a_point_over_and_the_next_winner_gains_it() -> None:
    tied = play_on(dealt(tied_pack(), dealer=3), low)
    assert (tied.totals, tied.held, tied.results[-1].scores) == ((0, 0, 0, 0), 1, (0, 0, 0, 0))
    won = play_on(RISTIKONTRA.deal(tied, Pack(D17, 1)).state, low)
    assert (won.totals, won.held) == ((3, 0, 3, 0), 0)


def tied_pack() -> Pack:
    """A pack with which dealer 3 and the lowest card played always lead to 60 points each."""
    packs = (pack_of_deal(b"tie", index) for index in count())
    return next(pack for pack in packs if play_on(dealt(pack), low).held)
