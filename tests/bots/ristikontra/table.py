"""Positions of Ristikontra laid out by hand."""

from __future__ import annotations

from fourthseat_bots.ristikontra.thumb import DARK, weigh
from fourthseat_engine.cards import Card, card_of, hand_of, name_of
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal


def laid(
    hands: str,
    table: str = "",
    stock: str = "",
    played: str = "",
    size: int = 6,
    queen_king_rule: bool = False,
) -> RistikontraDeal:
    """A position with these hands, seat 0 first. `table` lies there already, led by the seat before seat 0
    so many places back; seat 0 is to play. `stock` is written top first."""
    deal = RistikontraDeal(
        size,
        3,
        [hand_of(map(card_of, hand.split())) for hand in hands.split("/")],
        tuple(card_of(name) for name in reversed(stock.split())),
        queen_king_rule=queen_king_rule,
        fourth_king_ban=False,
    )
    deal.played = hand_of(map(card_of, played.split()))
    laid_cards = [card_of(name) for name in table.split()]
    deal.leader = deal.turn = deal.taker = -len(laid_cards) % 4
    for card in laid_cards:
        deal.hands[deal.turn] |= 1 << card
        left, deal.left = deal.left, 0
        deal.play(card)
        deal.left = left
    return deal


def named(move: Card) -> str:
    """The card's name, or `dark`."""
    return "dark" if move == DARK else name_of(move)


def worths(deal: RistikontraDeal) -> dict[str, float]:
    """What each move is worth by rule of thumb."""
    moves: list[Card] = []
    values: list[float] = []
    weigh(deal, moves, values)
    return dict(zip(map(named, moves), values, strict=True))
