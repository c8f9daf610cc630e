"""What a self-hoster can set: from the command line, or from `FOURTHSEAT_…` in the environment."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from fourthseat_engine.fairness import SECRET_BYTES


class Settings(BaseSettings):
    """All settings with their defaults; each field's description is what the docs say of it."""

    model_config = SettingsConfigDict(env_prefix="FOURTHSEAT_", extra="forbid")

    host: str = Field(default="127.0.0.1", description="Address to listen on; 0.0.0.0 for all.")
    port: int = Field(default=8080, ge=0, le=65535, description="Port to listen on; 0 picks a free one.")
    data: Path = Field(
        default=Path("data"), description="Folder of the embedded store and the server's secret."
    )
    redis: str | None = Field(
        default=None, description="Address of a Redis to keep tables in, instead of the embedded store."
    )
    secret: str | None = Field(
        default=None,
        description="The server's secret as 64 hexadecimal digits; kept in the data folder if not set.",
    )
    origins: str = Field(
        default="",
        description="Other web origins that may connect, separated by commas; its own always may.",
    )
    bots: int = Field(
        default=2,
        ge=0,
        le=64,
        description="Bot worker processes; with Redis, 0 leaves it to `fourthseat bots`.",
    )
    bot_deadline: float = Field(
        default=5.0, gt=0, description="Seconds after which a bot's fallback move is played."
    )
    cover_after: float = Field(
        default=30.0, ge=0, description="Seconds after which a bot covers for a player who is away."
    )
    tables_per_address: int = Field(
        default=120, ge=1, description="Tables that one address may make in an hour."
    )
    sockets_per_address: int = Field(
        default=200, ge=1, description="Connections that one address may have open at once."
    )
    proxies: str = Field(
        default="127.0.0.1",
        description="Proxies that are believed about clients' addresses, separated by commas.",
    )
    metrics_port: int | None = Field(
        default=None,
        ge=1,
        le=65535,
        description="Port for Prometheus, a second one; none if not set.",
    )
    metrics_host: str = Field(default="127.0.0.1", description="Address to listen on for Prometheus.")
    log_level: str = Field(default="info", description="debug, info, warning or error.")

    def allowed_origins(self) -> frozenset[str]:
        """The configured origins, without trailing slashes."""
        return frozenset(each.strip().rstrip("/") for each in self.origins.split(",") if each.strip())


def read_secret(settings: Settings) -> bytes:
    """The server's secret, 32 bytes: as set, or from the data folder, where it is made on the first start.

    Raises `ValueError` with a sentence when it is not 64 hexadecimal digits.
    """
    if settings.secret is not None:
        return _parse_secret(settings.secret, "FOURTHSEAT_SECRET")
    path = settings.data / "secret"
    if not path.exists():
        fresh = path.with_suffix(".new")
        fresh.unlink(missing_ok=True)
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(SECRET_BYTES) + "\n")
            file.flush()
            os.fsync(file.fileno())
        fresh.rename(path)
    return _parse_secret(path.read_text().strip(), str(path))


def _parse_secret(text: str, where: str) -> bytes:
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"{where} must be 64 hexadecimal digits.")
    return secret
