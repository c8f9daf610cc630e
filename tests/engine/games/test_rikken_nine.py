"""Deal, auction and call in nine-bid Rikken, and the golden cases NB01 to NB07."""

from __future__ import annotations

from fourthseat_engine.cards import hand_of, named_hand, names_in, suit_from
from fourthseat_engine.games.rikken.calling import legal_calls
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import SEATS
from tests.engine.games.rikken_deals import (
    D17,
    NINE,
    OBSERVERS,
    dealt,
    events,
    legal,
    play,
    position,
    refusal,
    step,
)

HIGHER_THAN_NINE = ["piek", "ten", "misere", "open_piek", "open_misere", "thirteen"]


def calls(hand: str, trump: str) -> set[str]:
    """What a declarer with this hand may call."""
    found = legal_calls(named_hand(hand.split()), suit_from(trump), blind_calls=False)
    assert not found.blind
    return set(names_in(found.cards))


# R2, R3: the deal and the auction


def test_R2_1_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    start = NINE.start(NINE.read_options({}), 3)
    state = NINE.deal(start, Pack(D17, 1)).state
    assert position(state).hands[0] == hand_of(D17[0::4])
    assert position(state).hands[3] == hand_of(D17[3::4])


def test_NB01_whoever_was_outbid_may_bid_again_but_only_higher() -> None:
    state = play(NINE, dealt(NINE), "bid rik", "pass", "bid rik_hearts", "bid nine")
    assert NINE.to_act(state) == 0
    assert legal(NINE, state) == ["pass", *(f"bid {key}" for key in HIGHER_THAN_NINE)]
    state = play(NINE, state, "bid piek", "pass", "pass")
    assert position(state).declarers == (0,)
    assert NINE.view(state, None).contracts == ("piek", None, None, None)
    assert NINE.view(state, None).phase == "play"


def test_NB02_three_passes_leave_the_fourth_its_turn() -> None:
    state = play(NINE, dealt(NINE, dealer=2), "pass", "pass", "pass")
    assert NINE.to_act(state) == 2
    state = play(NINE, state, "bid rik")
    assert (NINE.to_act(state), NINE.view(state, 0).phase) == (2, "trump")


def test_NB02_four_passes_throw_the_cards_in_and_the_deal_does_not_count() -> None:
    state = play(NINE, dealt(NINE, dealer=2), "pass", "pass", "pass", "pass")
    view = NINE.view(state, 0)
    assert (view.phase, view.turn, view.deal, view.thrown_in, view.results) == ("scored", None, 0, 1, ())
    assert view.totals == (0, 0, 0, 0)
    again = NINE.view(NINE.deal(state, Pack(D17, 1)).state, 0)
    assert (again.deal, again.dealer, again.thrown_in, again.auction) == (0, 3, 1, ())


def test_NB02_all_thirteen_ends_the_auction_at_once() -> None:
    state = play(NINE, dealt(NINE, dealer=0), "bid thirteen")
    assert (NINE.to_act(state), NINE.view(state, 0).phase) == (1, "trump")


def test_R1_4_a_match_of_passes_is_closed_after_ten_times_its_deals() -> None:
    state = NINE.start(NINE.read_options({"deals": 2}), 1)
    for deal in range(20):
        assert not NINE.standings(state).over
        assert NINE.deal_index(state) == deal
        state = play(NINE, NINE.deal(state, Pack(D17, 1)).state, *["pass"] * 4)
    assert NINE.standings(state).over
    assert NINE.view(state, 0).phase == "over"
    assert NINE.standings(state).winners == SEATS


def test_R3_bids_that_are_refused() -> None:
    state = play(NINE, dealt(NINE), "bid nine")
    assert refusal(NINE, state, "bid rik") == ("illegal/bid-too-low", "R3.2")
    assert refusal(NINE, state, "bid nine") == ("illegal/bid-too-low", "R3.2")
    assert refusal(NINE, state, "bid troela") == ("illegal/bid", "R4.1")
    assert refusal(NINE, state, "trump h") == ("illegal/phase", "R1.5")
    assert refusal(NINE, state, "Ah") == ("illegal/phase", "R1.5")


# R5: trump and the call


def test_NB03_an_ace_outside_trump_in_a_suit_that_is_held() -> None:
    hand = "As Ks Qs 9s 8s 7s 5h 4h Ad 3d Kc 6c 2c"
    assert calls(hand, "s") == {"Ah", "Ac"}
    assert calls(hand, "h") == {"Ac"}


def test_NB04_a_king_when_every_ace_that_could_be_called_is_held() -> None:
    assert calls("Ks Qs Js Ts 9s 8s Ah 5h Ad Kd 4d Ac 7c", "s") == {"Kh", "Kc"}


def test_NB05_a_suit_that_is_not_held_gives_no_ace() -> None:
    assert calls("Ks Qs Js Ts 9s 8s 7s Ah 6h 5h Ad 4d 3d", "s") == {"Kh", "Kd"}


def test_NB06_a_queen_when_the_kings_are_held_too() -> None:
    assert calls("As Qs Js Ts 9s 8s 7s Ah Kh Ad Kd Ac Kc", "s") == {"Qc", "Qd", "Qh"}


def test_NB07_any_ace_when_nothing_but_trumps_or_one_whole_suit_is_held() -> None:
    spades = "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"
    assert calls(spades, "s") == {"Ac", "Ad", "Ah"}
    assert calls(spades, "h") == {"Ac", "Ad"}


def test_R5_1_rik_names_any_trump_and_rik_in_hearts_none() -> None:
    rik = play(NINE, dealt(NINE), "bid rik", "pass", "pass", "pass")
    assert legal(NINE, rik) == ["trump c", "trump d", "trump h", "trump s"]
    rik = play(NINE, rik, "trump h")
    assert (NINE.view(rik, 2).trump, NINE.view(rik, 2).phase) == ("h", "call")
    hearts = play(NINE, dealt(NINE), "bid rik_hearts", "pass", "pass", "pass")
    assert (NINE.view(hearts, 2).trump, NINE.view(hearts, 2).phase) == ("h", "call")


def test_R5_3_a_card_that_may_not_be_called_is_refused() -> None:
    state = dealt(NINE, {0: "Ac 2d 2h 2s 3s"})
    state = play(NINE, state, "bid rik", "pass", "pass", "pass", "trump s")
    for card in ("As", "Ac", "Kd", "3d"):
        assert refusal(NINE, state, f"call {card}") == ("illegal/call", "R5.3")


def test_R5_6_only_the_holder_of_the_called_card_knows_the_partner() -> None:
    state = dealt(NINE, {0: "Ac 2d 2h 2s", 2: "Ad"})
    state = play(NINE, state, "bid rik", "pass", "pass", "pass", "trump s")
    called = step(NINE, state, "call Ad")
    assert events(called.told, "partner") == []
    knows = [NINE.view(called.state, observer).partner for observer in OBSERVERS]
    assert knows == [None, None, 2, None, None]
    assert not any(NINE.view(called.state, observer).partner_known for observer in OBSERVERS)
    assert position(called.state).partner == 2
