"""All wiring: from settings to a server that runs. Nothing else constructs collaborators."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path
from socket import socket
from types import FrameType

import structlog
import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

from fourthseat_server.bots.players import BotPlayers, Workers
from fourthseat_server.bots.pool import WorkerPool
from fourthseat_server.bots.remote import RemoteWorkers
from fourthseat_server.entries import Millis
from fourthseat_server.guard import GuardedWebSocket
from fourthseat_server.headers import SafeHeaders
from fourthseat_server.http import Pages, http_error, server_error
from fourthseat_server.hub import Hub
from fourthseat_server.links import Links
from fourthseat_server.metrics import Metrics
from fourthseat_server.settings import Settings, read_secret
from fourthseat_server.store.base import Bus, Errands, Store
from fourthseat_server.store.measured import MeasuredStore
from fourthseat_server.store.redis import RedisBus, RedisErrands, RedisStore, open_servers, parse_address
from fourthseat_server.store.sqlite import SqliteStore
from fourthseat_server.turns import Bots
from fourthseat_server.web import WebFiles, web_folder

log = structlog.get_logger()

STORE_FILE = "tables.sqlite"
LONGEST_FRAME = 16 * 1024
"""Frames beyond this end the connection; messages beyond 4 KiB are refused with an answer."""


def now() -> Millis:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def open_store(settings: Settings) -> tuple[Store, Bus | None]:
    """The store that the settings name, and the bus to the other hubs when it is one that they share.

    Raises `ValueError` when the address of Redis cannot be read.
    """
    if settings.redis is None:
        return SqliteStore(settings.data / STORE_FILE), None
    servers = open_servers(parse_address(settings.redis))
    return RedisStore(servers), RedisBus(servers)


def open_workers(settings: Settings) -> Workers:
    """Bot workers: processes of this server's own, or (with Redis and `bots` 0) services that take jobs.

    Raises `ValueError` when there are to be none at all.
    """
    if settings.bots:
        return WorkerPool(settings.bots, on_failure=warn_of_worker)
    if settings.redis is None:
        raise ValueError("FOURTHSEAT_BOTS can be 0 only with Redis, where `fourthseat bots` serves instead.")
    return RemoteWorkers(open_errands(settings.redis))


def open_errands(redis: str) -> Errands:
    """The queue of bot jobs at this address. Raises `ValueError` when it cannot be read."""
    return RedisErrands(open_servers(parse_address(redis)))


def warn_of_worker(reason: str) -> None:
    """Log the failure of a bot worker."""
    log.warning("a bot worker failed", reason=reason)


def build_app(
    settings: Settings,
    store: Store,
    bus: Bus | None,
    bots: Bots,
    secret: bytes,
    web: Path | None,
    metrics: Metrics,
) -> Starlette:
    """The ASGI application over these collaborators; its hub is `app.state.hub`."""
    links = Links(secret)
    measured = MeasuredStore(store, metrics.appended)
    hub = Hub(measured, links, secret, bots, now, settings.cover_after, bus, metrics)
    pages = Pages(
        hub,
        WebFiles(web) if web is not None else None,
        settings.allowed_origins(),
        settings.tables_per_address,
        settings.sockets_per_address,
        metrics,
    )
    app = Starlette(
        routes=pages.routes(),
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={HTTPException: http_error, Exception: server_error},
    )
    app.router.redirect_slashes = False
    app.state.hub = hub
    return app


class DrainingServer(uvicorn.Server):
    """uvicorn, but it sends visitors away politely before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, hub: Hub, on_started: Callable[[str], None]) -> None:
        super().__init__(config)
        self._hub = hub
        self._on_started = on_started

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in order at the first signal, at once at the second; the process ends by itself, with 0."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        for server in self.servers:
            for listening in server.sockets:
                host, port = listening.getsockname()[:2]
                everywhere = ip_address(host).is_unspecified
                shown = "localhost" if everywhere else f"[{host}]" if ":" in host else host
                self._on_started(f"http://{shown}:{port}")
                return

    def drain(self) -> None:
        """Send visitors away to the other servers, and take no new ones, but keep running."""
        self._hub.drain()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        self.drain()
        await self._hub.drained()
        await super().shutdown(sockets)


@asynccontextmanager
async def running(settings: Settings, on_started: Callable[[str], None]) -> AsyncIterator[DrainingServer]:
    """A server, ready to `serve()`; store and bots are closed when the context ends."""
    settings.data.mkdir(parents=True, exist_ok=True)
    secret = read_secret(settings)
    store, bus = open_store(settings)
    metrics = Metrics()
    bots = BotPlayers(open_workers(settings), settings.bot_deadline, metrics)
    if settings.metrics_port is not None:
        metrics.serve(settings.metrics_host, settings.metrics_port)
    app = build_app(settings, store, bus, bots, secret, web_folder(), metrics)
    hub: Hub = app.state.hub
    try:
        await hub.start()
        yield DrainingServer(uvicorn_config(settings, app), hub, on_started)
    finally:
        await hub.close()
        await bots.close()
        await store.close()


def uvicorn_config(settings: Settings, app: Starlette) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=GuardedWebSocket,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        lifespan="off",
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=LONGEST_FRAME,
    )
