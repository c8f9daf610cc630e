"""Whatever comes in: a code, a sentence, a server that stays up, and a table that stays as it was."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket as sockets
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fourthseat_server.entries import Entry, WatchingSet, pack_entry
from fourthseat_server.refusals import CODES, Refusal
from fourthseat_server.wire import CODECS, JSON, MSGPACK
from tests.server.conftest import House, bearer, open_house, token


async def unchanged(house: House, table: str, before: int) -> None:
    """The table's log is as long as it was, and the server answers."""
    assert len(await house.store.read(table)) == before
    assert (await house.http.get("/healthz")).status_code == 200


async def create_refused(house: House, **wrong: Any) -> tuple[int, str]:
    body = {"id": token(), "game": "rikiki", "name": "Anna", "key": token(), "bytes": "00" * 16} | wrong
    answer = await house.http.post("/api/tables", json=body)
    refusal = answer.json()
    assert refusal["message"].endswith((".", "!"))
    return answer.status_code, refusal["code"]


@pytest.mark.parametrize(
    ("wrong", "status", "code"),
    [
        ({"game": "poker"}, 400, "game/unknown"),
        ({"options": {"jokers": 2}}, 400, "option/unknown"),
        ({"options": {"longest": 14}}, 400, "option/value"),
        ({"options": {"longest": True}}, 400, "option/value"),
        ({"options": {"hook": "sometimes"}}, 400, "option/value"),
        ({"name": ""}, 400, "name/empty"),
        ({"name": " \u00a0 "}, 400, "name/empty"),
        ({"name": "x" * 25}, 400, "name/too-long"),
        ({"name": "x" * 4000}, 400, "name/too-long"),
        ({"name": "An\u200bna"}, 400, "name/invisible"),
        ({"name": "\u202eannA"}, 400, "name/invisible"),
        ({"name": "\u3164"}, 400, "name/invisible"),
        ({"name": "Z" + "\u0301" * 5}, 400, "name/invisible"),
        ({"key": "short"}, 400, "message/unreadable"),
        ({"id": "short"}, 400, "message/unreadable"),
        ({"bytes": "00"}, 400, "message/unreadable"),
        ({"bytes": "zz" * 16}, 400, "message/unreadable"),
        ({"pace": "warp"}, 400, "message/unreadable"),
        ({"clock": 1}, 400, "option/value"),
        ({"clock": "soon"}, 400, "message/unreadable"),
        ({"surprise": 1}, 400, "message/unreadable"),
        ({"name": "x" * 9000}, 413, "message/too-big"),
    ],
)
async def test_a_table_that_cannot_be_made(
    house: House, wrong: dict[str, Any], status: int, code: str
) -> None:
    assert await create_refused(house, **wrong) == (status, code)
    assert [name async for name in house.store.tables()] == []


async def test_bodies_that_are_not_json(house: House) -> None:
    for body in (b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"id": 1}'):
        answer = await house.http.post("/api/tables", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "message/unreadable")


async def test_addresses_and_methods_that_are_not_there(house: House) -> None:
    assert (await house.http.get("/api/nothing")).json()["code"] == "page/unknown"
    assert (await house.http.delete("/api/tables")).json()["code"] == "page/method"
    assert (await house.http.get("/api/tables/aaaaaaaaaaaaaaaa", headers=bearer(token()))).json()["code"] == (
        "table/unknown"
    )
    assert (await house.http.get("/api/tables/..%2f", headers=bearer(token()))).status_code == 404


async def test_a_repeated_creation_is_the_same_table_and_an_id_is_no_key_to_another(house: House) -> None:
    wish, key = token(), token()
    first = await house.create(id=wish, key=key)
    second = await house.create(id=wish, key=key)
    assert first == second
    assert await create_refused(house, id=wish) == (409, "id/reused")
    await unchanged(house, first["table"], 1)


