"""The programs that the tests need besides Python's and npm's packages, from Debian's packages."""

from __future__ import annotations

import os
import shutil
import subprocess

from deploy.setup.environment import say

PROGRAMS = {
    "redis-server": ("redis-server", "the tests of the Redis store"),
    "chromium": ("chromium", "the tests in a real browser"),
    "openssl": ("openssl", "the test of Redis over TLS"),
}
"""Program: Debian's package, and what cannot be tested without it."""

FOR_ROOT = {"nft": "nftables"}
"""Program: Debian's package, for tests that only root can run; anybody else does without them."""

FONTS = "fonts-dejavu-core"
"""Chromium draws no text without any font."""


def missing_programs() -> list[str]:
    """The programs that are not on the path."""
    return [program for program in PROGRAMS if shutil.which(program) is None]


def install_missing_programs() -> None:
    """Install what is missing when that is allowed here, and say what could not be."""
    missing = missing_programs()
    if os.geteuid() == 0:
        missing += [program for program in FOR_ROOT if shutil.which(program) is None]
    if not missing:
        return
    apt = _apt_get()
    if apt is None:
        say(f"Cannot install {' and '.join(missing)}: there is no apt-get, or no right to use it")
    else:
        packages = [FOR_ROOT[name] if name in FOR_ROOT else PROGRAMS[name][0] for name in missing]
        if "chromium" in missing:
            packages.append(FONTS)
        say(f"Installing {', '.join(packages)} with apt-get")
        _run([*apt, "update", "-qq"])
        _run([*apt, "install", "-qq", "--yes", "--no-install-recommends", *packages])
    for line in complaints():
        say(line)


def complaints() -> list[str]:
    """For each missing program what cannot be tested without it, and how to get it."""
    return [
        f"{program} is missing, so {PROGRAMS[program][1]} must fail. "
        f"As root: apt-get install {PROGRAMS[program][0]}"
        for program in missing_programs()
    ]


def _apt_get() -> list[str] | None:
    """The command that may install packages without asking anything, if there is one."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    if shutil.which("sudo") and not subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode:
        return ["sudo", "-n", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    return None


def _run(command: list[str]) -> None:
    """Run quietly; show the output only when it fails. What is still missing is found out afterwards."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
    if done.returncode:
        print(done.stdout + done.stderr, flush=True)
