"""Names that people give themselves: bounded, visible, and not to be mistaken for one another."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from fourthseat_server.refusals import Refusal

LONGEST = 24
_MARKS_IN_A_ROW = 2
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANKS = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}
"""Characters that count as letters but look like nothing."""

_TWINS = (
    "аa еe оo рp сc уy хx іl јj ѕs һh кk мm тt вb нh ԁd ԛq ԝw "
    "αa οo νv ρp τt υu ιl κk χx ηn βb γy 0o 1l |l !l il $s @a"
)
_LOOKS_LIKE = str.maketrans({pair[0]: pair[1] for pair in _TWINS.split()})


def clean_name(given: str) -> str:
    """The name as it is kept. Raises `Refusal` (`name/empty`, `name/too-long`, `name/invisible`)."""
    if len(given) > 8 * LONGEST:
        raise Refusal("name/too-long")
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not name:
        raise Refusal("name/empty")
    if any(unicodedata.category(char) in _UNSEEN or char in _BLANKS for char in name):
        raise Refusal("name/invisible")
    if len(name) > LONGEST:
        raise Refusal("name/too-long")
    marks = 0
    for char in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(char).startswith("M") else 0
        if marks > _MARKS_IN_A_ROW:
            raise Refusal("name/invisible")
    if not any(unicodedata.category(char)[0] in "LNSP" for char in name):
        raise Refusal("name/invisible")
    return name


def look(name: str) -> str:
    """What a name looks like at a glance: without case, marks, and with look-alike letters made one."""
    folded = unicodedata.normalize("NFKD", name.casefold().translate(_LOOKS_LIKE))
    plain = "".join(char for char in folded if not unicodedata.category(char).startswith(("M", "Z")))
    return plain.translate(_LOOKS_LIKE)


def require_distinct(name: str, others: Iterable[str]) -> None:
    """Raise `Refusal` (`name/look-alike`) when another name at the table looks the same."""
    if look(name) in {look(other) for other in others}:
        raise Refusal("name/look-alike")
