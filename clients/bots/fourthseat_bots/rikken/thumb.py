"""One card of Rikken by rule of thumb, fast, with all hands open as a playout has them.

For tricks: win what the own side has not won yet, as cheaply as it goes, ruff, lead what is high, and lead
trump from the declarer's side. Against or for an exact number: duck under, lead low to whoever must not win.
"""

from __future__ import annotations

from typing import Final

from fourthseat_engine.cards import SUIT_MASK, Card, Hand, Suit

SUITS: Final = (0, 1, 2, 3)


def lead_for_tricks(hand: Hand, others: Hand, trump: Suit, declaring: bool) -> Card:
    """The lead of a seat that wants tricks. `others` are the cards that the three others hold."""
    trumps = hand & SUIT_MASK[trump]
    theirs = others & SUIT_MASK[trump]
    if declaring and trumps and theirs and (trumps > theirs or trumps.bit_count() > 3):
        return trumps.bit_length() - 1
    best = -1
    longest = 0
    for suit in SUITS:
        own = hand & SUIT_MASK[suit]
        if not own or suit == trump:
            continue
        out = others & SUIT_MASK[suit]
        if own > out and (out or not theirs):
            return own.bit_length() - 1
        if own.bit_count() > longest:
            longest = own.bit_count()
            best = (own & -own).bit_length() - 1
    return best if best >= 0 else trumps.bit_length() - 1


def follow_for_tricks(
    hand: Hand, led: Suit, best: Card, trump: Suit, behind: int, ours: bool, others: Hand
) -> Card:
    """The card to a trick in which `best` is winning, for the own side or not.

    `others` are the cards of the seats that are still to play, `behind` of them.
    """
    same = hand & SUIT_MASK[led]
    if same:
        above = same >> best + 1 << best + 1 if best // 13 == led else 0
        if not above or (ours and (not behind or not _beatable(best, others))):
            return (same & -same).bit_length() - 1
        if not behind:
            return (above & -above).bit_length() - 1
        top = above.bit_length() - 1
        return top if not ours or not _beatable(top, others) else (same & -same).bit_length() - 1
    trumps = hand & SUIT_MASK[trump]
    if trumps and not (ours and (not behind or not _beatable(best, others))):
        above = trumps >> best + 1 << best + 1 if best // 13 == trump else trumps
        if above:
            return (above & -above).bit_length() - 1
    return _lowest(hand & ~trumps or hand)


def lead_exactly(hand: Hand, need: int, others: Hand) -> Card:
    """The lead of a lone declarer who needs so many more tricks."""
    if need > 0:
        for suit in SUITS:
            own = hand & SUIT_MASK[suit]
            if own > others & SUIT_MASK[suit]:
                return own.bit_length() - 1
    return _safest_lead(hand, others)


def follow_exactly(hand: Hand, need: int, led: Suit, best: Card, behind: int) -> Card:
    """The card of such a declarer to a trick: take what is needed and no more."""
    same = hand & SUIT_MASK[led]
    if not same:
        return _most_dangerous(hand)
    above = same >> best + 1 << best + 1
    below = same ^ above
    if need > 0 and above:
        return above.bit_length() - 1
    if below:
        return below.bit_length() - 1
    return above.bit_length() - 1 if not behind else (above & -above).bit_length() - 1


def lead_against(hand: Hand, declarers: Hand) -> Card:
    """A lead that may force a declarer to win: the lowest card of a suit in which one still has cards,
    where the lowest of theirs is as high as can be."""
    best = -1
    most = -99
    for suit in SUITS:
        own = hand & SUIT_MASK[suit]
        if not own:
            continue
        low = own & -own
        theirs = declarers & SUIT_MASK[suit]
        height = (theirs & -theirs).bit_length() - low.bit_length() if theirs else -13
        if height > most:
            most = height
            best = low.bit_length() - 1
    return best


def follow_against(hand: Hand, led: Suit, best: Card, declarer_wins: bool, declarer_behind: bool) -> Card:
    """A card that leaves the trick to a declarer, or gets out of the way."""
    same = hand & SUIT_MASK[led]
    if not same:
        return _most_dangerous(hand)
    below = same & (1 << best) - 1
    if declarer_wins:
        return below.bit_length() - 1 if below else same.bit_length() - 1
    if declarer_behind:
        return below.bit_length() - 1 if below else (same & -same).bit_length() - 1
    return same.bit_length() - 1


def _safest_lead(hand: Hand, others: Hand) -> Card:
    """The lowest card of the suit in which most higher cards are out."""
    best = -1
    most = -1
    for suit in SUITS:
        own = hand & SUIT_MASK[suit]
        if own:
            card = (own & -own).bit_length() - 1
            higher = ((others & SUIT_MASK[suit]) >> card).bit_count()
            if higher > most:
                most = higher
                best = card
    return best


def _lowest(hand: Hand) -> Card:
    """The card of the lowest rank."""
    best = -1
    least = 99
    for suit in SUITS:
        own = hand & SUIT_MASK[suit]
        if own:
            card = (own & -own).bit_length() - 1
            if card - 13 * suit < least:
                least = card - 13 * suit
                best = card
    return best


def _most_dangerous(hand: Hand) -> Card:
    """The card of the highest rank, from a suit with no low ones to hide behind."""
    best = -1
    most = -99
    for suit in SUITS:
        own = hand & SUIT_MASK[suit]
        if own:
            card = own.bit_length() - 1
            low = (own & -own).bit_length() - 1
            danger = 2 * (card - 13 * suit) + (low - 13 * suit)
            if danger > most:
                most = danger
                best = card
    return best


def _beatable(best: Card, others: Hand) -> bool:
    """Whether one of these cards is higher in its suit."""
    return bool((others & SUIT_MASK[best // 13]) >> best + 1)
