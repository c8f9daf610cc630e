"""Fair deals: committed before they are dealt, and verifiable afterwards.

The table's secret of a match is committed to (its SHA-256 is public) before the seats are filled. Each
player then adds 16 random bytes; the packs follow from both, so neither the server nor a player could steer
them. The secret is revealed when the match is over.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from fourthseat_engine.pack import Draws, Pack, shuffled
from fourthseat_engine.seats import Seat

SECRET_BYTES = 32
PLAYER_BYTES = 16


def match_secret(server_secret: bytes, table: str, match: int) -> bytes:
    """The secret of a table's match, 32 bytes; derived, so that it need not be stored."""
    return _keyed(server_secret, f"match/{table}/{match}")


def commitment(secret: bytes) -> str:
    """What is published of a secret before the deal: its SHA-256 in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def match_seed(secret: bytes, player_bytes: Sequence[bytes]) -> bytes:
    """What decides a match's packs: the secret and the bytes of the four seats (empty for a bot)."""
    parts = b"".join(bytes([len(each)]) + each for each in player_bytes)
    return hmac.digest(secret, b"seed/" + parts, hashlib.sha256)


def pack_of_deal(seed: bytes, deal: int) -> Pack:
    """The pack of deal number `deal`, counted from 0."""
    return shuffled(_keyed(seed, f"deal/{deal}"))


def first_dealer(seed: bytes) -> Seat:
    """Who deals first."""
    return Draws(_keyed(seed, "dealer")).below(4)


def _keyed(key: bytes, label: str) -> bytes:
    return hmac.digest(key, label.encode(), hashlib.sha256)
