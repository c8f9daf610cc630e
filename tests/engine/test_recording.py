"""Writing a match down from its terms and moves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fourthseat_engine.errors import IllegalMove, Unreadable, Unverified
from fourthseat_engine.fairness import commitment, first_dealer, pack_of_deal
from fourthseat_engine.moves import Move, Pass
from fourthseat_engine.recording import in_order, record_match
from tests.engine.matches import TERMS, short_match

RECORD = short_match()


def _moves() -> list[Move]:
    return [made.move for deal in RECORD.deals for made in deal.moves]


def test_the_same_moves_give_the_same_record() -> None:
    assert record_match(TERMS, in_order(_moves())) == RECORD


def test_commitment_dealer_and_packs_follow_from_the_terms() -> None:
    assert RECORD.commitment == commitment(TERMS.secret)
    assert RECORD.first_dealer == first_dealer(TERMS.seed)
    assert [deal.pack for deal in RECORD.deals] == [pack_of_deal(TERMS.seed, deal) for deal in range(3)]


def test_scores_add_up_to_the_totals_and_standings() -> None:
    totals = [0, 0, 0, 0]
    for deal in RECORD.deals:
        totals = [total + score for total, score in zip(totals, deal.scores, strict=True)]
        assert deal.totals == tuple(totals)
    assert RECORD.standings.totals == tuple(totals)
    assert RECORD.standings.over


def test_moves_that_end_too_early_are_no_match() -> None:
    with pytest.raises(Unverified) as error:
        record_match(TERMS, in_order(_moves()[:-1]))
    assert error.value.code == "unverified/unfinished"


def test_an_illegal_move_stops_the_recording() -> None:
    with pytest.raises(IllegalMove):
        record_match(TERMS, in_order([Pass()]))


@pytest.mark.parametrize("change", [{"game": "whist"}, {"options": {"longest": 14, "hook": "always"}}])
def test_unknown_games_and_options_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        record_match(replace(TERMS, **change), in_order([]))
