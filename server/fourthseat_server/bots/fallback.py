"""What is played when a worker fails: a plain legal move that no search stands behind.

It follows from the view and the legal moves alone, without chance, and nothing in it can take long or fail.
"""

from __future__ import annotations

from collections.abc import Sequence

from fourthseat_engine.cards import SUIT_MASK, named_hand, rank_of
from fourthseat_engine.moves import Bid, Call, Move, NameTrump, Pass, Play
from fourthseat_engine.seats import SEATS
from fourthseat_engine.views import View


def fallback(view: View, legal: Sequence[Move]) -> Move:
    """A pass where there is one; the bid nearest to a fair share; the longest suit; the lowest card."""
    for move in legal:
        if isinstance(move, Pass):
            return move
    bids = [move for move in legal if isinstance(move, Bid)]
    if bids:
        share = _cards_held(view) / len(SEATS)
        return min(bids, key=lambda bid: (abs(bid.tricks - share), bid.tricks))
    trumps = [move for move in legal if isinstance(move, NameTrump)]
    if trumps:
        return max(trumps, key=lambda trump: _length(view, trump.suit))
    cards = [move for move in legal if isinstance(move, Play)]
    if cards:
        return min(cards, key=lambda play: (rank_of(play.card), play.card))
    calls = [move for move in legal if isinstance(move, Call)]
    return calls[-1] if calls else legal[0]


def _cards_held(view: View) -> int:
    return 0 if view.observer is None else len(view.hands[view.observer])


def _length(view: View, suit: int) -> int:
    """How many cards of the suit the observer holds."""
    if view.observer is None:
        return 0
    return (named_hand(view.hands[view.observer]) & SUIT_MASK[suit]).bit_count()
