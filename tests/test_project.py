"""Laws about the project's files: what may stand in them, and what must be told of them."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
THIS = "tests/test_project.py"

LONG_FILES = {
    "tests/campaign/sim/mutants.py": "the list of all mistakes that the simulator must catch",
    "tests/server/test_bad_input.py": "the list of all that is refused, which a test there holds complete",
}
"""Code files of more than 400 lines, each with the reason why it is better in one piece."""

CODE = {".py", ".ts", ".svelte", ".css"}
BINARY = {".woff2", ".png", ".ico", ".jpg", ".webp", ".gz"}
VAGUE_NAMES = {"utils", "util", "helpers", "helper", "common", "manager", "managers", "misc"}

REGISTRY = re.compile(
    r"pypi[.]org|pythonhosted[.]org|registry[.]npmjs|npmjs[.](com|org)|(deb|security)[.]debian[.]org|crates[.]io"
    r"|--(extra-)?index-url|--find-links",
)
MACHINE_PATH = re.compile(r"(?<![\w.$~*/-])/(work|farm|home|root)/")
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK|WIP)\b|not (yet )?implemented", re.IGNORECASE)
WORKING_NOTES = re.compile(r"\bissues? #?\d", re.IGNORECASE)
SWITCHED_OFF = re.compile(
    r"pytest\.(mark\.)?(skip|skipif|xfail|importorskip)\b|\b(it|test|describe)\.(skip|only|todo)\b"
)


def _tracked() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


TRACKED = _tracked()
TEXTS = {
    name: (ROOT / name).read_text(encoding="utf-8")
    for name in TRACKED
    if Path(name).suffix not in BINARY and name != THIS
}
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGE_JSON = json.loads((ROOT / "clients/web/package.json").read_text(encoding="utf-8"))


def _lines_with(pattern: re.Pattern[str], texts: dict[str, str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in texts.items()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


# What may stand in a file


def test_no_file_names_a_package_registry() -> None:
    assert _lines_with(REGISTRY, TEXTS) == []


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    assert _lines_with(MACHINE_PATH, TEXTS) == []


def test_nothing_is_left_unfinished() -> None:
    assert _lines_with(UNFINISHED, TEXTS) == []


def test_no_file_speaks_of_how_it_came_about() -> None:
    assert _lines_with(WORKING_NOTES, TEXTS) == []


def test_no_test_is_switched_off() -> None:
    tests = {name: text for name, text in TEXTS.items() if name.startswith("tests/") or ".test." in name}
    assert _lines_with(SWITCHED_OFF, tests) == []


def test_no_code_file_is_longer_than_400_lines_without_a_reason() -> None:
    lengths = {name: text.count("\n") for name, text in TEXTS.items() if Path(name).suffix in CODE}
    long = {name: lines for name, lines in lengths.items() if lines > 400}
    assert {name: lines for name, lines in long.items() if name not in LONG_FILES} == {}
    assert sorted(LONG_FILES) == sorted(long), "LONG_FILES names files that are short by now"


def test_no_file_or_folder_has_a_name_that_says_nothing() -> None:
    vague = [name for name in TRACKED if VAGUE_NAMES & {Path(part).stem for part in Path(name).parts}]
    assert vague == []


def test_text_files_end_with_a_line_end_and_have_unix_line_ends() -> None:
    assert [name for name, text in TEXTS.items() if text and (not text.endswith("\n") or "\r" in text)] == []


# What the packages and locks must be


def test_every_python_package_is_typed() -> None:
    packages = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert [package for package in packages if f"{package}/py.typed" not in TRACKED] == []


def test_all_parts_have_the_same_version() -> None:
    version = PYPROJECT["project"]["version"]
    lock = json.loads(TEXTS["clients/web/package-lock.json"])
    assert {PACKAGE_JSON["version"], lock["version"]} == {version}
    assert f"## [{version}]" in TEXTS["CHANGELOG.md"]


def _pins(lock: str) -> dict[str, set[str]]:
    """Name: pinned versions (one for each environment marker) of a lock file."""
    pins: dict[str, set[str]] = {}
    for line in TEXTS[f"deploy/requirements/{lock}.txt"].splitlines():
        found = re.match(r"([a-z0-9.-]+)(?:\[.*\])?==([^ ]+)", line)
        if found:
            pins.setdefault(found[1], set()).add(found[2])
    return pins


def _wanted(*extras: str) -> Iterator[Requirement]:
    project = PYPROJECT["project"]
    for text in (*project["dependencies"], *PYPROJECT["build-system"]["requires"]):
        yield Requirement(text)
    for extra in extras:
        for text in project["optional-dependencies"][extra]:
            yield Requirement(text)


@pytest.mark.parametrize(("lock", "extras"), [("run", ()), ("test", ("test", "check", "oracle"))])
def test_the_locked_requirements_are_those_of_the_project(lock: str, extras: tuple[str, ...]) -> None:
    pins = _pins(lock)
    for requirement in _wanted(*extras):
        pinned = pins.get(canonicalize_name(requirement.name), set())
        assert pinned, f"{requirement.name} is not in {lock}.txt; run `make lock`"
        assert all(requirement.specifier.contains(version) for version in pinned), str(requirement)


def test_running_and_testing_use_the_same_versions() -> None:
    tested = _pins("test")
    assert {name: pin for name, pin in _pins("run").items() if tested.get(name) != pin} == {}


def test_every_locked_requirement_is_hashed() -> None:
    for lock in ("run", "test", "node"):
        text = TEXTS[f"deploy/requirements/{lock}.txt"]
        assert "://" not in text
        blocks = re.split(r"\n(?=[a-z0-9])", text.partition("make lock\n")[2].strip())
        assert [block.splitlines()[0] for block in blocks if "--hash=sha256:" not in block] == []


def test_the_npm_lock_names_no_address_and_every_package_has_its_digest() -> None:
    packages = json.loads(TEXTS["clients/web/package-lock.json"])["packages"]
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if name and "integrity" not in entry] == []


# What must be told


def _told() -> str:
    """All documents for people, in one text."""
    return "\n".join(text for name, text in TEXTS.items() if name.endswith(".md"))


def test_the_documents_tell_of_every_make_target() -> None:
    targets = re.findall(r"^([a-z]+):.*## ", TEXTS["Makefile"], re.MULTILINE)
    declared = re.search(r"^\.PHONY: (.+)$", TEXTS["Makefile"], re.MULTILINE)
    assert declared is not None
    assert sorted(targets) == sorted(declared[1].split())
    told = _told()
    assert [target for target in targets if f"`make {target}`" not in told] == []


def test_notice_names_what_others_made() -> None:
    notice = TEXTS["NOTICE"].lower()
    bundled = [*PACKAGE_JSON["dependencies"], "svelte"]
    needed = [Requirement(text).name for text in PYPROJECT["project"]["dependencies"]]
    fonts = [Path(name).name for name in TRACKED if name.endswith((".woff2", ".ttf", ".otf"))]
    assert [name for name in (*bundled, *needed, *fonts) if name.lower() not in notice] == []


def test_continuous_integration_runs_the_targets_that_people_run() -> None:
    assert "make check" in TEXTS[".ci/run"]
    assert "make test" in TEXTS[".ci/run"]
