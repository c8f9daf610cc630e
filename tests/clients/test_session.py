"""The session's promises, one by one; `test_session_chaos.py` holds them against any order of mishaps."""

from __future__ import annotations

import msgspec
import pytest

from fourthseat_client import commands
from fourthseat_client.errors import NotUnderstood
from fourthseat_client.messages import (
    Bye,
    Do,
    Done,
    Ev,
    Have,
    Hello,
    Here,
    No,
    Pong,
    Raw,
    Saving,
    Skip,
    Snapshot,
    TableState,
    Welcome,
)
from fourthseat_client.session import Answered, Leave, Lost, Return, Send, Session, Step
from fourthseat_engine.games import GAMES
from tests.clients.model_hub import KEY, TABLE, ModelHub


def hello_of(session: Session) -> Hello:
    (effect,) = session.opened()
    assert isinstance(effect, Send)
    assert isinstance(effect.message, Hello)
    return effect.message


def welcomed(hub: ModelHub) -> Session:
    session = Session(TABLE, KEY)
    session.receive(hub.welcome(hello_of(session)))
    return session


def hub_at_my_turn(seed: int = 1, observer: int = 1) -> ModelHub:
    hub = ModelHub(observer=observer, seed=seed)
    hub.begin_match()
    while hub.others_turn:
        hub.go_on()
    return hub


def test_hello_comes_first_and_says_what_we_have() -> None:
    session = Session(TABLE, KEY)
    hello = hello_of(session)
    assert (hello.table, hello.key, hello.have) == (TABLE, KEY, None)
    hub = ModelHub(observer=1, seed=1)
    session.receive(hub.welcome(hello))
    again = hello_of(session)
    assert again.have == Have(inc="first", v=1, h=hub.hash_at(1))
    assert again.tab == hello.tab
    assert not session.live


def test_welcome_brings_the_whole_state() -> None:
    hub = hub_at_my_turn()
    session = Session(TABLE, KEY)
    (step,) = session.receive(hub.welcome(hello_of(session)))
    assert isinstance(step, Step)
    assert step.whole
    assert step.before is None
    assert session.live
    assert session.seat == 1
    assert session.view == step.after == hub.view
    assert session.legal == tuple(hub.legal)
    assert session.table == hub.table()
    assert session.version == hub.v


def test_a_waiting_table_has_no_view() -> None:
    session = welcomed(ModelHub(observer=1, seed=1))
    assert session.view is None
    assert session.legal is None
    assert session.table is not None
    assert session.table.stage == "waiting"


@pytest.mark.parametrize("observer", [0, 1, 2, 3, None])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_version_is_folded_into_the_view(game: str, observer: int | None) -> None:
    hub = ModelHub(observer=observer, seed=5, game_name=game)
    session = welcomed(hub)
    while not hub.over:
        hub.go_on() if hub.others_turn else hub.play(f"mine-{hub.v}", hub.legal[0])
        effects = session.receive(hub.message(hub.v))
        assert session.view == hub.view
        assert session.version == hub.v
        assert (session.legal or ()) == tuple(hub.legal_for_observer() or ())
        for effect in effects:
            assert isinstance(effect, Step)
            assert effect.after == session.view
            assert not effect.whole
    assert session.table is not None
    assert session.table.stage == "over"


def test_a_rematch_begins_with_a_fresh_view() -> None:
    hub = ModelHub(observer=2, seed=3)
    session = welcomed(hub)
    while hub.matches < 1:
        hub.go_on() if hub.others_turn else hub.play(f"mine-{hub.v}", hub.legal[0])
        session.receive(hub.message(hub.v))
    assert session.view == hub.view
    assert session.view is not None
    assert session.view.totals == (0, 0, 0, 0)


def test_an_old_version_is_dropped() -> None:
    hub = hub_at_my_turn()
    session = welcomed(hub)
    before = session.view
    for v in range(1, hub.v + 1):
        assert session.receive(hub.message(v)) == []
    assert session.view == before


