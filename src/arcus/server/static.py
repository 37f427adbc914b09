"""The web app: the page itself for every address of its own, and its parts."""

import html
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from arcus.server.edge import desk_of
from arcus.server.http import base_url
from arcus.server.web_files import WebFile

BURST, RATE = 1500, 60  # files of one address: at once, as when 25 people open the page, and a second
NAMED = ("/t", "/j", "/new", "/rules")  # a table, a code or a game comes behind; without one the page says so
PAGES = ("/", *NAMED, *(f"{each}/{{rest:path}}" for each in NAMED), "/lobby", "/settings", "/palettes", "/recover")

NO_APP = (
    b"<!doctype html><html lang=en><meta charset=utf-8><title>Arcus</title>"
    b"<p>The server runs, but this build of Arcus came without its web app. "
    b"Build it with <code>make web</code>, or play in the terminal with <code>arcus play</code>.</p></html>"
)

AnyRequest = Request[Any, Any, Any]


@get([*PAGES], include_in_schema=False, is_compressed=True)
async def page(request: AnyRequest) -> Response[bytes]:
    """The page, whatever place in it was asked for; its own links start from where it is served."""
    desk_of(request).limit(request, "pages", BURST, RATE)
    return await _page(request, 200)


@get("/{name:path}", include_in_schema=False, is_compressed=True)
async def part(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A file of the web app, and nothing outside of it; the page itself says so where there is none."""
    desk = desk_of(request)
    desk.limit(request, "pages", BURST, RATE)
    file = await desk.web.find(name)
    if file is not None:
        return _sent(request, file, 200)
    if desk.web.root is None or "." in name or name.startswith("/api/"):
        raise NotFoundException("there is no such page")
    return await _page(request, 404)


async def _page(request: AnyRequest, status: int) -> Response[bytes]:
    desk = desk_of(request)
    picture = html.escape(f"{base_url(request)}/icons/share.png")  # a preview is shown where relative links fail
    file = await desk.web.page(f"{desk.settings.base}/", picture)
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
