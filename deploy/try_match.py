"""Play a match against a running composition and restart hub and Redis in the middle, for `try_image.sh`.

    python -m deploy.try_match COMPOSE PORT [PORT ...]

Two people, on different hubs if there are two, and two bots. Every acknowledged move must be in the record.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys

from fourthseat_client.api import Api, NewTable
from fourthseat_client.client import Client
from fourthseat_client.commands import Fill, Move, Start
from fourthseat_client.errors import Refused
from fourthseat_client.links import Server
from fourthseat_client.session import Session, fresh_secret
from fourthseat_engine.replay import verify

QUICKER = ("move/stale", "illegal/turn", "stage/over")
"""The bot that covers for somebody who is away may have been quicker."""
WITHIN = 300.0
"""Seconds for the whole match."""


async def main(compose: str, ports: list[int]) -> None:
    """Play, restart, and check."""
    servers = [Server(secure=False, host="127.0.0.1", port=port) for port in ports]
    wish = NewTable(game="rikiki", name="Anna", options={"longest": 5}, pace="brisk")
    api = Api(servers[0])
    made = await api.create(wish)
    key = fresh_secret()
    assert made.links[1] is not None
    await Api(servers[-1]).sit(made.table, made.links[1], name="Bence", key=key)
    keys = (wish.key, key)
    async with (
        Client(servers[0], made.table, keys[0]) as anna,
        Client(servers[-1], made.table, keys[1]) as bence,
    ):
        await anna.until(lambda session: session.live)
        await anna.act(Fill("easy"))
        await anna.act(Start())
        restarts = asyncio.create_task(restart(compose))
        moves = await asyncio.gather(play(anna), play(bence))
        await restarts
    record = verify(await api.record(made.table, 0, wish.key))
    recorded = [sum(m.seat == seat for deal in record.deals for m in deal.moves) for seat in (0, 1)]
    assert all(own <= all_told for own, all_told in zip(moves, recorded, strict=True)), (moves, recorded)
    sys.stdout.write(f"{sum(moves)} moves acknowledged, all in the record; ports {ports}\n")


async def play(person: Client) -> int:
    """Play the first legal move at every turn until the match is over; the number that was acknowledged."""
    moves = 0
    while True:
        await person.until(_is_due)
        session = person.session
        assert session.table is not None
        if session.table.stage == "over":
            return moves
        assert session.legal is not None
        try:
            await person.act(Move(session.legal[0]))
            moves += 1
        except Refused as refused:
            if refused.code not in QUICKER:
                raise


def _is_due(session: Session) -> bool:
    over = session.table is not None and session.table.stage == "over"
    return session.live and (over or bool(session.legal))


async def restart(compose: str) -> None:
    """Restart one service after the other while the match goes on."""
    for service in ("hub", "redis", "bots"):
        await asyncio.sleep(3)
        command = [compose, "restart", "--timeout", "5", service]
        await asyncio.to_thread(subprocess.run, command, check=True, stdout=subprocess.DEVNULL)
        sys.stdout.write(f"restarted {service}\n")


if __name__ == "__main__":
    asyncio.run(asyncio.wait_for(main(sys.argv[1], [int(port) for port in sys.argv[2:]]), WITHIN))
