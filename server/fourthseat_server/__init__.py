"""The hub: tables as logs, seats, links, bots, and the doors through which people come in."""
