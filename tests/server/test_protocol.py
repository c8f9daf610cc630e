"""`server/PROTOCOL.md` tells the truth: its session is held line by line, its codes are the registry."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from fourthseat_server.refusals import CODES
from fourthseat_server.wire import JSON
from tests.server.conftest import House, Socket, token

PAGE = Path(__file__).resolve().parents[2] / "server" / "PROTOCOL.md"
_NAME = re.compile(r'"\$(\w+)"|\$(\w+)')
_REST = "\u2026rest"


def session_lines() -> list[tuple[str, str, str]]:
    """(speaker, `>` or `<`, text) of every executed line of the page."""
    lines = []
    for block in re.findall(r"```session\n(.*?)```", PAGE.read_text(), re.S):
        for line in block.splitlines():
            speaker, arrow, text = re.fullmatch(r"(\w+) +([<>]) (.*)", line).groups()  # type: ignore[union-attr]  # or the page is wrong
            lines.append((speaker, arrow, text))
    return lines


def pattern(text: str) -> Any:
    """The JSON of an expected line; `...` and `$name` become marks that `fits` knows."""
    text = re.sub(r"\{\.\.\.\}", f'{{"{_REST}": 0}}', text)
    text = re.sub(r"\[\.\.\., ", f'["{_REST}", ', text)
    text = re.sub(r", \.\.\.\]", f', "{_REST}"]', text)
    text = re.sub(r", \.\.\.\}", f', "{_REST}": 0}}', text)
    return json.loads(re.sub(r'(?<!")\$(\w+)', r'"$\1"', text))


def fits(wanted: Any, given: Any, names: dict[str, Any]) -> bool:
    """Whether a value is as the page has it; new names are bound to what stands there."""
    if isinstance(wanted, str) and wanted.startswith("$"):
        return bool(names.setdefault(wanted[1:], given) == given)
    if isinstance(wanted, dict) and isinstance(given, dict):
        keys = wanted.keys() - {_REST}
        complete = keys <= given.keys() if _REST in wanted else keys == given.keys()
        return complete and all(fits(wanted[key], given[key], names) for key in sorted(keys))
    if isinstance(wanted, list) and isinstance(given, list):
        if wanted[:1] == [_REST]:
            return fits(wanted[1:], given[len(given) - len(wanted) + 1 :], names)
        if wanted[-1:] == [_REST]:
            return fits(wanted[:-1], given[: len(wanted) - 1], names)
        return len(wanted) == len(given) and all(map(lambda w, g: fits(w, g, names), wanted, given))
    return type(wanted) is type(given) and bool(wanted == given)


def filled(text: str, names: dict[str, Any]) -> str:
    """A line to send with its names filled in; unknown ones are fresh tokens."""
    return re.sub(r"\$(\w+)", lambda found: str(names.setdefault(found[1], token())), text)


async def http(house: House, text: str) -> tuple[int, Any]:
    method, path, rest = re.fullmatch(r"(\w+) (\S+) ?(.*)", text).groups()  # type: ignore[union-attr]  # or the page is wrong
    bearer = re.match(r"Bearer (\S+) ?", rest)
    headers = {"Authorization": bearer[0].strip()} if bearer else {}
    body = rest[bearer.end() :] if bearer else rest
    answer = await house.http.request(method, path, headers=headers, content=body or None)
    return answer.status_code, answer.json()


async def test_the_session_of_the_page_happens_just_so(house: House) -> None:
    names: dict[str, Any] = {}
    sockets: dict[str, Socket] = {}
    answer: tuple[int, Any] | None = None
    assert len(session_lines()) > 30
    for speaker, arrow, text in session_lines():
        if speaker == "http" and arrow == ">":
            answer = await http(house, filled(text, names))
        elif speaker == "http":
            assert answer is not None
            status, _, body = text.partition(" ")
            assert answer[0] == int(status), text
            assert fits(pattern(body), answer[1], names), (text, answer[1])
        elif arrow == ">":
            if speaker not in sockets:
                sockets[speaker] = await house.socket(JSON)
            await sockets[speaker].line.send(filled(text, names))
        else:
            heard = await sockets[speaker].hear()
            assert fits(pattern(text), heard, names), (text, heard)


@pytest.mark.parametrize(
    ("wanted", "given", "fitting"),
    [
        ('{"a": 1, ...}', {"a": 1, "b": 2}, True),
        ('{"a": 1}', {"a": 1, "b": 2}, False),
        ("[..., 3]", [1, 2, 3], True),
        ('["$x", "$x"]', [1, 2], False),
        ('{"a": true}', {"a": 1}, False),
    ],
)
def test_the_comparison_can_fail(wanted: str, given: Any, fitting: bool) -> None:
    assert fits(pattern(wanted), given, {}) is fitting


def codes_table() -> str:
    rows = [f"| `{code}` | {status} | {sentence} |" for code, (status, sentence) in CODES.items()]
    return "\n".join(["| code | HTTP | message |", "|---|---|---|", *rows])


def test_the_table_of_codes_is_the_registry() -> None:
    found = re.search(r"<!-- codes -->\n(.*?)\n?<!-- /codes -->", PAGE.read_text(), re.S)
    assert found is not None
    assert found[1] == codes_table(), f"section 6 should be:\n{codes_table()}"
