"""Law 1: folding what an observer hears gives what that observer knows, at every step."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given

from fourthseat_engine.events import Turn, redact
from fourthseat_engine.games import AnyGame
from fourthseat_engine.seats import Observer
from tests.engine.conformance.histories import OBSERVERS, Chance, chances, history
from tests.engine.conformance.rulesets import every_game, searched


@every_game
@pytest.mark.parametrize("observer", OBSERVERS)
@searched
@given(chance=chances)
def test_folding_the_heard_events_gives_the_view(game: AnyGame, observer: Observer, chance: Chance) -> None:
    played = history(game, chance)
    view = game.view(played.before, observer)
    for moment in played.moments:
        for event in redact(moment.told, observer):
            view = game.see(view, event)
        assert view == game.view(moment.state, observer)


@every_game
@searched
@given(chance=chances)
def test_every_step_ends_by_telling_everybody_whose_turn_it_is(game: AnyGame, chance: Chance) -> None:
    for moment in history(game, chance).moments:
        for observer in OBSERVERS:
            last = redact(moment.told, observer)[-1]
            assert isinstance(last, Turn)
            assert last.seat == game.to_act(moment.state)
            assert last.phase == game.view(moment.state, observer).phase


@every_game
@searched
@given(chance=chances)
def test_views_and_events_survive_the_wire(game: AnyGame, chance: Chance) -> None:
    for moment in history(game, chance).moments:
        view = game.view(moment.state, 0)
        assert msgspec.convert(msgspec.to_builtins(view), game.view_type) == view
        for told in moment.told:
            assert msgspec.convert(msgspec.to_builtins(told.event), type(told.event)) == told.event