async def test_links_and_keys_that_do_not_open(house: House) -> None:
    made = await house.create()
    address = f"/api/tables/{made['table']}"
    body = {"name": "Bence", "key": token(), "bytes": "11" * 16}
    assert (await house.http.get(address)).json()["code"] == "link/unknown"
    assert (await house.http.get(address, headers=bearer(token()))).json()["code"] == "link/unknown"
    assert (await house.http.post(address + "/sit", json=body, headers=bearer(token()))).status_code == 403
    watching = await house.http.post(address + "/sit", json=body, headers=bearer(made["watch"]))
    assert (watching.status_code, watching.json()["code"]) == (403, "link/seat")
    _, wrong = await house.hello(made["table"], token())
    assert wrong["code"] == "key/unknown"
    _, unclaimed = await house.hello(made["table"], made["links"][1])
    assert unclaimed["code"] == "key/unknown"
    _, nowhere = await house.hello("aaaaaaaaaaaaaaaa", made["key"])
    assert nowhere["code"] == "table/unknown"
    _, weird = await house.hello("../../etc", made["key"])
    assert weird["code"] == "table/unknown"
    await unchanged(house, made["table"], 1)


async def test_seats_that_cannot_be_taken(house: House) -> None:
    made = await house.create()
    address = f"/api/tables/{made['table']}/sit"
    key = await house.sit(made["table"], made["links"][1], "Bence")

    async def refused(link: str, **given: Any) -> str:
        body = {"name": "Aino", "key": token(), "bytes": "11" * 16} | given
        answer = await house.http.post(address, json=body, headers=bearer(link))
        code: str = answer.json()["code"]
        return code

    assert await refused(made["links"][1]) == "seat/taken"
    assert await refused(made["links"][2], name="B\u0435nce") == "name/look-alike"
    assert await refused(made["links"][2], name="ANNA") == "name/look-alike"
    assert await refused(made["links"][2], key="short") == "message/unreadable"
    again = await house.http.post(
        address, json={"name": "Aino", "key": key, "bytes": "11" * 16}, headers=bearer(made["links"][2])
    )
    assert again.json() == {"seat": 1}, "a key sits in one seat only"
    await unchanged(house, made["table"], 2)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"c": "start"}, "stage/open-seats"),
        ({"c": "move", "move": "Ah"}, "stage/not-started"),
        ({"c": "ready"}, "stage/not-started"),
        ({"c": "bot", "seat": 4}, "seat/none"),
        ({"c": "bot", "seat": -1}, "seat/none"),
        ({"c": "bot", "seat": 1, "strength": "godlike"}, "message/unreadable"),
        ({"c": "free", "seat": 2}, "seat/open"),
        ({"c": "swap", "a": 1, "b": 1}, "stage/same-seat"),
        ({"c": "name", "seat": 1, "name": "Nobody"}, "seat/open"),
        ({"c": "name", "seat": 0, "name": "\u200b"}, "name/invisible"),
        ({"c": "options", "options": {"longest": 0}}, "option/value"),
        ({"c": "options", "options": {"x": 1}}, "option/unknown"),
        ({"c": "clock", "clock": 4}, "option/value"),
        ({"c": "dance"}, "message/unreadable"),
        ({"c": "start", "now": True}, "message/unreadable"),
        ({}, "message/unreadable"),
    ],
)
async def test_commands_that_make_no_sense(house: House, command: dict[str, Any], code: str) -> None:
    made = await house.create()
    socket, _ = await house.hello(made["table"], made["key"])
    refused = await socket.do(command)
    assert (refused["t"], refused["code"]) == ("no", code)
    assert refused["message"].endswith((".", "!"))
    await unchanged(house, made["table"], 1)


async def test_rights(house: House) -> None:
    made = await house.create()
    bence = await house.sit(made["table"], made["links"][1], "Bence")
    guest, _ = await house.hello(made["table"], bence)
    for command in (
        {"c": "start"},
        {"c": "fill"},
        {"c": "bot", "seat": 2},
        {"c": "free", "seat": 0},
        {"c": "relink", "seat": 2},
        {"c": "swap", "a": 0, "b": 1},
        {"c": "name", "seat": 0, "name": "Silly"},
        {"c": "options", "options": {}},
        {"c": "pace", "pace": "calm"},
        {"c": "clock", "clock": None},
        {"c": "watching", "on": False},
    ):
        assert (await guest.do(command))["code"] == "rights/host", command
    watcher, _ = await house.hello(made["table"], made["watch"])
    for command in ({"c": "ready"}, {"c": "move", "move": "Ah"}, {"c": "device"}, {"c": "free", "seat": 1}):
        assert (await watcher.do(command))["code"] == "rights/seat"
    await unchanged(house, made["table"], 2)


