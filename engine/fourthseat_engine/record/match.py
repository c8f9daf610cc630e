"""A finished match as a value: its terms, its deals with every move, and its standings."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fourthseat_engine.errors import Unreadable
from fourthseat_engine.fairness import PLAYER_BYTES, SECRET_BYTES, match_seed
from fourthseat_engine.game import Standings
from fourthseat_engine.moves import Move
from fourthseat_engine.options import Options
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import Seat

_WORD = re.compile(r"[a-z][a-z0-9_-]{0,39}", re.ASCII)
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
_COMMITMENT = re.compile(r"[0-9a-f]{64}", re.ASCII)


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedPlayer:
    """Who sat in a seat when the match ended. Raises `Unreadable` when the name cannot be written."""

    name: str
    bot: bool = False

    def __post_init__(self) -> None:
        if len(self.name) > 80 or any("\ud800" <= letter <= "\udfff" for letter in self.name):
            raise Unreadable("unreadable/record", "A name is at most 80 characters of Unicode.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """All that is settled before the first deal; with the moves it determines everything else.

    `options` is complete; `player_bytes` are the 16 bytes that each seat added to the shuffle, empty where
    it added none. Raises `Unreadable` for terms that a record cannot hold.
    """

    game: str
    rules_version: int
    table: str
    match: int
    options: Options
    players: tuple[RecordedPlayer, ...]
    secret: bytes
    player_bytes: tuple[bytes, ...]

    def __post_init__(self) -> None:
        texts = [value for value in self.options.values() if isinstance(value, str)]
        words = (self.game, *self.options, *texts)
        fits = (
            all(_WORD.fullmatch(word) for word in words)
            and _TABLE.fullmatch(self.table)
            and self.match >= 0
            and len(self.players) == len(self.player_bytes) == 4
            and len(self.secret) == SECRET_BYTES
            and all(len(each) in (0, PLAYER_BYTES) for each in self.player_bytes)
        )
        if not fits:
            raise Unreadable("unreadable/record", "These terms of a match cannot be written.")

    @property
    def seed(self) -> bytes:
        """What decides the first dealer and every pack (see `fairness`)."""
        return match_seed(self.secret, self.player_bytes)


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move and the seat that made it."""

    seat: Seat
    move: Move


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedDeal:
    """One deal: its dealer and pack, its moves in order, what it brought each seat, the totals after it."""

    dealer: Seat
    pack: Pack
    moves: tuple[RecordedMove, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A finished match, as claimed; `replay.verify` tells whether the claims hold."""

    terms: Terms
    commitment: str
    first_dealer: Seat
    deals: tuple[RecordedDeal, ...]
    standings: Standings

    def __post_init__(self) -> None:
        if not _COMMITMENT.fullmatch(self.commitment):
            raise Unreadable("unreadable/record", "A commitment is 64 small hexadecimal digits.")
        if not self.standings.over:
            raise Unreadable("unreadable/record", "Only a finished match has a record.")
