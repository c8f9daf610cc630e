"""A process with a pool of two real workers that waits for its own end; it writes their pids to a file."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from fourthseat_server.bots.pool import Question, WorkerPool
from tests.bots.positions import positions


async def main(pids: Path) -> None:
    """Start both workers, tell of them, and wait."""
    pool = WorkerPool(2)
    position = next(positions("rikiki", 1))
    asked = Question(view=position.view, legal=position.legal, seed=1, policy="random")
    await asyncio.gather(pool.choose(asked, 30.0), pool.choose(asked, 30.0))
    tell_of_children(pids)
    await asyncio.Event().wait()


def tell_of_children(file: Path) -> None:
    """Write the pids of this process's children, all at once."""
    part = file.with_suffix(".part")
    part.write_text(Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text())
    part.rename(file)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
