"""What an observer of Ristikontra knows, the game's own events, and their fold."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fourthseat_engine.cards import BIT, UNKNOWN, CardName, card_of, named_hand, names_in
from fourthseat_engine.events import Dealt, Event, Played
from fourthseat_engine.games.ristikontra.score import Pair
from fourthseat_engine.seats import Seat
from fourthseat_engine.views import Result, View, fold, with_hand


@dataclass(frozen=True, slots=True, kw_only=True)
class RistikontraResult(Result):
    """A finished deal: the card points of each side, which sides were dirty and which of these cleaned
    themselves, and the game points held after it. `scores` and `totals` are game points by seat, the same
    for both partners."""

    points: Pair
    dirty: tuple[bool, bool]
    cleaned: tuple[bool, bool]
    held: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RistikontraView(View):
    """The rules in force (`target` game points, `hand_size`, `queen_king_rule`, `fourth_king_ban`), the
    number of cards in the stock, the ranks that nobody may play now, the card points in the two piles,
    which sides are dirty and which of these cleaned themselves, and the game points held.

    Pairs are by side: South and North, West and East. `totals` are the game points of each seat's side.
    """

    target: int
    hand_size: int
    queen_king_rule: bool
    fourth_king_ban: bool
    stock: int
    barred: tuple[str, ...]
    points: Pair
    dirty: tuple[bool, bool]
    cleaned: tuple[bool, bool]
    held: int
    results: tuple[RistikontraResult, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StockLaid(Event):
    """The rest of the pack lies face down as the stock (R2.2)."""

    e: str = "stock"
    size: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Event):
    """A seat drew the top of the stock after its play (R3.2); which card is told to that seat alone."""

    e: str = "drew"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnCard(Event):
    """The card that a seat drew, for that seat alone; it follows the `drew` that told of it."""

    e: str = "drawn"
    seat: Seat
    card: CardName


@dataclass(frozen=True, slots=True, kw_only=True)
class Piled(Event):
    """What the two piles hold after a trick: card points (R6.1), and who is dirty or cleaned (R7)."""

    e: str = "pile"
    points: Pair
    dirty: tuple[bool, bool]
    cleaned: tuple[bool, bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class Barred(Event):
    """Which ranks may not be played from now on; told whenever that changes (R5.1, R7.2)."""

    e: str = "barred"
    ranks: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RistikontraScored(Event):
    """The deal is over and scored."""

    e: str = "score"
    result: RistikontraResult


def see(view: RistikontraView, event: Event) -> RistikontraView:
    """The view after `event`."""
    match event:
        case Dealt():
            clean = (False, False)
            fresh = replace(view, stock=0, barred=(), points=(0, 0), dirty=clean, cleaned=clean)
            return fold(fresh, event)
        case StockLaid():
            return replace(view, stock=event.size)
        case Played(how="dark"):
            return fold(replace(view, stock=view.stock - 1), event)
        case Drew():
            hands = with_hand(view.hands, event.seat, (*view.hands[event.seat], UNKNOWN))
            return replace(view, stock=view.stock - 1, hands=hands)
        case DrawnCard():
            hand = named_hand(view.hands[event.seat]) | BIT[card_of(event.card)]
            return replace(view, hands=with_hand(view.hands, event.seat, names_in(hand)))
        case Piled():
            return replace(view, points=event.points, dirty=event.dirty, cleaned=event.cleaned)
        case Barred():
            return replace(view, barred=event.ranks)
        case RistikontraScored():
            result = event.result
            results = (*view.results, result)
            return replace(view, results=results, totals=result.totals, held=result.held)
        case _:
            return fold(view, event)
