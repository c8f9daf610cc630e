"""Who hears what: nothing is heard whose audience was not declared."""

from __future__ import annotations

import pytest

from fourthseat_engine.events import EVERYONE, HandDealt, Told, Turn, only, redact
from fourthseat_engine.seats import SEATS

HAND = HandDealt(seat=2, cards=("Ah",))
TURN = Turn(seat=0, phase="bid")


def test_an_event_without_an_audience_is_heard_by_nobody() -> None:
    assert [redact([Told(HAND)], observer) for observer in (*SEATS, None)] == [()] * 5


def test_everyone_includes_spectators() -> None:
    assert [redact([Told(TURN, EVERYONE)], observer) for observer in (*SEATS, None)] == [(TURN,)] * 5


@pytest.mark.parametrize("seat", SEATS)
def test_one_seats_event_is_heard_by_that_seat_only_and_in_order(seat: int) -> None:
    told = [Told(HAND, only(seat)), Told(TURN, EVERYONE)]
    for observer in (*SEATS, None):
        assert redact(told, observer) == ((HAND, TURN) if observer == seat else (TURN,))
