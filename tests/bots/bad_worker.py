"""A worker that misbehaves in the way that its argument names. It talks as the real one does otherwise.

Each process writes a line with its pid into the file that the second argument names.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import BinaryIO

import msgspec

from fourthseat_bots.jobs import LENGTH, Answer, Job, frame


def reply(manner: str, job: Job, out: BinaryIO) -> None:
    """Do to a job what this manner of worker does."""
    first = job.legal[0]
    match manner:
        case "good":
            out.write(frame(Answer(n=job.n, move=first)))
        case "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        case "leaves":
            sys.exit(0)
        case "hangs":
            signal.pause()
        case "lies":
            out.write(frame(Answer(n=job.n, move="2c" if first != "2c" else "3c")))
        case "names no move":
            out.write(frame(Answer(n=job.n, move="fourthseat")))
        case "answers another":
            out.write(frame(Answer(n=job.n + 1, move=first)))
        case "garbage":
            out.write(LENGTH.pack(5) + b"\xc1rubb")
        case "text":
            out.write(b"Traceback (most recent call last):\n" * 20)
        case "huge":
            out.write(LENGTH.pack(64 << 20))
            while True:
                out.write(bytes(1 << 16))
        case "half":
            out.write(frame(Answer(n=job.n, move=first))[:-1])
        case "no map":
            body = msgspec.msgpack.encode([job.n, first])
            out.write(LENGTH.pack(len(body)) + body)
        case "trouble":
            out.write(frame(Answer(n=job.n, trouble="KeyError in choose, line 7")))
        case "once":
            out.write(frame(Answer(n=job.n, move=first)))
            out.flush()
            sys.exit(0)


def main(manner: str, pids: str) -> None:
    """Serve jobs in this manner."""
    with Path(pids).open("a") as file:
        file.write(f"{os.getpid()}\n")
    source, out = sys.stdin.buffer, sys.stdout.buffer
    while head := source.read(LENGTH.size):
        job = msgspec.msgpack.decode(source.read(LENGTH.unpack(head)[0]), type=Job)
        reply(manner, job, out)
        out.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
