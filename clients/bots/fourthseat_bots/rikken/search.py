"""The search for Rikken: each bid, trump, call or card tried in worlds that fit the view, and played out.

In the auction a bid is tried as if it won, a pass as if the others passed too; a bid has to be better than
a pass by a margin, since the best of many estimates is usually one that errs on the high side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fourthseat_bots.alike import distinct_cards
from fourthseat_bots.policy import OutOfTime
from fourthseat_bots.race import laps, race
from fourthseat_bots.rikken.playout import to_the_end
from fourthseat_bots.rikken.rulesets import worlds_of
from fourthseat_engine.cards import BIT, card_of, named_hand
from fourthseat_engine.games.rikken.contracts import Opens
from fourthseat_engine.games.rikken.deal import BIDDING, RikkenDeal
from fourthseat_engine.games.rikken.view import RikkenView
from fourthseat_engine.moves import BidContract, BlindLead, Call, Move, NameTrump, Pass, Play
from fourthseat_engine.seats import Seat

MARGIN: Final = 1.0
"""By how many points a bid must be better than a pass."""
DOUBT: Final = (0.35, 0.5)
"""How often opponents who see the declarer's hand find what a playout did not, by the tricks he wants (none,
one); measured in deals that bots played."""


def search(view: RikkenView, legal: Sequence[Move], seed: int, budget: int, out_of_time: OutOfTime) -> Move:
    """The move that did best in `budget` playouts."""
    seat = view.observer
    assert seat is not None
    tried = worth_trying(view, legal)
    if len(tried) == 1:
        return tried[0]
    worlds = worlds_of(view, seed)

    def try_in(world: int, running: Sequence[int]) -> list[float]:
        dealt = next(worlds)
        values = []
        for which in running:
            deal = dealt.clone()
            make(deal, tried[which])
            to_the_end(deal)
            value = doubted_worth(deal, seat) if view.phase == BIDDING else worth(deal, seat)
            values.append(value + MARGIN if isinstance(tried[which], Pass) else value)
        return values

    return tried[race(laps(len(tried), budget), try_in, out_of_time)]


def worth_trying(view: RikkenView, legal: Sequence[Move]) -> list[Move]:
    """The legal moves without those that are as good as another: of cards in a row the lowest, and of the
    cards of a suit that could be led face down the lowest."""
    assert view.observer is not None
    gone = named_hand(play.card for trick in view.tricks for play in trick.plays)
    held = named_hand(view.hands[view.observer])
    if view.called is not None:
        held &= ~BIT[card_of(view.called)]
    cards = distinct_cards([move.card for move in legal if isinstance(move, Play)], held, gone)
    blind: dict[int, Move] = {}
    others: list[Move] = []
    for move in legal:
        if isinstance(move, BlindLead):
            blind.setdefault(move.card // 13, move)
        elif not isinstance(move, Play):
            others.append(move)
    return [*others, *map(Play, cards), *blind.values()]


def make(deal: RikkenDeal, move: Move) -> None:
    """Make a move in place; after a word of the auction everybody else passes."""
    match move:
        case BidContract():
            deal.bid(deal.ruleset.ladder.named(move.contract))
            _all_pass(deal)
        case Pass():
            _all_pass(deal)
        case NameTrump():
            deal.name_trump(move.suit)
        case Call():
            deal.call(move.card)
        case BlindLead():
            deal.ask()
            deal.play(move.card)
        case Play():
            deal.play(move.card)


def _all_pass(deal: RikkenDeal) -> None:
    while deal.phase == BIDDING:
        deal.leave_auction()


def worth(deal: RikkenDeal, seat: Seat) -> float:
    """How much more the deal brings the seat than it brings the others on average."""
    scores = deal.scores()
    return scores[seat] - (sum(scores) - scores[seat]) / 3


def doubted_worth(deal: RikkenDeal, seat: Seat) -> float:
    """The same, with some doubt about open hands that took exactly what they promised."""
    as_played = worth(deal, seat)
    contract = deal.contract
    if contract is None or not contract.exact or contract.opens is Opens.NOBODY:
        return as_played
    for declarer in deal.declarers:
        if contract.made(deal.won[declarer]):
            deal.won[declarer] += 1
    doubt = DOUBT[contract.target]
    return (1 - doubt) * as_played + doubt * worth(deal, seat)
