"""Shuffling, cutting and dealing."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourthseat_engine.errors import Unreadable
from fourthseat_engine.pack import Draws, Pack, deal_packets, deal_singly, parse_pack, shuffled

WHOLE = tuple(range(52))
FOURTHSEAT = (
    "KsQc8s6dTc6cTd4c9s5dKh3h4d7dAd5cKcAs3d3sJc8d3c7c6s8c"
    "Qh9d5hTh4h9hKd2s6h2c5s7s7h2dAhAc8hJs4sQs2hQdJdJh9cTs/23"
)


def test_draws_read_hmac_sha256_in_counter_mode() -> None:
    stream = b"".join(
        hmac.new(b"key", block.to_bytes(8, "big"), hashlib.sha256).digest() for block in range(2)
    )
    draws = Draws(b"key")
    words = [int.from_bytes(stream[i : i + 4], "big") for i in range(0, 64, 4)]
    assert [draws.below(1 << 32) for _ in range(16)] == words


def test_draws_reject_what_would_favour_low_numbers() -> None:
    bound = 3 << 30
    words, draws = Draws(b"reject"), Draws(b"reject")
    kept = [word for word in (words.below(1 << 32) for _ in range(200)) if word < bound]
    assert len(kept) < 200
    assert [draws.below(bound) for _ in kept] == kept


@given(key=st.binary(max_size=40))
def test_a_shuffled_pack_is_whole_and_follows_from_the_key(key: bytes) -> None:
    pack = shuffled(key)
    assert sorted(pack.cards) == list(WHOLE)
    assert 1 <= pack.cut <= 51
    assert pack == shuffled(key)
    assert parse_pack(str(pack)) == pack


def test_every_card_comes_to_the_top_and_every_cut_is_made() -> None:
    packs = [shuffled(number.to_bytes(4, "big")) for number in range(5200)]
    tops, cuts = Counter(pack.cards[0] for pack in packs), Counter(pack.cut for pack in packs)
    assert len(tops) == 52
    assert len(cuts) == 51
    assert max(tops.values()) < 150
    assert min(tops.values()) > 60


def test_the_shuffle_stays_the_same_for_ever() -> None:
    """Records are verified by shuffling again: this line may never change."""
    assert str(shuffled(b"fourthseat")) == FOURTHSEAT


@pytest.mark.parametrize("cards", [WHOLE[:51], (*WHOLE[:51], 0), (*WHOLE[:51], 52), (*WHOLE, 0)])
def test_a_pack_holds_each_card_once(cards: tuple[int, ...]) -> None:
    with pytest.raises(Unreadable):
        Pack(cards, 7)


@pytest.mark.parametrize("cut", [0, 52, -1])
def test_a_pack_is_cut_within(cut: int) -> None:
    with pytest.raises(Unreadable):
        Pack(WHOLE, cut)


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text.replace("/", ""),
        lambda text: text[2:],
        lambda text: "??" + text[2:],
        lambda text: text[2:4] + text[2:],
        lambda text: text.partition("/")[0] + "/0",
        lambda text: text.partition("/")[0] + "/٣",
        lambda text: text.partition("/")[0] + "/",
        lambda text: "",
    ],
)
def test_what_is_no_pack_is_unreadable(damage: object) -> None:
    assert callable(damage)
    with pytest.raises(Unreadable):
        parse_pack(damage(str(Pack(WHOLE, 7))))


def test_dealing_singly_starts_at_the_dealers_left() -> None:
    assert deal_singly(WHOLE, 2, 3) == [[1, 5, 9], [2, 6, 10], [3, 7, 11], [0, 4, 8]]


def test_dealing_in_packets_of_six_and_seven() -> None:
    hands = deal_packets(WHOLE, 3, (6, 7))
    assert hands[0] == [*range(6), *range(24, 31)]
    assert hands[3] == [*range(18, 24), *range(45, 52)]
