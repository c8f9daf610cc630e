"""Bots: from what a seat can see, and nothing else, to a move."""
