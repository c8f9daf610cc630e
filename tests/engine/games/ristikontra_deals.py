"""Deals of Ristikontra laid out on purpose, and players that play by a fixed rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from fourthseat_engine.cards import PACK_SIZE, card_of, rank_of
from fourthseat_engine.errors import IllegalMove
from fourthseat_engine.events import Event, Told
from fourthseat_engine.games.ristikontra import RISTIKONTRA
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal
from fourthseat_engine.games.ristikontra.state import RistikontraState
from fourthseat_engine.moves import Dark, Move, Play, parse_move
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import SEATS, Seat, left_of

KLAPPI = {"klappi": True}
OPTION_SETS: tuple[Mapping[str, object], ...] = (
    {},
    KLAPPI,
    {"five_cards": True},
    {"queen_king_rule": True},
    {"fourth_king_ban": True, "target": 2},
)
D17 = tuple(17 * i % PACK_SIZE for i in range(PACK_SIZE))
"""The pack of the end-to-end traces."""

Policy = Callable[[RistikontraState], Move]


def laid_out(hands: Mapping[Seat, str], stock: str = "", *, size: int = 6, dealer: Seat = 3) -> Pack:
    """A pack that deals these hands and has these cards on top of the stock; `__` in the stock, and
    whatever is not named, is filled up with the other cards in canonical order."""
    wanted = {seat: [card_of(name) for name in names.split()] for seat, names in hands.items()}
    top = [None if name == "__" else card_of(name) for name in stock.split()]
    named = {card for cards in wanted.values() for card in cards} | set(top)
    others = iter([card for card in range(PACK_SIZE) if card not in named])
    for seat in SEATS:
        cards = wanted.setdefault(seat, [])
        cards.extend(next(others) for _ in range(size - len(cards)))
    dealt = [wanted[left_of(dealer, step)][turn] for turn in range(size) for step in range(1, 5)]
    laid = [next(others) if card is None else card for card in top]
    return Pack((*dealt, *laid, *others), 1)


def dealt(pack: Pack, options: Mapping[str, object] | None = None, dealer: Seat = 3) -> RistikontraState:
    """The first deal of a match, from this pack."""
    start = RISTIKONTRA.start(RISTIKONTRA.read_options(options or {}), dealer)
    return RISTIKONTRA.deal(start, pack).state


def play(state: RistikontraState, *moves: str) -> RistikontraState:
    """The state after these moves, each made by the seat whose turn it is."""
    for move in moves:
        state = step(state, parse_move(move))[0]
    return state


def step(state: RistikontraState, move: Move) -> tuple[RistikontraState, tuple[Told, ...]]:
    """The state after a move of the seat whose turn it is, and what was told."""
    seat = RISTIKONTRA.to_act(state)
    assert seat is not None
    done = RISTIKONTRA.play(state, seat, move)
    return done.state, done.told


def play_on(state: RistikontraState, policy: Policy, plays: int = 52) -> RistikontraState:
    """The state after so many more plays by the policy, or at the end of the deal."""
    for _ in range(plays):
        if RISTIKONTRA.to_act(state) is None:
            break
        state = step(state, policy(state))[0]
    return state


def legal(state: RistikontraState) -> str:
    """The legal moves as text."""
    return " ".join(map(str, RISTIKONTRA.legal_moves(state)))


def refusal(state: RistikontraState, move: Move) -> tuple[str, str]:
    """The code and the rule by which the seat to act is refused this move."""
    seat = RISTIKONTRA.to_act(state)
    assert seat is not None
    with pytest.raises(IllegalMove) as refused:
        RISTIKONTRA.play(state, seat, move)
    return refused.value.code, refused.value.rule


def events(told: tuple[Told, ...], e: str) -> list[Event]:
    """The events of one tag."""
    return [each.event for each in told if each.event.e == e]


def low(state: RistikontraState) -> Move:
    """The legal card with the smallest index, never dark."""
    return RISTIKONTRA.legal_moves(state)[0]


def dark(state: RistikontraState) -> Move:
    """Dark whenever that is legal, else the lowest card."""
    moves = RISTIKONTRA.legal_moves(state)
    return Dark() if Dark() in moves else moves[0]


def shy(state: RistikontraState) -> Move:
    """The lowest card that does not match the card led, where there is one."""
    moves = RISTIKONTRA.legal_moves(state)
    if not state.plays:
        return moves[0]
    led = rank_of(card_of(state.plays[0].card))
    return next((move for move in moves if isinstance(move, Play) and rank_of(move.card) != led), moves[0])


def led(state: RistikontraState, *leads: str) -> RistikontraState:
    """The state after these leads by one seat, which nobody matched."""
    leader = RISTIKONTRA.to_act(state)
    for lead in leads:
        assert RISTIKONTRA.to_act(state) == leader
        state = play_on(play(state, lead), shy, 3)
    return state


def contents(deal: RistikontraDeal) -> dict[str, object]:
    """Everything that a position holds or tells without being given anything, compiled or not."""
    told = {name: getattr(deal, name) for name in dir(deal) if not name.startswith("_")}
    return {
        name: value.copy() if isinstance(value, list) else value
        for name, value in told.items()
        if not callable(value)
    }
