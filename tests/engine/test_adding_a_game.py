"""`engine/README.md` says how a game is added: followed here with a toy, and compared with the code."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fourthseat_bots.policy import Policies, named
from fourthseat_engine.game import Game
from fourthseat_engine.games import GAMES, game_named, register
from fourthseat_engine.record import dumps
from fourthseat_engine.replay import verify
from fourthseat_engine.simulate import play_match, simulated_terms
from fourthseat_engine.views import View
from tests.engine.conformance import (
    test_law_1_folding,
    test_law_2_worlds,
    test_law_3_moves,
    test_law_4_records,
    test_law_5_secrecy,
)
from tests.engine.conformance.histories import OBSERVERS
from tests.engine.high_card import HIGH_CARD

ALL = register(*GAMES.values(), HIGH_CARD)
NAMES = ("Anna", "Bence", "Aino", "Joris")
LAWS = (test_law_1_folding, test_law_2_worlds, test_law_3_moves, test_law_4_records, test_law_5_secrecy)


def laws() -> Iterator[object]:
    """Every law of the conformance suite, for every observer where it is about one."""
    for module in LAWS:
        for name, law in vars(module).items():
            if not name.startswith("test_"):
                continue
            if "observer" not in inspect.signature(law).parameters:
                yield pytest.param(law, {}, id=name)
                continue
            for observer in OBSERVERS:
                yield pytest.param(law, {"observer": observer}, id=f"{name}-{observer}")


@pytest.mark.parametrize(("law", "about"), list(laws()))
def test_the_toy_keeps_the_law(law: Callable[..., None], about: dict[str, object]) -> None:
    law(game=ALL["high-card"], **about)


def test_the_toy_is_one_of_the_registered_games() -> None:
    assert game_named("high-card", ALL) is ALL["high-card"]
    assert set(ALL) - set(GAMES) == {"high-card"}


def test_bots_play_the_toy_and_its_record_is_verified() -> None:
    policies: Policies[View] = named()
    policy = policies["random"]
    terms = simulated_terms("high-card", {"deals": 3}, NAMES, 1, 0, ALL)
    record = play_match(terms, (policy.choose,) * 4, ALL)
    assert verify(dumps(record), ALL) == record
    assert sum(record.standings.totals) == 3


@pytest.fixture(scope="session")
def checklist(checkout: Path) -> str:
    """What a person who adds a game reads."""
    return (checkout / "engine/README.md").read_text("utf-8")


def test_every_file_that_the_checklist_names_is_there(checklist: str, checkout: Path) -> None:
    named_files = re.findall(r"`((?:clients|engine|server|tests)/[\w./-]*)`", checklist)
    assert len(named_files) > 15
    assert [name for name in named_files if not (checkout / name).exists()] == []


def test_the_checklist_names_all_that_a_game_must_have(checklist: str) -> None:
    wanted = {*Game.__abstractmethods__, "name", "rules_version", "options", "view_type", "event_types"}
    assert {name for name in wanted if f"`{name}`" not in checklist} == set()


def test_every_name_that_the_checklist_takes_from_a_file_is_in_it(checklist: str, checkout: Path) -> None:
    pairs = re.findall(r"`([A-Z][\w]+)` in `([\w./-]+)`", checklist)
    assert len(pairs) > 8
    for name, file in pairs:
        assert re.search(rf"\b{name}\b", (checkout / file).read_text("utf-8")), f"{name} in {file}"
