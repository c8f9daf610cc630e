"""Complete states that fit a view of Rikken; in each of them somebody in particular is the partner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from fourthseat_engine.cards import BIT, UNKNOWN, Hand, card_of, name_of, suit_from
from fourthseat_engine.chance import Stream
from fourthseat_engine.games.rikken.auction import Auction
from fourthseat_engine.games.rikken.calling import holder_of
from fourthseat_engine.games.rikken.deal import ENDED, PLAYING, RikkenDeal
from fourthseat_engine.games.rikken.hidden import FACE_DOWN, hidden_deals, seen_in
from fourthseat_engine.games.rikken.ruleset import RikkenRuleset
from fourthseat_engine.games.rikken.state import RikkenState
from fourthseat_engine.games.rikken.view import PASSED, RikkenView
from fourthseat_engine.seats import SEATS, left_of
from fourthseat_engine.views import SCORED


def worlds(view: RikkenView, ruleset: RikkenRuleset, seed: int) -> Iterator[RikkenState]:
    """Endlessly, states that fit `view`, each way of dealing the unseen cards equally likely."""
    state = _state(view)
    if view.phase == SCORED and not state.ended:
        while True:
            yield state
    seen = seen_in(view)
    cases = hidden_deals(view, ruleset)
    position = _position(view, ruleset)
    stream = Stream(seed)
    while True:
        dealt = cases.deal(stream)
        deal = position.clone()
        deal.hands = [seen.held[seat] | dealt[seat] for seat in SEATS]
        if deal.duty:
            deal.partner = holder_of(deal.duty.bit_length() - 1, deal.hands)
        yield replace(_laid(state, deal, dealt[FACE_DOWN]), deal=deal)


def _laid(state: RikkenState, deal: RikkenDeal, face_down: Hand) -> RikkenState:
    """The state with the card that lies face down, if there is one."""
    if not face_down:
        return state
    card = face_down.bit_length() - 1
    deal.trick[0] = card
    return replace(state, plays=(replace(state.plays[0], card=name_of(card)), *state.plays[1:]))


def _state(view: RikkenView) -> RikkenState:
    """The state without the deal that is on."""
    ended = len(view.results) + view.thrown_in
    this = ended - 1 if view.turn is None and ended else ended
    return RikkenState(
        options=view.options,
        first_dealer=left_of(view.dealer, -this),
        auction=view.auction,
        plays=view.trick,
        tricks=view.tricks,
        last_trick=view.last_trick,
        results=view.results,
        thrown_in=view.thrown_in,
        totals=view.totals,
    )


def _position(view: RikkenView, ruleset: RikkenRuleset) -> RikkenDeal:
    """The deal that is on, with the hands yet to be filled in."""
    deal = RikkenDeal(ruleset, view.dealer, [0, 0, 0, 0])
    deal.auction = _auction(view, ruleset)
    deal.phase = ENDED if view.turn is None else view.phase
    deal.contracts = tuple(None if key is None else ruleset.ladder.named(key) for key in view.contracts)
    deal.trump = suit_from(view.trump)
    deal.blind = view.blind
    deal.partner = view.partner
    deal.won = list(view.won)
    if view.turn is not None:
        deal.turn = view.turn
        if view.phase == PLAYING:
            deal.leader = view.turn
    if view.leader is not None:
        deal.leader = view.leader
    deal.trick = [0 if play.card == UNKNOWN else card_of(play.card) for play in view.trick]
    deal.asking = bool(view.trick) and view.trick[0].how == "blind"
    if view.called is not None:
        deal.called = card_of(view.called)
        deal.duty = 0 if view.partner_known else BIT[deal.called]
    return deal


def _auction(view: RikkenView, ruleset: RikkenRuleset) -> Auction:
    auction = Auction(ruleset.ladder, left_of(view.dealer))
    for word in view.auction:
        if word.bid == PASSED:
            auction.leave()
        else:
            auction.bid(ruleset.ladder.named(word.bid))
    return auction
