"""OpenSpiel, and how many deals are compared with it."""

from __future__ import annotations

import importlib
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest tests/oracle --deals 100000` compares so many; a plain test run compares a slice."""
    parser.addoption("--deals", type=int, default=1000, help="deals to compare with OpenSpiel")


@pytest.fixture(scope="session")
def deals(request: pytest.FixtureRequest) -> int:
    """How many deals to compare."""
    return int(request.config.getoption("--deals", 1000))


@pytest.fixture(scope="session")
def pyspiel() -> Any:
    """OpenSpiel's Python module."""
    try:
        return importlib.import_module("pyspiel")
    except ImportError as error:
        pytest.fail(f"OpenSpiel cannot be imported ({error}); install the extra `oracle` of this package.")
