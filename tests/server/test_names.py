"""Names: what is kept, what is refused, what looks alike."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourthseat_server.names import LONGEST, clean_name, look, require_distinct
from fourthseat_server.refusals import Refusal


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria ", "Anna Maria"),
        ("Zsóka", "Zsóka"),
        ("Zso\u0301ka", "Zsóka"),
        ("Väinö", "Väinö"),
        ("Γιώργος", "Γιώργος"),
        ("山田", "山田"),
        ("🂡 Ace", "🂡 Ace"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_names_that_are_kept(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("", "name/empty"),
        ("\t\n", "name/empty"),
        ("x" * (LONGEST + 1), "name/too-long"),
        ("a\u200db", "name/invisible"),
        ("a\u2066b", "name/invisible"),
        ("\u0007", "name/invisible"),
        ("\u2800", "name/invisible"),
        ("\ue000", "name/invisible"),
        ("\u0301\u0301\u0301", "name/invisible"),
    ],
)
def test_names_that_are_refused(given: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(given)
    assert refused.value.code == code


@given(st.text())
def test_whatever_is_kept_is_short_visible_and_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except Refusal:
        return
    assert 1 <= len(name) <= LONGEST
    assert clean_name(name) == name
    assert all(not unicodedata.category(char).startswith("C") for char in name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "An na"),
        ("Anna", "\u0410nna"),
        ("Bob", "B0b"),
        ("Zoë", "Zoe"),
        ("Il", "ll"),
    ],
)
def test_look_alikes(one: str, other: str) -> None:
    assert look(one) == look(other)
    with pytest.raises(Refusal) as refused:
        require_distinct(one, ["Bence", other])
    assert refused.value.code == "name/look-alike"


def test_different_names_are_different() -> None:
    require_distinct("Anna", ["Anne", "Hanna", "Bot West"])
