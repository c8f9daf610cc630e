"""What one observer knows of a match of Ristikontra."""

from __future__ import annotations

from typing import TypeVar

from fourthseat_engine.cards import RANKS, UNKNOWN, CardName, cards_in, names_in, rank_of
from fourthseat_engine.game import leaders
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal
from fourthseat_engine.games.ristikontra.state import NAME, RistikontraState
from fourthseat_engine.games.ristikontra.view import RistikontraView
from fourthseat_engine.seats import SEATS, Observer, Seat

T = TypeVar("T")


def view_of(state: RistikontraState, observer: Observer) -> RistikontraView:
    """The view of a seat, or of a spectator (None)."""
    deal = state.deal
    return RistikontraView(
        game=NAME,
        observer=observer,
        phase=state.phase,
        deal=0 if deal is None else len(state.results) - (state.running is None),
        deals=None,
        dealer=state.first_dealer if deal is None else deal.dealer,
        turn=None if state.running is None else state.running.turn,
        hands=tuple(_seen_hand(deal, seat, observer) for seat in SEATS),
        leader=None if deal is None or not (state.plays or state.tricks) else deal.leader,
        trick=state.plays,
        tricks=state.tricks,
        last_trick=state.last_trick,
        won=(0, 0, 0, 0) if deal is None else tuple(deal.won),
        totals=state.totals,
        winners=leaders(state.totals) if state.over else (),
        target=state.target,
        hand_size=state.hand_size,
        queen_king_rule=state.in_force("queen_king_rule"),
        fourth_king_ban=state.in_force("fourth_king_ban"),
        stock=0 if deal is None else deal.left,
        barred=() if deal is None else barred_ranks(deal),
        points=(0, 0) if deal is None else pair(deal.points),
        dirty=(False, False) if deal is None else pair(deal.dirty),
        cleaned=(False, False) if deal is None else pair(deal.cleaned),
        held=state.held,
        results=state.results,
    )


def barred_ranks(deal: RistikontraDeal) -> tuple[str, ...]:
    """The ranks that nobody may play now, the lowest first (R5.1, R7.2)."""
    return tuple(RANKS[rank] for rank in sorted(map(rank_of, cards_in(deal.barred()))))


def _seen_hand(deal: RistikontraDeal | None, seat: Seat, observer: Observer) -> tuple[CardName, ...]:
    if deal is None:
        return ()
    hand = deal.hands[seat]
    return names_in(hand) if seat == observer else (UNKNOWN,) * hand.bit_count()


def pair(items: list[T]) -> tuple[T, T]:
    """What a position keeps by side, as a value."""
    first, second = items
    return first, second
