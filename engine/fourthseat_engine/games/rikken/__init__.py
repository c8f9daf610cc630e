"""Rikken, the Dutch whist of secret partners, with nine bids or with sixteen.

The rules are in `engine/rules/rikken-nine.md` and `engine/rules/rikken-sixteen.md`.
"""

from fourthseat_engine.games.rikken.game_nine import RIKKEN_NINE
from fourthseat_engine.games.rikken.game_sixteen import RIKKEN_SIXTEEN

__all__ = ["RIKKEN_NINE", "RIKKEN_SIXTEEN"]
