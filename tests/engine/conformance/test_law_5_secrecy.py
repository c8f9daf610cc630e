"""Law 5: exchanging cards that an observer cannot see changes nothing that this observer receives.

That every sampled world tells the observer the same story is part of law 2; here two hidden cards change
places without asking `worlds`.
"""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourthseat_engine.cards import PACK_SIZE, card_of
from fourthseat_engine.chance import Stream
from fourthseat_engine.errors import IllegalMove
from fourthseat_engine.games import AnyGame
from fourthseat_engine.seats import Observer
from tests.engine.conformance.histories import OBSERVERS, Chance, chances, heard, history, seen
from tests.engine.conformance.renaming import exchanged, renamed_move, renamed_pack
from tests.engine.conformance.rulesets import every_game, searched

CARD = re.compile(rb'"([2-9TJQKA][cdhs])"')


@every_game
@pytest.mark.parametrize("observer", OBSERVERS)
@searched
@given(chance=chances, at=st.integers(0, 1 << 16))
def test_exchanging_two_hidden_cards_changes_nothing_that_is_received(
    game: AnyGame, observer: Observer, chance: Chance, at: int
) -> None:
    played = history(game, chance)
    upto = 1 + at % len(played.moments)
    known = _cards_in(seen(game, played.moments[upto - 1].state, observer))
    hidden = [card for card in range(PACK_SIZE) if card not in known]
    stream = Stream(chance.seed)
    for _ in range(6 if len(hidden) > 1 else 0):
        stream.shuffle(hidden)
        places = exchanged(hidden[0], hidden[1])
        try:
            other = played.replayed(renamed_pack(played.pack, places), renamed_move(places), upto)
        except IllegalMove:
            continue
        for mine, theirs in zip(played.moments, other, strict=False):
            assert heard(mine, observer) == heard(theirs, observer)
            assert seen(game, mine.state, observer) == seen(game, theirs.state, observer)
            if observer is not None and game.to_act(mine.state) == observer:
                assert game.legal_moves(mine.state) == game.legal_moves(theirs.state)


def _cards_in(view: bytes) -> set[int]:
    return {card_of(name.decode()) for name in CARD.findall(view)}
