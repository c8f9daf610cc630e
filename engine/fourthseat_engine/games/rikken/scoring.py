"""What a deal brings each seat (R9)."""

from __future__ import annotations

from collections.abc import Sequence

from fourthseat_engine.games.rikken.contracts import Contract
from fourthseat_engine.games.rikken.ruleset import RikkenRuleset
from fourthseat_engine.seats import SEATS, Seat


def scores(
    ruleset: RikkenRuleset,
    contracts: Sequence[Contract | None],
    partner: Seat | None,
    won: Sequence[int],
) -> tuple[int, ...]:
    """The scores by seat. `contracts` by seat, None where a seat is no declarer; several are scored one by
    one and added up (R9.5). `partner` is the declarer's, if he has one; `won` counts tricks by seat."""
    total = [0, 0, 0, 0]
    for declarer, contract in enumerate(contracts):
        if contract is None:
            continue
        side = {declarer} if partner is None else {declarer, partner}
        tricks = sum(won[seat] for seat in side)
        worth = amount(ruleset, contract, tricks)
        for seat in SEATS:
            gains = (seat in side) == contract.made(tricks)
            if ruleset.zero_sum:
                stake = 3 * worth if side == {seat} else worth
                total[seat] += stake if gains else -stake
            elif gains:
                total[seat] += worth
    return tuple(total)


def amount(ruleset: RikkenRuleset, contract: Contract, tricks: int) -> int:
    """What a contract is worth when its side won so many tricks: its value, and one for each trick beyond
    the target or short of it, where those count (R9.1)."""
    if contract.made(tricks):
        return contract.value + contract.beyond(tricks)
    counts = contract.per_trick or ruleset.shortfalls_count
    return contract.value + (contract.short(tricks) if counts else 0)
