"""The whole truth about a match of Rikken between two moves."""

from __future__ import annotations

from dataclasses import dataclass

from fourthseat_engine.game import State
from fourthseat_engine.games.rikken.deal import RikkenDeal
from fourthseat_engine.games.rikken.view import RikkenResult, Spoken
from fourthseat_engine.options import Options
from fourthseat_engine.seats import Seat, left_of
from fourthseat_engine.trick import TablePlay, TakenTrick


@dataclass(frozen=True, slots=True, kw_only=True)
class RikkenState(State):
    """`deal` is the position of the deal that is on or ended last, None before the first; `auction` and
    `tricks` are its, `plays` is the trick on the table, with every card as it is. `results` are the deals
    that were scored, `thrown_in` counts the deals that were not played."""

    options: Options
    first_dealer: Seat
    deal: RikkenDeal | None = None
    auction: tuple[Spoken, ...] = ()
    plays: tuple[TablePlay, ...] = ()
    tricks: tuple[TakenTrick, ...] = ()
    last_trick: TakenTrick | None = None
    results: tuple[RikkenResult, ...] = ()
    thrown_in: int = 0
    totals: tuple[int, ...] = (0, 0, 0, 0)

    @property
    def ended(self) -> int:
        """How many deals have ended, scored or thrown in."""
        return len(self.results) + self.thrown_in

    @property
    def dealer_of_next(self) -> Seat:
        """Who deals after the deals that have ended (R1.3)."""
        return left_of(self.first_dealer, self.ended)

    @property
    def running(self) -> RikkenDeal | None:
        """The deal that is on, None between deals."""
        return self.deal if self.deal is not None and not self.deal.over else None
