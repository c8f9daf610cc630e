"""How soon everybody is back when the server is killed under many tables.

    make recovery                                   1,000 tables with a person each, killed three times
    make recovery ARGS="--tables 200 --on redis"

A client counts as back when it has been welcomed again, with whatever it had missed. The time runs from the
moment when the server, started again at once, serves; starting it takes as long as is told beside.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from fourthseat_client import Api, Client, NewTable
from tests.campaign.server_process import ServerProcess
from tests.server.redis_process import running_redis

TABLES, KILLS = 1000, 3
AT_ONCE = 20
"""Tables that are opened at the same time."""
BACK_WITHIN = 120.0


@dataclass
class Recovery:
    """Seconds: how long the server took to start each time, and after how long each client was back."""

    started: list[float] = field(default_factory=list)
    back: list[float] = field(default_factory=list)

    def figures(self) -> str:
        """For people."""
        back = sorted(self.back)
        half, most = back[len(back) // 2], back[int(len(back) * 0.99)]
        starting = max(self.started)
        return (
            f"{len(back)} times a client came back: after {half:.2f} s (median), {most:.2f} s (99%), "
            f"{back[-1]:.2f} s (most), and the server took {starting:.2f} s (most) to start"
        )


async def recover(server: ServerProcess, tables: int, kills: int) -> Recovery:
    """Open so many tables, then kill the server again and again. Raises `TimeoutError` if one stays away."""
    found = Recovery()
    api, gate = Api(server.address), asyncio.Semaphore(AT_ONCE)

    async def opened(stack: AsyncExitStack) -> Client:
        async with gate:
            wish = NewTable(game="rikiki", name="Anna")
            made = await api.create(wish)
            client = await stack.enter_async_context(Client(server.address, made.table, wish.key))
            await client.until(lambda session: session.live)
            return client

    async def back(client: Client, since: float) -> float:
        await client.until(lambda session: session.live)
        return monotonic() - since

    await asyncio.to_thread(server.start)
    try:
        async with AsyncExitStack() as stack:
            clients = await asyncio.gather(*(opened(stack) for _ in range(tables)))
            for _ in range(kills):
                await asyncio.to_thread(server.kill)
                for client in clients:
                    await client.until(lambda session: not session.live)
                began = monotonic()
                await asyncio.to_thread(server.start)
                serving = monotonic()
                found.started.append(serving - began)
                async with asyncio.timeout(BACK_WITHIN):
                    found.back += await asyncio.gather(*(back(client, serving) for client in clients))
    finally:
        await asyncio.to_thread(server.stop)
    return found


def measure(on: str, tables: int, kills: int) -> Recovery:
    """Recover on a store, `sqlite` or `redis`, in a folder of its own."""
    unlimited = {
        "FOURTHSEAT_TABLES_PER_ADDRESS": "100000",
        "FOURTHSEAT_SOCKETS_PER_ADDRESS": "100000",
        "FOURTHSEAT_BOTS": "1",
        "FOURTHSEAT_LOG_LEVEL": "error",
    }
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        if on == "sqlite":
            return asyncio.run(recover(ServerProcess(data, environment=unlimited), tables, kills))
        with running_redis(Path(folder) / "redis") as redis:
            server = ServerProcess(data, environment=unlimited | {"FOURTHSEAT_REDIS": redis.address})
            return asyncio.run(recover(server, tables, kills))


def main(arguments: Sequence[str] | None = None) -> int:
    """The measurement as a program."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--tables", type=int, default=TABLES)
    reader.add_argument("--kills", type=int, default=KILLS)
    reader.add_argument("--on", choices=("sqlite", "redis"), action="append")
    given = reader.parse_args(arguments)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    for on in given.on or ("sqlite", "redis"):
        print(f"{on}: {measure(on, given.tables, given.kills).figures()}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
