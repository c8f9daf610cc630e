"""The whole truth about a match of Rikiki between two moves."""

from __future__ import annotations

from dataclasses import dataclass

from fourthseat_engine.cards import Card
from fourthseat_engine.game import State
from fourthseat_engine.games.rikiki.deal import RikikiDeal
from fourthseat_engine.games.rikiki.view import RikikiResult
from fourthseat_engine.options import Options
from fourthseat_engine.seats import Seat, left_of
from fourthseat_engine.trick import TablePlay, TakenTrick


@dataclass(frozen=True, slots=True, kw_only=True)
class RikikiState(State):
    """`deal` is the position of the deal that is on or was last scored, None before the first; `plays` is
    the trick on the table, `tricks` those taken in this deal, `results` the deals that were scored."""

    options: Options
    first_dealer: Seat
    deal: RikikiDeal | None = None
    turn_up: Card | None = None
    plays: tuple[TablePlay, ...] = ()
    tricks: tuple[TakenTrick, ...] = ()
    last_trick: TakenTrick | None = None
    results: tuple[RikikiResult, ...] = ()
    totals: tuple[int, ...] = (0, 0, 0, 0)

    @property
    def dealer_of_next(self) -> Seat:
        """Who deals deal number `len(results)` (R1.3)."""
        return left_of(self.first_dealer, len(self.results))

    @property
    def running(self) -> RikikiDeal | None:
        """The deal that is on, None between deals."""
        return self.deal if self.deal is not None and not self.deal.finished else None
