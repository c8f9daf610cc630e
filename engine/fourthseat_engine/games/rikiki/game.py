"""Rikiki: four players, each for himself; bid exactly what you win.

The numbered rules are in `engine/rules/rikiki.md`; in short:
R1 the match: 25 deals of 1, 2, …, 12, 13, 12, …, 2, 1 cards; the deal moves to the left.
R2 the deal: one card at a time; the next card is turned up and its suit is trump; none with 13 cards.
R3 the bids: one each, the dealer last; the last bid may not make the bids add up to the tricks (the hook).
R4 the play: the eldest leads; follow suit if you can; highest trump, else highest of the led suit.
R5 the score: an exact bid 10 + bid, else minus the difference; the highest total wins, ties share.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fourthseat_engine.cards import (
    BIT,
    NO_TRUMP,
    SUITS,
    CardName,
    cards_in,
    hand_of,
    name_of,
    names_in,
    suit_name,
    suit_of,
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
from fourthseat_engine.games.rikiki.deal import NO_BID, RikikiDeal, has_trump, size_of_deal
from fourthseat_engine.games.rikiki.state import RikikiState
from fourthseat_engine.games.rikiki.view import (
    BidMade,
    RikikiResult,
    RikikiScored,
    RikikiView,
    TurnedUp,
    see,
)
from fourthseat_engine.games.rikiki.worlds import worlds
from fourthseat_engine.moves import Bid, Move, Play
from fourthseat_engine.options import Choice, Options, Whole, whole, word
from fourthseat_engine.pack import Pack, deal_singly
from fourthseat_engine.seats import SEATS, Observer, Seat
from fourthseat_engine.trick import TablePlay, TakenTrick
from fourthseat_engine.views import OVER, SCORED

BIDDING = "bid"
PLAYING = "play"


class Rikiki(Game[RikikiState, RikikiView]):
    """The ruleset `rikiki`."""

    name = "rikiki"
    rules_version = 1
    options = (
        Whole(name="longest", default=13, low=1, high=13),
        Choice(name="hook", default="always", choices=("always", "not-last")),
    )
    view_type = RikikiView
    event_types = (TurnedUp, BidMade, RikikiScored)

    # R1, R2: the match and the deal

    def start(self, options: Options, first_dealer: Seat) -> RikikiState:
        return RikikiState(options=options, first_dealer=first_dealer)

    def deal_index(self, state: RikikiState) -> int:
        return len(state.results)

    def deal(self, state: RikikiState, pack: Pack) -> Step[RikikiState]:
        if state.running is not None or self._is_over(state):
            raise IllegalMove("illegal/deal", "It is not time to deal.", "R1.3")
        index = len(state.results)
        dealer = state.dealer_of_next
        size = size_of_deal(index, whole(state.options, "longest"))
        dealt = deal_singly(pack.cards, dealer, size)
        turn_up = pack.cards[4 * size] if has_trump(size) else None
        trump = NO_TRUMP if turn_up is None else suit_of(turn_up)
        hook = state.options["hook"] == "always" or index < _deals(state) - 1
        deal = RikikiDeal(size, dealer, [hand_of(cards) for cards in dealt], trump, hook)

        told = [Told(Dealt(deal=index, dealer=dealer, size=size), EVERYONE)]
        for seat, hand in enumerate(deal.hands):
            told.append(Told(HandDealt(seat=seat, cards=names_in(hand)), only(seat)))
        if turn_up is not None:
            card = name_of(turn_up)
            told.append(Told(TurnedUp(card=card, trump=SUITS[trump]), EVERYONE))
        told.append(_turn(deal.turn, BIDDING))
        return Step(replace(state, deal=deal, turn_up=turn_up, plays=(), tricks=()), tuple(told))

    # R3, R4: bids and play

    def to_act(self, state: RikikiState) -> Seat | None:
        return None if state.running is None else state.running.turn

    def legal_moves(self, state: RikikiState) -> tuple[Move, ...]:
        deal = state.running
        if deal is None:
            return ()
        if deal.bidding:
            return tuple(Bid(tricks) for tricks in deal.legal_bids())
        return tuple(Play(card) for card in cards_in(deal.legal_cards()))

    def play(self, state: RikikiState, seat: Seat, move: Move) -> Step[RikikiState]:
        deal = state.running
        require_turn(None if deal is None else deal.turn, seat)
        assert deal is not None
        match move:
            case Bid() if deal.bidding:
                return self._bid(state, deal.clone(), seat, move.tricks)
            case Play() if not deal.bidding:
                return self._play(state, deal.clone(), seat, move.card)
            case _:
                wanted = "a bid" if deal.bidding else "a card"
                raise IllegalMove("illegal/phase", f"It is time for {wanted}, not {move}.", "R3.1")

    def _bid(self, state: RikikiState, deal: RikikiDeal, seat: Seat, tricks: int) -> Step[RikikiState]:
        if not 0 <= tricks <= deal.size:
            raise IllegalMove("illegal/bid", f"A bid is 0 to {deal.size} here.", "R3.2")
        if tricks == deal.forbidden_bid:
            message = f"The last bid may not make the bids add up to {deal.size}."
            raise IllegalMove("illegal/hook", message, "R3.3")
        deal.bid(tricks)
        phase = BIDDING if deal.bidding else PLAYING
        told = (Told(BidMade(seat=seat, bid=tricks), EVERYONE), _turn(deal.turn, phase))
        return Step(replace(state, deal=deal), told)

    def _play(self, state: RikikiState, deal: RikikiDeal, seat: Seat, card: int) -> Step[RikikiState]:
        if not deal.hands[seat] & BIT[card]:
            raise IllegalMove("illegal/not-in-hand", f"{name_of(card)} is not in your hand.", "R4.1")
        if not deal.legal_cards() & BIT[card]:
            raise IllegalMove("illegal/follow-suit", "You must follow suit.", "R4.2")
        winner = deal.play(card)
        plays = (*state.plays, TablePlay(seat=seat, card=name_of(card)))
        told = [Told(Played(seat=seat, card=name_of(card)), EVERYONE)]
        state = replace(state, deal=deal, plays=plays)
        if winner is not None:
            taken = TakenTrick(leader=plays[0].seat, plays=plays, winner=winner)
            state = replace(state, plays=(), tricks=(*state.tricks, taken), last_trick=taken)
            told.append(Told(TrickTaken(winner=winner), EVERYONE))
        if deal.finished:
            return self._score(state, deal, told)
        told.append(_turn(deal.turn, PLAYING))
        return Step(state, tuple(told))

    # R5: the score

    def _score(self, state: RikikiState, deal: RikikiDeal, told: list[Told]) -> Step[RikikiState]:
        scores = deal.scores()
        totals = tuple(total + score for total, score in zip(state.totals, scores, strict=True))
        result = RikikiResult(
            deal=len(state.results),
            dealer=deal.dealer,
            size=deal.size,
            bids=tuple(deal.bids),
            won=tuple(deal.won),
            scores=scores,
            totals=totals,
        )
        state = replace(state, results=(*state.results, result), totals=totals)
        told.append(Told(RikikiScored(result=result), EVERYONE))
        if self._is_over(state):
            told.append(Told(MatchOver(winners=leaders(totals)), EVERYONE))
        told.append(_turn(None, OVER if self._is_over(state) else SCORED))
        return Step(state, tuple(told))

    def _is_over(self, state: RikikiState) -> bool:
        return len(state.results) == _deals(state)

    def standings(self, state: RikikiState) -> Standings:
        over = self._is_over(state)
        return Standings(
            totals=state.totals,
            places=places(state.totals),
            winners=leaders(state.totals) if over else (),
            over=over,
        )

    # What an observer knows

    def view(self, state: RikikiState, observer: Observer) -> RikikiView:
        deal = state.deal
        return RikikiView(
            game=self.name,
            observer=observer,
            phase=self._phase(state),
            deal=0 if deal is None else len(state.results) - (state.running is None),
            deals=_deals(state),
            dealer=state.first_dealer if deal is None else deal.dealer,
            turn=self.to_act(state),
            hands=tuple(_seen_hand(deal, seat, observer) for seat in SEATS),
            leader=None if deal is None or not (state.plays or state.tricks) else deal.leader,
            trick=state.plays,
            tricks=state.tricks,
            last_trick=state.last_trick,
            won=(0, 0, 0, 0) if deal is None else tuple(deal.won),
            totals=state.totals,
            winners=leaders(state.totals) if self._is_over(state) else (),
            hook=word(state.options, "hook"),
            size=0 if deal is None else deal.size,
            trump=None if deal is None else suit_name(deal.trump),
            turn_up=None if state.turn_up is None else name_of(state.turn_up),
            bids=(None,) * 4 if deal is None else tuple(map(_seen_bid, deal.bids)),
            results=state.results,
        )

    def _phase(self, state: RikikiState) -> str:
        if state.running is None:
            return OVER if self._is_over(state) else SCORED
        return BIDDING if state.running.bidding else PLAYING

    def see(self, view: RikikiView, event: Event) -> RikikiView:
        return see(view, event)

    def worlds(self, view: RikikiView, seed: int) -> Iterator[RikikiState]:
        return worlds(view, self._options_seen(view), seed)

    def _options_seen(self, view: RikikiView) -> Options:
        return self.read_options({"longest": (view.deals + 1) // 2, "hook": view.hook})


def _deals(state: RikikiState) -> int:
    return 2 * whole(state.options, "longest") - 1


def _turn(seat: Seat | None, phase: str) -> Told:
    return Told(Turn(seat=seat, phase=phase), EVERYONE)


def _seen_hand(deal: RikikiDeal | None, seat: Seat, observer: Observer) -> tuple[CardName, ...]:
    if deal is None:
        return ()
    hand = deal.hands[seat]
    return names_in(hand) if seat == observer else ("??",) * hand.bit_count()


def _seen_bid(bid: int) -> int | None:
    return None if bid == NO_BID else bid


RIKIKI = Rikiki()
