"""R4: the play."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourthseat_engine.cards import NO_TRUMP, card_of, cards_in, hand_of, suit_from, suit_of
from fourthseat_engine.errors import IllegalMove
from fourthseat_engine.games.rikiki import RIKIKI
from fourthseat_engine.games.rikiki.deal import RikikiDeal
from fourthseat_engine.moves import Bid, Move, Pass, Play
from tests.engine.games.rikiki.positions import finish_deal, hand_of_size, legal, play, public

NO_BIDS = ("bid 0", "bid 0", "bid 0", "bid 0")


def trick(trump: str | None, first: int, *cards: str) -> int | None:
    """Who takes these four cards, the first of them led by `first`."""
    hands = [0, 0, 0, 0]
    for i, card in enumerate(cards):
        hands[(first + i) % 4] = hand_of([card_of(card)])
    deal = RikikiDeal(1, (first - 1) % 4, hands, suit_from(trump), True)
    winner = None
    for card in cards:
        winner = deal.play(card_of(card))
    return winner


def test_R4_1_the_eldest_leads_whoever_bid_highest() -> None:
    state = play(hand_of_size(3, 1, ""), "bid 0", "bid 3", "bid 0", "bid 1")
    assert RIKIKI.to_act(state) == 2


def test_R4_1_a_card_of_another_hand_is_refused() -> None:
    state = play(hand_of_size(2, 0, "As 4d Kh 2c Qs Ad 3h 9c 7d"), *NO_BIDS)
    for forged in ("Ad", "7d", "5s"):
        with pytest.raises(IllegalMove) as refusal:
            RIKIKI.play(state, 1, Play(card_of(forged)))
        assert (refusal.value.code, refusal.value.rule) == ("illegal/not-in-hand", "R4.1")


def test_R4_1_a_card_cannot_be_played_twice() -> None:
    state = play(hand_of_size(2, 0, "As 4d Kh 2c Qs Ad 3h 9c 7d"), *NO_BIDS, "As")
    with pytest.raises(IllegalMove) as refusal:
        RIKIKI.play(state, 1, Play(card_of("As")))
    assert refusal.value.code == "illegal/turn"


@pytest.mark.parametrize("move", [Bid(0), Pass()])
def test_R4_1_nothing_but_a_card_is_accepted_in_the_play(move: Move) -> None:
    with pytest.raises(IllegalMove) as refusal:
        RIKIKI.play(play(hand_of_size(1, 3, ""), "bid 0", "bid 0", "bid 0", "bid 0"), 0, move)
    assert refusal.value.code == "illegal/phase"


def test_R4_2_follow_suit_if_you_can_else_play_anything() -> None:
    """Golden case RK08, and a report of trumps that could be played while the led suit was held."""
    deal = RikikiDeal(3, 3, [0, hand_of(map(card_of, ["3c", "Kc", "Ah"])), 0, 0], suit_from("h"), True)
    deal.turn, deal.leader = 1, 0
    deal.trick = [card_of("9c")]
    assert cards_in(deal.legal_cards()) == [card_of("3c"), card_of("Kc")]
    deal.trick = [card_of("9s")]
    assert cards_in(deal.legal_cards()) == [card_of("3c"), card_of("Kc"), card_of("Ah")]


def test_R4_2_not_following_is_refused_by_name() -> None:
    state = play(hand_of_size(2, 0, "As 2s Kh 2c Qs Ad 3h 9c 7d"), *NO_BIDS, "As")
    assert legal(state) == ["2s"]
    with pytest.raises(IllegalMove) as refusal:
        RIKIKI.play(state, 2, Play(card_of("Ad")))
    assert (refusal.value.code, refusal.value.rule) == ("illegal/follow-suit", "R4.2")


@given(hand=st.sets(st.integers(0, 51), min_size=1, max_size=13), led=st.none() | st.integers(0, 51))
def test_R4_2_by_its_definition(hand: set[int], led: int | None) -> None:
    deal = RikikiDeal(13, 3, [hand_of(hand), 0, 0, 0], NO_TRUMP, True)
    deal.trick = [] if led is None else [led]
    following = {card for card in hand if led is not None and suit_of(card) == suit_of(led)}
    assert set(cards_in(deal.legal_cards())) == (following or hand)


@pytest.mark.parametrize(
    ("case", "trump", "first", "cards", "winner"),
    [
        ("RK06: a small trump beats the ace", "h", 0, "7c Kc 2h Ac", 2),
        ("RK06b: the higher of two trumps", "h", 1, "7c 2h 9h Ac", 3),
        ("RK07: no trump, an ace off suit", None, 1, "5d As Kd 6d", 3),
        ("a trump led", "s", 3, "2s Ah Ac Ad", 3),
        ("nobody follows", "s", 2, "2c Ah Ad Kh", 2),
        ("the last card", "s", 0, "Tc Jc Qc Kc", 3),
        ("the last card trumps", "s", 0, "Tc Jc Ac 2s", 3),
        ("the last card overtrumps", "s", 0, "Tc Jc 8s 9s", 3),
    ],
)
def test_R4_3_the_highest_trump_else_the_highest_of_the_led_suit(
    case: str, trump: str | None, first: int, cards: str, winner: int
) -> None:
    assert trick(trump, first, *cards.split()) == winner, case


def test_R4_4_the_winner_leads_the_next_trick() -> None:
    state = play(hand_of_size(2, 0, "As 4d Kh 2c Qs Ad 3h 9c 7d"), *NO_BIDS, "As", "4d", "Kh", "9c")
    assert (public(state).leader, public(state).turn) == (2, 2)
    assert public(state).won == (0, 0, 1, 0)
    assert public(state).tricks[-1].winner == 2


def test_R4_4_all_cards_are_played() -> None:
    state = finish_deal(hand_of_size(5, 0, ""))
    assert public(state).hands == ((), (), (), ())
    assert len(public(state).tricks) == 5
