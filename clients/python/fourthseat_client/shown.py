"""How cards, names and numbers look in a terminal: four colours, suits as signs, nothing by colour alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from fourthseat_engine.cards import RANKS, UNKNOWN, CardName

SIGN = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
STYLE = {"s": "bold", "h": "bold red", "d": "bold blue", "c": "bold green"}
SUIT_ORDER = "shcd"
"""Black and red by turns."""


def suit_text(suit: str) -> Text:
    """`♥` in its colour."""
    return Text(SIGN[suit], STYLE[suit])


def card_text(card: CardName) -> Text:
    """`A♥` in its colour; a card that nobody showed is `▒▒`."""
    if card == UNKNOWN:
        return Text("▒▒", "dim")
    rank = "10" if card[0] == "T" else card[0]
    return Text(f"{rank}{SIGN[card[1]]}", STYLE[card[1]])


def sorted_hand(cards: Iterable[CardName]) -> list[CardName]:
    """By suit with alternating colours, the highest first; unknown cards at the end."""

    def place(card: CardName) -> tuple[int, int]:
        if card == UNKNOWN:
            return (len(SUIT_ORDER), 0)
        return (SUIT_ORDER.index(card[1]), -RANKS.index(card[0]))

    return sorted(cards, key=place)


def cards_text(cards: Iterable[CardName]) -> Text:
    """Some cards side by side."""
    return Text("  ").join(map(card_text, cards))


def move_text(move: str) -> Text:
    """A move as one would say it: `A♥`, `bid 3`, `bid open misere`, `trump ♠`."""
    word, space, rest = move.partition(" ")
    if not space:
        return card_text(word) if _is_card(word) else Text(word)
    if _is_card(rest):
        return Text(f"{word} ") + card_text(rest)
    if word == "trump" and rest in SIGN:
        return Text(f"{word} ") + suit_text(rest)
    return Text(move.replace("_", " "))


def moves_text(moves: Sequence[str]) -> Text:
    """All moves that may be made."""
    return Text("  ").join(map(move_text, moves))


def signed(number: int) -> str:
    """`+12`, `−3`, `0`."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def _is_card(word: str) -> bool:
    return len(word) == 2 and word[0] in RANKS and word[1] in SIGN
