"""Building the web client, and running its npm scripts with whichever Node there is.

python -m deploy.setup.web_client install     node_modules as the lock file has it
python -m deploy.setup.web_client build       and clients/web/dist, when its sources changed
python -m deploy.setup.web_client run SCRIPT  an npm script of clients/web/package.json
"""

from __future__ import annotations

import gzip
import hashlib
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from deploy.setup.environment import ROOT, SetupError, say
from deploy.setup.node import WANTED, Node, any_node

WEB = ROOT / "clients" / "web"
TEXTS = {".css", ".html", ".js", ".json", ".svg"}
"""What becomes smaller by compressing it; pictures and fonts do not."""
WORTH_IT = 0.9
"""A compressed file is kept when it is at most so much of the plain one."""
GENERATED = {"node_modules", "dist", "test-results", "coverage", ".svelte-kit"}


def install(web: Path, node: Node) -> None:
    """Make `node_modules` what the lock file says, unless it already is."""
    stamp = web / "node_modules" / ".fourthseat"
    wanted = _digest([web / "package-lock.json", web / "package.json"], web)
    if _read(stamp) == wanted:
        return
    say(f"Installing the web client's packages with npm ({node.name})")
    npm(web, node, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], "npm ci")
    stamp.write_text(wanted, encoding="utf-8")


def build(web: Path, node: Node) -> None:
    """Make `dist` from the sources, unless it already is their build."""
    stamp = web / "node_modules" / ".fourthseat-build"
    wanted = _digest(sources(web), web)
    if _read(stamp) == wanted and (web / "dist" / "index.html").exists():
        return
    say("Building the web client")
    npm(web, node, ["run", "build", "--silent", "--", "--logLevel", "warn"], "Building the web client")
    compress(web / "dist")
    stamp.write_text(wanted, encoding="utf-8")


def compress(built: Path) -> None:
    """Put a `.gz` beside every text that the server may hand out compressed; the same bytes on each build."""
    for file in sorted(built.rglob("*")):
        if file.suffix not in TEXTS:
            continue
        plain = file.read_bytes()
        packed = gzip.compress(plain, mtime=0)
        if len(packed) <= WORTH_IT * len(plain):
            file.with_name(f"{file.name}.gz").write_bytes(packed)


def sources(web: Path) -> Iterator[Path]:
    """Every file that the build may depend on, in a fixed order."""
    for path in sorted(web.iterdir()):
        if path.name in GENERATED:
            continue
        if path.is_dir():
            yield from (file for file in sorted(path.rglob("*")) if file.is_file())
        else:
            yield path


def npm(web: Path, node: Node, arguments: Sequence[str], what: str) -> None:
    """Run npm in the client's folder. Raises `SetupError` when it fails."""
    command = [*node.npm, *arguments]
    if subprocess.run(command, cwd=web, env=node.environ(), stdin=subprocess.DEVNULL).returncode:
        raise SetupError(f"{what} failed; the reason stands above.")


def required_node() -> Node:
    """A usable Node. Raises `SetupError` when there is none."""
    node = any_node()
    if node is None:
        raise SetupError(f"The web client needs {WANTED}, and none was found; `make run` fetches one.")
    return node


def _digest(files: Iterator[Path] | list[Path], base: Path) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(base)}\0{file.stat().st_size}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _read(stamp: Path) -> str | None:
    return stamp.read_text(encoding="utf-8") if stamp.exists() else None


def main(arguments: Sequence[str]) -> int:
    try:
        match arguments:
            case ["install"]:
                install(WEB, required_node())
            case ["build"]:
                node = required_node()
                install(WEB, node)
                build(WEB, node)
            case ["run", script, *rest]:
                npm(WEB, required_node(), ["run", "--silent", script, *rest], f"npm run {script}")
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except SetupError as error:
        print(f"✗ {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
