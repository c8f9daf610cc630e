"""Short matches of Rikiki for tests of records, and a way to change a record's text consistently."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fourthseat_engine.fairness import commitment
from fourthseat_engine.record import Record, RecordedPlayer, Terms, dumps
from fourthseat_engine.record.writer import digest_of
from fourthseat_engine.simulate import play_match, random_chooser

TERMS = Terms(
    game="rikiki",
    rules_version=1,
    table="k3x9q2m7ab",
    match=0,
    options={"longest": 2, "hook": "always"},
    players=(
        RecordedPlayer(name="Anna"),
        RecordedPlayer(name='Benő "bot" \\ 2', bot=True),
        RecordedPlayer(name="Äinö\u2028\u200d", bot=True),
        RecordedPlayer(name=""),
    ),
    secret=bytes(range(32)),
    player_bytes=(b"\x07" * 16, b"", b"", bytes(16)),
)


def short_match(terms: Terms = TERMS) -> Record:
    """Three deals, played by chance."""
    return play_match(terms, (random_chooser,) * 4)


def with_terms(record: Record, change: Callable[[Terms], Terms]) -> Record:
    """The same record with other terms."""
    return replace(record, terms=change(record.terms))


def with_secret(record: Record, secret: bytes) -> Record:
    """Another secret and the commitment that fits it."""
    terms = replace(record.terms, secret=secret)
    return replace(record, terms=terms, commitment=commitment(secret))


def resealed(text: str) -> str:
    """The text with a digest that fits, whatever was changed in it."""
    body = text.rpartition("digest: ")[0]
    return f"{body}digest: {digest_of(body)}\n"


TEXT = dumps(short_match())
