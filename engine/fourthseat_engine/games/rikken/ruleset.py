"""What tells one ruleset of Rikken, with its options fixed, from another."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from fourthseat_engine.games.rikken.contracts import Ladder


class OpenAt(Enum):
    """When the hands that a contract opens are laid open (R7.1)."""

    BEFORE_FIRST_LEAD = "before_first_lead"
    FIRST_LEAD = "at_first_lead"
    AFTER_FIRST_TRICK = "after_first_trick"


@dataclass(frozen=True, slots=True, kw_only=True)
class RikkenRuleset:
    """The rules under which a deal is played.

    `packets` are the sizes in which the cards are dealt (R2.1). `blind_calls`: an ace may be called blind
    (R5.4). `zero_sum`: what one side wins the other pays (R9). `shortfalls_count`: each trick short counts
    one in every contract, not only in those that count tricks beyond their target (R9).
    """

    ladder: Ladder
    packets: tuple[int, ...]
    blind_calls: bool
    open_at: OpenAt
    stop_when_decided: bool
    zero_sum: bool
    shortfalls_count: bool
