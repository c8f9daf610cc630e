"""Reading the file of a record, and showing what strangers wrote into it."""

from __future__ import annotations

from pathlib import Path

from fourthseat_engine.errors import Unreadable

LARGEST = 16 * 1024 * 1024
"""Bytes; a long match has about fifteen thousand."""


def read_text(path: Path) -> str:
    """The text in a file. Raises `Unreadable` (`unreadable/file`)."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise Unreadable("unreadable/file", f"The file cannot be read: {error.strerror}.") from error
    if len(data) > LARGEST:
        raise Unreadable("unreadable/file", "The file is far too large for a record.")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable("unreadable/file", "The file is not text in UTF-8.") from error


def printable(name: str) -> str:
    """A name without the characters that would steer a terminal or turn its text around."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in name)
