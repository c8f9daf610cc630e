"""Budgets, with time as a plain number."""

from __future__ import annotations

from fourthseat_server.limits import Budget, Budgets, Rate


def test_a_budget_allows_its_burst_and_then_its_rate() -> None:
    budget = Budget(Rate(burst=3, per_second=2), now=0.0)
    assert [budget.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [budget.take(0.5), budget.take(0.5)] == [True, False]
    assert [budget.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_each_name_has_its_own_budget() -> None:
    budgets = Budgets(Rate(burst=1, per_second=1))
    assert [budgets.take("a", 0.0), budgets.take("a", 0.0), budgets.take("b", 0.0)] == [True, False, True]


def test_idle_names_are_forgotten_and_strangers_wait_while_it_is_full() -> None:
    budgets = Budgets(Rate(burst=1, per_second=1), most=2)
    assert budgets.take("a", 0.0)
    assert budgets.take("b", 0.0)
    assert not budgets.take("c", 0.1)
    assert budgets.take("c", 5.0)
