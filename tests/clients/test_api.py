"""The HTTP requests, against a real server."""

from __future__ import annotations

import asyncio

import pytest

from fourthseat_client import Api, Client, NewTable, NotUnderstood, Refused, Server, Unreachable, commands
from fourthseat_client.session import fresh_secret
from tests.campaign.server_process import ServerProcess


@pytest.fixture
def api(server: ServerProcess) -> Api:
    return Api(server.address)


async def test_a_table_is_made_once_however_often_it_is_wished(api: Api) -> None:
    wish = NewTable(game="rikiki", name="Anna")
    made, again = await asyncio.gather(api.create(wish), api.create(wish))
    assert made == again
    assert made.seat == 0
    assert made.links[0] is None
    assert all(made.links[1:])


async def test_looking_says_what_a_token_opens_and_changes_nothing(api: Api) -> None:
    wish = NewTable(game="rikiki", name="Anna")
    made = await api.create(wish)
    token = made.links[2]
    assert token is not None
    looked = await api.look(made.table, token)
    assert (looked.opens.kind, looked.opens.seat, looked.opens.taken) == ("seat", 2, False)
    assert looked.table.seats[0].name == "Anna"
    assert await api.look(made.table, token) == looked
    assert made.watch is not None
    assert (await api.look(made.table, made.watch)).opens.kind == "watch"
    assert (await api.look(made.table, wish.key)).opens.kind == "key"


async def test_a_seat_is_claimed_once_and_safely_twice_by_the_same_key(api: Api) -> None:
    made = await api.create(NewTable(game="rikiki", name="Anna"))
    token, key = made.links[1], fresh_secret()
    assert token is not None
    assert await api.sit(made.table, token, name="Bence", key=key) == 1
    assert await api.sit(made.table, token, name="Bence", key=key) == 1
    with pytest.raises(Refused) as refused:
        await api.sit(made.table, token, name="Aino", key=fresh_secret())
    assert refused.value.code == "seat/taken"


async def test_refusals_carry_code_and_sentence(api: Api) -> None:
    with pytest.raises(Refused) as refused:
        await api.create(NewTable(game="ninepins", name="Anna"))
    assert refused.value.code == "game/unknown"
    assert str(refused.value).endswith(".")
    with pytest.raises(Refused) as refused:
        await api.look("a" * 16, fresh_secret())
    assert refused.value.code == "table/unknown"


async def test_the_record_of_a_finished_match(api: Api) -> None:
    wish = NewTable(game="rikiki", name="Anna", options={"longest": 1}, pace="instant")
    made = await api.create(wish)
    with pytest.raises(Refused) as refused:
        await api.record(made.table, 0, wish.key)
    assert refused.value.code == "record/unfinished"
    async with asyncio.timeout(30), Client(api.server, made.table, wish.key) as client:
        await client.act(commands.Fill("easy"))
        await client.act(commands.Start())
        for _ in range(2):
            await client.until(lambda session: session.legal is not None)
            assert client.session.legal is not None
            await client.act(commands.Move(client.session.legal[0]))
        await client.until(lambda session: session.table is not None and session.table.stage == "over")
    assert (await api.record(made.table, 0, wish.key)).startswith("fourthseat record 1\n")


async def test_the_games_on_offer(api: Api) -> None:
    games = {game.game: game for game in await api.games()}
    longest = next(option for option in games["rikiki"].options if option.name == "longest")
    assert (longest.kind, longest.default, longest.low, longest.high) == ("whole", 13, 1, 13)


async def test_nobody_answers() -> None:
    with pytest.raises(Unreachable):
        await Api(Server(secure=False, host="127.0.0.1", port=1)).games()


async def test_an_answer_of_another_kind_is_not_understood(server: ServerProcess) -> None:
    class Elsewhere(Api):
        async def look_at_health(self) -> object:
            return await self._ask("GET", "/healthz", NewTable)

    with pytest.raises(NotUnderstood):
        await Elsewhere(server.address).look_at_health()
