"""The wheel and the source archive: complete, with the built web client, compiled, and able to serve."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

FOUR_PACKAGES = ("fourthseat_engine", "fourthseat_server", "fourthseat_client", "fourthseat_bots")


@pytest.fixture(scope="module")
def copy(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tracked files of the checkout in a folder of their own."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=checkout, capture_output=True, text=True, check=True
    )
    folder = tmp_path_factory.mktemp("copy")
    for name in filter(None, listed.stdout.split("\0")):
        if (checkout / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(checkout / name, folder / name)
    return folder


def _build(source: Path, target: str, into: Path, environ: dict[str, str] | None = None) -> tuple[Path, str]:
    """Build one target; returns what was built and what was said."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)],
        cwd=source,
        env={**os.environ, **(environ or {})},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = into.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return built, done.stdout + done.stderr


@pytest.fixture(scope="module")
def archive(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, for which the web client was really built."""
    return _build(copy, "sdist", tmp_path_factory.mktemp("archive"))[0]


@pytest.fixture(scope="module")
def wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is made from the source archive on a machine without Node and without a C compiler."""
    unpacked = tmp_path_factory.mktemp("unpacked")
    subprocess.run(["tar", "-xf", archive, "-C", unpacked], check=True)
    (source,) = unpacked.iterdir()
    return _build(source, "wheel", tmp_path_factory.mktemp("wheel"), {"PATH": "/nowhere"})[0]


@pytest.fixture(scope="module")
def compiled(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a machine with a C compiler, without the web client."""
    environ = {"FOURTHSEAT_WEB": "off", "FOURTHSEAT_COMPILE": "on"}
    return _build(copy, "wheel", tmp_path_factory.mktemp("compiled"), environ)[0]


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel was installed."""
    return _install(wheel, tmp_path_factory.mktemp("installed"))


def _install(wheel: Path, folder: Path) -> Path:
    command = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--target",
        str(folder),
        str(wheel),
    ]
    subprocess.run([sys.executable, *command], check=True, capture_output=True)
    return folder


def test_the_wheel_holds_all_packages_their_types_and_the_web_client(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    wanted = [f"{package}/py.typed" for package in FOUR_PACKAGES]
    wanted += ["fourthseat_server/web/index.html", "fourthseat-0.1.0.dist-info/licenses/NOTICE"]
    assert [name for name in wanted if name not in names] == []
    for ending in (".js", ".js.gz"):
        assert any(
            name.startswith("fourthseat_server/web/assets/") and name.endswith(ending) for name in names
        )


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert tops == {*FOUR_PACKAGES, "fourthseat-0.1.0.dist-info"}


def test_the_source_archive_holds_the_sources_and_the_built_client(archive: Path) -> None:
    with tarfile.open(archive) as packed:
        names = {name.split("/", 1)[1] for name in packed.getnames()}
    wanted = {
        "clients/web/dist/index.html",
        "clients/web/package-lock.json",
        "deploy/setup/hatch_hook.py",
        "LICENSE",
    }
    assert wanted <= names
    assert not any(name.startswith("clients/web/node_modules") for name in names)


def test_building_leaves_the_sources_as_they_were(copy: Path, archive: Path) -> None:
    assert archive.exists()
    assert not (copy / "clients/web/dist").exists()
    assert not (copy / "clients/web/node_modules").exists()


def test_the_wheel_without_a_compiler_is_for_every_machine(wheel: Path) -> None:
    assert wheel.name == "fourthseat-0.1.0-py3-none-any.whl"


def test_the_compiled_wheel_runs_compiled_and_says_so(compiled: Path, tmp_path: Path) -> None:
    assert "-none-any" not in compiled.name
    done = subprocess.run(
        [sys.executable, "-m", "fourthseat_server", "info"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(_install(compiled, tmp_path / "installed"))},
        capture_output=True,
        text=True,
    )
    assert re.search(r"^engine +compiled$", done.stdout, re.MULTILINE), done.stdout + done.stderr


def test_both_wheels_hold_the_same_sources(wheel: Path, compiled: Path) -> None:
    def sources(path: Path) -> set[str]:
        return {name for name in zipfile.ZipFile(path).namelist() if name.endswith(".py")}

    assert sources(wheel) == sources(compiled)


def test_the_web_client_can_be_left_out(copy: Path, tmp_path: Path) -> None:
    environ = {"FOURTHSEAT_WEB": "off", "FOURTHSEAT_COMPILE": "off", "PATH": "/nowhere"}
    wheel, said = _build(copy, "wheel", tmp_path, environ)
    assert "no web client" in said
    assert not any("fourthseat_server/web/" in name for name in zipfile.ZipFile(wheel).namelist())


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The address of the installed server, which runs in a folder without a checkout."""
    server = subprocess.Popen(
        [sys.executable, "-m", "fourthseat_server", "serve", "--port", "0", "--data", str(tmp_path / "data")],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    try:
        yield server.stdout.readline().rsplit(" ", 1)[-1].strip()
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()


def test_the_installed_server_serves_the_web_client_from_the_wheel(address: str, installed: Path) -> None:
    answer = httpx.get(address, timeout=10)
    assert answer.status_code == 200
    assert answer.content == (installed / "fourthseat_server/web/index.html").read_bytes()
