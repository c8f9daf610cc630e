"""A small fast stream of numbers for sampling worlds and playing them out; never for dealing."""

from __future__ import annotations

_MASK = (1 << 64) - 1


class Stream:
    """SplitMix64 from a whole-number seed: the same numbers on every machine and Python."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def below(self, bound: int) -> int:
        """A number 0..bound-1 for a small bound; the bias, below 2**-40, does not matter for sampling."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * bound) >> 64

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
