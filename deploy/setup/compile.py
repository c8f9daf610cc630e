"""Compiling the engine's and the bots' hottest modules with mypyc. Uncompiled they do the same, only slower.

    python -m deploy.setup.compile FOLDER   the engine and the bots, compiled, in a folder for PYTHONPATH

Which modules are compiled stands in `pyproject.toml`, at the build hook. Some cannot be: msgspec looks at the
annotations of what goes over the wire, and mypyc does not keep them.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Sequence
from pathlib import Path

from deploy.setup.environment import ROOT, SetupError, say

MYPYC_NEEDS = ["mypy>=2.4,<3", "setuptools"]
"""What compiling needs besides a C compiler and Python's headers."""


def can_compile() -> bool:
    """Whether there is a C compiler, and the headers of this Python."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(compiler[0]) is not None and headers.exists()


def compiled_modules(root: Path) -> list[Path]:
    """The source files to compile, relative to the root."""
    with Path(root, "pyproject.toml").open("rb") as file:
        hook = tomllib.load(file)["tool"]["hatch"]["build"]["hooks"]["custom"]
    return [Path(name) for name in hook["compiled-modules"]]


def compile_into(root: Path, folder: Path) -> list[Path]:
    """Copy the packages that hold those modules into `folder` and compile them there.

    Returns the compiled files, relative to `folder`. Raises `SetupError`.
    """
    modules = compiled_modules(root)
    for package in {Path(root, *module.parts[: _depth(module)]) for module in modules}:
        shutil.copytree(package, folder / package.name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    sources = [str(Path(*module.parts[_depth(module) - 1 :])) for module in modules]
    command = [sys.executable, "-m", "mypyc", "--strict", *sources]
    done = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        raise SetupError(f"mypyc failed:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    for leftover in ("build", ".mypy_cache"):
        shutil.rmtree(folder / leftover, ignore_errors=True)
    return sorted(
        path.relative_to(folder) for path in folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")
    )


def _depth(module: Path) -> int:
    """How many parts of the path lead to the module's package: `engine/fourthseat_engine/…` has two."""
    return next(at for at, part in enumerate(module.parts, 1) if part.startswith("fourthseat_"))


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        if not can_compile():
            raise SetupError(
                "Compiling needs a C compiler and Python's headers: apt-get install gcc python3-dev"
            )
        say(f"Compiling {len(compiled_modules(ROOT))} modules into {folder}")
        compile_into(ROOT, folder)
    except SetupError as error:
        print(f"✗ {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
