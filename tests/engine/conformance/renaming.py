"""Turning one truth into another that an observer cannot tell from it: the hidden cards change places."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from fourthseat_engine.cards import PACK_SIZE, UNKNOWN, Card, card_of
from fourthseat_engine.game import State
from fourthseat_engine.games import AnyGame
from fourthseat_engine.moves import BlindLead, Move, Play
from fourthseat_engine.pack import Pack
from fourthseat_engine.seats import SEATS

Renaming = tuple[Card, ...]
"""For each card the card that takes its place."""


def renaming(game: AnyGame, real: State, world: State) -> Renaming:
    """The exchange of cards that turns `real` into `world`; a card that stays where it is keeps its name."""
    places: list[Card] = list(range(PACK_SIZE))
    real_left, world_left = set(range(PACK_SIZE)), set(range(PACK_SIZE))
    pairs = [
        *(([a], [b]) for a, b in zip(_plays(game, real), _plays(game, world), strict=True)),
        *((_hand(game, real, seat), _hand(game, world, seat)) for seat in SEATS),
    ]
    for mine, theirs in pairs:
        _match(places, mine, theirs)
        real_left -= set(mine)
        world_left -= set(theirs)
    _match(places, real_left, world_left)
    return tuple(places)


def exchanged(a: Card, b: Card) -> Renaming:
    """Two cards change places."""
    places = list(range(PACK_SIZE))
    places[a], places[b] = b, a
    return tuple(places)


def renamed_pack(pack: Pack, places: Renaming) -> Pack:
    """The pack with every card renamed."""
    return Pack(tuple(places[card] for card in pack.cards), pack.cut)


def renamed_move(places: Renaming) -> Callable[[Move], Move]:
    """How a move reads after the renaming. What is said aloud, a called card too, stays as it was said."""

    def rename(move: Move) -> Move:
        if isinstance(move, (Play, BlindLead)):
            return replace(move, card=places[move.card])
        return move

    return rename


def _plays(game: AnyGame, state: State) -> list[Card]:
    """The cards played in this deal, in order, each as its own player knows it."""
    views = [game.view(state, seat) for seat in SEATS]
    cards = []
    for trick in range(len(views[0].tricks)):
        plays = views[0].tricks[trick].plays
        cards += [card_of(views[play.seat].tricks[trick].plays[i].card) for i, play in enumerate(plays)]
    cards += [card_of(views[play.seat].trick[i].card) for i, play in enumerate(views[0].trick)]
    return cards


def _hand(game: AnyGame, state: State, seat: int) -> list[Card]:
    return [card_of(name) for name in game.view(state, seat).hands[seat] if name != UNKNOWN]


def _match(places: list[Card], mine: Iterable[Card], theirs: Iterable[Card]) -> None:
    left, right = set(mine), set(theirs)
    assert len(left) == len(right)
    for card in left & right:
        places[card] = card
    for a, b in zip(sorted(left - right), sorted(right - left), strict=True):
        places[a] = b
