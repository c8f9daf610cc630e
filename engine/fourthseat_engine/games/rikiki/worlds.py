"""Complete states that fit a view of Rikiki.

Hard facts: the turn-up lies in no hand; a seat that did not follow suit holds no card of that suit for
the rest of the deal; every hand has its size; all other unseen cards are undealt.
"""

from __future__ import annotations

from collections.abc import Iterator

from fourthseat_engine.cards import (
    FULL_PACK,
    Hand,
    card_of,
    cards_in,
    hand_of,
    named_hand,
    suit_from,
    suit_of,
)
from fourthseat_engine.chance import Stream
from fourthseat_engine.games.rikiki.deal import NO_BID, RikikiDeal
from fourthseat_engine.games.rikiki.state import RikikiState
from fourthseat_engine.games.rikiki.view import RikikiView
from fourthseat_engine.options import Options
from fourthseat_engine.sampling import Dealing
from fourthseat_engine.seats import SEATS, Seat, left_of

UNDEALT = 4
"""The place, beside the four hands, of cards that nobody holds."""


def worlds(view: RikikiView, options: Options, seed: int) -> Iterator[RikikiState]:
    """Endlessly, states that fit `view`, each way of dealing the unseen cards equally likely."""
    known = [named_hand(hand) for hand in view.hands]
    unseen = cards_in(FULL_PACK & ~(_seen_cards(view) | hand_of(c for k in known for c in cards_in(k))))
    rooms = [len(hand) - mask.bit_count() for hand, mask in zip(view.hands, known, strict=True)]
    rooms.append(len(unseen) - sum(rooms))
    voids = voids_shown(view)
    allowed = [
        sum(1 << seat for seat in SEATS if not voids[seat] >> suit_of(card) & 1) | 1 << UNDEALT
        for card in unseen
    ]
    dealing = Dealing(unseen, allowed, rooms)
    stream = Stream(seed)
    while True:
        dealt = dealing.deal(stream)
        yield _state(view, options, [known[seat] | dealt[seat] for seat in SEATS])


def voids_shown(view: RikikiView) -> list[int]:
    """For each seat the suits, as bits, that it has shown to be void in during this deal."""
    voids = [0, 0, 0, 0]
    for plays in (*(trick.plays for trick in view.tricks), view.trick):
        for play in plays[1:]:
            led = suit_of(card_of(plays[0].card))
            if suit_of(card_of(play.card)) != led:
                voids[play.seat] |= 1 << led
    return voids


def _seen_cards(view: RikikiView) -> Hand:
    played = [play.card for trick in view.tricks for play in trick.plays]
    played += [play.card for play in view.trick]
    return named_hand(played) | named_hand([] if view.turn_up is None else [view.turn_up])


def _state(view: RikikiView, options: Options, hands: list[Hand]) -> RikikiState:
    return RikikiState(
        options=options,
        first_dealer=_first_dealer(view),
        deal=_position(view, hands) if view.size else None,
        turn_up=None if view.turn_up is None else card_of(view.turn_up),
        plays=view.trick,
        tricks=view.tricks,
        last_trick=view.last_trick,
        results=view.results,
        totals=view.totals,
    )


def _first_dealer(view: RikikiView) -> Seat:
    return left_of(view.dealer, -view.deal)


def _position(view: RikikiView, hands: list[Hand]) -> RikikiDeal:
    hook = view.hook == "always" or view.deal < view.deals - 1
    deal = RikikiDeal(view.size, view.dealer, hands, suit_from(view.trump), hook)
    deal.bids = [NO_BID if bid is None else bid for bid in view.bids]
    deal.won = list(view.won)
    deal.leader = left_of(view.dealer) if view.leader is None else view.leader
    deal.turn = deal.leader if view.turn is None else view.turn
    deal.trick = [card_of(play.card) for play in view.trick]
    return deal
