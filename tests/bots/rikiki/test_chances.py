"""What a hand of Rikiki may be expected to win."""

from __future__ import annotations

from itertools import islice

import pytest

from fourthseat_bots.rikiki.chances import expected_tricks, open_chances
from fourthseat_engine.cards import card_of, named_hand
from fourthseat_engine.games.rikiki.state import RikikiState
from tests.bots.positions import positions
from tests.bots.rikiki.table import laid

HEARTS = 2


def expected(hand: str, turn_up: str = "9h") -> float:
    """What it may expect when this card was turned up."""
    cards = hand.split()
    return expected_tricks(named_hand(cards), len(cards), HEARTS, card_of(turn_up))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Ah 2c 3c", "Kh 2c 3c"),
        ("Kh 2c 3c", "Kc 2d 3d"),
        ("2h 3c 4c", "2d 3c 4c"),
        ("Ac Kd 2h 3h 4s", "Qc Jd 2h 3h 4s"),
        ("2h 3h 4h 5h 6h", "2c 3c 4d 5d 6s"),
    ],
)
def test_a_better_hand_expects_more(better: str, worse: str) -> None:
    assert expected(better) > expected(worse)


def test_the_ace_of_trumps_alone_is_a_trick() -> None:
    assert expected("Ah") == 1.0


def test_a_king_of_trumps_is_the_highest_when_the_ace_was_turned_up() -> None:
    assert expected("Kh 2c 3d", turn_up="Ah") > expected("Kh 2c 3d", turn_up="4h") + 0.05
    assert expected("Kh 2c 3d", turn_up="Ah") == pytest.approx(expected("Ah 2c 3d", turn_up="4h"))


def test_all_hands_together_expect_about_the_tricks_there_are() -> None:
    total = tricks = 0.0
    for position in islice(positions("rikiki", 8), 1200):
        state = position.state
        assert isinstance(state, RikikiState)
        assert state.deal is not None
        if position.view.phase == "bid" and state.deal.turn == state.deal.dealer:
            deal = state.deal
            total += sum(expected_tricks(hand, deal.size, deal.trump, state.turn_up) for hand in deal.hands)
            tricks += deal.size
    assert total / tricks == pytest.approx(1.0, abs=0.07)


def test_with_open_hands_only_cards_in_hand_have_a_chance() -> None:
    state = laid("Ah 2c / Kh 3c / Ac 4d / 5s 6s", turn_up="9h")
    assert state.deal is not None
    chance, expected_by_seat = open_chances(state.deal.hands, HEARTS)
    assert {card for card in range(52) if chance[card]} <= {
        card for card in range(52) if any(hand >> card & 1 for hand in state.deal.hands)
    }
    assert chance[card_of("Ah")] == 1.0
    assert expected_by_seat == pytest.approx(
        [sum(chance[card] for card in range(52) if hand >> card & 1) for hand in state.deal.hands]
    )


def test_a_card_is_worth_more_when_the_higher_one_has_gone() -> None:
    before = laid("Kc 2d / Ac 3d / 4c 4d / 5c 5d", turn_up="9h")
    later = laid("Kc 2d / 3c 3d / 4c 4d / 5c 5d", turn_up="9h")
    assert before.deal is not None
    assert later.deal is not None
    king = card_of("Kc")
    assert open_chances(later.deal.hands, HEARTS)[0][king] > open_chances(before.deal.hands, HEARTS)[0][king]
