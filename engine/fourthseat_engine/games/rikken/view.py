"""What an observer of Rikken knows, the game's own events, and their fold."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fourthseat_engine.cards import CardName
from fourthseat_engine.events import Dealt, Event
from fourthseat_engine.options import Options
from fourthseat_engine.seats import Seat
from fourthseat_engine.views import Result, View, fold, with_hand

PASSED = "pass"


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """One turn of the auction: a contract's key, or `pass`."""

    seat: Seat
    bid: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RikkenResult(Result):
    """A finished deal: the contracts by seat (None where a seat was no declarer) and whether each was made,
    the declarer's partner, trump, the called card, and the tricks by seat. Thrown-in deals have none."""

    contracts: tuple[str | None, ...]
    made: tuple[bool | None, ...]
    partner: Seat | None
    trump: str | None
    called: CardName | None
    won: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RikkenView(View):
    """`deal` and `deals` count only deals that are played; `thrown_in` counts the others.

    `contracts` are those won in the auction, by seat; `blind` tells that the card was called blind.
    `partner` is the declarer's partner as far as the observer knows: everyone when `partner_known`, before
    that only the holder of the called card himself. `open_hands` are the seats whose cards lie open to
    everyone, `talkers` those who may discuss the play aloud.
    """

    deals: int
    options: Options
    thrown_in: int
    auction: tuple[Spoken, ...]
    contracts: tuple[str | None, ...]
    trump: str | None
    called: CardName | None
    blind: bool
    partner: Seat | None
    partner_known: bool
    open_hands: tuple[Seat, ...]
    talkers: tuple[Seat, ...]
    results: tuple[RikkenResult, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BidSpoken(Event):
    """A seat bids a contract or passes (R3)."""

    e: str = "bid"
    seat: Seat
    bid: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionWon(Event):
    """The auction is over; the contracts won, by seat."""

    e: str = "contract"
    contracts: tuple[str | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ThrownIn(Event):
    """Everyone passed: the cards are thrown in, and the deal does not count (R3.5)."""

    e: str = "thrown_in"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrumpNamed(Event):
    """Trump is fixed: named by `seat`, or hearts by the contract (None) (R5.1, R5.2)."""

    e: str = "trump"
    seat: Seat | None
    trump: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardCalled(Event):
    """The declarer calls a card; its holder is his secret partner (R5.3)."""

    e: str = "call"
    seat: Seat
    card: CardName
    blind: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PartnerRevealed(Event):
    """Everyone learns who the partner is (R5.2, R6.6)."""

    e: str = "partner"
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class FaceUp(Event):
    """The card that was led face down is turned up (R6.7)."""

    e: str = "face_up"
    seat: Seat
    card: CardName


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOpened(Event):
    """A seat's cards are laid open to everyone (R7.1, R7.2, R8.3)."""

    e: str = "open"
    seat: Seat
    cards: tuple[CardName, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MayTalk(Event):
    """From now on these seats may discuss the play aloud (R7.3)."""

    e: str = "talk"
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RikkenScored(Event):
    """The deal is over and scored (R9)."""

    e: str = "score"
    result: RikkenResult


EVENTS: tuple[type[Event], ...] = (
    BidSpoken,
    AuctionWon,
    ThrownIn,
    TrumpNamed,
    CardCalled,
    PartnerRevealed,
    FaceUp,
    HandOpened,
    MayTalk,
    RikkenScored,
)


def see(view: RikkenView, event: Event) -> RikkenView:
    """The view after `event`."""
    match event:
        case Dealt():
            return fold(_cleared(view), event)
        case BidSpoken():
            return replace(view, auction=(*view.auction, Spoken(seat=event.seat, bid=event.bid)))
        case AuctionWon():
            return replace(view, contracts=event.contracts)
        case ThrownIn():
            return replace(view, thrown_in=view.thrown_in + 1)
        case TrumpNamed():
            return replace(view, trump=event.trump)
        case CardCalled():
            return _called(view, event)
        case PartnerRevealed():
            return replace(view, partner=event.seat, partner_known=True)
        case FaceUp():
            return _turned_up(view, event)
        case HandOpened():
            hands = with_hand(view.hands, event.seat, event.cards)
            return replace(view, hands=hands, open_hands=tuple(sorted({*view.open_hands, event.seat})))
        case MayTalk():
            return replace(view, talkers=event.seats)
        case RikkenScored():
            results = (*view.results, event.result)
            return replace(view, results=results, totals=event.result.totals)
        case _:
            return fold(view, event)


def _cleared(view: RikkenView) -> RikkenView:
    return replace(
        view,
        auction=(),
        contracts=(None, None, None, None),
        trump=None,
        called=None,
        blind=False,
        partner=None,
        partner_known=False,
        open_hands=(),
        talkers=(),
    )


def _called(view: RikkenView, event: CardCalled) -> RikkenView:
    """Nobody is told who holds the called card, but its holder sees it in his hand (R5.6)."""
    held = view.observer is not None and event.card in view.hands[view.observer]
    return replace(
        view, called=event.card, blind=event.blind, partner=view.observer if held else view.partner
    )


def _turned_up(view: RikkenView, event: FaceUp) -> RikkenView:
    trick = tuple(
        replace(play, card=event.card) if play.how == "blind" and play.seat == event.seat else play
        for play in view.trick
    )
    return replace(view, trick=trick)
