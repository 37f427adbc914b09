"""The web app's files: the page itself for every address of its own, and its parts, which never change."""

import html
import mimetypes
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from arcus.server.edge import desk_of
from arcus.server.http import base_url

FOREVER = "public, max-age=31536000, immutable"
NAMED = ("/t", "/j", "/new", "/rules")  # a table, a code or a game comes behind; without one the page says so
PAGES = ("/", *NAMED, *(f"{each}/{{rest:path}}" for each in NAMED), "/lobby", "/settings", "/palettes", "/recover")

NO_APP = (
    b"<!doctype html><html lang=en><meta charset=utf-8><title>Arcus</title>"
    b"<p>The server runs, but this build of Arcus came without its web app. "
    b"Build it with <code>make web</code>, or play in the terminal with <code>arcus play</code>.</p></html>"
)


@cache
def web_root() -> Path | None:
    """Where the built web app lies: in the package, or beside the sources while they are worked on."""
    packed = Path(str(files("arcus"))) / "web"
    beside = Path(__file__).parents[3] / "web" / "dist"
    return next((folder for folder in (packed, beside) if (folder / "index.html").is_file()), None)


@get([*PAGES], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page, whatever place in it was asked for; its own links start from where it is served."""
    return _page(request, 200)


def _page(request: Request[Any, Any, Any], status: int) -> Response[bytes]:
    root = web_root()
    if root is None:
        return Response(NO_APP, media_type="text/html", status_code=status)
    base = f"{desk_of(request).settings.base}/"
    text = (root / "index.html").read_text(encoding="utf-8").replace("<head>", f'<head><base href="{base}">', 1)
    picture = html.escape(f"{base_url(request)}/icons/share.png")  # who shows a preview does not know where it stood
    text = text.replace('content="icons/share.png"', f'content="{picture}"', 1)
    return Response(text.encode(), media_type="text/html", status_code=status, headers={"Cache-Control": "no-cache"})


@get("/{name:path}", include_in_schema=False)
async def part(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A file of the web app, and nothing outside of it; the page itself says so where there is none."""
    root = web_root()
    if root is None:
        raise NotFoundException("there is no such page")
    try:
        path = (root / name.lstrip("/")).resolve()
        is_ours = path.is_relative_to(root.resolve()) and path.is_file()
    except (OSError, ValueError):  # a name that no file can have
        is_ours = False
    if not is_ours and "." not in name and not name.startswith("/api/"):
        return _page(request, 404)
    if not is_ours:
        raise NotFoundException("there is no such page")
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    kept = FOREVER if path.parent.name == "assets" else "no-cache"
    return Response(path.read_bytes(), media_type=kind, headers={"Cache-Control": kept})
