"""Ristikontra, the Finnish game of two pairs where rank catches rank. The rules are in
`engine/rules/ristikontra.md`."""

from fourthseat_engine.games.ristikontra.game import RISTIKONTRA

__all__ = ["RISTIKONTRA"]