def test_a_gap_means_loss_and_nothing_is_believed_until_the_next_welcome() -> None:
    hub = hub_at_my_turn()
    session = welcomed(hub)
    v = session.version
    hub.play("a", hub.legal[0])
    hub.go_on()
    assert session.receive(hub.message(hub.v)) == [Lost()]
    assert not session.live
    assert session.receive(hub.message(v + 1)) == []
    assert session.version == v
    effects = session.receive(hub.welcome(hello_of(session)))
    assert [effect.v for effect in effects if isinstance(effect, Step)] != []
    assert session.view == hub.view
    assert session.version == hub.v


def test_a_skip_moves_the_version_and_nothing_else() -> None:
    hub = hub_at_my_turn()
    session = welcomed(hub)
    view, legal = session.view, session.legal
    assert session.receive(Skip(v=hub.v + 1, h="x")) == []
    assert session.version == hub.v + 1
    assert session.have == Have(inc="first", v=hub.v + 1, h="x")
    assert (session.view, session.legal) == (view, legal)


def test_missed_versions_that_do_not_reach_the_welcome_are_not_trusted() -> None:
    hub = hub_at_my_turn()
    session = welcomed(hub)
    hello_of(session)
    short = Welcome(inc="first", v=hub.v + 2, h="h2", seat=1, now=0, missed=[Skip(v=hub.v + 1, h="h1")])
    assert session.receive(short)[-1] == Lost()
    assert hello_of(session).have is None


def test_missed_versions_of_another_log_are_not_trusted() -> None:
    hub = hub_at_my_turn()
    session = welcomed(hub)
    hello_of(session)
    other = Welcome(inc="second", v=hub.v, h=hub.hash_at(hub.v), seat=1, now=0, missed=[])
    assert session.receive(other) == [Lost()]
    assert session.have is None


def test_an_event_that_does_not_fit_asks_for_the_whole_state() -> None:
    hub = hub_at_my_turn()
    session = welcomed(hub)
    spoilt: list[Raw] = [
        {"e": "play", "seat": 1, "card": "Zz"},
        {"e": "nonsense"},
        {"e": "turn", "seat": "x"},
    ]
    for bad in spoilt:
        view = session.view
        assert session.receive(Ev(v=session.version + 1, h="x", at=0, events=[bad])) == [Lost()]
        assert session.view == view
        assert hello_of(session).have is None
        session.receive(hub.welcome(Hello(table=TABLE, key=KEY, tab="t", have=None)))


@pytest.mark.parametrize("spoil", ["game", "view", "options"])
def test_a_whole_state_that_cannot_be_understood_is_an_error(spoil: str) -> None:
    hub = hub_at_my_turn()
    welcome = hub.welcome(Hello(table=TABLE, key=KEY, tab="t", have=None))
    state = welcome.state
    assert state is not None
    match = dict(state.match or {})
    table = state.table
    if spoil == "game":
        table = _changed(table, game="ninepins")
    elif spoil == "view":
        match["won"] = "many"
    else:
        table, match = _changed(table, options={"longest": 99}), {}
    spoilt = Welcome(
        inc="first",
        v=1,
        h="",
        seat=1,
        now=0,
        state=Snapshot(table=table, match=match or None, legal=None),
    )
    session = Session(TABLE, KEY)
    session.opened()
    if spoil == "options":
        session.receive(spoilt)
        deal = {"e": "deal", "deal": 0, "dealer": 0, "size": 1}
        assert session.receive(Ev(v=2, h="", at=0, events=[deal])) == [Lost()]
    else:
        with pytest.raises(NotUnderstood):
            session.receive(spoilt)


def test_a_wish_is_sent_at_once_and_answered_once() -> None:
    hub = hub_at_my_turn()
    session = welcomed(hub)
    wish, effects = session.wish(commands.Move(hub.legal[0]))
    assert effects == [Send(wish)]
    assert session.unanswered == (wish,)
    done = hub.answer(wish)
    assert session.receive(done) == [Answered(wish, done)]
    assert session.receive(done) == []
    assert not session.unanswered


def test_when_the_answer_comes_before_the_version_nothing_is_legal_in_between() -> None:
    hub = hub_at_my_turn()
    session = welcomed(hub)
    wish, _ = session.wish(commands.Move(hub.legal[0]))
    session.receive(hub.answer(wish))
    assert session.legal is None
    assert session.version < hub.v
    session.receive(hub.message(hub.v))
    assert session.view == hub.view


