"""Calling the card whose holder becomes the secret partner: what may be called, and what a call tells (R5).

Both questions are answered here, side by side: `legal_calls` from the declarer's hand, and `Evidence`, the
same rule read backwards, for whoever sees only the call.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from fourthseat_engine.cards import BIT, SUIT_MASK, Card, Hand, Rank, Suit, rank_of, suit_of

ACE: Rank = 12
RANK_MASK: tuple[Hand, ...] = tuple(sum(BIT[13 * suit + rank] for suit in range(4)) for rank in range(13))
"""The four cards of each rank."""
_FROM_RANK: tuple[Hand, ...] = tuple(sum(RANK_MASK[rank:]) for rank in range(14))
"""All cards of a rank or above it."""


@dataclass(frozen=True, slots=True)
class Calls:
    """The cards a declarer may call, and whether he calls them blind (R5.4)."""

    cards: Hand
    blind: bool = False


def legal_calls(hand: Hand, trump: Suit, blind_calls: bool) -> Calls:
    """What a declarer with this hand may call; `blind_calls` tells sixteen-bid from nine-bid."""
    return _calls_with_blind(hand, trump) if blind_calls else _calls_without_blind(hand, trump)


def _calls_without_blind(hand: Hand, trump: Suit) -> Calls:
    """Nine-bid (R5.3): the highest rank of which a suit that he holds, trump apart, lacks its card."""
    suits = sum(SUIT_MASK[suit] for suit in _suits_beside(trump) if hand & SUIT_MASK[suit])
    for rank in range(ACE, -1, -1):
        cards = RANK_MASK[rank] & suits & ~hand
        if cards:
            return Calls(cards)
    return Calls(RANK_MASK[ACE] & ~SUIT_MASK[trump] & ~hand)


def _calls_with_blind(hand: Hand, trump: Suit) -> Calls:
    """Sixteen-bid (R5.3, R5.4, R5.5): an ace in a suit that he holds; else any ace, blind; else lower."""
    beside = [SUIT_MASK[suit] for suit in _suits_beside(trump)]
    aces = RANK_MASK[ACE] & sum(beside) & ~hand
    held = aces & sum(suit for suit in beside if hand & suit)
    if held:
        return Calls(held)
    if aces:
        return Calls(aces, blind=True)
    rank = next(rank for rank in range(ACE - 1, -1, -1) if RANK_MASK[rank] & sum(beside) & ~hand)
    return Calls(RANK_MASK[rank] & sum(beside) & ~hand)


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a declarer's thirteen cards must be like: he has all of `held`, none of `absent`, and at least
    one of `one_of` (0 asks for nothing)."""

    held: Hand = 0
    absent: Hand = 0
    one_of: Hand = 0


def evidence(trump: Suit, card: Card, blind: bool, blind_calls: bool) -> tuple[Evidence, ...]:
    """What a call tells: the call was legal for exactly the hands that fit one of these, and each such hand
    fits only one."""
    suit, rank = suit_of(card), rank_of(card)
    others = [each for each in _suits_beside(trump) if each != suit]
    if not blind_calls:
        return tuple(_told_without_blind(suit, rank, card, others))
    if blind:
        return tuple(_void_or_high(others, ACE, Evidence(absent=SUIT_MASK[suit])))
    if rank == ACE:
        return (Evidence(absent=BIT[card], one_of=SUIT_MASK[suit] & ~BIT[card]),)
    return (Evidence(held=_FROM_RANK[rank + 1] & ~SUIT_MASK[trump], absent=BIT[card]),)


def _told_without_blind(suit: Suit, rank: Rank, card: Card, others: list[Suit]) -> Iterator[Evidence]:
    if rank < ACE:
        high = _FROM_RANK[rank + 1] & SUIT_MASK[suit]
        yield from _void_or_high(others, rank + 1, Evidence(held=high, absent=BIT[card]))
        return
    yield Evidence(absent=BIT[card], one_of=SUIT_MASK[suit] & ~BIT[card])
    for whole in range(4):
        if whole != suit:
            yield Evidence(held=SUIT_MASK[whole])


def _void_or_high(suits: list[Suit], lowest: Rank, base: Evidence) -> Iterator[Evidence]:
    """`base`, and in each of `suits` either no card at all or every card from `lowest` up."""
    for voids in product((True, False), repeat=len(suits)):
        held, absent = base.held, base.absent
        for suit, void in zip(suits, voids, strict=True):
            if void:
                absent |= SUIT_MASK[suit]
            else:
                held |= SUIT_MASK[suit] & _FROM_RANK[lowest]
        yield Evidence(held, absent, base.one_of)


def _suits_beside(trump: Suit) -> list[Suit]:
    return [suit for suit in range(4) if suit != trump]


def holder_of(card: Card, hands: list[Hand]) -> int:
    """The seat that holds the card."""
    return next(seat for seat, hand in enumerate(hands) if hand & BIT[card])
