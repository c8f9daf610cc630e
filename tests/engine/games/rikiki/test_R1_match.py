"""R1: the match."""

from __future__ import annotations

import pytest

from fourthseat_engine.errors import IllegalMove, Unreadable
from fourthseat_engine.events import MatchOver, redact
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.games.rikiki import RIKIKI
from fourthseat_engine.moves import Bid
from fourthseat_engine.seats import SEATS
from tests.engine.games.rikiki.positions import dealt_in_turn, finish_deal, match, play, public

UP_AND_DOWN = [*range(1, 14), *range(12, 0, -1)]


def test_R1_2_the_sizes_go_up_to_thirteen_and_down_again() -> None:
    """Golden case RK01."""
    sizes = [public(step.state).size for step in dealt_in_turn()]
    assert sizes == UP_AND_DOWN
    assert (len(sizes), sum(sizes)) == (25, 169)


@pytest.mark.parametrize("longest", range(1, 14))
def test_R1_2_a_shorter_match_turns_at_its_longest_deal(longest: int) -> None:
    sizes = [public(step.state).size for step in dealt_in_turn(longest=longest)]
    assert sizes == [*range(1, longest + 1), *range(longest - 1, 0, -1)]
    assert public(match(longest=longest)).deals == len(sizes)


def test_R1_3_the_deal_moves_to_the_left() -> None:
    """Golden case RK01: with first dealer 3."""
    dealers = [public(step.state).dealer for step in dealt_in_turn(first_dealer=3)]
    assert [dealers[number - 1] for number in (1, 2, 3, 4, 5, 13, 25)] == [3, 0, 1, 2, 3, 3, 3]
    assert [dealers.count(seat) for seat in SEATS] == [6, 6, 6, 7]


def test_R1_3_before_the_first_deal_the_first_dealer_is_shown_and_nobody_acts() -> None:
    view = public(match(first_dealer=2))
    assert (view.dealer, view.turn, view.phase) == (2, None, "scored")
    assert view.hands == ((), (), (), ())
    assert RIKIKI.legal_moves(match()) == ()
    with pytest.raises(IllegalMove) as refusal:
        RIKIKI.play(match(), 0, Bid(0))
    assert refusal.value.code == "illegal/nobody-acts"


def test_R1_2_nothing_is_dealt_after_the_last_deal() -> None:
    state = finish_deal(dealt_in_turn(longest=2)[-1].state)
    assert RIKIKI.standings(state).over
    assert (public(state).phase, public(state).turn) == ("over", None)
    with pytest.raises(IllegalMove) as refusal:
        RIKIKI.deal(state, pack_of_deal(b"", 3))
    assert refusal.value.code == "illegal/deal"


def test_R1_2_nothing_is_dealt_during_a_deal() -> None:
    state = RIKIKI.deal(match(), pack_of_deal(b"", 0)).state
    for moves in ([], ["bid 0"]):
        with pytest.raises(IllegalMove):
            RIKIKI.deal(play(state, *moves), pack_of_deal(b"", 1))


@pytest.mark.parametrize(
    "options", [{"longest": 0}, {"longest": 14}, {"longest": "3"}, {"hook": "never"}, {"hook": True}]
)
def test_options_outside_the_rules_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Unreadable) as error:
        RIKIKI.read_options(options)
    assert error.value.code == "option/value"


def test_the_end_of_the_match_is_told_once() -> None:
    over = []
    for step in dealt_in_turn(longest=2):
        state = step.state
        while (seat := RIKIKI.to_act(state)) is not None:
            last = RIKIKI.play(state, seat, RIKIKI.legal_moves(state)[0])
            state = last.state
            over += [event for event in redact(last.told, None) if isinstance(event, MatchOver)]
    assert [event.winners for event in over] == [RIKIKI.standings(state).winners]
