"""A deal of Rikken played to its end by rule of thumb, with all hands open."""

from __future__ import annotations

from fourthseat_bots.rikken.goals import Goals
from fourthseat_bots.rikken.thumb import (
    follow_against,
    follow_exactly,
    follow_for_tricks,
    lead_against,
    lead_exactly,
    lead_for_tricks,
)
from fourthseat_engine.cards import BIT, SUIT_MASK, Card, Hand, Suit, cards_in
from fourthseat_engine.games.rikken.deal import CALLING, NAMING, PLAYING, RikkenDeal


def to_the_end(deal: RikkenDeal) -> None:
    """Name, call and play whatever is left of the deal, in place. The auction must be over."""
    if deal.phase == NAMING:
        deal.name_trump(best_trump(deal.hands[deal.turn]))
    if deal.phase == CALLING:
        deal.call(best_call(deal))
    if deal.phase == PLAYING:
        goals = Goals(deal)
        while deal.trick:
            if deal.play(choose_card(deal, goals)) is not None:
                goals = Goals(deal)
        if deal.phase == PLAYING:
            _play_tricks(deal, goals)


def best_trump(hand: Hand) -> Suit:
    """The suit with the most cards; of equally long ones the highest."""
    suits = [(hand & SUIT_MASK[suit]) >> 13 * suit for suit in range(4)]
    return max(range(4), key=lambda suit: (suits[suit].bit_count(), suits[suit]))


def best_call(deal: RikkenDeal) -> Card:
    """The card of the suit of which the declarer holds least; he will soon ruff there."""
    hand = deal.hands[deal.turn]
    calls = cards_in(deal.legal_calls().cards)
    return min(calls, key=lambda card: ((hand & SUIT_MASK[card // 13]).bit_count(), card))


def choose_card(deal: RikkenDeal, goals: Goals) -> Card:
    """The card of the seat to play, with all hands open."""
    seat = deal.turn
    legal = deal.legal_cards()
    if not legal & (legal - 1):
        return legal.bit_length() - 1
    if not deal.trick:
        return _lead(deal.hands, seat, legal, deal.trump, goals)
    led = deal.led
    best, winner = _best_so_far(deal, led)
    return _follow(deal.hands, seat, legal, led, best, winner, deal.trump, len(deal.trick), goals)


def _best_so_far(deal: RikkenDeal, led: Suit) -> tuple[Card, int]:
    """The best card of the trick on the table and whose it is. A card led face down beats nothing."""
    first = 1 if deal.asking else 0
    best, winner = deal.trick[0], deal.leader
    for place in range(first, len(deal.trick)):
        card = deal.trick[place]
        stronger = card // 13 == led if place == first and deal.asking else _beats(card, best, deal.trump)
        if stronger:
            best, winner = card, (deal.leader + place) % 4
    return best, winner


def _beats(card: Card, best: Card, trump: Suit) -> bool:
    if card // 13 == best // 13:
        return card > best
    return card // 13 == trump


def _lead(hands: list[Hand], seat: int, legal: Hand, trump: Suit, goals: Goals) -> Card:
    others = (hands[0] | hands[1] | hands[2] | hands[3]) ^ hands[seat]
    if not goals.exact:
        return lead_for_tricks(legal, others, trump, goals.side[seat] == 0)
    need = goals.need[seat]
    if need is not None:
        return lead_exactly(legal, need, others)
    declarers = 0
    for other in range(4):
        if goals.need[other] is not None:
            declarers |= hands[other]
    return lead_against(legal, declarers)


def _follow(
    hands: list[Hand],
    seat: int,
    legal: Hand,
    led: Suit,
    best: Card,
    winner: int,
    trump: Suit,
    count: int,
    goals: Goals,
) -> Card:
    if not goals.exact:
        ours = goals.side[seat] == goals.side[winner]
        others = 0
        for step in range(1, 4 - count):
            others |= hands[(seat + step) % 4]
        return follow_for_tricks(legal, led, best, trump, 3 - count, ours, others)
    need = goals.need[seat]
    if need is not None:
        return follow_exactly(legal, need, led, best, 3 - count)
    behind = any(goals.need[(seat + step) % 4] is not None for step in range(1, 4 - count))
    return follow_against(legal, led, best, goals.need[winner] is not None, behind)


def _play_tricks(deal: RikkenDeal, goals: Goals) -> None:
    """Play the tricks that are left, from the lead of the next one."""
    hands, won, trump, duty = deal.hands, deal.won, deal.trump, deal.duty
    asked = SUIT_MASK[(duty.bit_length() - 1) // 13] if duty else 0
    seat = deal.turn
    while hands[seat]:
        winner, best, led = seat, -1, 0
        for count in range(4):
            hand = hands[seat]
            if not hand & (hand - 1):
                card = hand.bit_length() - 1
            elif not count:
                legal = hand & ~asked | duty if hand & duty else hand
                card = _lead(hands, seat, legal, trump, goals)
            else:
                legal = hand & SUIT_MASK[led] or hand
                if legal & duty and legal & asked == legal:
                    card = duty.bit_length() - 1
                else:
                    card = _follow(hands, seat, legal, led, best, winner, trump, count, goals)
            if not count:
                led, best = card // 13, card
            elif _beats(card, best, trump):
                best, winner = card, seat
            hands[seat] = hand ^ BIT[card]
            seat = (seat + 1) % 4
        won[winner] += 1
        if duty and led == (duty.bit_length() - 1) // 13:
            duty = asked = 0
        need = goals.need[winner]
        if need is not None:
            goals.need[winner] = need - 1
        seat = winner
