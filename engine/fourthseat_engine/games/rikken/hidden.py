"""Where the cards may lie that an observer of Rikken does not see.

Hard facts, all from the deal that is on:
* Hands have their sizes; open hands, played cards and the observer's own hand are seen.
* A seat that did not follow suit holds none of that suit; in a trick led face down the called suit is led.
* A seat that played to a trick of the called suit, while the called card is still to come, does not hold
  that card: its holder would have had to play it (R6.4, R6.5). Neither does the declarer.
* The call was legal for the declarer's thirteen cards (`calling.evidence`).
* At its first turn in an auction that had not yet gone above Triple Ace, a seat bid Triple Ace if and only
  if it held exactly three aces; the partner in that contract has the fourth (R3.7, R5.2).
Where a fact is about several cards at once, it is told apart into cases. What a bid makes likely is no fact.
With a pack that is only cut, the deals before would tell much; they are left out, for nobody is to play
from memory of the tricks of another deal (R2.4).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from fourthseat_engine.cards import (
    BIT,
    FULL_PACK,
    UNKNOWN,
    Card,
    Hand,
    Suit,
    card_of,
    cards_in,
    named_hand,
    suit_from,
    suit_of,
)
from fourthseat_engine.games.rikken.auction import ACES
from fourthseat_engine.games.rikken.calling import Evidence, evidence
from fourthseat_engine.games.rikken.contracts import Side
from fourthseat_engine.games.rikken.ruleset import RikkenRuleset
from fourthseat_engine.games.rikken.view import PASSED, RikkenView
from fourthseat_engine.sampling import Case, Cases, Ways
from fourthseat_engine.seats import SEATS, Seat
from fourthseat_engine.trick import TablePlay

FACE_DOWN = 4
"""The place, beside the four hands, of a card that was led face down."""
PLACES = (*SEATS, FACE_DOWN)
ANY_NUMBER = 0b11111
THREE = 0b01000
"""Sets of numbers of aces, 0..4 as bits."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What a view shows of the cards: those seen in each hand, those each seat has played, and how many
    unseen ones each place has room for."""

    held: tuple[Hand, ...]
    played: tuple[Hand, ...]
    rooms: tuple[int, ...]

    @property
    def unseen(self) -> Hand:
        """The cards that lie where the observer does not see them."""
        return FULL_PACK & ~sum(self.held) & ~sum(self.played)

    def of(self, seat: Seat) -> Hand:
        """The cards that are seen to have been dealt to the seat."""
        return self.held[seat] | self.played[seat]


def seen_in(view: RikkenView) -> Seen:
    """What the view shows of the cards."""
    played = [0, 0, 0, 0]
    for plays in tricks_in(view):
        for play in plays:
            played[play.seat] |= named_hand((play.card,))
    held = tuple(named_hand(hand) for hand in view.hands)
    rooms = [hand.count(UNKNOWN) for hand in view.hands]
    face_down = bool(view.trick) and view.trick[0].card == UNKNOWN
    return Seen(held, tuple(played), (*rooms, int(face_down)))


def tricks_in(view: RikkenView) -> Iterator[tuple[TablePlay, ...]]:
    """The tricks of the deal so far, the one on the table last."""
    for trick in view.tricks:
        yield trick.plays
    if view.trick:
        yield view.trick


def led_suit(view: RikkenView, plays: tuple[TablePlay, ...]) -> Suit:
    """The suit to follow in a trick; one led face down asks for the called suit."""
    led = view.called if plays[0].how == "blind" else plays[0].card
    assert led is not None
    return suit_of(card_of(led))


def hidden_deals(view: RikkenView, ruleset: RikkenRuleset) -> Cases:
    """The ways of dealing the unseen cards over the four hands and the card face down."""
    seen = seen_in(view)
    numbers = _numbers_of_aces(view, ruleset)
    if view.called is None:
        return Cases(_Search(seen, None, numbers).cases(_allowed(view, seen, None)))
    declarer = _declarer(view)
    search = _Search(seen, declarer, numbers)
    allowed = _allowed(view, seen, declarer)
    called, trump = card_of(view.called), suit_from(view.trump)
    told = evidence(trump, called, view.blind, ruleset.blind_calls)
    fitting = [each for each in told if _fits(seen, declarer, each)]
    return Cases(
        case
        for each in fitting
        for case in search.cases(_narrowed(allowed, each, declarer), _need(seen, declarer, each))
    )


def _declarer(view: RikkenView) -> Seat:
    return next(seat for seat in SEATS if view.contracts[seat] is not None)


def _allowed(view: RikkenView, seen: Seen, declarer: Seat | None) -> dict[Card, int]:
    """For each unseen card the places, as bits, where no single fact forbids it."""
    voids, played_to_called = _shown(view)
    called = None if view.called is None else card_of(view.called)
    allowed = {}
    for card in cards_in(seen.unseen):
        places = 0
        for place in PLACES:
            seat = declarer if place == FACE_DOWN else place
            if not seen.rooms[place] or seat is None or voids[seat] >> suit_of(card) & 1:
                continue
            if card == called and (seat == declarer or played_to_called >> seat & 1):
                continue
            places |= 1 << place
        allowed[card] = places
    return allowed


def _shown(view: RikkenView) -> tuple[list[int], int]:
    """The suits, as bits, that each seat has shown to be void in; and the seats, as bits, that have played to
    a trick of the called suit."""
    voids, played_to_called = [0, 0, 0, 0], 0
    for plays in tricks_in(view):
        led = led_suit(view, plays)
        for play in plays[1:]:
            if suit_of(card_of(play.card)) != led:
                voids[play.seat] |= 1 << led
        if view.called is not None and led == suit_of(card_of(view.called)):
            played_to_called |= sum(1 << play.seat for play in plays)
    return voids, played_to_called


# The call


def _fits(seen: Seen, declarer: Seat, told: Evidence) -> bool:
    """Whether the cards that are seen leave this piece of evidence possible."""
    own = seen.of(declarer)
    elsewhere = FULL_PACK & ~seen.unseen & ~own
    if told.held & elsewhere or told.absent & own:
        return False
    return not told.one_of or bool(told.one_of & (own | seen.unseen))


def _narrowed(allowed: dict[Card, int], told: Evidence, declarer: Seat) -> dict[Card, int]:
    """The allowed places with what the evidence adds."""
    own = 1 << declarer | 1 << FACE_DOWN
    narrowed = {}
    for card, places in allowed.items():
        if told.held & BIT[card]:
            places &= own
        if told.absent & BIT[card]:
            places &= ~own
        narrowed[card] = places
    return narrowed


def _need(seen: Seen, declarer: Seat, told: Evidence) -> tuple[Hand, int] | None:
    """The unseen cards of which the declarer must hold one, if no seen card proves it. (Only an open call
    asks for that, and only after a blind one can a card lie face down.)"""
    if not told.one_of or told.one_of & seen.of(declarer):
        return None
    return told.one_of & seen.unseen, declarer


# The aces


def _numbers_of_aces(view: RikkenView, ruleset: RikkenRuleset) -> list[int] | None:
    """For each seat the numbers of aces, as bits, that it may have been dealt; None when nothing is known."""
    troela = ruleset.ladder.troela
    if troela is None or not view.auction:
        return None
    numbers = [ANY_NUMBER] * 4
    top = 0
    spoken = set()
    for word in view.auction:
        if word.seat not in spoken and top < troela.level:
            numbers[word.seat] = THREE if word.bid == troela.key else ANY_NUMBER & ~THREE
        spoken.add(word.seat)
        top = max(top, _level(ruleset, word.bid))
    contract = next((key for key in view.contracts if key is not None), None)
    if contract is not None and ruleset.ladder.named(contract).side is Side.FOURTH_ACE:
        assert view.partner is not None
        numbers[view.partner] = 1 << 1
    return numbers


def _level(ruleset: RikkenRuleset, bid: str) -> int:
    return 0 if bid == PASSED else ruleset.ladder.named(bid).level


@dataclass(frozen=True, slots=True)
class _Search:
    """Tells cases apart by where the unseen aces lie, if anything is known of their `numbers`."""

    seen: Seen
    declarer: Seat | None
    numbers: list[int] | None

    def cases(self, allowed: dict[Card, int], need: tuple[Hand, int] | None = None) -> Iterator[Case]:
        """One case, or where the number of aces matters one for each way that the unseen aces may lie."""
        aces = [] if self.numbers is None else [card for card in allowed if BIT[card] & ACES]
        rest = [card for card in allowed if card not in aces]
        ways = Ways(rest, [allowed[card] for card in rest], need)
        for places in product(PLACES, repeat=len(aces)):
            if not all(allowed[ace] >> place & 1 for ace, place in zip(aces, places, strict=True)):
                continue
            rooms = tuple(self.seen.rooms[place] - places.count(place) for place in PLACES)
            placed = [0, 0, 0, 0, 0]
            for ace, place in zip(aces, places, strict=True):
                placed[place] |= BIT[ace]
            if min(rooms) >= 0 and self._numbers_fit(placed):
                yield Case(tuple(placed), ways, rooms)

    def _numbers_fit(self, placed: list[Hand]) -> bool:
        if self.numbers is None:
            return True
        for seat in SEATS:
            aces = (self.seen.of(seat) & ACES | placed[seat]).bit_count()
            if seat == self.declarer:
                aces += placed[FACE_DOWN].bit_count()
            if not self.numbers[seat] >> aces & 1:
                return False
        return True
