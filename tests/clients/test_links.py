"""Addresses of servers and tables."""

from __future__ import annotations

import pytest

from fourthseat_client.links import Link, NotALink, Server, parse_link, server_at


@pytest.mark.parametrize(
    ("text", "origin", "socket"),
    [
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080", "ws://127.0.0.1:8080/ws"),
        ("https://cards.example/", "https://cards.example", "wss://cards.example/ws"),
        ("https://cards.example:443", "https://cards.example", "wss://cards.example/ws"),
        ("cards.example:81", "http://cards.example:81", "ws://cards.example:81/ws"),
        ("http://[::1]:8080", "http://[::1]:8080", "ws://[::1]:8080/ws"),
    ],
)
def test_a_servers_addresses(text: str, origin: str, socket: str) -> None:
    server = server_at(text)
    assert server.origin == origin
    assert server.socket == socket


@pytest.mark.parametrize("text", ["", "ftp://cards.example", "http://", "http://x:port", "http://[::1"])
def test_what_is_not_an_address(text: str) -> None:
    with pytest.raises(NotALink):
        server_at(text)


def test_a_link_and_back() -> None:
    server = Server(secure=True, host="cards.example", port=443)
    text = server.invitation("k3x9q2m7ab", "t" * 22)
    assert text == "https://cards.example/t/k3x9q2m7ab#" + "t" * 22
    assert parse_link(text) == Link(server=server, table="k3x9q2m7ab", token="t" * 22)
    assert parse_link("https://cards.example/t/k3x9q2m7ab").token is None


@pytest.mark.parametrize(
    "text", ["https://cards.example/", "https://cards.example/t/", "https://cards.example/x/t/abc", "t/a/b#c"]
)
def test_what_is_not_a_link(text: str) -> None:
    with pytest.raises(NotALink):
        parse_link(text)
