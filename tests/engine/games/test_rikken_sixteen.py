"""Deal, auction and call in sixteen-bid Rikken, and the golden cases SB01 to SB11, SB15 and SB17."""

from __future__ import annotations

from fourthseat_engine.cards import (
    BIT,
    PACK_SIZE,
    cards_in,
    hand_of,
    named_hand,
    names_in,
    suit_from,
)
from fourthseat_engine.games.rikken.calling import legal_calls
from fourthseat_engine.games.rikken.game_sixteen import gathered
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.games.rikken.view import PartnerRevealed
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import SEATS, left_of
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
    position,
    refusal,
    step,
)


def bids(state: RikkenState) -> list[str]:
    """The legal bids of the seat to speak, `pass` among them."""
    return [text.removeprefix("bid ") for text in legal(SIXTEEN, state)]


def calls(hand: str, trump: str) -> tuple[set[str], bool]:
    """What a declarer with this hand may call, and whether blind."""
    found = legal_calls(named_hand(hand.split()), suit_from(trump), blind_calls=True)
    return set(names_in(found.cards)), found.blind


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
