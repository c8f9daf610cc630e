"""The plain trick, against its definition read aloud."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from fourthseat_engine.cards import (
    NO_TRUMP,
    card_of,
    cards_in,
    hand_of,
    named_hand,
    names_in,
    rank_of,
    suit_of,
)
from fourthseat_engine.trick import best_play, following

tricks = st.lists(st.integers(0, 51), min_size=4, max_size=4, unique=True)


@settings(max_examples=1000)
@given(whole=tricks, played=st.integers(1, 4), trump=st.integers(0, NO_TRUMP))
def test_highest_trump_wins_else_highest_of_the_led_suit(whole: list[int], played: int, trump: int) -> None:
    cards = whole[:played]
    trumps = [card for card in cards if suit_of(card) == trump]
    led = [card for card in cards if suit_of(card) == suit_of(cards[0])]
    assert cards[best_play(cards, trump)] == max(trumps or led, key=rank_of)


@given(cards=st.sets(st.integers(0, 51), min_size=1), led=st.integers(0, 3))
def test_following_is_the_led_suit_or_the_whole_hand_when_void(cards: set[int], led: int) -> None:
    same = {card for card in cards if suit_of(card) == led}
    assert set(cards_in(following(hand_of(cards), led))) == (same or cards)


def test_trump_is_not_playable_while_the_led_suit_is_held() -> None:
    hand = named_hand(["3c", "Kc", "Ah"])
    assert names_in(following(hand, suit_of(card_of("9c")))) == ("3c", "Kc")
    assert names_in(following(hand, suit_of(card_of("9s")))) == ("3c", "Kc", "Ah")
