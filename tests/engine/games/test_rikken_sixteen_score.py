"""End and score in sixteen-bid Rikken, and the golden cases SB12 to SB14 and E9."""

from __future__ import annotations

import pytest

from fourthseat_engine.cards import (
    named_hand,
)
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.games.rikken.scoring import scores
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import SEATS, Seat
from tests.engine.games.rikken_deals import (
    D17,
    SIXTEEN,
    low,
    play,
    play_on,
    playing,
    position,
    winners,
)


def brought(
    contracts: dict[Seat, str], partner: Seat | None, won: tuple[int, ...], **options: object
) -> tuple[int, ...]:
    """What these contracts bring when the tricks fall so."""
    ruleset = SIXTEEN.ruleset(SIXTEEN.read_options(options))
    bid = [SIXTEEN.ladder.named(contracts[seat]) if seat in contracts else None for seat in SEATS]
    return scores(ruleset, bid, partner, won)


# R8, R9: the end and the score


@pytest.mark.parametrize(
    ("contracts", "partner", "won", "expected"),
    [
        ({0: "alone8"}, None, (6, 3, 2, 2), (0, 3, 3, 3)),
        ({0: "alone8"}, None, (8, 3, 1, 1), (1, 0, 0, 0)),
        ({0: "alone8"}, None, (10, 1, 1, 1), (3, 0, 0, 0)),
        ({0: "alone9"}, None, (9, 2, 1, 1), (1, 0, 0, 0)),
        ({0: "alone9"}, None, (10, 1, 1, 1), (2, 0, 0, 0)),
        ({1: "rik"}, 3, (1, 6, 2, 4), (0, 3, 0, 3)),
        ({1: "rik"}, 3, (0, 7, 0, 6), (0, 6, 0, 6)),
        ({1: "rik"}, 3, (4, 4, 3, 2), (3, 0, 3, 0)),
        ({2: "troela"}, 0, (3, 2, 6, 2), (3, 0, 3, 0)),
        ({2: "troela"}, 0, (3, 3, 5, 2), (2, 0, 2, 0)),
        ({2: "troela"}, 0, (3, 4, 4, 2), (0, 3, 0, 3)),
        ({0: "misere"}, None, (0, 5, 4, 4), (5, 0, 0, 0)),
        ({0: "misere"}, None, (3, 4, 3, 3), (0, 5, 5, 5)),
        ({0: "piek"}, None, (1, 4, 4, 4), (5, 0, 0, 0)),
        ({0: "piek"}, None, (0, 5, 4, 4), (0, 6, 6, 6)),
        ({0: "piek"}, None, (2, 4, 4, 3), (0, 5, 5, 5)),
        ({0: "open_misere"}, None, (0, 5, 4, 4), (10, 0, 0, 0)),
        ({0: "open_piek_praatje"}, None, (1, 4, 4, 4), (15, 0, 0, 0)),
        ({0: "alone13"}, None, (13, 0, 0, 0), (15, 0, 0, 0)),
        ({0: "alone13"}, None, (11, 1, 1, 0), (0, 17, 17, 17)),
        ({3: "open13"}, None, (0, 0, 0, 13), (0, 0, 0, 20)),
        ({3: "open13"}, None, (0, 1, 0, 12), (21, 21, 21, 0)),
    ],
)
def test_SB12_points(
    contracts: dict[Seat, str], partner: Seat | None, won: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert brought(contracts, partner, won) == expected


@pytest.mark.parametrize(
    ("contracts", "won", "expected"),
    [
        ({0: "misere", 1: "misere"}, (0, 2, 6, 5), (10, 0, 5, 5)),
        ({0: "misere", 1: "piek"}, (0, 1, 6, 6), (5, 5, 0, 0)),
        ({0: "misere", 1: "piek"}, (2, 2, 5, 4), (5, 5, 10, 10)),
    ],
)
def test_SB13_several_declarers_are_settled_one_by_one(
    contracts: dict[Seat, str], won: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert brought(contracts, None, won) == expected


@pytest.mark.parametrize(
    ("contracts", "partner", "won", "expected"),
    [
        ({0: "misere", 1: "misere"}, None, (0, 2, 6, 5), (20, -20, 0, 0)),
        ({0: "alone8"}, None, (6, 3, 2, 2), (-9, 3, 3, 3)),
        ({1: "rik"}, 3, (1, 6, 2, 4), (-3, 3, -3, 3)),
        ({2: "troela"}, 0, (3, 4, 4, 2), (-3, 3, -3, 3)),
    ],
)
def test_SB14_cash(
    contracts: dict[Seat, str], partner: Seat | None, won: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert brought(contracts, partner, won, settlement="cash") == expected


def test_R9_2_tricks_short_may_be_left_out_where_tricks_beyond_are() -> None:
    only_there = {"undertricks": "per_trick_only"}
    assert brought({0: "piek"}, None, (0, 5, 4, 4), **only_there) == (0, 5, 5, 5)
    assert brought({0: "alone13"}, None, (11, 1, 1, 0), **only_there) == (0, 15, 15, 15)
    assert brought({0: "alone8"}, None, (6, 3, 2, 2), **only_there) == (0, 3, 3, 3)


def test_R8_2_a_lost_thirteen_stops_only_if_tricks_short_do_not_count() -> None:
    hands = {0: "Ac Kc Qc Jc", 1: "2c 3c 4c 5c", 2: "6c 7c 8c 9c", 3: "2d 3d 4d 5d"}
    lengths = [
        len(
            play_on(
                SIXTEEN,
                playing(SIXTEEN, hands, {1: "alone13"}, stop_when_decided=True, undertricks=undertricks),
                low(SIXTEEN),
            ).tricks
        )
        for undertricks in ("all", "per_trick_only")
    ]
    assert lengths == [4, 1]


def trace(**options: object) -> RikkenState:
    """Misère by seat 0 beside Piek by seat 1, from the pack D17."""
    start = SIXTEEN.start(SIXTEEN.read_options(options), 3)
    state = SIXTEEN.deal(start, Pack(D17, 1)).state
    state = play(SIXTEEN, state, "bid misere", "bid piek", "pass", "pass")
    return play_on(SIXTEEN, state, low(SIXTEEN))


@pytest.mark.parametrize(
    ("settlement", "expected"), [("points", (5, 5, 10, 10)), ("cash", (-10, -10, 10, 10))]
)
def test_E9_misere_and_piek_in_one_deal(settlement: str, expected: tuple[int, ...]) -> None:
    state = trace(settlement=settlement)
    assert winners(state) == [1, 0, 2, 3, 3, 0, 1, 1, 3, 2, 3, 3, 0]
    assert state.results[0].won == (3, 3, 2, 5)
    assert state.results[0].made == (False, False, None, None)
    assert state.results[0].scores == expected


def test_E9_with_the_stop_rule_it_ends_when_both_have_failed() -> None:
    state = trace(stop_when_decided=True)
    assert winners(state) == [1, 0, 2, 3, 3, 0, 1]
    assert state.results[0].scores == (5, 5, 10, 10)


def test_R9_frequency_of_three_aces() -> None:
    """Some seat holds exactly three aces in about one deal of six."""
    forced = 0
    for deal in range(4000):
        start = SIXTEEN.start(SIXTEEN.read_options({}), 3)
        hands = position(SIXTEEN.deal(start, pack_of_deal(b"aces", deal)).state).hands
        aces = named_hand(("Ac", "Ad", "Ah", "As"))
        forced += any((hand & aces).bit_count() == 3 for hand in hands)
    assert 0.145 < forced / 4000 < 0.185
