"""What holds in every deal of Ristikontra, however it is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from fourthseat_engine.cards import BIT, FULL_PACK, PACK_SIZE, card_of, cards_in
from fourthseat_engine.chance import Stream
from fourthseat_engine.events import Played, Told
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.games.ristikontra import RISTIKONTRA
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal
from fourthseat_engine.games.ristikontra.score import CARD_POINTS, side_of
from fourthseat_engine.games.ristikontra.state import RistikontraState
from fourthseat_engine.games.ristikontra.view import DrawnCard, Drew
from fourthseat_engine.moves import Dark, Move, Play
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import SEATS
from tests.engine.games.ristikontra_deals import OPTION_SETS, contents, dealt, shy, step


@dataclass(frozen=True)
class Chance:
    """A deal and how it is played: `stubborn` players lead the rank led last and match nobody, so that ranks
    get barred; the others play anything."""

    seed: int
    options: Mapping[str, object]
    dealer: int
    stubborn: bool

    @property
    def pack(self) -> Pack:
        return pack_of_deal(self.seed.to_bytes(8, "big"), 0)

    @property
    def opening(self) -> RistikontraState:
        return dealt(self.pack, self.options, self.dealer)

    @property
    def has_fourth_king_ban(self) -> bool:
        return position(self.opening).fourth_king_ban

    def steps(self) -> Iterator[tuple[RistikontraState, tuple[Told, ...]]]:
        """Every play of the deal: the state after it and what was told."""
        state = self.opening
        stream = Stream(self.seed)
        while RISTIKONTRA.to_act(state) is not None:
            state, told = step(state, self._choice(state, stream))
            yield state, told

    def states(self) -> Iterator[RistikontraState]:
        """Every state of the deal, the first before its first play."""
        yield self.opening
        for state, _ in self.steps():
            yield state

    def _choice(self, state: RistikontraState, stream: Stream) -> Move:
        moves = RISTIKONTRA.legal_moves(state)
        if self.stubborn and stream.below(8):
            return stubborn(state)
        return moves[stream.below(len(moves))]


chances = st.builds(
    Chance,
    seed=st.integers(0, 1 << 40),
    options=st.sampled_from(OPTION_SETS),
    dealer=st.sampled_from(SEATS),
    stubborn=st.booleans(),
)


def stubborn(state: RistikontraState) -> Move:
    if state.plays or not state.tricks:
        return shy(state)
    last = state.tricks[-1].plays[0].card[0]
    moves = RISTIKONTRA.legal_moves(state)
    return next((move for move in moves if str(move)[0] == last and move != Dark()), moves[0])


def position(state: RistikontraState) -> RistikontraDeal:
    assert state.deal is not None
    return state.deal


@given(chances)
def test_every_card_is_in_exactly_one_place(chance: Chance) -> None:
    for state in chance.states():
        deal = position(state)
        places = [*deal.hands, *(BIT[card] for card in deal.stock[: deal.left]), deal.played]
        assert sum(places) == FULL_PACK
        assert sum(place.bit_count() for place in places) == PACK_SIZE


@given(chances)
def test_R3_4_each_play_uses_up_a_card_of_the_stock(chance: Chance) -> None:
    states = list(chance.states())
    stock = position(states[0]).left
    assert len(states) == 1 + PACK_SIZE
    for plays, state in enumerate(states):
        deal = position(state)
        assert deal.left == max(0, stock - plays)
        if plays % 4 == 0 and plays <= stock:
            assert [hand.bit_count() for hand in deal.hands] == [deal.size] * 4
        elif plays % 4 == 0:
            assert [hand.bit_count() for hand in deal.hands] == [13 - plays // 4] * 4


@given(chances)
def test_R3_4_draws_and_dark_plays_make_up_the_stock(chance: Chance) -> None:
    told = [each.event for _, told in chance.steps() for each in told]
    darks = [event for event in told if isinstance(event, Played) and event.how == "dark"]
    drew = [event for event in told if isinstance(event, Drew)]
    drawn = [event for event in told if isinstance(event, DrawnCard)]
    assert len(darks) + len(drew) == position(chance.opening).left
    assert [event.seat for event in drew] == [event.seat for event in drawn]


@given(chances)
def test_R4_trick_goes_to_the_last_of_the_led_rank_who_leads_next(chance: Chance) -> None:
    tricks = list(chance.states())[-1].tricks
    assert len(tricks) == 13
    for taken in tricks:
        ranks = [play.card[0] for play in taken.plays]
        last = max(i for i in range(4) if ranks[i] == ranks[0])
        assert taken.plays[last].seat == taken.winner
        assert [play.seat for play in taken.plays] == [(taken.leader + i) % 4 for i in range(4)]
    assert [taken.leader for taken in tricks[1:]] == [taken.winner for taken in tricks[:-1]]


@given(chances)
def test_R5_no_rank_is_led_four_times_running_but_with_the_very_last_card(chance: Chance) -> None:
    tricks = list(chance.states())[-1].tricks
    leads = [taken.plays[0].card[0] for taken in tricks]
    for last in range(3, 13):
        if len(set(leads[last - 3 : last + 1])) == 1:
            assert last == 12


@given(chances)
def test_R5_moves_are_exactly_those_of_the_rules(chance: Chance) -> None:
    for state in chance.states():
        if state.running is not None:
            assert RISTIKONTRA.legal_moves(state) == moves_by_the_book(state)


def moves_by_the_book(state: RistikontraState) -> tuple[Move, ...]:
    """R3, R5 and R7.2 once more, told from what lies on the table."""
    view = RISTIKONTRA.view(state, RISTIKONTRA.to_act(state))
    assert view.turn is not None
    played = [play.card[0] for taken in view.tricks for play in taken.plays]
    played += [play.card[0] for play in view.trick]
    leads = [taken.plays[0].card[0] for taken in view.tricks]
    barred = set()
    if not view.trick and len(leads) >= 3 and len(set(leads[-3:])) == 1 and played.count(leads[-1]) == 3:
        assert len({taken.leader for taken in view.tricks[-3:]} | {view.turn}) == 1
        barred.add(leads[-1])
    if view.fourth_king_ban and view.stock and played.count("K") == 3:
        barred.add("K")
    assert set(view.barred) == barred
    hand = view.hands[view.turn]
    free = [card for card in hand if card[0] not in barred]
    assert free or len(hand) == 1
    cards = tuple(Play(card_of(card)) for card in free or hand)
    return (*cards, Dark()) if view.stock and not barred else cards


@given(chances)
def test_R6_piles_add_up_and_one_side_gains_or_a_point_is_held(chance: Chance) -> None:
    end = list(chance.states())[-1]
    (result,) = end.results
    collected = [0, 0]
    for taken in end.tricks:
        collected[side_of(taken.winner)] += sum(CARD_POINTS[card_of(play.card)] for play in taken.plays)
    assert list(result.points) == collected
    assert sum(result.points) == 120
    assert result.scores[:2] == result.scores[2:]
    gained = sorted(result.scores[:2])
    assert (gained, result.held) in [([0, 1], 0), ([0, 2], 0), ([0, 0], 1)]


@given(chances)
def test_R7_sides_are_dirty_and_cleaned_by_the_book(chance: Chance) -> None:
    states = list(chance.states())
    view = RISTIKONTRA.view(states[-1], None)
    dirty, cleaned = [False, False], [False, False]
    for number, taken in enumerate(view.tricks if view.queen_king_rule else ()):
        ranks = [play.card[0] for play in taken.plays]
        side = side_of(taken.winner)
        if number < 13 - view.hand_size:
            dirty[side] |= "Q" in ranks
        else:
            cleaned[side] |= dirty[side] and "K" in ranks and ranks[0] != "Q"
    assert (list(view.dirty), list(view.cleaned)) == (dirty, cleaned)


@given(chances.filter(lambda chance: chance.has_fourth_king_ban))
def test_R7_2_the_fourth_king_falls_in_a_late_trick(chance: Chance) -> None:
    view = RISTIKONTRA.view(list(chance.states())[-1], None)
    late = view.tricks[13 - view.hand_size :]
    assert any(play.card[0] == "K" for taken in late for play in taken.plays)


@given(chances)
def test_a_position_plays_on_without_the_one_that_it_was_copied_from(chance: Chance) -> None:
    for state in chance.states():
        deal = position(state)
        before = contents(deal)
        copy = deal.clone()
        while not copy.finished:
            copy.play(cards_in(copy.legal_cards())[0])
        assert contents(deal) == before
