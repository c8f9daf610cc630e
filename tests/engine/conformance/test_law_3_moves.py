"""Law 3: each card is in one place; somebody always has a legal move; `play` accepts exactly those."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourthseat_engine.cards import PACK_SIZE, UNKNOWN
from fourthseat_engine.errors import IllegalMove
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.games import AnyGame
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
from fourthseat_engine.seats import SEATS
from tests.engine.conformance.histories import Chance, chances, history, truth
from tests.engine.conformance.rulesets import every_game, searched

CONTRACTS = [
    "rik",
    "rik_hearts",
    "rik_beter",
    "nine",
    "ten",
    "thirteen",
    "piek",
    "misere",
    "open_piek",
    "open_misere",
    "troela",
    "alone8",
    "alone9",
    "alone10",
    "alone11",
    "alone12",
    "alone13",
    "open13",
    "open_misere_praatje",
    "open_piek_praatje",
    "no_such_contract",
]

UNIVERSE: tuple[Move, ...] = (
    *(Play(card) for card in range(PACK_SIZE)),
    *(BlindLead(card) for card in range(PACK_SIZE)),
    *(Call(card) for card in range(PACK_SIZE)),
    *(Bid(tricks) for tricks in range(15)),
    *(BidContract(contract) for contract in CONTRACTS),
    *(NameTrump(suit) for suit in range(4)),
    Dark(),
    Pass(),
)


@every_game
@searched
@given(chance=chances)
def test_each_card_is_in_one_place_at_most(game: AnyGame, chance: Chance) -> None:
    for moment in history(game, chance).moments:
        views = [game.view(moment.state, seat) for seat in SEATS]
        cards = [card for seat in SEATS for card in views[seat].hands[seat]]
        plays = [play for trick in views[0].tricks for play in trick.plays]
        cards += [play.card for play in plays]
        cards += [views[play.seat].trick[i].card for i, play in enumerate(views[0].trick)]
        assert UNKNOWN not in cards
        assert len(set(cards)) == len(cards)


@every_game
@searched
@given(chance=chances)
def test_the_acting_seat_always_has_a_move_and_nobody_else(game: AnyGame, chance: Chance) -> None:
    for moment in history(game, chance).moments:
        legal = game.legal_moves(moment.state)
        assert bool(legal) == (game.to_act(moment.state) is not None)
        assert len(set(legal)) == len(legal)
        assert [parse_move(str(move)) for move in legal] == list(legal)


@every_game
@searched
@given(chance=chances, at=st.integers(0, 1 << 16))
def test_play_accepts_exactly_the_legal_moves(game: AnyGame, chance: Chance, at: int) -> None:
    moments = history(game, chance).moments
    state = moments[at % len(moments)].state
    before, turn, legal = truth(game, state), game.to_act(state), game.legal_moves(state)
    assert set(legal) <= set(UNIVERSE)
    for seat in SEATS:
        for move in UNIVERSE:
            if seat == turn and move in legal:
                after = game.play(state, seat, move).state
                assert truth(game, after) != before
            else:
                with pytest.raises(IllegalMove) as refusal:
                    game.play(state, seat, move)
                assert refusal.value.code.startswith("illegal/")
                assert refusal.value.rule
                assert refusal.value.message.endswith(".")
    assert truth(game, state) == before


@every_game
@searched
@given(chance=chances)
def test_a_deal_is_dealt_only_between_deals(game: AnyGame, chance: Chance) -> None:
    played = history(game, chance)
    pack = pack_of_deal(b"another", 0)
    for moment in played.moments:
        over = game.standings(moment.state).over
        if game.to_act(moment.state) is None and not over:
            assert game.deal_index(moment.state) == game.deal_index(played.before) + 1
            game.deal(moment.state, pack)
        else:
            with pytest.raises(IllegalMove) as refusal:
                game.deal(moment.state, pack)
            assert refusal.value.code == "illegal/deal"
