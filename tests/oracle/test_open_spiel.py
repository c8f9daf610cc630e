"""Rikiki against OpenSpiel: the same legal moves, turns, trick winners and scores.

OpenSpiel's `oh_hell` is compared deal by deal for 1 to 12 cards. Where it differs, and what is done about it:

- It plays a single deal with its own number of cards and dealer: both are given as its first chance moves.
- It deals card i to player i mod 4, whoever is the dealer, and we begin at the dealer's left: each of its
  chance moves deals the card that our pack gives to that player. Its last chance move is the turn-up.
- A card is `4 * rank + suit` there, with the suits in the order clubs, diamonds, spades, hearts; a bid of n
  is the move 52 + n.
- By default a missed bid costs nothing there and each trick scores: with `off_bid_penalty` and
  `points_per_trick=1` it is ten and the bid, or minus the difference, as in Rikiki.
- It cannot play thirteen cards: its trump comes from a 53rd card. That deal is compared with its `bridge`
  at no trump: suits in the order clubs, diamonds, hearts, spades; the auction is forced so that the eldest
  leads; the declarer moves for the dummy; bids and scores are not compared.

The hook needs no care: it is always on in `oh_hell`, as in Rikiki by default.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from fourthseat_engine.cards import Card, rank_of, suit_of
from fourthseat_engine.chance import Stream
from fourthseat_engine.events import TrickTaken
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.game import Step
from fourthseat_engine.games.rikiki import RIKIKI
from fourthseat_engine.games.rikiki.state import RikikiState
from fourthseat_engine.moves import Bid, Move, Play
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import SEATS, Seat

SEED = b"fourthseat against open_spiel"
OH_HELL_SUITS = (0, 1, 3, 2)
BRIDGE_SUITS = (0, 1, 2, 3)
PASS, SEVEN_NO_TRUMP = 52, 89


def test_oh_hell_agrees_on_moves_turns_winners_and_scores(
    pyspiel: Any, deals: int, capsys: pytest.CaptureFixture[str]
) -> None:
    compared = 0
    for number, size, dealer in _with_progress(deals, capsys):
        game = _oh_hell(pyspiel, size)
        pack = pack_of_deal(SEED, number)
        theirs = game.new_initial_state()
        theirs.apply_action(size)
        theirs.apply_action(dealer)
        for i in range(4 * size):
            theirs.apply_action(_oh_hell_card(_card_of_player(pack, i, dealer)))
        theirs.apply_action(_oh_hell_card(pack.cards[4 * size]))
        compared += _compare_oh_hell(RIKIKI.deal(_between_deals(size, dealer), pack), theirs, Stream(number))
    assert compared > 20 * deals


def _compare_oh_hell(step: Step[RikikiState], theirs: Any, stream: Stream) -> int:
    compared = 0
    while (seat := RIKIKI.to_act(step.state)) is not None:
        legal = RIKIKI.legal_moves(step.state)
        assert theirs.current_player() == seat
        assert sorted(map(_oh_hell_action, legal)) == sorted(theirs.legal_actions())
        move = legal[stream.below(len(legal))]
        theirs.apply_action(_oh_hell_action(move))
        step = RIKIKI.play(step.state, seat, move)
        winner = _winner(step)
        if winner is not None and not theirs.is_terminal():
            assert theirs.current_player() == winner
        compared += 1
    assert theirs.is_terminal()
    assert tuple(map(int, theirs.returns())) == step.state.results[-1].scores
    return compared


def test_bridge_agrees_on_thirteen_cards_without_trump(pyspiel: Any, deals: int) -> None:
    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    for number in range(1 + deals // 25):
        dealer = number % 4
        pack = pack_of_deal(SEED + b"bridge", number)
        theirs = game.new_initial_state()
        for i in range(52):
            theirs.apply_action(_bridge_card(_card_of_player(pack, i, dealer)))
        for call in (*(PASS,) * dealer, SEVEN_NO_TRUMP, PASS, PASS, PASS):
            theirs.apply_action(call)
        step = RIKIKI.deal(_between_deals(13, dealer), pack)
        for _ in SEATS:
            seat = RIKIKI.to_act(step.state)
            assert seat is not None
            step = RIKIKI.play(step.state, seat, RIKIKI.legal_moves(step.state)[0])
        _compare_bridge(step, theirs, dealer, Stream(number))


def _compare_bridge(step: Step[RikikiState], theirs: Any, declarer: Seat, stream: Stream) -> None:
    dummy = (declarer + 2) % 4
    while (seat := RIKIKI.to_act(step.state)) is not None:
        cards = [move.card for move in RIKIKI.legal_moves(step.state) if isinstance(move, Play)]
        assert theirs.current_player() == (declarer if seat == dummy else seat)
        assert sorted(map(_bridge_card, cards)) == sorted(theirs.legal_actions())
        card = cards[stream.below(len(cards))]
        theirs.apply_action(_bridge_card(card))
        step = RIKIKI.play(step.state, seat, Play(card))
    assert theirs.is_terminal()


def _with_progress(deals: int, capsys: pytest.CaptureFixture[str]) -> Iterator[tuple[int, int, Seat]]:
    """The number, size and dealer of each deal; long runs say how far they are."""
    for number in range(deals):
        yield number, 1 + number % 12, number // 12 % 4
        if deals > 5000 and (number + 1) % (deals // 100) == 0:
            with capsys.disabled():
                sys.stderr.write(f"\r{number + 1:,} of {deals:,} deals agree")
                sys.stderr.flush()


@cache
def _oh_hell(pyspiel: Any, size: int) -> Any:
    options = f"players=4,num_tricks_fixed={size},off_bid_penalty=true,points_per_trick=1"
    return pyspiel.load_game(f"oh_hell({options})")


@cache
def _between_deals(size: int, dealer: Seat) -> RikikiState:
    """The state before a deal of `size` cards by `dealer`."""
    state = RIKIKI.start(RIKIKI.read_options({}), (dealer - (size - 1)) % 4)
    for deal in range(size - 1):
        state = RIKIKI.deal(state, pack_of_deal(SEED, deal)).state
        while (seat := RIKIKI.to_act(state)) is not None:
            state = RIKIKI.play(state, seat, RIKIKI.legal_moves(state)[0]).state
    return state


def _card_of_player(pack: Pack, i: int, dealer: Seat) -> Card:
    """The card that our dealing gives to player i mod 4 in its round i // 4."""
    return pack.cards[4 * (i // 4) + (i % 4 - dealer - 1) % 4]


def _winner(step: Step[RikikiState]) -> Seat | None:
    return next((told.event.winner for told in step.told if isinstance(told.event, TrickTaken)), None)


def _oh_hell_action(move: Move) -> int:
    if isinstance(move, Bid):
        return 52 + move.tricks
    assert isinstance(move, Play)
    return _oh_hell_card(move.card)


def _oh_hell_card(card: Card) -> int:
    return 4 * rank_of(card) + OH_HELL_SUITS[suit_of(card)]


def _bridge_card(card: Card) -> int:
    return 4 * rank_of(card) + BRIDGE_SUITS[suit_of(card)]
