"""Views: what one observer knows of a match, and the part of their fold that all games share.

A view is a plain frozen value that can be sent as it is. `fold` applies one event; a game's `see` handles
its own events first and leaves the rest to it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from fourthseat_engine.cards import UNKNOWN, CardName
from fourthseat_engine.events import Dealt, Event, HandDealt, MatchOver, Played, TrickTaken, Turn
from fourthseat_engine.seats import Observer, Seat
from fourthseat_engine.trick import TablePlay, TakenTrick

SCORED = "scored"
OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How one deal ended: its index, who dealt it, what it brought each seat, and the totals after it."""

    deal: int
    dealer: Seat
    scores: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """One observer's truth; `observer` is a seat, or None for a spectator.

    `deals` is how many deals the match has, None where that is open. `hands` holds the cards that the
    observer knows and `??` for the others. `tricks` are those of the current deal; `last_trick` stays until
    the next one is taken. `won` counts tricks by seat.
    """

    game: str
    observer: Observer
    phase: str
    deal: int
    deals: int | None
    dealer: Seat
    turn: Seat | None
    hands: tuple[tuple[CardName, ...], ...]
    leader: Seat | None
    trick: tuple[TablePlay, ...]
    tricks: tuple[TakenTrick, ...]
    last_trick: TakenTrick | None
    won: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


V = TypeVar("V", bound=View)


def without(hand: tuple[CardName, ...], card: CardName) -> tuple[CardName, ...]:
    """The hand after `card` left it: the card itself where it is known, else one unknown card."""
    at = hand.index(card if card in hand else UNKNOWN)
    return hand[:at] + hand[at + 1 :]


def with_hand(
    hands: tuple[tuple[CardName, ...], ...], seat: Seat, hand: tuple[CardName, ...]
) -> tuple[tuple[CardName, ...], ...]:
    """The four hands with one of them exchanged."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def fold(view: V, event: Event) -> V:
    """The view after an event that all games share; other events leave it as it is."""
    match event:
        case Dealt():
            return replace(
                view,
                deal=event.deal,
                dealer=event.dealer,
                hands=((UNKNOWN,) * event.size,) * 4,
                leader=None,
                trick=(),
                tricks=(),
                won=(0, 0, 0, 0),
            )
        case HandDealt():
            return replace(view, hands=with_hand(view.hands, event.seat, event.cards))
        case Turn():
            return replace(view, turn=event.seat, phase=event.phase)
        case Played():
            hand = view.hands[event.seat]
            if event.how != "dark":
                hand = without(hand, event.card)
            return replace(
                view,
                hands=with_hand(view.hands, event.seat, hand),
                leader=view.leader if view.trick else event.seat,
                trick=(*view.trick, TablePlay(seat=event.seat, card=event.card, how=event.how)),
            )
        case TrickTaken():
            taken = TakenTrick(leader=view.trick[0].seat, plays=view.trick, winner=event.winner)
            won = tuple(count + (seat == event.winner) for seat, count in enumerate(view.won))
            return replace(
                view,
                trick=(),
                tricks=(*view.tricks, taken),
                last_trick=taken,
                won=won,
                leader=event.winner,
            )
        case MatchOver():
            return replace(view, winners=event.winners)
        case _:
            return view
