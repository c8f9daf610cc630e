"""The project's virtual environment: made once, filled from a locked list, renewed when that list changes.

Runs on a bare system Python, so it uses the standard library only. A stamp inside the environment names
what was installed, so an environment that was deleted, moved or half made is simply made again.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = Path(os.environ.get("FOURTHSEAT_VENV") or ROOT / ".venv").absolute()
LOCKS = ROOT / "deploy" / "requirements"
PYTHON = VENV / "bin" / "python"
OLDEST = (3, 11)
HOLDS = {"run": ("run",), "test": ("test", "run"), "node": ("node",)}
"""Which locks an installed one stands for; test.txt lists all that run.txt does, in the same versions."""


class SetupError(Exception):
    """Something outside the project is in the way; the message says what, and what to do about it."""


def say(line: str) -> None:
    """One line of progress."""
    print(f"• {line}", flush=True)


def run(command: Sequence[str | Path], what: str, environ: dict[str, str] | None = None) -> None:
    """Run a command in the project's root. Raises `SetupError` when it fails."""
    try:
        done = subprocess.run(
            [str(part) for part in command], cwd=ROOT, env=environ, stdin=subprocess.DEVNULL
        )
    except OSError as error:
        raise SetupError(f"{what} failed: {error}.") from error
    if done.returncode:
        raise SetupError(f"{what} failed (exit code {done.returncode}); the reason stands above.")


def ensure_installed(lock: str) -> None:
    """Make sure that the environment holds what this lock lists and, but for `node`, the project itself."""
    _require_python()
    if is_ready(lock):
        return
    if not _works():
        _create()
    say(f"Installing the packages of deploy/requirements/{lock}.txt into {_shown(VENV)}")
    run([*_pip(), "--require-hashes", "--requirement", LOCKS / f"{lock}.txt"], "Installing packages")
    if lock != "node":
        say("Installing Fourthseat itself")
        editable = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
        run([*_pip(), *editable], "Installing Fourthseat")
    for held in HOLDS[lock]:
        _stamp(held).write_text(digest(held), encoding="utf-8")


def _require_python() -> None:
    if sys.version_info < OLDEST:
        found = ".".join(map(str, sys.version_info[:3]))
        raise SetupError(
            f"Fourthseat needs Python 3.11 or newer, and {sys.executable} is {found}. "
            "With a newer one elsewhere, name it: make run PYTHON=/path/to/python3.12"
        )


def _create() -> None:
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        raise SetupError(
            "Python cannot make virtual environments here. On Debian and Ubuntu the package "
            f"{package} is missing: apt-get install {package}"
        )
    say(f"Making a virtual environment in {_shown(VENV)}")
    if VENV.exists():
        shutil.rmtree(VENV)
    run([sys.executable, "-m", "venv", VENV], "Making the virtual environment")


def _works() -> bool:
    """Whether the environment was made for the place where it stands and its Python still starts."""
    made = VENV / "pyvenv.cfg"
    if not made.exists() or not made.read_text(encoding="utf-8").rstrip().endswith(str(VENV)):
        return False
    try:
        return subprocess.run([str(PYTHON), "-c", "import pip"], capture_output=True).returncode == 0
    except OSError:
        return False


def _pip() -> list[str]:
    return [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]


def _stamp(lock: str) -> Path:
    return VENV / f"fourthseat-{lock}.stamp"


def digest(lock: str) -> str:
    """A digest of everything that decides what is installed."""
    parts = ((ROOT / "pyproject.toml").read_bytes(), (LOCKS / f"{lock}.txt").read_bytes())
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def is_ready(lock: str) -> bool:
    """Whether the environment stands where it was made and holds just this."""
    stamp = _stamp(lock)
    return stamp.exists() and stamp.read_text(encoding="utf-8") == digest(lock) and _works()


def _shown(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
