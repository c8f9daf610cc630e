"""Pieces of English sentences: who does what, and who belongs together; one's own name is `You`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from fourthseat_client.shown import signed
from fourthseat_engine.seats import Seat

YOU = "You"
Names = Sequence[str]


def does(name: str, verb: str) -> str:
    """`Bence plays`, `You play`; `verb` is the form without an ending."""
    if name == YOU:
        return f"{name} {verb}"
    ending = "es" if verb.endswith("s") else "s"
    return f"{name} {verb}{ending}"


def named(name: str) -> str:
    """The name as an object: `you` for oneself."""
    return "you" if name == YOU else name


def together(names: Names, seats: Iterable[Seat]) -> str:
    """`You and Bence`, `Aino, Bence and Joris`; oneself first."""
    *before, last = sorted((names[seat] for seat in seats), key=lambda name: name != YOU)
    return f"{', '.join(before)} and {last}" if before else last


def scores(each: Sequence[int], names: Names) -> Text:
    """What a deal brought everybody."""
    brought = (f"{name} {signed(score)}" for name, score in zip(names, each, strict=True))
    return Text("Scored: " + ", ".join(brought) + ".", "bold")


def count(number: int, thing: str) -> str:
    """`1 trick`, `2 tricks`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
