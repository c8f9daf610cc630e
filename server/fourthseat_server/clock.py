"""The pauses of a table: how long bots think, tricks lie and scores show, and when a turn's time is up."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from fourthseat_server.entries import Millis, Pace
from fourthseat_server.table import Table


@dataclass(frozen=True, slots=True)
class Pauses:
    """Milliseconds: a bot's thinking at least and at most, a finished trick on the table, a scored deal."""

    think: Millis
    think_most: Millis
    trick: Millis
    deal: Millis


PACES: dict[Pace, Pauses] = {
    "calm": Pauses(think=700, think_most=1300, trick=1800, deal=4500),
    "brisk": Pauses(think=250, think_most=500, trick=800, deal=2000),
    "instant": Pauses(think=0, think_most=0, trick=0, deal=0),
}


def bot_pause(pace: Pace, after_trick: bool, jitter: float) -> Millis:
    """How long after the turn began a bot's move is shown; `jitter` is 0..1. Nothing hidden counts."""
    pauses = PACES[pace]
    think = pauses.think + round((pauses.think_most - pauses.think) * jitter)
    return think + (pauses.trick if after_trick else 0)


def next_deal_at(table: Table) -> Millis | None:
    """When the next deal starts by itself, if one is waiting."""
    return table.turn_at + PACES[table.pace].deal if table.paused else None


def turn_ends_at(table: Table) -> Millis | None:
    """When the acting player's time is up; None without a clock or when no player is to act."""
    seat = table.to_act
    if table.clock is None or seat is None or not table.seats[seat].acts_itself:
        return None
    return table.turn_at + 1000 * table.clock


def loop_time() -> float:
    """Seconds on the running loop's steady clock."""
    return asyncio.get_running_loop().time()
