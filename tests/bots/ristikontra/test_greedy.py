"""The greedy player of Ristikontra looks at the trick as it lies."""

from __future__ import annotations

from fourthseat_bots.policy import unhurried
from fourthseat_bots.ristikontra.greedy import greedy
from fourthseat_engine.cards import card_of
from fourthseat_engine.games.ristikontra import RISTIKONTRA
from fourthseat_engine.moves import Play, parse_move
from fourthseat_engine.pack import Pack

PACK = [card_of(name) for name in ["7c", "7d", "Kc", "2c", "Ad", "3d", "Th", "4d", "9h", "Qd", "5s", "6s"]]
"""Dealt in turn from seat 0 on: two or three cards of each hand are told here."""


def chosen(*moves: str) -> str:
    """What the greedy seat to act plays after these moves of the first trick."""
    rest = [card for card in range(52) if card not in PACK]
    step = RISTIKONTRA.deal(RISTIKONTRA.start(RISTIKONTRA.read_options({}), 3), Pack((*PACK, *rest), 1))
    state = step.state
    for move in moves:
        seat = RISTIKONTRA.to_act(state)
        assert seat is not None
        state = RISTIKONTRA.play(state, seat, parse_move(move)).state
    seat = RISTIKONTRA.to_act(state)
    view, legal = RISTIKONTRA.view(state, seat), RISTIKONTRA.legal_moves(state)
    card = greedy(view, legal, 1, 0, unhurried)
    assert isinstance(card, Play)
    return str(card)


def test_it_leads_a_card_that_is_worth_nothing() -> None:
    assert chosen()[0] in "23456789"


def test_it_catches_what_the_other_side_has() -> None:
    assert chosen("7c") == "7d"


def test_it_gives_the_partner_its_dearest_card() -> None:
    assert chosen("7c", "3d") == "Th"


def test_it_throws_its_cheapest_card_to_the_other_side() -> None:
    assert chosen("9h", "Qd", "Kc")[0] in "23456789"
