"""A real server for the tests that need one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.campaign.server_process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on a data folder of its own."""
    server = ServerProcess(tmp_path_factory.mktemp("server") / "data")
    server.start()
    yield server
    server.stop()
