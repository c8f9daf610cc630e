"""High Card, a toy with which `engine/README.md` is followed: the smallest game that keeps all the laws.

R1 Three deals; the deal passes to the left. R2 One card each. R3 The seat to the dealer's left leads, and
everybody plays the card they have. R4 The highest card takes the trick: the rank decides, then the suit,
clubs lowest. R5 The trick is worth a point; the most points win, equal ones share the win.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from fourthseat_engine.cards import (
    FULL_PACK,
    UNKNOWN,
    Card,
    card_of,
    cards_in,
    name_of,
    named_hand,
    rank_of,
    suit_of,
)
from fourthseat_engine.chance import Stream
from fourthseat_engine.errors import IllegalMove
from fourthseat_engine.events import (
    EVERYONE,
    Dealt,
    Event,
    HandDealt,
    MatchOver,
    Played,
    Told,
    TrickTaken,
    Turn,
    only,
)
from fourthseat_engine.game import Game, Standings, State, Step, leaders, places, require_turn
from fourthseat_engine.moves import Move, Play
from fourthseat_engine.options import Options, Whole, whole
from fourthseat_engine.pack import Pack, deal_singly
from fourthseat_engine.sampling import Dealing
from fourthseat_engine.seats import SEATS, Observer, Seat, left_of
from fourthseat_engine.trick import TablePlay, TakenTrick
from fourthseat_engine.views import OVER, SCORED, Result, View, fold

PLAYING = "play"


@dataclass(frozen=True, slots=True, kw_only=True)
class HighCardState(State):
    """`cards` are those dealt, by seat, empty before the first deal; `plays` is the trick on the table."""

    options: Options
    first_dealer: Seat
    cards: tuple[Card, ...] = ()
    plays: tuple[TablePlay, ...] = ()
    last_trick: TakenTrick | None = None
    results: tuple[Result, ...] = ()
    totals: tuple[int, ...] = (0, 0, 0, 0)
    running: bool = False

    @property
    def deals(self) -> int:
        """How many deals the match has (R1)."""
        return whole(self.options, "deals")

    @property
    def over(self) -> bool:
        """Whether the last deal has been scored."""
        return len(self.results) == self.deals

    @property
    def dealer(self) -> Seat:
        """Who deals the deal that is on, else the one that was scored last (R1)."""
        return left_of(self.first_dealer, max(0, len(self.results) - (not self.running)))

    @property
    def turn(self) -> Seat | None:
        """Whose card is awaited (R3)."""
        return left_of(self.dealer, 1 + len(self.plays)) if self.running else None

    @property
    def phase(self) -> str:
        """`play`, `scored` between deals, or `over`."""
        return PLAYING if self.running else OVER if self.over else SCORED


@dataclass(frozen=True, slots=True, kw_only=True)
class HighCardView(View):
    """The finished deals, besides what all views have."""

    deals: int
    results: tuple[Result, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HighCardScored(Event):
    """The deal is over and scored."""

    e: str = "score"
    result: Result


class HighCard(Game[HighCardState, HighCardView]):
    """The ruleset `high-card`."""

    name = "high-card"
    rules_version = 1
    options = (Whole(name="deals", default=3, low=1, high=3),)
    view_type = HighCardView
    event_types = (HighCardScored,)

    def start(self, options: Options, first_dealer: Seat) -> HighCardState:
        return HighCardState(options=options, first_dealer=first_dealer)

    def deal_index(self, state: HighCardState) -> int:
        return len(state.results)

    def deal(self, state: HighCardState, pack: Pack) -> Step[HighCardState]:
        if state.running or state.over:
            raise IllegalMove("illegal/deal", "It is not time to deal.", "R1")
        index = len(state.results)
        dealer = left_of(state.first_dealer, index)
        cards = tuple(hand[0] for hand in deal_singly(pack.cards, dealer, 1))
        state = replace(state, cards=cards, plays=(), running=True)
        told = [Told(Dealt(deal=index, dealer=dealer, size=1), EVERYONE)]
        told += [Told(HandDealt(seat=seat, cards=(name_of(cards[seat]),)), only(seat)) for seat in SEATS]
        return Step(state, (*told, _turn(state)))

    def to_act(self, state: HighCardState) -> Seat | None:
        return state.turn

    def legal_moves(self, state: HighCardState) -> tuple[Move, ...]:
        return () if state.turn is None else (Play(state.cards[state.turn]),)

    def play(self, state: HighCardState, seat: Seat, move: Move) -> Step[HighCardState]:
        require_turn(state.turn, seat)
        if move not in self.legal_moves(state):
            raise IllegalMove("illegal/not-in-hand", f"{move} is not in your hand.", "R3")
        card = name_of(state.cards[seat])
        played = replace(state, plays=(*state.plays, TablePlay(seat=seat, card=card)))
        told = (Told(Played(seat=seat, card=card), EVERYONE),)
        if len(played.plays) < len(SEATS):
            return Step(played, (*told, _turn(played)))
        return self._score(played, told)

    def _score(self, state: HighCardState, told: tuple[Told, ...]) -> Step[HighCardState]:
        winner = max(SEATS, key=lambda seat: _height(state.cards[seat]))
        scores = tuple(int(seat == winner) for seat in SEATS)
        totals = tuple(total + score for total, score in zip(state.totals, scores, strict=True))
        result = Result(deal=len(state.results), dealer=state.dealer, scores=scores, totals=totals)
        taken = TakenTrick(leader=state.plays[0].seat, plays=state.plays, winner=winner)
        results = (*state.results, result)
        state = replace(state, plays=(), last_trick=taken, results=results, totals=totals, running=False)
        told = (
            *told,
            Told(TrickTaken(winner=winner), EVERYONE),
            Told(HighCardScored(result=result), EVERYONE),
        )
        if state.over:
            told = (*told, Told(MatchOver(winners=leaders(totals)), EVERYONE))
        return Step(state, (*told, _turn(state)))

    def standings(self, state: HighCardState) -> Standings:
        return Standings(
            totals=state.totals,
            places=places(state.totals),
            winners=leaders(state.totals) if state.over else (),
            over=state.over,
        )

    def view(self, state: HighCardState, observer: Observer) -> HighCardView:
        dealt, scored = bool(state.cards), bool(state.cards) and not state.running
        played = {play.seat for play in state.plays} if state.running else set(SEATS)
        return HighCardView(
            game=self.name,
            observer=observer,
            phase=state.phase,
            deal=len(state.results) - scored,
            deals=state.deals,
            dealer=state.dealer,
            turn=state.turn,
            hands=tuple(
                () if seat in played else (name_of(state.cards[seat]) if seat == observer else UNKNOWN,)
                for seat in SEATS
            ),
            leader=_leader(state) if dealt else None,
            trick=state.plays,
            tricks=(state.last_trick,) if scored and state.last_trick else (),
            last_trick=state.last_trick,
            won=state.results[-1].scores if scored else (0, 0, 0, 0),
            totals=state.totals,
            winners=leaders(state.totals) if state.over else (),
            results=state.results,
        )

    def see(self, view: HighCardView, event: Event) -> HighCardView:
        match event:
            case HighCardScored():
                result = event.result
                return replace(view, results=(*view.results, result), totals=result.totals)
            case _:
                return fold(view, event)

    def worlds(self, view: HighCardView, seed: int) -> Iterator[HighCardState]:
        plays = view.tricks[-1].plays if view.tricks else view.trick
        known = {play.seat: card_of(play.card) for play in plays}
        known |= {
            seat: card_of(hand[0]) for seat, hand in enumerate(view.hands) if hand and hand[0] != UNKNOWN
        }
        rooms = [int(seat not in known and bool(view.hands[seat])) for seat in SEATS]
        unseen = cards_in(FULL_PACK & ~named_hand([name_of(card) for card in known.values()]))
        dealing = Dealing(unseen, [0b11111] * len(unseen), [*rooms, len(unseen) - sum(rooms)])
        stream = Stream(seed)
        while True:
            dealt = dealing.deal(stream)
            drawn = {seat: cards_in(dealt[seat])[0] for seat in SEATS if rooms[seat]}
            cards = known | drawn
            yield HighCardState(
                options=self.read_options({"deals": view.deals}),
                first_dealer=left_of(view.dealer, -view.deal),
                cards=tuple(cards[seat] for seat in SEATS) if cards else (),
                plays=view.trick,
                last_trick=view.last_trick,
                results=view.results,
                totals=view.totals,
                running=view.phase == PLAYING,
            )


def _height(card: Card) -> tuple[int, int]:
    """What decides who takes the trick (R4)."""
    return rank_of(card), suit_of(card)


def _leader(state: HighCardState) -> Seat | None:
    if state.running:
        return state.plays[0].seat if state.plays else None
    return state.last_trick.winner if state.last_trick else None


def _turn(state: HighCardState) -> Told:
    return Told(Turn(seat=state.turn, phase=state.phase), EVERYONE)


HIGH_CARD = HighCard()
