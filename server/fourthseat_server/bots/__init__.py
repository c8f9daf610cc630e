"""Bots at the hub's side: the pool of worker processes, and what is played when a worker fails."""
