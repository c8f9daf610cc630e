"""Worlds of Rikken: exactly the deals that could have led to what the observer saw, each equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourthseat_engine.cards import BIT, PACK_SIZE, SUIT_MASK, Hand, cards_in, hand_of, named_hand
from fourthseat_engine.chance import Stream
from fourthseat_engine.errors import IllegalMove
from fourthseat_engine.games.rikken.auction import ACES
from fourthseat_engine.games.rikken.game import Rikken
from fourthseat_engine.games.rikken.hidden import FACE_DOWN, Seen, hidden_deals, seen_in
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.moves import BidContract, BlindLead, Move, Pass, Play
from fourthseat_engine.seats import SEATS, Observer, Seat, left_of
from tests.engine.games.rikken_deals import (
    NINE,
    OBSERVERS,
    SIXTEEN,
    pack_of_hands,
    position,
    step,
)

Cards = tuple[Hand, ...]
"""Unseen cards by place: the four hands, and the card face down."""


def chosen(legal: tuple[Move, ...], state: RikkenState, stream: Stream, wish: str) -> Move:
    """A move by chance, but in the auction the wished contract is bid and everyone else passes, and the
    suit of the called card is kept back, so that who holds it stays open for long."""
    if BidContract(wish) in legal and not any(word.bid != "pass" for word in state.auction):
        return BidContract(wish)
    if Pass() in legal:
        return Pass()
    deal = position(state)
    if deal.duty:
        called = deal.duty.bit_length() - 1
        others = [move for move in legal if not isinstance(move, Play) or move.card // 13 != called // 13]
        legal = tuple(others) if others and stream.below(8) else legal
    late = len(state.tricks) > 10 or not stream.below(8)
    if isinstance(legal[-1], BlindLead):
        legal = tuple(move for move in legal if isinstance(move, BlindLead) == late)
    return legal[stream.below(len(legal))]


def hands_by_chance(stream: Stream, eldest: Seat, wanted: Hand, kept_out: Hand) -> dict[Seat, Hand]:
    """Four hands; the eldest holds `wanted`, and none of `kept_out` while there are other cards."""
    others = [card for card in range(PACK_SIZE) if not BIT[card] & (wanted | kept_out)]
    last = cards_in(kept_out & ~wanted)
    stream.shuffle(others)
    stream.shuffle(last)
    others += last
    room = 13 - wanted.bit_count()
    hands = {eldest: wanted | hand_of(others[:room])}
    for step_ in range(3):
        hands[left_of(eldest, step_ + 1)] = hand_of(others[room + 13 * step_ : room + 13 * step_ + 13])
    return hands


SHAPES: tuple[tuple[Hand, Hand], ...] = (
    (0, 0),
    (named_hand(("As", "Ks")), SUIT_MASK[0]),
    (named_hand(("As",)), SUIT_MASK[1] | SUIT_MASK[2]),
    (named_hand(("Ac", "As")), SUIT_MASK[1] | SUIT_MASK[2]),
    (ACES, 0),
    (ACES | named_hand(("Kc", "Kd", "Kh")), 0),
    (named_hand(("Ac", "Ad", "As")), SUIT_MASK[2]),
)
"""What the eldest, who bids, is given and is kept from: open and blind calls, kings, queens, Triple Ace."""


def story(game: Rikken, seed: int, wish: str, plays: int) -> tuple[RikkenState, list[Move]]:
    """A deal by chance up to so many plays: the state, and the moves that led to it."""
    stream = Stream(seed)
    dealer = stream.below(4)
    hands = hands_by_chance(stream, left_of(dealer), *SHAPES[stream.below(len(SHAPES))])
    state = game.start(game.read_options({}), dealer)
    state = game.deal(state, pack_of_hands(game, hands, dealer)).state
    moves: list[Move] = []
    while game.to_act(state) is not None and played(state) < plays:
        moves.append(chosen(game.legal_moves(state), state, stream, wish))
        state = step(game, state, moves[-1]).state
    return state, moves


def played(state: RikkenState) -> int:
    return 4 * len(state.tricks) + len(state.plays)


def fillings(unseen: list[int], rooms: tuple[int, ...]) -> list[Cards]:
    """Every way to lay the cards into the rooms, whatever the facts say."""
    if not rooms:
        return [()]
    found = []
    for here in combinations(unseen, rooms[0]):
        rest = [card for card in unseen if card not in here]
        mine = sum(BIT[card] for card in here)
        found += [(mine, *others) for others in fillings(rest, rooms[1:])]
    return found


def could_be(
    game: Rikken, state: RikkenState, moves: list[Move], observer: Observer, seen: Seen, cards: Cards
) -> bool:
    """Whether the same moves, played from these cards, are legal and show the observer the same."""
    hands = {seat: seen.of(seat) | cards[seat] for seat in SEATS}
    if cards[FACE_DOWN]:
        hands[state.plays[0].seat] |= cards[FACE_DOWN]
    dealer = position(state).dealer
    again = game.start(state.options, dealer)
    again = game.deal(again, pack_of_hands(game, hands, dealer)).state
    for at, move in enumerate(moves):
        if at == len(moves) - len(state.plays) and cards[FACE_DOWN]:
            move = BlindLead(cards[FACE_DOWN].bit_length() - 1)
        try:
            again = step(game, again, move).state
        except IllegalMove:
            return False
    return game.view(again, observer) == game.view(state, observer)


def reachable(game: Rikken, state: RikkenState, moves: list[Move], observer: Observer) -> set[Cards]:
    """All deals that could have led here, found by trying every filling."""
    seen = seen_in(game.view(state, observer))
    every = fillings(cards_in(seen.unseen), seen.rooms)
    return {cards for cards in every if could_be(game, state, moves, observer, seen, cards)}


def agree(game: Rikken, state: RikkenState, moves: list[Move], observer: Observer) -> int:
    """Check that worlds are exactly the reachable deals; returns how many fillings the facts rule out."""
    view = game.view(state, observer)
    seen = seen_in(view)
    fits = reachable(game, state, moves, observer)
    deals = hidden_deals(view, game.ruleset(view.options))
    assert deals.count == len(fits)
    stream = Stream(1)
    assert {tuple(deals.deal(stream)) for _ in range(30)} <= fits
    return len(fillings(cards_in(seen.unseen), seen.rooms)) - len(fits)


WISHES = [(NINE, "rik"), (NINE, "rik_hearts"), (NINE, "misere")] + [
    (SIXTEEN, wish) for wish in ("rik", "rik", "rik", "rik_beter", "alone8", "piek", "open_misere")
]


@pytest.mark.parametrize("observer", SEATS)
@pytest.mark.parametrize(("game", "wish"), WISHES)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), plays=st.integers(44, 52))
def test_worlds_are_exactly_the_deals_that_could_have_led_here(
    game: Rikken, wish: str, observer: Seat, seed: int, plays: int
) -> None:
    state, moves = story(game, seed, wish, plays)
    agree(game, state, moves, observer)


def test_worlds_are_exact_while_a_card_lies_face_down() -> None:
    checked = ruled_out = 0
    for seed in range(400):
        state, moves = story(SIXTEEN, seed, "rik", 47)
        if position(state).asking:
            checked += 1
            ruled_out += sum(agree(SIXTEEN, state, moves, observer) for observer in SEATS)
    assert checked >= 4
    assert ruled_out > 100


@pytest.mark.parametrize("game", [NINE, SIXTEEN])
def test_each_world_is_equally_likely(game: Rikken) -> None:
    checked = 0
    for seed in range(40):
        state, moves = story(game, seed, "rik", 46)
        view = game.view(state, seed % 4)
        fits = reachable(game, state, moves, seed % 4)
        if not 6 <= len(fits) <= 24:
            continue
        seen = Counter(
            tuple(position(world).hands) for world in islice(game.worlds(view, seed), 200 * len(fits))
        )
        assert len(seen) == len(fits)
        assert all(130 < times < 280 for times in seen.values())
        checked += 1
    assert checked > 2


@pytest.mark.parametrize(("game", "contract"), [(NINE, "rik"), (SIXTEEN, "rik_beter")])
def test_any_seat_but_the_declarer_may_be_the_partner_in_a_world(game: Rikken, contract: str) -> None:
    state, _ = story(game, 7, contract, 1)
    at_start = position(state)
    assert at_start.called is not None
    (declarer,) = at_start.declarers
    for observer in OBSERVERS:
        partners = {
            position(world).partner for world in islice(game.worlds(game.view(state, observer), 1), 60)
        }
        if observer == at_start.partner:
            assert partners == {observer}
        else:
            assert partners == set(SEATS) - {declarer, observer}
