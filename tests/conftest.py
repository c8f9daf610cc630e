"""What all tests share: how hypothesis runs, where the checkout is, and the programs from Debian."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from hypothesis import settings

# Time limits for single examples only measure how busy the machine is.
settings.register_profile("fourthseat", deadline=None, print_blob=True)
settings.load_profile("fourthseat")


@pytest.fixture(scope="session")
def checkout() -> Path:
    """The root of this checkout."""
    return Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of Debian's Chromium."""
    return _program("chromium")


@pytest.fixture(scope="session")
def redis_server() -> str:
    """Path of Debian's redis-server."""
    return _program("redis-server")


def _program(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        pytest.fail(f"{name} is missing; `make test` installs it where it may, or: apt-get install {name}")
    return path
