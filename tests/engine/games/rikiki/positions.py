"""Positions of Rikiki laid out by hand, and matches played by a simple policy."""

from __future__ import annotations

from collections.abc import Callable

from fourthseat_engine.cards import PACK_SIZE, card_of
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.game import Step
from fourthseat_engine.games.rikiki import RIKIKI
from fourthseat_engine.games.rikiki.state import RikikiState
from fourthseat_engine.games.rikiki.view import RikikiView
from fourthseat_engine.moves import Move, parse_move
from fourthseat_engine.pack import Pack

Choose = Callable[[RikikiState], Move]


def match(first_dealer: int = 0, **options: object) -> RikikiState:
    """A match before its first deal."""
    return RIKIKI.start(RIKIKI.read_options(options), first_dealer)


def stacked(top: str) -> Pack:
    """A pack with these cards on top and the others below in canonical order."""
    first = [card_of(name) for name in top.split()]
    return Pack((*first, *(card for card in range(PACK_SIZE) if card not in first)), 1)


def play(state: RikikiState, *moves: str) -> RikikiState:
    """Make these moves, whoever's turn it is."""
    for text in moves:
        seat = RIKIKI.to_act(state)
        assert seat is not None
        state = RIKIKI.play(state, seat, parse_move(text)).state
    return state


def legal(state: RikikiState) -> list[str]:
    """The legal moves as text."""
    return [str(move) for move in RIKIKI.legal_moves(state)]


def first(state: RikikiState) -> Move:
    """The first legal move: the lowest bid, the lowest card."""
    return RIKIKI.legal_moves(state)[0]


def finish_deal(state: RikikiState, choose: Choose = first) -> RikikiState:
    """Play on until the deal is scored."""
    while (seat := RIKIKI.to_act(state)) is not None:
        state = RIKIKI.play(state, seat, choose(state)).state
    return state


def dealt_in_turn(first_dealer: int = 0, **options: object) -> list[Step[RikikiState]]:
    """The dealing of every deal of a match."""
    state = match(first_dealer, **options)
    steps: list[Step[RikikiState]] = []
    while not RIKIKI.standings(state).over:
        steps.append(RIKIKI.deal(state, pack_of_deal(b"in turn", len(steps))))
        state = finish_deal(steps[-1].state)
    return steps


def hand_of_size(size: int, dealer: int, top: str, **options: object) -> RikikiState:
    """A deal of `size` cards by `dealer`, dealt from a pack with these cards on top."""
    state = match((dealer - (size - 1)) % 4, **options)
    for deal in range(size - 1):
        state = finish_deal(RIKIKI.deal(state, pack_of_deal(b"before", deal)).state)
    return RIKIKI.deal(state, stacked(top)).state


def public(state: RikikiState) -> RikikiView:
    """What a spectator sees."""
    return RIKIKI.view(state, None)
