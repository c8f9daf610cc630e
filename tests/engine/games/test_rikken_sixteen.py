"""The numbered rules of sixteen-bid Rikken, and the golden cases SB01 to SB18 and E9."""

from __future__ import annotations

import pytest

from fourthseat_engine.cards import (
    BIT,
    PACK_SIZE,
    UNKNOWN,
    cards_in,
    hand_of,
    named_hand,
    names_in,
    suit_from,
)
from fourthseat_engine.events import EVERYONE, Played, only, redact
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.games.rikken.calling import legal_calls
from fourthseat_engine.games.rikken.game_sixteen import gathered
from fourthseat_engine.games.rikken.scoring import scores
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.games.rikken.view import FaceUp, MayTalk, PartnerRevealed
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import SEATS, Seat, left_of
from fourthseat_engine.trick import TablePlay
from tests.engine.games.rikken_deals import (
    D17,
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


def bids(state: RikkenState) -> list[str]:
    """The legal bids of the seat to speak, `pass` among them."""
    return [text.removeprefix("bid ") for text in legal(SIXTEEN, state)]


def calls(hand: str, trump: str) -> tuple[set[str], bool]:
    """What a declarer with this hand may call, and whether blind."""
    found = legal_calls(named_hand(hand.split()), suit_from(trump), blind_calls=True)
    return set(names_in(found.cards)), found.blind


def brought(
    contracts: dict[Seat, str], partner: Seat | None, won: tuple[int, ...], **options: object
) -> tuple[int, ...]:
    """What these contracts bring when the tricks fall so."""
    ruleset = SIXTEEN.ruleset(SIXTEEN.read_options(options))
    bid = [SIXTEEN.ladder.named(contracts[seat]) if seat in contracts else None for seat in SEATS]
    return scores(ruleset, bid, partner, won)


# R2: the deal


def test_SB15_cards_are_dealt_six_and_then_seven() -> None:
    start = SIXTEEN.start(SIXTEEN.read_options({}), 3)
    hands = position(SIXTEEN.deal(start, Pack(D17, 1)).state).hands
    assert hands[0] == hand_of((*D17[0:6], *D17[24:31]))
    assert hands[3] == hand_of((*D17[18:24], *D17[45:52]))


def next_deal(state: RikkenState, cut: int) -> list[int]:
    """The hands of the next deal when the pack is cut there."""
    return position(SIXTEEN.deal(state, Pack(tuple(range(PACK_SIZE)), cut)).state).hands


def test_R2_3_later_deals_come_from_the_cards_as_they_were_gathered_and_cut() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN), "bid misere", *["pass"] * 3)
    state = play_on(SIXTEEN, state, low(SIXTEEN))
    pile = [
        named
        for step_ in SEATS
        for trick in state.tricks
        if trick.winner == left_of(3, step_)
        for named in (play_.card for play_ in trick.plays)
    ]
    assert [names_in(BIT[card])[0] for card in gathered(state)] == pile
    cut = [*gathered(state)[20:], *gathered(state)[:20]]
    assert next_deal(state, 20)[1] == hand_of((*cut[0:6], *cut[24:31]))
    assert sum(next_deal(state, 51)) == (1 << PACK_SIZE) - 1


def test_R2_3_thrown_in_hands_are_gathered_sorted_from_the_dealer_on() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN, dealer=2), *["pass"] * 4)
    hands = position(state).hands
    assert gathered(state) == [card for seat in (2, 3, 0, 1) for card in cards_in(hands[seat])]


def test_R2_3_with_shuffling_every_deal_comes_from_its_pack() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN, deal_style="shuffle"), *["pass"] * 4)
    assert next_deal(state, 20)[1] == hand_of((*range(6), *range(24, 31)))


# R3: the auction


def test_SB01_equal_bids_stand_beside_each_other() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN), "bid misere", "bid piek", "pass", "pass")
    view = SIXTEEN.view(state, None)
    assert view.contracts == ("misere", "piek", None, None)
    assert (view.phase, view.turn, view.trump) == ("play", 0, None)


