"""Duplicate deals: the same packs are played with the two policies in every seat, so that luck cancels out.

Where everyone plays for himself, policy A sits in each seat against three of B, and B in each seat against
three of A. Where two sides play, A and B each get either side. The figure of a deal is how much more a seat
of A scored than a seat of B, on average over these seatings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import sqrt

from fourthseat_bots.policies import POLICIES
from fourthseat_engine.chance import Stream
from fourthseat_engine.fairness import first_dealer, pack_of_deal
from fourthseat_engine.games import game_named
from fourthseat_engine.options import OptionValue
from fourthseat_engine.seats import SEATS

Seating = tuple[bool, bool, bool, bool]
"""For each seat whether A sits there."""

ALONE_OR_THREE: tuple[Seating, ...] = tuple(
    (alone == (seat == 0), alone == (seat == 1), alone == (seat == 2), alone == (seat == 3))
    for alone in (True, False)
    for seat in SEATS
)
SIDES: tuple[Seating, ...] = ((True, False, True, False), (False, True, False, True))


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """How contests in a game are held: the seatings, and how many deals of each match are played."""

    seatings: tuple[Seating, ...]
    deals: int


FORMATS: dict[str, Format] = {
    "rikiki": Format(seatings=ALONE_OR_THREE, deals=25),
    "ristikontra": Format(seatings=SIDES, deals=1),
    "rikken-nine": Format(seatings=ALONE_OR_THREE, deals=1),
    "rikken-sixteen": Format(seatings=ALONE_OR_THREE, deals=1),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """Policies A and B at one game; budgets of None are the policies' own."""

    game: str
    a: str
    b: str
    budget_a: int | None = None
    budget_b: int | None = None
    options: tuple[tuple[str, OptionValue], ...] = ()
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals, and its standard error."""

    mean: float
    error: float
    deals: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval."""
        return self.mean - 1.96 * self.error, self.mean + 1.96 * self.error


def play_seating(contest: Contest, match: int, seating: Seating) -> list[float]:
    """Play match number `match` with A and B seated so; for each deal by how much A's seats beat B's."""
    game = game_named(contest.game)
    policies = POLICIES[contest.game]
    key = sha256(f"contest/{contest.seed}/{match}".encode()).digest()
    chances = Stream(int.from_bytes(key[:8], "big"))
    state = game.start(game.read_options(dict(contest.options)), first_dealer(key))
    before = (0,) * len(SEATS)
    figures = []
    for _ in range(FORMATS[contest.game].deals):
        if game.standings(state).over:
            break
        state = game.deal(state, pack_of_deal(key, game.deal_index(state))).state
        while (seat := game.to_act(state)) is not None:
            name, budget = (contest.a, contest.budget_a) if seating[seat] else (contest.b, contest.budget_b)
            view, legal = game.view(state, seat), game.legal_moves(state)
            move = policies[name].choose(view, legal, chances.below(1 << 48), budget)
            state = game.play(state, seat, move).state
        totals = game.standings(state).totals
        figures.append(_lead([now - then for now, then in zip(totals, before, strict=True)], seating))
        before = totals
    return figures


def _lead(scores: Sequence[int], seating: Seating) -> float:
    of_a = [score for score, is_a in zip(scores, seating, strict=True) if is_a]
    of_b = [score for score, is_a in zip(scores, seating, strict=True) if not is_a]
    return sum(of_a) / len(of_a) - sum(of_b) / len(of_b)


def figures_by_deal(by_seating: Sequence[Sequence[float]]) -> list[float]:
    """The figure of each deal of a match, from what each seating brought."""
    return [sum(figures) / len(figures) for figures in zip(*by_seating, strict=True)]


def estimate(figures: Sequence[float]) -> Estimate:
    """The mean of these figures, and how far it may be off. At least two are needed."""
    count = len(figures)
    mean = sum(figures) / count
    variance = sum((figure - mean) ** 2 for figure in figures) / (count - 1)
    return Estimate(mean, sqrt(variance / count), count)
