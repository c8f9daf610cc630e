"""Play, open hands and score in nine-bid Rikken, and the golden cases NB08 to NB12 and E7."""

from __future__ import annotations

import pytest

from fourthseat_engine.cards import names_in
from fourthseat_engine.events import EVERYONE
from fourthseat_engine.games.rikken.scoring import scores
from fourthseat_engine.games.rikken.view import HandOpened, PartnerRevealed, RikkenScored
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import SEATS, Seat
from tests.engine.games.rikken_deals import (
    D17,
    NINE,
    OBSERVERS,
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


def brought(contract: str, declarer: Seat, partner: Seat | None, won: tuple[int, ...]) -> tuple[int, ...]:
    """What a contract brings when the tricks fall so."""
    contracts = [NINE.ladder.named(contract) if seat == declarer else None for seat in SEATS]
    return scores(NINE.ruleset(NINE.read_options({})), contracts, partner, won)


# R6: the play


HOLDER = {0: "Ah 7h 3c 9d", 1: "2h 2c 2d 2s", 2: "Kh Kc Kd Ks", 3: "6h 6c 6d 6s"}


def holder_leads(hand: str = HOLDER[0]) -> list[str]:
    hands = {seat: " ".join(names.split()[: len(hand.split())]) for seat, names in HOLDER.items()}
    state = playing(NINE, {**hands, 0: hand}, {2: "rik"}, trump="s", called="Ah")
    return legal(NINE, state)


def test_NB08_the_holder_leads_the_called_suit_only_with_the_called_card() -> None:
    assert holder_leads() == ["3c", "9d", "Ah"]
    assert holder_leads("Ah 7h") == ["Ah"]


@pytest.mark.parametrize(("lead", "may"), [("6h", "Ah"), ("6c", "3c"), ("6s", "3c 9d 7h Ah")])
def test_NB08_the_holder_plays_the_called_card_when_its_suit_is_led(lead: str, may: str) -> None:
    state = playing(NINE, HOLDER, {2: "rik"}, trump="s", called="Ah", leader=3)
    assert legal(NINE, play(NINE, state, lead)) == may.split()


def test_NB08_once_the_called_card_is_out_its_suit_is_free_and_the_partner_known() -> None:
    state = playing(NINE, HOLDER, {2: "rik"}, trump="s", called="Ah", leader=3)
    state = play(NINE, state, "6s")
    revealed = step(NINE, state, "Ah")
    assert events(revealed.told, "partner") == [PartnerRevealed(seat=0)]
    assert [NINE.view(revealed.state, each).partner for each in OBSERVERS] == [0] * 5
    state = play(NINE, revealed.state, "2s", "Ks", "Kc", "6c", "3c", "2c", "Kh", "6h")
    assert legal(NINE, state) == ["7h"]


def test_NB08_opponents_and_declarer_lead_the_called_suit_when_they_like() -> None:
    for leader, card in ((1, "2h"), (2, "Kh"), (3, "6h")):
        state = playing(NINE, HOLDER, {2: "rik"}, trump="s", called="Ah", leader=leader)
        assert card in legal(NINE, state)


def test_R6_cards_that_are_refused() -> None:
    state = playing(NINE, HOLDER, {2: "rik"}, trump="s", called="Ah")
    assert refusal(NINE, state, "7h") == ("illegal/called-suit", "R6.5")
    assert refusal(NINE, state, "2h") == ("illegal/not-in-hand", "R6.1")
    assert refusal(NINE, state, "blind 3c") == ("illegal/blind-lead", "R6.7")
    state = playing(NINE, HOLDER, {2: "rik"}, trump="s", called="Ah", leader=3)
    assert refusal(NINE, play(NINE, state, "6h"), "7h") == ("illegal/called-card", "R6.4")
    assert refusal(NINE, play(NINE, state, "6c"), "9d") == ("illegal/follow-suit", "R6.2")


def test_R6_3_the_called_card_can_be_trumped() -> None:
    hands = {0: "Ah", 1: "2h", 2: "Kh", 3: "6s"}
    state = playing(NINE, hands, {2: "rik"}, trump="s", called="Ah", leader=1)
    assert winners(play(NINE, state, "2h", "Kh", "6s", "Ah")) == [3]


def test_NB10_the_declarer_leads_in_all_thirteen_and_the_eldest_otherwise() -> None:
    state = play(NINE, dealt(NINE), "pass", "pass", "bid thirteen", "trump c")
    assert (NINE.to_act(state), NINE.view(state, 0).phase) == (2, "play")
    state = play(NINE, dealt(NINE), "pass", "pass", "bid misere", "pass")
    assert (NINE.to_act(state), NINE.view(state, 0).phase) == (0, "play")


# R7, R8: open hands and the end


def test_NB12_the_open_hand_is_seen_once_the_first_card_is_led() -> None:
    state = play(NINE, dealt(NINE), "pass", "pass", "bid open_misere", "pass")
    hand = names_in(position(state).hands[2])
    assert NINE.view(state, 0).hands[2] == ("??",) * 13
    led = step(NINE, state, legal(NINE, state)[0])
    assert events(led.told, "open") == [HandOpened(seat=2, cards=hand)]
    assert all(each.audience == EVERYONE for each in led.told)
    for observer in OBSERVERS:
        view = NINE.view(led.state, observer)
        assert view.hands[2] == hand
        assert view.open_hands == (2,)
        assert "??" in view.hands[1] or observer == 1


@pytest.mark.parametrize(
    ("moment", "plays"), [("before_first_lead", 0), ("at_first_lead", 1), ("after_first_trick", 4)]
)
def test_R7_1_the_option_says_when_the_hand_is_opened(moment: str, plays: int) -> None:
    state = dealt(NINE, open_exposure=moment)
    state = play(NINE, state, "pass", "pass", "bid open_piek", "pass")
    for _ in range(plays):
        assert NINE.view(state, None).open_hands == ()
        state = play_on(NINE, state, low(NINE), 1)
    assert NINE.view(state, None).open_hands == (2,)
    assert "??" not in NINE.view(state, None).hands[2]


MISERE = {0: "3c 4c 5c 6c", 1: "2c 7c 8c 9d", 2: "Tc Jc Qc Kc", 3: "Ac 2d 3d 4d"}


def test_NB11_a_lost_misere_stops_the_deal() -> None:
    state = playing(NINE, MISERE, {1: "misere"})
    state = play(NINE, state, "3c", "2c", "Tc", "Ac", "2d", "4c")
    done = step(NINE, state, "9d")
    assert not events(done.told, "score")
    done = step(NINE, done.state, "Jc")
    (scored,) = events(done.told, "score")
    assert isinstance(scored, RikkenScored)
    assert scored.result.scores == (14, -42, 14, 14)
    assert scored.result.made == (None, False, None, None)
    assert len(done.state.tricks) == 2


def test_R8_3_cards_still_held_are_laid_open_when_a_deal_stops_early() -> None:
    state = play_on(NINE, playing(NINE, MISERE, {1: "misere"}), low(NINE))
    view = NINE.view(state, None)
    assert view.phase == "scored"
    assert view.open_hands == SEATS
    assert view.hands[3] == ("3d", "4d")


def test_R8_2_without_the_option_a_lost_misere_is_played_out() -> None:
    state = playing(NINE, MISERE, {1: "misere"}, stop_when_decided=False)
    state = play_on(NINE, state, low(NINE))
    assert len(state.tricks) == 4
    assert NINE.view(state, None).open_hands == ()


@pytest.mark.parametrize(("contract", "tricks"), [("piek", 2), ("thirteen", 1), ("nine", 4), ("rik", 4)])
def test_R8_2_only_what_cannot_change_any_more_stops_a_deal(contract: str, tricks: int) -> None:
    hands = {0: "Ac Kc Qc Jc", 1: "2c 3c 4c 5c", 2: "6c 7c 8c 9c", 3: "2d 3d 4d 5d"}
    declarer = 1 if contract == "thirteen" else 0
    called = "2d" if contract == "rik" else None
    state = play_on(NINE, playing(NINE, hands, {declarer: contract}, called=called), low(NINE))
    assert len(state.tricks) == tricks


# R9: the score


@pytest.mark.parametrize(
    ("contract", "declarer", "partner", "won", "expected"),
    [
        ("rik", 0, 2, (5, 3, 3, 2), (6, -6, 6, -6)),
        ("rik", 0, 2, (6, 1, 4, 2), (8, -8, 8, -8)),
        ("rik", 0, 2, (6, 0, 7, 0), (11, -11, 11, -11)),
        ("rik", 0, 2, (4, 3, 3, 3), (-7, 7, -7, 7)),
        ("rik", 1, 0, (2, 4, 5, 2), (-8, -8, 8, 8)),
        ("rik_hearts", 3, 1, (0, 6, 0, 7), (-12, 12, -12, 12)),
        ("rik_hearts", 3, 1, (3, 3, 3, 4), (8, -8, 8, -8)),
        ("rik_hearts", 3, 1, (4, 3, 3, 3), (9, -9, 9, -9)),
        ("nine", 2, None, (1, 1, 9, 2), (-9, -9, 27, -9)),
        ("nine", 2, None, (1, 1, 11, 0), (-11, -11, 33, -11)),
        ("nine", 2, None, (3, 3, 7, 0), (11, 11, -33, 11)),
        ("ten", 0, None, (10, 1, 1, 1), (36, -12, -12, -12)),
        ("ten", 0, None, (8, 2, 2, 1), (-42, 14, 14, 14)),
        ("piek", 1, None, (4, 1, 4, 4), (-10, 30, -10, -10)),
        ("piek", 1, None, (4, 0, 5, 4), (10, -30, 10, 10)),
        ("piek", 1, None, (4, 2, 3, 4), (10, -30, 10, 10)),
        ("misere", 3, None, (5, 4, 4, 0), (-14, -14, -14, 42)),
        ("misere", 3, None, (5, 4, 3, 1), (14, 14, 14, -42)),
        ("open_piek", 0, None, (1, 4, 4, 4), (54, -18, -18, -18)),
        ("open_piek", 0, None, (0, 5, 4, 4), (-54, 18, 18, 18)),
        ("open_misere", 0, None, (0, 5, 4, 4), (72, -24, -24, -24)),
        ("open_misere", 0, None, (2, 3, 4, 4), (-72, 24, 24, 24)),
        ("thirteen", 2, None, (0, 0, 13, 0), (-36, -36, 108, -36)),
        ("thirteen", 2, None, (1, 0, 12, 0), (36, 36, -108, 36)),
    ],
)
def test_NB09_what_a_deal_brings(
    contract: str,
    declarer: Seat,
    partner: Seat | None,
    won: tuple[int, ...],
    expected: tuple[int, ...],
) -> None:
    assert brought(contract, declarer, partner, won) == expected


def test_R1_2_the_match_ends_after_the_agreed_deals_and_ties_share_the_win() -> None:
    state = NINE.start(NINE.read_options({"deals": 2}), 3)
    for _ in range(2):
        state = NINE.deal(state, Pack(D17, 1)).state
        state = play_on(NINE, play(NINE, state, "bid misere", *["pass"] * 3), low(NINE))
    assert [result.dealer for result in state.results] == [3, 0]
    assert NINE.standings(state).over
    total = tuple(a + b for a, b in zip(state.results[0].scores, state.results[1].scores, strict=True))
    assert NINE.standings(state).totals == total
    assert NINE.standings(state).winners == tuple(seat for seat in SEATS if total[seat] == max(total))


def test_E7_rik_by_seat_1_with_the_ace_of_clubs_called() -> None:
    start = NINE.start(NINE.read_options({}), 3)
    state = NINE.deal(start, Pack(D17, 1)).state
    state = play(NINE, state, "pass", "bid rik", "pass", "pass", "trump s")
    assert legal(NINE, state) == ["call Ac", "call Ah"]
    state = play(NINE, state, "call Ac")
    assert position(state).partner == 0
    state = play_on(NINE, state, low(NINE), 4)
    assert NINE.view(state, None).partner == 0
    state = play_on(NINE, state, low(NINE))
    assert winners(state) == [0, 3, 3, 0, 0, 3, 1, 1, 3, 2, 3, 3, 3]
    assert state.results[0].won == (3, 2, 1, 7)
    assert state.results[0].scores == (-9, -9, 9, 9)
