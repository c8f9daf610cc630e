"""The addresses by which people come to a table."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from fourthseat_client.errors import ClientError


class NotALink(ClientError):
    """The text is not the address of a server or table."""


@dataclass(frozen=True, slots=True)
class Server:
    """A hub's address: scheme `http` or `https`, host and port."""

    secure: bool
    host: str
    port: int

    @property
    def origin(self) -> str:
        """What a browser at this server names as its origin."""
        usual = self.port == (443 if self.secure else 80)
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http{'s' * self.secure}://{host}{'' if usual else f':{self.port}'}"

    @property
    def socket(self) -> str:
        """The address of its WebSocket."""
        return f"ws{self.origin.removeprefix('http')}/ws"

    def invitation(self, table: str, token: str) -> str:
        """The link that carries this token."""
        return f"{self.origin}/t/{table}#{token}"


@dataclass(frozen=True, slots=True)
class Link:
    """An invitation; `token` is None for a table's bare address."""

    server: Server
    table: str
    token: str | None


def server_at(text: str) -> Server:
    """Read a server's address; the scheme may be left out. Raises `NotALink`."""
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        port = parts.port
    except ValueError as error:
        raise NotALink(f"{text[:80]!r} is not an address.") from error
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise NotALink(f"{text[:80]!r} is not an address; one looks like https://cards.example.")
    secure = parts.scheme == "https"
    return Server(secure=secure, host=parts.hostname, port=port or (443 if secure else 80))


def parse_link(text: str) -> Link:
    """Read a link to a table. Raises `NotALink`."""
    server = server_at(text)
    parts = urlsplit(text if "://" in text else f"http://{text}")
    start, _, table = parts.path.rpartition("/t/")
    if start or not table or "/" in table:
        raise NotALink("That is not a link to a table; one ends with /t/… and a # with letters after it.")
    return Link(server=server, table=table, token=parts.fragment or None)
