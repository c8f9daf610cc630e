"""Cards, their names, and hands as masks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourthseat_engine.cards import (
    FULL_PACK,
    NAMES,
    NO_TRUMP,
    PACK_SIZE,
    SUIT_MASK,
    UNKNOWN,
    card_of,
    cards_in,
    hand_of,
    name_of,
    named_hand,
    names_in,
    rank_of,
    size_of,
    suit_from,
    suit_name,
    suit_of,
)
from fourthseat_engine.errors import Unreadable

hands = st.sets(st.integers(0, PACK_SIZE - 1))


def test_canonical_order_is_clubs_diamonds_hearts_spades_from_two_to_ace() -> None:
    assert [NAMES[card] for card in (0, 12, 13, 25, 26, 39, 51)] == ["2c", "Ac", "2d", "Ad", "2h", "2s", "As"]
    assert len(set(NAMES)) == PACK_SIZE


@pytest.mark.parametrize("card", range(PACK_SIZE))
def test_a_card_is_its_suit_and_rank_and_its_name_reads_back(card: int) -> None:
    assert 13 * suit_of(card) + rank_of(card) == card
    assert card_of(name_of(card)) == card


@pytest.mark.parametrize("name", ["", "A", "AH", "ah", "1c", "10c", "Ahh", UNKNOWN, "A h", "Ａh", "Ah\n"])
def test_what_is_no_card_is_unreadable(name: str) -> None:
    with pytest.raises(Unreadable) as error:
        card_of(name)
    assert error.value.code == "unreadable/card"


@pytest.mark.parametrize(("name", "suit"), [("c", 0), ("d", 1), ("h", 2), ("s", 3), (None, NO_TRUMP)])
def test_suits_have_letters_and_no_trump_is_none(name: str | None, suit: int) -> None:
    assert suit_from(name) == suit
    assert suit_name(suit) == name


@pytest.mark.parametrize("name", ["", "C", "x", "cd", "cdhs"])
def test_what_is_no_suit_is_unreadable(name: str) -> None:
    with pytest.raises(Unreadable) as error:
        suit_from(name)
    assert error.value.code == "unreadable/suit"


def test_the_suit_masks_part_the_pack() -> None:
    assert sum(SUIT_MASK) == FULL_PACK
    assert SUIT_MASK[NO_TRUMP] == 0
    assert [size_of(mask) for mask in SUIT_MASK] == [13, 13, 13, 13, 0]


@given(cards=hands)
def test_a_hand_is_the_set_of_its_cards(cards: set[int]) -> None:
    hand = hand_of(cards)
    assert cards_in(hand) == sorted(cards)
    assert size_of(hand) == len(cards)
    assert names_in(hand) == tuple(name_of(card) for card in sorted(cards))
    assert named_hand((*names_in(hand), UNKNOWN)) == hand
