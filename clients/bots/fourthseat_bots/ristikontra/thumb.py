"""Ristikontra by rule of thumb, from the hand of the seat to play and from what everybody sees.

A move is worth what the trick brings if the own side gets it, less what it costs if the other side does,
each by its likelihood, and less the use that the card still had in the hand. Whoever holds the only card of
a rank can catch one rank more, so while the stock lasts single cards are the dear ones, and what wins
nothing is better played dark, which keeps the hand as it is.

All numbers are card points. They are those with which a side did best of some ten thousand sets of numbers
that were tried against each other.
"""

from __future__ import annotations

from typing import Final

from fourthseat_engine.cards import FULL_PACK, PACK_SIZE, Card, Hand, rank_of
from fourthseat_engine.games.ristikontra.deal import KINGS, QUEEN, RANK_MASK, RistikontraDeal
from fourthseat_engine.games.ristikontra.score import CARD_POINTS

DARK: Final = PACK_SIZE
"""Stands for the top of the stock wherever a move is kept as a card's number."""

SINGLE: Final = (6.7, 4.6)
"""The use of the only card of its rank in a hand: while the stock lasts, and after."""
PAIR: Final = (0.8, 1.9)
"""The use of each of two cards of a rank."""
THREE: Final = (0.8, 3.5)
"""The use of each of three or four."""
PER_UNSEEN: Final = (-0.75, -0.45)
"""What each unseen card of its rank adds to the use of a card."""
UNCATCHABLE: Final = (0.0, -2.2)
"""What it adds that no card of its rank is unseen: such a card is for leading."""
PER_POINT: Final = 0.22
"""What each of its own points adds: it can be given to a trick that the partner takes."""
PER_LED: Final = 2.5
"""What a lead costs more for each card of its rank in the hand."""
CATCH: Final = 3.0
"""What it is worth to match the rank led, beyond the trick itself."""
LEAD: Final = 3.6
"""What it is worth to lead the next trick."""
TO_COME: Final = (7.8, 0.0)
"""What each seat that is still to play adds to the stake."""
STOCK_CARD: Final = 3.1
"""What it costs to play the top of the stock, which somebody would have drawn."""
STAIN: Final = 20.0
"""What it costs a clean side to take a queen early, where that stains it."""
CLEANING: Final = 12.0
"""What it is worth to a stained side to take a king late."""


def thumb(deal: RistikontraDeal) -> Card:
    """What the seat to play plays: a card, or `DARK`."""
    moves: list[Card] = []
    worths: list[float] = []
    weigh(deal, moves, worths)
    best = 0
    for i in range(1, len(moves)):
        if worths[i] > worths[best]:
            best = i
    return moves[best]


def weigh(deal: RistikontraDeal, moves: list[Card], worths: list[float]) -> None:
    """Add to `moves` the legal cards, one of each rank, and `DARK` where it is allowed; to `worths` what
    each of them is worth."""
    late = 0 if deal.left else 1
    held = deal.hands[deal.turn]
    seen = deal.played | held
    hidden = PACK_SIZE - seen.bit_count()
    misses = 1.0 - held.bit_count() / hidden if hidden else 1.0
    behind = 3 - len(deal.trick)
    led = RANK_MASK[deal.led] if deal.trick else 0
    led_unseen = led.bit_count() - (led & seen).bit_count()
    if_matched, if_not = _chances(deal, behind, misses**led_unseen)
    stake = TO_COME[late] * behind
    for card in deal.trick:
        stake += CARD_POINTS[card]
    spoils_ours = spoils_theirs = 0.0
    if deal.queen_king_rule:
        spoils_ours = _spoils(deal, deal.turn % 2, deal.trick)
        spoils_theirs = _spoils(deal, 1 - deal.turn % 2, deal.trick)

    rest = deal.legal_cards()
    while rest:
        card = rest.bit_length() - 1
        four = RANK_MASK[card % 13]
        rest &= ~four
        own = (held & four).bit_count()
        unseen = 4 - (seen & four).bit_count()
        use = SINGLE[late] if own == 1 else PAIR[late] if own == 2 else THREE[late]
        use += PER_POINT * CARD_POINTS[card] + PER_UNSEEN[late] * unseen
        if not unseen:
            use += UNCATCHABLE[late]
        if not led:
            likely = _holds(misses**unseen)
            use += PER_LED * own
        elif four == led:
            likely = if_matched
            use -= CATCH
        else:
            likely = if_not
        ours = theirs = stake + CARD_POINTS[card]
        if deal.queen_king_rule:
            ours += _spoils(deal, deal.turn % 2, [*deal.trick, card])
            theirs += _spoils(deal, 1 - deal.turn % 2, [*deal.trick, card])
        moves.append(card)
        worths.append(likely * (ours + LEAD) - (1.0 - likely) * theirs - use)

    if deal.dark_allowed():
        if led:
            match = led_unseen / hidden
            likely = match * if_matched + (1.0 - match) * if_not
        else:
            likely = _holds(misses * misses * (1.0 + misses) / 2.0)
        stake += _average(FULL_PACK & ~seen)
        moves.append(DARK)
        worths.append(
            likely * (stake + spoils_ours + LEAD) - (1.0 - likely) * (stake + spoils_theirs) - STOCK_CARD
        )


def _chances(deal: RistikontraDeal, behind: int, nobody: float) -> tuple[float, float]:
    """How likely the own side gets the trick on the table if the seat to play matches the rank led, and if
    it does not. `nobody` is how likely a given seat behind it holds no card of that rank."""
    if_matched = nobody if behind else 1.0
    if (deal.taker - deal.turn) % 2 == 0:
        return if_matched, nobody if behind == 1 else 1.0
    return if_matched, (1.0 - nobody) * nobody if behind == 2 else 0.0


def _holds(nobody: float) -> float:
    """How likely the leader's side gets the trick: the last seat cannot match, and the partner can or the
    seat before the partner cannot either. `nobody` is how likely a given seat cannot."""
    return nobody * (1.0 - nobody + nobody * nobody)


def _average(unseen: Hand) -> float:
    """The card points of an unseen card on average."""
    points = 0.0
    for rank in range(8, 13):
        points += CARD_POINTS[rank] * (unseen & RANK_MASK[rank]).bit_count()
    return points / unseen.bit_count()


def _spoils(deal: RistikontraDeal, side: int, cards: list[Card]) -> float:
    """What taking these cards is worth to a side for being dirty or cleaned (R7.4, R7.5)."""
    queens = kings = False
    for card in cards:
        if rank_of(card) == QUEEN:
            queens = True
        elif KINGS >> card & 1:
            kings = True
    if deal.early:
        return -STAIN if queens and not deal.dirty[side] else 0.0
    led_queen = rank_of(cards[0]) == QUEEN if cards else False
    if kings and not led_queen and deal.dirty[side] and not deal.cleaned[side]:
        return CLEANING
    return 0.0
