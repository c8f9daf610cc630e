"""Ristikontra by rule of thumb, from the hand of the seat to play and from what everybody sees.

What counts for a card is its rank: what it is worth in a pile, and how many of its rank may still come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthseat_bots.policy import OutOfTime
from fourthseat_engine.cards import Card, Hand
from fourthseat_engine.games.ristikontra import RISTIKONTRA
from fourthseat_engine.games.ristikontra.deal import RANK_MASK, RistikontraDeal
from fourthseat_engine.games.ristikontra.score import CARD_POINTS
from fourthseat_engine.games.ristikontra.view import RistikontraView
from fourthseat_engine.moves import Dark, Move, Play

FAIR_LOSS: Final = 2.4
"""What a card from the stock is worth on average: a dearer card is not thrown away while the stock lasts."""
PAIR: Final = 1.5
"""What it costs to part a pair, in card points: the second card can retake what the first one led."""
STOLEN: Final = 0.45
"""How likely one unseen card of the rank led is to be played behind."""


def thumb(deal: RistikontraDeal) -> Card | None:
    """The card that the seat to play plays, or None for the top of the stock."""
    hand = deal.legal_cards()
    return _follow(deal, hand) if deal.trick else _lead(deal, hand)


def greedy(
    view: RistikontraView, legal: Sequence[Move], seed: int, budget: int, out_of_time: OutOfTime
) -> Move:
    """The same for a seat that sees `view`; it is nothing to the rule what the others hold."""
    deal = next(RISTIKONTRA.worlds(view, seed)).deal
    assert deal is not None
    card = thumb(deal)
    return Dark() if card is None else Play(card)


def _lead(deal: RistikontraDeal, hand: Hand) -> Card:
    """Lead what nobody, or oneself, can retake; else what is worth little."""
    best: Card = -1
    most = -99.0
    played = deal.played
    rest = hand
    while rest:
        card = rest.bit_length() - 1
        rest ^= 1 << card
        four = RANK_MASK[card % 13]
        own = (hand & four).bit_count()
        unseen = 4 - own - (played & four).bit_count()
        worth = 2.0 * (own - 1) - (2.0 + CARD_POINTS[card]) * unseen * STOLEN
        if worth > most:
            most = worth
            best = card
    return best


def _follow(deal: RistikontraDeal, hand: Hand) -> Card | None:
    seat = deal.turn
    led = deal.led
    same = hand & RANK_MASK[led]
    ours = (deal.taker - seat) % 2 == 0
    last = len(deal.trick) == 3
    threat = 4 - same.bit_count() - (deal.played & RANK_MASK[led]).bit_count()
    safe = last or not threat
    if ours and safe:
        other = hand & ~same
        return _dearest(other or hand)
    if same and (not ours or not last):
        points = sum(CARD_POINTS[card] for card in deal.trick)
        card = same.bit_length() - 1
        if not ours and (last or points + CARD_POINTS[card] > 0 or same.bit_count() > 1):
            return card
        if ours and points >= 10 and threat < 2:
            return card
    return _cheapest(deal, hand & ~same or hand)


def _dearest(hand: Hand) -> Card:
    """The card that brings the own pile most."""
    best: Card = -1
    most = -1
    while hand:
        card = hand.bit_length() - 1
        hand ^= 1 << card
        if CARD_POINTS[card] > most:
            most = CARD_POINTS[card]
            best = card
    return best


def _cheapest(deal: RistikontraDeal, hand: Hand) -> Card | None:
    """The card whose loss hurts least; None where the stock's top is likely to hurt less."""
    best: Card | None = None
    least = 99.0
    rest = hand
    while rest:
        card = rest.bit_length() - 1
        rest ^= 1 << card
        cost = CARD_POINTS[card] + PAIR * ((hand & RANK_MASK[card % 13]).bit_count() - 1)
        if cost < least:
            least = cost
            best = card
    return None if least > FAIR_LOSS and deal.dark_allowed() else best
