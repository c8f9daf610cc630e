"""Rikken in a terminal, with nine bids and with sixteen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from fourthseat_client.shown import card_text, cards_text, sorted_hand, suit_text
from fourthseat_client.speech import YOU, Names, count, does, named, scores, together
from fourthseat_engine.events import Event
from fourthseat_engine.games.rikken.view import (
    PASSED,
    AuctionWon,
    BidSpoken,
    CardCalled,
    FaceUp,
    HandOpened,
    MayTalk,
    PartnerRevealed,
    RikkenResult,
    RikkenScored,
    RikkenView,
    ThrownIn,
    TrumpNamed,
)
from fourthseat_engine.seats import SEATS, Seat
from fourthseat_engine.views import View

CONTRACTS = {
    "rik": "Rik",
    "rik_hearts": "Rik in Hearts",
    "rik_beter": "Rik Beter",
    "alone8": "8 Alone",
    "nine": "Nine Alone",
    "alone9": "9 Alone",
    "ten": "Ten Alone",
    "alone10": "10 Alone",
    "alone11": "11 Alone",
    "alone12": "12 Alone",
    "thirteen": "All Thirteen",
    "alone13": "13 Alone",
    "open13": "Open 13 Alone",
    "misere": "Misère",
    "piek": "Piek",
    "open_misere": "Open Misère",
    "open_piek": "Open Piek",
    "open_misere_praatje": "Open Misère, all hands",
    "open_piek_praatje": "Open Piek, all hands",
    "troela": "Triple Ace",
}


def sentence(event: Event, names: Names) -> Text | None:
    """The sentence for an event of this game."""
    match event:
        case BidSpoken(bid="pass"):
            return Text(f"{does(names[event.seat], 'pass')}.")
        case BidSpoken():
            return Text(f"{does(names[event.seat], 'bid')} {CONTRACTS[event.bid]}.")
        case AuctionWon():
            return Text(f"{_played(event.contracts, names)}.", "bold")
        case ThrownIn():
            return Text("Everyone passed: the cards are thrown in, and the deal does not count.", "bold")
        case TrumpNamed(seat=None):
            return Text.assemble("By the contract ", suit_text(event.trump), " is trump.")
        case TrumpNamed(seat=int(seat)):
            return Text.assemble(f"{does(names[seat], 'name')} ", suit_text(event.trump), " as trump.")
        case CardCalled():
            blind = " blind" if event.blind else ""
            calls = does(names[event.seat], "call")
            return Text.assemble(f"{calls} ", card_text(event.card), f"{blind}: its holder is the partner.")
        case PartnerRevealed():
            name = names[event.seat]
            return Text(f"{name} {'are' if name == YOU else 'is'} the partner.", "bold")
        case FaceUp():
            return Text.assemble(f"{does(names[event.seat], 'turn')} up ", card_text(event.card), ".")
        case HandOpened():
            lays = does(names[event.seat], "lay")
            return Text.assemble(f"{lays} all cards open: ", cards_text(sorted_hand(event.cards)))
        case MayTalk():
            return Text(f"{together(names, event.seats)} may talk about the play.")
        case RikkenScored():
            return _scored(event.result, names)
        case _:
            return None


def facts(view: View, names: Names) -> Iterator[Text]:
    """What is said over the table."""
    if not isinstance(view, RikkenView):
        return
    if any(view.contracts):
        yield Text(_played(view.contracts, names))
    if view.trump is not None:
        yield Text.assemble("trump ", suit_text(view.trump))
    if view.called is not None:
        yield Text.assemble("called ", card_text(view.called), " blind" if view.blind else "")
    if view.partner is not None:
        secret = "" if view.partner_known else ", in secret"
        yield Text(f"partner {named(names[view.partner])}{secret}")
    if view.talkers:
        yield Text(f"{together(names, view.talkers)} may talk")


def note(view: View, seat: Seat) -> str:
    """What is said of a seat: its contract, or its last word in the auction."""
    if not isinstance(view, RikkenView):
        return ""
    contract = view.contracts[seat]
    if contract is not None:
        return CONTRACTS[contract]
    if any(view.contracts):
        return ""
    said = [spoken.bid for spoken in view.auction if spoken.seat == seat]
    return "" if not said else said[-1] if said[-1] == PASSED else CONTRACTS[said[-1]]


def _played(contracts: Sequence[str | None], names: Names) -> str:
    return ", ".join(
        f"{does(names[seat], 'play')} {CONTRACTS[key]}"
        for seat, key in enumerate(contracts)
        if key is not None
    )


def _scored(result: RikkenResult, names: Names) -> Text:
    return Text.assemble(*(_outcome(result, seat, names) for seat in SEATS), scores(result.scores, names))


def _outcome(result: RikkenResult, seat: Seat, names: Names) -> str:
    """`You and Bence made Rik with 9 tricks. `, or nothing for a seat that declared nothing."""
    key = result.contracts[seat]
    if key is None:
        return ""
    side = {seat} if result.partner is None else {seat, result.partner}
    won = count(sum(result.won[each] for each in side), "trick")
    made = "made" if result.made[seat] else "failed in"
    return f"{together(names, side)} {made} {CONTRACTS[key]} with {won}. "
