"""What can be wrong with what somebody gave the engine.

    EngineError            everything below; carries a stable code
    ├── Unreadable         the text is not a card, a move, an option or a record at all
    ├── IllegalMove        a readable move that the rules do not allow now
    └── Unverified         a readable record that does not hold what it claims

Codes are stable words that clients translate; the message is an English sentence for people.
"""

from __future__ import annotations


class EngineError(Exception):
    """Base of all engine errors. `code` is stable; `str()` is a sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Unreadable(EngineError):
    """Text that cannot be read at all; `line` is the line of a record, counted from 1."""

    def __init__(self, code: str, message: str, line: int | None = None) -> None:
        super().__init__(code, message)
        self.line = line


class IllegalMove(EngineError):
    """A move that is not legal now; `rule` is the number of the rule in `engine/rules/`."""

    def __init__(self, code: str, message: str, rule: str) -> None:
        super().__init__(code, message)
        self.rule = rule


class Unverified(EngineError):
    """A record whose claims (commitment, packs, moves, scores) do not hold."""
