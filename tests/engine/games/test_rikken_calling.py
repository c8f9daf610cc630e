"""What may be called, and what a call tells: the same rule from the hand and from the outside."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from fourthseat_engine.cards import BIT, SUIT_MASK, Hand, hand_of, rank_of, suit_of
from fourthseat_engine.games.rikken.auction import ACES
from fourthseat_engine.games.rikken.calling import evidence, legal_calls

weights = st.lists(st.sampled_from((0, 1, 1, 9)), min_size=4, max_size=4)
"""How much a hand likes each suit, so that voids and whole suits come up."""


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """Thirteen cards, with few suits and many aces and kings more often than chance would have it."""
    likes, high = draw(weights), draw(st.sampled_from((0, 2, 20)))
    keys = draw(st.lists(st.integers(0, 999), min_size=52, max_size=52))
    score = [
        keys[card] + 1000 * likes[suit_of(card)] + 1000 * high * (rank_of(card) > 9) for card in range(52)
    ]
    return hand_of(sorted(range(52), key=lambda card: (-score[card], card))[:13])


@given(hand=hands(), trump=st.integers(0, 3), blind_calls=st.booleans())
def test_something_may_be_called_and_never_a_trump_or_a_card_in_hand(
    hand: Hand, trump: int, blind_calls: bool
) -> None:
    calls = legal_calls(hand, trump, blind_calls)
    assert calls.cards
    assert not calls.cards & (hand | SUIT_MASK[trump])
    assert len({rank_of(card) for card in range(52) if calls.cards & BIT[card]}) == 1


@given(hand=hands(), trump=st.integers(0, 3), blind_calls=st.booleans())
def test_a_call_is_legal_for_exactly_the_hands_that_fit_one_piece_of_its_evidence(
    hand: Hand, trump: int, blind_calls: bool
) -> None:
    assume(not blind_calls or (hand & ACES).bit_count() != 3)  # three aces play Triple Ace, without a call
    calls = legal_calls(hand, trump, blind_calls)
    for card in (card for card in range(52) if suit_of(card) != trump):
        for blind in {False, blind_calls and rank_of(card) == 12}:
            fits = [
                not each.held & ~hand
                and not each.absent & hand
                and (not each.one_of or bool(each.one_of & hand))
                for each in evidence(trump, card, blind, blind_calls)
            ]
            legal = bool(calls.cards & BIT[card]) and calls.blind == blind
            assert sum(fits) == legal
