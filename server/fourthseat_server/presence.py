"""Who is connected at a table, here and at other hubs. Pure; the time is given.

What other hubs say is believed for a while only, so that a hub that died without a word is forgotten.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from fourthseat_server.entries import Millis

BELIEVED_FOR = 12.0
"""Seconds; hubs repeat themselves every third of it."""

SeatsHere: TypeAlias = tuple[bool, ...]
NOBODY_HERE: SeatsHere = (False, False, False, False)


@dataclass(frozen=True, slots=True)
class Crowd:
    """Who is connected through one hub: which seats' players, how many watchers, and since when any player
    has been, without a break."""

    seats: SeatsHere = NOBODY_HERE
    watchers: int = 0
    since: Millis | None = None


class Presence:
    """The crowds of one table; `me` is this hub's name."""

    def __init__(self, me: str) -> None:
        self._me = me
        self._mine = Crowd()
        self._others: dict[str, tuple[Crowd, float]] = {}
        self._all = Crowd()

    @property
    def mine(self) -> Crowd:
        """Who is connected through this hub."""
        return self._mine

    def changed(self, mine: Crowd) -> bool:
        """Note who is connected here; whether that is news."""
        news = mine != self._mine
        self._mine = mine
        self._add_up()
        return news

    def heard(self, hub: str, crowd: Crowd, now: float) -> bool:
        """Note what another hub says; whether anything changed for the table."""
        if hub != self._me:
            self._others[hub] = (crowd, now + BELIEVED_FOR)
        return self._add_up()

    def expire(self, now: float) -> bool:
        """Forget hubs that have fallen silent; whether anything changed for the table."""
        self._others = {hub: (crowd, until) for hub, (crowd, until) in self._others.items() if until > now}
        return self._add_up()

    @property
    def all(self) -> Crowd:
        """Who is connected through any hub."""
        return self._all

    def _add_up(self) -> bool:
        """Add up all hubs' crowds; whether the sum is another one."""
        crowds = [self._mine, *(crowd for crowd, _ in self._others.values())]
        seats = tuple(any(crowd.seats[seat] for crowd in crowds) for seat in range(4))
        since = min((crowd.since for crowd in crowds if crowd.since is not None), default=None)
        before, self._all = self._all, Crowd(seats, sum(crowd.watchers for crowd in crowds), since)
        return self._all != before

    def rank(self) -> int:
        """How many hubs with players at this table come before this one; the first acts for the absent."""
        return sum(hub < self._me and any(crowd.seats) for hub, (crowd, _) in self._others.items())
