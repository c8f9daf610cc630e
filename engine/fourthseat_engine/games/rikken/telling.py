"""What follows from a move by itself, and who is told: won auctions, revealed partners, open hands."""

from __future__ import annotations

from fourthseat_engine.cards import SUITS, CardName, name_of, names_in, suit_name
from fourthseat_engine.events import EVERYONE, Event, Told, Turn
from fourthseat_engine.games.rikken.contracts import Contract, Opens, Trump
from fourthseat_engine.games.rikken.deal import RikkenDeal
from fourthseat_engine.games.rikken.view import (
    AuctionWon,
    HandOpened,
    MayTalk,
    PartnerRevealed,
    RikkenResult,
    ThrownIn,
    TrumpNamed,
)
from fourthseat_engine.seats import SEATS, Seat


def everyone(event: Event) -> Told:
    """The event, told to everyone."""
    return Told(event, EVERYONE)


def turn(seat: Seat | None, phase: str) -> Told:
    """Whose turn it is now."""
    return everyone(Turn(seat=seat, phase=phase))


def consequences(before: RikkenDeal, after: RikkenDeal) -> list[Told]:
    """What everyone learns, besides the move itself, when it turned `before` into `after`."""
    told = []
    if after.thrown_in:
        told.append(everyone(ThrownIn()))
    contract = after.contract
    if before.contract is None and contract is not None:
        told.append(everyone(AuctionWon(contracts=keys(after.contracts))))
        if contract.trump is Trump.HEARTS:
            told.append(everyone(TrumpNamed(seat=None, trump=SUITS[after.trump])))
    if after.partner_known and not before.partner_known and after.partner is not None:
        told.append(everyone(PartnerRevealed(seat=after.partner)))
    told += [
        everyone(HandOpened(seat=seat, cards=names_in(after.hands[seat])))
        for seat in after.open_hands
        if seat not in before.open_hands
    ]
    if talkers(after) and not talkers(before):
        told.append(everyone(MayTalk(seats=talkers(after))))
    return told


def talkers(deal: RikkenDeal) -> tuple[Seat, ...]:
    """Who may discuss the play: once all hands lie open, all but the declarers (R7.3)."""
    contract = deal.contract
    if contract is None or contract.opens is not Opens.EVERYONE or not deal.open_hands:
        return ()
    return tuple(seat for seat in SEATS if seat not in deal.declarers)


def keys(contracts: tuple[Contract | None, ...]) -> tuple[str | None, ...]:
    """The keys of contracts by seat."""
    return tuple(None if each is None else each.key for each in contracts)


def called_name(deal: RikkenDeal) -> CardName | None:
    """The called card, if any."""
    return None if deal.called is None else name_of(deal.called)


def result_of(deal: RikkenDeal, index: int, totals: tuple[int, ...]) -> RikkenResult:
    """The result of a deal that was played; `totals` are those before it."""
    scores = deal.scores()
    return RikkenResult(
        deal=index,
        dealer=deal.dealer,
        contracts=keys(deal.contracts),
        made=tuple(_made(deal, seat) for seat in SEATS),
        partner=deal.partner,
        trump=suit_name(deal.trump),
        called=called_name(deal),
        won=tuple(deal.won),
        scores=scores,
        totals=tuple(total + score for total, score in zip(totals, scores, strict=True)),
    )


def _made(deal: RikkenDeal, seat: Seat) -> bool | None:
    contract = deal.contracts[seat]
    if contract is None:
        return None
    side = {seat} if deal.partner is None else {seat, deal.partner}
    return contract.made(sum(deal.won[each] for each in side))
