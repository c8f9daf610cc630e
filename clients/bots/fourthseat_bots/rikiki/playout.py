"""A deal of Rikiki played to its end by rule of thumb, with all hands open: thousands of times for a move.

Every seat aims at its bid. `need` is what it still has to win (negative: it has won too many). A seat that
needs nothing ducks; a seat that needs every trick left takes what it can; any other compares what its hand
may still be expected to bring with what it needs, and plays what brings the two together.

Everything here works in place on plain numbers and lists, because nothing else runs so often.
"""

from __future__ import annotations

from typing import Final

from fourthseat_bots.rikiki.chances import weigh_suit
from fourthseat_engine.cards import SUIT_MASK, Card, Hand, Suit

HOLDS: Final = (1.0, 0.1, 0.1, 0.1)
"""How much of its doubt a leading card loses by leading, by how many are still to play after it."""
EASY_WITHIN: Final = 3.0
"""How far expectation may exceed need for a seat to lead its best card all the same."""
CONTEST: Final = 0.15
"""What each trick that the seats want beyond those left takes from what a hand may expect."""
SUITS: Final = (0, 1, 2, 3)


def play_out(
    hands: list[Hand],
    need: list[int],
    trump: Suit,
    leader: int,
    trick: list[Card],
    chance: list[float],
    expected: list[float],
    left: int,
) -> None:
    """Play the `left` tricks that are not complete; `need` ends as bid minus tricks won.

    `trick` holds the cards on the table, which `leader` led to. `chance` and `expected` are those of
    `open_chances` for the hands; all lists but `trick` are used up.
    """
    count = len(trick)
    seat = (leader + count) & 3
    led = best = winner = touched = 0
    if count:
        led, best, winner, touched = _so_far(trick, leader, trump)
    while left:
        contest = -left
        for tricks in need:
            if tricks > 0:
                contest += tricks
        while count < 4:
            hand = hands[seat]
            if not hand & (hand - 1):
                card = hand.bit_length() - 1
            elif count:
                spare = expected[seat] - need[seat] - contest * CONTEST
                card = follow(hand, need[seat], left, spare, chance, led, best, trump, 3 - count)
            else:
                spare = expected[seat] - need[seat] - contest * CONTEST
                card = lead(hand, need[seat], left, spare, chance)
            suit = card // 13
            if not count:
                led = suit
                best = card
                winner = seat
                touched = 0
            elif suit == best // 13:
                if card > best:
                    best = card
                    winner = seat
            elif suit == trump:
                best = card
                winner = seat
            touched |= 1 << suit
            hands[seat] = hand ^ (1 << card)
            expected[seat] -= chance[card]
            count += 1
            seat = (seat + 1) & 3
        need[winner] -= 1
        left -= 1
        seat = winner
        count = 0
        if left > 1:
            trumps_out = (hands[0] | hands[1] | hands[2] | hands[3]) & SUIT_MASK[trump]
            if touched >> trump & 1 and not trumps_out:
                touched = 15
            for suit in SUITS:
                if touched >> suit & 1:
                    weigh_suit(suit, hands, trump, trumps_out, chance, expected)


def _so_far(trick: list[Card], leader: int, trump: Suit) -> tuple[Suit, Card, int, int]:
    """Of the cards on the table: the suit led, the best card, whose it is, and which suits lie there."""
    best = trick[0]
    winner = leader
    touched = 1 << best // 13
    for place in range(1, len(trick)):
        card = trick[place]
        suit = card // 13
        touched |= 1 << suit
        if (suit == best // 13 and card > best) or (suit == trump and best // 13 != trump):
            best = card
            winner = (leader + place) & 3
    return trick[0] // 13, best, winner, touched


def lead(hand: Hand, need: int, left: int, spare: float, chance: list[float]) -> Card:
    """The card to lead. `spare` is what the hand may expect beyond its need."""
    if need <= 0:
        return _weakest(hand, chance)
    if need >= left or spare <= EASY_WITHIN:
        return _strongest(hand, chance)
    return _most_doubtful(hand, chance)


def follow(
    hand: Hand,
    need: int,
    left: int,
    spare: float,
    chance: list[float],
    led: Suit,
    best: Card,
    trump: Suit,
    behind: int,
) -> Card:
    """The card to play to a trick in which `best` is winning and `behind` seats are still to play after."""
    same = hand & SUIT_MASK[led]
    best_suit = best // 13
    if same:
        above = same >> best + 1 << best + 1 if best_suit == led else 0
        below = same ^ above
    else:
        above = hand & SUIT_MASK[trump]
        if best_suit == trump:
            above = above >> best + 1 << best + 1
        below = hand ^ above
    if need <= 0:
        if below:
            return below.bit_length() - 1 if same else _strongest(below, chance)
        return (above & -above).bit_length() - 1 if behind else above.bit_length() - 1
    if need >= left:
        if above:
            return above.bit_length() - 1 if behind else (above & -above).bit_length() - 1
        return (below & -below).bit_length() - 1 if same else _weakest(below, chance)

    loser = -1
    loser_gap = 99.0
    if below:
        if spare > 0:
            loser = below.bit_length() - 1 if same else _strongest(below, chance)
        else:
            loser = (below & -below).bit_length() - 1 if same else _weakest(below, chance)
        if not above:
            return loser
        loser_gap = abs(spare - chance[loser])
    taker = (above & -above).bit_length() - 1 if spare < 0 and not behind else above.bit_length() - 1
    weight = chance[taker]
    holds = weight + (1.0 - weight) * HOLDS[behind]
    return taker if abs(spare - weight + holds) <= loser_gap else loser


def _strongest(hand: Hand, chance: list[float]) -> Card:
    """The card most likely to win a trick."""
    best = -1
    most = -1.0
    for suit in SUITS:
        cards = hand & SUIT_MASK[suit]
        if cards:
            card = cards.bit_length() - 1
            if chance[card] > most:
                most = chance[card]
                best = card
    return best


def _weakest(hand: Hand, chance: list[float]) -> Card:
    """The card least likely to win a trick."""
    best = -1
    least = 9.0
    for suit in SUITS:
        cards = hand & SUIT_MASK[suit]
        if cards:
            card = (cards & -cards).bit_length() - 1
            if chance[card] < least:
                least = chance[card]
                best = card
    return best


def _most_doubtful(hand: Hand, chance: list[float]) -> Card:
    """The highest or lowest card of a suit that is nearest to winning every other time."""
    best = -1
    nearest = 9.0
    for suit in SUITS:
        cards = hand & SUIT_MASK[suit]
        if cards:
            for card in (cards.bit_length() - 1, (cards & -cards).bit_length() - 1):
                if abs(chance[card] - 0.5) < nearest:
                    nearest = abs(chance[card] - 0.5)
                    best = card
    return best