async def test_moves_that_the_rules_forbid(house: House) -> None:
    made, keys = await house.full_table(options={"longest": 13})
    lines = [(await house.hello(made["table"], key))[0] for key in keys]
    await lines[0].do({"c": "start"})
    assert (await lines[0].do({"c": "start"}))["code"] == "stage/started"
    assert (await lines[0].do({"c": "swap", "a": 1, "b": 2}))["code"] == "stage/started"
    assert (await lines[0].do({"c": "options", "options": {}}))["code"] == "stage/started"
    assert (await lines[0].do({"c": "fill"}))["code"] == "seat/taken"
    assert (await lines[0].do({"c": "ready"}))["code"] == "stage/not-scored"
    dealt = [await line.hear(_dealt) for line in lines[1:]]
    dealt.insert(0, next(filter(_dealt, lines[0].seen)))
    actor = next(n for n, message in enumerate(dealt) if message.get("legal"))
    before = len(await house.store.read(made["table"]))
    for move, code in (
        ("bid 2", "illegal/bid"),
        ("Ah", "illegal/phase"),
        ("pass", "illegal/phase"),
        ("bid", "unreadable/card"),
        ("Xx", "unreadable/card"),
        ("bid -1", "unreadable/move"),
        ("bid 9999999999", "unreadable/move"),
        ("trump x", "unreadable/suit"),
        ("\u0000", "unreadable/card"),
    ):
        refused = await lines[actor].do({"c": "move", "move": move})
        assert refused["code"] == code, move
        assert refused["legal"] == ["bid 0", "bid 1"]
    other = lines[(actor + 1) % 4]
    assert (await other.do({"c": "move", "move": "bid 0"}))["code"] == "illegal/turn"
    await unchanged(house, made["table"], before)
    record = await house.http.get(f"/api/tables/{made['table']}/records/0", headers=bearer(made["key"]))
    assert (record.status_code, record.json()["code"]) == (409, "record/unfinished")


def _dealt(message: dict[str, Any]) -> bool:
    return any(event["e"] == "deal" for event in message.get("events", []))


BROKEN_FRAMES = [
    b"",
    b"\xc1",
    b"\x81\xa1t",
    b"\x81\xa1t\xa2do",
    msgspec.msgpack.encode({"t": "dance"}),
    msgspec.msgpack.encode({"t": "do", "id": "x", "v": 1, "c": {"c": "start"}}),
    msgspec.msgpack.encode({"t": "do", "id": token(), "v": "1", "c": {"c": "start"}}),
    msgspec.msgpack.encode({"t": "do", "id": token(), "v": 1, "c": {"c": "move", "move": "x" * 2000}}),
    msgspec.msgpack.encode([[[[[[[[]]]]]]]]),
    b"\x91" * 2000,
    b"\xdd\xff\xff\xff\xff",
    msgspec.msgpack.encode({"t": "ping", "n": 1, "more": 2}),
    msgspec.msgpack.encode({"t": "hello", "table": "x", "key": "y", "tab": "z"}),
]


@pytest.mark.parametrize("frame", BROKEN_FRAMES)
async def test_frames_that_are_no_messages(house: House, frame: bytes) -> None:
    made = await house.create()
    socket, _ = await house.hello(made["table"], made["key"])
    await socket.line.send(frame)
    refused = await socket.hear_tag("no")
    assert refused["code"] == "message/unreadable"
    assert (await socket.do({"c": "pace", "pace": "calm"}))["t"] == "done"


async def test_an_unreadable_wish_is_refused_by_its_id(house: House) -> None:
    made = await house.create()
    socket, _ = await house.hello(made["table"], made["key"], codec=JSON)
    wish = token()
    await socket.say({"t": "do", "id": wish, "v": 1, "c": {"c": "dance"}})
    assert (await socket.hear_tag("no"))["id"] == wish


