"""What holds in every deal and every match of Rikiki, whoever plays it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourthseat_engine.chance import Stream
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.games.rikiki import RIKIKI
from fourthseat_engine.games.rikiki.state import RikikiState
from fourthseat_engine.moves import Move
from fourthseat_engine.seats import SEATS
from tests.engine.games.rikiki.positions import finish_deal, match, public


def _by_chance(stream: Stream) -> Iterator[RikikiState]:
    """The states after each deal of a match played by chance."""
    state = match(stream.below(4))
    key = stream.below(1 << 40).to_bytes(8, "big")

    def choose(state: RikikiState) -> Move:
        legal = RIKIKI.legal_moves(state)
        return legal[stream.below(len(legal))]

    while not RIKIKI.standings(state).over:
        state = finish_deal(RIKIKI.deal(state, pack_of_deal(key, len(state.results))).state, choose)
        yield state


@settings(max_examples=10)
@given(seed=st.integers(0, 2**40))
def test_every_deal_of_a_match(seed: int) -> None:
    plays = 0
    for number, state in enumerate(_by_chance(Stream(seed)), 1):
        view, result = public(state), public(state).results[-1]
        size = number if number <= 13 else 26 - number
        assert result.size == size == sum(result.won) == len(view.tricks)
        assert sum(result.bids) != size
        assert any(bid != won for bid, won in zip(result.bids, result.won, strict=True))
        assert all(-size <= points <= 10 + size for points in result.scores)
        assert view.tricks[0].leader == (view.dealer + 1) % 4
        for earlier, later in zip(view.tricks, view.tricks[1:], strict=False):
            assert later.leader == earlier.winner
        for trick in view.tricks:
            assert [play.seat for play in trick.plays] == [(trick.leader + i) % 4 for i in range(4)]
        cards = [play.card for trick in view.tricks for play in trick.plays]
        assert len(set(cards)) == len(cards) == 4 * size
        assert view.turn_up not in cards
        plays += len(cards)
    assert (number, plays) == (25, 676)


@pytest.mark.parametrize("size", range(1, 14))
def test_the_pack_is_hands_turn_up_and_rest(size: int) -> None:
    state = match()
    for deal in range(size):
        state = finish_deal(state) if deal else state
        state = RIKIKI.deal(state, pack_of_deal(b"whole", deal)).state
    hands = [card for seat in SEATS for card in RIKIKI.view(state, seat).hands[seat]]
    known = {*hands, public(state).turn_up} - {None}
    assert len(known) == min(52, 4 * size + 1)
