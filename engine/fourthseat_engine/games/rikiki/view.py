"""What an observer of Rikiki knows, the game's own events, and their fold."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fourthseat_engine.cards import CardName
from fourthseat_engine.events import Dealt, Event
from fourthseat_engine.seats import Seat
from fourthseat_engine.views import Result, View, fold


@dataclass(frozen=True, slots=True, kw_only=True)
class RikikiResult(Result):
    """A finished deal of `size` cards: what each seat bid and won."""

    size: int
    bids: tuple[int, ...]
    won: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RikikiView(View):
    """`size` cards a hand; the trump suit and the card turned up for it (None in a deal without trump);
    the bids by seat, None where a seat has not bid yet; `hook` is the option of that name."""

    deals: int
    hook: str
    size: int
    trump: str | None
    turn_up: CardName | None
    bids: tuple[int | None, ...]
    results: tuple[RikikiResult, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnedUp(Event):
    """The card turned up after the deal; its suit is trump (R2.2)."""

    e: str = "turn_up"
    card: CardName
    trump: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BidMade(Event):
    """A seat has promised to win exactly so many tricks."""

    e: str = "bid"
    seat: Seat
    bid: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RikikiScored(Event):
    """The deal is over and scored."""

    e: str = "score"
    result: RikikiResult


def see(view: RikikiView, event: Event) -> RikikiView:
    """The view after `event`."""
    match event:
        case Dealt():
            fresh = replace(view, size=event.size, trump=None, turn_up=None, bids=(None,) * 4)
            return fold(fresh, event)
        case TurnedUp():
            return replace(view, turn_up=event.card, trump=event.trump)
        case BidMade():
            bids = (*view.bids[: event.seat], event.bid, *view.bids[event.seat + 1 :])
            return replace(view, bids=bids)
        case RikikiScored():
            results = (*view.results, event.result)
            return replace(view, results=results, totals=event.result.totals)
        case _:
            return fold(view, event)
