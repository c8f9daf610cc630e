"""What the engine did yesterday, kept as data: writes it anew, or only says where it differs.

    python tests/golden/write.py            write everything
    python tests/golden/write.py --check    write nothing; exit 1 when something differs

`<game>/hashes.txt` holds the SHA-256 of the record of 500 matches by chance, one a line with its seed;
`<game>/records/` holds 20 short records whole; `<game>/positions.txt` counts the positions that can be
reached from a few deals, by the number of moves made; `folds/` holds, for three observers of one match, every
step's events and the view after them, for whoever folds events in another language.

A difference means that matches played before would not be replayed as they were: look at it before
you keep it, and give the rules a new version when it is meant.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import msgspec

from fourthseat_engine.events import redact
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.game import State
from fourthseat_engine.games import GAMES, AnyGame
from fourthseat_engine.options import Options
from fourthseat_engine.record import Record, dumps
from fourthseat_engine.replay import replay, start_of
from fourthseat_engine.seats import Observer
from fourthseat_engine.simulate import play_match, random_chooser, simulated_terms

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Bence", "Aino", "Joris")
SEEDS = range(500)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deals:
    """A deal number (from 0) of a match with these options; counted `moves` moves deep."""

    options: Options
    deal: int
    moves: int

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([*words, f"deal={self.deal + 1}"])


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """What is kept of a game besides the hashes: options of the whole records, counted deals, the folds."""

    records: tuple[Options, ...]
    counted: tuple[Deals, ...]
    folded: Options
    observers: tuple[Observer, ...]


RIKIKI_RECORDS: tuple[Options, ...] = (
    *({"longest": longest} for longest in (1, 2, 3, 4, 5, 6, 13)),
    *({"longest": longest, "hook": "not-last"} for longest in (1, 3, 4)),
)

KEPT: dict[str, Kept] = {
    "rikiki": Kept(
        records=RIKIKI_RECORDS * 2,
        counted=(
            Deals(options={}, deal=0, moves=8),
            Deals(options={"longest": 1, "hook": "not-last"}, deal=0, moves=8),
            Deals(options={}, deal=1, moves=12),
            Deals(options={}, deal=2, moves=9),
            Deals(options={}, deal=3, moves=6),
            Deals(options={}, deal=12, moves=4),
            Deals(options={"longest": 2, "hook": "not-last"}, deal=2, moves=8),
        ),
        folded={"longest": 3},
        observers=(0, 2, None),
    )
}


def written(game: str, kept: Kept) -> Iterator[tuple[str, str]]:
    """A game's golden files but for the hashes: their names below this folder, and their text."""
    for seed, options in enumerate(kept.records):
        yield f"{game}/records/{seed:02}.record", dumps(played(game, options, seed))
    lines = [f"{deals}: {' '.join(map(str, positions(GAMES[game], deals)))}\n" for deals in kept.counted]
    yield f"{game}/positions.txt", "".join(lines)
    for observer in kept.observers:
        name = "spectator" if observer is None else observer
        yield f"folds/{game}-{name}.json", folded(played(game, kept.folded, 0), observer)


def hashes(game: str) -> Iterator[tuple[str, str]]:
    """The file of a game's hashes, which takes the longest to make."""
    yield f"{game}/hashes.txt", "".join(f"{seed} {hashed(game, seed)}\n" for seed in SEEDS)


def played(game: str, options: Options, seed: int) -> Record:
    """The match that follows from this seed, played by chance."""
    return play_match(simulated_terms(game, options, NAMES, seed, 0), (random_chooser,) * 4)


def hashed(game: str, seed: int) -> str:
    """The SHA-256 of a record's text."""
    return hashlib.sha256(dumps(played(game, {}, seed)).encode()).hexdigest()


def positions(game: AnyGame, deals: Deals) -> list[int]:
    """How many positions can be reached by 0, 1, 2, … moves from the dealing."""
    state = game.start(game.read_options(deals.options), 0)
    for deal in range(deals.deal):
        state = game.deal(state, pack_of_deal(b"golden", deal)).state
        while (seat := game.to_act(state)) is not None:
            state = game.play(state, seat, game.legal_moves(state)[0]).state
    counts = [0] * (deals.moves + 1)
    _count(game, game.deal(state, pack_of_deal(b"golden", deals.deal)).state, counts, 0)
    return counts


def _count(game: AnyGame, state: State, counts: list[int], made: int) -> None:
    counts[made] += 1
    seat = game.to_act(state)
    if seat is not None and made + 1 < len(counts):
        for move in game.legal_moves(state):
            _count(game, game.play(state, seat, move).state, counts, made + 1)


def folded(record: Record, observer: Observer) -> str:
    """What an observer heard and knew at every step of a match, as JSON with a step a line."""
    game = GAMES[record.terms.game]
    steps = [
        {
            "events": msgspec.to_builtins(redact(moment.step.told, observer)),
            "view": msgspec.to_builtins(game.view(moment.step.state, observer)),
        }
        for moment in replay(record)
    ]
    start = msgspec.to_builtins(game.view(start_of(record), observer))
    head = {"game": game.name, "observer": observer, "start": start}
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    rows = ",\n".join(map(json.dumps, steps))
    return "{\n" + ",\n".join(lines) + f',\n"steps": [\n{rows}\n]\n}}\n'


def main() -> int:
    """Write, or check; returns the exit code."""
    parser = argparse.ArgumentParser(description="Write the golden files anew.")
    parser.add_argument("--check", action="store_true", help="write nothing, say what differs")
    check = parser.parse_args().check
    different = 0
    for game, kept in KEPT.items():
        for name, text in chain(written(game, kept), hashes(game)):
            path = FOLDER / name
            if path.is_file() and path.read_text("utf-8") == text:
                continue
            different += 1
            print(f"{'differs' if check else 'written'}: {name}")  # noqa: T201
            if not check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8", newline="\n")
    print("Everything is as it was." if not different else f"{different} files.")  # noqa: T201
    return 1 if check and different else 0


if __name__ == "__main__":
    sys.exit(main())
