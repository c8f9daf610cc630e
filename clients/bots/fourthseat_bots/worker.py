"""The worker process: reads jobs from standard input, writes answers to standard output, until the end of
its input.

    python -m fourthseat_bots.worker

It bounds its own memory and, for each job, its time; it writes no core file, and tells of a failure only
where in the code it happened, since anything more could hold a player's cards.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from resource import RLIMIT_AS, RLIMIT_CORE, RLIMIT_NOFILE, setrlimit
from typing import BinaryIO

import msgspec

from fourthseat_bots.jobs import LENGTH, LONGEST_JOB, Answer, Job, frame
from fourthseat_bots.policies import POLICIES
from fourthseat_engine.games import game_named
from fourthseat_engine.moves import parse_move

MEMORY = 512 << 20
OPEN_FILES = 16
NICENESS = 5
ENOUGH = 0.7
"""The part of a job's time after which its search ends."""
GRACE = 0.5
"""Seconds after a job's time until the process is ended."""


def answer(job: Job) -> Answer:
    """Decide a job. Whatever goes wrong in it is told in the answer."""
    try:
        return Answer(n=job.n, move=_decide(job))
    except Exception as failure:
        return Answer(n=job.n, trouble=_where(failure))


def _decide(job: Job) -> str:
    game = game_named(job.game)
    view = msgspec.msgpack.decode(job.view, type=game.view_type)
    legal = tuple(parse_move(text) for text in job.legal)
    until = time.monotonic() + ENOUGH * job.seconds
    policy = POLICIES[job.game][job.policy]
    move = policy.choose(view, legal, job.seed, job.budget, lambda: time.monotonic() > until)
    return job.legal[legal.index(move)]


def _where(failure: Exception) -> str:
    """The kind of a failure and the line it came from, but none of its words."""
    at = failure.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    if at is None:
        return type(failure).__name__
    return f"{type(failure).__name__} in {at.tb_frame.f_code.co_qualname}, line {at.tb_lineno}"


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer jobs until there are none. Raises `ValueError` for what is no job at all."""
    decoder = msgspec.msgpack.Decoder(Job)
    while head := jobs.read(LENGTH.size):
        length = LENGTH.unpack(head)[0] if len(head) == LENGTH.size else 0
        body = jobs.read(length) if length <= LONGEST_JOB else b""
        if not body or len(body) < length:
            raise ValueError("a frame was cut short or is too long")
        job = decoder.decode(body)
        signal.setitimer(signal.ITIMER_REAL, job.seconds + GRACE)
        given = frame(answer(job))
        signal.setitimer(signal.ITIMER_REAL, 0)
        answers.write(given)
        answers.flush()


def main() -> None:
    """Serve standard input and output under limits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    setrlimit(RLIMIT_AS, (MEMORY, MEMORY))
    setrlimit(RLIMIT_CORE, (0, 0))
    setrlimit(RLIMIT_NOFILE, (OPEN_FILES, OPEN_FILES))
    os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()
