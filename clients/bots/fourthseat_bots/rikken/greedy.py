"""Rikken by rule of thumb: bid what the honours and the longest suit promise, then play card by card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthseat_bots.policy import OutOfTime
from fourthseat_bots.rikken.goals import Goals
from fourthseat_bots.rikken.playout import best_call, best_trump, choose_card
from fourthseat_bots.rikken.rulesets import ladder_of, worlds_of
from fourthseat_engine.cards import SUIT_MASK, Hand, named_hand
from fourthseat_engine.games.rikken.auction import ACES
from fourthseat_engine.games.rikken.contracts import Opens, Side, Trump
from fourthseat_engine.games.rikken.deal import BIDDING, CALLING, HEARTS, NAMING
from fourthseat_engine.games.rikken.view import RikkenView
from fourthseat_engine.moves import BidContract, Call, Move, NameTrump, Play

RIK: Final = 4.5
"""The tricks that a declarer with a partner should see in his own hand."""


def greedy(view: RikkenView, legal: Sequence[Move], seed: int, budget: int, out_of_time: OutOfTime) -> Move:
    """The highest contract that the hand alone promises, or a pass; then the card that the rule names in
    some deal that fits the view."""
    assert view.observer is not None
    hand = named_hand(view.hands[view.observer])
    if view.phase == BIDDING:
        promising = [move for move in legal if isinstance(move, BidContract) and _promises(view, move, hand)]
        return promising[-1] if promising else legal[0]
    if view.phase == NAMING:
        return NameTrump(best_trump(hand))
    deal = next(worlds_of(view, seed))
    if view.phase == CALLING:
        return Call(best_call(deal))
    return Play(choose_card(deal, Goals(deal)))


def _promises(view: RikkenView, move: BidContract, hand: Hand) -> bool:
    contract = ladder_of(view).named(move.contract)
    if contract.exact:
        aces = hand & ACES
        if contract.target != aces.bit_count():
            return False
        return not in_danger(hand ^ aces) and (contract.opens is Opens.NOBODY or not aces)
    trump = HEARTS if contract.trump is Trump.HEARTS else best_trump(hand)
    seen = tricks_in_hand(hand, trump)
    return seen >= (RIK if contract.side is Side.CALLED else contract.target)


def tricks_in_hand(hand: Hand, trump: int) -> float:
    """Aces and kings, and each trump beyond the third."""
    count = max(0, (hand & SUIT_MASK[trump]).bit_count() - 3)
    for suit in range(4):
        top = (hand & SUIT_MASK[suit]) >> 13 * suit
        count += (top >> 12 & 1) + (top >> 11 & 1)
    return count


def in_danger(hand: Hand) -> bool:
    """Whether the hand may be made to win a trick without trump: not if in each suit it holds the lowest card
    but one or a lower one, the lowest but three and a lower one, and so on."""
    for suit in range(4):
        ranks = [rank for rank in range(13) if hand >> 13 * suit + rank & 1]
        if any(rank > 2 * place + 1 for place, rank in enumerate(ranks[:4])):
            return True
    return False
