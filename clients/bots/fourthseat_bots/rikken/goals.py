"""What each seat plays for in a deal of Rikken, once the contract is known."""

from __future__ import annotations

from fourthseat_engine.games.rikken.deal import RikkenDeal
from fourthseat_engine.seats import SEATS


class Goals:
    """In a contract for tricks, who is on whose side; in one for an exact number, who wants how many.

    `exact` tells which of the two it is. `side` is 0 for the declarer and his partner, 1 for the others.
    `need` is what a lone declarer of an exact contract still has to win (negative: he has won too many), and
    None for a seat that is no such declarer.
    """

    __slots__ = ("exact", "need", "side")

    def __init__(self, deal: RikkenDeal) -> None:
        contract = deal.contract
        self.exact = contract is not None and contract.exact
        self.side = [0 if deal.contracts[s] is not None or s == deal.partner else 1 for s in SEATS]
        self.need: list[int | None] = [
            None if each is None or not each.exact else each.target - deal.won[seat]
            for seat, each in enumerate(deal.contracts)
        ]