def test_SB02_a_higher_bid_ends_what_was_joint() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN), "bid misere", "bid piek", "bid alone9", "pass", "pass", "pass")
    assert SIXTEEN.view(state, None).contracts == (None, None, "alone9", None)
    assert (SIXTEEN.to_act(state), SIXTEEN.view(state, 0).phase) == (2, "trump")


OVER_MISERE = """pass misere piek alone9 alone10 alone11 alone12 open_misere open_piek
open_misere_praatje open_piek_praatje alone13 open13"""


def test_SB03_over_misere_everything_higher_and_its_equals() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN), "bid misere")
    assert bids(state) == OVER_MISERE.split()


def test_SB04_four_seats_may_play_four_contracts() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN), "bid open_piek", *["bid open_misere"] * 3)
    assert position(state).declarers == SEATS


def test_SB05_whoever_was_outbid_may_bid_again() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN), "bid rik", "bid rik_beter", "pass", "pass")
    assert SIXTEEN.to_act(state) == 0
    state = play(SIXTEEN, state, "bid alone8", "pass")
    assert SIXTEEN.view(state, None).contracts == ("alone8", None, None, None)


def test_SB06_four_passes_and_the_next_seat_deals() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN), *["pass"] * 4)
    view = SIXTEEN.view(state, None)
    assert (view.thrown_in, view.deal, view.phase) == (1, 0, "scored")
    again = SIXTEEN.view(SIXTEEN.deal(state, Pack(D17, 1)).state, None)
    assert (again.dealer, again.deal) == (0, 0)


THREE_ACES = {0: "2c", 1: "Ac Ad Ah", 2: "2d", 3: "As"}


def test_SB07_three_aces_force_triple_ace_and_the_fourth_names_trump() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN, THREE_ACES), "bid open_misere")
    assert bids(state) == ["troela"]
    state = play(SIXTEEN, state, "bid troela", "pass", "pass")
    assert bids(state) == ["pass", "open_misere_praatje", "open_piek_praatje", "alone13", "open13"]
    won = step(SIXTEEN, state, "pass")
    assert events(won.told, "partner") == [PartnerRevealed(seat=3)]
    assert SIXTEEN.view(won.state, None).contracts == (None, "troela", None, None)
    assert (SIXTEEN.to_act(won.state), SIXTEEN.view(won.state, 2).partner) == (3, 3)
    named = play(SIXTEEN, won.state, "trump c")
    view = SIXTEEN.view(named, 0)
    assert (view.phase, view.turn, view.trump, view.called) == ("play", 0, "c", None)


def test_SB07_above_triple_ace_three_aces_are_free() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN, THREE_ACES), "bid open_misere_praatje")
    assert bids(state) == ["pass", "open_misere_praatje", "open_piek_praatje", "alone13", "open13"]


def test_SB07_only_the_first_turn_forces() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN, THREE_ACES), "bid open_piek", "bid troela", "bid open_piek_praatje")
    state = play(SIXTEEN, state, "pass", "pass")
    assert bids(state)[0] == "pass"
    assert "troela" not in bids(state)


def test_SB09_the_last_to_speak_is_forced_too() -> None:
    state = dealt(SIXTEEN, {1: "Ac Ad Ah", 2: "2c", 3: "2d", 0: "2h"}, dealer=1)
    assert bids(play(SIXTEEN, state, "pass", "pass", "pass")) == ["troela"]


def test_SB11_four_aces_are_no_triple_ace() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN, {1: "Ac Ad Ah As"}), "pass")
    assert "pass" in bids(state)
    assert "troela" not in bids(state)


def test_R3_bids_that_are_refused() -> None:
    state = play(SIXTEEN, dealt(SIXTEEN, THREE_ACES), "pass")
    assert refusal(SIXTEEN, state, "pass") == ("illegal/must-bid-troela", "R3.7")
    assert refusal(SIXTEEN, state, "bid open13") == ("illegal/must-bid-troela", "R3.7")
    state = play(SIXTEEN, dealt(SIXTEEN), "bid alone9")
    assert refusal(SIXTEEN, state, "bid troela") == ("illegal/troela", "R3.7")
    assert refusal(SIXTEEN, state, "bid piek") == ("illegal/bid-too-low", "R3.2")
    assert refusal(SIXTEEN, state, "bid nine") == ("illegal/bid", "R4.1")


