"""The web client's files: compressed to whoever takes gzip, and a page even where there is nothing."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from deploy.setup.web_client import compress
from fourthseat_server.web import takes_gzip
from tests.server.conftest import House, open_house

SCRIPT = b"export const words = 'a card table for four';\n" * 40
PAGE = b"<!doctype html><title>Fourthseat</title>" * 10
PICTURE = bytes(range(256))


@pytest_asyncio.fixture
async def served(tmp_path: Path) -> AsyncIterator[House]:
    """A server with a small web client."""
    built = tmp_path / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_bytes(PAGE)
    (built / "icon.png").write_bytes(PICTURE)
    (built / "assets" / "main-x7.js").write_bytes(SCRIPT)
    (built / "assets" / "tiny-x7.js").write_bytes(b"1")
    compress(built)
    async with open_house(tmp_path, web=built) as house:
        yield house


async def get(house: House, path: str, **headers: str) -> httpx.Response:
    """The answer with its body as it was sent."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    request = house.http.build_request("GET", path, headers={"Accept-Encoding": "identity", **given})
    answer = await house.http.send(request, stream=True)
    answer._content = b"".join([part async for part in answer.aiter_raw()])
    return answer


async def test_a_file_is_compressed_for_whoever_takes_it(served: House) -> None:
    answer = await get(served, "/assets/main-x7.js", Accept_Encoding="br, gzip;q=0.8")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert gzip.decompress(answer.content) == SCRIPT
    assert int(answer.headers["content-length"]) == len(answer.content) < len(SCRIPT) / 4
    plain = await get(served, "/assets/main-x7.js")
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    for each in (answer, plain):
        assert each.headers["vary"] == "Accept-Encoding"
        assert each.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "default-src 'self'" in each.headers["content-security-policy"]


async def test_each_form_has_an_etag_of_its_own(served: House) -> None:
    packed = await get(served, "/assets/main-x7.js", Accept_Encoding="gzip")
    plain = await get(served, "/assets/main-x7.js")
    assert packed.headers["etag"] != plain.headers["etag"]
    again = await get(
        served, "/assets/main-x7.js", Accept_Encoding="gzip", If_None_Match=packed.headers["etag"]
    )
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["vary"] == "Accept-Encoding"
    other = await get(served, "/assets/main-x7.js", If_None_Match=packed.headers["etag"])
    assert (other.status_code, other.content) == (200, SCRIPT)


async def test_what_has_no_twin_is_sent_as_it_is(served: House) -> None:
    for path, content in (("/icon.png", PICTURE), ("/assets/tiny-x7.js", b"1")):
        answer = await get(served, path, Accept_Encoding="gzip")
        assert answer.content == content
        assert "content-encoding" not in answer.headers
        assert "vary" not in answer.headers


async def test_a_twin_has_no_address_of_its_own(served: House) -> None:
    assert (await get(served, "/assets/main-x7.js.gz")).status_code == 404


@pytest.mark.parametrize("path", ["/", "/t/abcdefghijklmnop"])
async def test_the_page_is_compressed_and_asked_for_anew_each_time(served: House, path: str) -> None:
    answer = await get(served, path, Accept_Encoding="gzip")
    assert gzip.decompress(answer.content) == PAGE
    assert answer.headers["cache-control"] == "no-cache"
    again = await get(served, path, Accept_Encoding="gzip", If_None_Match=answer.headers["etag"])
    assert again.status_code == 304


@pytest.mark.parametrize("path", ["/nothing", "/t/a/b", "/assets/gone.js", "/icon.png/x"])
async def test_a_person_at_an_address_with_nothing_gets_the_page_that_says_so(
    served: House, path: str
) -> None:
    answer = await get(served, path, Accept="text/html,*/*;q=0.8")
    assert (answer.status_code, answer.content) == (404, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    program = await get(served, path)
    assert (program.status_code, program.json()["code"]) == (404, "page/unknown")


async def test_the_api_answers_people_as_it_answers_programs(served: House) -> None:
    answer = await get(served, "/api/nothing", Accept="text/html")
    assert (answer.status_code, answer.json()["code"]) == (404, "page/unknown")


async def test_nothing_outside_of_the_folder_is_served(served: House, tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert (await get(served, path)).status_code == 404


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True),
        ("GZIP", True),
        ("deflate, gzip;q=1.0, *;q=0.5", True),
        ("*", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000, br", False),
        ("gzip;q=0, *", False),
        ("gzip;q=0.5", True),
        ("identity", False),
        ("br", False),
        ("", False),
    ],
)
def test_who_takes_gzip(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes
