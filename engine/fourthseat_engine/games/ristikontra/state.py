"""The whole truth about a match of Ristikontra between two moves."""

from __future__ import annotations

from dataclasses import dataclass

from fourthseat_engine.game import State
from fourthseat_engine.games.ristikontra.deal import RistikontraDeal
from fourthseat_engine.games.ristikontra.view import RistikontraResult
from fourthseat_engine.options import Options, switch, whole
from fourthseat_engine.seats import Seat, left_of
from fourthseat_engine.trick import TablePlay, TakenTrick
from fourthseat_engine.views import OVER, SCORED

NAME = "ristikontra"
PLAYING = "play"


@dataclass(frozen=True, slots=True, kw_only=True)
class RistikontraState(State):
    """`deal` is the position of the deal that is on or was last scored, None before the first; `plays` is
    the trick on the table, `tricks` those taken in this deal, `results` the deals that were scored,
    `totals` the game points by seat, `held` those that wait for the next winner."""

    options: Options
    first_dealer: Seat
    deal: RistikontraDeal | None = None
    plays: tuple[TablePlay, ...] = ()
    tricks: tuple[TakenTrick, ...] = ()
    last_trick: TakenTrick | None = None
    results: tuple[RistikontraResult, ...] = ()
    totals: tuple[int, ...] = (0, 0, 0, 0)
    held: int = 0

    @property
    def dealer_of_next(self) -> Seat:
        """Who deals deal number `len(results)` (R1.3)."""
        return left_of(self.first_dealer, len(self.results))

    @property
    def running(self) -> RistikontraDeal | None:
        """The deal that is on, None between deals."""
        return self.deal if self.deal is not None and not self.deal.finished else None

    @property
    def over(self) -> bool:
        """Whether a side has reached the target (R1.2)."""
        return max(self.totals) >= self.target

    @property
    def phase(self) -> str:
        """`play`, or `scored` between deals, or `over`."""
        if self.running is not None:
            return PLAYING
        return OVER if self.over else SCORED

    @property
    def target(self) -> int:
        """The game points that win the match (R1.2)."""
        return whole(self.options, "target")

    @property
    def hand_size(self) -> int:
        """The cards that each seat is dealt (R2.1, R7.1)."""
        return 5 if self.in_force("five_cards") else 6

    def in_force(self, rule: str) -> bool:
        """Whether a rule of ristiklappi is in force, alone or with all of them (R7)."""
        return switch(self.options, "klappi") or switch(self.options, rule)
