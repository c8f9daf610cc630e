"""What the engine did yesterday, kept as data: writes it anew, or only says where it differs.

    python tests/golden/write.py            write everything
    python tests/golden/write.py --check    write nothing; exit 1 when something differs

`<game>/hashes.txt` holds the SHA-256 of the record of 500 matches by chance, one a line with its seed;
`<game>/records/` holds 20 short records whole; `<game>/positions.txt` counts the positions that can be
reached from a few deals, by the number of moves made; `folds/` holds, for some observers of a match, every
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

from fourthseat_engine.chance import Stream
from fourthseat_engine.events import redact
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.game import State
from fourthseat_engine.games import GAMES, AnyGame
from fourthseat_engine.moves import BidContract, Move, Pass, parse_move
from fourthseat_engine.options import Options
from fourthseat_engine.record import Record, dumps
from fourthseat_engine.replay import replay, start_of
from fourthseat_engine.seats import Observer
from fourthseat_engine.simulate import Chooser, play_match, random_chooser, simulated_terms
from fourthseat_engine.views import View

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Bence", "Aino", "Joris")
SEEDS = range(500)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deals:
    """A deal number (from 0) of a match with these options; counted `moves` moves deep, from the dealing
    or from after the moves `opening` and `easy` more, each the first that was legal."""

    options: Options
    deal: int
    moves: int
    opening: tuple[str, ...] = ()
    easy: int = 0

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.options.items()]
        after = [f"after={','.join(self.opening)}+{self.easy}"] if self.opening or self.easy else []
        return " ".join([*words, f"deal={self.deal + 1}", *after])


@dataclass(frozen=True, slots=True, kw_only=True)
class Fold:
    """A match kept for folding, and for whom; `name` tells several of one game apart."""

    options: Options
    observers: tuple[Observer, ...]
    seed: int = 0
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """What is kept of a game besides the hashes: options of the whole records, counted deals, the folds.
    `chooser` plays its matches."""

    records: tuple[Options, ...]
    counted: tuple[Deals, ...]
    folds: tuple[Fold, ...]
    chooser: Chooser = random_chooser


def low_bidder(view: View, legal: tuple[Move, ...], seed: int) -> Move:
    """Passes every other time and bids low, so that a ladder's small contracts are played as well."""
    stream = Stream(seed)
    if not isinstance(legal[-1], (BidContract, Pass)):
        return random_chooser(view, legal, seed)
    if legal[0] == Pass() and stream.below(2):
        return legal[0]
    return legal[min(len(legal) - 1, stream.below(4))]


RIKIKI_RECORDS: tuple[Options, ...] = (
    *({"longest": longest} for longest in (1, 2, 3, 4, 5, 6, 13)),
    *({"longest": longest, "hook": "not-last"} for longest in (1, 3, 4)),
)

RISTIKONTRA_RECORDS: tuple[Options, ...] = (
    {"target": 1},
    {"target": 2},
    {"target": 7},
    {"target": 1, "klappi": True},
    {"target": 2, "klappi": True},
    {"target": 3, "klappi": True},
    {"target": 1, "five_cards": True},
    {"target": 2, "queen_king_rule": True},
    {"target": 1, "fourth_king_ban": True},
    {"target": 2, "five_cards": True, "queen_king_rule": True},
)

THREE_KINGS = ("Kh", "6d", "8c", "4c", "Ks", "7d", "2d", "5c", "Kd", "Jd", "7c", "9c")
"""Three leads of one rank by one seat, so that the rank is barred."""

THREE_PASSES = ("pass",) * 3
LAST_RIK = (*THREE_PASSES, "bid rik")
BLIND_CALL = ("bid rik", *THREE_PASSES, "trump d", "call As")
JOINT = ("bid misere", "pass", "bid piek", "pass")
SHUFFLED: Options = {"deal_style": "shuffle"}
PLAYED_OUT: Options = {"stop_when_decided": False}

NINE_RECORDS: tuple[Options, ...] = (
    {"deals": 1},
    {"deals": 2},
    {"deals": 2, "open_exposure": "before_first_lead"},
    {"deals": 2, "open_exposure": "after_first_trick"},
    {"deals": 3, "stop_when_decided": False},
)

