"""How bots play Ristikontra."""

from __future__ import annotations

from fourthseat_bots.policy import Policy, named
from fourthseat_bots.ristikontra.greedy import greedy
from fourthseat_bots.ristikontra.search import hasty_search, search
from fourthseat_engine.games.ristikontra.view import RistikontraView

POLICIES: dict[str, Policy[RistikontraView]] = named(
    Policy("greedy", greedy, 0),
    Policy("easy", hasty_search, 24),
    Policy("normal", search, 500),
    Policy("strong", search, 5000),
)