# R5: the call


def test_SB17_with_all_four_aces_and_kings_a_queen_is_called() -> None:
    hand = "As Qs Js Ts 9s 8s 7s Ah Kh Ad Kd Ac Kc"
    assert calls(hand, "s") == ({"Qc", "Qd", "Qh"}, False)


def test_R5_3_an_ace_in_a_suit_that_is_held_comes_before_a_blind_call() -> None:
    assert calls("Ks Qs Js Ts 9s 8s 7s 6s Ad Kd 2c 3c 4c", "s") == ({"Ac"}, False)


def test_R5_4_with_no_such_ace_any_other_is_called_blind() -> None:
    assert calls("Ks Qs Js Ts 9s 8s 7s 6s 5s 4s Ad Kd 2d", "s") == ({"Ac", "Ah"}, True)
    assert calls("2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As", "h") == ({"Ac", "Ad"}, True)


def test_R5_4_everybody_hears_that_the_call_is_blind() -> None:
    state = dealt(SIXTEEN, {0: "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s Ad Kd 2d", 1: "Ac", 2: "As", 3: "Ah"})
    state = play(SIXTEEN, state, "bid rik", *["pass"] * 3, "trump s", "call Ac")
    for observer in OBSERVERS:
        view = SIXTEEN.view(state, observer)
        assert (view.called, view.blind, view.partner_known) == ("Ac", True, False)
        assert view.partner == (1 if observer == 1 else None)


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


# R8, R9: the end and the score


