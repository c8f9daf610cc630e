"""What must hold after any number of kills: pure checks of the logs against what the clients were told.

Each check yields sentences, one for each thing that is wrong; no sentence means that all is well.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from fourthseat_client.commands import Move
from fourthseat_client.messages import Do, Done
from fourthseat_client.session import Answered, Effect, Send, Step
from fourthseat_engine import fairness
from fourthseat_engine.errors import EngineError
from fourthseat_engine.views import View
from fourthseat_server.entries import Created, Moved, unpack_entry
from fourthseat_server.links import Links, key_hash, next_link
from fourthseat_server.table import Table, apply, created


@dataclass(frozen=True, slots=True)
class Row:
    """A stored entry."""

    version: int
    id: str
    entry: bytes


Log: TypeAlias = Sequence[Row]


@dataclass(frozen=True, slots=True)
class Prefix:
    """How far a log reached when the server died, and a digest of all of it."""

    length: int
    digest: bytes


@dataclass
class Witness:
    """What one seat's client was told, over all its connections."""

    seat: int
    key: str
    acknowledged: dict[str, int] = field(default_factory=dict)
    """Wish to version, for everything that the hub said was done."""
    moves: set[str] = field(default_factory=set)
    """Those of the acknowledged wishes that were moves."""
    refused: set[str] = field(default_factory=set)
    answers: Counter[str] = field(default_factory=Counter)
    views: dict[int, list[View]] = field(default_factory=dict)
    """Everything that was shown at a version."""
    hashes: dict[int, set[str]] = field(default_factory=dict)
    sent: Counter[str] = field(default_factory=Counter)
    whole: int = 0
    """How often the state came whole."""

    def hear(self, effect: Effect) -> None:
        """Remember what an effect says."""
        match effect:
            case Answered(wish=wish, answer=answer):
                self.answers[wish.id] += 1
                if isinstance(answer, Done):
                    self.acknowledged[wish.id] = answer.v
                    if isinstance(wish.c, Move):
                        self.moves.add(wish.id)
                else:
                    self.refused.add(wish.id)
            case Step():
                self.whole += effect.whole
                self.hashes.setdefault(effect.v, set()).add(effect.h)
                if effect.after is not None:
                    self.views.setdefault(effect.v, []).append(effect.after)
            case Send(message=Do(id=wish_id)):
                self.sent[wish_id] += 1
            case _:
                pass


def read_logs(store: Path) -> dict[str, list[Row]]:
    """All logs of an embedded store's file that nobody writes to."""
    logs: dict[str, list[Row]] = {}
    with closing(sqlite3.connect(store)) as db:
        for table, version, id_, entry in db.execute(
            'SELECT "table", version, id, entry FROM entries ORDER BY "table", version'
        ):
            logs.setdefault(table, []).append(Row(version, id_, entry))
    return logs


def prefix_of(log: Log, length: int | None = None) -> Prefix:
    """The first `length` entries of a log (all of them by default)."""
    rows = log if length is None else log[:length]
    digest = hashlib.sha256()
    for row in rows:
        digest.update(f"{row.version}/{row.id}/{len(row.entry)}/".encode() + row.entry)
    return Prefix(len(rows), digest.digest())


def missing_acknowledgements(log: Log, witnesses: Sequence[Witness]) -> Iterator[str]:
    """Every acknowledged wish stands in the log, once, at the version that was said; no refused one does."""
    places: dict[str, list[int]] = {}
    for row in log:
        places.setdefault(row.id, []).append(row.version)
    for witness in witnesses:
        for wish, version in witness.acknowledged.items():
            if places.get(wish, []) != [version]:
                yield (
                    f"seat {witness.seat}: {wish} was acknowledged at version {version} "
                    f"and stands at {places.get(wish, [])}"
                )
        for wish in witness.refused & places.keys():
            yield f"seat {witness.seat}: {wish} was refused and stands at {places[wish]}"


def final_violations(
    log: Log, deaths: Sequence[Prefix], witnesses: Sequence[Witness], table: str, secret: bytes
) -> Iterator[str]:
    """Everything that can be wrong with a table's log at the end of a campaign."""
    yield from _order(log)
    yield from _rewriting(log, deaths)
    yield from missing_acknowledgements(log, witnesses)
    for witness in witnesses:
        for wish, times in witness.answers.items():
            if times != 1:
                yield f"seat {witness.seat}: {wish} was answered {times} times"
    yield from _replayed(log, witnesses, table, secret)


def _order(log: Log) -> Iterator[str]:
    """I1, I2: versions without gaps, ids without doubles."""
    versions = [row.version for row in log]
    if versions != list(range(1, len(log) + 1)):
        yield f"the versions are not contiguous: {versions}"
    for id_, times in Counter(row.id for row in log).items():
        if times != 1:
            yield f"the id {id_} stands {times} times in the log"


def _rewriting(log: Log, deaths: Sequence[Prefix]) -> Iterator[str]:
    """I1: what stood in the log when the server died stands there unchanged."""
    for death in deaths:
        if prefix_of(log, death.length) != death:
            yield f"the first {death.length} entries are not what they were when the server was killed"


def _replayed(log: Log, witnesses: Sequence[Witness], name: str, secret: bytes) -> Iterator[str]:
    """The log replays by the rules, and every client was shown what its seat may know, at every version."""

    def secret_of(match: int) -> bytes:
        return fairness.match_secret(secret, name, match)

    chain_key, link = Links(secret).chain_key(name), b""
    table: Table | None = None
    moved: Counter[int] = Counter()
    for row in log:
        entry = unpack_entry(row.entry)
        link = next_link(chain_key, link, row.entry)
        if isinstance(entry.body, Moved) and table is not None:
            if table.to_act != entry.body.seat:
                yield f"version {row.version}: seat {entry.body.seat} moved, but it was {table.to_act}'s turn"
            moved[entry.body.seat] += entry.body.by == "seat"
        try:
            if isinstance(entry.body, Created):
                table = created(name, entry.body, entry.at)
            else:
                assert table is not None
                table = apply(table, row.version, entry, secret_of).table
        except EngineError as error:
            yield f"version {row.version} does not follow from the log: {error.code}"
            return
        for witness in witnesses:
            yield from _shown(table, row.version, link.hex(), witness)
    for witness in witnesses:
        if any(version > len(log) for version in witness.hashes):
            yield f"seat {witness.seat}: was shown version {max(witness.hashes)} of a log of {len(log)}"
        if moved[witness.seat] != len(witness.moves):
            yield (
                f"seat {witness.seat}: {len(witness.moves)} moves were acknowledged "
                f"and {moved[witness.seat]} made"
            )
        if table is not None and key_hash(witness.key) not in table.seats[witness.seat].keys:
            yield f"seat {witness.seat}: belongs to somebody else now"


def _shown(table: Table, version: int, link: str, witness: Witness) -> Iterator[str]:
    if witness.hashes.get(version, {link}) != {link}:
        yield f"seat {witness.seat}: was told another hash of version {version}"
    shown = witness.views.get(version, ())
    if shown and table.state is not None:
        truth = table.game.view(table.state, witness.seat)
        if any(view != truth for view in shown):
            yield f"seat {witness.seat}: was shown another view of version {version} than its own"
    elif shown:
        yield f"seat {witness.seat}: was shown a match at version {version}, before there was one"
