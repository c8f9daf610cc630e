"""What is typed at the table, and what it means."""

from __future__ import annotations

import pytest

from fourthseat_client import commands
from fourthseat_client.orders import Give, Order, Quit, Show, Unclear, read_order, spelled

CARDS = ("2c", "Td", "Ah", "Ks")
BIDS = ("bid 0", "bid 1", "bid 10")


@pytest.mark.parametrize(
    ("typed", "legal", "meant"),
    [
        ("ah", CARDS, Give(commands.Move("Ah"))),
        (" AH ", CARDS, Give(commands.Move("Ah"))),
        ("10d", CARDS, Give(commands.Move("Td"))),
        ("td", CARDS, Give(commands.Move("Td"))),
        ("k♠", CARDS, Give(commands.Move("Ks"))),
        ("bid 1", BIDS, Give(commands.Move("bid 1"))),
        ("Bid  10", BIDS, Give(commands.Move("bid 10"))),
        ("0", BIDS, Give(commands.Move("bid 0"))),
        ("rik", ("pass", "bid rik"), Give(commands.Move("bid rik"))),
        ("open misere", ("pass", "bid open_misere"), Give(commands.Move("bid open_misere"))),
        ("bid Rik beter", ("pass", "bid rik_beter"), Give(commands.Move("bid rik_beter"))),
        ("pass", ("pass", "bid rik"), Give(commands.Move("pass"))),
        ("trump ♥", ("trump h",), Give(commands.Move("trump h"))),
        ("call ad", ("call Ad",), Give(commands.Move("call Ad"))),
        ("dark", ("2c", "dark"), Give(commands.Move("dark"))),
        ("start", None, Give(commands.Start())),
        ("next", None, Give(commands.Ready())),
        ("fill strong", None, Give(commands.Fill("strong"))),
        ("", None, Show("table")),
        ("\n", CARDS, Show("table")),
        ("?", CARDS, Show("help")),
        ("score", CARDS, Show("score")),
        ("last", CARDS, Show("last")),
        ("links", None, Show("links")),
        ("q", CARDS, Quit()),
    ],
)
def test_what_is_meant(typed: str, legal: tuple[str, ...] | None, meant: Order) -> None:
    assert read_order(typed, legal) == meant


@pytest.mark.parametrize(("typed", "legal"), [("3d", CARDS), ("bid 7", BIDS), ("gibberish", CARDS)])
def test_what_is_not_legal_is_said_to_be_so(typed: str, legal: tuple[str, ...]) -> None:
    order = read_order(typed, legal)
    assert isinstance(order, Unclear)
    assert "cannot" in order.why


def test_a_move_when_it_is_not_our_turn() -> None:
    order = read_order("ah", None)
    assert isinstance(order, Unclear)
    assert "not your turn" in order.why


def test_spelling_leaves_other_words_alone() -> None:
    assert spelled("10") == "10"
    assert spelled("bid alone_nine") == "bid alone_nine"
    assert spelled("blind 10s") == "blind Ts"
