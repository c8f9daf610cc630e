"""A server that takes the primary's word for durable: it never waits for replicas.

Only for the test that shows that the campaign can fail.
"""

from __future__ import annotations

from fourthseat_server.cli import main
from fourthseat_server.store.redis.line import Line
from fourthseat_server.store.redis.servers import no_replicas


def _trust_the_primary() -> None:
    original = Line.__init__

    def trusting(self: Line, client: object, replicas: object) -> None:
        original(self, client, no_replicas)  # type: ignore[arg-type]  # whatever was given

    Line.__init__ = trusting  # type: ignore[method-assign]  # the fault that is to be found


if __name__ == "__main__":
    _trust_the_primary()
    main()
