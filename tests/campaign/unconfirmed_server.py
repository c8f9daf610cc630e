"""A server that takes the primary's word for durable: it never waits for replicas.

Only for the test that shows that the campaign can fail.
"""

from __future__ import annotations

from fourthseat_server.cli import main
from fourthseat_server.store.redis.servers import Servers

if __name__ == "__main__":
    Servers.replicated = False
    main()
