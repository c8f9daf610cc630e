"""The part of the fold that all games share."""

from __future__ import annotations

import pytest

from fourthseat_engine.events import Dealt, HandDealt, MatchOver, Played, TrickTaken, Turn
from fourthseat_engine.trick import TablePlay, TakenTrick
from fourthseat_engine.views import View, fold, with_hand, without

UNDEALT = View(
    game="toy",
    observer=0,
    phase="scored",
    deal=0,
    deals=1,
    dealer=3,
    turn=None,
    hands=((), (), (), ()),
    leader=None,
    trick=(),
    tricks=(),
    last_trick=None,
    won=(0, 0, 0, 0),
    totals=(0, 0, 0, 0),
    winners=(),
)


def _dealt() -> View:
    return fold(fold(UNDEALT, Dealt(deal=0, dealer=3, size=2)), HandDealt(seat=0, cards=("2c", "Ah")))


def test_a_deal_gives_every_seat_unknown_cards_until_a_hand_is_told() -> None:
    view = _dealt()
    assert view.hands == (("2c", "Ah"), ("??", "??"), ("??", "??"), ("??", "??"))
    assert (view.dealer, view.leader) == (3, None)


def test_a_played_card_leaves_the_hand_and_joins_the_trick() -> None:
    view = fold(_dealt(), Played(seat=0, card="Ah"))
    view = fold(view, Played(seat=1, card="3d", how="dark"))
    view = fold(view, Played(seat=2, card="3s"))
    assert view.hands == (("2c",), ("??", "??"), ("??",), ("??", "??"))
    assert view.leader == 0
    assert [play.card for play in view.trick] == ["Ah", "3d", "3s"]
    assert view.trick[1] == TablePlay(seat=1, card="3d", how="dark")


def test_a_taken_trick_is_counted_kept_and_led_from() -> None:
    view = _dealt()
    for seat, card in enumerate(("Ah", "3h", "4h", "5h")):
        view = fold(view, Played(seat=seat, card=card))
    view = fold(view, TrickTaken(winner=0))
    assert view.trick == ()
    assert view.won == (1, 0, 0, 0)
    assert view.leader == 0
    taken = view.last_trick
    assert isinstance(taken, TakenTrick)
    assert view.tricks == (taken,)
    assert (taken.leader, taken.winner) == (0, 0)

    again = fold(view, Dealt(deal=1, dealer=0, size=1))
    assert (again.tricks, again.won, again.last_trick) == ((), (0, 0, 0, 0), taken)


def test_turn_and_winners() -> None:
    view = fold(fold(UNDEALT, Turn(seat=2, phase="play")), MatchOver(winners=(1, 3)))
    assert (view.turn, view.phase, view.winners) == (2, "play", (1, 3))


def test_a_hidden_card_leaves_as_an_unknown_one() -> None:
    assert without(("2c", "??", "??"), "Ah") == ("2c", "??")
    assert without(("2c", "??"), "2c") == ("??",)
    with pytest.raises(ValueError, match="not in tuple"):
        without(("2c",), "3c")


def test_one_hand_is_exchanged() -> None:
    hands = (("2c",), ("??",), (), ("??",))
    assert with_hand(hands, 2, ("Ah",)) == (("2c",), ("??",), ("Ah",), ("??",))
