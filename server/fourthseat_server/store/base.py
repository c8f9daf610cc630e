"""The store's interface: logs that are appended to by compare-and-set, with a memory of ids.

`tests/server/store_conformance.py` says what every implementation must hold.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Appended:
    """The entry was stored, durably, and stands at version `v` (counted from 1)."""

    v: int


@dataclass(frozen=True, slots=True)
class Known:
    """An entry with this id is there already, at version `v`; nothing was stored."""

    v: int


@dataclass(frozen=True, slots=True)
class Stale:
    """The log is at version `v`, not at the expected one; nothing was stored."""

    v: int


@dataclass(frozen=True, slots=True)
class Stored:
    """A stored entry: its id, and its bytes as they were given."""

    id: str
    entry: bytes


class StoreAway(Exception):
    """The store cannot be reached or cannot write now; whether the entry was stored is unknown."""


class Store(ABC):
    """Logs by table name. Safe to use from many tasks at once."""

    @abstractmethod
    async def append(self, table: str, version: int, id: str, entry: bytes) -> Appended | Known | Stale:
        """Store `entry` behind the first `version` entries, once for each id. When this returns `Appended`,
        the entry survives the death of every process. Raises `StoreAway`."""

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """The entries from version `after` + 1 on; empty for an unknown table. Raises `StoreAway`."""

    @abstractmethod
    async def latest(self, tables: Sequence[str]) -> dict[str, int]:
        """The version of each of these tables, 0 where there is none. Raises `StoreAway`."""

    @abstractmethod
    def tables(self) -> AsyncIterator[str]:
        """The names of all tables, in no particular order. Raises `StoreAway`."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is in flight and let go of everything."""


class Bus(ABC):
    """Hints between hubs: small messages about a table, perhaps lost, doubled or late, never the truth."""

    @abstractmethod
    def say(self, table: str, message: bytes) -> None:
        """Send a message to every hub that follows the table, this one too."""

    @abstractmethod
    def follow(self, table: str) -> None:
        """Hear of this table from now on."""

    @abstractmethod
    def unfollow(self, table: str) -> None:
        """Hear no more of it."""

    @abstractmethod
    def listen(self, heard: Callable[[str, bytes], None], gap: Callable[[str], None]) -> None:
        """Call `heard` with every message, and `gap` with a table when hearing of it begins, or begins anew:
        what was said before may have been missed."""

    @abstractmethod
    async def close(self) -> None:
        """Fall silent."""


@dataclass(frozen=True, slots=True)
class Errand:
    """A job that was taken from the queue: its name there, its bytes, where the answer goes, and until when
    (milliseconds since 1970) it is of use."""

    name: str
    job: bytes
    reply_to: str
    until: int


class Errands(ABC):
    """A queue of jobs for bots, between hubs and the services that run workers. All of it may be lost."""

    @abstractmethod
    async def put(self, job: bytes, reply_to: str, until: int) -> None:
        """Queue a job. Raises `StoreAway`."""

    @abstractmethod
    async def replies(self, reply_to: str) -> list[bytes]:
        """Wait a while for answers that went to `reply_to`; perhaps none. Raises `StoreAway`."""

    @abstractmethod
    async def take(self, worker: str) -> Errand | None:
        """Wait a while for a job, a fresh one or one whose taker has fallen silent. Raises `StoreAway`."""

    @abstractmethod
    async def finish(self, errand: Errand, answer: bytes | None) -> None:
        """Send the answer, if there is one, and strike the job off. Raises `StoreAway`."""

    @abstractmethod
    async def close(self) -> None:
        """Hang up."""
