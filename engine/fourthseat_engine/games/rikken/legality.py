"""Why a move is refused: each check raises `IllegalMove` with its own code and the number of the rule."""

from __future__ import annotations

from fourthseat_engine.cards import BIT, Card, cards_in, name_of, names_in, suit_of
from fourthseat_engine.errors import IllegalMove
from fourthseat_engine.games.rikken.contracts import Contract
from fourthseat_engine.games.rikken.deal import BIDDING, CALLING, NAMING, RikkenDeal
from fourthseat_engine.moves import BidContract, BlindLead, Call, Move, NameTrump, Pass, Play

_WANTED = {BIDDING: "a bid or a pass", NAMING: "naming trump", CALLING: "calling a card"}


def legal_moves(deal: RikkenDeal) -> tuple[Move, ...]:
    """Every move of the seat to act: a pass first, else in the order of the ladder or of the cards; leads
    face down come after the open ones."""
    if deal.phase == BIDDING:
        hand = deal.hands[deal.turn]
        passing: list[Move] = [Pass()] if deal.auction.may_pass(hand) else []
        return (*passing, *(BidContract(each.key) for each in deal.auction.legal_bids(hand)))
    if deal.phase == NAMING:
        return tuple(NameTrump(suit) for suit in range(4))
    if deal.phase == CALLING:
        return tuple(Call(card) for card in cards_in(deal.legal_calls().cards))
    open_leads = tuple(Play(card) for card in cards_in(deal.legal_cards()))
    if not deal.may_lead_blind:
        return open_leads
    return (*open_leads, *(BlindLead(card) for card in cards_in(deal.hands[deal.turn])))


def wrong_phase(deal: RikkenDeal, move: Move) -> IllegalMove:
    """The refusal of a move of another phase."""
    wanted = _WANTED.get(deal.phase, "a card")
    return IllegalMove("illegal/phase", f"It is time for {wanted}, not {move}.", "R1.5")


def require_pass(deal: RikkenDeal) -> None:
    """Raise unless the seat to speak may pass."""
    if not deal.auction.may_pass(deal.hands[deal.turn]):
        raise _must_bid_troela()


def require_bid(deal: RikkenDeal, key: str) -> Contract:
    """The contract of this key. Raises unless the seat to speak may bid it."""
    contract = deal.ruleset.ladder.named(key)
    hand = deal.hands[deal.turn]
    if contract in deal.auction.legal_bids(hand):
        return contract
    if not deal.auction.may_pass(hand):
        raise _must_bid_troela()
    if contract is deal.ruleset.ladder.troela:
        message = "Triple Ace is bid by whoever holds exactly three aces, at the first turn."
        raise IllegalMove("illegal/troela", message, "R3.7")
    raise IllegalMove("illegal/bid-too-low", "You must bid higher, or pass.", "R3.2")


def require_call(deal: RikkenDeal, card: Card) -> None:
    """Raise unless the declarer may call the card."""
    cards = deal.legal_calls().cards
    if not cards & BIT[card]:
        message = f"You may call {' or '.join(names_in(cards))} here."
        raise IllegalMove("illegal/call", message, "R5.3")


def require_card(deal: RikkenDeal, card: Card) -> None:
    """Raise unless the seat to play may play the card."""
    _require_in_hand(deal, card)
    legal = deal.legal_cards()
    if legal & BIT[card]:
        return
    if not deal.trick:
        message = f"You may lead that suit only with {name_of(deal.duty.bit_length() - 1)}."
        raise IllegalMove("illegal/called-suit", message, "R6.5")
    if suit_of(card) == deal.led:
        message = f"The suit is led: you must play {name_of(deal.duty.bit_length() - 1)}."
        raise IllegalMove("illegal/called-card", message, "R6.4")
    raise IllegalMove("illegal/follow-suit", "You must follow suit.", "R6.2")


def require_blind_lead(deal: RikkenDeal, card: Card) -> None:
    """Raise unless the seat to play may lead the card face down."""
    if not deal.may_lead_blind:
        message = "Only whoever called blind may lead face down, until the called card is out."
        raise IllegalMove("illegal/blind-lead", message, "R6.7")
    _require_in_hand(deal, card)


def _require_in_hand(deal: RikkenDeal, card: Card) -> None:
    if not deal.hands[deal.turn] & BIT[card]:
        raise IllegalMove("illegal/not-in-hand", f"{name_of(card)} is not in your hand.", "R6.1")


def _must_bid_troela() -> IllegalMove:
    message = "With exactly three aces you must bid Triple Ace at your first turn."
    return IllegalMove("illegal/must-bid-troela", message, "R3.7")
