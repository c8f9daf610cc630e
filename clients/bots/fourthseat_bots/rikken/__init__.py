"""How bots play Rikken, by either ruleset."""

from __future__ import annotations

from fourthseat_bots.policy import Policy, named
from fourthseat_bots.rikken.greedy import greedy
from fourthseat_bots.rikken.search import search
from fourthseat_engine.games.rikken.view import RikkenView

POLICIES: dict[str, Policy[RikkenView]] = named(
    Policy("greedy", greedy, 0),
    Policy("easy", search, 40),
    Policy("normal", search, 800),
    Policy("strong", search, 4000),
)
