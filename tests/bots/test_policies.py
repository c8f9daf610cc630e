"""What holds for every policy of every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from fourthseat_bots.policies import POLICIES
from fourthseat_bots.policy import Policy, unhurried
from fourthseat_engine.games import GAMES
from fourthseat_engine.moves import Move
from fourthseat_engine.views import View
from tests.bots.positions import Position, positions

NAMES = ("random", "greedy", "easy", "normal", "strong")
BOTH = [(game, name) for game in GAMES for name in NAMES]
VARIANTS: dict[str, list[dict[str, object]]] = {
    "rikiki": [{}, {"hook": "not-last", "longest": 4}],
    "ristikontra": [{}, {"klappi": True}],
    "rikken-nine": [{}, {"open_exposure": "before_first_lead"}],
    "rikken-sixteen": [{}, {"settlement": "cash", "deal_style": "shuffle"}],
}


def some(game: str, seed: int, count: int) -> Iterator[Position]:
    """So many positions of each variant of a game."""
    for options in VARIANTS[game]:
        yield from islice(positions(game, seed, options), count)


def policy_of(game: str, name: str) -> Policy[View]:
    """A policy."""
    return POLICIES[game][name]


def test_every_game_has_the_same_five_policies() -> None:
    assert {game: tuple(policies) for game, policies in POLICIES.items()} == dict.fromkeys(GAMES, NAMES)


@pytest.mark.parametrize("game", GAMES)
def test_more_strength_means_more_playouts(game: str) -> None:
    easy, normal, strong = (policy_of(game, name).budget for name in NAMES[2:])
    assert 0 < easy < normal / 10 < strong / 10


@pytest.mark.parametrize(
    ("game", "name", "count"),
    [
        (game, name, count)
        for game in GAMES
        for name, count in (("random", 500), ("greedy", 500), ("easy", 400), ("strong", 100))
    ],
)
def test_whatever_the_position_the_choice_is_legal(game: str, name: str, count: int) -> None:
    policy = policy_of(game, name)
    for number, position in enumerate(some(game, 1, count)):
        budget = min(policy.budget, 16)
        move = policy.choose(position.view, position.legal, number, budget)
        assert move in position.legal, position.view


@pytest.mark.parametrize(("game", "name"), BOTH)
def test_the_same_question_gets_the_same_answer(game: str, name: str) -> None:
    policy = policy_of(game, name)
    for number, position in enumerate(some(game, 2, 12)):
        budget = min(policy.budget, 40)
        answers = {policy.choose(position.view, position.legal, number, budget) for _ in range(2)}
        assert len(answers) == 1


@pytest.mark.parametrize(("game", "name"), BOTH)
def test_what_a_seat_cannot_see_does_not_move_its_choice(game: str, name: str) -> None:
    """Another world with the same view, asked about in place of the true one, brings the same choice."""
    policy = policy_of(game, name)
    for number, position in enumerate(some(game, 3, 12)):
        elsewhere = next(position.game.worlds(position.view, 1000 + number))
        seen = position.game.view(elsewhere, position.seat)
        assert seen == position.view
        budget = min(policy.budget, 40)
        choices = {
            policy.choose(view, legal, number, budget)
            for view, legal in (
                (position.view, position.legal),
                (seen, position.game.legal_moves(elsewhere)),
            )
        }
        assert len(choices) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_of_one_is_made_without_a_thought(game: str) -> None:
    def never(view: View, legal: object, seed: int, budget: int, out_of_time: object) -> Move:
        raise AssertionError("asked")

    position = next(positions(game, 4))
    only = position.legal[:1]
    assert Policy("never", never, 1).choose(position.view, only, 0) == only[0]


def test_nobody_chooses_for_another_seat_or_from_the_gallery() -> None:
    position = next(positions("rikiki", 5))
    policy = policy_of("rikiki", "greedy")
    other = position.game.view(position.state, (position.seat + 1) % 4)
    gallery = position.game.view(position.state, None)
    for view, legal in ((other, position.legal), (gallery, position.legal), (position.view, ())):
        with pytest.raises(ValueError, match="whose turn it is"):
            policy.choose(view, legal, 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_that_is_out_of_time_stops_after_one_world(game: str) -> None:
    looks = []

    def at_once() -> bool:
        looks.append(1)
        return True

    policy = policy_of(game, "strong")
    for number, position in enumerate(some(game, 6, 5)):
        assert policy.choose(position.view, position.legal, number, 200, at_once) in position.legal
    assert len(looks) <= 10
    assert not unhurried()
