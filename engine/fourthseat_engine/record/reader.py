"""Reading a record's text, strictly: what `dumps` would not have written is refused."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import zip_longest

from fourthseat_engine.errors import Unreadable
from fourthseat_engine.game import Standings
from fourthseat_engine.moves import parse_move
from fourthseat_engine.options import OptionValue
from fourthseat_engine.pack import parse_pack
from fourthseat_engine.record.match import Record, RecordedDeal, RecordedMove, RecordedPlayer, Terms
from fourthseat_engine.record.writer import BOT, FIRST_LINE, SEAT_WORDS, digest_of, dumps
from fourthseat_engine.seats import SEAT_LETTERS, Seat

_NUMBER = re.compile(r"-?[0-9]{1,9}", re.ASCII)
_VALUE = re.compile(r'".*"|-?[0-9]{1,9}|true|false', re.ASCII)
_MOVES = re.compile(r"(auction|trick [0-9]+): ", re.ASCII)


def loads(text: str) -> Record:
    """Read a record. Raises `Unreadable`, naming the line, for any text that `dumps` would not write."""
    lines = _Reader(text)
    try:
        record = lines.record()
    except Unreadable as error:
        raise error if error.line else _unreadable(lines.line, error.message) from None
    for number, (given, written) in enumerate(
        zip_longest(text.split("\n"), dumps(record).split("\n"), fillvalue="(nothing)"), 1
    ):
        if given != written:
            raise _unreadable(number, f"this should be {written[:80]!r}")
    return record


def digest_fits(text: str) -> bool:
    """Whether the last line of a record's text is the digest of the lines before it."""
    body, label, digest = text.rpartition("digest: ")
    return bool(label) and digest == f"{digest_of(body)}\n"


class _Reader:
    """A record's lines, read one after the other, generously: `loads` compares the result with its text."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self.line = 0
        """The number of the line read last, from 1."""

    def record(self) -> Record:
        self._expect(FIRST_LINE)
        game = self._field("game")
        rules_version = self._number(self._field("rules"))
        table = self._field("table")
        match = self._number(self._field("match")) - 1
        options = self._options()
        players = tuple(self._player(word) for word in SEAT_WORDS)
        commitment = self._field("commitment")
        secret = self._hex(self._field("secret"))
        given = tuple(b"" if word == "-" else self._hex(word) for word in self._field("bytes").split(" "))
        terms = Terms(
            game=game,
            rules_version=rules_version,
            table=table,
            match=match,
            options=options,
            players=players,
            secret=secret,
            player_bytes=given,
        )
        first_dealer = self._seat(self._field("first dealer"))
        deals = tuple(self._deals())
        standings = Standings(
            totals=self._numbers(self._field("totals")),
            places=self._numbers(self._field("places")),
            winners=tuple(map(self._seat, self._field("winners").split(" "))),
            over=True,
        )
        self._field("digest")
        return Record(
            terms=terms, commitment=commitment, first_dealer=first_dealer, deals=deals, standings=standings
        )

    def problem(self, sentence: str) -> Unreadable:
        return _unreadable(self.line, sentence)

    def _options(self) -> dict[str, OptionValue]:
        options: dict[str, OptionValue] = {}
        while self._next.startswith("option "):
            name, _, text = self._take().removeprefix("option ").partition(": ")
            options[name] = self._value(text)
        return options

    def _player(self, word: str) -> RecordedPlayer:
        text = self._field(word)
        name = self._value(text.removesuffix(BOT))
        if not isinstance(name, str):
            raise self.problem("a name is written in quotes")
        return RecordedPlayer(name=name, bot=text.endswith(BOT))

    def _deals(self) -> Iterator[RecordedDeal]:
        number = 1
        while True:
            self._expect("")
            heading = self._take()
            if heading == "standings":
                return
            if heading != f"deal {number}":
                raise self.problem(f"deal {number} or the standings should begin here")
            yield self._deal()
            number += 1

    def _deal(self) -> RecordedDeal:
        dealer = self._seat(self._field("dealer"))
        cards, _, cut = self._field("pack").rpartition(" / ")
        pack = parse_pack(f"{cards.replace(' ', '')}/{cut}")
        moves: list[RecordedMove] = []
        while _MOVES.match(self._next):
            moves.extend(map(self._move, self._take().partition(": ")[2].split(", ")))
        scores = self._numbers(self._field("scores"))
        totals = self._numbers(self._field("totals"))
        return RecordedDeal(dealer=dealer, pack=pack, moves=tuple(moves), scores=scores, totals=totals)

    def _move(self, text: str) -> RecordedMove:
        letter, _, move = text.partition(" ")
        if len(letter) != 1 or letter not in SEAT_LETTERS:
            raise self.problem("a move begins with the seat, S, W, N or E")
        return RecordedMove(SEAT_LETTERS.index(letter), parse_move(move))

    def _seat(self, word: str) -> Seat:
        if word not in SEAT_WORDS:
            raise self.problem("a seat is south, west, north or east")
        return SEAT_WORDS.index(word)

    def _numbers(self, text: str) -> tuple[int, ...]:
        return tuple(map(self._number, text.split(" ")))

    def _number(self, text: str) -> int:
        if not _NUMBER.fullmatch(text):
            raise self.problem("a whole number should stand here")
        return int(text)

    def _hex(self, text: str) -> bytes:
        try:
            return bytes.fromhex(text)
        except ValueError:
            raise self.problem("bytes are written in hexadecimal") from None

    def _value(self, text: str) -> OptionValue:
        try:
            value = json.loads(text) if _VALUE.fullmatch(text) else None
        except ValueError:
            value = None
        if not isinstance(value, (int, str)):
            raise self.problem("a number, true, false or a text in quotes should stand here")
        return value

    def _field(self, label: str) -> str:
        line = self._take()
        if not line.startswith(f"{label}: "):
            raise self.problem(f"it should begin with {label!r}")
        return line[len(label) + 2 :]

    def _expect(self, line: str) -> None:
        if self._take() != line:
            raise self.problem(f"it should be {line!r}")

    @property
    def _next(self) -> str:
        return self._lines[self.line] if self.line < len(self._lines) else ""

    def _take(self) -> str:
        line = self._next
        self.line += 1
        return line


def _unreadable(line: int, problem: str) -> Unreadable:
    return Unreadable("unreadable/record", f"Line {line}: {problem.rstrip('.')}.", line)
