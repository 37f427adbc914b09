"""The web app: its page, for every path of the app, and its files, cached in memory as they are sent."""

import asyncio
import gzip
import hashlib
import html
import mimetypes
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from arcus.server.auth import AnyRequest, context_of
from arcus.server.http import base_url

BURST, RATE = 1500, 60  # files per address: at once, enough for 25 people who open the page, and per second
NAMED = (
    "/t",
    "/j",
    "/new",
    "/rules",
    "/replay",
)  # followed by a table, a code, a game or a record; without one the page shows an error
PAGES = (
    "/",
    *NAMED,
    *(f"{each}/{{rest:path}}" for each in NAMED),
    "/lobby",
    "/settings",
    "/palettes",
    "/recover",
    "/games",
    "/luck",
)

NO_APP = (
    b"<!doctype html><html lang=en><meta charset=utf-8><title>Arcus</title>"
    b"<p>The server runs, but this build of Arcus came without its web app. "
    b"Build it with <code>make web</code>, or play in the terminal with <code>arcus play</code>.</p></html>"
)
FOREVER = "public, max-age=31536000, immutable"
CHECKED = "no-cache"  # cached, and revalidated each time: the response is 304 if the file has not changed
COMPRESSED = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
LEAST = 800  # bytes from which compression is worthwhile


class WebFile(msgspec.Struct, frozen=True):
    """A file, ready to be sent."""

    body: bytes
    packed: bytes | None
    """The content compressed with gzip; None if that is not smaller."""
    kind: str
    kept: str
    """The Cache-Control header."""
    etag: str

    def is_known(self, if_none_match: str) -> bool:
        """Return whether a browser that sends this If-None-Match header has the current file."""
        known = {each.strip().removeprefix("W/") for each in if_none_match.split(",")}
        return self.etag.removeprefix("W/") in known or "*" in known


def web_file(body: bytes, kind: str, kept: str) -> WebFile:
    """Return a file to send, compressed if that makes it smaller."""
    packed = gzip.compress(body, mtime=0) if kind.startswith(COMPRESSED) and len(body) >= LEAST else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    return WebFile(body, packed, kind, kept, f'W/"{hashlib.sha256(body).hexdigest()[:20]}"')


class WebFiles:
    """The files of the built web app; the folder is None in a build without one."""

    def __init__(self, root: Path | None) -> None:
        self.root = root
        self._read: dict[Path, tuple[tuple[int, int], WebFile]] = {}
        """By path: time and size of the file when it was read, and its content."""
        self._assets: dict[str, WebFile] = {}
        """By name: files whose names contain a hash of their content, so that they never change."""

    async def find(self, name: str) -> WebFile | None:
        """Return a file of the app by name; None if there is none, or if it is outside of the folder."""
        return self._assets.get(name) or await asyncio.to_thread(self._find, name)

    async def page(self, base: str, picture: str) -> WebFile | None:
        """Return the page, with the base of its links and the URL of its preview picture."""
        return await asyncio.to_thread(self._page, base, picture)

    def _page(self, base: str, picture: str) -> WebFile | None:
        index = self._find("index.html")
        return None if index is None else _filled(index.body, base, picture)

    def _find(self, name: str) -> WebFile | None:
        if self.root is None:
            return None
        try:
            path = (self.root / name.lstrip("/")).resolve()
            if not (path.is_relative_to(self.root.resolve()) and path.is_file()):
                return None
            state = path.stat()
            version = state.st_mtime_ns, state.st_size
            known = self._read.get(path)
            if known is None or known[0] != version:
                known = self._read[path] = version, self._load(path)
        except (OSError, ValueError):  # an invalid file name
            return None
        if known[1].kept == FOREVER and name == f"/{path.relative_to(self.root.resolve())}":
            self._assets[name] = known[1]
        return known[1]

    def _load(self, path: Path) -> WebFile:
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        return web_file(path.read_bytes(), kind, FOREVER if path.parent.name == "assets" else CHECKED)


@lru_cache(maxsize=32)
def _filled(index: bytes, base: str, picture: str) -> WebFile:
    text = index.decode().replace("<head>", f'<head><base href="{base}">', 1)
    text = text.replace('content="icons/share.png"', f'content="{picture}"', 1)
    return web_file(text.encode(), "text/html", CHECKED)


@cache
def web_root() -> Path | None:
    """Return the folder of the built web app: in the package, or in a source checkout; None if there is none."""
    packed = Path(str(files("arcus"))) / "web"
    beside = Path(__file__).parents[3] / "web" / "dist"
    return next((folder for folder in (packed, beside) if (folder / "index.html").is_file()), None)


@get([*PAGES], include_in_schema=False, is_compressed=True)
async def page(request: AnyRequest) -> Response[bytes]:
    """Return the page, which shows the requested path itself."""
    context_of(request).limit(request, "pages", BURST, RATE)
    return await _page(request, 200)


@get("/{name:path}", include_in_schema=False, is_compressed=True)
async def part(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Return a file of the web app; for an unknown path, the page, which shows that there is nothing."""
    context_of(request).limit(request, "pages", BURST, RATE)
    web: WebFiles = request.app.state.web
    file = await web.find(name)
    if file is not None:
        return _sent(request, file, 200)
    if web.root is None or "." in name or name.startswith("/api/"):
        raise NotFoundException("there is no such page")
    return await _page(request, 404)


async def _page(request: AnyRequest, status: int) -> Response[bytes]:
    context = context_of(request)
    picture = html.escape(f"{base_url(request)}/icons/share.png")  # preview pictures need absolute URLs
    web: WebFiles = request.app.state.web
    file = await web.page(f"{context.settings.base}/", picture)
    if file is None:
        return Response(NO_APP, media_type="text/html", status_code=status)
    return _sent(request, file, status)


def _sent(request: AnyRequest, file: WebFile, status: int) -> Response[bytes]:
    """Return a file as a response: 304 if the browser has it, compressed if the browser can read that."""
    headers = {"Cache-Control": file.kept, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if status == 200 and file.is_known(request.headers.get("if-none-match", "")):
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = file.packed, "gzip"
    return Response(body, media_type=file.kind, status_code=status, headers=headers)
