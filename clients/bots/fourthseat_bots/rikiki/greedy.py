"""Rikiki by rule of thumb: count honours and long trumps, win until the bid is reached, then duck."""

from __future__ import annotations

from collections.abc import Sequence

from fourthseat_bots.policy import OutOfTime
from fourthseat_bots.rikiki.bids import nearest_bid
from fourthseat_engine.cards import (
    NO_TRUMP,
    SUIT_MASK,
    Card,
    Hand,
    Suit,
    card_of,
    named_hand,
    rank_of,
    suit_from,
    suit_of,
)
from fourthseat_engine.games.rikiki.view import RikikiView
from fourthseat_engine.moves import Bid, Move, Play
from fourthseat_engine.trick import best_play

QUEEN = 10


def greedy(view: RikikiView, legal: Sequence[Move], seed: int, budget: int, out_of_time: OutOfTime) -> Move:
    """The bid nearest to the honours held; the highest card while tricks are missing, else the lowest."""
    seat = view.observer
    assert seat is not None
    trump = suit_from(view.trump)
    bids = [move.tricks for move in legal if isinstance(move, Bid)]
    if bids:
        return Bid(nearest_bid(honours(named_hand(view.hands[seat]), view.size, trump), bids))
    cards = [move.card for move in legal if isinstance(move, Play)]
    bid = view.bids[seat]
    short = bid is not None and view.won[seat] < bid
    return Play(_card(cards, [card_of(play.card) for play in view.trick], trump, short))


def honours(hand: Hand, size: int, trump: Suit) -> float:
    """Aces, half the kings, the trumps from the queen up and those beyond three."""
    count = 0.0
    for suit in range(4):
        cards = hand & SUIT_MASK[suit]
        ranks = [rank for rank in range(13) if cards >> 13 * suit + rank & 1]
        if suit == trump:
            high = sum(rank >= QUEEN for rank in ranks)
            count += high + max(0, len(ranks) - max(3, high)) + (size <= 4) * 0.5 * (len(ranks) - high)
        else:
            chance = 1.0 if trump == NO_TRUMP or size > 4 else 0.5
            count += chance * (12 in ranks) + 0.5 * chance * (11 in ranks)
    return count


def _card(cards: list[Card], trick: list[Card], trump: Suit, short: bool) -> Card:
    taking = [card for card in cards if best_play([*trick, card], trump) == len(trick)]
    losing = [card for card in cards if card not in taking]

    def strength(card: Card) -> tuple[bool, int]:
        return suit_of(card) == trump, rank_of(card)

    if not trick:
        return max(cards, key=strength) if short else min(cards, key=strength)
    if short:
        if not taking:
            return min(losing, key=strength)
        return min(taking, key=strength) if len(trick) == 3 else max(taking, key=strength)
    if losing:
        return max(losing, key=lambda card: rank_of(card) + 13 * (suit_of(card) == trump))
    return max(taking, key=strength) if len(trick) == 3 else min(taking, key=strength)
