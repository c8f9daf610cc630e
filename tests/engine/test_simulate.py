"""Whole matches by choosers, the same from the same seed."""

from __future__ import annotations

from collections import Counter

import pytest

from fourthseat_engine.cards import UNKNOWN
from fourthseat_engine.errors import IllegalMove, Unreadable
from fourthseat_engine.moves import Move, Pass, Play, parse_move
from fourthseat_engine.record import dumps
from fourthseat_engine.replay import verify
from fourthseat_engine.seats import SEATS
from fourthseat_engine.simulate import Chooser, play_match, random_chooser, simulated_terms
from fourthseat_engine.views import View

NAMES = ("Anna", "Bence", "Aino", "Joris")


def _text(seed: int, match: int = 0) -> str:
    return dumps(
        play_match(simulated_terms("rikiki", {"longest": 2}, NAMES, seed, match), (random_chooser,) * 4)
    )


def test_the_same_seed_gives_the_same_bytes_and_others_do_not() -> None:
    texts = [_text(seed, match) for seed in (1, 2) for match in (0, 1)]
    assert texts == [_text(seed, match) for seed in (1, 2) for match in (0, 1)]
    assert len(set(texts)) == 4
    for text in texts:
        verify(text)


def test_a_chooser_sees_its_own_seats_view_and_legal_moves_only() -> None:
    asked: list[int] = []

    def watching(seat: int) -> Chooser:
        def choose(view: View, legal: tuple[Move, ...], seed: int) -> Move:
            assert view.observer == view.turn == seat
            others = [card for other in SEATS if other != seat for card in view.hands[other]]
            assert set(others) <= {UNKNOWN}
            assert all(isinstance(move, Play) <= (view.phase == "play") for move in legal)
            asked.append(seat)
            return legal[-1]

        return choose

    play_match(simulated_terms("rikiki", {"longest": 3}, NAMES, 5, 0), [watching(seat) for seat in SEATS])
    assert set(asked) == set(SEATS)


def test_a_choosers_illegal_move_is_an_error() -> None:
    with pytest.raises(IllegalMove):
        play_match(simulated_terms("rikiki", {}, NAMES, 1, 0), (lambda view, legal, seed: Pass(),) * 4)


def test_random_choice_takes_a_kind_of_move_first() -> None:
    legal = tuple(map(parse_move, ["pass", *(f"bid {tricks}" for tricks in range(9))]))
    view = _any_view()
    chosen = Counter(type(random_chooser(view, legal, seed)) for seed in range(2000))
    assert 900 < chosen[Pass] < 1100


def test_random_choice_reaches_every_move_of_a_kind() -> None:
    legal = tuple(map(parse_move, ["2c", "3c", "4c"]))
    view = _any_view()
    chosen = Counter(random_chooser(view, legal, seed) for seed in range(3000))
    assert all(850 < chosen[move] < 1150 for move in legal)


@pytest.mark.parametrize(
    ("game", "options"), [("whist", {}), ("rikiki", {"longest": 0}), ("rikiki", {"x": 1})]
)
def test_unknown_games_and_options_are_refused(game: str, options: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        simulated_terms(game, options, NAMES, 1, 0)


def _any_view() -> View:
    seen: list[View] = []

    def keep(view: View, legal: tuple[Move, ...], seed: int) -> Move:
        seen.append(view)
        return legal[0]

    play_match(simulated_terms("rikiki", {"longest": 1}, NAMES, 1, 0), (keep,) * 4)
    return seen[0]
