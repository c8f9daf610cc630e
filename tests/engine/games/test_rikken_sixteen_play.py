"""Blind leads and open hands in sixteen-bid Rikken, and the golden cases SB16 and SB18."""

from __future__ import annotations

import pytest

from fourthseat_engine.cards import (
    UNKNOWN,
    names_in,
)
from fourthseat_engine.events import EVERYONE, Played, only, redact
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.games.rikken.view import FaceUp, MayTalk
from fourthseat_engine.seats import SEATS, Seat
from fourthseat_engine.trick import TablePlay
from tests.engine.games.rikken_deals import (
    OBSERVERS,
    SIXTEEN,
    dealt,
    events,
    legal,
    low,
    play,
    play_on,
    playing,
    position,
    refusal,
    step,
    winners,
)

# R6: the blind lead

ASKING = {0: "2s 5h Kd 3d", 1: "9c 3h 4s 6s", 2: "Ac 7c Qs 8d", 3: "4c Jd Td 2d"}


def asked(hands: dict[Seat, str] | None = None, *, trump: str = "h") -> RikkenState:
    return playing(SIXTEEN, hands or ASKING, {0: "rik_beter"}, trump=trump, called="Ac", blind=True, leader=0)


def test_SB16_every_card_may_be_led_open_or_face_down() -> None:
    assert legal(SIXTEEN, asked()) == [
        "3d",
        "Kd",
        "5h",
        "2s",
        "blind 3d",
        "blind Kd",
        "blind 5h",
        "blind 2s",
    ]


def test_SB16_a_card_led_face_down_asks_for_the_called_ace() -> None:
    state = play(SIXTEEN, asked(), "blind 2s")
    assert legal(SIXTEEN, state) == ["9c"]
    state = play(SIXTEEN, state, "9c")
    assert legal(SIXTEEN, state) == ["Ac"]
    state = play(SIXTEEN, state, "Ac")
    assert legal(SIXTEEN, state) == ["4c"]
    last = step(SIXTEEN, state, "4c")
    assert events(last.told, "face_up") == [FaceUp(seat=0, card="2s")]
    assert winners(last.state) == [2]
    view = SIXTEEN.view(last.state, None)
    assert (view.partner, view.partner_known) == (2, True)
    assert view.tricks[0].plays[0] == TablePlay(seat=0, card="2s", how="blind")


def test_SB16_a_trump_beats_the_ace_that_was_asked_for() -> None:
    hands = {**ASKING, 1: "9s 3h 4s 6s"}
    state = play(SIXTEEN, asked(hands), "blind 2s", "3h", "Ac", "4c")
    assert winners(state) == [1]


def test_R6_7_the_card_face_down_wins_if_it_is_the_highest_trump() -> None:
    state = play(SIXTEEN, asked(), "blind 5h", "9c", "Ac", "4c")
    assert winners(state) == [0]
    assert legal(SIXTEEN, state) == ["3d", "Kd", "2s"]


def test_R6_7_nobody_but_the_declarer_sees_the_card_until_the_trick_is_complete() -> None:
    led = step(SIXTEEN, asked(), "blind 2s")
    assert redact(led.told, 0)[0] == Played(seat=0, card="2s", how="blind")
    for observer in (1, 2, 3, None):
        assert redact(led.told, observer)[0] == Played(seat=0, card=UNKNOWN, how="blind")
        assert "2s" not in repr(redact(led.told, observer))
        assert "2s" not in repr(SIXTEEN.view(led.state, observer))
        assert "2s" not in repr(SIXTEEN.view(play(SIXTEEN, led.state, "9c", "Ac"), observer))
    audiences = [each.audience for each in led.told]
    assert audiences == [only(0), EVERYONE & ~only(0), EVERYONE]


def test_R6_7_only_a_blind_caller_on_lead_may_ask_and_only_while_the_ace_is_out() -> None:
    open_call = playing(SIXTEEN, ASKING, {0: "rik"}, trump="h", called="Ac", leader=0)
    assert refusal(SIXTEEN, open_call, "blind 2s") == ("illegal/blind-lead", "R6.7")
    other = playing(SIXTEEN, ASKING, {0: "rik"}, trump="h", called="Ac", blind=True, leader=1)
    assert refusal(SIXTEEN, other, "blind 9c") == ("illegal/blind-lead", "R6.7")
    assert refusal(SIXTEEN, asked(), "blind Ah") == ("illegal/not-in-hand", "R6.1")


def test_R6_7_the_very_last_card_may_be_led_face_down() -> None:
    state = asked({0: "2s", 1: "9c", 2: "Ac", 3: "4c"})
    state = play(SIXTEEN, state, "blind 2s", "9c", "Ac", "4c")
    assert winners(state) == [2]
    assert SIXTEEN.view(state, 1).phase == "scored"


# R7: open hands


@pytest.mark.parametrize(
    "moves",
    [
        ["bid open_misere", "pass", "pass", "pass"],
        ["bid open_piek", "pass", "pass", "pass"],
        ["bid open13", "trump h"],
    ],
)
def test_SB18_the_open_hand_lies_open_after_the_first_trick(moves: list[str]) -> None:
    state = play(SIXTEEN, dealt(SIXTEEN), *moves)
    for _ in range(4):
        assert [SIXTEEN.view(state, each).open_hands for each in OBSERVERS] == [()] * 5
        assert UNKNOWN in SIXTEEN.view(state, 1).hands[0]
        state = play_on(SIXTEEN, state, low(SIXTEEN), 1)
    for observer in OBSERVERS:
        view = SIXTEEN.view(state, observer)
        assert view.hands[0] == names_in(position(state).hands[0])
        assert (len(view.hands[0]), view.open_hands, view.talkers) == (12, (0,), ())


def test_SB18_all_hands_lie_open_and_the_others_may_talk() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN), "bid open_misere_praatje", "pass", "bid open_piek_praatje", "pass")
    state = play_on(SIXTEEN, state, low(SIXTEEN), 3)
    opened = step(SIXTEEN, state, low(SIXTEEN)(state))
    assert events(opened.told, "talk") == [MayTalk(seats=(1, 3))]
    for observer in OBSERVERS:
        view = SIXTEEN.view(opened.state, observer)
        assert [len(hand) for hand in view.hands] == [12] * 4
        assert UNKNOWN not in {card for hand in view.hands for card in hand}
        assert (view.open_hands, view.talkers) == (SEATS, (1, 3))
