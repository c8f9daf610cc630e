"""Setting up: which Node will do, what a build depends on, what is told when something is missing."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from deploy.setup import debian, environment, node, prepare, web_client


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v22.20.1", "v23.0.0", "v24.19.0"])
def test_vite_runs_on_this_node(version: str) -> None:
    assert node.is_new_enough(version)


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.3", "v21.7.0", "v22.11.0", "", "node: not found"])
def test_vite_does_not_run_on_this_node(version: str) -> None:
    assert not node.is_new_enough(version)


def _program(folder: Path, name: str, script: str) -> None:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


def test_an_old_node_on_the_path_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _program(tmp_path, "node", "echo v18.20.4")
    _program(tmp_path, "npm", "echo 9.2.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.system_node() is None
    _program(tmp_path, "node", "echo v22.12.0")
    found = node.system_node()
    assert found is not None
    assert (found.program, found.name) == (str(tmp_path / "node"), "Node 22.12.0")
    assert found.environ()["PATH"].split(":")[0] == str(tmp_path)


def test_a_node_without_npm_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _program(tmp_path, "node", "echo v24.0.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.system_node() is None


def _web(folder: Path) -> Path:
    for name in (
        "src/main.ts",
        "locales/en/table.ftl",
        "package.json",
        "node_modules/a/b.js",
        "dist/index.html",
    ):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, encoding="utf-8")
    return folder


def test_a_build_depends_on_the_sources_and_not_on_what_is_generated(tmp_path: Path) -> None:
    web = _web(tmp_path)
    names = [str(file.relative_to(web)) for file in web_client.sources(web)]
    assert names == ["locales/en/table.ftl", "package.json", "src/main.ts"]


def test_the_client_is_built_again_only_when_a_source_changed(tmp_path: Path) -> None:
    web = _web(tmp_path / "web")
    log = tmp_path / "log"
    _program(tmp_path / "bin", "npm", f'echo "$1 $2" >> {log}')
    npm = node.Node("node", (str(tmp_path / "bin" / "npm"),), "a Node")

    web_client.build(web, npm)
    web_client.build(web, npm)
    assert log.read_text(encoding="utf-8").splitlines() == ["run build"]

    (web / "src" / "main.ts").unlink()
    web_client.build(web, npm)
    shutil.rmtree(web / "dist")
    web_client.build(web, npm)
    assert log.read_text(encoding="utf-8").splitlines() == ["run build"] * 3


def test_a_failing_npm_stops_with_a_sentence(tmp_path: Path) -> None:
    web = _web(tmp_path / "web")
    (web / "package-lock.json").write_text("{}", encoding="utf-8")
    _program(tmp_path / "bin", "npm", "exit 3")
    with pytest.raises(environment.SetupError, match="npm ci failed"):
        web_client.install(web, node.Node("node", (str(tmp_path / "bin" / "npm"),), "a Node"))


def test_without_venv_the_debian_package_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find_spec = importlib.util.find_spec
    monkeypatch.setattr(environment, "VENV", tmp_path / "venv")
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "ensurepip" else find_spec(name)
    )
    assert prepare.main(["run"]) == 1
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    assert f"apt-get install {package}" in capsys.readouterr().err


def test_an_old_python_is_told_what_is_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    assert prepare.main(["run"]) == 1
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


def test_an_environment_that_was_moved_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "one"], check=True)
    (tmp_path / "one").rename(tmp_path / "two")
    monkeypatch.setattr(environment, "VENV", tmp_path / "two")
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "two" / "bin" / "python")
    for held in environment.HOLDS["run"]:
        stamp = tmp_path / "two" / f"fourthseat-{held}.stamp"
        stamp.write_text(environment.digest(held), encoding="utf-8")
    assert not environment.is_ready("run")


def test_what_cannot_be_installed_is_told_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    debian.install_missing_programs()
    told = capsys.readouterr().out
    assert "Cannot install redis-server and chromium" in told
    assert "apt-get install chromium" in told
    assert prepare.main(["complete"]) == 1
    assert "Not everything was tested" in capsys.readouterr().err


def test_nothing_is_said_when_all_programs_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for program in [*debian.PROGRAMS, *debian.FOR_ROOT]:
        _program(tmp_path, program, "true")
    monkeypatch.setenv("PATH", str(tmp_path))
    debian.install_missing_programs()
    assert prepare.main(["complete"]) == 0
    assert capsys.readouterr() == ("", "")


def test_a_wrong_word_explains_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert prepare.main(["supper"]) == 2
    assert web_client.main([]) == 2
    assert "deploy.setup.prepare run" in capsys.readouterr().err
