"""An event loop whose time jumps to the next thing that is due; nothing real is ever waited for."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Mapping
from typing import Any


class Deadlock(Exception):
    """Everybody waits for something that nobody will do."""


class _NoInput(selectors.BaseSelector):
    """A selector to which nothing ever comes; waiting moves the clock."""

    def __init__(self) -> None:
        self.loop: VirtualLoop | None = None
        self._keys: dict[int, selectors.SelectorKey] = {}

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        number = fileobj if isinstance(fileobj, int) else fileobj.fileno()
        key = selectors.SelectorKey(fileobj, number, events, data)
        self._keys[number] = key
        return key

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._keys.pop(fileobj if isinstance(fileobj, int) else fileobj.fileno())

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert self.loop is not None
        if timeout is None:
            raise Deadlock
        self.loop.now += max(0.0, timeout)
        return []

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return self._keys


class VirtualLoop(asyncio.SelectorEventLoop):
    """Time begins at 0 and passes only while everybody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0
        selector = _NoInput()
        super().__init__(selector)
        selector.loop = self

    def time(self) -> float:
        return self.now
