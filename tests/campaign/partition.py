"""A network that is cut: packets between processes of different users are dropped by nftables.

Only root may do that, and each Redis node must run as a user of its own. The rules are in a table of this
process alone, and gone when the cut is over.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tests.server.redis_process import RedisProcess

USERS = tuple(range(64_101, 64_107))
"""The users of the six nodes; they need no name."""
BUS = 10_000
"""How far the port of a node's cluster bus lies above its own."""


def can_cut() -> bool:
    """Whether this process may drop packets here."""
    if os.geteuid() != 0 or shutil.which("nft") is None:
        return False
    return subprocess.run(["nft", "list", "tables"], capture_output=True, timeout=30).returncode == 0


@contextmanager
def cut_off(node: RedisProcess, others: Sequence[RedisProcess], *, from_clients: bool) -> Iterator[None]:
    """Cut a node off from the other nodes; from its clients too, or they still reach it and only it."""
    ports = _ports(others)
    users = ", ".join(str(other.user) for other in others)
    drops = [
        f"meta skuid {node.user} tcp dport {{ {ports} }} drop",
        f"meta skuid {{ {users} }} tcp dport {{ {_ports([node])} }} drop",
    ]
    if from_clients:
        drops = [f"meta skuid {node.user} drop"]
    table = f"fourthseat_{os.getpid()}"
    hook = "type filter hook output priority 0;"
    _nft(f"table inet {table} {{ chain cut {{ {hook} {'; '.join(drops)}; }}; }}")
    try:
        if not from_clients:
            # What flows on to its replicas flows over connections that they began: none must be left.
            node.cli("client", "kill", "type", "replica")
        yield
    finally:
        _nft(f"delete table inet {table}")


def _ports(nodes: Sequence[RedisProcess]) -> str:
    return ", ".join(f"{node.port}, {node.port + BUS}" for node in nodes)


def _nft(rules: str) -> None:
    subprocess.run(["nft", "-f", "-"], input=rules.encode(), check=True, timeout=30)
