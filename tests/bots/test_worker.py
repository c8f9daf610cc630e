"""The worker process, talked to as the pool does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from resource import RLIMIT_AS, RLIMIT_CORE, RLIMIT_NOFILE, prlimit
from subprocess import PIPE

import msgspec
import pytest

from fourthseat_bots.jobs import LENGTH, LONGEST_JOB, Answer, Job, frame, packed_view
from fourthseat_bots.policies import POLICIES
from fourthseat_bots.worker import answer
from fourthseat_engine.games import GAMES
from tests.bots.positions import Position, positions

WAIT = 30.0
HANGING = """
import time
from fourthseat_bots import policies, worker
from fourthseat_bots.policy import Policy
def hang(view, legal, seed, budget, out_of_time):
    while True:
        pass
policies.POLICIES["rikiki"]["hangs"] = Policy("hangs", hang, 1)
worker.main()
"""
CHATTING = """
import sys
from fourthseat_bots import policies, worker
from fourthseat_bots.policy import Policy
def chat(view, legal, seed, budget, out_of_time):
    sys.stdout.write("hello")
    sys.stdout.flush()
    return legal[-1]
policies.POLICIES["rikiki"]["chats"] = Policy("chats", chat, 1)
worker.main()
"""

Worker = subprocess.Popen[bytes]


def started(*arguments: str) -> Worker:
    """A worker process."""
    return subprocess.Popen([sys.executable, *arguments], stdin=PIPE, stdout=PIPE, stderr=PIPE)


@pytest.fixture
def worker() -> Iterator[Worker]:
    """The real worker; its input ends when the test does."""
    process = started("-m", "fourthseat_bots.worker")
    yield process
    for pipe in (process.stdin, process.stdout, process.stderr):
        assert pipe is not None
        pipe.close()
    process.wait(WAIT)


def job(position: Position, number: int = 1, policy: str = "easy", seconds: float = WAIT) -> Job:
    """The question what to do in this position."""
    return Job(
        n=number,
        game=position.view.game,
        view=packed_view(position.view),
        legal=tuple(map(str, position.legal)),
        seed=9,
        policy=policy,
        budget=None,
        seconds=seconds,
    )


def asked(process: Worker, question: Job) -> Answer:
    """What a worker answers."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(frame(question))
    process.stdin.flush()
    (length,) = LENGTH.unpack(process.stdout.read(LENGTH.size))
    return msgspec.msgpack.decode(process.stdout.read(length), type=Answer)


def test_it_answers_as_the_policy_does_in_every_game(worker: Worker) -> None:
    number = 0
    for game in GAMES:
        for position in islice(positions(game, 5), 0, 60, 6):
            number += 1
            given = asked(worker, job(position, number))
            move = POLICIES[game]["easy"].choose(position.view, position.legal, 9)
            assert given == Answer(n=number, move=str(move))


def test_a_job_it_cannot_do_is_told_without_a_word_of_the_cards(worker: Worker) -> None:
    position = next(islice(positions("rikiki", 5), 30, None))
    good = job(position)
    for broken in (
        msgspec.structs.replace(good, game="bridge"),
        msgspec.structs.replace(good, policy="clever"),
        msgspec.structs.replace(good, legal=("Xx", *good.legal)),
        msgspec.structs.replace(good, legal=()),
        msgspec.structs.replace(good, view=msgspec.Raw(msgspec.msgpack.encode({"hands": [["Ah"]]}))),
    ):
        given = asked(worker, broken)
        assert given.move is None
        assert given.trouble is not None
        assert not any(card in given.trouble for card in ("Ah", "Xx", *good.legal))
    assert asked(worker, good).move in good.legal


def test_it_ends_when_its_input_ends(worker: Worker) -> None:
    asked(worker, job(next(positions("rikiki", 5))))
    assert worker.stdin is not None
    worker.stdin.close()
    assert worker.wait(WAIT) == 0


def test_it_ends_when_nobody_reads_its_answers(worker: Worker) -> None:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdout.close()
    worker.stdin.write(frame(job(next(positions("rikiki", 5)))))
    worker.stdin.flush()
    assert worker.wait(WAIT) == 0


@pytest.mark.parametrize(
    "rubbish",
    [
        b"\x00\x00\x00\x05\xc1\xc1\xc1\xc1\xc1",
        b"\x00\x00\x00\x09short",
        b"\x00\x00",
        b"\x00\x00\x00\x00",
        LENGTH.pack(LONGEST_JOB + 1),
        LENGTH.pack(0xFFFFFFFF) + bytes(100),
    ],
)
def test_it_ends_at_what_is_no_job(rubbish: bytes) -> None:
    process = started("-m", "fourthseat_bots.worker")
    out, _ = process.communicate(rubbish, timeout=WAIT)
    assert process.returncode != 0
    assert out == b""


def test_it_does_not_mind_an_interrupt_at_the_terminal(worker: Worker) -> None:
    position = next(positions("rikiki", 5))
    asked(worker, job(position))
    worker.send_signal(signal.SIGINT)
    assert asked(worker, job(position, 2)).n == 2


def test_it_bounds_itself(worker: Worker) -> None:
    asked(worker, job(next(positions("rikiki", 5))))
    assert prlimit(worker.pid, RLIMIT_AS) == (512 << 20, 512 << 20)
    assert prlimit(worker.pid, RLIMIT_CORE) == (0, 0)
    assert prlimit(worker.pid, RLIMIT_NOFILE) == (16, 16)
    assert os.getpriority(os.PRIO_PROCESS, worker.pid) > os.getpriority(os.PRIO_PROCESS, 0)


def test_a_job_that_never_ends_is_ended_with_the_process() -> None:
    process = started("-c", HANGING)
    question = job(next(positions("rikiki", 5)), policy="hangs", seconds=0.1)
    out, err = process.communicate(frame(question), timeout=WAIT)
    assert process.returncode == -signal.SIGALRM
    assert (out, err) == (b"", b"")


def test_a_search_that_takes_long_ends_in_time_with_what_it_has() -> None:
    position = next(islice(positions("ristikontra", 5), 3, None))
    question = msgspec.structs.replace(job(position, policy="strong", seconds=0.3), budget=10_000)
    assert answer(question).move in question.legal


def test_what_a_policy_says_aloud_does_not_get_between_the_answers() -> None:
    process = started("-c", CHATTING)
    question = job(next(positions("rikiki", 5)), policy="chats")
    assert asked(process, question) == Answer(n=1, move=question.legal[-1])
    _, err = process.communicate(timeout=WAIT)
    assert err == b"hello"


def test_a_view_in_a_job_is_the_plain_map_of_its_fields() -> None:
    position = next(positions("rikken-sixteen", 5))
    as_map = msgspec.msgpack.decode(packed_view(position.view))
    assert msgspec.convert(as_map, position.game.view_type) == position.view
    assert as_map == msgspec.msgpack.decode(msgspec.msgpack.encode(msgspec.to_builtins(position.view)))
