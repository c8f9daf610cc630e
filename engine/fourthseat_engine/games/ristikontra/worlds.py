"""Complete states that fit a view of Ristikontra.

Hard facts: a played card lies in no hand; every hand and the stock have their sizes; the observer knows the
cards it holds. Nothing else is certain. Nobody follows suit or rank, so no play shows a void. What is barred
follows from the cards played alone (the last card of a hand apart, which is free), so a legal play tells
nothing of the hand that it came from. And how a seat came by a card, in the deal or by a draw, leaves any
order of the unseen cards equally likely: there is as much room for one card as for another. Once the stock
is empty, from the eighth trick on (the ninth in ristiklappi), the unseen cards are exactly the other hands.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from fourthseat_engine.cards import FULL_PACK, Hand, card_of, cards_in, named_hand, rank_of
from fourthseat_engine.chance import Stream
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal
from fourthseat_engine.games.ristikontra.state import RistikontraState
from fourthseat_engine.games.ristikontra.view import RistikontraView
from fourthseat_engine.options import Options
from fourthseat_engine.sampling import Dealing
from fourthseat_engine.seats import SEATS, Seat, left_of

STOCK = 4
"""The place, beside the four hands, of the cards in the stock."""


def worlds(view: RistikontraView, options: Options, seed: int) -> Iterator[RistikontraState]:
    """Endlessly, states that fit `view`, each way of dealing the unseen cards equally likely."""
    if not _started(view):
        while True:
            yield _state(view, options, None)
    known = [named_hand(hand) for hand in view.hands]
    unseen = cards_in(FULL_PACK & ~(_played(view) | known[0] | known[1] | known[2] | known[3]))
    rooms = [len(hand) - mask.bit_count() for hand, mask in zip(view.hands, known, strict=True)]
    anywhere = (1 << STOCK + 1) - 1
    dealing = Dealing(unseen, [anywhere] * len(unseen), [*rooms, view.stock])
    seen = _position(view)
    stream = Stream(seed)
    while True:
        dealt = dealing.deal(stream)
        stock = cards_in(dealt[STOCK])
        stream.shuffle(stock)
        deal = seen.clone()
        deal.hands = [known[seat] | dealt[seat] for seat in SEATS]
        deal.stock = tuple(stock)
        yield _state(view, options, deal)


def _started(view: RistikontraView) -> bool:
    return bool(view.hands[0]) or bool(view.tricks)


def _played(view: RistikontraView) -> Hand:
    played = [play.card for trick in view.tricks for play in trick.plays]
    return named_hand(played + [play.card for play in view.trick])


def _state(view: RistikontraView, options: Options, deal: RistikontraDeal | None) -> RistikontraState:
    return RistikontraState(
        options=options,
        first_dealer=left_of(view.dealer, -view.deal),
        deal=deal,
        plays=view.trick,
        tricks=view.tricks,
        last_trick=view.last_trick,
        results=view.results,
        totals=view.totals,
        held=view.held,
    )


def _position(view: RistikontraView) -> RistikontraDeal:
    """Where the deal stands, as far as everybody sees it."""
    nobody_knows = [0, 0, 0, 0]
    rules = (view.queen_king_rule, view.fourth_king_ban)
    deal = RistikontraDeal(view.hand_size, view.dealer, nobody_knows, (), *rules)
    leads = [rank_of(card_of(trick.plays[0].card)) for trick in view.tricks]
    if view.trick:
        leads.append(rank_of(card_of(view.trick[0].card)))
    if leads:
        deal.led = leads[-1]
        deal.run = sum(1 for _ in takewhile(lambda rank: rank == deal.led, reversed(leads)))
    if view.leader is not None:
        deal.leader = view.leader
    deal.turn = deal.leader if view.turn is None else view.turn
    deal.trick = [card_of(play.card) for play in view.trick]
    deal.taker = _taker(view, deal.leader)
    deal.left = view.stock
    deal.played = _played(view)
    deal.won = list(view.won)
    deal.points = list(view.points)
    deal.dirty = list(view.dirty)
    deal.cleaned = list(view.cleaned)
    return deal


def _taker(view: RistikontraView, leader: Seat) -> Seat:
    """Who takes the trick on the table if it ends as it stands (R4.1)."""
    ranks = [rank_of(card_of(play.card)) for play in view.trick]
    matches = [play.seat for play, rank in zip(view.trick, ranks, strict=True) if rank == ranks[0]]
    return matches[-1] if matches else leader
