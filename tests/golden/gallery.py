"""Records the matches that the web client's gallery shows, as seat 0 saw them.

    python -m tests.golden.gallery [rikken] [ristikontra]

Hands and the first moves are set so that every phase comes up; the other cards are played by our bots.
`clients/web/src/gallery/<name>.json` holds what came of it, and is data: nothing depends on how the bots
play today.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from fourthseat_bots.policies import POLICIES
from fourthseat_engine.cards import PACK_SIZE, Card, card_of
from fourthseat_engine.events import redact
from fourthseat_engine.game import State, Step
from fourthseat_engine.games import GAMES, AnyGame
from fourthseat_engine.moves import BlindLead, Move, parse_move
from fourthseat_engine.options import Options
from fourthseat_engine.pack import Pack, deal_packets
from fourthseat_engine.seats import SEATS, Seat

FOLDER = Path(__file__).parents[2] / "clients/web/src/gallery"
VIEWER: Seat = 0
PACKETS = {"rikken-nine": (1,) * 13, "rikken-sixteen": (6, 7), "ristikontra": (1,) * 6}
"""How each game deals; ristiklappi's five cards a hand are the first of six."""


@dataclass(frozen=True, slots=True)
class Scripted:
    """A deal: what some seats hold (`SAKQ HJT D7 C2`), what follows on top of the stock, and the moves that
    begin it, in turn; `policy` chooses the others."""

    said: tuple[str, ...]
    held: dict[Seat, str] = field(default_factory=dict)
    seed: int = 0
    stock: str = ""
    policy: str = "easy"


@dataclass(frozen=True, slots=True)
class Match:
    """A match: the dealer of its first deal, and its deals."""

    game: str
    options: Options
    dealer: Seat
    deals: tuple[Scripted, ...]


PASSES = ("pass",) * 3

RIKKEN = {
    "nine": Match(
        "rikken-nine",
        {"deals": 3},
        3,
        (
            Scripted(
                ("bid rik", "pass", "bid rik_hearts", "pass", "pass", "call Ad"),
                {0: "SQ862 HT4 DA94 CKJ73", 2: "SAK4 HKQJ97 D753 CA8"},
            ),
            Scripted(("pass",) * 4),
            Scripted(
                ("pass", "pass", "bid rik", "pass", "trump s", "call Ac"),
                {0: "SKQJ96 HA8 DK73 CQT4"},
            ),
            Scripted(
                ("bid misere", "pass", "bid open_misere", "pass", "pass"),
                {1: "S2468 H235 D236 C237", 0: "SAK7 HQT9 DAJ7 CKQ85"},
            ),
        ),
    ),
    "sixteen": Match(
        "rikken-sixteen",
        {"rounds": 5, "deal_style": "shuffle"},
        3,
        (
            Scripted(("bid rik", *PASSES, "trump s", "call Ad"), {0: "SKQJ976 HA94 CAK83"}),
            Scripted(
                ("bid misere", "pass", "bid piek", "pass"),
                {1: "S2358 H247T D23 C356", 3: "SA4 H358 D467 C2478T", 0: "SKQ6 HAQJ DT98 CKQJ9"},
            ),
            Scripted(
                ("bid troela", *PASSES, "trump s"), {2: "SA52 HA73 DAQ4 CJT86", 0: "SKQJ84 HKT DJ97 CA53"}
            ),
            Scripted(
                ("pass", "bid troela", "bid open_misere_praatje", "pass", "pass"),
                {0: "SAK93 HAQ8 DK62 CA74", 1: "S2457 H2346 D35 C236"},
            ),
            Scripted(("bid open13", "trump s"), {0: "SAKQJT98 HAK DA CAKQ"}),
        ),
    ),
    "cash": Match(
        "rikken-sixteen",
        {"rounds": 2, "deal_style": "shuffle", "settlement": "cash", "currency": "eur", "unit": 25},
        3,
        (
            Scripted(
                ("pass", "bid rik", "pass", "bid alone8", "pass", "trump h"),
                {3: "S94 HAKQT86 DK7 CAQ4"},
            ),
            Scripted(
                ("bid rik", "pass", "bid rik_beter", "pass", "pass", "call As"),
                {3: "SJ6 HAKQJ5 DAK9 CQ84", 0: "SA973 HT64 DQ82 CK75"},
            ),
        ),
    ),
}


