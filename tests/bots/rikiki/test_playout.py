"""Deals of Rikiki played out by rule of thumb."""

from __future__ import annotations

from itertools import islice

from fourthseat_bots.rikiki.chances import open_chances
from fourthseat_bots.rikiki.playout import play_out
from fourthseat_engine.games.rikiki.state import RikikiState
from tests.bots.positions import positions
from tests.bots.rikiki.table import after, laid


def left_over(state: RikikiState) -> list[int]:
    """Bid minus tricks for each seat when the rest is played out."""
    deal = state.deal
    assert deal is not None
    chance, expected = open_chances(deal.hands, deal.trump)
    need = [bid - won for bid, won in zip(deal.bids, deal.won, strict=True)]
    left = deal.size - sum(deal.won)
    trick = deal.trick.copy()
    play_out(deal.hands.copy(), need, deal.trump, deal.leader, trick, chance, expected, left)
    return need


def test_every_trick_is_taken_by_somebody() -> None:
    for position in islice(positions("rikiki", 31), 400):
        state = position.state
        assert isinstance(state, RikikiState)
        assert state.deal is not None
        if state.deal.bidding:
            continue
        need = left_over(state)
        assert sum(need) == sum(state.deal.bids) - state.deal.size


def test_what_was_given_is_not_changed_besides_what_is_used_up() -> None:
    state = after(laid("Ac 2c / Kc 3c / 4d 5d / 6s 7s", "9h"), "bid 1, bid 0, bid 1, bid 1, Ac")
    assert state.deal is not None
    before = (state.deal.hands.copy(), state.deal.trick.copy())
    left_over(state)
    assert (state.deal.hands, state.deal.trick) == before


def test_a_seat_that_wants_the_trick_takes_it_and_one_that_does_not_ducks() -> None:
    """The last card to a trick: seat 3 holds the king over the queen, and seat 1 the ace for the next one."""
    hands = "Qc 2d / 3c Ac / 4c 4d / Kc 5c"
    wanting = after(laid(hands, "9h"), "bid 0, bid 0, bid 0, bid 1, Qc, 3c, 4c")
    assert left_over(wanting)[3] == 0
    done = after(laid(hands, "9h"), "bid 1, bid 0, bid 0, bid 0, Qc, 3c, 4c")
    assert left_over(done)[0] == 0
    assert left_over(done)[3] == 0


def test_a_discard_never_wins_however_high_it_is() -> None:
    hands = "2c / Ad / As / Ac"
    state = after(laid(hands, "9h", dealer=3), "bid 1, bid 1, bid 1, bid 1")
    need = left_over(state)
    assert need == [1, 1, 1, 0]
    lower = after(laid("3c / Ad / As / 2c", "9h", dealer=3), "bid 1, bid 1, bid 1, bid 1")
    assert left_over(lower) == [0, 1, 1, 1]


def test_a_trump_beats_every_plain_card() -> None:
    state = after(laid("Ac / 2h / Kc / Qc", "9h", dealer=3), "bid 1, bid 1, bid 1, bid 1")
    assert left_over(state) == [1, 0, 1, 1]
