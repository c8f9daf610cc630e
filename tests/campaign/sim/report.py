"""What a simulated run saw, for the checks."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

from fourthseat_engine.views import View

SECRET = bytes(range(32))
"""Of all the hubs."""


@dataclass
class Report:
    """What a run saw. `wrong` is empty when every invariant held."""

    seed: int
    wrong: list[str] = field(default_factory=list)
    acknowledged: dict[str, int] = field(default_factory=dict)
    hashes: dict[int, str] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    shown: dict[int, list[tuple[int, str]]] = field(default_factory=dict)
    outages: list[tuple[int, int]] = field(default_factory=list)
    faults: dict[str, int] = field(default_factory=dict)
    wishes: dict[str, tuple[int | None, int]] = field(default_factory=dict)
    views: list[tuple[int | None, int, View | None]] = field(default_factory=list)
    log: list[Any] = field(default_factory=list)
    trace: Any = field(default_factory=hashlib.sha256)

    def fault(self, kind: str) -> None:
        self.faults[kind] = self.faults.get(kind, 0) + 1

    def note(self, *words: object) -> None:
        """Part of the history whose digest must be the same in every run of the seed."""
        self.trace.update(repr(words).encode())
