"""Whoever looks at a table, as the table knows them."""

from __future__ import annotations

from typing import Protocol

from fourthseat_engine.seats import Observer
from fourthseat_server.entries import Millis
from fourthseat_server.refusals import Refusal
from fourthseat_server.wire import Codec


class Viewer(Protocol):
    """Somebody who looks at the table through one connection."""

    seat: Observer
    key: str
    codec: Codec

    def send(self, frame: bytes) -> None:
        """Queue an encoded message."""

    def dismiss(self, refusal: Refusal, back: Millis | None) -> None:
        """Say goodbye and close."""
