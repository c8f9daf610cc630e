"""Worlds that fit a view of Rikiki, those that explain the bids more often."""

from __future__ import annotations

from itertools import islice

from fourthseat_bots.rikiki.chances import expected_tricks
from fourthseat_bots.rikiki.likely import likely_worlds
from fourthseat_engine.cards import SUIT_MASK, card_of, named_hand
from fourthseat_engine.games.rikiki.view import RikikiView
from tests.bots.positions import positions
from tests.bots.rikiki.table import after, laid, seen

HEARTS, SPADES = 2, 3
COUNT = 120


def seen_cards(view: RikikiView) -> int:
    """The cards that lie open or have been played."""
    played = [play.card for trick in view.tricks for play in trick.plays]
    played += [play.card for play in view.trick]
    return named_hand(played) | named_hand([] if view.turn_up is None else [view.turn_up])


def test_every_world_holds_each_unseen_card_at_most_once_and_the_own_hand() -> None:
    for position in islice(positions("rikiki", 21), 60):
        view = position.view
        assert isinstance(view, RikikiView)
        for hands in likely_worlds(view, 5, 3):
            assert hands[position.seat] == named_hand(view.hands[position.seat])
            assert [hand.bit_count() for hand in hands] == [len(hand) for hand in view.hands]
            everything = hands[0] | hands[1] | hands[2] | hands[3]
            assert everything.bit_count() == sum(hand.bit_count() for hand in hands)
            assert not everything & seen_cards(view)


def test_a_void_that_was_shown_is_kept_in_every_world() -> None:
    hands = "Ac 2c 3c 4c / 2d 3d 4d 5d / Kc Qc 6d 7d / Jc Tc 8d 9d"
    state = after(laid(hands, turn_up="2h"), "bid 1, bid 1, bid 1, bid 0, Ac, 2d, Kc, Jc, 2c, 3d")
    for world in likely_worlds(seen(state), COUNT, 5):
        assert not world[1] & SUIT_MASK[0]


def test_the_worlds_of_one_view_differ() -> None:
    state = after(laid("Ac 2c 3c / 2d 3d 4d / Kc Qc 6d / Jc Tc 8d", turn_up="2h"), "bid 1, bid 0")
    assert len({tuple(world) for world in likely_worlds(seen(state), COUNT, 5)}) > COUNT / 4


def test_the_true_hands_are_not_told_by_any_seed() -> None:
    hands = "Ac 2c 3c 4c 5c / 2d 3d 4d 5d 6d / Kc Qc 6s 7s 8s / Jc Tc 8d 9d Td"
    state = after(laid(hands, turn_up="2h"), "bid 1, bid 0")
    assert state.deal is not None
    true = state.deal.hands
    worlds = [likely_worlds(seen(state), 1, seed)[0] for seed in range(50)]
    assert not any(world[0] == true[0] and world[1] == true[1] for world in worlds)


def test_who_bids_none_is_mostly_given_low_cards_and_who_bids_many_high_ones() -> None:
    hands = "2c 3c 4c 5c 6c / 2d 3d 4d 5d 6d / 2s 3s 4s 5s 6s / 8d 9d Td 8s 9s"

    def mean(bid: int) -> float:
        view = seen(after(laid(hands, turn_up="2h"), f"bid {bid}"))
        worlds = likely_worlds(view, COUNT, 7)
        return sum(expected_tricks(world[0], 5, HEARTS, card_of("2h")) for world in worlds) / COUNT

    assert mean(0) < 0.9
    assert mean(3) > 2.0