async def test_a_message_that_is_too_big(house: House) -> None:
    made = await house.create()
    socket, _ = await house.hello(made["table"], made["key"])
    await socket.line.send(b"x" * 5000)
    assert (await socket.hear_tag("no"))["code"] == "message/too-big"
    await socket.line.send(b"x" * 200_000)
    with pytest.raises(ConnectionClosed):
        await socket.hear()
    await unchanged(house, made["table"], 1)


async def test_floods_end_the_connection_and_nothing_else(house: House) -> None:
    made = await house.create()
    flooding, _ = await house.hello(made["table"], made["key"])
    calm, _ = await house.hello(made["table"], made["key"])
    for n in range(400):
        await flooding.say({"t": "ping", "n": n})
    bye = await flooding.hear_tag("bye")
    assert (bye["code"], bye["back"]) == ("message/too-fast", 2000)
    await calm.say({"t": "ping", "n": 7})
    assert (await calm.hear_tag("pong"))["n"] == 7


async def test_garbage_ends_the_connection_after_a_while(house: House) -> None:
    made = await house.create()
    socket, _ = await house.hello(made["table"], made["key"])
    for _ in range(20):
        await socket.line.send(b"\xc1")
    assert (await socket.hear_tag("bye"))["code"] == "message/unreadable"


async def test_a_ping_flood_is_cut_off(house: House) -> None:
    made = await house.create()
    socket, _ = await house.hello(made["table"], made["key"])
    for _ in range(50):
        await socket.line.ping()
    with pytest.raises(ConnectionClosed):
        await socket.hear(lambda message: False)


async def test_the_first_message_is_a_hello(house: House) -> None:
    socket = await house.socket()
    await socket.say({"t": "ping", "n": 1})
    assert (await socket.hear_tag("bye"))["code"] == "message/no-hello"
    silent = await house.socket()
    assert (await silent.hear_tag("bye"))["code"] == "message/no-hello"
    text = await house.socket()
    await text.line.send("hello")
    assert (await text.hear_tag("bye"))["code"] == "message/unreadable"


async def test_foreign_pages_may_not_talk_to_us(house: House) -> None:
    made = await house.create()
    address = house.base.replace("http", "ws") + "/ws"
    with pytest.raises(InvalidStatus) as refused:
        async with connect(address, subprotocols=[MSGPACK], origin="https://evil.example"):  # type: ignore[list-item, arg-type]  # plain words
            pass
    assert refused.value.response.status_code == 403
    foreign = await house.http.get(
        f"/api/tables/{made['table']}", headers=bearer(made["key"]) | {"Origin": "https://evil.example"}
    )
    assert foreign.json()["code"] == "message/origin"
    own = await house.http.get("/api/games", headers={"Origin": house.base})
    assert own.status_code == 200


async def test_allowed_origins_may(tmp_path: Path) -> None:
    async with open_house(tmp_path, origins="https://cards.example/") as house:
        answer = await house.http.get("/api/games", headers={"Origin": "https://cards.example"})
        assert answer.status_code == 200


async def test_a_socket_without_our_subprotocol_is_refused(house: House) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with connect(house.base.replace("http", "ws") + "/ws"):
            pass
    assert refused.value.response.status_code == 400
    assert (await house.http.get("/ws")).status_code == 404


async def test_one_address_cannot_take_everything(tmp_path: Path) -> None:
    async with open_house(tmp_path, tables_per_address=2, sockets_per_address=1) as house:
        made = await house.create()
        await house.create()
        assert await create_refused(house) == (429, "address/too-many")
        await house.hello(made["table"], made["key"])
        with pytest.raises(InvalidStatus) as refused:
            await house.hello(made["table"], made["key"])
        assert refused.value.response.status_code == 429


async def test_links_can_be_opened_a_thousand_times_and_take_no_seat(house: House) -> None:
    made = await house.create()
    address = f"/api/tables/{made['table']}"
    codes = set()
    for link in made["links"][1:]:
        for _ in range(70):
            codes.add((await house.http.get(address, headers=bearer(link))).status_code)
    assert codes == {200}
    await unchanged(house, made["table"], 1)


