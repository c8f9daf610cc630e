"""R3: the bids."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourthseat_engine.errors import IllegalMove
from fourthseat_engine.games.rikiki import RIKIKI
from fourthseat_engine.games.rikiki.deal import RikikiDeal
from fourthseat_engine.moves import Bid, Dark, Move, Pass, Play
from tests.engine.games.rikiki.positions import dealt_in_turn, hand_of_size, legal, play, public


def bidding(size: int, *bids: int, hook: bool = True) -> RikikiDeal:
    """The position after these bids, dealer 3."""
    deal = RikikiDeal(size, 3, [0, 0, 0, 0], 0, hook)
    for bid in bids:
        deal.bid(bid)
    return deal


def test_R3_1_each_seat_bids_once_from_the_eldest_to_the_dealer() -> None:
    state = hand_of_size(5, 2, "")
    order = []
    for _ in range(4):
        assert public(state).phase == "bid"
        order.append(RIKIKI.to_act(state))
        state = play(state, "bid 1" if len(order) < 4 else "bid 0")
    assert order == [3, 0, 1, 2]
    assert (public(state).phase, public(state).turn) == ("play", 3)
    assert public(state).bids == (1, 1, 0, 1)


def test_R3_1_bids_are_public_at_once() -> None:
    state = play(hand_of_size(3, 3, ""), "bid 2")
    assert public(state).bids == (2, None, None, None)


def test_R3_1_a_bid_is_final() -> None:
    state = play(hand_of_size(3, 3, ""), "bid 2")
    with pytest.raises(IllegalMove) as refusal:
        RIKIKI.play(state, 0, Bid(1))
    assert refusal.value.code == "illegal/turn"
    done = play(state, "bid 0", "bid 0", "bid 0")
    with pytest.raises(IllegalMove) as refusal:
        RIKIKI.play(done, 0, Bid(1))
    assert (refusal.value.code, refusal.value.rule) == ("illegal/phase", "R3.1")


@pytest.mark.parametrize("move", [Play(0), Pass(), Dark()])
def test_R3_1_nothing_but_a_bid_is_accepted_before_the_play(move: Move) -> None:
    with pytest.raises(IllegalMove) as refusal:
        RIKIKI.play(hand_of_size(1, 3, ""), 0, move)
    assert (refusal.value.code, refusal.value.rule) == ("illegal/phase", "R3.1")


@pytest.mark.parametrize("size", [1, 2, 7, 13])
def test_R3_2_a_bid_is_nought_to_the_size_of_the_hand(size: int) -> None:
    state = hand_of_size(size, 3, "")
    assert legal(state) == [f"bid {tricks}" for tricks in range(size + 1)]
    for tricks in (-1, size + 1):
        with pytest.raises(IllegalMove) as refusal:
            RIKIKI.play(state, 0, Bid(tricks))
        assert (refusal.value.code, refusal.value.rule) == ("illegal/bid", "R3.2")


@pytest.mark.parametrize(
    ("case", "size", "bids", "open_bids"),
    [
        ("RK02", 5, (2, 1, 0), {0, 1, 3, 4, 5}),
        ("RK03", 5, (3, 1, 2), {0, 1, 2, 3, 4, 5}),
        ("RK05", 13, (4, 3, 3), set(range(14)) - {3}),
        ("one card, nought bid", 1, (0, 0, 0), {0}),
        ("one card, one bid", 1, (0, 1, 0), {1}),
        ("one card, two bid", 1, (1, 1, 0), {0, 1}),
        ("one card, three bid", 1, (1, 1, 1), {0, 1}),
        ("all of it bid", 4, (4, 0, 0), {1, 2, 3, 4}),
        ("nothing bid", 4, (0, 0, 0), {0, 1, 2, 3}),
    ],
)
def test_R3_3_the_last_bid_cannot_make_the_total(
    case: str, size: int, bids: tuple[int, ...], open_bids: set[int]
) -> None:
    deal = bidding(size, *bids)
    assert set(deal.legal_bids()) == open_bids, case


@given(size=st.integers(1, 13), data=st.data())
def test_R3_3_by_its_definition(size: int, data: st.DataObject) -> None:
    bids = [data.draw(st.integers(0, size)) for _ in range(3)]
    for count in range(3):
        assert bidding(size, *bids[:count]).legal_bids() == list(range(size + 1))
    assert bidding(size, *bids).legal_bids() == [bid for bid in range(size + 1) if sum(bids) + bid != size]


def test_R3_3_the_hooked_bid_is_refused_by_name() -> None:
    state = play(hand_of_size(5, 3, ""), "bid 2", "bid 1", "bid 0")
    with pytest.raises(IllegalMove) as refusal:
        RIKIKI.play(state, 3, Bid(2))
    assert (refusal.value.code, refusal.value.rule) == ("illegal/hook", "R3.3")


@pytest.mark.parametrize("size", [1, 2, 3])
def test_R3_3_play_refuses_the_hooked_bid_after_all_bids_of_the_others(size: int) -> None:
    for bids in product(range(size + 1), repeat=3):
        state = play(hand_of_size(size, 3, ""), *(f"bid {bid}" for bid in bids))
        refused = []
        for bid in range(size + 1):
            try:
                RIKIKI.play(state, 3, Bid(bid))
            except IllegalMove:
                refused.append(bid)
        assert refused == [bid for bid in [size - sum(bids)] if bid >= 0]


def test_R3_3_the_hook_holds_in_every_deal_the_last_one_too() -> None:
    for step in dealt_in_turn(longest=3):
        size = public(step.state).size
        assert f"bid {size}" not in legal(play(step.state, "bid 0", "bid 0", "bid 0"))


def test_R3_3_the_option_frees_the_last_deal_only() -> None:
    steps = dealt_in_turn(longest=3, hook="not-last")
    free = [
        f"bid {public(step.state).size}" in legal(play(step.state, "bid 0", "bid 0", "bid 0"))
        for step in steps
    ]
    assert free == [False, False, False, False, True]


def test_R3_3_with_one_card_the_dealer_may_have_a_single_bid() -> None:
    state = play(hand_of_size(1, 3, ""), "bid 0", "bid 1", "bid 0")
    assert legal(state) == ["bid 1"]
    assert public(play(state, "bid 1")).bids == (0, 1, 0, 1)
