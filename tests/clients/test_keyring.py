"""Seat keys survive the program, for their owner only."""

from __future__ import annotations

from pathlib import Path

import pytest

from fourthseat_client.keyring import Keyring, usual_place
from fourthseat_client.links import Server

HERE = Server(secure=False, host="127.0.0.1", port=8080)
THERE = Server(secure=True, host="cards.example", port=443)


def test_keys_are_kept_by_server_and_table(tmp_path: Path) -> None:
    path = tmp_path / "state" / "seats.json"
    Keyring(path).keep(HERE, "aa", "k1")
    Keyring(path).keep(THERE, "aa", "k2")
    Keyring(path).keep(HERE, "bb", "k3")
    Keyring(path).drop(HERE, "bb")
    ring = Keyring(path)
    assert [ring.key(HERE, "aa"), ring.key(THERE, "aa"), ring.key(HERE, "bb")] == ["k1", "k2", None]
    assert path.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("content", ["", "[]", "{broken", '{"http://127.0.0.1:8080/t/aa": 3}'])
def test_a_spoilt_file_is_an_empty_keyring(tmp_path: Path, content: str) -> None:
    path = tmp_path / "seats.json"
    path.write_text(content)
    assert Keyring(path).key(HERE, "aa") is None
    Keyring(path).keep(HERE, "aa", "k")
    assert Keyring(path).key(HERE, "aa") == "k"


def test_the_usual_place_follows_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert usual_place() == tmp_path / "fourthseat" / "seats.json"
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert usual_place() == tmp_path / ".local" / "state" / "fourthseat" / "seats.json"
