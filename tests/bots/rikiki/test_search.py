"""Positions in which a good player of Rikiki knows what to do."""

from __future__ import annotations

import pytest

from tests.bots.rikiki.table import after, chosen, laid

THINKING = ("normal", "strong")


@pytest.mark.parametrize("policy", ["greedy", "easy", *THINKING])
def test_a_hooked_dealer_with_the_ace_of_trumps_does_not_bid_none(policy: str) -> None:
    """The others have bid one of two; the dealer may not bid 1, and the ace wins a trick for certain."""
    state = after(laid("2c 3c / 4d 5d / 6s 7s / Ah Kd", turn_up="2h"), "bid 1, bid 0, bid 0")
    assert chosen(state, policy) == "bid 2"


@pytest.mark.parametrize("policy", THINKING)
@pytest.mark.parametrize("seed", range(3))
def test_a_hooked_dealer_bids_next_to_what_the_hand_is_worth(policy: str, seed: int) -> None:
    hands = "2c 3c 4c 5c 6c / 2d 3d 4d 5d 6d / 2s 3s 4s 5s 6s / Ah Kh Qh 7c 7d"
    state = after(laid(hands, turn_up="2h"), "bid 1, bid 1, bid 0")
    assert chosen(state, policy, seed) in ("bid 2", "bid 4")


@pytest.mark.parametrize("policy", THINKING)
def test_a_certain_hand_is_bid_exactly(policy: str) -> None:
    assert chosen(laid("Ah / 2c / 3c / 4c", turn_up="5h"), policy) == "bid 1"
    assert chosen(laid("2c 3c / 4d 5d / 6s 7s / Ks Kd", turn_up="2h"), policy) == "bid 0"
    assert chosen(laid("Ah Kh Qh / 4d 5d 6d / 6s 7s 8s / Ks Kd 3c", turn_up="2h"), policy) == "bid 3"


HANDS = "Ac 2c / Kc 3c / Qc 4c / Jc 5c"


@pytest.mark.parametrize("policy", ["greedy", "easy", *THINKING])
def test_the_goal_turns_over_exactly_when_the_bid_is_reached(policy: str) -> None:
    """Seat 0 holds the highest and the lowest club: with a bid of one it leads the ace and then the two, with
    a bid of none the two."""
    short = after(laid(HANDS, "9h"), "bid 1, bid 0, bid 0, bid 0")
    assert chosen(short, policy) == "Ac"
    reached = after(laid(HANDS, "9h"), "bid 0, bid 1, bid 0, bid 0")
    assert chosen(reached, policy) == "2c"


@pytest.mark.parametrize("policy", THINKING)
def test_last_to_play_it_wins_while_short_and_ducks_when_done(policy: str) -> None:
    hands = "Tc 2d / 3c 3d / 4c 4d / Kc 5c"
    short = after(laid(hands, "9h"), "bid 0, bid 0, bid 0, bid 1, Tc, 3c, 4c")
    assert chosen(short, policy) == "Kc"
    done = after(laid(hands, "9h"), "bid 1, bid 0, bid 0, bid 0, Tc, 3c, 4c")
    assert chosen(done, policy) == "5c"


@pytest.mark.parametrize("policy", THINKING)
def test_the_highest_trump_is_not_spent_on_a_ruff_that_leads_to_a_trick_too_many(policy: str) -> None:
    """One trick is wanted and the ace of trumps is sure of one whenever it is played. Ruffing now would give
    the lead, and the king of diamonds would most likely win too; thrown off now, it cannot."""
    hands = "Ac 2c / 3c 3d / 4c 4d / Ah Kd"
    state = after(laid(hands, turn_up="2h"), "bid 1, bid 0, bid 1, bid 1, Ac, 3c, 4c")
    assert chosen(state, policy) == "Kd"


@pytest.mark.parametrize("policy", ["greedy", *THINKING])
def test_nobody_ruffs_who_wants_no_trick(policy: str) -> None:
    hands = "Ac 2c 5d / Kc 3c 3d / Qc 4c 4d / 3h 9d 8d"
    state = after(laid(hands, turn_up="2h"), "bid 1, bid 0, bid 0, bid 0, Ac, 3c, 4c")
    assert chosen(state, policy) in ("9d", "8d")


@pytest.mark.parametrize("policy", THINKING)
def test_an_ace_of_another_suit_is_no_winner(policy: str) -> None:
    """Clubs are led, and seat 3 has none and wants no trick: its ace of diamonds cannot win this one, which
    makes this the moment to be rid of it."""
    hands = "Kc 8s 9s / 3c 4s 5s / 4c 6s 7s / Ad 2s 3s"
    state = after(laid(hands, turn_up="2h"), "bid 1, bid 0, bid 0, bid 0, Kc, 3c, 4c")
    assert chosen(state, policy) == "Ad"


@pytest.mark.parametrize("policy", THINKING)
def test_a_trick_that_cannot_be_lost_is_taken_with_the_highest_card(policy: str) -> None:
    """Both cards win and no further trick is wanted: the higher one is more dangerous to keep."""
    hands = "5c 2d 3d / 3c 4d 5d / 4c 6d 7d / Ac 6c 2s"
    state = after(laid(hands, turn_up="2h"), "bid 0, bid 0, bid 1, bid 1, 5c, 3c, 4c")
    assert chosen(state, policy) == "Ac"
