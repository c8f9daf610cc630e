"""The text of moves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourthseat_engine.errors import Unreadable
from fourthseat_engine.moves import (
    Bid,
    BidContract,
    BlindLead,
    Call,
    Dark,
    Move,
    NameTrump,
    Pass,
    Play,
    parse_move,
)

WRITTEN: list[tuple[str, Move]] = [
    ("2c", Play(0)),
    ("As", Play(51)),
    ("dark", Dark()),
    ("pass", Pass()),
    ("bid 0", Bid(0)),
    ("bid 13", Bid(13)),
    ("bid rik", BidContract("rik")),
    ("bid open_misere_praatje", BidContract("open_misere_praatje")),
    ("trump h", NameTrump(2)),
    ("call Ad", Call(25)),
    ("blind 2s", BlindLead(39)),
]

UNREADABLE = (
    *("", "bid", "bid ", "bid 00", "bid 01", "bid -1", "bid 100", "bid ٣", "bid Rik", "bid a", "bid rik!"),
    *("bid  3", "bid 3 ", " bid 3", "Bid 3", "bid\t3", "bid 3\n", "pass ", "PASS", "dark 2c", "play Ah"),
    *("trump", "trump x", "trump H", "call", "call AD", "call ??", "blind", "blind ??", "??", "Ah Kh", "AH"),
)


@pytest.mark.parametrize(("text", "move"), WRITTEN)
def test_a_move_is_written_and_read(text: str, move: Move) -> None:
    assert str(move) == text
    assert parse_move(text) == move


@pytest.mark.parametrize("text", UNREADABLE)
def test_other_texts_are_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as error:
        parse_move(text)
    assert error.value.code.startswith("unreadable/")


@given(text=st.text() | st.from_regex(r"(bid|trump|call|blind|pass|dark|[2-9TJQKA]).{0,6}"))
def test_reading_a_move_is_exact_or_refused(text: str) -> None:
    try:
        move = parse_move(text)
    except Unreadable:
        return
    assert str(move) == text
