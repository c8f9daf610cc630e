"""Ristiklappi, rule R7 of Ristikontra, and the golden cases KL1 to KL5."""

from __future__ import annotations

import pytest

from fourthseat_engine.cards import card_of, hand_of
from fourthseat_engine.errors import IllegalMove
from fourthseat_engine.games.ristikontra import RISTIKONTRA
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal
from fourthseat_engine.games.ristikontra.score import settle
from fourthseat_engine.games.ristikontra.state import RistikontraState
from fourthseat_engine.games.ristikontra.view import Barred, Piled
from fourthseat_engine.moves import Dark, parse_move
from tests.engine.games.ristikontra_deals import (
    KLAPPI,
    dark,
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

THREE_KINGS = laid_out(
    {0: "Ks 2d Td Jd Qd", 1: "Kc 2c 3c 4c 5c", 2: "Kd 6c 7c 8c 9c", 3: "Kh 6h 7h 8h 9h"},
    "3d __ __ __ 4d __ __ __ 5d",
    size=5,
)


def three_kings_played() -> RistikontraState:
    """Ristiklappi after three tricks that seat 0 led and took; the other kings fell in the first."""
    state = play(dealt(THREE_KINGS, KLAPPI), "Td", "Kc", "Kd", "Kh")
    return led(state, "Jd", "Qd")


def late_trick(cards: str, dirty: list[bool]) -> tuple[list[bool], list[bool]]:
    """Who is dirty and who cleaned after seat 0 led this trick to the ninth of ristiklappi."""
    hands = [hand_of([card_of(name)]) for name in cards.split()]
    deal = RistikontraDeal(5, 3, hands, (), True, True)
    deal.won = [8, 0, 0, 0]
    deal.dirty = dirty
    for name in cards.split():
        deal.play(card_of(name))
    return deal.dirty, deal.cleaned


def test_R7_the_switch_stands_for_all_three_rules() -> None:
    for options in (KLAPPI, {"five_cards": True, "queen_king_rule": True, "fourth_king_ban": True}):
        view = RISTIKONTRA.view(RISTIKONTRA.start(RISTIKONTRA.read_options(options), 0), None)
        assert (view.hand_size, view.queen_king_rule, view.fourth_king_ban) == (5, True, True)
    plain = RISTIKONTRA.view(RISTIKONTRA.start(RISTIKONTRA.read_options({}), 0), None)
    assert (plain.hand_size, plain.queen_king_rule, plain.fourth_king_ban) == (6, False, False)


def test_R7_1_five_cards_leave_a_stock_of_32() -> None:
    state = dealt(THREE_KINGS, {"five_cards": True})
    view = RISTIKONTRA.view(state, None)
    assert (view.stock, [len(hand) for hand in view.hands]) == (32, [5, 5, 5, 5])
    after_eight_tricks = RISTIKONTRA.view(play_on(state, dark, 32), None)
    assert (after_eight_tricks.stock, len(after_eight_tricks.tricks)) == (0, 8)


def test_KL1_fourth_king_and_dark_wait_while_there_is_a_stock() -> None:
    state = three_kings_played()
    view = RISTIKONTRA.view(state, 0)
    assert (view.turn, view.stock, view.barred) == (0, 20, ("K",))
    assert view.hands[0] == ("2d", "3d", "4d", "5d", "Ks")
    assert legal(state) == "2d 3d 4d 5d"
    assert refusal(state, parse_move("Ks")) == ("illegal/fourth-king", "R7.2")
    assert refusal(state, Dark()) == ("illegal/dark-barred", "R7.3")


def test_KL1_followers_are_bound_too() -> None:
    state = play(three_kings_played(), "2d")
    assert RISTIKONTRA.view(state, 1).barred == ("K",)
    assert Dark() not in RISTIKONTRA.legal_moves(state)


def test_R7_2_without_the_option_the_fourth_king_is_free() -> None:
    state = play(dealt(THREE_KINGS, {"five_cards": True}), "Td", "Kc", "Kd", "Kh")
    assert legal(state) == "2d 3d Jd Qd Ks dark"


def test_R7_2_a_rank_can_be_barred_beside_the_king() -> None:
    nines = laid_out(
        {0: "9c 9d 9h 9s Ks", 1: "Kc 2c 3c 4c 5c", 2: "Kd 6c 7c 8c 2d", 3: "Kh 6h 7h 8h 2h"},
        "4d __ __ __ 5d __ __ __ 6d",
        size=5,
    )
    state = led(play(dealt(nines, KLAPPI), "9c", "Kc", "Kd", "Kh"), "9d", "9h")
    assert RISTIKONTRA.view(state, 0).barred == ("9", "K")
    assert refusal(state, parse_move("9s")) == ("illegal/barred", "R5.1")
    assert refusal(state, parse_move("Ks")) == ("illegal/fourth-king", "R7.2")
    assert legal(state) == "4d 5d 6d"


def test_KL2_fourth_king_is_free_when_the_stock_is_gone() -> None:
    state = play_on(three_kings_played(), low, 19)
    assert RISTIKONTRA.view(state, None).stock == 1
    state, told = step(state, low(state))
    assert Barred(ranks=()) in events(told, "barred")
    while RISTIKONTRA.to_act(state) != 0:
        state = play_on(state, low, 1)
    assert parse_move("Ks") in RISTIKONTRA.legal_moves(state)


def test_R7_4_a_queen_in_an_early_trick_makes_dirty() -> None:
    state = play_on(play(dealt(THREE_KINGS, KLAPPI), "Qd"), shy, 2)
    _, told = step(state, shy(state))
    assert events(told, "pile") == [Piled(points=(3, 0), dirty=(True, False), cleaned=(False, False))]
    assert RISTIKONTRA.view(three_kings_played(), 2).dirty == (True, False)


def test_R7_4_a_queen_in_the_dark_makes_dirty_too() -> None:
    pack = laid_out({0: "2c 3c 4c 5c 6c"}, "Qd", size=5)
    state = led(dealt(pack, KLAPPI), "dark")
    assert RISTIKONTRA.view(state, None).dirty == (True, False)


def test_R7_4_without_the_option_nobody_gets_dirty() -> None:
    state = led(dealt(THREE_KINGS, {"five_cards": True}), "Qd")
    assert RISTIKONTRA.view(state, None).dirty == (False, False)


def test_R7_4_a_queen_in_a_late_trick_does_not_matter() -> None:
    assert late_trick("Qc 2c 3c 4c", [False, False]) == ([False, False], [False, False])


@pytest.mark.parametrize(
    ("cards", "dirty", "cleaned"),
    [
        pytest.param("2c Kc 3c 4c", [True, False], [True, False], id="a king falls into the trick"),
        pytest.param("Kc 2c 3c 4c", [True, True], [True, False], id="the other side stays dirty"),
        pytest.param("2c Kc 3c 2d", [True, False], [False, False], id="the other side takes the king"),
        pytest.param("Qc Kc 3c 4c", [True, False], [False, False], id="led with a queen"),
        pytest.param("Kc 2c 3c 4c", [False, True], [False, False], id="nothing to clean"),
    ],
)
def test_R7_5_a_late_king_cleans(cards: str, dirty: list[bool], cleaned: list[bool]) -> None:
    assert late_trick(cards, list(dirty)) == (dirty, cleaned)


def test_R7_5_an_early_king_does_not_clean() -> None:
    state = play(dealt(THREE_KINGS, KLAPPI), "Qd", "2c", "6c", "6h", "Td", "Kc", "Kd", "Kh")
    view = RISTIKONTRA.view(state, None)
    assert (view.dirty, view.cleaned) == ((True, False), (False, False))


@pytest.mark.parametrize(
    ("points", "stained", "held", "game_points"),
    [
        pytest.param((90, 30), (True, False), 0, (0, 2), id="KL3"),
        pytest.param((60, 60), (True, False), 0, (0, 2), id="KL5"),
        pytest.param((120, 0), (True, False), 1, (0, 3), id="with a point held"),
        pytest.param((30, 90), (False, True), 0, (2, 0), id="the other side dirty"),
        pytest.param((90, 30), (True, True), 0, (1, 0), id="both dirty"),
        pytest.param((90, 30), (False, False), 0, (1, 0), id="neither dirty"),
    ],
)
def test_R7_6_who_alone_stays_dirty_loses(
    points: tuple[int, int], stained: tuple[bool, bool], held: int, game_points: tuple[int, int]
) -> None:
    settled = settle(points, stained, held)
    assert (settled.game_points, settled.held) == (game_points, 0)


def test_R7_6_a_cleaned_side_is_as_good_as_clean() -> None:
    deal = RistikontraDeal(5, 0, [0, 0, 0, 0], (), True, True)
    deal.dirty, deal.cleaned = [True, True], [True, False]
    assert deal.stained() == (False, True)


def test_R7_dark_and_bans_refuse_with_the_game_unchanged() -> None:
    state = three_kings_played()
    before = RISTIKONTRA.view(state, 0)
    for move in ("Ks", "dark"):
        with pytest.raises(IllegalMove):
            RISTIKONTRA.play(state, 0, parse_move(move))
    assert RISTIKONTRA.view(state, 0) == before
