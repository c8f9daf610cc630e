"""Tokens: what links carry, what seats are known by, and names for tables.

Link tokens follow from the server's secret, the table, the seat and how often the link was replaced, so that
none is stored and the host can be shown them again; seat keys are made by clients and stored as hashes only.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
from typing import TypeAlias

Token: TypeAlias = str
"""22 characters of base64url: 128 bits."""

_TOKEN = re.compile(r"[A-Za-z0-9_-]{22}", re.ASCII)
_TABLE = re.compile(r"[a-z2-7]{16}", re.ASCII)


class Links:
    """Derives tokens from the server's secret (32 bytes)."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def table_of(self, wish: Token) -> str:
        """The table that the wish `wish` (an id chosen by the client) makes: 16 base32 characters."""
        return base64.b32encode(self._keyed(f"table/{wish}")[:10]).decode().lower()

    def seat(self, table: str, seat: int, generation: int) -> Token:
        """The link of a seat; every replacement of it counts the generation up."""
        return self._token(f"seat/{table}/{seat}/{generation}")

    def watch(self, table: str, generation: int) -> Token:
        """The link for spectators."""
        return self._token(f"watch/{table}/{generation}")

    def device(self, table: str, seat: int, offer: int) -> Token:
        """The link by which a seat's player continues on another device; `offer` counts them."""
        return self._token(f"device/{table}/{seat}/{offer}")

    def chain_key(self, table: str) -> bytes:
        """The key of the table's hash chain."""
        return self._keyed(f"chain/{table}")

    def bot_seed(self, table: str, version: int, seat: int) -> int:
        """The seed of a bot's decision: the same for the same turn, unknown to everyone else."""
        return int.from_bytes(self._keyed(f"bot/{table}/{version}/{seat}")[:8], "big")

    def _token(self, label: str) -> Token:
        return base64.urlsafe_b64encode(self._keyed(label)[:16]).decode().rstrip("=")

    def _keyed(self, label: str) -> bytes:
        return hmac.digest(self._secret, label.encode(), hashlib.sha256)


def key_hash(key: Token) -> bytes:
    """What is stored of a seat key (128 random bits need no salt)."""
    return hashlib.sha256(key.encode()).digest()


def same(a: str | bytes, b: str | bytes) -> bool:
    """Compare secrets in constant time."""
    left = a.encode() if isinstance(a, str) else a
    right = b.encode() if isinstance(b, str) else b
    return hmac.compare_digest(left, right)


def is_token(text: str) -> bool:
    """Whether the text has the form of a token, key or id."""
    return _TOKEN.fullmatch(text) is not None


def is_table(text: str) -> bool:
    """Whether the text has the form of a table's name."""
    return _TABLE.fullmatch(text) is not None


def next_link(chain_key: bytes, previous: bytes, entry: bytes) -> bytes:
    """The table's hash after one more entry (16 bytes); keyed, so that it says nothing about hidden cards."""
    return hmac.digest(chain_key, previous + entry, hashlib.sha256)[:16]
