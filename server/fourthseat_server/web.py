"""The built web client: where it lies, and how its files are served, compressed to whoever takes gzip."""

from __future__ import annotations

import os
import re
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

PACKED = ".gz"
"""What the build appends to the name of a file's compressed twin."""

REFUSED = re.compile(r"q\s*=\s*0(\.0*)?\s*$")


def web_folder() -> Path | None:
    """The folder with the web client's `index.html`; None when it was not built."""
    here = Path(__file__).resolve().parent
    checkout = here.parents[1] / "clients" / "web" / "dist"
    for folder in (here / "web", checkout):
        if (folder / "index.html").is_file():
            return folder
    return None


def takes_gzip(accepted: str) -> bool:
    """Whether an `Accept-Encoding` header allows gzip. A name of its own counts more than `*`."""
    allowed = {}
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        allowed[name.strip()] = REFUSED.search(weight) is None
    return allowed.get("gzip", allowed.get("*", False))


class WebFiles(StaticFiles):
    """The files of the web client in `folder`.

    A person at an address where there is nothing gets the page too, which says so; programs get the refusal.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self._index = folder / "index.html"

    def page(self, scope: Scope, status: int = 200) -> Response:
        """The client's one page; what it shows is decided in the browser."""
        answer = self.file_response(self._index, os.stat(self._index), scope, status)
        answer.headers["Cache-Control"] = "no-cache"
        return answer

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            if path.endswith(PACKED):
                raise HTTPException(404)
            return await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code == 404 and _looks(scope):
                return self.page(scope, 404)
            raise

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file or its compressed twin, each with an ETag of its own; 304 when the browser has it."""
        asked = Headers(scope=scope)
        twin = f"{full_path}{PACKED}"
        media_type = guess_type(str(full_path))[0]
        headers = {"Vary": "Accept-Encoding"} if os.path.exists(twin) else {}
        if headers and takes_gzip(asked.get("accept-encoding", "")):
            headers["Content-Encoding"] = "gzip"
            full_path, stat_result = twin, os.stat(twin)
        answer = FileResponse(full_path, status_code, headers, media_type=media_type, stat_result=stat_result)
        if status_code == 200 and self.is_not_modified(answer.headers, asked):
            return NotModifiedResponse(answer.headers)
        return answer


def _looks(scope: Scope) -> bool:
    """Whether a person looks at this address; the API answers everybody as it answers programs."""
    accepted = Headers(scope=scope).get("accept", "")
    return "text/html" in accepted and not scope["path"].startswith("/api/")
