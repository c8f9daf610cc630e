"""What somebody types at the table, read as an order: a move, a command, or a question to the screen.

ah   Ah   10h   a♥        play that card               next           go on to the next deal
bid 3   or just   3       promise three tricks         start   fill   as the host, before the match
rik  open misere  pass    bid in Rikken, or pass       links          the links of the open seats
dark  trump h  call ad    other moves, as offered
(nothing)                 show the table               score   last   the score sheet, the last trick
?                         what can be typed            quit           leave the screen, keep the seat
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from fourthseat_client import commands
from fourthseat_client.commands import Command

Topic: TypeAlias = Literal["table", "help", "score", "last", "links"]

HELP = __doc__.partition("\n\n")[2] if __doc__ else ""
SIGNS = str.maketrans({"♠": "s", "♥": "h", "♦": "d", "♣": "c"})
QUESTIONS: dict[str, Topic] = {
    "": "table",
    "table": "table",
    "?": "help",
    "help": "help",
    "score": "score",
    "last": "last",
    "links": "links",
}
SIMPLE: dict[str, Command] = {
    "start": commands.Start(),
    "next": commands.Ready(),
    "fill": commands.Fill("normal"),
    "fill easy": commands.Fill("easy"),
    "fill normal": commands.Fill("normal"),
    "fill strong": commands.Fill("strong"),
}


@dataclass(frozen=True, slots=True)
class Give:
    """Give this command to the hub."""

    command: Command


@dataclass(frozen=True, slots=True)
class Show:
    """Show something again."""

    topic: Topic


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the screen."""


@dataclass(frozen=True, slots=True)
class Unclear:
    """It cannot be done; `why` is a sentence."""

    why: str


Order: TypeAlias = Give | Show | Quit | Unclear


def read_order(typed: str, legal: Sequence[str] | None) -> Order:
    """The order that `typed` means while `legal` moves may be made (None: it is not our turn)."""
    words = " ".join(typed.casefold().translate(SIGNS).split())
    if words in QUESTIONS:
        return Show(QUESTIONS[words])
    if words in {"quit", "q", "exit"}:
        return Quit()
    if words in SIMPLE:
        return Give(SIMPLE[words])
    move = spelled(words)
    if legal is None:
        return Unclear("It is not your turn. Type ? to see what can be typed.")
    contract = words.removeprefix("bid ").replace(" ", "_")
    for candidate in (move, f"bid {move}", f"bid {contract}"):
        if candidate in legal:
            return Give(commands.Move(candidate))
    return Unclear(f"You cannot do that now: {typed.strip()[:30]!r}.")


def spelled(words: str) -> str:
    """A move in its own spelling: `Ah` for `ah`, `Td` for `10d`, also behind a word as in `call ad`."""
    first, _, card = words.rpartition(" ")
    card = f"t{card[2:]}" if card.startswith("10") and len(card) == 3 else card
    if len(card) == 2 and card[0] in "23456789tjqka" and card[1] in "shdc":
        card = card[0].upper() + card[1]
    return f"{first} {card}".strip()