def test_a_wish_without_a_line_waits_for_the_welcome_and_is_repeated_until_answered() -> None:
    hub = hub_at_my_turn()
    session = Session(TABLE, KEY)
    wish, effects = session.wish(commands.Move(hub.legal[0]))
    other, _ = session.wish(commands.Start())
    assert effects == []
    for _ in range(3):
        assert session.receive(hub.welcome(hello_of(session)))[-2:] == [Send(wish), Send(other)]
        session.closed()
    session.receive(Done(id=wish.id, v=9))
    assert session.receive(hub.welcome(hello_of(session)))[-1:] == [Send(other)]


def test_wishes_of_an_earlier_life_are_sent_again() -> None:
    hub = hub_at_my_turn()
    old = Do(id="o" * 22, v=1, c=commands.Move(hub.legal[0]))
    session = Session(TABLE, KEY, unanswered=[old])
    assert session.receive(hub.welcome(hello_of(session)))[-1] == Send(old)


def test_a_wish_names_the_version_it_was_decided_on() -> None:
    hub = hub_at_my_turn()
    session = welcomed(hub)
    wish, _ = session.wish(commands.Move("Ah"))
    assert wish.v == hub.v
    assert len(wish.id) == 22


def test_a_refusal_brings_what_is_legal() -> None:
    hub = hub_at_my_turn()
    session = welcomed(hub)
    wish, _ = session.wish(commands.Move("bid 99"))
    no = hub.answer(wish)
    assert isinstance(no, No)
    assert session.receive(no) == [Answered(wish, no)]
    assert session.legal == tuple(hub.legal)


def test_a_refusal_without_an_id_answers_nothing() -> None:
    session = welcomed(hub_at_my_turn())
    session.wish(commands.Start())
    assert session.receive(No(id=None, code="message/unreadable", message="?", v=None)) == []
    assert len(session.unanswered) == 1


def test_bye_with_a_time_means_come_back() -> None:
    session = welcomed(hub_at_my_turn())
    session.wish(commands.Start())
    assert session.receive(Bye(code="server/draining", message="!", back=400)) == [Return(400)]
    assert not session.live
    assert len(session.unanswered) == 1


def test_bye_without_a_time_ends_everything_and_answers_every_wish() -> None:
    session = welcomed(hub_at_my_turn())
    wish, _ = session.wish(commands.Start())
    answered, leave = session.receive(Bye(code="key/unknown", message="Gone.", back=None))
    assert isinstance(answered, Answered)
    assert answered.wish == wish
    assert isinstance(answered.answer, No)
    assert answered.answer.code == "key/unknown"
    assert leave == Leave("key/unknown", "Gone.")
    assert session.unanswered == ()


def test_presence_saving_and_pong() -> None:
    session = welcomed(hub_at_my_turn())
    here = Here(seats=(True, False, True, False), watchers=2)
    assert session.receive(here) == []
    assert session.here == here
    session.receive(Saving(ok=False))
    assert not session.saving
    session.receive(Saving(ok=True))
    assert session.saving
    assert session.receive(Pong(n=1)) == []


def test_the_hosts_links_follow_the_newest_word() -> None:
    hub = ModelHub(observer=0, seed=1)
    session = welcomed(hub)
    assert session.links is None
    session.receive(Ev(v=2, h="", at=0, table=hub.table(), links=[None, "a", "b", "c"], watch="w"))
    assert session.links == (None, "a", "b", "c")
    assert session.watch == "w"
    session.receive(Ev(v=3, h="", at=0, table=hub.table()))
    assert session.links == (None, "a", "b", "c")


def test_versions_before_the_welcome_are_not_believed() -> None:
    hub = hub_at_my_turn()
    session = Session(TABLE, KEY)
    session.opened()
    assert session.receive(hub.message(1)) == []
    assert session.table is None


def _changed(table: TableState, **changes: object) -> TableState:
    return msgspec.structs.replace(table, **changes)
