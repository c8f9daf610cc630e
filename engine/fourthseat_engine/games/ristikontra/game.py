"""Ristikontra: two pairs, no trump, no following; rank catches rank, and card points decide.

The numbered rules are in `engine/rules/ristikontra.md`; in short:
R1 the match: South and North against West and East; the first side to seven game points wins.
R2 the deal: six cards each, one at a time; the other 28 are the stock.
R3 the play: play a card and draw, or turn up the top of the stock as your play (dark); any card goes.
R4 the trick: the last card of the led rank takes it, and its player leads.
R5 the bar: nobody leads one rank to a fourth trick in a row, nor dark while a rank is barred.
R6 the score: of 120 card points, 61 bring a game point and all of them two; 60 each holds one over.
R7 ristiklappi: five cards each, the fourth king waits for the stock to end, early queens stain a side.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fourthseat_engine.cards import (
    BIT,
    Card,
    cards_in,
    hand_of,
    name_of,
    names_in,
)
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
from fourthseat_engine.game import Game, Standings, Step, leaders, places, require_turn
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal
from fourthseat_engine.games.ristikontra.observing import barred_ranks, pair, view_of
from fourthseat_engine.games.ristikontra.score import settle, side_of
from fourthseat_engine.games.ristikontra.state import NAME, PLAYING, RistikontraState
from fourthseat_engine.games.ristikontra.view import (
    Barred,
    DrawnCard,
    Drew,
    Piled,
    RistikontraResult,
    RistikontraScored,
    RistikontraView,
    StockLaid,
    see,
)
from fourthseat_engine.games.ristikontra.worlds import worlds
from fourthseat_engine.moves import Dark, Move, Play
from fourthseat_engine.options import Options, Switch, Whole
from fourthseat_engine.pack import Pack, deal_singly
from fourthseat_engine.seats import SEATS, Observer, Seat
from fourthseat_engine.trick import TablePlay, TakenTrick


class Ristikontra(Game[RistikontraState, RistikontraView]):
    """The ruleset `ristikontra`; `klappi` puts all three rules of the northern form in force, the switches
    after it one of them each."""

    name = NAME
    rules_version = 1
    options = (
        Whole(name="target", default=7, low=1, high=7),
        Switch(name="klappi", default=False),
        Switch(name="five_cards", default=False),
        Switch(name="queen_king_rule", default=False),
        Switch(name="fourth_king_ban", default=False),
    )
    view_type = RistikontraView
    event_types = (StockLaid, Drew, DrawnCard, Piled, Barred, RistikontraScored)

    # R1, R2: the match and the deal

    def start(self, options: Options, first_dealer: Seat) -> RistikontraState:
        return RistikontraState(options=options, first_dealer=first_dealer)

    def deal_index(self, state: RistikontraState) -> int:
        return len(state.results)

    def deal(self, state: RistikontraState, pack: Pack) -> Step[RistikontraState]:
        if state.running is not None or state.over:
            raise IllegalMove("illegal/deal", "It is not time to deal.", "R1.3")
        dealer = state.dealer_of_next
        size = state.hand_size
        deal = RistikontraDeal(
            size,
            dealer,
            [hand_of(cards) for cards in deal_singly(pack.cards, dealer, size)],
            pack.cards[: 4 * size - 1 : -1],
            state.in_force("queen_king_rule"),
            state.in_force("fourth_king_ban"),
        )
        told = [
            Told(Dealt(deal=len(state.results), dealer=dealer, size=size), EVERYONE),
            Told(StockLaid(size=deal.left), EVERYONE),
        ]
        for seat, hand in enumerate(deal.hands):
            told.append(Told(HandDealt(seat=seat, cards=names_in(hand)), only(seat)))
        told.append(_turn(deal.turn, PLAYING))
        return Step(replace(state, deal=deal, plays=(), tricks=()), tuple(told))

    # R3, R4, R5: the play

    def to_act(self, state: RistikontraState) -> Seat | None:
        return None if state.running is None else state.running.turn

    def legal_moves(self, state: RistikontraState) -> tuple[Move, ...]:
        deal = state.running
        if deal is None:
            return ()
        cards = tuple(Play(card) for card in cards_in(deal.legal_cards()))
        return (*cards, Dark()) if deal.dark_allowed() else cards

    def play(self, state: RistikontraState, seat: Seat, move: Move) -> Step[RistikontraState]:
        deal = state.running
        require_turn(None if deal is None else deal.turn, seat)
        assert deal is not None
        match move:
            case Play():
                _require_card(deal, move.card)
                return self._play(state, deal.clone(), move.card)
            case Dark():
                _require_dark(deal)
                return self._play_dark(state, deal.clone())
            case _:
                raise IllegalMove("illegal/phase", f"It is time for a card, not {move}.", "R3.1")

    def _play(self, state: RistikontraState, deal: RistikontraDeal, card: Card) -> Step[RistikontraState]:
        seat, barred = deal.turn, barred_ranks(deal)
        stock_before = deal.left
        winner = deal.play(card)
        played = Played(seat=seat, card=name_of(card))
        told = [Told(played, EVERYONE)]
        if stock_before:
            drawn = name_of(deal.stock[deal.left])
            told.append(Told(Drew(seat=seat), EVERYONE))
            told.append(Told(DrawnCard(seat=seat, card=drawn), only(seat)))
        return self._after_play(state, deal, played, winner, barred, told)

    def _play_dark(self, state: RistikontraState, deal: RistikontraDeal) -> Step[RistikontraState]:
        seat, barred = deal.turn, barred_ranks(deal)
        winner = deal.play_dark()
        played = Played(seat=seat, card=name_of(deal.stock[deal.left]), how="dark")
        return self._after_play(state, deal, played, winner, barred, [Told(played, EVERYONE)])

    def _after_play(
        self,
        state: RistikontraState,
        deal: RistikontraDeal,
        played: Played,
        winner: Seat | None,
        barred_before: tuple[str, ...],
        told: list[Told],
    ) -> Step[RistikontraState]:
        plays = (*state.plays, TablePlay(seat=played.seat, card=played.card, how=played.how))
        state = replace(state, deal=deal, plays=plays)
        if winner is not None:
            taken = TakenTrick(leader=plays[0].seat, plays=plays, winner=winner)
            state = replace(state, plays=(), tricks=(*state.tricks, taken), last_trick=taken)
            told.append(Told(TrickTaken(winner=winner), EVERYONE))
            piled = Piled(points=pair(deal.points), dirty=pair(deal.dirty), cleaned=pair(deal.cleaned))
            told.append(Told(piled, EVERYONE))
        barred = barred_ranks(deal)
        if barred != barred_before:
            told.append(Told(Barred(ranks=barred), EVERYONE))
        if deal.finished:
            return self._score(state, deal, told)
        told.append(_turn(deal.turn, PLAYING))
        return Step(state, tuple(told))

    # R6: the score

    def _score(
        self, state: RistikontraState, deal: RistikontraDeal, told: list[Told]
    ) -> Step[RistikontraState]:
        settlement = settle(pair(deal.points), deal.stained(), state.held)
        scores = tuple(settlement.game_points[side_of(seat)] for seat in SEATS)
        totals = tuple(total + score for total, score in zip(state.totals, scores, strict=True))
        result = RistikontraResult(
            deal=len(state.results),
            dealer=deal.dealer,
            points=pair(deal.points),
            dirty=pair(deal.dirty),
            cleaned=pair(deal.cleaned),
            scores=scores,
            totals=totals,
            held=settlement.held,
        )
        state = replace(state, results=(*state.results, result), totals=totals, held=settlement.held)
        told.append(Told(RistikontraScored(result=result), EVERYONE))
        if state.over:
            told.append(Told(MatchOver(winners=leaders(totals)), EVERYONE))
        told.append(_turn(None, state.phase))
        return Step(state, tuple(told))

    def standings(self, state: RistikontraState) -> Standings:
        return Standings(
            totals=state.totals,
            places=places(state.totals),
            winners=leaders(state.totals) if state.over else (),
            over=state.over,
        )

    # What an observer knows

    def view(self, state: RistikontraState, observer: Observer) -> RistikontraView:
        return view_of(state, observer)

    def see(self, view: RistikontraView, event: Event) -> RistikontraView:
        return see(view, event)

    def worlds(self, view: RistikontraView, seed: int) -> Iterator[RistikontraState]:
        return worlds(view, self._options_seen(view), seed)

    def _options_seen(self, view: RistikontraView) -> Options:
        return self.read_options(
            {
                "target": view.target,
                "five_cards": view.hand_size == 5,
                "queen_king_rule": view.queen_king_rule,
                "fourth_king_ban": view.fourth_king_ban,
            }
        )


def _require_card(deal: RistikontraDeal, card: Card) -> None:
    if not deal.hands[deal.turn] & BIT[card]:
        raise IllegalMove("illegal/not-in-hand", f"{name_of(card)} is not in your hand.", "R3.1")
    if deal.legal_cards() & BIT[card]:
        return
    if deal.barred_lead() & BIT[card]:
        message = "That rank was led to the last three tricks; lead another one."
        raise IllegalMove("illegal/barred", message, "R5.1")
    raise IllegalMove("illegal/fourth-king", "The fourth king waits until the stock is gone.", "R7.2")


def _require_dark(deal: RistikontraDeal) -> None:
    if not deal.left:
        raise IllegalMove("illegal/stock-gone", "The stock is gone: play a card from your hand.", "R3.4")
    if not deal.dark_allowed():
        ranks = " and ".join(barred_ranks(deal))
        message = f"The top of the stock might be of a barred rank ({ranks}): play a card from your hand."
        raise IllegalMove("illegal/dark-barred", message, "R5.2" if deal.barred_lead() else "R7.3")


def _turn(seat: Seat | None, phase: str) -> Told:
    return Told(Turn(seat=seat, phase=phase), EVERYONE)


RISTIKONTRA = Ristikontra()
