"""What a move costs the hub: processor time of a real server over real sockets and real SQLite.

Four people at each table, no bots; every move is committed before it is told to all four. The time of the
server's main thread (sockets, protocol, decisions, engine, encoding) and of its SQLite thread are counted
apart.

    python tests/bench/bench_hub.py [tables]
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

TABLES = 20
SUBPROTOCOL = "fourthseat.v1+msgpack"
TICK = 1 / os.sysconf("SC_CLK_TCK")

encode = msgspec.msgpack.encode
decode = msgspec.msgpack.decode


class Server:
    """The server process and the processor time of its threads."""

    def __init__(self, process: Process, base: str) -> None:
        self.process = process
        self.base = base

    def spent(self) -> tuple[float, float]:
        """Seconds of processor time: the main thread's, and all others'."""
        main = others = 0.0
        for task in Path(f"/proc/{self.process.pid}/task").iterdir():
            fields = (task / "stat").read_text().rpartition(")")[2].split()
            seconds = (int(fields[11]) + int(fields[12])) * TICK
            if task.name == str(self.process.pid):
                main += seconds
            else:
                others += seconds
        return main, others


async def start(folder: str) -> Server:
    """Start the server and wait for its address."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "fourthseat_server", "serve", "--port", "0", "--data", folder),
        stdout=PIPE,
        env=os.environ
        | {"FOURTHSEAT_TABLES_PER_ADDRESS": "100000", "FOURTHSEAT_SOCKETS_PER_ADDRESS": "100000"},
    )
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    return Server(process, line.split()[-1])


async def gather_table(http: httpx.AsyncClient) -> tuple[str, list[str]]:
    """A table with four people; its name and their keys."""
    keys = [secrets.token_urlsafe(16) for _ in range(4)]
    body: dict[str, Any] = {"name": "Anna", "key": keys[0], "bytes": secrets.token_hex(16)}
    wish = secrets.token_urlsafe(16)
    made = (
        await http.post("/api/tables", json=body | {"id": wish, "game": "rikiki", "pace": "instant"})
    ).json()
    for seat, name in ((1, "Bence"), (2, "Aino"), (3, "Joris")):
        sit = {"name": name, "key": keys[seat], "bytes": secrets.token_hex(16)}
        headers = {"Authorization": f"Bearer {made['links'][seat]}"}
        (await http.post(f"/api/tables/{made['table']}/sit", json=sit, headers=headers)).raise_for_status()
    return made["table"], keys


async def play(line: ClientConnection) -> int:
    """Play the first legal move at every turn until the match is over; how many moves that were."""
    moves = 0
    while True:
        message = decode(await line.recv(decode=False))
        if message.get("legal"):
            moves += 1
            wish = {"c": "move", "move": message["legal"][0]}
            await line.send(
                encode({"t": "do", "id": secrets.token_urlsafe(16), "v": message["v"], "c": wish})
            )
        if message.get("table", {}).get("stage") == "over":
            return moves


async def seat(base: str, table: str, key: str) -> ClientConnection:
    """Connect and be welcomed."""
    line = await connect(base.replace("http", "ws") + "/ws", subprotocols=[SUBPROTOCOL])  # type: ignore[list-item]  # a plain name is fine
    await line.send(encode({"t": "hello", "table": table, "key": key, "tab": "bench", "have": None}))
    assert decode(await line.recv(decode=False))["t"] == "welcome"
    return line


async def main(tables: int) -> None:
    """Run once and print."""
    with tempfile.TemporaryDirectory() as folder:
        server = await start(folder)
        try:
            async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
                gathered = [await gather_table(http) for _ in range(tables)]
            lines = [await seat(server.base, table, key) for table, keys in gathered for key in keys]
            for host in lines[::4]:
                wish = {"t": "do", "id": secrets.token_urlsafe(16), "v": 4, "c": {"c": "start"}}
                await host.send(encode(wish))
            before, began = server.spent(), time.monotonic()
            moves = sum(await asyncio.gather(*(play(line) for line in lines)))
            after, took = server.spent(), time.monotonic() - began
            for line in lines:
                await line.close()
        finally:
            server.process.terminate()
            await server.process.wait()
    hub, sqlite = ((b - a) / moves * 1e6 for a, b in zip(before, after, strict=True))
    print(f"Hub: {tables} tables of four, {moves:,} moves in {took:.1f} s\n")
    print(f"  {'a move, besides SQLite':<38}{hub:>10.0f}  µs of processor time")
    print(f"  {'its commit in SQLite':<38}{sqlite:>10.0f}  µs of processor time")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))
