"""A thousand matches of every ruleset as `fourthseat simulate` plays them, with the laws asserted on the way.

    make thousand                                    1,000 matches of each, compared with `thousand.txt`
    make thousand ARGS="--every 10 --game rikiki"    the laws on every tenth match only, which is much faster
    PYTHONPATH=build/compiled .venv/bin/python -m tests.campaign.thousand     on the compiled engine

`tests/golden/thousand.txt` keeps, for each ruleset, the SHA-256 of the texts of its first few records and of
all thousand, one behind the other: they must be the same on every Python, interpreted or compiled.

Asserted at every step of a match: what each seat and a spectator have folded is their view; somebody may act
exactly when there are legal moves. For one seat and the spectator, at every 29th step: a world leaves the
view as it is. At the end: the record verifies, and reading it gives it back.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track

from fourthseat_engine.events import redact
from fourthseat_engine.games import GAMES, AnyGame
from fourthseat_engine.games.rikiki import deal
from fourthseat_engine.record import dumps, loads
from fourthseat_engine.replay import replay, start_of, verify
from fourthseat_engine.seats import SEATS
from fourthseat_engine.simulate import play_match, random_chooser, simulated_terms
from fourthseat_server.cli.info import how_it_runs

KEPT = Path(__file__).parents[1] / "golden" / "thousand.txt"
FEW, MATCHES, WORLDS_EVERY = 3, 1000, 29
NAMES = ("random",) * 4


def kept() -> dict[str, tuple[str, str]]:
    """The digests of the first few matches and of all, by ruleset."""
    lines = (line.split() for line in KEPT.read_text("utf-8").splitlines())
    return {game: (few, all_of_them) for game, few, all_of_them in lines}


def digest(game: str, matches: Iterable[int], every: int = 1) -> str:
    """Play these matches and assert the laws on every so many. Raises `AssertionError` for a broken law."""
    digest = hashlib.sha256()
    for match in matches:
        terms = simulated_terms(game, {}, NAMES, 1, match)
        text = dumps(play_match(terms, (random_chooser,) * 4))
        digest.update(text.encode())
        if match % every == 0:
            assert_laws(GAMES[game], text)
    return digest.hexdigest()


def assert_laws(game: AnyGame, text: str) -> None:
    """Assert the laws on the match of a record."""
    record = loads(text)
    assert dumps(record) == text
    assert verify(text) == record
    state = start_of(record)
    views = {observer: game.view(state, observer) for observer in (*SEATS, None)}
    for number, moment in enumerate(replay(record)):
        state = moment.step.state
        for observer, view in views.items():
            for event in redact(moment.step.told, observer):
                view = game.see(view, event)
            assert view == game.view(state, observer), f"{text.splitlines()[0]}: step {number}, {observer}"
            views[observer] = view
        assert (game.to_act(state) is None) == (not game.legal_moves(state))
        if number % WORLDS_EVERY == 0:
            for observer in (0, None):
                world = next(game.worlds(views[observer], number))
                assert game.view(world, observer) == views[observer]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and compare: 1 when a digest is another one."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--game", choices=tuple(GAMES), action="append")
    reader.add_argument("--every", type=int, default=1, help="the laws on every so many matches (1)")
    given = reader.parse_args(arguments)
    console = Console(stderr=True)
    wrong = 0
    how = how_it_runs(deal.__file__)
    print(f"Python {sys.version.split()[0]}, {how}, laws on every {given.every}. match", flush=True)
    for game in given.game or GAMES:
        quiet = not console.is_terminal
        matches = track(range(MATCHES), game, console=console, transient=True, disable=quiet)
        found = digest(game, matches, given.every)
        same = found == kept()[game][1]
        wrong |= not same
        print(f"{game:<16}{found}  {'as kept' if same else 'ANOTHER than kept'}", flush=True)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
