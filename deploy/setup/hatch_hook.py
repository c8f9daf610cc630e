"""Hatchling's build hook: the built web client travels inside the wheel and the source archive.

It lies at `fourthseat_server/web/` in the wheel and at `clients/web/dist/` in the source archive, so that a
wheel made from the archive needs no Node. `FOURTHSEAT_WEB=off` leaves it out. Editable installs take the
client from the checkout and build nothing here.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB_IN_WHEEL = "fourthseat_server/web"
WEB_IN_ARCHIVE = "clients/web/dist"


class WebClientHook(BuildHookInterface[Any]):
    """Builds the client in a folder of its own, so that a checkout is left as it was."""

    PLUGIN_NAME = "custom"
    _workplace: Path | None = None

    def dependencies(self) -> list[str]:
        """A Node as a Python package, only when one is needed and none is there."""
        sys.path.insert(0, self.root)
        from deploy.setup.node import NODE_PACKAGE, system_node

        needs_node = self._is_wanted() and self._ready_made() is None and system_node() is None
        return [NODE_PACKAGE] if needs_node else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self._is_wanted():
            self.app.display_warning("FOURTHSEAT_WEB=off: this build has no web client")
            return
        built = self._ready_made() or self._build()
        target = WEB_IN_WHEEL if self.target_name == "wheel" else WEB_IN_ARCHIVE
        build_data["force_include"][str(built)] = target

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._workplace is not None:
            shutil.rmtree(self._workplace)

    def _is_wanted(self) -> bool:
        return os.environ.get("FOURTHSEAT_WEB", "on") != "off"

    def _ready_made(self) -> Path | None:
        """The client that a source archive brings with it."""
        built = Path(self.root, WEB_IN_ARCHIVE)
        is_archive = Path(self.root, "PKG-INFO").exists()
        return built if is_archive and (built / "index.html").exists() else None

    def _build(self) -> Path:
        sys.path.insert(0, self.root)
        from deploy.setup import web_client

        self._workplace = Path(tempfile.mkdtemp(prefix="fourthseat-web-"))
        web = self._workplace / "web"
        source = Path(self.root, "clients", "web")
        shutil.copytree(source, web, ignore=shutil.ignore_patterns(*web_client.GENERATED))
        node = web_client.required_node()
        web_client.install(web, node)
        web_client.build(web, node)
        return web / "dist"
