"""One deal of Rikiki as a small mutable position that can be copied and played fast.

Outside the engine and the bots a position is never changed; `game.py` copies it before every move.
"""

from __future__ import annotations

from fourthseat_engine.cards import BIT, Card, Hand, Suit, suit_of
from fourthseat_engine.seats import Seat
from fourthseat_engine.trick import best_play, following

NO_BID = -1
"""A seat that has not bid yet, where bids are kept as plain numbers."""


class RikikiDeal:
    """Hands as masks, the four bids, tricks won, and the trick on the table."""

    __slots__ = ("bids", "dealer", "hands", "hook", "leader", "size", "trick", "trump", "turn", "won")

    def __init__(self, size: int, dealer: Seat, hands: list[Hand], trump: Suit, hook: bool) -> None:
        self.size = size
        self.dealer = dealer
        self.hands = hands
        self.trump = trump
        self.hook = hook
        self.bids = [NO_BID, NO_BID, NO_BID, NO_BID]
        self.won = [0, 0, 0, 0]
        self.leader: Seat = (dealer + 1) % 4
        self.turn: Seat = self.leader
        self.trick: list[Card] = []

    def clone(self) -> RikikiDeal:
        """An independent copy."""
        copy = RikikiDeal(self.size, self.dealer, self.hands.copy(), self.trump, self.hook)
        copy.bids = self.bids.copy()
        copy.won = self.won.copy()
        copy.leader = self.leader
        copy.turn = self.turn
        copy.trick = self.trick.copy()
        return copy

    @property
    def bidding(self) -> bool:
        """Whether a bid is still missing (the dealer's is the last)."""
        return self.bids[self.dealer] == NO_BID

    @property
    def finished(self) -> bool:
        """Whether all tricks have been taken."""
        return sum(self.won) == self.size

    @property
    def forbidden_bid(self) -> int | None:
        """The bid that the hook takes from the seat to bid, if any (R3.3)."""
        if not self.hook or self.turn != self.dealer:
            return None
        rest = self.size - sum(bid for bid in self.bids if bid != NO_BID)
        return rest if 0 <= rest <= self.size else None

    def legal_bids(self) -> list[int]:
        """The bids open to the seat to bid, lowest first (R3.2, R3.3)."""
        forbidden = self.forbidden_bid
        return [bid for bid in range(self.size + 1) if bid != forbidden]

    def legal_cards(self) -> Hand:
        """The cards that the seat to play may play (R4.2)."""
        hand = self.hands[self.turn]
        return following(hand, suit_of(self.trick[0])) if self.trick else hand

    def bid(self, tricks: int) -> None:
        """The seat to bid bids; after the dealer's bid the eldest leads (R4.1)."""
        self.bids[self.turn] = tricks
        self.turn = (self.turn + 1) % 4

    def play(self, card: Card) -> Seat | None:
        """The seat to play plays; returns who took the trick if that completed it (R4.3, R4.4)."""
        seat = self.turn
        self.hands[seat] &= ~BIT[card]
        if not self.trick:
            self.leader = seat
        self.trick.append(card)
        if len(self.trick) < 4:
            self.turn = (seat + 1) % 4
            return None
        winner = (self.leader + best_play(self.trick, self.trump)) % 4
        self.won[winner] += 1
        self.leader = self.turn = winner
        self.trick = []
        return winner

    def scores(self) -> tuple[int, ...]:
        """What the deal brings each seat (R5.1, R5.2)."""
        return tuple(score(bid, won) for bid, won in zip(self.bids, self.won, strict=True))


def score(bid: int, won: int) -> int:
    """Ten and the bid for an exact bid, else minus the difference (R5.1, R5.2)."""
    return 10 + bid if bid == won else -abs(bid - won)


def size_of_deal(deal: int, longest: int) -> int:
    """How many cards each seat gets in deal number `deal`, counted from 0: 1..longest..1 (R1.2)."""
    return deal + 1 if deal < longest else 2 * longest - 1 - deal


def has_trump(size: int) -> bool:
    """Whether a card is left to be turned up (R2.3)."""
    return 4 * size < 52
