"""R2: the deal."""

from __future__ import annotations

import pytest

from fourthseat_engine.cards import NAMES, card_of, suit_name, suit_of
from fourthseat_engine.events import Dealt, HandDealt, redact
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.games.rikiki import RIKIKI
from fourthseat_engine.games.rikiki.view import TurnedUp
from fourthseat_engine.seats import SEATS
from tests.engine.games.rikiki.positions import dealt_in_turn, hand_of_size, match, public, stacked


def test_R2_1_cards_are_dealt_singly_from_the_dealers_left() -> None:
    state = hand_of_size(2, 0, "As 4d Kh 2c Qs Ad 3h 9c 7d")
    hands = [set(RIKIKI.view(state, seat).hands[seat]) for seat in SEATS]
    assert hands == [{"2c", "9c"}, {"As", "Qs"}, {"4d", "Ad"}, {"Kh", "3h"}]


@pytest.mark.parametrize("observer", [*SEATS, None])
def test_R2_1_a_hand_is_told_to_its_seat_only(observer: int | None) -> None:
    heard = redact(RIKIKI.deal(match(), pack_of_deal(b"", 0)).told, observer)
    assert sum(isinstance(event, Dealt) for event in heard) == 1
    assert [event.seat for event in heard if isinstance(event, HandDealt)] == (
        [] if observer is None else [observer]
    )


def test_R2_2_the_next_card_is_turned_up_and_its_suit_is_trump() -> None:
    step = RIKIKI.deal(match(), stacked("9c Kc 2h Ac 5h"))
    assert (public(step.state).turn_up, public(step.state).trump) == ("5h", "h")
    assert TurnedUp(card="5h", trump="h") in redact(step.told, None)


def test_R2_2_and_R2_3_every_deal_but_that_of_thirteen_has_a_trump() -> None:
    for step in dealt_in_turn(longest=13):
        view = public(step.state)
        assert (view.trump is None) == (view.turn_up is None) == (view.size == 13)
        if view.turn_up is not None:
            assert view.trump == suit_name(suit_of(card_of(view.turn_up)))
            hands = [RIKIKI.view(step.state, seat).hands[seat] for seat in SEATS]
            assert all(view.turn_up not in hand for hand in hands)


def test_R2_3_with_thirteen_cards_the_whole_pack_is_dealt() -> None:
    step = dealt_in_turn()[12]
    hands = [RIKIKI.view(step.state, seat).hands[seat] for seat in SEATS]
    assert sorted(card for hand in hands for card in hand) == sorted(NAMES)
    assert not any(isinstance(told.event, TurnedUp) for told in step.told)
