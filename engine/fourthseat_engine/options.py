"""Options of a ruleset: described once, read strictly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from fourthseat_engine.errors import Unreadable

OptionValue: TypeAlias = int | str | bool
Options: TypeAlias = Mapping[str, OptionValue]
"""A complete set of options: every option of the ruleset has a value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Whole:
    """A whole number within bounds, both included."""

    name: str
    default: int
    low: int
    high: int
    kind: str = "whole"

    def accepts(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One of a few words."""

    name: str
    default: str
    choices: tuple[str, ...]
    kind: str = "choice"

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.choices


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """On or off."""

    name: str
    default: bool
    kind: str = "switch"

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)


Option: TypeAlias = Whole | Choice | Switch


def read_options(described: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Complete `given` with the defaults. Raises `Unreadable` (`option/unknown`, `option/value`)."""
    known = {option.name: option for option in described}
    for name in given:
        if name not in known:
            raise Unreadable("option/unknown", f"There is no option {name[:40]!r} in this game.")
    complete: dict[str, OptionValue] = {}
    for name, option in known.items():
        value = given.get(name, option.default)
        if not option.accepts(value):
            raise Unreadable("option/value", f"The option {name!r} cannot be {str(value)[:40]!r}.")
        assert isinstance(value, (int, str))
        complete[name] = value
    return complete


def whole(options: Options, name: str) -> int:
    """A whole-number option's value."""
    value = options[name]
    assert type(value) is int
    return value


def word(options: Options, name: str) -> str:
    """A choice option's value."""
    value = options[name]
    assert isinstance(value, str)
    return value


def switch(options: Options, name: str) -> bool:
    """Whether a switch is on."""
    value = options[name]
    assert isinstance(value, bool)
    return value