async def test_a_seat_has_room_for_a_few_devices_only(house: House) -> None:
    made = await house.create()
    socket, _ = await house.hello(made["table"], made["key"])
    for _ in range(3):
        link = (await socket.do({"c": "device"}))["token"]
        await house.sit(made["table"], link, "")
    assert (await socket.do({"c": "device"}))["code"] == "seat/too-many-devices"


async def test_a_device_link_runs_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fourthseat_server.decide.DEVICE_OFFER_LASTS", -1)
    made = await house.create()
    socket, _ = await house.hello(made["table"], made["key"])
    link = (await socket.do({"c": "device"}))["token"]
    late = await house.http.post(
        f"/api/tables/{made['table']}/sit",
        json={"name": "", "key": token(), "bytes": "00" * 16},
        headers=bearer(link),
    )
    assert late.json()["code"] == "link/used"


async def test_a_table_has_room_for_so_many_watchers(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fourthseat_server.live.MOST_WATCHERS", 1)
    made = await house.create()
    await house.hello(made["table"], made["watch"])
    _, refused = await house.hello(made["table"], made["watch"])
    assert refused["code"] == "table/full"


async def test_another_secret_is_noticed_before_any_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        made = await house.create()
    monkeypatch.setattr("tests.server.conftest.SECRET", bytes(32))
    async with open_house(tmp_path) as house:
        _, refused = await house.hello(made["table"], made["key"])
        assert refused["code"] == "table/secret"


async def test_a_newer_rules_version_is_not_guessed_at(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await house.create()
    monkeypatch.setattr("fourthseat_engine.games.rikiki.game.Rikiki.rules_version", 2)
    house.hub._tables.clear()
    _, refused = await house.hello(made["table"], made["key"])
    assert refused["code"] == "table/rules"


@pytest.mark.parametrize("body", [{"k": "Overruled", "seat": 1}, {"k": "Freed", "seat": 1, "softly": True}])
async def test_an_entry_of_a_newer_server_is_not_guessed_at(house: House, body: dict[str, Any]) -> None:
    made = await house.create()
    await house.store.append(made["table"], 1, "x", msgspec.msgpack.encode({"at": 0, "body": body}))
    house.hub._tables.clear()
    _, refused = await house.hello(made["table"], made["key"])
    assert refused["code"] == "table/rules"
    await unchanged(house, made["table"], 2)


@pytest.mark.parametrize("entry", [b"rubbish", b"", pack_entry(Entry(0, WatchingSet(True)))[:-3]])
async def test_a_damaged_log_is_reported_and_left_alone(house: House, entry: bytes) -> None:
    made = await house.create()
    await house.store.append(made["table"], 1, "x", entry)
    house.hub._tables.clear()
    _, refused = await house.hello(made["table"], made["key"])
    assert refused["code"] == "table/broken"
    await unchanged(house, made["table"], 2)


@given(frame=st.binary(max_size=200))
def test_no_bytes_whatever_break_the_codecs(frame: bytes) -> None:
    for codec in CODECS.values():
        with contextlib.suppress(Refusal):
            codec.decode(frame)


def test_every_code_has_a_test_and_a_sentence() -> None:
    """Codes of failures that only a broken store or a drained server show are tested beside those."""
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert [code for code in CODES if f'"{code}"' not in tests] == []
    assert [code for code, (_, sentence) in CODES.items() if not sentence.endswith(".")] == []
    assert [code for code in CODES if not re.fullmatch(r"[a-z]+/[a-z-]+", code)] == []


async def test_raw_rubbish_on_the_port_does_no_harm(house: House) -> None:
    host, port = house.base.removeprefix("http://").split(":")
    loop = asyncio.get_running_loop()
    for rubbish in (
        b"\x00" * 100,
        b"GET / HTTP/9.9\r\n\r\n",
        b"A" * 100_000,
        b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n\r\n",
    ):
        with sockets.socket() as raw:
            raw.setblocking(False)
            await loop.sock_connect(raw, (host, int(port)))
            try:
                await loop.sock_sendall(raw, rubbish)
            except OSError:
                continue
    assert (await house.http.get("/healthz")).status_code == 200
