"""What holds in every deal of Rikken, whatever is played."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourthseat_engine.cards import BIT, FULL_PACK, card_of, suit_name, suit_of
from fourthseat_engine.chance import Stream
from fourthseat_engine.fairness import pack_of_deal
from fourthseat_engine.games.rikken.auction import ACES
from fourthseat_engine.games.rikken.contracts import Contract, Opens, Side, Trump
from fourthseat_engine.games.rikken.deal import BIDDING, CALLING, NAMING, PLAYING, RikkenDeal
from fourthseat_engine.games.rikken.game import Rikken
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.moves import Pass
from fourthseat_engine.seats import SEATS, left_of
from tests.engine.games.rikken_deals import NINE, OBSERVERS, SIXTEEN, position, step

CASH: dict[str, object] = {"settlement": "cash"}
RULESETS: list[tuple[Rikken, dict[str, object]]] = [
    (NINE, {}),
    (SIXTEEN, {}),
    (SIXTEEN, CASH),
    (SIXTEEN, {"stop_when_decided": True}),
]

every_deal = pytest.mark.parametrize(("game", "options"), RULESETS)
seeds = given(seed=st.integers(0, 2**32))


@dataclass
class Played:
    """A deal by chance: the hands dealt, and every state from the deal to its end."""

    game: Rikken
    hands: list[int]
    states: list[RikkenState] = field(default_factory=list)

    @property
    def end(self) -> RikkenState:
        return self.states[-1]

    @property
    def contract(self) -> Contract | None:
        return position(self.end).contract


def played(game: Rikken, options: dict[str, object], seed: int) -> Played:
    """The first deal of a match; passes are likely, so that every contract comes up."""
    stream = Stream(seed)
    state = game.start(game.read_options(options), seed % 4)
    state = game.deal(state, pack_of_deal(seed.to_bytes(8, "big"), 0)).state
    deal = Played(game, list(position(state).hands), [state])
    while game.to_act(state) is not None:
        legal = game.legal_moves(state)
        reach = len(legal) if position(state).phase != BIDDING or not stream.below(4) else 3
        passing = legal[0] == Pass() and stream.below(2)
        move = legal[0] if passing else legal[stream.below(min(reach, len(legal)))]
        state = step(game, state, move).state
        deal.states.append(state)
    return deal


def on_the_table(state: RikkenState) -> int:
    """The cards that have been played, as a hand."""
    plays = [play for trick in state.tricks for play in trick.plays] + list(state.plays)
    return sum(BIT[card_of(play.card)] for play in plays)


@every_deal
@settings(max_examples=40)
@seeds
def test_every_card_is_in_a_hand_or_on_the_table(game: Rikken, options: dict[str, object], seed: int) -> None:
    for state in played(game, options, seed).states:
        assert sum(position(state).hands) + on_the_table(state) == FULL_PACK
        assert sum(position(state).won) == len(state.tricks) <= 13


@every_deal
@settings(max_examples=60)
@seeds
def test_the_auction_rises_and_nobody_comes_back(game: Rikken, options: dict[str, object], seed: int) -> None:
    deal = played(game, options, seed)
    words = deal.end.auction
    levels = [game.ladder.named(word.bid).level for word in words if word.bid != "pass"]
    joint = {4, 9, 11} if game is SIXTEEN else set()
    assert words[0].seat == left_of(position(deal.end).dealer)
    assert all(low < high or low == high in joint for low, high in pairwise(levels))
    assert all(levels.count(level) <= 4 for level in levels)
    assert len(levels) <= (22 if game is SIXTEEN else 9)
    for at, word in enumerate(words):
        assert word.bid != "pass" or word.seat not in [later.seat for later in words[at + 1 :]]
    if game is SIXTEEN and position(deal.end).thrown_in:
        assert all((hand & ACES).bit_count() != 3 for hand in deal.hands)


@every_deal
@settings(max_examples=60)
@seeds
def test_contracts_have_the_declarers_partners_and_trumps_they_should(
    game: Rikken, options: dict[str, object], seed: int
) -> None:
    deal = played(game, options, seed)
    at_end, contract = position(deal.end), deal.contract
    if contract is None:
        assert deal.end.results == ()
        assert (at_end.partner, at_end.called) == (None, None)
        return
    assert len(at_end.declarers) == 1 or contract.level in {4, 9, 11}
    assert (suit_name(at_end.trump) is None) == (contract.trump is Trump.NONE) == contract.exact
    assert contract.trump is not Trump.HEARTS or at_end.trump == 2
    assert (at_end.partner is None) == (contract.side is Side.ALONE)
    assert at_end.partner not in at_end.declarers
    if contract.side is Side.FOURTH_ACE:
        assert at_end.partner is not None
        assert (deal.hands[at_end.declarers[0]] & ACES).bit_count() == 3
        assert (deal.hands[at_end.partner] & ACES).bit_count() == 1
    if contract.side is Side.CALLED and game is SIXTEEN:
        assert (deal.hands[at_end.declarers[0]] & ACES).bit_count() != 3


@every_deal
@settings(max_examples=60)
@seeds
def test_the_called_card_comes_with_its_suit_and_only_then_is_the_partner_known(
    game: Rikken, options: dict[str, object], seed: int
) -> None:
    deal = played(game, options, seed)
    at_end = position(deal.end)
    if at_end.called is None:
        return
    called, declarer = at_end.called, at_end.declarers[0]
    assert not deal.hands[declarer] & BIT[called]
    assert suit_of(called) != at_end.trump
    for state in deal.states:
        here = position(state)
        out = bool(on_the_table(state) & BIT[called])
        if here.phase == PLAYING and here.called is not None:
            assert here.partner_known == out
            for observer in OBSERVERS:
                knows = out or observer == here.partner
                assert game.view(state, observer).partner == (here.partner if knows else None)
        if not out:
            assert all(suit_of(card_of(t.plays[0].card)) != suit_of(called) for t in state.tricks)
    assert at_end.partner_known


@every_deal
@settings(max_examples=60)
@seeds
def test_scores_have_the_pattern_of_their_settlement(
    game: Rikken, options: dict[str, object], seed: int
) -> None:
    deal = played(game, options, seed)
    if not deal.end.results:
        return
    (result,) = deal.end.results
    at_end = position(deal.end)
    assert result.totals == result.scores == game.standings(deal.end).totals
    if game is SIXTEEN and options != CASH:
        assert min(result.scores) >= 0
        return
    assert sum(result.scores) == 0
    if len(at_end.declarers) > 1:
        return
    (declarer,) = at_end.declarers
    worth = abs(min(result.scores, key=abs))
    for seat in SEATS:
        sign = 1 if (seat in (declarer, at_end.partner)) == result.made[declarer] else -1
        lone = seat == declarer and at_end.partner is None
        assert result.scores[seat] == sign * worth * (3 if lone else 1)


@every_deal
@settings(max_examples=60)
@seeds
def test_a_deal_has_thirteen_tricks_unless_it_is_decided(
    game: Rikken, options: dict[str, object], seed: int
) -> None:
    deal = played(game, options, seed)
    tricks, contract = len(deal.end.tricks), deal.contract
    if contract is None:
        assert tricks == 0
    elif tricks < 13:
        assert deal.end.options["stop_when_decided"]
        assert deal.end.results[-1].made.count(False) == len(position(deal.end).declarers)
    leaders = [trick.leader for trick in deal.end.tricks]
    assert leaders[1:] == [trick.winner for trick in deal.end.tricks][:-1]


@every_deal
@settings(max_examples=40)
@seeds
def test_open_hands_are_true_and_others_are_hidden(
    game: Rikken, options: dict[str, object], seed: int
) -> None:
    deal = played(game, options, seed)
    for state in deal.states:
        here = position(state)
        for seat in SEATS:
            shown = game.view(state, None).hands[seat]
            if seat in here.open_hands:
                assert sum(BIT[card_of(name)] for name in shown) == here.hands[seat]
            else:
                assert set(shown) <= {"??"}
        if not here.over and here.open_hands:
            assert here.contract is not None
            assert here.contract.opens is not Opens.NOBODY


@every_deal
@settings(max_examples=40)
@seeds
def test_the_position_counts_moves_as_the_game_does(
    game: Rikken, options: dict[str, object], seed: int
) -> None:
    """Playing a copy of the position comes to the same, and leaves the original alone."""
    deal = played(game, options, seed)
    starts = [state for state in deal.states if position(state).phase == PLAYING]
    if not starts:
        return
    copy = position(starts[0]).clone()
    before = position(starts[0]).hands.copy()
    for trick in deal.end.tricks:
        for play in trick.plays:
            if play.how == "blind":
                copy.ask()
            copy.play(card_of(play.card))
    assert position(starts[0]).hands == before
    assert copy.over
    assert copy.scores() == deal.end.results[-1].scores


def test_phases_follow_one_another() -> None:
    order = {BIDDING: 0, NAMING: 1, CALLING: 2, PLAYING: 3}
    for seed in range(30):
        for game, options in RULESETS:
            phases = [position(state).phase for state in played(game, options, seed).states[:-1]]
            numbers = [order[phase] for phase in phases]
            assert numbers == sorted(numbers)


def test_a_fresh_position_has_the_eldest_to_speak() -> None:
    ruleset = NINE.ruleset(NINE.read_options({}))
    assert [RikkenDeal(ruleset, dealer, [0, 0, 0, 0]).turn for dealer in SEATS] == [1, 2, 3, 0]
