"""Addresses of Redis: what stands after `--redis`.

    redis://[user:password@]host[:6379][/database]          one server
    redis+sentinel://[user:password@]host[:26379],…/name    the primary that Sentinel calls `name`
    redis+cluster://[user:password@]host[:6379],…           a cluster, found through any of these nodes

With `rediss` instead of `redis` every connection uses TLS; `?ca=/path.pem` names the authority to trust.
In a cluster and behind Sentinel `?replica_grace=60` says how many seconds after its failure a replica could
still be elected.
"""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypedDict
from urllib.parse import parse_qs, unquote, urlsplit

Mode: TypeAlias = Literal["single", "sentinel", "cluster"]
_DEFAULT_PORT: dict[Mode, int] = {"single": 6379, "sentinel": 26379, "cluster": 6379}
_DEFAULT_GRACE: dict[Mode, int] = {"single": 0, "sentinel": 310, "cluster": 170}
"""Seconds; ten times what Redis waits by default before it gives a server up, its ping, and some more."""


class Options(TypedDict, total=False):
    """Connection options, by the names that redis-py gives them."""

    username: str | None
    password: str | None
    db: int
    ssl: bool
    ssl_ca_certs: str | None
    ssl_min_version: ssl.TLSVersion


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """Where Redis is.

    `name` is the primary's name at Sentinel, `ca` the file of a TLS authority, `replica_grace` the seconds
    after which a failed replica cannot be elected any more.
    """

    mode: Mode
    hosts: tuple[tuple[str, int], ...]
    name: str = ""
    database: int = 0
    username: str | None = None
    password: str | None = None
    tls: bool = False
    ca: str | None = None
    replica_grace: int = 0

    def options(self) -> Options:
        """What every connection to a data server needs besides host and port."""
        options: Options = {"username": self.username, "password": self.password, "db": self.database}
        if self.tls:
            options |= {"ssl": True, "ssl_ca_certs": self.ca, "ssl_min_version": ssl.TLSVersion.TLSv1_2}
        return options

    def __str__(self) -> str:
        """The address without its password, for people and logs."""
        hosts = ",".join(f"{host}:{port}" for host, port in self.hosts)
        return f"{'rediss' if self.tls else 'redis'} {self.mode} {hosts}"


def parse_address(text: str) -> Address:
    """Read an address. Raises `ValueError` with a sentence that does not repeat the password."""
    parts = urlsplit(text)
    scheme, _, kind = parts.scheme.partition("+")
    modes: dict[str, Mode] = {"": "single", "sentinel": "sentinel", "cluster": "cluster"}
    if scheme not in ("redis", "rediss") or kind not in modes:
        raise ValueError(
            "An address of Redis begins with redis://, rediss://, redis+sentinel:// or redis+cluster://."
        )
    mode = modes[kind]
    credentials, _, hosts = parts.netloc.rpartition("@")
    username, _, password = credentials.partition(":")
    query = parse_qs(parts.query)
    path = parts.path.strip("/")
    if unknown := set(query) - {"ca", "replica_grace"}:
        raise ValueError(f"An address of Redis has no part {sorted(unknown)[0]!r}.")
    if mode == "sentinel" and not path:
        raise ValueError("An address with Sentinel ends in the name of the primary.")
    return Address(
        mode=mode,
        hosts=tuple(_host(each, _DEFAULT_PORT[mode]) for each in hosts.split(",")),
        name=path if mode == "sentinel" else "",
        database=_number(path) if mode == "single" and path else 0,
        username=unquote(username) or None,
        password=unquote(password) or None,
        tls=scheme == "rediss",
        ca=query["ca"][0] if "ca" in query else None,
        replica_grace=_number(query["replica_grace"][0])
        if "replica_grace" in query
        else _DEFAULT_GRACE[mode],
    )


def _host(text: str, port: int) -> tuple[str, int]:
    host, colon, given = text.rpartition(":")
    if not colon or text.endswith("]"):
        host, given = text, str(port)
    if not host:
        raise ValueError("An address of Redis names a host.")
    return host.strip("[]"), _number(given)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise ValueError(f"{text!r} in an address of Redis should be a number.")
    return int(text)
