"""Writing a record as its one canonical text."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence

from fourthseat_engine.cards import name_of
from fourthseat_engine.moves import BlindLead, Dark, Play
from fourthseat_engine.options import OptionValue
from fourthseat_engine.record.match import Record, RecordedDeal, RecordedMove
from fourthseat_engine.seats import SEAT_LETTERS, SEAT_NAMES

FIRST_LINE = "fourthseat record 1"
BOT = " bot"
SEAT_WORDS = tuple(name.lower() for name in SEAT_NAMES)


def dumps(record: Record) -> str:
    """The text of a record, ending in a newline."""
    body = "".join(f"{line}\n" for line in _lines(record))
    return f"{body}digest: {digest_of(body)}\n"


def digest_of(body: str) -> str:
    """The digest of a record's lines before the last, each with its newline, in hexadecimal."""
    return hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest()


def _lines(record: Record) -> Iterator[str]:
    terms = record.terms
    yield FIRST_LINE
    yield f"game: {terms.game}"
    yield f"rules: {terms.rules_version}"
    yield f"table: {terms.table}"
    yield f"match: {terms.match + 1}"
    for name in sorted(terms.options):
        yield f"option {name}: {_json(terms.options[name])}"
    for word, player in zip(SEAT_WORDS, terms.players, strict=True):
        yield f"{word}: {_json(player.name)}{BOT if player.bot else ''}"
    yield f"commitment: {record.commitment}"
    yield f"secret: {terms.secret.hex()}"
    yield f"bytes: {' '.join(each.hex() or '-' for each in terms.player_bytes)}"
    yield f"first dealer: {SEAT_WORDS[record.first_dealer]}"
    for number, deal in enumerate(record.deals, 1):
        yield ""
        yield f"deal {number}"
        yield from _deal_lines(deal)
    yield ""
    yield "standings"
    yield f"totals: {_numbers(record.standings.totals)}"
    yield f"places: {_numbers(record.standings.places)}"
    yield f"winners: {' '.join(SEAT_WORDS[seat] for seat in record.standings.winners)}"


def _deal_lines(deal: RecordedDeal) -> Iterator[str]:
    yield f"dealer: {SEAT_WORDS[deal.dealer]}"
    yield f"pack: {' '.join(map(name_of, deal.pack.cards))} / {deal.pack.cut}"
    yield from _move_lines(deal.moves)
    yield f"scores: {_numbers(deal.scores)}"
    yield f"totals: {_numbers(deal.totals)}"


def _move_lines(moves: Sequence[RecordedMove]) -> Iterator[str]:
    """Four cards to a line, and what is said before or between them on a line of its own."""
    tricks = start = 0
    while start < len(moves):
        cards = _is_card(moves[start])
        end = start + 1
        while end < len(moves) and _is_card(moves[end]) == cards and not (cards and end == start + 4):
            end += 1
        tricks += cards
        label = f"trick {tricks}" if cards else "auction"
        yield f"{label}: {', '.join(f'{SEAT_LETTERS[each.seat]} {each.move}' for each in moves[start:end])}"
        start = end


def _is_card(made: RecordedMove) -> bool:
    return isinstance(made.move, (Play, Dark, BlindLead))


def _numbers(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def _json(value: OptionValue) -> str:
    return json.dumps(value, ensure_ascii=False)
