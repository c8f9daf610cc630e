"""The ruleset `rikken-sixteen`: sixteen bids, a pack that is only cut, points or cash.

The numbered rules are in `engine/rules/rikken-sixteen.md`.
"""

from __future__ import annotations

from collections.abc import Sequence

from fourthseat_engine.cards import Card, card_of, cards_in
from fourthseat_engine.games.rikken.contracts import SIXTEEN_BIDS
from fourthseat_engine.games.rikken.game import Rikken
from fourthseat_engine.games.rikken.ruleset import OpenAt, RikkenRuleset
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.options import Choice, Options, Switch, Whole, switch, whole, word
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import SEATS, left_of


class RikkenSixteen(Rikken):
    """The ruleset `rikken-sixteen`."""

    name = "rikken-sixteen"
    ladder = SIXTEEN_BIDS
    options = (
        Whole(name="rounds", default=8, low=1, high=48),
        Choice(name="settlement", default="points", choices=("points", "cash")),
        Choice(name="currency", default="eur", choices=("eur", "gbp", "usd", "huf", "chips")),
        Whole(name="unit", default=10, low=1, high=1_000_000),
        Choice(name="deal_style", default="cut", choices=("cut", "shuffle")),
        Choice(name="undertricks", default="all", choices=("all", "per_trick_only")),
        Switch(name="stop_when_decided", default=False),
    )

    def ruleset(self, options: Options) -> RikkenRuleset:
        return RikkenRuleset(
            ladder=self.ladder,
            packets=(6, 7),
            blind_calls=True,
            open_at=OpenAt.AFTER_FIRST_TRICK,
            stop_when_decided=switch(options, "stop_when_decided"),
            zero_sum=word(options, "settlement") == "cash",
            shortfalls_count=word(options, "undertricks") == "all",
        )

    def deals(self, options: Options) -> int:
        return whole(options, "rounds")

    def cards_to_deal(self, state: RikkenState, pack: Pack) -> Sequence[Card]:
        if state.deal is None or word(state.options, "deal_style") == "shuffle":
            return pack.cards
        pile = gathered(state)
        return pile[pack.cut :] + pile[: pack.cut]


def gathered(state: RikkenState) -> list[Card]:
    """The cards of the deal that ended last, as they are taken up (R2.3): clockwise from its dealer, each
    seat's unplayed cards, then its tricks, all in the order in which they lie."""
    assert state.deal is not None
    pile: list[Card] = []
    for step in SEATS:
        seat = left_of(state.deal.dealer, step)
        pile += cards_in(state.deal.hands[seat])
        for trick in state.tricks:
            if trick.winner == seat:
                pile += [card_of(play.card) for play in trick.plays]
    return pile


RIKKEN_SIXTEEN = RikkenSixteen()
