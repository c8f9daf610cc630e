"""A slice of the simulator's campaign: seeds that hold, mutants that are caught, histories that repeat."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.campaign.sim.mutants import MUTANTS
from tests.campaign.sim.world import GAMES, run

ROOT = Path(__file__).resolve().parents[2]
SEEDS = range(700)
SEEDS_PER_GAME = range(24)
SEEDS_FOR_A_MUTANT = range(12)


@pytest.mark.parametrize("first", range(0, len(SEEDS), 10))
def test_invariants_hold_under_faults(first: int) -> None:
    for seed in SEEDS[first : first + 10]:
        report = run(seed)
        assert report.wrong == [], f"python -m tests.campaign.sim --seed {seed}"
        assert len(report.acknowledged) > 20


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_survives_the_same_faults(game: str) -> None:
    for seed in SEEDS_PER_GAME:
        report = run(seed, game)
        assert report.wrong == [], f"python -m tests.campaign.sim --game {game} --seed {seed}"


def test_there_are_at_least_twenty_mutants() -> None:
    assert len(MUTANTS) >= 20


@pytest.mark.parametrize("name", sorted(MUTANTS))
def test_the_checks_catch(name: str) -> None:
    for seed in SEEDS_FOR_A_MUTANT:
        with MUTANTS[name]():
            report = run(seed)
        if report.wrong:
            return
    pytest.fail(f"{name} went through {len(SEEDS_FOR_A_MUTANT)} seeds unnoticed")


def test_a_seed_gives_the_same_history_in_every_process() -> None:
    histories = set()
    for salt in ("0", "1"):
        done = subprocess.run(
            [sys.executable, "-m", "tests.campaign.sim", "--seed", "7"],
            capture_output=True,
            text=True,
            check=True,
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": salt},
        )
        histories.add(done.stdout)
    assert len(histories) == 1
