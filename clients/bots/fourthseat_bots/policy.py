"""What a policy is: a way to choose a move from a seat's view.

A choice depends on nothing but the view, the legal moves, the seed and the budget, so the same question
always gets the same answer. Only a clock that runs out can cut a choice short; by default none runs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from fourthseat_engine.chance import Stream
from fourthseat_engine.moves import Move
from fourthseat_engine.views import View

OutOfTime = Callable[[], bool]
"""Whether the search must come to an end now with the best that it has found."""

V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


def unhurried() -> bool:
    """No clock runs."""
    return False


class Choose(Protocol[V_contra]):
    """Chooses one of `legal`, which is not empty; `budget` is how many playouts it may spend."""

    def __call__(
        self, view: V_contra, legal: Sequence[Move], seed: int, budget: int, out_of_time: OutOfTime
    ) -> Move: ...


@dataclass(frozen=True, slots=True)
class Policy(Generic[V]):
    """A named way to play: how it chooses, and the budget it has by default."""

    name: str
    chooses: Choose[V]
    budget: int

    def choose(
        self,
        view: V,
        legal: Sequence[Move],
        seed: int,
        budget: int | None = None,
        out_of_time: OutOfTime = unhurried,
    ) -> Move:
        """One of the legal moves. Raises `ValueError` when there is none or it is not the observer's turn."""
        if not legal or view.observer is None or view.observer != view.turn:
            raise ValueError("a policy chooses for the seat whose turn it is, from its own view")
        if len(legal) == 1:
            return legal[0]
        return self.chooses(view, legal, seed, self.budget if budget is None else budget, out_of_time)


Policies = Mapping[str, Policy[V]]
"""The policies of one game by name."""


def at_random(view: View, legal: Sequence[Move], seed: int, budget: int, out_of_time: OutOfTime) -> Move:
    """Any legal move, each equally likely."""
    return legal[Stream(seed).below(len(legal))]


def named(*policies: Policy[V]) -> dict[str, Policy[V]]:
    """These policies by name, and `random` beside them."""
    by_name = {each.name: each for each in policies}
    return {"random": Policy("random", at_random, 0), **by_name}
