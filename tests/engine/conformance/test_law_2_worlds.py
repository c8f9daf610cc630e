"""Law 2: every sampled world leaves the observer's view unchanged and can be reached by legal play."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourthseat_engine.games import AnyGame
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import Observer
from tests.engine.conformance.histories import (
    OBSERVERS,
    Chance,
    History,
    chances,
    heard,
    history,
    seen,
    truth,
)
from tests.engine.conformance.renaming import renamed_move, renamed_pack, renaming
from tests.engine.conformance.rulesets import every_game, searched

moment_numbers = st.integers(0, 1 << 16)


@every_game
@pytest.mark.parametrize("observer", OBSERVERS)
@searched
@given(chance=chances, at=moment_numbers)
def test_worlds_keep_the_view_and_are_reachable_by_the_same_story(
    game: AnyGame, observer: Observer, chance: Chance, at: int
) -> None:
    played = history(game, chance)
    upto = 1 + at % len(played.moments)
    real = played.moments[upto - 1].state
    view = game.view(real, observer)
    for world in islice(game.worlds(view, chance.seed), 3):
        assert game.view(world, observer) == view
        assert game.to_act(world) == game.to_act(real)
        if observer == game.to_act(real):
            assert game.legal_moves(world) == game.legal_moves(real)
        if not _pack_decides(played):
            continue
        places = renaming(game, real, world)
        other = played.replayed(renamed_pack(played.pack, places), renamed_move(places), upto)
        assert truth(game, other[-1].state) == truth(game, world)
        for mine, theirs in zip(played.moments, other, strict=False):
            assert heard(mine, observer) == heard(theirs, observer)
            assert seen(game, mine.state, observer) == seen(game, theirs.state, observer)


@every_game
@searched
@given(chance=chances, at=moment_numbers)
def test_worlds_can_be_played_to_the_end(game: AnyGame, chance: Chance, at: int) -> None:
    played = history(game, chance)
    real = played.moments[at % len(played.moments)].state
    state = next(game.worlds(game.view(real, game.to_act(real)), chance.seed))
    while (seat := game.to_act(state)) is not None:
        state = game.play(state, seat, game.legal_moves(state)[0]).state
    assert game.deal_index(state) == game.deal_index(played.moments[-1].state)


@every_game
@searched
@given(chance=chances, observer=st.sampled_from(OBSERVERS))
def test_worlds_follow_from_the_view_and_the_seed_alone_and_vary(
    game: AnyGame, chance: Chance, observer: Observer
) -> None:
    played = history(game, chance)
    view = game.view(played.moments[0].state, observer)
    first, again, other = (
        [truth(game, world) for world in islice(game.worlds(view, seed), 12)] for seed in (1, 1, 2)
    )
    assert first == again
    assert any(world != first[0] for world in first)
    assert other != first


def _pack_decides(played: History) -> bool:
    """Whether this deal comes from the pack's cards, and not from the cards gathered after the last deal."""
    turned = Pack(tuple(reversed(played.pack.cards)), played.pack.cut)
    game = played.game
    mine, other = (game.deal(played.before, pack).state for pack in (played.pack, turned))
    return game.view(mine, 0).hands != game.view(other, 0).hands
