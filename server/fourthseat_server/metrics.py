"""What the server counts, for Prometheus. Numbers only: no names, no tables, nothing of any hand."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """All counters of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._moves = Counter("fourthseat_moves", "Moves and deals made here", registry=self.registry)
        self._append = Histogram(
            "fourthseat_append_seconds",
            "Time until the store acknowledged an entry",
            buckets=_QUICK,
            registry=self.registry,
        )
        self._bot = Histogram(
            "fourthseat_bot_seconds", "Time until a bot had chosen", buckets=_QUICK, registry=self.registry
        )
        self._fallbacks = Counter(
            "fourthseat_bot_fallbacks",
            "Moves played because no bot worker gave one in time",
            registry=self.registry,
        )
        self._refusals = Counter(
            "fourthseat_refusals", "Wishes and requests refused, by code", ["code"], registry=self.registry
        )
        self._set_back = Counter(
            "fourthseat_store_set_back",
            "Clients that had seen committed entries which the store no longer has",
            registry=self.registry,
        )
        self._tables = Gauge("fourthseat_tables", "Tables in memory", registry=self.registry)
        self._seats = Gauge("fourthseat_seats", "Seats with a player connected here", registry=self.registry)
        self._sockets = Gauge("fourthseat_sockets", "Open connections", registry=self.registry)
        self._lag = Gauge(
            "fourthseat_loop_lag_seconds", "How late the event loop was last", registry=self.registry
        )

    def moved(self) -> None:
        """A match went on by an entry of this hub."""
        self._moves.inc()

    def appended(self, seconds: float) -> None:
        """The store acknowledged an entry."""
        self._append.observe(seconds)

    def bot_chose(self, seconds: float, fallback: bool) -> None:
        """A bot's move was found, by a worker or else."""
        self._bot.observe(seconds)
        if fallback:
            self._fallbacks.inc()

    def refused(self, code: str) -> None:
        """A wish or request was refused."""
        self._refusals.labels(code).inc()

    def set_back(self) -> None:
        """The store was put back to an earlier state behind a client's back."""
        self._set_back.inc()

    def look(self, tables: int, seats: int, sockets: int, lag: float) -> None:
        """How things stand now."""
        self._tables.set(tables)
        self._seats.set(seats)
        self._sockets.set(sockets)
        self._lag.set(max(0.0, lag))

    def serve(self, host: str, port: int) -> None:
        """Answer Prometheus on a port of its own, from a thread of its own. Raises `OSError`."""
        start_http_server(port, addr=host, registry=self.registry)
