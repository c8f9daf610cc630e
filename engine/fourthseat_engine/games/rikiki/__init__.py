"""Rikiki, the Hungarian game of exact bids. The rules are in `engine/rules/rikiki.md`."""

from fourthseat_engine.games.rikiki.game import RIKIKI

__all__ = ["RIKIKI"]