THREE_KINGS = ("Kh", "8c", "6d", "Jc", "Ks", "3d", "5c", "8s", "Kd", "Th", "2h", "9c")
"""Seat 0 leads three kings, and nobody can catch them."""

RISTIKONTRA = {
    "seven": Match(
        "ristikontra",
        {},
        3,
        (
            Scripted(
                THREE_KINGS,
                {
                    0: "SK7 HK DK C2 HJ",
                    1: "C8 D3 HT S4 DQ S9",
                    2: "D6 C5 H2 SA H9 DT",
                    3: "CJ S8 C9 D4 H5 CQ",
                },
                stock="CK",
                policy="greedy",
            ),
            Scripted((), seed=3, policy="greedy"),
            *(Scripted((), seed=seed) for seed in (2, 2, 5, 4, 4, 3, 1, 3, 3)),
        ),
    ),
    "klappi": Match("ristikontra", {"klappi": True, "target": 1}, 3, (Scripted((), seed=206),)),
}

GALLERIES = {"rikken": RIKKEN, "ristikontra": RISTIKONTRA}


def cards_of(hand: str) -> list[Card]:
    """`SAK HT` is the ace and king of spades and the ten of hearts."""
    return [card_of(rank + suit[0].lower()) for suit in hand.split() for rank in suit[1:]]


def pack_for(game: str, dealer: Seat, scripted: Scripted) -> Pack:
    """A pack that deals these hands, then this stock, the other cards by chance."""
    hands = {seat: cards_of(hand) for seat, hand in scripted.held.items()}
    stock = cards_of(scripted.stock)
    known = {card for hand in (*hands.values(), stock) for card in hand}
    rest = [card for card in range(PACK_SIZE) if card not in known]
    random.Random(scripted.seed).shuffle(rest)
    dealt = deal_packets(range(PACK_SIZE), dealer, PACKETS[game])
    for seat in SEATS:
        hands.setdefault(seat, [])
        while len(hands[seat]) < len(dealt[seat]):
            hands[seat].append(rest.pop())
    order = {place: card for seat in SEATS for place, card in zip(dealt[seat], hands[seat], strict=True)}
    cards = [order[place] for place in sorted(order)]
    return Pack((*cards, *stock, *rest), 1)


def told(game: AnyGame, step: Step[State]) -> dict[str, object]:
    """A step as the viewer hears it."""
    heard: dict[str, object] = {"events": msgspec.to_builtins(redact(step.told, VIEWER))}
    if game.to_act(step.state) == VIEWER:
        heard["legal"] = [str(move) for move in game.legal_moves(step.state)]
    return heard


def chosen(game: AnyGame, state: State, said: list[str], policy: str) -> Move:
    """The next scripted move, else a lead face down where there is one, else what a bot would play."""
    seat = game.to_act(state)
    assert seat is not None
    if said:
        return parse_move(said.pop(0))
    legal = game.legal_moves(state)
    blind = [move for move in legal if isinstance(move, BlindLead)]
    if blind:
        return blind[0]
    return POLICIES[game.name][policy].choose(game.view(state, seat), legal, 0)


def steps(match: Match) -> Iterator[dict[str, object]]:
    """Every step of a match."""
    game = GAMES[match.game]
    state = game.start(game.read_options(match.options), match.dealer)
    for index, scripted in enumerate(match.deals):
        step = game.deal(state, pack_for(match.game, (match.dealer + index) % 4, scripted))
        yield told(game, step)
        said = list(scripted.said)
        while game.to_act(step.state) is not None:
            seat = game.to_act(step.state)
            assert seat is not None
            step = game.play(step.state, seat, chosen(game, step.state, said, scripted.policy))
            yield told(game, step)
        state = step.state


def main() -> None:
    """Write the recordings of the galleries that were named, or of all."""
    for gallery in sys.argv[1:] or GALLERIES:
        recorded = {
            name: {
                "game": match.game,
                "options": dict(GAMES[match.game].read_options(match.options)),
                "steps": list(steps(match)),
            }
            for name, match in GALLERIES[gallery].items()
        }
        text = json.dumps(recorded, separators=(",", ":")) + "\n"
        (FOLDER / f"{gallery}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
