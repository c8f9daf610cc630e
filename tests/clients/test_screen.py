"""The table, the score sheet and the sentences of the terminal, in every game."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from fourthseat_client.fold import Fold
from fourthseat_client.messages import Hello
from fourthseat_client.screen import last_trick, names_at, score_sheet, table_screen
from fourthseat_client.session import Session
from fourthseat_client.shown import card_text, move_text, signed, sorted_hand
from fourthseat_client.telling import tell
from fourthseat_engine.events import redact
from fourthseat_engine.games import GAMES
from tests.clients.model_hub import KEY, TABLE, ModelHub


def printed(shown: RenderableType) -> str:
    paper = io.StringIO()
    Console(file=paper, width=120, color_system=None).print(shown)
    return paper.getvalue()


def session_of(hub: ModelHub) -> Session:
    session = Session(TABLE, KEY)
    session.opened()
    session.receive(hub.welcome(Hello(table=TABLE, key=KEY, tab="t", have=None)))
    return session


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("observer", [1, None])
def test_every_moment_of_every_game_can_be_shown_and_told(game: str, observer: int | None) -> None:
    hub = ModelHub(observer=observer, seed=9, game_name=game)
    names = names_at(hub.table(), observer)
    told = 0
    while not hub.over:
        hub.go_on() if hub.others_turn else hub.play(f"mine-{hub.v}", hub.legal[-1])
        session = session_of(hub)
        assert session.view is not None
        text = printed(table_screen(session))
        assert "Deal" in text
        assert ("Your hand" in text) == (observer is not None)
        assert ("You may" in text) == (session.legal is not None)
        for event in redact(hub.log[-1].told, observer):
            sentence = tell(event, names)
            told += sentence is not None
            assert sentence is None or sentence.plain.strip()
    view = session_of(hub).view
    assert view is not None
    assert told > 50 / len(GAMES)
    assert "Total" in printed(score_sheet(view, names))
    assert "→" in printed(last_trick(view.last_trick, names))


def test_the_waiting_room_says_who_is_there() -> None:
    text = printed(table_screen(session_of(ModelHub(observer=0, seed=1))))
    assert "Anna (you)" in text
    assert "host" in text
    assert "West" in text


def test_before_the_first_word_there_is_nothing_to_show() -> None:
    assert "Connecting" in printed(table_screen(Session(TABLE, KEY)))


def test_hands_are_sorted_with_alternating_colours() -> None:
    assert sorted_hand(["2c", "Ad", "Th", "??", "Kh", "3s"]) == ["3s", "Kh", "Th", "2c", "Ad", "??"]


def test_cards_moves_and_numbers() -> None:
    assert card_text("??").plain == "▒▒"
    assert move_text("bid 3").plain == "bid 3"
    assert move_text("call Ad").plain == "call A♦"
    assert move_text("trump s").plain == "trump ♠"
    assert move_text("dark").plain == "dark"
    assert (signed(3), signed(0), signed(-2)) == ("+3", "0", "−2")


def test_every_game_that_is_dealt_can_be_folded() -> None:
    for game in GAMES:
        Fold(game)
