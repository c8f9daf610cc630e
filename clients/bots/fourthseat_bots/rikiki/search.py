"""The search: try each bid or card in worlds that fit the view, play them out, and take the best.

The value of a playout is what the deal brings the seat, less a part of what it brings the others, since
who has most in the end wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthseat_bots.alike import distinct_cards
from fourthseat_bots.policy import OutOfTime
from fourthseat_bots.race import laps, race, worlds_needed
from fourthseat_bots.rikiki.bids import forbidden_to_dealer, suggested_bid
from fourthseat_bots.rikiki.chances import expected_tricks, open_chances
from fourthseat_bots.rikiki.likely import likely_worlds, turn_up_of
from fourthseat_bots.rikiki.playout import play_out
from fourthseat_engine.cards import BIT, Card, Hand, card_of, named_hand, suit_from
from fourthseat_engine.games.rikiki.view import RikikiView
from fourthseat_engine.moves import Bid, Move, Play
from fourthseat_engine.seats import SEATS, Seat

OTHERS: Final = 0.3
"""How much a point of one opponent counts against a point of one's own."""
BIDS_TRIED: Final = 5
"""How many bids around the expectation are tried."""


def search(view: RikikiView, legal: Sequence[Move], seed: int, budget: int, out_of_time: OutOfTime) -> Move:
    """The bid or card that did best in `budget` playouts."""
    bids = [move.tricks for move in legal if isinstance(move, Bid)]
    if bids:
        return Bid(_search_bid(view, bids, seed, budget, out_of_time))
    cards = [move.card for move in legal if isinstance(move, Play)]
    return Play(_search_card(view, cards, seed, budget, out_of_time))


def _search_bid(view: RikikiView, bids: list[int], seed: int, budget: int, out_of_time: OutOfTime) -> int:
    seat = _seat(view)
    trump = suit_from(view.trump)
    turn_up = turn_up_of(view)
    expected = expected_tricks(named_hand(view.hands[seat]), view.size, trump, turn_up)
    tried = sorted(bids, key=lambda bid: abs(bid - expected))[:BIDS_TRIED]
    plan = laps(len(tried), budget)
    worlds = likely_worlds(view, worlds_needed(plan), seed)
    eldest = (view.dealer + 1) % 4
    to_bid = [after for after in SEATS if view.bids[after] is None and after != seat]

    def try_in(world: int, running: Sequence[int]) -> list[float]:
        hands = worlds[world]
        chance, hopes = open_chances(hands, trump)
        guesses = {other: expected_tricks(hands[other], view.size, trump, turn_up) for other in to_bid}
        values = []
        for which in running:
            promised = _bids_after(view, seat, tried[which], guesses)
            need = promised.copy()
            play_out(hands.copy(), need, trump, eldest, [], chance.copy(), hopes.copy(), view.size)
            values.append(_value(promised, need, seat))
        return values

    return tried[race(plan, try_in, out_of_time)]


def _bids_after(view: RikikiView, seat: Seat, bid: int, guesses: dict[Seat, float]) -> list[int]:
    """All four bids if `seat` bids `bid` and those after it bid what their hands suggest."""
    promised = [0 if made is None else made for made in view.bids]
    promised[seat] = bid
    for step in range(1, 5):
        other = (view.dealer + step) % 4
        if other in guesses:
            forbidden = forbidden_to_dealer(view, sum(promised)) if other == view.dealer else None
            promised[other] = suggested_bid(guesses[other], view.size, forbidden)
    return promised


def _search_card(view: RikikiView, cards: list[Card], seed: int, budget: int, out_of_time: OutOfTime) -> Card:
    seat = _seat(view)
    tried = distinct_cards(cards, named_hand(view.hands[seat]), _gone(view))
    if len(tried) == 1:
        return tried[0]
    plan = laps(len(tried), budget)
    worlds = likely_worlds(view, worlds_needed(plan), seed)
    trump = suit_from(view.trump)
    trick = [card_of(play.card) for play in view.trick]
    leader = (seat - len(trick)) % 4
    promised = [0 if bid is None else bid for bid in view.bids]
    needed = [bid - won for bid, won in zip(promised, view.won, strict=True)]
    left = len(view.hands[seat])

    def try_in(world: int, running: Sequence[int]) -> list[float]:
        dealt = worlds[world]
        chance, hopes = open_chances(dealt, trump)
        values = []
        for which in running:
            card = tried[which]
            hands = dealt.copy()
            hands[seat] ^= BIT[card]
            expected = hopes.copy()
            expected[seat] -= chance[card]
            need = needed.copy()
            play_out(hands, need, trump, leader, [*trick, card], chance.copy(), expected, left)
            values.append(_value(promised, need, seat))
        return values

    return tried[race(plan, try_in, out_of_time)]


def _gone(view: RikikiView) -> Hand:
    """The cards that nobody can play any more: those of taken tricks, and the turn-up."""
    gone = named_hand(play.card for trick in view.tricks for play in trick.plays)
    return gone if view.turn_up is None else gone | BIT[card_of(view.turn_up)]


def _value(promised: list[int], need: list[int], seat: Seat) -> float:
    """What the deal's end is worth to the seat."""
    value = 0.0
    for other in SEATS:
        miss = need[other]
        score = 10 + promised[other] if not miss else -abs(miss)
        value += score if other == seat else -OTHERS * score
    return value


def _seat(view: RikikiView) -> Seat:
    assert view.observer is not None
    return view.observer
