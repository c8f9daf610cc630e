"""The seat keys of this person on this machine, so that the same link brings back the same seat."""

from __future__ import annotations

import json
import os
from pathlib import Path

from fourthseat_client.links import Server


def usual_place() -> Path:
    """Where programs keep what they must remember between two runs."""
    state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(state) / "fourthseat" / "seats.json"


class Keyring:
    """Keys by server and table, in a file that only its owner may read."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def key(self, server: Server, table: str) -> str | None:
        """The key by which this person sits at a table."""
        return self._read().get(_name(server, table))

    def keep(self, server: Server, table: str, key: str) -> None:
        """Remember a key."""
        self._write({**self._read(), _name(server, table): key})

    def drop(self, server: Server, table: str) -> None:
        """Forget a key that opens nothing any more."""
        self._write({name: key for name, key in self._read().items() if name != _name(server, table)})

    def _read(self) -> dict[str, str]:
        try:
            found = json.loads(self._path.read_text())
        except (FileNotFoundError, ValueError):
            return {}
        return (
            {name: key for name, key in found.items() if isinstance(key, str)}
            if isinstance(found, dict)
            else {}
        )

    def _write(self, keys: dict[str, str]) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_suffix(".new")
        fresh.unlink(missing_ok=True)
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as file:
            json.dump(keys, file, indent=1)
        fresh.replace(self._path)


def _name(server: Server, table: str) -> str:
    return f"{server.origin}/t/{table}"
