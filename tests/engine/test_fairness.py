"""Commitment, seeds and packs: computed here again from the published formula, as a browser would."""

from __future__ import annotations

import hashlib
import hmac

from fourthseat_engine.fairness import commitment, first_dealer, match_secret, match_seed, pack_of_deal
from fourthseat_engine.pack import shuffled

SECRET = bytes(range(32))
GIVEN = (b"a" * 16, b"", b"c" * 16, b"")


def _hmac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, hashlib.sha256).digest()


def test_the_secret_follows_from_the_servers_secret_the_table_and_the_match() -> None:
    assert match_secret(b"server", "k3x9q2m7ab", 4) == _hmac(b"server", b"match/k3x9q2m7ab/4")
    secrets = {match_secret(b"server", table, match) for table in ("a", "b") for match in range(3)}
    assert len(secrets) == 6


def test_the_commitment_is_the_secrets_sha256() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_the_seed_depends_on_every_players_bytes_and_on_their_seats() -> None:
    seed = match_seed(SECRET, GIVEN)
    assert seed == _hmac(SECRET, b"seed/\x10" + b"a" * 16 + b"\x00\x10" + b"c" * 16 + b"\x00")
    moved = match_seed(SECRET, (b"", *GIVEN[:3]))
    changed = match_seed(SECRET, (b"b" * 16, *GIVEN[1:]))
    assert len({seed, moved, changed, match_seed(bytes(32), GIVEN)}) == 4


def test_each_deal_has_its_own_pack() -> None:
    seed = match_seed(SECRET, GIVEN)
    packs = [pack_of_deal(seed, deal) for deal in range(80)]
    assert len({pack.cards for pack in packs}) == 80
    assert packs[7] == shuffled(_hmac(seed, b"deal/7"))


def test_every_seat_may_deal_first() -> None:
    dealers = [first_dealer(_hmac(SECRET, bytes([i]))) for i in range(200)]
    assert all(30 < dealers.count(seat) < 80 for seat in range(4))
