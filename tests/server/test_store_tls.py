"""The store on a Redis that speaks TLS only and knows its users, those of `deploy/redis/users.acl`."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fourthseat_server.store.base import Appended, Known, Stale, StoreAway
from fourthseat_server.store.redis import (
    RedisBus,
    RedisErrands,
    RedisStore,
    open_servers,
    parse_address,
)
from fourthseat_server.store.redis.line import Line
from tests.server.redis_process import free_port, program

USERS = Path(__file__).resolve().parents[2] / "deploy" / "redis" / "users.acl"
PASSWORD, QUOTED = "one/with:signs@and%", "one%2Fwith%3Asigns%40and%25"


def openssl(*words: str) -> None:
    """Run openssl; it must succeed."""
    subprocess.run([program("openssl"), *words], check=True, capture_output=True, timeout=60)


def make_authority(folder: Path) -> None:
    """An authority of one's own, and a server's key and certificate for 127.0.0.1 that it signed."""
    key, certificate = (
        ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"],
        folder / "redis.crt",
    )
    authority = ["-keyout", str(folder / "ca.key"), "-out", str(folder / "ca.crt")]
    openssl("req", "-x509", *key, *authority, "-days", "2", "-subj", "/CN=Fourthseat test authority")
    request = ["-keyout", str(folder / "redis.key"), "-out", str(folder / "redis.csr")]
    openssl("req", *key, *request, "-subj", "/CN=127.0.0.1")
    (folder / "names").write_text("subjectAltName=IP:127.0.0.1\n")
    signed_by = ["-CA", str(folder / "ca.crt"), "-CAkey", str(folder / "ca.key"), "-CAcreateserial"]
    names = ["-extfile", str(folder / "names"), "-days", "2"]
    openssl("x509", "-req", "-in", str(folder / "redis.csr"), *signed_by, *names, "-out", str(certificate))


@contextmanager
def private_redis(folder: Path) -> Iterator[int]:
    """A Redis that answers TLS only, with the users of the documentation; its port."""
    make_authority(folder)
    users = folder / "users.acl"
    users.write_text(USERS.read_text().replace("replace-this-password", PASSWORD))
    port = free_port()
    command = [
        program("redis-server"),
        *("--port", "0", "--tls-port", str(port), "--bind", "127.0.0.1", "--dir", str(folder)),
        *("--tls-cert-file", str(folder / "redis.crt"), "--tls-key-file", str(folder / "redis.key")),
        *("--tls-ca-cert-file", str(folder / "ca.crt"), "--tls-auth-clients", "no"),
        *("--appendonly", "yes", "--appendfsync", "always", "--aclfile", str(users), "--save", ""),
    ]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield port
    finally:
        process.kill()
        process.wait()


def address(port: int, folder: Path, password: str = QUOTED) -> str:
    """What stands after `--redis`."""
    return f"rediss://fourthseat:{password}@127.0.0.1:{port}?ca={folder / 'ca.crt'}"


async def test_everything_works_over_tls_with_the_users_of_the_documentation(tmp_path: Path) -> None:
    with private_redis(tmp_path) as port:
        where = parse_address(address(port, tmp_path))
        servers = open_servers(where)
        store, bus, errands = RedisStore(servers), RedisBus(servers), RedisErrands(open_servers(where))
        async with asyncio.timeout(30):
            while True:
                try:
                    assert isinstance(await store.append("t", 0, "a", b"x"), (Appended, Known))
                    break
                except StoreAway:
                    await asyncio.sleep(0.05)
            assert await store.append("t", 0, "a", b"x") == Known(1)
            assert await store.append("t", 0, "b", b"y") == Stale(1)
            assert [each.entry for each in await store.read("t")] == [b"x"]
            assert await store.latest(["t"]) == {"t": 1}
            assert [table async for table in store.tables()] == ["t"]

            heard: asyncio.Queue[bytes] = asyncio.Queue()
            bus.follow("t")
            bus.listen(lambda _, message: heard.put_nowait(message), lambda _: bus.say("t", b"hint"))
            assert await heard.get() == b"hint"

            await errands.put(b"job", "hub", 1 << 50)
            errand = None
            while errand is None:
                errand = await errands.take("worker")
            await errands.finish(errand, b"answer")
            replies: list[bytes] = []
            while not replies:
                replies = await errands.replies("hub")
            assert replies == [b"answer"]

            replicated = Line(servers.client(("127.0.0.1", port)), lambda: 0)
            assert await replicated.ask("LLEN", "fourthseat:{t}:log") == 1
            await replicated.close()
        await bus.close()
        await errands.close()
        await store.close()


@pytest.mark.parametrize("wrong", ["password", "authority", "no TLS"])
async def test_a_stranger_gets_nothing(tmp_path: Path, wrong: str) -> None:
    with private_redis(tmp_path) as port:
        right = address(port, tmp_path)
        known = RedisStore(open_servers(parse_address(right)))
        async with asyncio.timeout(30):
            while True:
                try:
                    await known.read("t")
                    break
                except StoreAway:
                    await asyncio.sleep(0.05)
        await known.close()
        given = {
            "password": address(port, tmp_path, "guessed"),
            "authority": right.partition("?")[0],
            "no TLS": right.replace("rediss", "redis").partition("?")[0],
        }[wrong]
        stranger = RedisStore(open_servers(parse_address(given)))
        with pytest.raises(StoreAway) as told:
            await stranger.append("t", 0, "a", b"x")
        assert "guessed" not in str(told.value)
        await stranger.close()
