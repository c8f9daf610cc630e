"""The HTTP side: making tables, looking at links, sitting down, records, health, the web client's files."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TypeAlias, TypeVar

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from fourthseat_engine.games import GAMES
from fourthseat_engine.record import dumps
from fourthseat_server.connection import Connection
from fourthseat_server.entries import Pace
from fourthseat_server.guard import DIRECT
from fourthseat_server.hub import Hub, NewTable
from fourthseat_server.limits import Budgets, Rate
from fourthseat_server.metrics import Metrics
from fourthseat_server.refusals import Refusal
from fourthseat_server.web import WebFiles
from fourthseat_server.wire import CODECS, JSON, MSGPACK

LONGEST_BODY = 8192
LOOKS = Rate(burst=240, per_second=4)
"""Requests with a token that one address may make."""

Handler: TypeAlias = Callable[[Request], Awaitable[Response]]

log = structlog.get_logger()


class CreateBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    id: str
    game: str
    name: str
    key: str
    bytes: str
    options: dict[str, int | str | bool] = {}
    pace: Pace = "calm"
    clock: int | None = None


class SitBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{table}/sit`."""

    name: str
    key: str
    bytes: str


class Pages:
    """All routes of the server. `web` are the files of the built web client, None when there are none."""

    def __init__(
        self,
        hub: Hub,
        web: WebFiles | None,
        origins: frozenset[str],
        tables_per_address: int,
        sockets_per_address: int,
        metrics: Metrics,
    ) -> None:
        self._hub = hub
        self._web = web
        self._origins = origins
        self._creations = Budgets(Rate(tables_per_address, tables_per_address / 3600))
        self._metrics = metrics
        self._looks = Budgets(LOOKS)
        self._sockets_per_address = sockets_per_address
        self._sockets: dict[str, int] = {}

    def routes(self) -> list[BaseRoute]:
        """The routes, most specific first."""
        routes: list[BaseRoute] = [
            Route("/api/games", self._guarded(self.games), methods=["GET"]),
            Route("/api/tables", self._guarded(self.create), methods=["POST"]),
            Route("/api/tables/{table}", self._guarded(self.look), methods=["GET"]),
            Route("/api/tables/{table}/sit", self._guarded(self.sit), methods=["POST"]),
            Route("/api/tables/{table}/records/{match:int}", self._guarded(self.record), methods=["GET"]),
            Route("/healthz", self.healthz, methods=["GET"]),
            Route("/readyz", self.readyz, methods=["GET"]),
            WebSocketRoute("/ws", self.socket),
        ]
        if self._web is not None:
            routes += [
                Route("/", self.page, methods=["GET"]),
                Route("/t/{table}", self.page, methods=["GET"]),
                Mount("/", self._web),
            ]
        return routes

    # Tables

    async def games(self, request: Request) -> Response:
        """Every ruleset and its options."""
        return _json(
            [
                {"game": game.name, "rules": game.rules_version, "options": game.options}
                for game in GAMES.values()
            ]
        )

    async def create(self, request: Request) -> Response:
        """Make a table."""
        body = await _body(request, CreateBody)
        if not self._creations.take(_address(request), monotonic()):
            raise Refusal("address/too-many")
        made = await self._hub.create(
            NewTable(
                id=body.id,
                game=body.game,
                options=dict(body.options),
                name=body.name,
                key=body.key,
                player_bytes=body.bytes,
                pace=body.pace,
                clock=body.clock,
            )
        )
        return _json(made, 201)

    async def look(self, request: Request) -> Response:
        """What the token opens."""
        return _json(await self._hub.look(request.path_params["table"], self._token(request)))

    async def sit(self, request: Request) -> Response:
        """Claim a seat."""
        token = self._token(request)
        body = await _body(request, SitBody)
        table = request.path_params["table"]
        return _json(await self._hub.sit(table, token, body.name, body.key, body.bytes))

    async def record(self, request: Request) -> Response:
        """The record of a finished match."""
        token = self._token(request)
        match: int = request.path_params["match"]
        table: str = request.path_params["table"]
        text = dumps(await self._hub.record(table, token, match))
        name = f"{table}-{match + 1}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=headers)

    # Health and pages

    async def healthz(self, request: Request) -> Response:
        """The process lives."""
        return _json({"ok": True})

    async def readyz(self, request: Request) -> Response:
        """The hub takes visitors."""
        return _json({"ok": self._hub.ready}, 200 if self._hub.ready else 503)

    async def page(self, request: Request) -> Response:
        """The web client's page. Opening it changes nothing."""
        assert self._web is not None
        return self._web.page(request.scope)

    # The socket

    async def socket(self, socket: WebSocket) -> None:
        """Accept a WebSocket in one of the two subprotocols, and serve it."""
        offered = socket.scope.get("subprotocols", [])
        name = next((each for each in (MSGPACK, JSON) if each in offered), None)
        if not self._accepts_origin(socket.headers.get("origin"), socket.headers.get("host", "")):
            await socket.send_denial_response(_refused(Refusal("message/origin")))
            return
        if name is None:
            sentence = f"Offer the subprotocol {MSGPACK} or {JSON}."
            await socket.send_denial_response(_refused(Refusal("message/unreadable", sentence)))
            return
        address = socket.client.host if socket.client is not None else ""
        if self._sockets.get(address, 0) >= self._sockets_per_address:
            await socket.send_denial_response(_refused(Refusal("address/too-many")))
            return
        self._sockets[address] = self._sockets.get(address, 0) + 1
        try:
            await socket.accept(subprotocol=name)
            direct = socket.scope["extensions"].get(DIRECT)
            await Connection(socket, self._hub, CODECS[name], self._metrics, direct).run()
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    # Guards

    def _guarded(self, handler: Handler) -> Handler:
        async def guarded(request: Request) -> Response:
            try:
                if not self._accepts_origin(request.headers.get("origin"), request.headers.get("host", "")):
                    raise Refusal("message/origin")
                return await handler(request)
            except Refusal as refusal:
                self._metrics.refused(refusal.code)
                return _refused(refusal)

        return guarded

    def _accepts_origin(self, origin: str | None, host: str) -> bool:
        """Our own pages, allowed ones, and clients that are no pages at all."""
        return origin is None or origin.partition("://")[2] == host or origin in self._origins

    def _token(self, request: Request) -> str:
        if not self._looks.take(_address(request), monotonic()):
            raise Refusal("address/too-many")
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise Refusal("link/unknown")
        return token.strip()


async def http_error(request: Request, error: Exception) -> Response:
    """Unknown addresses and methods, in the same form as every refusal."""
    assert isinstance(error, HTTPException)
    code = {404: "page/unknown", 405: "page/method"}.get(error.status_code, "server/error")
    return _refused(Refusal(code))


async def server_error(request: Request, error: Exception) -> Response:
    """Whatever else went wrong; its text stays here."""
    log.error("request failed", path=request.url.path, kind=type(error).__name__)
    return _refused(Refusal("server/error"))


def _json(content: object, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(content),
        status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def _refused(refusal: Refusal) -> Response:
    return _json({"code": refusal.code, "message": refusal.message}, refusal.status)


B = TypeVar("B", bound=msgspec.Struct)


async def _body(request: Request, kind: type[B]) -> B:
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > LONGEST_BODY:
            raise Refusal("message/too-big")
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.MsgspecError as error:
        raise Refusal("message/unreadable", f"That request could not be read: {error}.") from None


def _address(request: Request) -> str:
    return request.client.host if request.client is not None else ""
