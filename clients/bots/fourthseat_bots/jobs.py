"""What goes to and from a bot worker: frames of four bytes of length, big-endian, and that much MessagePack.

A job holds what one seat sees, nothing else of the table, and no name of anyone.
"""

from __future__ import annotations

import struct

import msgspec

from fourthseat_engine.views import View

LENGTH = struct.Struct(">I")
LONGEST_JOB = 1 << 20
LONGEST_ANSWER = 1 << 10
"""Bytes after the length."""


class Job(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question: which of the `legal` moves, by their texts, would this policy make in this view?

    `budget` is how many playouts may be spent, None for the policy's own number. `seconds` is for safety
    only: a search that takes longer than most of it ends early, a worker that takes longer is ended.
    """

    n: int
    game: str
    view: msgspec.Raw
    legal: tuple[str, ...]
    seed: int
    policy: str
    budget: int | None
    seconds: float


class Answer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The answer to job `n`: a move's text, or what went wrong (never more than where in the code)."""

    n: int
    move: str | None = None
    trouble: str | None = None


def packed_view(view: View) -> msgspec.Raw:
    """A view as it stands in a job: the plain map of its fields."""
    return msgspec.Raw(msgspec.msgpack.encode(view))


def frame(message: Job | Answer) -> bytes:
    """A message as it goes through the pipe."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body
