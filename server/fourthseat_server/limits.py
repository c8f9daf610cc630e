"""Budgets: so many at once, so many a second. Pure; the time is given."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """At most `burst` at once, refilled at `per_second`."""

    burst: float
    per_second: float


class Budget:
    """A bucket of tokens of one rate."""

    __slots__ = ("_left", "_rate", "_then")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._then = now

    def take(self, now: float) -> bool:
        """Take one; False when none is left at `now` (seconds on any steady clock)."""
        self._left = min(self._rate.burst, self._left + (now - self._then) * self._rate.per_second)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self, now: float) -> bool:
        """Whether nothing has been taken for so long that the bucket may be forgotten."""
        return self._left + (now - self._then) * self._rate.per_second >= self._rate.burst


class Budgets:
    """One budget for each of many names (addresses); the idle ones are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._budgets: dict[str, Budget] = {}

    def take(self, name: str, now: float) -> bool:
        """Take one from the budget of `name`; a stranger gets nothing while too many names are in use."""
        budget = self._budgets.get(name)
        if budget is None:
            if len(self._budgets) >= self._most:
                self._budgets = {n: b for n, b in self._budgets.items() if not b.full(now)}
                if len(self._budgets) >= self._most:
                    return False
            budget = self._budgets[name] = Budget(self._rate, now)
        return budget.take(now)
