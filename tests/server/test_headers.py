"""Headers that make no sense are refused with a sentence, and never a fault of the server."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs

from arcus.server.settings import sqlite_file
from tests.server.inprocess import Arcus, listening

VALUES = [
    b"",
    b"http://[",
    b"http://[::1",
    b"http://a:b",
    b"http://a:99999999",
    b"http://a\xef\xbc\x8fb",
    b"\xff\xfe",
    b"null",
    b"a" * 5000,
    b'arcus="\\',
    b"arcus=a; arcus=b; =; ;",
    b'for="[";proto=,',
    b"-1",
    b"99999999999999999999",
]
HEADERS = [
    "Origin",
    "Host",
    "Cookie",
    "Authorization",
    "Forwarded",
    "X-Forwarded-For",
    "X-Forwarded-Proto",
    "Content-Length",
    "Content-Type",
    "Transfer-Encoding",
    "Accept-Encoding",
    "Range",
    "Upgrade",
    "Sec-WebSocket-Key",
    "Sec-WebSocket-Version",
    "Sec-WebSocket-Protocol",
    "Sec-WebSocket-Extensions",
]
NAME = b'{"name": "Ada"}'
RENAME = "PUT /api/me", {"Connection": b"close", "Content-Type": b"application/json"}, NAME
INVITATION = "GET /api/tables/0a/invitation", {"Connection": b"close"}, b""
SOCKET = (
    "GET /api/lobby/socket",
    {
        "Connection": b"Upgrade, close",
        "Upgrade": b"websocket",
        "Sec-WebSocket-Key": b"dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": b"13",
    },
    b"",
)


@pytest.fixture(scope="module", params=[None, "https://games.example/arcus"], ids=["alone", "behind a proxy"])
async def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Arcus]:
    """A server with a real port, which reads headers as it does for anybody."""
    database = sqlite_file(tmp_path_factory.mktemp("headers") / "arcus.sqlite")
    async with listening(database, public_url=request.param) as arcus:
        yield arcus


async def status(site: Arcus, kind: tuple[str, dict[str, bytes], bytes], **headers: bytes) -> tuple[int, bytes]:
    """Send a request with these headers as they are, and return the status and the rest of the answer."""
    start, given, body = kind
    port = int(site.url.rpartition(":")[2])
    length = {"Content-Length": b"%d" % len(body)} if body else {}
    lines = {"Host": b"127.0.0.1:%d" % port, **length, **given, **headers}
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = b"".join(b"%b: %b\r\n" % (name.encode(), value) for name, value in lines.items())
    writer.write(f"{start} HTTP/1.1\r\n".encode() + head + b"\r\n" + body)
    try:
        answer = await asyncio.wait_for(reader.readuntil(b"\r\n"), 60)
        code = int(answer.split()[1])
        return code, b"" if code == 101 else await asyncio.wait_for(reader.read(), 60)
    finally:
        writer.close()


@pytest.mark.parametrize("header", HEADERS)
async def test_no_header_makes_the_server_fail(site: Arcus, header: str, caplog: pytest.LogCaptureFixture) -> None:
    """`Origin: http://[` was answered with 500 and a traceback in the log, and some WebSockets with nothing."""
    with capture_logs() as logs, caplog.at_level(logging.ERROR):
        for kind in (RENAME, INVITATION, SOCKET):
            for value in VALUES:
                if kind is RENAME and header == "Content-Length" and value == VALUES[-1]:
                    continue  # the rest of the body is waited for
                code, _ = await status(site, kind, **{header: value})
                assert code < 500, (kind[0], value)
    assert [line for line in logs if line["log_level"] in ("error", "critical")] == []
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize("origin", [b"http://[", b"null", b"", b"https://evil.example"], ids=repr)
async def test_an_origin_that_is_none_is_refused_with_a_sentence(site: Arcus, origin: bytes) -> None:
    for host in ({}, {"Host": b""}):
        code, answer = await status(site, RENAME, Origin=origin, **host)
        assert code == 403
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["refused"] == "server-not-from-there"


@pytest.mark.parametrize("header", ["Sec-WebSocket-Key", "Sec-WebSocket-Version", "Content-Length"])
async def test_a_handshake_that_cannot_be_read_is_refused_with_a_sentence(site: Arcus, header: str) -> None:
    code, answer = await status(site, SOCKET, **{header: b"5" if header == "Content-Length" else b"\xff"})
    assert code == 400
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["refused"] == "server-unreadable"
