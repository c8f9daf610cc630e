"""What one observer may know of a state (the fold of what it was told comes to the same)."""

from __future__ import annotations

from fourthseat_engine.cards import UNKNOWN, CardName, names_in, suit_name
from fourthseat_engine.games.rikken.deal import RikkenDeal
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.games.rikken.telling import called_name, keys, talkers
from fourthseat_engine.games.rikken.view import RikkenView
from fourthseat_engine.seats import SEATS, Observer, Seat
from fourthseat_engine.trick import TablePlay


def view_of(
    state: RikkenState, observer: Observer, *, game: str, phase: str, deals: int, winners: tuple[Seat, ...]
) -> RikkenView:
    """The observer's view of the state."""
    deal = state.deal
    scored = deal is not None and deal.over and not deal.thrown_in
    return RikkenView(
        game=game,
        observer=observer,
        phase=phase,
        deal=len(state.results) - scored,
        deals=deals,
        dealer=state.first_dealer if deal is None else deal.dealer,
        turn=None if state.running is None else state.running.turn,
        hands=tuple(_seen_hand(deal, seat, observer) for seat in SEATS),
        leader=None if deal is None or not (state.plays or state.tricks) else deal.leader,
        trick=tuple(_seen_play(play, observer) for play in state.plays),
        tricks=state.tricks,
        last_trick=state.last_trick,
        won=(0, 0, 0, 0) if deal is None else tuple(deal.won),
        totals=state.totals,
        winners=winners,
        options=state.options,
        thrown_in=state.thrown_in,
        auction=state.auction,
        contracts=(None, None, None, None) if deal is None else keys(deal.contracts),
        trump=None if deal is None else suit_name(deal.trump),
        called=None if deal is None else called_name(deal),
        blind=deal is not None and deal.blind,
        partner=_seen_partner(deal, observer),
        partner_known=deal is not None and deal.partner_known,
        open_hands=() if deal is None else deal.open_hands,
        talkers=() if deal is None else talkers(deal),
        results=state.results,
    )


def _seen_hand(deal: RikkenDeal | None, seat: Seat, observer: Observer) -> tuple[CardName, ...]:
    if deal is None:
        return ()
    hand = deal.hands[seat]
    seen = seat == observer or seat in deal.open_hands
    return names_in(hand) if seen else (UNKNOWN,) * hand.bit_count()


def _seen_play(play: TablePlay, observer: Observer) -> TablePlay:
    """A card led face down is seen only by whoever led it, until the trick is complete (R6.7)."""
    if play.how != "blind" or play.seat == observer:
        return play
    return TablePlay(seat=play.seat, card=UNKNOWN, how=play.how)


def _seen_partner(deal: RikkenDeal | None, observer: Observer) -> Seat | None:
    """Until everyone knows the partner, only he himself does (R5.6)."""
    if deal is None:
        return None
    return deal.partner if deal.partner_known or deal.partner == observer else None
