"""The text form of a match: canonical, strict, and never surprised."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourthseat_engine.errors import Unreadable
from fourthseat_engine.game import Standings
from fourthseat_engine.moves import Bid, BidContract, BlindLead, Call, Dark, Move, NameTrump, Pass, Play
from fourthseat_engine.pack import shuffled
from fourthseat_engine.record import (
    Record,
    RecordedDeal,
    RecordedMove,
    RecordedPlayer,
    Terms,
    digest_fits,
    dumps,
    loads,
)
from tests.engine.matches import TERMS, TEXT, resealed, short_match

LINES = TEXT.split("\n")

names = st.text(st.characters(exclude_categories=["Cs"]), max_size=80)
words = st.from_regex(r"[a-z][a-z0-9_-]{0,20}", fullmatch=True)
seats = st.integers(0, 3)
fours = st.tuples(*[st.integers(-(10**9) + 1, 10**9 - 1)] * 4)
cards = st.integers(0, 51)
moves: st.SearchStrategy[Move] = (
    st.builds(Play, cards)
    | st.builds(BlindLead, cards)
    | st.builds(Call, cards)
    | st.builds(NameTrump, seats)
    | st.builds(Bid, st.integers(0, 99))
    | st.builds(BidContract, st.from_regex(r"[a-z][a-z0-9_]{1,30}", fullmatch=True))
    | st.sampled_from([Pass(), Dark()])
)
records = st.builds(
    Record,
    terms=st.builds(
        Terms,
        game=words,
        rules_version=st.integers(0, 999),
        table=st.from_regex(r"[A-Za-z0-9_-]{1,64}", fullmatch=True),
        match=st.integers(0, 10**8),
        options=st.dictionaries(words, st.integers(-9, 99) | st.booleans() | words, max_size=5),
        players=st.tuples(*[st.builds(RecordedPlayer, name=names, bot=st.booleans())] * 4),
        secret=st.binary(min_size=32, max_size=32),
        player_bytes=st.tuples(*[st.just(b"") | st.binary(min_size=16, max_size=16)] * 4),
    ),
    commitment=st.binary(min_size=32, max_size=32).map(bytes.hex),
    first_dealer=seats,
    deals=st.lists(
        st.builds(
            RecordedDeal,
            dealer=seats,
            pack=st.binary(max_size=4).map(shuffled),
            moves=st.lists(st.builds(RecordedMove, seats, moves), max_size=20).map(tuple),
            scores=fours,
            totals=fours,
        ),
        max_size=3,
    ).map(tuple),
    standings=st.builds(
        Standings,
        totals=fours,
        places=fours,
        winners=st.lists(seats, min_size=1, max_size=4).map(tuple),
        over=st.just(True),
    ),
)


def refused(text: str) -> Unreadable:
    """Why the text is refused."""
    with pytest.raises(Unreadable) as error:
        loads(text)
    assert error.value.code == "unreadable/record"
    assert error.value.line is not None
    assert f"Line {error.value.line}: " in error.value.message
    return error.value


@given(record=records)
def test_every_record_reads_back_as_it_was_written(record: Record) -> None:
    text = dumps(record)
    assert loads(text) == record
    assert dumps(loads(text)) == text
    assert digest_fits(text)


def test_a_record_is_text_for_people() -> None:
    assert LINES[:14] == [
        "fourthseat record 1",
        "game: rikiki",
        "rules: 1",
        "table: k3x9q2m7ab",
        "match: 1",
        'option hook: "always"',
        "option longest: 2",
        'south: "Anna"',
        'west: "Benő \\"bot\\" \\\\ 2" bot',
        'north: "Äinö\u2028\u200d" bot',
        'east: ""',
        f"commitment: {hashlib.sha256(bytes(range(32))).hexdigest()}",
        f"secret: {bytes(range(32)).hex()}",
        f"bytes: {'07' * 16} - - {'00' * 16}",
    ]


def test_what_is_said_stands_on_one_line_and_each_trick_on_its_own() -> None:
    said = [RecordedMove(2, BidContract("rik")), RecordedMove(3, Pass()), RecordedMove(2, NameTrump(2))]
    played = [RecordedMove((2 + i) % 4, Dark() if i == 1 else Play(i)) for i in range(6)]
    deal = replace(short_match().deals[0], moves=(*said, *played))
    text = dumps(replace(short_match(), deals=(deal,)))
    assert "\nauction: N bid rik, E pass, N trump h\n" in text
    assert "\ntrick 1: N 2c, E dark, S 4c, W 5c\ntrick 2: N 6c, E 7c\nscores:" in text


@given(text=st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    refused(text)


@settings(max_examples=300)
@given(data=st.data())
def test_damaged_text_is_read_exactly_or_refused(data: st.DataObject) -> None:
    """Lines dropped, doubled, moved, and characters changed, under a digest that fits."""
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        column = data.draw(st.integers(0, len(lines[at])))
        width = data.draw(st.integers(0, 3))
        put = data.draw(
            st.sampled_from([lines[other], "", " ", "\n", "0", "-", '"', "??", "é", "\ud800", "٣"])
        )
        lines[at] = lines[at][:column] + put + lines[at][column + width :]
        if data.draw(st.booleans()):
            lines[at], lines[other] = lines[other], lines[at]
    text = resealed("\n".join(lines))
    try:
        record = loads(text)
    except Unreadable:
        refused(text)
    else:
        assert dumps(record) == text


def test_a_text_that_is_cut_short_anywhere_is_refused() -> None:
    for length in range(len(TEXT)):
        refused(TEXT[:length])


@pytest.mark.parametrize("number", range(len(LINES)))
def test_every_line_is_needed(number: int) -> None:
    without = [*LINES[:number], *LINES[number + 1 :]]
    if LINES[number].startswith(("option", "auction", "trick 2")):
        text = resealed("\n".join(without))
        assert dumps(loads(text)) == text
    else:
        assert refused("\n".join(without)).line


@pytest.mark.parametrize(
    ("canonical", "other"),
    [
        ("rules: 1", "rules: 01"),
        ("rules: 1", "rules: ١"),
        ("match: 1", "match: 0"),
        ("match: 1", "match: " + "9" * 5000),
        ("option longest: 2", "option longest: 2.0"),
        ("option longest: 2", "option longest: [2]"),
        ("option longest: 2", "option longest: " + "[" * 900),
        ("option longest: 2", "option longest: " + "[" * 100_000),
        ("option longest: 2", "option longest: null"),
        ("option longest: 2", "option longest: 2\noption longest: 2"),
        ('option hook: "always"\noption longest: 2', 'option longest: 2\noption hook: "always"'),
        ('option hook: "always"', 'option hook: "Al ways"'),
        ('south: "Anna"', "south: Anna"),
        ('south: "Anna"', 'south: "\\u0041nna"'),
        ('south: "Anna"', 'south: "\\ud800"'),
        ('south: "Anna"', 'south: "Anna"  bot'),
        ('south: "Anna"', f'south: "{"n" * 81}"'),
        ('south: "Anna"', "south: 7"),
        ("\n\ndeal 2", "\ndeal 2"),
        ("deal 2\n", "deal 3\n"),
        ("trick 2: ", "trick 1: "),
        ("auction: ", "auction:  "),
        ("auction: W ", "auction: X "),
        (", N bid", ",N bid"),
        (" / ", "/"),
        ("\nstandings\n", "\nStandings\n"),
        ("fourthseat record 1\n", "fourthseat record 2\n"),
        ("fourthseat record 1\n", "\ufefffourthseat record 1\n"),
    ],
)
def test_there_is_one_way_to_write_a_thing(canonical: str, other: str) -> None:
    assert canonical in TEXT
    refused(resealed(TEXT.replace(canonical, other, 1)))


@pytest.mark.parametrize("ending", ["", "\n\n", "\r\n", " \n", "\nmore\n"])
def test_nothing_may_follow_the_digest(ending: str) -> None:
    refused(TEXT.removesuffix("\n") + ending)


def test_a_wrong_digest_is_refused_on_the_last_line() -> None:
    wrong = TEXT[:-2] + ("0" if TEXT[-2] != "0" else "1") + "\n"
    assert not digest_fits(wrong)
    assert refused(wrong).line == len(LINES) - 1


def test_the_line_of_a_mistake_is_named() -> None:
    number = next(i for i, line in enumerate(LINES, 1) if line.startswith("trick 1"))
    lines = [*LINES[: number - 1], LINES[number - 1].replace(" ", " 1", 2), *LINES[number:]]
    assert refused(resealed("\n".join(lines))).line == number


@pytest.mark.parametrize(
    "change",
    [
        {"table": "two words"},
        {"table": ""},
        {"table": "a\nb"},
        {"game": "Rikiki"},
        {"match": -1},
        {"options": {"hook": "two\nlines"}},
        {"options": {"Longest": 2}},
        {"players": TERMS.players[:3]},
        {"secret": bytes(31)},
        {"player_bytes": (bytes(15), b"", b"", b"")},
    ],
)
def test_terms_that_no_text_could_hold_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        replace(TERMS, **change)


@pytest.mark.parametrize("name", ["\ud800", "n" * 81])
def test_names_that_no_text_could_hold_are_refused(name: str) -> None:
    with pytest.raises(Unreadable):
        RecordedPlayer(name=name)


def test_only_a_finished_match_with_a_commitment_has_a_record() -> None:
    record = short_match()
    with pytest.raises(Unreadable):
        replace(record, standings=replace(record.standings, over=False))
    with pytest.raises(Unreadable):
        replace(record, commitment="0" * 63)
