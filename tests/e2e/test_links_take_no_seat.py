"""Opening a link changes nothing: previews, crawlers and curious people take no seat."""

from __future__ import annotations

import http.client
from contextlib import closing

from fourthseat_client import Api, NewTable
from tests.campaign.server_process import ServerProcess

TIMES = 1000


async def test_a_thousand_plain_requests_take_no_seat(server: ServerProcess) -> None:
    api, wish = Api(server.address), NewTable(game="rikiki", name="Anna")
    made = await api.create(wish)
    before = await api.look(made.table, wish.key)
    with closing(http.client.HTTPConnection(server.address.host, server.address.port)) as line:
        for number in range(TIMES):
            token = made.links[1 + number % 3]
            for method in ("GET", "HEAD"):
                # A fragment never travels; some previews put it into the address all the same.
                for address in (f"/t/{made.table}", f"/t/{made.table}?{token}"):
                    line.request(method, address)
                    answer = line.getresponse()
                    answer.read()
                    assert answer.status == 200
    assert await api.look(made.table, wish.key) == before
    for token in made.links[1:]:
        assert token is not None
        assert not (await api.look(made.table, token)).opens.taken
