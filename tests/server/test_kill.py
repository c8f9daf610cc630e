"""`kill -9` at any moment loses nothing; and the checks that say so can fail.

This is a slice of the campaign in `tests/campaign/kill.py`, which kills a few hundred times.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from fourthseat_client.commands import Move
from fourthseat_client.messages import Do, Done, No
from fourthseat_client.session import Answered, Step
from fourthseat_engine import fairness
from fourthseat_server.entries import Created, DealtOn, Entry, Filled, Moved, Started, pack_entry
from fourthseat_server.links import Links, key_hash, next_link
from fourthseat_server.table import Table, apply, created
from tests.campaign.kill import Campaign
from tests.campaign.kill_check import Row, Witness, final_violations, prefix_of
from tests.campaign.recovery import measure

KEY = "k" * 22
TABLE = "abcdefghijklmnop"
SECRET = bytes(32)


async def test_no_kill_loses_anything(tmp_path: Path) -> None:
    campaign = Campaign(tmp_path / "data", seed=20, parties=((1, 3), (2, 2), (4, 2)))
    outcome = await campaign.run(kills=15, seconds=30)
    assert outcome.violations == []
    assert outcome.kills >= 5
    assert outcome.matches > 0
    assert outcome.acknowledged > 50
    assert outcome.shown > outcome.acknowledged


async def test_a_store_that_acknowledges_before_it_commits_is_caught(tmp_path: Path) -> None:
    program = ("-m", "tests.campaign.kill_broken_server")
    campaign = Campaign(tmp_path / "data", seed=1, program=program, parties=((4, 3),))
    outcome = await campaign.run(kills=25, seconds=90)
    assert outcome.violations != []


# The checks themselves


@dataclass
class Story:
    """A short log as it should be, and what the host's client was told of it."""

    log: list[Row]
    witness: Witness

    def complaints(self, *, died_at: int | None = None, before: list[Row] | None = None) -> list[str]:
        deaths = [] if died_at is None else [prefix_of(before or self.log, died_at)]
        return list(final_violations(self.log, deaths, [self.witness], TABLE, SECRET))


@pytest.fixture
def story() -> Story:
    """Anna and three bots, some moves long."""

    def secret_of(match: int) -> bytes:
        return fairness.match_secret(SECRET, TABLE, match)

    first = Created(
        inc="i",
        game="rikiki",
        rules=1,
        options={"longest": 3, "hook": "always"},
        name="Anna",
        key=key_hash(KEY),
        player_bytes=bytes(16),
        pace="instant",
        clock=None,
        proof=fairness.commitment(secret_of(0)),
    )
    table: Table = created(TABLE, first, 0)
    log = [Row(1, "create", pack_entry(Entry(0, first)))]
    witness = Witness(seat=0, key=KEY)
    link = next_link(Links(SECRET).chain_key(TABLE), b"", log[0].entry)
    moves = 0
    while moves < 3:
        version = len(log) + 1
        seat = table.to_act
        body: Filled | Started | DealtOn | Moved
        if version == 2:
            body = Filled("easy")
        elif version == 3:
            body = Started()
        elif table.paused:
            body = DealtOn()
        else:
            assert seat is not None
            assert table.state is not None
            move = str(table.game.legal_moves(table.state)[0])
            body = Moved(seat, move, by="seat" if seat == 0 else "bot")
        entry = Entry(version, body)
        id_ = f"{version:022d}"
        log.append(Row(version, id_, pack_entry(entry)))
        table = apply(table, version, entry, secret_of).table
        link = next_link(Links(SECRET).chain_key(TABLE), link, log[-1].entry)
        if isinstance(body, Moved) and seat == 0:
            moves += 1
            wish = Do(id=id_, v=version - 1, c=Move(body.move))
            witness.hear(Answered(wish, Done(id=id_, v=version)))
        if table.state is not None:
            view = table.game.view(table.state, 0)
            witness.hear(Step(v=version, h=link.hex(), at=0, events=(), before=None, after=view, whole=False))
    return Story(log, witness)


def some_move(story: Story) -> str:
    return min(story.witness.moves)


def test_a_true_story_has_no_complaints(story: Story) -> None:
    assert story.complaints() == []
    assert story.complaints(died_at=5) == []


def test_a_lost_acknowledgement_is_noticed(story: Story) -> None:
    last = len(story.log)
    story.witness.acknowledged["z" * 22] = last + 1
    assert any("was acknowledged" in each for each in story.complaints())


def test_an_acknowledgement_at_another_version_is_noticed(story: Story) -> None:
    story.witness.acknowledged[some_move(story)] += 1
    assert any("was acknowledged" in each for each in story.complaints())


def test_a_gap_is_noticed(story: Story) -> None:
    story.log[-1] = replace(story.log[-1], version=len(story.log) + 1)
    assert any("not contiguous" in each for each in story.complaints())


def test_a_doubled_id_is_noticed(story: Story) -> None:
    story.log[-1] = replace(story.log[-1], id=story.log[-2].id)
    assert any("2 times in the log" in each for each in story.complaints())


def test_a_rewritten_log_is_noticed(story: Story) -> None:
    before = list(story.log)
    story.log[2] = replace(story.log[2], id="another")
    assert any("not what they were" in each for each in story.complaints(died_at=5, before=before))


def test_a_log_that_lost_its_end_is_noticed(story: Story) -> None:
    before = list(story.log)
    del story.log[-1]
    assert any("not what they were" in each for each in story.complaints(died_at=len(before), before=before))
    assert any("of a log of" in each for each in story.complaints())


def test_a_refused_wish_in_the_log_is_noticed(story: Story) -> None:
    move = some_move(story)
    version = story.witness.acknowledged.pop(move)
    story.witness.moves.discard(move)
    story.witness.answers.clear()
    wish = Do(id=move, v=version - 1, c=Move("bid 0"))
    story.witness.hear(Answered(wish, No(id=move, code="move/stale", message="Late.")))
    assert any("was refused and stands" in each for each in story.complaints())


def test_a_move_that_nobody_acknowledged_is_noticed(story: Story) -> None:
    move = some_move(story)
    del story.witness.acknowledged[move]
    story.witness.moves.discard(move)
    assert any("2 moves were acknowledged and 3 made" in each for each in story.complaints())


def test_a_second_answer_is_noticed(story: Story) -> None:
    story.witness.answers[some_move(story)] += 1
    assert any("was answered 2 times" in each for each in story.complaints())


def test_another_hand_than_the_seats_own_is_noticed(story: Story) -> None:
    version, (view,) = max(story.witness.views.items())
    other = replace(view, hands=(("2c",), *view.hands[1:]))
    story.witness.views[version].append(other)
    assert any("another view of version" in each for each in story.complaints())


def test_another_hash_is_noticed(story: Story) -> None:
    story.witness.hashes[max(story.witness.hashes)].add("0" * 32)
    assert any("another hash of version" in each for each in story.complaints())


def test_a_move_out_of_turn_is_noticed(story: Story) -> None:
    story.log.append(Row(len(story.log) + 1, "x", story.log[-1].entry))
    assert any("turn" in each or "does not follow" in each for each in story.complaints())


def test_a_seat_that_was_given_away_is_noticed(story: Story) -> None:
    story.witness.key = "x" * 22
    assert any("belongs to somebody else" in each for each in story.complaints())


@pytest.mark.parametrize("on", ["sqlite", "redis"])
def test_everybody_is_back_soon_after_a_kill(on: str) -> None:
    found = measure(on, tables=20, kills=2)
    assert len(found.back) == 40
