"""Deals of Rikiki laid out by hand."""

from __future__ import annotations

from fourthseat_bots.rikiki import POLICIES
from fourthseat_engine.cards import NO_TRUMP, SUITS, card_of, named_hand
from fourthseat_engine.games.rikiki import RIKIKI
from fourthseat_engine.games.rikiki.deal import RikikiDeal
from fourthseat_engine.games.rikiki.state import RikikiState
from fourthseat_engine.games.rikiki.view import RikikiView
from fourthseat_engine.moves import parse_move


def laid(hands: str, turn_up: str | None, dealer: int = 3) -> RikikiState:
    """A deal before its first bid: four hands parted by `/`, seat 0 first, and the card turned up for trump
    (None for a deal of 13)."""
    cards = [hand.split() for hand in hands.split("/")]
    deal = RikikiDeal(
        len(cards[0]),
        dealer,
        [named_hand(hand) for hand in cards],
        NO_TRUMP if turn_up is None else SUITS.index(turn_up[1]),
        hook=True,
    )
    return RikikiState(
        options=RIKIKI.read_options({}),
        first_dealer=dealer,
        deal=deal,
        turn_up=None if turn_up is None else card_of(turn_up),
    )


def after(state: RikikiState, moves: str) -> RikikiState:
    """The state after these moves, parted by commas."""
    for text in moves.split(","):
        seat = RIKIKI.to_act(state)
        assert seat is not None
        state = RIKIKI.play(state, seat, parse_move(text.strip())).state
    return state


def seen(state: RikikiState) -> RikikiView:
    """What the seat to act sees."""
    return RIKIKI.view(state, RIKIKI.to_act(state))


def chosen(state: RikikiState, policy: str = "normal", seed: int = 1) -> str:
    """What a policy does at this moment."""
    return str(POLICIES[policy].choose(seen(state), RIKIKI.legal_moves(state), seed))
