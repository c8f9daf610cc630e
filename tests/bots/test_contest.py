"""Duplicate deals, and the figures made of them."""

from __future__ import annotations

from math import sqrt

import pytest

from fourthseat_bots.contest import (
    ALONE_OR_THREE,
    FORMATS,
    SIDES,
    Contest,
    estimate,
    figures_by_deal,
    play_seating,
)
from fourthseat_bots.ladder import main, measure
from fourthseat_engine.games import GAMES

SHORT = (("longest", 3),)


def test_every_game_can_be_contested() -> None:
    assert set(FORMATS) == set(GAMES)


def test_both_sit_in_every_seat_equally_often() -> None:
    assert len(set(ALONE_OR_THREE)) == 8
    for seat in range(4):
        assert sum(seating[seat] for seating in ALONE_OR_THREE) == 4
        assert sum(seating[seat] for seating in SIDES) == 1
    assert sorted(sum(seating) for seating in ALONE_OR_THREE) == [1] * 4 + [3] * 4
    assert all(seating[0] == seating[2] and seating[1] == seating[3] for seating in SIDES)


@pytest.mark.parametrize("game", GAMES)
def test_a_policy_is_exactly_as_good_as_itself(game: str) -> None:
    contest = Contest(game=game, a="greedy", b="greedy", options=SHORT if game == "rikiki" else ())
    for match in range(3):
        by_seating = [play_seating(contest, match, seating) for seating in FORMATS[game].seatings]
        assert figures_by_deal(by_seating) == pytest.approx([0.0] * len(by_seating[0]))


def test_a_match_is_played_the_same_way_again() -> None:
    contest = Contest(game="rikiki", a="greedy", b="random", options=SHORT)
    assert play_seating(contest, 0, ALONE_OR_THREE[1]) == play_seating(contest, 0, ALONE_OR_THREE[1])
    assert play_seating(contest, 0, ALONE_OR_THREE[1]) != play_seating(contest, 1, ALONE_OR_THREE[1])


def test_the_estimate_is_the_mean_and_its_standard_error() -> None:
    result = estimate([1.0, 3.0, 5.0, 7.0])
    assert result.mean == 4.0
    assert result.error == pytest.approx(sqrt((9 + 1 + 1 + 9) / 3 / 4))
    assert result.interval == pytest.approx((4.0 - 1.96 * result.error, 4.0 + 1.96 * result.error))
    assert result.deals == 4


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_of_thumb_beats_chance(game: str) -> None:
    contest = Contest(game=game, a="greedy", b="random", options=SHORT if game == "rikiki" else ())
    assert measure(contest, 150 if game == "rikiki" else 30).interval[0] > 0


def test_a_little_search_beats_chance_at_rikiki() -> None:
    contest = Contest(game="rikiki", a="easy", b="random", options=(("longest", 4),))
    assert measure(contest, 75).interval[0] > 0


def test_several_cores_count_the_same_as_one() -> None:
    contest = Contest(game="rikiki", a="greedy", b="random", options=SHORT)
    seen: list[tuple[int, int]] = []
    together = measure(contest, 50, cores=2, on_progress=lambda done, total: seen.append((done, total)))
    assert together == measure(contest, 50)
    assert seen == [(done, 16) for done in range(1, 17)]


def test_the_command_prints_the_figure(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--game", "ristikontra", "--a", "greedy", "--b", "random", "--deals", "4", "--seed", "3"])
    out = capsys.readouterr().out
    assert out.startswith("ristikontra: greedy against random, 4 deals: +")
    assert out.count("\n") == 1


def test_the_command_knows_its_policies(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--a", "clever"])
    assert ended.value.code == 2
    assert "there is no policy 'clever'; choose from random, greedy" in capsys.readouterr().err
