"""The ruleset `rikken-nine`: nine bids, eight deals, and every deal's gains are somebody's losses.

The numbered rules are in `engine/rules/rikken-nine.md`.
"""

from __future__ import annotations

from collections.abc import Sequence

from fourthseat_engine.cards import Card
from fourthseat_engine.games.rikken.contracts import NINE_BIDS
from fourthseat_engine.games.rikken.game import Rikken
from fourthseat_engine.games.rikken.ruleset import OpenAt, RikkenRuleset
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.options import Choice, Options, Switch, Whole, switch, whole, word
from fourthseat_engine.pack import Pack


class RikkenNine(Rikken):
    """The ruleset `rikken-nine`."""

    name = "rikken-nine"
    ladder = NINE_BIDS
    options = (
        Whole(name="deals", default=8, low=1, high=48),
        Choice(
            name="open_exposure",
            default="at_first_lead",
            choices=("before_first_lead", "at_first_lead", "after_first_trick"),
        ),
        Switch(name="stop_when_decided", default=True),
    )

    def ruleset(self, options: Options) -> RikkenRuleset:
        return RikkenRuleset(
            ladder=self.ladder,
            packets=(1,) * 13,
            blind_calls=False,
            open_at=OpenAt(word(options, "open_exposure")),
            stop_when_decided=switch(options, "stop_when_decided"),
            zero_sum=True,
            shortfalls_count=False,
        )

    def deals(self, options: Options) -> int:
        return whole(options, "deals")

    def cards_to_deal(self, state: RikkenState, pack: Pack) -> Sequence[Card]:
        return pack.cards


RIKKEN_NINE = RikkenNine()
