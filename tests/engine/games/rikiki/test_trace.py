"""A whole deal of five cards, move by move: the golden trace E1."""

from __future__ import annotations

from fourthseat_engine.cards import names_in
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.games.rikiki import RIKIKI
from fourthseat_engine.games.rikiki.state import RikikiState
from fourthseat_engine.moves import Bid, Move
from fourthseat_engine.pack import Pack
from tests.engine.games.rikiki.positions import finish_deal, match, public

STRIDE = Pack(tuple(17 * i % 52 for i in range(52)), 1)
WANTED = {0: 1, 1: 1, 2: 2, 3: 1}


def _wanted_or_lowest(state: RikikiState) -> Move:
    seat = RIKIKI.to_act(state)
    assert seat is not None
    legal = RIKIKI.legal_moves(state)
    wanted = Bid(WANTED[seat])
    if isinstance(legal[0], Bid):
        return wanted if wanted in legal else Bid(wanted.tricks + 1)
    return legal[0]


def test_golden_trace_E1() -> None:
    state = match(first_dealer=3)
    for deal in range(4):
        state = finish_deal(RIKIKI.deal(state, pack_of_deal(b"before", deal)).state)
    state = RIKIKI.deal(state, STRIDE).state
    assert public(state).turn_up == "4h"
    assert state.deal is not None
    assert [" ".join(names_in(hand)) for hand in state.deal.hands] == [
        "2c Ac 5d 8h Js",
        "2d 6d 5h 9h Qs",
        "3d 6h Th 9s Ks",
        "Kc 4d 7h Ts As",
    ]
    view = public(finish_deal(state, _wanted_or_lowest))
    assert view.bids == (1, 1, 2, 2)
    assert [trick.winner for trick in view.tricks] == [3, 2, 2, 1, 1]
    assert view.results[-1].scores == (-1, -1, 12, -1)
