"""The rules of every game Fourthseat deals: deterministic, without I/O, clock or chance of its own."""
