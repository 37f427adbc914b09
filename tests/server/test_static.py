"""The web app's files: sent from memory, kept by browsers, and limited by address."""

import gzip
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from arcus.server import static
from arcus.server.static import WebFile, WebFiles
from tests.server.inprocess import Arcus, running

SCRIPT = b"console.log('hello');\n" * 100
INDEX = '<html><head><meta content="icons/share.png"></head><body>' + "x" * 1000 + "</body></html>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small web app."""
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text(INDEX)
    (tmp_path / "web" / "sw.js").write_bytes(SCRIPT)
    (tmp_path / "web" / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "secret.txt").write_text("secret")
    return tmp_path / "web"


@pytest.fixture
async def server(emptied_sqlite: str, folder: Path) -> AsyncIterator[Arcus]:
    """A server with that web app, with limits."""
    async with running(emptied_sqlite, limits=True, web=folder) as found:
        yield found


@pytest.fixture
async def http(server: Arcus) -> AsyncIterator[httpx.AsyncClient]:
    """A browser."""
    async with server.http() as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/lobby", "/t/abc", "/sw.js", "/assets/main-1a2b.js"])
async def test_a_browser_that_has_a_file_gets_no_second_copy(http: httpx.AsyncClient, path: str) -> None:
    """Files without a lasting name were sent again each time."""
    first = await http.get(path)
    assert first.status_code == 200
    again = await http.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]
    assert again.headers["Cache-Control"] == first.headers["Cache-Control"]
    other = await http.get(path, headers={"If-None-Match": 'W/"other", "another"'})
    assert other.content == first.content


async def test_only_names_that_change_with_their_contents_are_kept_for_ever(http: httpx.AsyncClient) -> None:
    assert "immutable" in (await http.get("/assets/main-1a2b.js")).headers["Cache-Control"]
    for path in ("/", "/sw.js"):
        assert (await http.get(path)).headers["Cache-Control"] == "no-cache"


async def test_a_changed_file_is_sent_anew(http: httpx.AsyncClient, folder: Path) -> None:
    old = (await http.get("/sw.js")).headers["ETag"]
    (folder / "sw.js").write_bytes(b"new")
    answer = await http.get("/sw.js", headers={"If-None-Match": old})
    assert (answer.status_code, answer.content) == (200, b"new")


@pytest.mark.parametrize("path", ["/", "/sw.js", "/assets/main-1a2b.js"])
async def test_a_file_is_compressed_for_those_who_can_read_that(http: httpx.AsyncClient, path: str) -> None:
    packed = await http.get(path, headers={"Accept-Encoding": "gzip, br"})
    plain = await http.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["Content-Length"]) < len(plain.content)
    assert packed.headers["Vary"] == "Accept-Encoding"


async def test_files_are_read_and_compressed_once_and_never_by_the_event_loop(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each request read and compressed its file anew, and everybody else waited meanwhile."""
    made: list[tuple[bytes, threading.Thread]] = []

    def watched(body: bytes, kind: str, kept: str) -> WebFile:
        made.append((body, threading.current_thread()))
        return WebFile(body, gzip.compress(body), kind, kept, '"1"')

    monkeypatch.setattr(static, "web_file", watched)
    web = WebFiles(folder)
    for _ in range(3):
        for name in ("/sw.js", "/assets/main-1a2b.js"):
            assert await web.find(name)
        assert await web.page("/watched/", "picture")
    assert len(made) == 4  # the page as it lies there, and with its addresses filled in
    assert threading.main_thread() not in [thread for _, thread in made]


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "/no.js", "/a\x00b", "/assets"])
async def test_what_is_not_a_file_of_the_app_is_not_found(folder: Path, path: str) -> None:
    assert await WebFiles(folder).find(path) is None


async def test_an_address_fetches_a_limited_number_of_files(server: Arcus, http: httpx.AsyncClient) -> None:
    """A client that fetched files in a loop slowed down everybody."""
    for _ in range(1499):
        assert server.context.rates.takes("pages", "127.0.0.1", 1500, 60)
    answers = [await http.get(path) for path in ("/sw.js", "/", "/assets/main-1a2b.js", "/nowhere", "/no.js")]
    assert [answer.status_code for answer in answers] == [200, 429, 429, 429, 429]
    assert answers[1].json()["refused"] == "server-too-often"
    await server.clock.advance(3.5 / 60)
    assert [(await http.get("/")).status_code for _ in range(4)] == [200] * 3 + [429]
