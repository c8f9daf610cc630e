"""Deals of Rikken laid out on purpose, and players that play by a fixed rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from fourthseat_engine.cards import BIT, PACK_SIZE, card_of, cards_in, named_hand, suit_from
from fourthseat_engine.errors import IllegalMove
from fourthseat_engine.events import Event, Told
from fourthseat_engine.game import Step
from fourthseat_engine.games.rikken import RIKKEN_NINE, RIKKEN_SIXTEEN
from fourthseat_engine.games.rikken.calling import holder_of
from fourthseat_engine.games.rikken.deal import PLAYING, RikkenDeal
from fourthseat_engine.games.rikken.game import Rikken
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.moves import BlindLead, Move, parse_move
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import SEATS, Observer, Seat, left_of

NINE: Rikken = RIKKEN_NINE
SIXTEEN: Rikken = RIKKEN_SIXTEEN
OBSERVERS: tuple[Observer, ...] = (*SEATS, None)
D17 = tuple(17 * i % PACK_SIZE for i in range(PACK_SIZE))
"""The pack of the end-to-end traces."""
AN_ACE_EACH = {0: "Ac", 1: "Ad", 2: "Ah", 3: "As"}

Policy = Callable[[RikkenState], Move]


def pack_of_hands(game: Rikken, hands: Mapping[Seat, int], dealer: Seat) -> Pack:
    """A pack that deals these hands (masks of thirteen cards) in the first deal of a match."""
    packets = game.ruleset(game.read_options({})).packets
    queues = {seat: iter(cards_in(hands[seat])) for seat in SEATS}
    order = [
        next(queues[left_of(dealer, step)])
        for packet in packets
        for step in range(1, 5)
        for _ in range(packet)
    ]
    return Pack(tuple(order), 1)


def laid_out(game: Rikken, hands: Mapping[Seat, str], dealer: Seat = 3) -> Pack:
    """A pack that deals these cards; hands are filled up with the other cards in canonical order."""
    full = {seat: named_hand(hands.get(seat, "").split()) for seat in SEATS}
    others = iter([card for card in range(PACK_SIZE) if not BIT[card] & sum(full.values())])
    for seat in SEATS:
        while full[seat].bit_count() < 13:
            full[seat] |= BIT[next(others)]
    return pack_of_hands(game, full, dealer)


def dealt(
    game: Rikken, hands: Mapping[Seat, str] | None = None, dealer: Seat = 3, **options: object
) -> RikkenState:
    """The first deal of a match, with these cards."""
    start = game.start(game.read_options(options), dealer)
    return game.deal(start, laid_out(game, hands or AN_ACE_EACH, dealer)).state


def playing(
    game: Rikken,
    hands: Mapping[Seat, str],
    contracts: Mapping[Seat, str],
    *,
    trump: str | None = None,
    called: str | None = None,
    blind: bool = False,
    leader: Seat = 0,
    **options: object,
) -> RikkenState:
    """A state in play with hands of any size, `leader` to lead."""
    complete = game.read_options(options)
    deal = RikkenDeal(game.ruleset(complete), 3, [named_hand(hands[seat].split()) for seat in SEATS])
    deal.auction.turn = None
    deal.contracts = tuple(
        game.ladder.named(contracts[seat]) if seat in contracts else None for seat in SEATS
    )
    deal.phase = PLAYING
    deal.trump = suit_from(trump)
    deal.leader = deal.turn = leader
    if called is not None:
        deal.called = card_of(called)
        deal.duty = BIT[deal.called]
        deal.blind = blind
        deal.partner = holder_of(deal.called, deal.hands)
    return RikkenState(options=complete, first_dealer=3, deal=deal)


def position(state: RikkenState) -> RikkenDeal:
    """The deal of a state that has one."""
    assert state.deal is not None
    return state.deal


def step(game: Rikken, state: RikkenState, move: Move | str) -> Step[RikkenState]:
    """What a move of the seat whose turn it is leads to."""
    seat = game.to_act(state)
    assert seat is not None
    return game.play(state, seat, parse_move(move) if isinstance(move, str) else move)


def play(game: Rikken, state: RikkenState, *moves: str) -> RikkenState:
    """The state after these moves, each made by the seat whose turn it is."""
    for move in moves:
        state = step(game, state, move).state
    return state


def play_on(game: Rikken, state: RikkenState, policy: Policy, moves: int = 60) -> RikkenState:
    """The state after so many more moves by the policy, or at the end of the deal."""
    for _ in range(moves):
        if game.to_act(state) is None:
            break
        state = step(game, state, policy(state)).state
    return state


def low(game: Rikken) -> Policy:
    """The legal card with the smallest index, never face down."""
    return lambda state: next(move for move in game.legal_moves(state) if not isinstance(move, BlindLead))


def legal(game: Rikken, state: RikkenState) -> list[str]:
    """The legal moves as text."""
    return [str(move) for move in game.legal_moves(state)]


def refusal(game: Rikken, state: RikkenState, move: str) -> tuple[str, str]:
    """The code and the rule by which the seat to act is refused this move."""
    with pytest.raises(IllegalMove) as refused:
        step(game, state, move)
    return refused.value.code, refused.value.rule


def events(told: tuple[Told, ...], e: str) -> list[Event]:
    """The events of one tag."""
    return [each.event for each in told if each.event.e == e]


def winners(state: RikkenState) -> list[Seat]:
    """Who took each trick."""
    return [trick.winner for trick in state.tricks]