@pytest.mark.parametrize(
    ("contracts", "partner", "won", "expected"),
    [
        ({0: "alone8"}, None, (6, 3, 2, 2), (0, 3, 3, 3)),
        ({0: "alone8"}, None, (8, 3, 1, 1), (1, 0, 0, 0)),
        ({0: "alone8"}, None, (10, 1, 1, 1), (3, 0, 0, 0)),
        ({0: "alone9"}, None, (9, 2, 1, 1), (1, 0, 0, 0)),
        ({0: "alone9"}, None, (10, 1, 1, 1), (2, 0, 0, 0)),
        ({1: "rik"}, 3, (1, 6, 2, 4), (0, 3, 0, 3)),
        ({1: "rik"}, 3, (0, 7, 0, 6), (0, 6, 0, 6)),
        ({1: "rik"}, 3, (4, 4, 3, 2), (3, 0, 3, 0)),
        ({2: "troela"}, 0, (3, 2, 6, 2), (3, 0, 3, 0)),
        ({2: "troela"}, 0, (3, 3, 5, 2), (2, 0, 2, 0)),
        ({2: "troela"}, 0, (3, 4, 4, 2), (0, 3, 0, 3)),
        ({0: "misere"}, None, (0, 5, 4, 4), (5, 0, 0, 0)),
        ({0: "misere"}, None, (3, 4, 3, 3), (0, 5, 5, 5)),
        ({0: "piek"}, None, (1, 4, 4, 4), (5, 0, 0, 0)),
        ({0: "piek"}, None, (0, 5, 4, 4), (0, 6, 6, 6)),
        ({0: "piek"}, None, (2, 4, 4, 3), (0, 5, 5, 5)),
        ({0: "open_misere"}, None, (0, 5, 4, 4), (10, 0, 0, 0)),
        ({0: "open_piek_praatje"}, None, (1, 4, 4, 4), (15, 0, 0, 0)),
        ({0: "alone13"}, None, (13, 0, 0, 0), (15, 0, 0, 0)),
        ({0: "alone13"}, None, (11, 1, 1, 0), (0, 17, 17, 17)),
        ({3: "open13"}, None, (0, 0, 0, 13), (0, 0, 0, 20)),
        ({3: "open13"}, None, (0, 1, 0, 12), (21, 21, 21, 0)),
    ],
)
def test_SB12_points(
    contracts: dict[Seat, str], partner: Seat | None, won: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert brought(contracts, partner, won) == expected


@pytest.mark.parametrize(
    ("contracts", "won", "expected"),
    [
        ({0: "misere", 1: "misere"}, (0, 2, 6, 5), (10, 0, 5, 5)),
        ({0: "misere", 1: "piek"}, (0, 1, 6, 6), (5, 5, 0, 0)),
        ({0: "misere", 1: "piek"}, (2, 2, 5, 4), (5, 5, 10, 10)),
    ],
)
def test_SB13_several_declarers_are_settled_one_by_one(
    contracts: dict[Seat, str], won: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert brought(contracts, None, won) == expected


@pytest.mark.parametrize(
    ("contracts", "partner", "won", "expected"),
    [
        ({0: "misere", 1: "misere"}, None, (0, 2, 6, 5), (20, -20, 0, 0)),
        ({0: "alone8"}, None, (6, 3, 2, 2), (-9, 3, 3, 3)),
        ({1: "rik"}, 3, (1, 6, 2, 4), (-3, 3, -3, 3)),
        ({2: "troela"}, 0, (3, 4, 4, 2), (-3, 3, -3, 3)),
    ],
)
def test_SB14_cash(
    contracts: dict[Seat, str], partner: Seat | None, won: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert brought(contracts, partner, won, settlement="cash") == expected


def test_R9_2_tricks_short_may_be_left_out_where_tricks_beyond_are() -> None:
    only_there = {"undertricks": "per_trick_only"}
    assert brought({0: "piek"}, None, (0, 5, 4, 4), **only_there) == (0, 5, 5, 5)
    assert brought({0: "alone13"}, None, (11, 1, 1, 0), **only_there) == (0, 15, 15, 15)
    assert brought({0: "alone8"}, None, (6, 3, 2, 2), **only_there) == (0, 3, 3, 3)


def test_R8_2_a_lost_thirteen_stops_only_if_tricks_short_do_not_count() -> None:
    hands = {0: "Ac Kc Qc Jc", 1: "2c 3c 4c 5c", 2: "6c 7c 8c 9c", 3: "2d 3d 4d 5d"}
    lengths = [
        len(
            play_on(
                SIXTEEN,
                playing(SIXTEEN, hands, {1: "alone13"}, stop_when_decided=True, undertricks=undertricks),
                low(SIXTEEN),
            ).tricks
        )
        for undertricks in ("all", "per_trick_only")
    ]
    assert lengths == [4, 1]


def trace(**options: object) -> RikkenState:
    """Misère by seat 0 beside Piek by seat 1, from the pack D17."""
    start = SIXTEEN.start(SIXTEEN.read_options(options), 3)
    state = SIXTEEN.deal(start, Pack(D17, 1)).state
    state = play(SIXTEEN, state, "bid misere", "bid piek", "pass", "pass")
    return play_on(SIXTEEN, state, low(SIXTEEN))


@pytest.mark.parametrize(
    ("settlement", "expected"), [("points", (5, 5, 10, 10)), ("cash", (-10, -10, 10, 10))]
)
def test_E9_misere_and_piek_in_one_deal(settlement: str, expected: tuple[int, ...]) -> None:
    state = trace(settlement=settlement)
    assert winners(state) == [1, 0, 2, 3, 3, 0, 1, 1, 3, 2, 3, 3, 0]
    assert state.results[0].won == (3, 3, 2, 5)
    assert state.results[0].made == (False, False, None, None)
    assert state.results[0].scores == expected


def test_E9_with_the_stop_rule_it_ends_when_both_have_failed() -> None:
    state = trace(stop_when_decided=True)
    assert winners(state) == [1, 0, 2, 3, 3, 0, 1]
    assert state.results[0].scores == (5, 5, 10, 10)


def test_R9_frequency_of_three_aces() -> None:
    """Some seat holds exactly three aces in about one deal of six."""
    forced = 0
    for deal in range(4000):
        start = SIXTEEN.start(SIXTEEN.read_options({}), 3)
        hands = position(SIXTEEN.deal(start, pack_of_deal(b"aces", deal)).state).hands
        aces = named_hand(("Ac", "Ad", "Ah", "As"))
        forced += any((hand & aces).bit_count() == 3 for hand in hands)
    assert 0.145 < forced / 4000 < 0.185
