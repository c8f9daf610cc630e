"""Hatchling's build hook: the built web client and compiled modules travel inside the wheel.

The client lies at `fourthseat_server/web/` in the wheel and at `clients/web/dist/` in the source archive, so
that a wheel made from the archive needs no Node. `FOURTHSEAT_WEB=off` leaves it out, `built` takes it as it
lies there.

The modules that `pyproject.toml` names are compiled when there is a C compiler, else the same sources run
interpreted. `FOURTHSEAT_COMPILE=off` never compiles, `on` fails when it cannot; `auto` is the default.

Both work on copies, so that a checkout is left as it was. Editable installs build nothing here.
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


class FourthseatHook(BuildHookInterface[Any]):
    """Builds what is not Python, in a folder of its own."""

    PLUGIN_NAME = "custom"
    _workplace: Path | None = None

    def dependencies(self) -> list[str]:
        """A Node as a Python package and mypyc, each only when it will be used."""
        self._find_setup()
        from deploy.setup.compile import MYPYC_NEEDS
        from deploy.setup.node import NODE_PACKAGE, system_node

        needs_node = self._wants_web() and self._ready_made() is None and system_node() is None
        return [*([NODE_PACKAGE] if needs_node else []), *(MYPYC_NEEDS if self._compiles() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._workplace = Path(tempfile.mkdtemp(prefix="fourthseat-"))
        if self._wants_web():
            built = self._ready_made() or self._build_web(self._workplace / "web")
            target = WEB_IN_WHEEL if self.target_name == "wheel" else WEB_IN_ARCHIVE
            build_data["force_include"][str(built)] = target
        else:
            self.app.display_warning("FOURTHSEAT_WEB=off: this build has no web client")
        if self._compiles():
            self._compile(self._workplace / "compiled", build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._workplace is not None:
            shutil.rmtree(self._workplace)

    def _find_setup(self) -> None:
        """Make `deploy.setup` importable: a build backend does not have its project on the path."""
        if self.root not in sys.path:
            sys.path.insert(0, self.root)

    # The web client

    def _wants_web(self) -> bool:
        return os.environ.get("FOURTHSEAT_WEB", "on") != "off"

    def _ready_made(self) -> Path | None:
        """The client that a source archive brings with it, or that `FOURTHSEAT_WEB=built` says is there."""
        built = Path(self.root, WEB_IN_ARCHIVE)
        is_trusted = Path(self.root, "PKG-INFO").exists() or os.environ.get("FOURTHSEAT_WEB") == "built"
        return built if is_trusted and (built / "index.html").exists() else None

    def _build_web(self, web: Path) -> Path:
        self._find_setup()
        from deploy.setup import web_client

        source = Path(self.root, "clients", "web")
        shutil.copytree(source, web, ignore=shutil.ignore_patterns(*web_client.GENERATED))
        node = web_client.required_node()
        web_client.install(web, node)
        web_client.build(web, node)
        return web / "dist"

    # Compiled modules

    def _compiles(self) -> bool:
        if self.target_name != "wheel":
            return False
        self._find_setup()
        from deploy.setup.compile import can_compile

        wish = os.environ.get("FOURTHSEAT_COMPILE", "auto")
        return wish == "on" or (wish != "off" and can_compile())

    def _compile(self, folder: Path, build_data: dict[str, Any]) -> None:
        from deploy.setup.compile import compile_into
        from deploy.setup.environment import SetupError

        folder.mkdir()
        try:
            compiled = compile_into(Path(self.root), folder)
        except SetupError as error:
            if os.environ.get("FOURTHSEAT_COMPILE") == "on":
                raise
            self.app.display_warning(f"This build runs interpreted: {error}")
            return
        for path in compiled:
            build_data["force_include"][str(folder / path)] = str(path)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
