"""A client for Fourthseat tables: the session protocol, an asyncio client, and a terminal to play in."""

from fourthseat_client.api import Api, NewTable
from fourthseat_client.client import Client
from fourthseat_client.errors import ClientError, Ended, NotUnderstood, Refused, Unreachable
from fourthseat_client.links import Link, Server, parse_link, server_at
from fourthseat_client.session import Session, Step, fresh_secret

__all__ = [
    "Api",
    "Client",
    "ClientError",
    "Ended",
    "Link",
    "NewTable",
    "NotUnderstood",
    "Refused",
    "Server",
    "Session",
    "Step",
    "Unreachable",
    "fresh_secret",
    "parse_link",
    "server_at",
]
