"""Law 4: a record reads back as it was written, and replays to the same states."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from fourthseat_engine.events import redact
from fourthseat_engine.games import AnyGame, register
from fourthseat_engine.record import dumps, loads
from fourthseat_engine.recording import in_order, record_match
from fourthseat_engine.replay import replay, start_of, verify
from fourthseat_engine.simulate import play_match, random_chooser, simulated_terms
from tests.engine.conformance.histories import OBSERVERS
from tests.engine.conformance.rulesets import every_game, option_sets

NAMES = ("Anna", "Bence", "Aino", "Joris")


@every_game
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32), options=st.integers(0, 99))
def test_a_match_is_written_read_replayed_and_verified(game: AnyGame, seed: int, options: int) -> None:
    sets = option_sets(game)
    games = register(game)
    terms = simulated_terms(game.name, sets[options % len(sets)], NAMES, seed, 0, games)
    record = play_match(terms, (random_chooser,) * 4, games)
    text = dumps(record)
    assert loads(text) == record
    assert dumps(loads(text)) == text
    assert verify(text, games) == record

    moves = [made.move for deal in record.deals for made in deal.moves]
    assert record_match(terms, in_order(moves), games) == record

    state = start_of(record, games)
    views = {observer: game.view(state, observer) for observer in OBSERVERS}
    for moment in replay(record, games):
        state = moment.step.state
        for observer in OBSERVERS:
            for event in redact(moment.step.told, observer):
                views[observer] = game.see(views[observer], event)
    assert views == {observer: game.view(state, observer) for observer in OBSERVERS}
    assert game.standings(state) == record.standings
