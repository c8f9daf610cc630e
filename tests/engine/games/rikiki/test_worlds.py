"""Sampled worlds of Rikiki: the hard facts hold in every one of them, and they vary."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from fourthseat_engine.cards import NAMES, card_of, suit_of
from fourthseat_engine.chance import Stream
from fourthseat_engine.games.rikiki import RIKIKI
from fourthseat_engine.games.rikiki.state import RikikiState
from fourthseat_engine.games.rikiki.worlds import voids_shown
from fourthseat_engine.seats import SEATS
from tests.engine.games.rikiki.positions import hand_of_size, play


def _played(size: int, steps: int, seed: int) -> RikikiState:
    state = hand_of_size(size, 0, " ".join(_shuffled(seed)))
    stream = Stream(seed)
    for _ in range(steps):
        seat = RIKIKI.to_act(state)
        if seat is None:
            break
        legal = RIKIKI.legal_moves(state)
        state = RIKIKI.play(state, seat, legal[stream.below(len(legal))]).state
    return state


def _shuffled(seed: int) -> list[str]:
    order = list(range(52))
    Stream(seed).shuffle(order)
    return [NAMES[card] for card in order]


@settings(max_examples=40)
@given(size=st.integers(1, 13), steps=st.integers(0, 56), seed=st.integers(0, 2**32))
def test_hard_facts_hold_in_every_world(size: int, steps: int, seed: int) -> None:
    """Reports of resampling that ignored shown voids, dealt a visible card twice, or gave away the truth."""
    state = _played(size, steps, seed)
    view = RIKIKI.view(state, 2)
    played = {play.card for trick in view.tricks for play in trick.plays} | {play.card for play in view.trick}
    voids = voids_shown(view)
    for world in islice(RIKIKI.worlds(view, seed), 5):
        hands = [RIKIKI.view(world, seat).hands[seat] for seat in SEATS]
        assert [len(hand) for hand in hands] == [len(hand) for hand in view.hands]
        assert hands[2] == view.hands[2]
        held = [card for hand in hands for card in hand]
        assert len(set(held)) == len(held)
        assert not set(held) & (played | {view.turn_up})
        for seat in SEATS:
            assert not any(voids[seat] >> suit_of(card_of(card)) & 1 for card in hands[seat])


def test_a_hundred_worlds_differ() -> None:
    view = RIKIKI.view(hand_of_size(7, 1, ""), 0)
    worlds = {tuple(RIKIKI.view(world, 1).hands[1]) for world in islice(RIKIKI.worlds(view, 3), 100)}
    assert len(worlds) == 100


def test_a_hidden_card_lies_everywhere_it_may_equally_often() -> None:
    """Two cards each, and seat 2 has shown that it holds no spade."""
    state = play(
        hand_of_size(2, 0, "As 4d Kh 2c Qs Ad 3h 9c 7d"), "bid 0", "bid 0", "bid 0", "bid 0", "As", "4d"
    )
    view = RIKIKI.view(state, 0)
    assert voids_shown(view)[2] == 1 << 3
    lies: Counter[tuple[str, int]] = Counter()
    count = 4000
    for world in islice(RIKIKI.worlds(view, 9), count):
        for seat in (1, 2, 3):
            lies.update((card, seat) for card in RIKIKI.view(world, seat).hands[seat])
    spades, others = 12, 35
    expected = count / others
    assert not any(lies[f"{rank}s", 2] for rank in "23456789TJQK")
    assert all(abs(lies[f"{rank}h", 2] - expected) < 6 * expected**0.5 for rank in "23456789TJQKA")
    share = sum(lies[f"{rank}s", 1] for rank in "23456789TJQK")
    assert abs(share / count - spades / (spades + others - 1)) < 0.03


def test_worlds_before_the_first_deal_and_after_the_last_are_the_match_itself() -> None:
    state = RIKIKI.start(RIKIKI.read_options({"longest": 1}), 2)
    assert next(RIKIKI.worlds(RIKIKI.view(state, 0), 1)) == state