SIXTEEN_RECORDS: tuple[Options, ...] = (
    {"rounds": 2},
    {"rounds": 3, "settlement": "cash", "currency": "huf", "unit": 1000},
    {"rounds": 2, "deal_style": "shuffle"},
    {"rounds": 2, "stop_when_decided": True},
    {"rounds": 3, "undertricks": "per_trick_only", "stop_when_decided": True},
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
        folds=(Fold(options={"longest": 3}, observers=(0, 2, None)),),
    ),
    "ristikontra": Kept(
        records=RISTIKONTRA_RECORDS * 2,
        counted=(
            Deals(options={}, deal=0, moves=4),
            Deals(options={"klappi": True}, deal=0, moves=4),
            Deals(options={}, deal=3, moves=4, opening=THREE_KINGS),
            Deals(options={}, deal=1, moves=5, easy=26),
            Deals(options={}, deal=2, moves=12, easy=40),
            Deals(options={"klappi": True}, deal=6, moves=5, easy=25),
            Deals(options={"queen_king_rule": True}, deal=4, moves=12, easy=40),
        ),
        folds=(
            Fold(options={"target": 1}, observers=(1, None), seed=149),
            Fold(options={"target": 1}, observers=(0,), seed=29, name="held"),
            Fold(options={"target": 1, "klappi": True}, observers=(3,), seed=11, name="klappi"),
        ),
    ),
    "rikken-nine": Kept(
        records=NINE_RECORDS * 4,
        counted=(
            Deals(options={}, deal=0, moves=4),
            Deals(options={}, deal=1, moves=4),
            Deals(options={}, deal=2, moves=3, opening=(*LAST_RIK, "trump s"), easy=1),
            Deals(options={}, deal=3, moves=9, opening=(*LAST_RIK, "trump d"), easy=40),
            Deals(options=PLAYED_OUT, deal=4, moves=9, opening=("bid open_piek", *THREE_PASSES), easy=36),
            Deals(options=PLAYED_OUT, deal=5, moves=9, opening=("bid thirteen", "trump h"), easy=40),
        ),
        folds=(
            Fold(options={"deals": 1}, observers=(1, None), seed=37),
            Fold(options={"deals": 1}, observers=(0,), seed=13, name="open"),
        ),
        chooser=low_bidder,
    ),
    "rikken-sixteen": Kept(
        records=SIXTEEN_RECORDS * 4,
        counted=(
            Deals(options={}, deal=0, moves=4),
            Deals(options={}, deal=1, moves=4),
            Deals(options=SHUFFLED, deal=11, moves=3, opening=BLIND_CALL),
            Deals(options=SHUFFLED, deal=11, moves=7, opening=BLIND_CALL, easy=40),
            Deals(options=SHUFFLED, deal=12, moves=4, easy=1),
            Deals(options=SHUFFLED, deal=1, moves=9, opening=JOINT, easy=40),
        ),
        folds=(
            Fold(options={"rounds": 1}, observers=(0, 1), seed=767, name="blind"),
            Fold(options={"rounds": 1, "stop_when_decided": True}, observers=(0, None), seed=55, name="talk"),
        ),
        chooser=low_bidder,
    ),
}


def written(game: str, kept: Kept) -> Iterator[tuple[str, str]]:
    """A game's golden files but for the hashes: their names below this folder, and their text."""
    for seed, options in enumerate(kept.records):
        yield f"{game}/records/{seed:02}.record", dumps(played(game, options, seed))
    lines = [f"{deals}: {' '.join(map(str, positions(GAMES[game], deals)))}\n" for deals in kept.counted]
    yield f"{game}/positions.txt", "".join(lines)
    for fold in kept.folds:
        for observer in fold.observers:
            who = "spectator" if observer is None else str(observer)
            name = "-".join(filter(None, (game, fold.name, who)))
            yield f"folds/{name}.json", folded(played(game, fold.options, fold.seed), observer)


def hashes(game: str) -> Iterator[tuple[str, str]]:
    """The file of a game's hashes, which takes the longest to make."""
    yield f"{game}/hashes.txt", "".join(f"{seed} {hashed(game, seed)}\n" for seed in SEEDS)


def played(game: str, options: Options, seed: int) -> Record:
    """The match that follows from this seed, played by chance."""
    return play_match(simulated_terms(game, options, NAMES, seed, 0), (KEPT[game].chooser,) * 4)


def hashed(game: str, seed: int) -> str:
    """The SHA-256 of a record's text."""
    return hashlib.sha256(dumps(played(game, {}, seed)).encode()).hexdigest()


def positions(game: AnyGame, deals: Deals) -> list[int]:
    """How many positions can be reached by 0, 1, 2, … moves from the dealing."""
    state = game.start(game.read_options(deals.options), 0)
    for deal in range(deals.deal):
        state = game.deal(state, pack_of_deal(b"golden", deal)).state
        while game.to_act(state) is not None:
            state = _after(game, state, game.legal_moves(state)[0])
    state = game.deal(state, pack_of_deal(b"golden", deals.deal)).state
    for text in deals.opening:
        state = _after(game, state, parse_move(text))
    for _ in range(deals.easy):
        state = _after(game, state, game.legal_moves(state)[0])
    counts = [0] * (deals.moves + 1)
    _count(game, state, counts, 0)
    return counts


def _after(game: AnyGame, state: State, move: Move) -> State:
    seat = game.to_act(state)
    assert seat is not None
    return game.play(state, seat, move).state


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
            print(f"{'differs' if check else 'written'}: {name}")
            if not check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8", newline="\n")
    print("Everything is as it was." if not different else f"{different} files.")
    return 1 if check and different else 0


if __name__ == "__main__":
    sys.exit(main())
