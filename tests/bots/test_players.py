"""The hub's bots: an answer, whatever becomes of the workers."""

from __future__ import annotations

import sys
from itertools import islice

import pytest

from fourthseat_engine.cards import card_of
from fourthseat_engine.games import GAMES
from fourthseat_engine.moves import Bid, Call, Dark, NameTrump, Pass, Play
from fourthseat_server.bots.fallback import fallback
from fourthseat_server.bots.players import BotPlayers
from fourthseat_server.bots.pool import WorkerPool
from fourthseat_server.metrics import Metrics
from tests.bots.positions import positions
from tests.bots.rikiki.table import after, laid, seen


@pytest.mark.parametrize("game", GAMES)
async def test_bots_of_every_strength_play_every_game(game: str) -> None:
    bots = BotPlayers(WorkerPool(2), 30.0, Metrics())
    position = next(islice(positions(game, 11), 20, None))
    for strength in ("easy", "normal", "strong"):
        move = await bots.choose(position.view, position.legal, 1, strength)
        assert move in position.legal
    await bots.close()


async def test_when_workers_fail_a_plain_move_is_played() -> None:
    complaints: list[str] = []
    bots = BotPlayers(WorkerPool(1, (sys.executable, "-c", ""), complaints.append), 30.0, Metrics())
    position = next(islice(positions("rikiki", 11), 30, None))
    move = await bots.choose(position.view, position.legal, 1, "normal")
    assert move == fallback(position.view, position.legal)
    assert len(complaints) == 1
    await bots.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_plain_move_is_legal_everywhere_and_always_the_same(game: str) -> None:
    for position in islice(positions(game, 12), 400):
        move = fallback(position.view, position.legal)
        assert move in position.legal
        assert fallback(position.view, position.legal) == move


def test_it_bids_a_fair_share_and_next_to_it_when_hooked() -> None:
    hands = "2c 3c 4c 5c / 2d 3d 4d 5d / 2s 3s 4s 5s / Ah Kh 6c 6d"
    bids = tuple(Bid(tricks) for tricks in range(5))
    state = laid(hands, "9h")
    assert fallback(seen(state), bids) == Bid(1)
    hooked = after(state, "bid 1, bid 1, bid 1")
    assert fallback(seen(hooked), (Bid(0), Bid(2), Bid(3), Bid(4))) == Bid(0)


def test_it_plays_the_lowest_card_passes_and_names_the_longest_suit() -> None:
    view = seen(laid("Ah Kc 3c 2d / 4d 5d 6d 7d / 2s 3s 4s 5s / 2h 3h 6c 8c", "9h"))
    cards = tuple(Play(card_of(name)) for name in ("3c", "Kc", "2d", "Ah"))
    assert fallback(view, (*cards, Dark())) == Play(card_of("2d"))
    assert fallback(view, (Pass(), *cards)) == Pass()
    assert fallback(view, tuple(NameTrump(suit) for suit in range(4))) == NameTrump(0)
    calls = (Call(card_of("Ad")), Call(card_of("As")))
    assert fallback(view, calls) == calls[1]
