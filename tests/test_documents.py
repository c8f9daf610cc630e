"""The documents for people tell of every setting, command and game, and of nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from fourthseat_engine.games import GAMES
from fourthseat_server.cli import app
from fourthseat_server.settings import Settings


@pytest.fixture(scope="module")
def readme(checkout: Path) -> str:
    return (checkout / "README.md").read_text(encoding="utf-8")


def _rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the table that has this heading row."""
    body = text.split(heading + "\n", 1)[1].split("\n\n", 1)[0]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in body.splitlines()[1:]]


def test_every_setting_is_told_with_its_default(checkout: Path) -> None:
    page = (checkout / "docs/settings.md").read_text(encoding="utf-8")
    told = {row[0]: row[1:] for row in _rows(page, "| variable | default | meaning |")}
    wanted = {
        f"`FOURTHSEAT_{name.upper()}`": [_shown(field.default), str(field.description)]
        for name, field in Settings.model_fields.items()
    }
    assert told == wanted


def _shown(default: object) -> str:
    return "" if default in (None, "") else f"`{default}`"


def fourthseat() -> TyperGroup:
    """The command, with its subcommands by name."""
    command = get_command(app)
    assert isinstance(command, TyperGroup)
    return command


def test_readme_lists_every_command(readme: str) -> None:
    told = [row[0] for row in _rows(readme, "| command | what it does |")]
    assert sorted(told) == sorted(f"`fourthseat {name}`" for name in fourthseat().commands)


def test_every_command_says_what_it_does() -> None:
    assert [name for name, command in fourthseat().commands.items() if not command.help] == []


def test_every_option_of_every_command_says_what_it_does() -> None:
    silent = [
        f"{name} {option.name}"
        for name, command in fourthseat().commands.items()
        for option in command.params
        if not getattr(option, "help", None)
    ]
    assert silent == []


def test_every_game_has_its_rules_page_and_stands_in_the_readme(checkout: Path, readme: str) -> None:
    pages = "\n".join(page.read_text(encoding="utf-8") for page in (checkout / "engine/rules").glob("*.md"))
    assert [name for name in GAMES if name.split("-")[0] not in pages.lower()] == []
    assert [name for name in GAMES if name.split("-")[0] not in readme.lower()] == []


def test_links_between_documents_lead_somewhere(checkout: Path) -> None:
    broken = [
        f"{page.relative_to(checkout)}: {target}"
        for page in _pages(checkout)
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
        if not (page.parent / target).exists()
    ]
    assert broken == []


def _pages(checkout: Path) -> list[Path]:
    folders = (".", "docs", "server", "engine", "engine/rules")
    return [page for folder in folders for page in sorted((checkout / folder).glob("*.md"))]
