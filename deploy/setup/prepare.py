"""Sets up everything that a target of the Makefile needs, and does nothing when it is there already.

python3 -m deploy.setup.prepare run       environment, web client
python3 -m deploy.setup.prepare check     environment with the checkers, the web client's packages
python3 -m deploy.setup.prepare test      environment with the test tools, web client, Debian's programs
python3 -m deploy.setup.prepare complete  fails when a program that the tests need is missing
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from deploy.setup import debian
from deploy.setup.environment import PYTHON, SetupError, ensure_installed, run
from deploy.setup.node import WANTED, system_node


def web_client(step: str) -> None:
    """Install the web client's packages, or build it, with the environment's Python."""
    if system_node() is None:
        ensure_installed("node")
    run([PYTHON, "-m", "deploy.setup.web_client", step], f"The web client (it needs {WANTED})")


def main(arguments: Sequence[str]) -> int:
    what = arguments[0] if len(arguments) == 1 else ""
    try:
        if what == "run":
            ensure_installed("run")
            web_client("build")
        elif what == "check":
            ensure_installed("test")
            web_client("install")
        elif what == "test":
            debian.install_missing_programs()
            ensure_installed("test")
            web_client("build")
        elif what == "complete":
            complaints = debian.complaints()
            if complaints:
                raise SetupError("\n  ".join(["Not everything was tested:", *complaints]))
        else:
            print(__doc__, file=sys.stderr)
            return 2
    except SetupError as error:
        print(f"✗ {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
