"""Nobody learns who the partner is, or what lies face down, from anything but the play."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from fourthseat_engine.cards import BIT, Hand, cards_in, named_hand
from fourthseat_engine.chance import Stream
from fourthseat_engine.errors import IllegalMove
from fourthseat_engine.events import Event, redact
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.games.rikken.game import Rikken
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.games.rikken.view import RikkenView
from fourthseat_engine.moves import BidContract, BlindLead, Move, Pass, Play
from fourthseat_engine.seats import SEATS, Observer, Seat
from tests.engine.games.rikken_deals import (
    NINE,
    OBSERVERS,
    SIXTEEN,
    laid_out,
    low,
    pack_of_hands,
    play,
    play_on,
    position,
    step,
)

Received = list[tuple[tuple[Event, ...], RikkenView, tuple[Move, ...] | None]]
"""At each step what an observer heard, what it knows, and its legal moves when it is to act."""


def received(game: Rikken, hands: dict[Seat, Hand], moves: list[Move], observer: Observer) -> Received:
    """What an observer receives of these moves, made from these hands. Raises `IllegalMove`."""
    state = game.start(game.read_options({}), 3)
    done = game.deal(state, pack_of_hands(game, hands, 3))
    taken: Received = []
    for move in [None, *moves]:
        done = done if move is None else step(game, done.state, move)
        legal = game.legal_moves(done.state) if game.to_act(done.state) == observer else None
        taken.append((redact(done.told, observer), game.view(done.state, observer), legal))
    return taken


def rik_by_chance(game: Rikken, seed: int) -> tuple[dict[Seat, Hand], list[Move], list[RikkenState]]:
    """A Rik by the eldest, played by chance until the called card is out: hands, moves and states."""
    stream = Stream(seed)
    state = game.start(game.read_options({}), 3)
    state = game.deal(state, pack_of_deal(seed.to_bytes(8, "big"), 0)).state
    hands = dict(enumerate(position(state).hands))
    moves: list[Move] = []
    states = [state]
    while position(state).called is None or position(state).duty:
        legal = game.legal_moves(state)
        move = legal[stream.below(len(legal))]
        if legal[0] == Pass() and state.auction:
            move = Pass()
        elif BidContract("rik") in legal:
            move = BidContract("rik")
        assume(move != BidContract("troela"))
        moves.append(move)
        state = step(game, state, move).state
        states.append(state)
    return hands, moves, states


@pytest.mark.parametrize("game", [NINE, SIXTEEN])
@settings(max_examples=60)
@given(seed=st.integers(0, 2**32))
def test_who_holds_the_called_card_changes_nothing_for_the_others(game: Rikken, seed: int) -> None:
    """The holder and another seat exchange the called card for some card; until it is played everybody else
    receives the very same, the declarer above all."""
    hands, moves, states = rik_by_chance(game, seed)
    called, partner = position(states[-1]).called, position(states[-1]).partner
    assert called is not None
    assert partner is not None
    kept = moves[:-1]
    played = {move.card for move in kept if isinstance(move, Play)}
    for other in SEATS:
        if other in (partner, 0):
            continue
        for card in cards_in(hands[other]):
            if card in played:
                continue
            changed = dict(hands)
            changed[partner] ^= BIT[called] | BIT[card]
            changed[other] ^= BIT[called] | BIT[card]
            try:
                for observer in OBSERVERS:
                    if observer not in (partner, other):
                        told = received(game, changed, kept, observer)
                        assert told == received(game, hands, kept, observer)
            except IllegalMove:
                continue  # the play, or the auction, had shown that it lies elsewhere
            break


BLIND = {0: "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s Ad Kd 2d", 1: "2c 3c Ah 2h", 2: "Ac 3d", 3: "4c As 4d"}


@pytest.mark.parametrize("face_down", ["Kd", "2d", "4s", "Ks"])
def test_what_lies_face_down_changes_nothing_for_the_others(face_down: str) -> None:
    """The declarer wins the first trick and asks with one card or another."""
    state = SIXTEEN.start(SIXTEEN.read_options({}), 3)
    state = SIXTEEN.deal(state, laid_out(SIXTEEN, BLIND)).state
    state = play(SIXTEEN, state, "bid rik", "pass", "pass", "pass", "trump s", "call Ac", "Ad")
    state = play_on(SIXTEEN, state, low(SIXTEEN), 3)
    assert SIXTEEN.to_act(state) == 0
    (card,) = cards_in(named_hand([face_down]))
    (usual,) = cards_in(named_hand(["5s"]))
    one, other = step(SIXTEEN, state, BlindLead(card)), step(SIXTEEN, state, BlindLead(usual))
    for observer in (1, 2, 3, None):
        assert redact(one.told, observer) == redact(other.told, observer)
        assert SIXTEEN.view(one.state, observer) == SIXTEEN.view(other.state, observer)
    assert SIXTEEN.view(one.state, 0) != SIXTEEN.view(other.state, 0)
    assert SIXTEEN.legal_moves(one.state) == SIXTEEN.legal_moves(other.state)
