"""The invariants, checked on the log and on everything that was noted in a run.

I1 versions are contiguous and never rewritten. I2 each id at most once. I3 what was acknowledged is there
for ever. I4 nobody is shown a version before it is committed. I5 a refused wish is never in the log. I6 every
view is the view of a prefix of the log. I7, I8 follow from I6 and from the client's own counting. I9 when the
faults stop, the match can be finished. I4 and I9 are checked while it runs. Besides: no move is made on an
earlier turn, for another seat, or unasked; nobody's time runs out without a whole turn after the
store was away; and there is no gap on a line that was not cut.
"""

from __future__ import annotations

from fourthseat_engine import fairness
from fourthseat_engine.errors import EngineError
from fourthseat_server.entries import Created, Moved, unpack_entry
from fourthseat_server.table import Table, apply, created
from tests.campaign.sim.report import SECRET, Report

LONGEST_PAUSE = 3000
"""Milliseconds for which a hub may be paused, and so miss an outage."""


def check(name: str, report: Report) -> None:
    """Add what is wrong to the report."""
    ids = [stored.id for stored in report.log]
    for id in ids:
        if ids.count(id) > 1:
            report.wrong.append(f"I2: {id} is in the log more than once")
    for id, v in report.acknowledged.items():
        if v > len(ids) or ids[v - 1] != id:
            report.wrong.append(f"I3: {id} was acknowledged at {v} and is not there")
    for id in report.refused & set(ids):
        report.wrong.append(f"I5: {id} was refused and is in the log")
    try:
        tables = fold(name, report)
    except (EngineError, AssertionError, ValueError) as error:
        report.wrong.append(f"I1: the log does not fold: {error!r}")
        return
    _check_turns(report, ids, tables)
    _check_clock(report, tables)
    _check_views(report, tables)
    report.note(ids, report.faults, sorted(report.acknowledged.items()))


def fold(name: str, report: Report) -> list[Table]:
    """The table after each entry of the log; index 0 is before the first."""

    def secret_of(match: int) -> bytes:
        return fairness.match_secret(SECRET, name, match)

    entries = [unpack_entry(stored.entry) for stored in report.log]
    first = entries[0].body
    assert isinstance(first, Created)
    tables = [created(name, first, entries[0].at)] * 2
    for v, entry in enumerate(entries[1:], 2):
        tables.append(apply(tables[-1], v, entry, secret_of).table)
    return tables


def _check_turns(report: Report, ids: list[str], tables: list[Table]) -> None:
    for v, stored in enumerate(report.log, 1):
        body = unpack_entry(stored.entry).body
        wish = report.wishes.get(ids[v - 1])
        if isinstance(body, Moved) and (body.by == "seat") != (wish is not None):
            report.wrong.append(f"version {v} is a move that nobody wished for")
        elif isinstance(body, Moved) and wish is None:
            # Who is covered may move before the hub has noted that they are back; bot and clock may not mix.
            if (body.by == "bot") == tables[v - 1].seats[body.seat].acts_itself:
                report.wrong.append(f"version {v} is a move by the {body.by}, whose turn it was not")
        elif isinstance(body, Moved) and wish is not None:
            if wish[0] != body.seat:
                report.wrong.append(f"a wish of seat {wish[0]} moved for seat {body.seat}")
            if wish[1] < tables[v - 1].since:
                report.wrong.append(f"version {v} is a move that was decided on an earlier turn")


def _check_clock(report: Report, tables: list[Table]) -> None:
    """A hub that is paused may miss a short outage; a long one must count for everybody."""
    long = [end for began, end in report.outages if end - began > LONGEST_PAUSE]
    for v, stored in enumerate(report.log, 1):
        entry, table = unpack_entry(stored.entry), tables[v - 1]
        if not (isinstance(entry.body, Moved) and entry.body.by == "clock" and table.clock is not None):
            continue
        if any(entry.at - 1000 * table.clock < end <= entry.at for end in long):
            report.wrong.append(f"version {v}: a turn ran out in the time when the store was away")


def _check_views(report: Report, tables: list[Table]) -> None:
    for seat, v, view in report.views:
        if v >= len(tables):
            report.wrong.append(f"I6: {seat} saw version {v}, which is not there")
            continue
        table = tables[v]
        true = None if table.state is None else table.game.view(table.state, seat)
        if view != true:
            report.wrong.append(f"I6: seat {seat} saw something else than version {v}")
