"""Where the built web client lies: inside the installed package, or in a checkout."""

from __future__ import annotations

from pathlib import Path


def web_folder() -> Path | None:
    """The folder with the web client's `index.html`; None when it was not built."""
    here = Path(__file__).resolve().parent
    checkout = here.parents[1] / "clients" / "web" / "dist"
    for folder in (here / "web", checkout):
        if (folder / "index.html").is_file():
            return folder
    return None
