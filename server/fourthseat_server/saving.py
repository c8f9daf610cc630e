"""Whether what happens at a table can be saved, and patience while it cannot."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from fourthseat_server.entries import Millis
from fourthseat_server.refusals import Refusal
from fourthseat_server.store.base import StoreAway

STORE_WAITS = (0.05, 0.1, 0.2, 0.4, 0.8, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0)
"""Seconds between tries while the store is away; afterwards the wish is refused, still safe to repeat."""

log = structlog.get_logger()


class Saving:
    """What the table `name` has noticed of its store; `changed` is called when that changes.

    `ok` says whether the store is there, `since` when it last came back, 0 if it was never away.
    """

    def __init__(self, name: str, now: Callable[[], Millis], changed: Callable[[], None]) -> None:
        self.ok = True
        self.since: Millis = 0
        self._name = name
        self._now = now
        self._changed = changed

    async def patiently(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do `work`, waiting and trying again while the store is away. Raises `Refusal` (`store/away`)."""
        for wait in (*STORE_WAITS, None):
            try:
                await work()
            except StoreAway as error:
                log.warning("store away", table=self._name, error=str(error))
                self._note(False)
                if wait is None:
                    raise Refusal("store/away") from error
                await asyncio.sleep(wait)
            else:
                self._note(True)
                return

    def _note(self, ok: bool) -> None:
        if ok == self.ok:
            return
        self.ok = ok
        if ok:
            self.since = self._now()
        self._changed()
