"""Worlds of Ristikontra: every one could have been dealt, and each is as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations

from hypothesis import given
from hypothesis import strategies as st

from fourthseat_engine.cards import Card, cards_in, named_hand
from fourthseat_engine.chance import Stream
from fourthseat_engine.events import redact
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.games.ristikontra import RISTIKONTRA
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal
from fourthseat_engine.games.ristikontra.state import RistikontraState
from fourthseat_engine.moves import Dark, Move, Play
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import SEATS, Observer, Seat, left_of
from tests.engine.games.ristikontra_deals import OPTION_SETS, contents, dealt, low, play_on, shy, step

OBSERVERS: tuple[Observer, ...] = (*SEATS, None)


def position(state: RistikontraState) -> RistikontraDeal:
    assert state.deal is not None
    return state.deal


def played_by_chance(
    seed: int, options: dict[str, object], plays: int
) -> tuple[Pack, list[RistikontraState], list[Move]]:
    """A deal by chance up to so many plays: its pack, its states, and its moves."""
    pack = pack_of_deal(seed.to_bytes(8, "big"), 0)
    stream = Stream(seed)
    states, moves = [dealt(pack, options)], []
    for _ in range(plays):
        legal = RISTIKONTRA.legal_moves(states[-1])
        moves.append(legal[stream.below(len(legal))])
        states.append(step(states[-1], moves[-1])[0])
    return pack, states, moves


def witness(world: RistikontraState, real: Pack, moves: list[Move], observer: Observer) -> Pack:
    """A pack that leads to `world` by these moves. What the observer was dealt and drew is as in the real
    deal; every other seat is given the cards it played in order, and then those it holds."""
    deal = position(world)
    hand_size = deal.size
    turns = [play.seat for taken in world.tricks for play in taken.plays]
    turns += [play.seat for play in world.plays]
    queues: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    for seat, move in zip(turns, moves, strict=True):
        if isinstance(move, Play):
            queues[seat].append(move.card)
    for seat in SEATS:
        queues[seat] += cards_in(deal.hands[seat])
    if observer is not None:
        queues[observer] = came_to(observer, real, turns, moves, hand_size)
    cards: list[Card] = []
    for index in range(4 * hand_size):
        cards.append(queues[left_of(deal.dealer, 1 + index)].pop(0))
    for seat, move, top in zip(turns, moves, real.cards[4 * hand_size :], strict=False):
        cards.append(top if isinstance(move, Dark) else queues[seat].pop(0))
    cards += reversed(deal.stock[: deal.left])
    assert not any(queues.values())
    return Pack(tuple(cards), 1)


def came_to(seat: Seat, pack: Pack, turns: list[Seat], moves: list[Move], hand_size: int) -> list[Card]:
    """The cards that came to a seat, in the deal and by draws, in order."""
    queue = [pack.cards[index] for index in range(4 * hand_size) if left_of(3, 1 + index) == seat]
    stock = pack.cards[4 * hand_size :]
    queue += [
        top
        for turn, move, top in zip(turns, moves, stock, strict=False)
        if turn == seat and isinstance(move, Play)
    ]
    return queue


@given(
    seed=st.integers(0, 1 << 40),
    options=st.sampled_from(OPTION_SETS),
    plays=st.integers(0, 52),
    observer=st.sampled_from(OBSERVERS),
)
def test_every_world_could_have_been_dealt_and_played_so(
    seed: int, options: dict[str, object], plays: int, observer: Observer
) -> None:
    pack, states, moves = played_by_chance(seed, options, plays)
    view = RISTIKONTRA.view(states[-1], observer)
    for world in islice(RISTIKONTRA.worlds(view, seed), 2):
        assert RISTIKONTRA.view(world, observer) == view
        other = witness(world, pack, moves, observer)
        state = dealt(other, options)
        for move, real in zip(moves, states, strict=False):
            assert RISTIKONTRA.view(state, observer) == RISTIKONTRA.view(real, observer)
            state, _ = step(state, move)
        replayed, sampled = position(state), position(world)
        assert replayed.hands == sampled.hands
        assert replayed.stock[: replayed.left] == sampled.stock[: sampled.left]
        assert contents(replayed) | {"stock": ()} == contents(sampled) | {"stock": ()}


def test_worlds_before_the_first_deal_and_after_the_last_are_the_state_itself() -> None:
    start = RISTIKONTRA.start(RISTIKONTRA.read_options({"target": 1}), 2)
    end = play_on(dealt(pack_of_deal(b"any", 0), {"target": 1}), low)
    for state in (start, end):
        for observer in OBSERVERS:
            view = RISTIKONTRA.view(state, observer)
            world = next(RISTIKONTRA.worlds(view, 1))
            assert RISTIKONTRA.view(world, observer) == view
            assert RISTIKONTRA.to_act(world) is None
            assert world.options == state.options


def test_stock_gone_the_unseen_cards_are_exactly_the_other_hands() -> None:
    state = play_on(dealt(pack_of_deal(b"gone", 0)), shy, 28)
    hands = position(state).hands
    for world in islice(RISTIKONTRA.worlds(RISTIKONTRA.view(state, 1), 7), 20):
        assert position(world).hands[1] == hands[1]
        assert position(world).stock == ()
        assert sum(position(world).hands) == sum(hands)


def test_worlds_of_an_endgame_are_all_there_and_equally_frequent() -> None:
    """After 44 plays seat 0 does not know six cards, two in each other hand: 90 ways."""
    state = play_on(dealt(pack_of_deal(b"even", 0)), low, 44)
    view = RISTIKONTRA.view(state, 0)
    counts = Counter(tuple(position(world).hands) for world in islice(RISTIKONTRA.worlds(view, 3), 9000))
    assert len(counts) == 90
    assert chi_square(list(counts.values()), 9000 / 90) < 140


def test_order_of_the_stock_is_equally_likely_too() -> None:
    """With two cards in the stock, seats 2 and 3 to play, the stock and their draws are anyone's."""
    state = play_on(dealt(pack_of_deal(b"order", 0)), low, 26)
    view = RISTIKONTRA.view(state, 0)
    assert view.stock == 2
    stocks = Counter(position(world).stock for world in islice(RISTIKONTRA.worlds(view, 4), 11400))
    known = named_hand(view.hands[0]) | position(state).played
    unseen = [card for card in range(52) if not known >> card & 1]
    assert len(unseen) == 20
    assert set(stocks) <= set(permutations(unseen, 2))
    tops = Counter(stock[-1] for stock in stocks.elements())
    assert chi_square([tops[card] for card in unseen], 11400 / 20) < 45


def test_a_seat_knows_what_it_drew() -> None:
    state = play_on(dealt(pack_of_deal(b"drew", 0)), shy, 12)
    mine = position(state).hands[2]
    for world in islice(RISTIKONTRA.worlds(RISTIKONTRA.view(state, 2), 5), 10):
        assert position(world).hands[2] == mine


def test_a_draw_tells_nobody_else_which_card_it_was() -> None:
    """In worlds where the same card is played and another one drawn, only the drawer hears the difference."""
    state = play_on(dealt(pack_of_deal(b"hidden", 0)), shy, 9)
    seat = RISTIKONTRA.to_act(state)
    assert seat is not None
    worlds = RISTIKONTRA.worlds(RISTIKONTRA.view(state, seat), 6)
    move = low(state)
    one, another = (step(world, move)[1] for world in islice(worlds, 2))
    assert redact(one, seat) != redact(another, seat)
    for observer in OBSERVERS:
        if observer != seat:
            assert redact(one, observer) == redact(another, observer)


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)
