"""Cards that are as good as each other."""

from __future__ import annotations

from fourthseat_bots.alike import distinct_cards
from fourthseat_engine.cards import card_of, name_of, named_hand


def distinct(held: str, gone: str = "") -> str:
    """The cards to try of a hand when some are gone."""
    names = sorted(held.split(), key=card_of)
    cards = distinct_cards([card_of(name) for name in names], named_hand(names), named_hand(gone.split()))
    return " ".join(map(name_of, cards))


def test_neighbours_are_alike() -> None:
    assert distinct("Qh Kh Ah") == "Qh"


def test_cards_between_which_another_is_out_are_not() -> None:
    assert distinct("Th Qh Ah") == "Th Qh Ah"


def test_cards_between_which_all_are_gone_are() -> None:
    assert distinct("Th Qh Ah", gone="Jh Kh") == "Th"
    assert distinct("Th Qh Ah", gone="Jh") == "Th Ah"


def test_suits_never_mix() -> None:
    assert distinct("Ac 2d", gone="") == "Ac 2d"
    assert distinct("Kc Ac 2d 3d Ks") == "Kc 2d Ks"


def test_a_card_held_but_not_to_be_tried_parts_nothing() -> None:
    cards = [card_of("2s"), card_of("4s")]
    assert distinct_cards(cards, named_hand(["2s", "3s", "4s"]), 0) == cards[:1]
