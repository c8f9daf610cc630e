"""Timing, and a table that compares what was measured with the figures kept in `reference.json`.

Machines differ and are shared. So time is the process's own processor time, and every figure is also
related to a yardstick, a loop of plain Python that is timed in between: the ratio says how fast the code
is, not how fast the machine happens to be.
"""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

REFERENCE = Path(__file__).with_name("reference.json")
ROUNDS = 5
SECONDS = 0.4
SLOWER = 0.8
"""Below this share of the reference a line is marked."""


@dataclass(frozen=True)
class Figure:
    """One measured speed: so many `unit` a second, while the yardstick ran `yardstick` loops a second."""

    name: str
    unit: str
    rate: float
    yardstick: float


def measure(name: str, unit: str, work: Callable[[], int]) -> Figure:
    """Run `work`, which returns how much it did, again and again; the best of some rounds counts."""
    yardstick = rate = 0.0
    for _ in range(ROUNDS):
        yardstick = max(yardstick, _rate(_yardstick, SECONDS / 4))
        rate = max(rate, _rate(work, SECONDS))
    return Figure(name, unit, rate, yardstick)


def report(title: str, figures: Sequence[Figure], arguments: Sequence[str]) -> None:
    """Print the figures beside their references; with `--keep` they become the references."""
    yardstick = max(figure.yardstick for figure in figures)
    kept: dict[str, float] = json.loads(REFERENCE.read_text(encoding="utf-8"))
    relative = {figure.name: round(figure.rate / yardstick * 1e6, 1) for figure in figures}
    if "--keep" in arguments:
        kept |= relative
        REFERENCE.write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{title}: Python {platform.python_version()}, {platform.machine()}\n")
    print(f"  {'what':<38}{'a second':>12}  {'unit':<8}{'µs each':>9}{'to reference':>14}")
    for figure in figures:
        ratio = _ratio(relative[figure.name], kept.get(figure.name))
        print(f"  {figure.name:<38}{figure.rate:>12,.0f}  {figure.unit:<8}{1e6 / figure.rate:>9.2f}{ratio}")
    print(f"\n  yardstick: {yardstick / 1e6:.1f} M loops a second")


def _ratio(relative: float, reference: float | None) -> str:
    if reference is None:
        return f"{'new':>14}"
    ratio = relative / reference
    return f"{ratio:>13.2f}×" + ("  slower!" if ratio < SLOWER else "")


def _rate(work: Callable[[], int], seconds: float) -> float:
    done = 0
    start = now = time.process_time()
    while now - start < seconds:
        done += work()
        now = time.process_time()
    return done / (now - start)


def _yardstick() -> int:
    total = 0
    for i in range(20_000):
        total += i & 7
    assert total
    return 20_000
