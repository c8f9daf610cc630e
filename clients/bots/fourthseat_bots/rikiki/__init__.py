"""How bots play Rikiki."""

from __future__ import annotations

from fourthseat_bots.policy import Policy, named
from fourthseat_bots.rikiki.greedy import greedy
from fourthseat_bots.rikiki.search import search
from fourthseat_engine.games.rikiki.view import RikikiView

POLICIES: dict[str, Policy[RikikiView]] = named(
    Policy("greedy", greedy, 0),
    Policy("easy", search, 24),
    Policy("normal", search, 800),
    Policy("strong", search, 4000),
)
