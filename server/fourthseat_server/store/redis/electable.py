"""How many replicas of a primary could still be elected, and so must have a write before it counts."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping


class Electable:
    """Remembers since when which replica has failed.

    A replica that has failed may come back at the very moment its primary dies, and be elected without what
    it missed. Redis forbids that only when the replica has been without its primary for long. So a failed
    one counts for `grace` seconds more, during which nothing can be acknowledged unless it returns.
    """

    def __init__(self, grace: float, now: Callable[[], float] = time.monotonic) -> None:
        self._grace = grace
        self._now = now
        self._failed_since: dict[str, float] = {}

    def count(self, replicas: Mapping[str, bool]) -> int:
        """How many of a primary's replicas count now. `replicas` says of each by name whether it is up."""
        now = self._now()
        for name, up in replicas.items():
            if up:
                self._failed_since.pop(name, None)
            else:
                self._failed_since.setdefault(name, now)
        return sum(up or now - self._failed_since[name] < self._grace for name, up in replicas.items())
