"""Who can play in a simulation, by name."""

from __future__ import annotations

from fourthseat_bots.policies import POLICIES
from fourthseat_engine.errors import Unreadable
from fourthseat_engine.simulate import Chooser, random_chooser


def choosers_named(game: str, words: str) -> tuple[tuple[str, ...], tuple[Chooser, ...]]:
    """The names and choosers of the four seats from `random`, or `random,random,normal,random`.

    Raises `Unreadable` (`players/unknown`, `players/count`).
    """
    names = tuple(words.split(",")) if "," in words else (words,) * 4
    if len(names) != 4:
        raise Unreadable("players/count", "Give one player for all seats, or four with commas between them.")
    known = players_of(game)
    for name in names:
        if name not in known:
            there_are = f"{game} has {', '.join(known)}"
            raise Unreadable("players/unknown", f"There is no player {name[:40]!r}; {there_are}.")
    return names, tuple(known[name] for name in names)


def players_of(game: str) -> dict[str, Chooser]:
    """The players of a game: the bots' policies, and whoever moves at random."""
    policies = POLICIES.get(game, {})
    return {**{name: policy.choose for name, policy in policies.items()}, "random": random_chooser}
