"""Who can play in a simulation, by name."""

from __future__ import annotations

from fourthseat_engine.errors import Unreadable
from fourthseat_engine.simulate import Chooser, random_chooser

CHOOSERS: dict[str, Chooser] = {"random": random_chooser}


def choosers_named(words: str) -> tuple[tuple[str, ...], tuple[Chooser, ...]]:
    """The names and choosers of the four seats from `random`, or `random,random,normal,random`.

    Raises `Unreadable` (`players/unknown`, `players/count`).
    """
    names = tuple(words.split(",")) if "," in words else (words,) * 4
    if len(names) != 4:
        raise Unreadable("players/count", "Give one player for all seats, or four with commas between them.")
    for name in names:
        if name not in CHOOSERS:
            known = ", ".join(CHOOSERS)
            raise Unreadable("players/unknown", f"There is no player {name[:40]!r}; there are {known}.")
    return names, tuple(CHOOSERS[name] for name in names)
