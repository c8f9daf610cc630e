"""Replaying a record and refusing every claim that does not hold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourthseat_engine.errors import EngineError, Unreadable, Unverified
from fourthseat_engine.fairness import first_dealer, pack_of_deal
from fourthseat_engine.moves import Bid, parse_move
from fourthseat_engine.pack import Pack
from fourthseat_engine.record import Record, RecordedDeal, RecordedMove, dumps, loads
from fourthseat_engine.replay import replay, start_of, verify
from fourthseat_engine.simulate import play_match, random_chooser, simulated_terms
from tests.engine.matches import TERMS, TEXT, resealed, short_match, with_secret, with_terms

RECORD = short_match()
LAST = len(RECORD.deals) - 1


def problem(record: Record) -> Unverified:
    """Why a record, written out faithfully, is not verified."""
    with pytest.raises(Unverified) as error:
        verify(dumps(record))
    return error.value


def with_deal(number: int, change: Callable[[RecordedDeal], RecordedDeal]) -> Record:
    deals = list(RECORD.deals)
    deals[number] = change(deals[number])
    return replace(RECORD, deals=tuple(deals))


def with_moves(number: int, change: Callable[[list[RecordedMove]], list[RecordedMove]]) -> Record:
    return with_deal(number, lambda deal: replace(deal, moves=tuple(change(list(deal.moves)))))


def test_a_true_record_is_verified_and_returned() -> None:
    assert verify(TEXT) == RECORD


def test_a_replay_passes_every_deal_and_move_in_order() -> None:
    moments = list(replay(RECORD))
    made = [(moment.deal, moment.made) for moment in moments]
    assert made == [
        (number, move) for number, deal in enumerate(RECORD.deals) for move in (None, *deal.moves)
    ]
    assert moments[-1].step.told[-2].event.e == "over"


def test_a_replay_starts_before_the_first_deal() -> None:
    state = start_of(RECORD)
    assert state != next(replay(RECORD)).step.state


def test_a_record_of_a_match_made_by_hand_is_replayed_without_its_packs_being_proved() -> None:
    """`replay` takes the packs as they stand: golden cases need no secret that would shuffle them."""
    turned = with_deal(LAST, lambda deal: replace(deal, pack=Pack(deal.pack.cards, 1 + deal.pack.cut % 51)))
    assert len(list(replay(turned))) == len(list(replay(RECORD)))
    assert problem(turned).code == "unverified/pack"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "whist"}, "unverified/game"),
        ({"options": {"longest": 14, "hook": "always"}}, "unverified/game"),
        ({"options": {"longest": 2, "hook": "always", "x": 1}}, "unverified/game"),
        ({"options": {"longest": 2}}, "unverified/options"),
        ({"rules_version": 2}, "unverified/rules"),
    ],
)
def test_a_game_that_we_do_not_deal_is_not_replayed(change: dict[str, Any], code: str) -> None:
    changed = with_terms(RECORD, lambda terms: replace(terms, **change))
    assert problem(changed).code == code
    with pytest.raises(Unverified):
        list(replay(changed))


def test_a_secret_that_was_not_committed_to_is_noticed() -> None:
    other = with_terms(RECORD, lambda terms: replace(terms, secret=bytes(32)))
    assert problem(other).code == "unverified/commitment"


def test_a_commitment_alone_does_not_make_the_packs_right() -> None:
    same_dealer = next(
        secret
        for secret in (bytes([i]) * 32 for i in range(256))
        if first_dealer(replace(TERMS, secret=secret).seed) == RECORD.first_dealer
    )
    error = problem(with_secret(RECORD, same_dealer))
    assert error.code == "unverified/pack"
    assert "Deal 1" in error.message


def test_players_bytes_that_were_left_out_are_noticed() -> None:
    dropped = with_terms(RECORD, lambda terms: replace(terms, player_bytes=(b"", b"", b"", b"")))
    assert problem(dropped).code in {"unverified/dealer", "unverified/pack"}


def test_another_first_dealer_is_noticed() -> None:
    error = problem(replace(RECORD, first_dealer=(RECORD.first_dealer + 1) % 4))
    assert error.code == "unverified/dealer"
    assert error.message.startswith("The first dealer ")


@pytest.mark.parametrize("number", range(LAST + 1))
def test_what_is_wrong_in_a_deal_is_named_with_its_number(number: int) -> None:
    deal = RECORD.deals[number]
    changes: list[tuple[str, dict[str, Any]]] = [
        ("unverified/pack", {"pack": pack_of_deal(b"other", number)}),
        ("unverified/dealer", {"dealer": (deal.dealer + 2) % 4}),
        ("unverified/scores", {"scores": (deal.scores[0] + 1, *deal.scores[1:])}),
        ("unverified/totals", {"totals": (*deal.totals[:3], deal.totals[3] - 1)}),
    ]
    for code, change in changes:
        changed = with_deal(number, partial(replace, **change))
        error = problem(changed)
        assert error.code == code or (code == "unverified/pack" and error.code == "unverified/move")
        assert f"Deal {number + 1}" in error.message


def test_an_illegal_move_is_named_with_deal_and_number() -> None:
    error = problem(with_moves(1, lambda moves: [*moves[:2], replace(moves[2], move=Bid(9)), *moves[3:]]))
    assert error.code == "unverified/move"
    assert error.message.startswith("Deal 2, move 3, ")
    assert "bid 9" in error.message


def test_a_move_by_another_seat_is_noticed() -> None:
    first = RECORD.deals[0].moves[0]
    wrong = replace(first, seat=(first.seat + 1) % 4)
    assert problem(with_moves(0, lambda moves: [wrong, *moves[1:]])).code == "unverified/move"


def test_a_move_too_many_is_noticed() -> None:
    extra = RecordedMove(0, parse_move("2c"))
    error = problem(with_moves(0, lambda moves: [*moves, extra]))
    assert error.code == "unverified/move"
    assert "over already" in error.message


def test_a_move_too_few_is_noticed() -> None:
    assert problem(with_moves(1, lambda moves: moves[:-1])).code == "unverified/unfinished"


def test_a_deal_too_few_is_noticed() -> None:
    error = problem(replace(RECORD, deals=RECORD.deals[:-1]))
    assert error.code == "unverified/unfinished"
    assert "after deal 2" in error.message


def test_a_deal_too_many_is_noticed() -> None:
    more = replace(RECORD.deals[-1], pack=pack_of_deal(TERMS.seed, LAST + 1))
    error = problem(replace(RECORD, deals=(*RECORD.deals, more)))
    assert error.code == "unverified/too-many"
    assert "deal 4" in error.message


@pytest.mark.parametrize(
    "change",
    [{"totals": (1, 2, 3, 4)}, {"places": (1, 1, 1, 1)}, {"winners": (0, 1, 2, 3)}],
)
def test_wrong_standings_are_noticed(change: dict[str, Any]) -> None:
    wrong = replace(RECORD, standings=replace(RECORD.standings, **change))
    assert problem(wrong).code == "unverified/standings"


def test_what_is_no_record_is_unreadable_not_unverified() -> None:
    for text in ("", "\n", "hello", TEXT.partition("digest")[0]):
        with pytest.raises(Unreadable):
            verify(text)


def test_no_character_of_a_record_can_be_changed() -> None:
    """Every position, with a neighbouring character; then a few hundred with characters added and dropped."""
    for at, character in enumerate(TEXT):
        with pytest.raises(EngineError):
            verify(TEXT[:at] + chr(ord(character) ^ 1) + TEXT[at + 1 :])
    for at in range(0, len(TEXT), 7):
        for changed in (TEXT[:at] + TEXT[at + 1 :], TEXT[:at] + TEXT[at] + TEXT[at:], TEXT[:at]):
            if changed != TEXT:
                with pytest.raises(EngineError):
                    verify(changed)


BEFORE_DEALS = TEXT.index("commitment: ")
CHANGED_TO = "0123456789abcdefACdhsSWNEJKQT- ,:/"


@given(at=st.integers(BEFORE_DEALS, len(TEXT) - 1), to=st.sampled_from(CHANGED_TO))
def test_no_character_that_matters_can_be_changed_even_under_a_fitting_digest(at: int, to: str) -> None:
    """From the commitment on, everything is proved by the rest of the record."""
    changed = resealed(TEXT[:at] + to + TEXT[at + 1 :])
    if changed == TEXT:
        return
    with pytest.raises(EngineError):
        verify(changed)


def test_what_only_the_digest_protects() -> None:
    """Names, the marks of bots, the table and the match's number are claims that nothing else proves."""
    for line in ('south: "Bence"', 'south: "Anna" bot', "table: other", "match: 2"):
        label = line.partition(":")[0]
        lines = [line if old.startswith(f"{label}: ") else old for old in TEXT.split("\n")]
        changed = "\n".join(lines)
        with pytest.raises(Unverified) as error:
            verify(changed)
        assert error.value.code == "unverified/digest"
        assert verify(resealed(changed)).deals == RECORD.deals


@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_are_verified(seed: int) -> None:
    names = ("Anna", "Bence", "Aino", "Joris")
    text = dumps(play_match(simulated_terms("rikiki", {}, names, seed, 0), (random_chooser,) * 4))
    assert dumps(verify(text)) == text
    assert len(loads(text).deals) == 25
