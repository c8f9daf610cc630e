"""The contracts of Rikken, and the two ladders in which they are bid (R4).

A contract says who plays it, how many tricks are wanted, who names trump, what it is worth and whose hands
are laid open. Two contracts of one level are equal: the second may be bid beside the first.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from fourthseat_engine.errors import IllegalMove


class Side(Enum):
    """Who plays a contract."""

    ALONE = "alone"
    CALLED = "called"
    """The declarer and the holder of the card that he calls."""
    FOURTH_ACE = "fourth ace"
    """The declarer with three aces and the holder of the fourth."""


class Trump(Enum):
    """Where the trump of a contract comes from."""

    NAMED = "named"
    """The declarer names it; in a `FOURTH_ACE` contract his partner does."""
    HEARTS = "hearts"
    NONE = "none"


class Opens(Enum):
    """Whose hands a contract lays open."""

    NOBODY = "nobody"
    DECLARER = "declarer"
    EVERYONE = "everyone"


@dataclass(frozen=True, slots=True, kw_only=True)
class Contract:
    """One rung of a ladder. `exact` wants `target` tricks and no more, else `target` is the least;
    `per_trick` says that each trick beyond it (or short of it) counts one."""

    key: str
    level: int
    side: Side
    target: int
    trump: Trump
    value: int
    exact: bool = False
    per_trick: bool = False
    opens: Opens = Opens.NOBODY
    declarer_leads: bool = False

    def made(self, won: int) -> bool:
        """Whether a side that won so many tricks in the end has fulfilled the contract."""
        return won == self.target if self.exact else won >= self.target

    def short(self, won: int) -> int:
        """How many tricks are missing to the target."""
        return max(0, self.target - won)

    def beyond(self, won: int) -> int:
        """How many tricks beyond the target count."""
        return max(0, won - self.target) if self.per_trick else 0

    def cannot_change(self, won: int, taken: int, shortfalls_count: bool) -> bool:
        """Whether after `taken` tricks of the deal, `won` of them by a lone declarer, the contract has
        failed and no further trick can change what that costs (R8.2)."""
        if self.exact:
            return won > self.target
        return self.target == 13 and not shortfalls_count and won < taken


class Ladder:
    """The contracts of a ruleset from lowest to highest."""

    def __init__(self, *contracts: Contract) -> None:
        self.contracts = contracts
        self.highest = max(contract.level for contract in contracts)
        self.troela = next((each for each in contracts if each.side is Side.FOURTH_ACE), None)
        """The contract that three aces force (R3.7), if the ruleset has one."""
        self._by_key = {contract.key: contract for contract in contracts}
        levels = [contract.level for contract in contracts]
        self._joint = frozenset(level for level in levels if levels.count(level) > 1)

    def named(self, key: str) -> Contract:
        """The contract of this key. Raises `IllegalMove` (`illegal/bid`)."""
        contract = self._by_key.get(key)
        if contract is None:
            raise IllegalMove("illegal/bid", f"{key!r} is no contract of this game.", "R4.1")
        return contract

    def above(self, top: int) -> list[Contract]:
        """What may be bid over level `top`: all that is higher, and its equals where the level has any."""
        lowest = top if top in self._joint else top + 1
        return [each for each in self.contracts if each.level >= lowest and each is not self.troela]


def _with_partner(key: str, level: int, trump: Trump, value: int) -> Contract:
    return Contract(
        key=key, level=level, side=Side.CALLED, target=8, trump=trump, value=value, per_trick=True
    )


def _tricks(key: str, level: int, target: int, value: int) -> Contract:
    return Contract(
        key=key, level=level, side=Side.ALONE, target=target, trump=Trump.NAMED, value=value, per_trick=True
    )


def _exactly(key: str, level: int, target: int, value: int, opens: Opens = Opens.NOBODY) -> Contract:
    return Contract(
        key=key,
        level=level,
        side=Side.ALONE,
        target=target,
        trump=Trump.NONE,
        value=value,
        exact=True,
        opens=opens,
    )


NINE_BIDS = Ladder(
    _with_partner("rik", 1, Trump.NAMED, 6),
    _with_partner("rik_hearts", 2, Trump.HEARTS, 7),
    _tricks("nine", 3, 9, 9),
    _exactly("piek", 4, 1, 10),
    _tricks("ten", 5, 10, 12),
    _exactly("misere", 6, 0, 14),
    _exactly("open_piek", 7, 1, 18, Opens.DECLARER),
    _exactly("open_misere", 8, 0, 24, Opens.DECLARER),
    Contract(
        key="thirteen",
        level=9,
        side=Side.ALONE,
        target=13,
        trump=Trump.NAMED,
        value=36,
        declarer_leads=True,
    ),
)

SIXTEEN_BIDS = Ladder(
    _with_partner("rik", 1, Trump.NAMED, 1),
    _with_partner("rik_beter", 2, Trump.HEARTS, 1),
    _tricks("alone8", 3, 8, 1),
    _exactly("misere", 4, 0, 5),
    _exactly("piek", 4, 1, 5),
    _tricks("alone9", 5, 9, 1),
    _tricks("alone10", 6, 10, 1),
    _tricks("alone11", 7, 11, 1),
    _tricks("alone12", 8, 12, 1),
    _exactly("open_misere", 9, 0, 10, Opens.DECLARER),
    _exactly("open_piek", 9, 1, 10, Opens.DECLARER),
    Contract(
        key="troela",
        level=10,
        side=Side.FOURTH_ACE,
        target=8,
        trump=Trump.NAMED,
        value=2,
        per_trick=True,
    ),
    _exactly("open_misere_praatje", 11, 0, 15, Opens.EVERYONE),
    _exactly("open_piek_praatje", 11, 1, 15, Opens.EVERYONE),
    Contract(key="alone13", level=12, side=Side.ALONE, target=13, trump=Trump.NAMED, value=15),
    Contract(
        key="open13",
        level=13,
        side=Side.ALONE,
        target=13,
        trump=Trump.NAMED,
        value=20,
        opens=Opens.DECLARER,
    ),
)
