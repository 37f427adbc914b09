"""Connections that do nothing keep nobody out, and who is refused is told why."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from arcus.cli.serve import connections
from arcus.core.game import UsageError
from arcus.protocol import Refused
from arcus.server.connection_limits import MOST_EACH, MOST_IDLE_EACH, MOST_TURNED_AWAY, Gate, Wait, room_for_connections
from arcus.server.settings import sqlite_file
from arcus.server.sockets import MOST_SOCKETS
from tests.server.client import Player
from tests.server.inprocess import Arcus, listening, running
from tests.server.manual import ManualClock
from tests.server.servers import PATIENCE, until

REQUEST = b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture(scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Arcus]:
    """A server with limits that is reached by a port."""
    database = sqlite_file(tmp_path_factory.mktemp("gate") / "arcus.sqlite")
    async with listening(database, limits=True) as arcus:
        yield arcus


def gate_of(site: Arcus) -> Gate:
    """Return the gate of a server."""
    gate: Gate = site.app.state.gate
    return gate


def waited_for(site: Arcus) -> set[Wait]:
    """Return what a server waits for."""
    return {peer.wait for peer in gate_of(site)._peers}


def has_begun(site: Arcus) -> bool:
    """Return whether a server has received a part of a request."""
    found: Any = [peer.close for peer in gate_of(site)._peers]
    return any(close.__self__.conn.trailing_data[0] for close in found)


class Line:
    """A connection that a test writes to byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, data: bytes) -> None:
        """Send some bytes."""
        self._writer.write(data)
        await self._writer.drain()

    async def answer(self) -> tuple[int, str]:
        """Return the status of the next response, and its reason if it is a refusal."""
        async with asyncio.timeout(PATIENCE):
            head = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
            body = json.loads(await self._reader.readexactly(length))
        return int(head.split()[1]), body.get("refused", "")

    async def rest(self) -> bytes:
        """Return what comes until the server closes the connection."""
        async with asyncio.timeout(PATIENCE):
            return await self._reader.read()

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


@contextlib.asynccontextmanager
async def lines(site: Arcus, count: int) -> AsyncIterator[list[Line]]:
    """Open connections, and close them at the end."""
    before, port = len(gate_of(site)), int(site.url.rpartition(":")[2])
    opened = [Line(*await asyncio.open_connection("127.0.0.1", port)) for _ in range(count)]
    await until(lambda: len(gate_of(site)) >= min(before + count, before + MOST_IDLE_EACH, gate_of(site).most))
    try:
        yield opened
    finally:
        for line in opened:
            line.close()
        await until(lambda: len(gate_of(site)) <= before)


async def test_a_connection_without_a_request_is_closed(site: Arcus) -> None:
    """A thousand of them stayed for ever, and nobody else came in."""
    async with lines(site, 3) as idle:
        await site.clock.advance(Wait.REQUEST.value - 0.1)
        await idle[0].send(REQUEST)
        assert await idle[0].answer() == (200, "")
        await site.clock.advance(1)
        assert [await line.rest() for line in idle[1:]] == [b"", b""]
        await idle[0].send(REQUEST)
        assert await idle[0].answer() == (200, "")


@pytest.mark.parametrize(
    ("data", "wait"),
    [
        (b"GET / HTTP/1.1\r\nHos", Wait.REQUEST),
        (b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{", Wait.BODY),
    ],
    ids=["half its headers", "half its body"],
)
async def test_a_request_that_comes_too_slowly_is_refused(site: Arcus, data: bytes, wait: Wait) -> None:
    async with lines(site, 1) as (line,):
        await line.send(data)
        await until(lambda: wait in waited_for(site) and (wait is Wait.BODY or has_begun(site)))
        await site.clock.advance(wait.value)
        assert await line.answer() == (408, "server-unreadable")
        assert await line.rest() == b""


async def test_one_byte_does_not_keep_a_connection_open(site: Arcus) -> None:
    """After a first request, one byte of the next kept a connection open for ever."""
    async with lines(site, 1) as (line,):
        await line.send(REQUEST)
        assert await line.answer() == (200, "")
        await line.send(b"G")
        await until(lambda: has_begun(site))
        await site.clock.advance(Wait.REQUEST.value)
        assert await line.answer() == (408, "server-unreadable")
        assert await line.rest() == b""


async def test_an_address_has_a_limited_number_of_idle_connections(site: Arcus) -> None:
    async with lines(site, MOST_IDLE_EACH + 1) as opened:
        await opened[-1].send(REQUEST)
        assert await opened[-1].answer() == (429, "server-too-many-connections")
        opened[0].close()
        await until(lambda: len(gate_of(site)) < MOST_IDLE_EACH)
        async with httpx.AsyncClient(base_url=site.url) as http:
            assert (await http.get("/health/live")).status_code == 200


async def test_a_full_server_says_so(tmp_path: Path) -> None:
    """Newcomers waited without an answer, and the log said nothing."""
    async with listening(sqlite_file(tmp_path / "arcus.sqlite"), connections=3) as site:
        with capture_logs() as logs:
            async with lines(site, 3):
                async with lines(site, 1) as (late,):
                    await late.send(REQUEST)
                    assert await late.answer() == (503, "server-overloaded")
                with pytest.raises(InvalidStatus, match="503"):
                    await connect(f"{site.url.replace('http', 'ws', 1)}/api/lobby/socket")
        refused = [line for line in logs if line["event"] == "connections refused"]
        assert [(line["why"], line["connections"], line["most"]) for line in refused] == [("server-overloaded", 3, 3)]
        async with httpx.AsyncClient(base_url=site.url) as http:
            assert (await http.get("/health/live")).status_code == 200


async def test_who_does_not_even_send_a_request_is_refused_in_bounded_numbers(tmp_path: Path) -> None:
    async with (
        listening(sqlite_file(tmp_path / "arcus.sqlite"), connections=1) as site,
        lines(site, 1),
        lines(site, MOST_TURNED_AWAY + 1) as late,
    ):
        assert (await late[-1].answer())[0] == 503  # at once
        await site.clock.advance(Wait.REFUSED.value)
        assert await late[0].rest() == b""


async def test_sockets_are_counted_and_make_room_when_they_close(site: Arcus) -> None:
    gate = gate_of(site)
    async with Player(site.url, "Ada") as ada:
        await ada.enter(await ada.open(game="rainbow", seats=2))
        await ada.http.aclose()
        await until(lambda: [peer.wait for peer in gate._peers] == [Wait.NOTHING])
        await site.clock.advance(100)
        assert (await ada.ask("ping"))["type"] == "pong"
    await until(lambda: len(gate) == 0)
    assert not gate._of
    assert not gate._idle_of


async def test_a_socket_too_many_is_told_to_come_later(emptied: str) -> None:
    async with running(emptied, limits=True) as server, Player(server, "Ada") as ada:
        server.context.sockets["127.0.0.1"] = MOST_SOCKETS
        socket = await server.connect("/api/lobby/socket", {"Cookie": ada.cookie})
        assert json.loads(await socket.recv())["refused"] == "server-too-many-connections"
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "server-too-many-connections")


# -- the gate alone


def nothing() -> None:
    """Close nothing."""


def test_an_address_has_a_limited_number_of_connections() -> None:
    gate = Gate(ManualClock(), most=1000)
    for _ in range(MOST_EACH):
        gate.waits_for(gate.enter("2001:db8::1", nothing), Wait.NOTHING)
    with pytest.raises(Refused, match="256 connections"):
        gate.enter("2001:db8::2", nothing)
    gate.enter("2001:db8:1::1", nothing)


def test_the_proxy_has_as_many_connections_as_it_needs() -> None:
    gate = Gate(ManualClock(), most=1000, proxy="127.0.0.1")
    for _ in range(1000):
        gate.enter("127.0.0.1", nothing)
    with pytest.raises(Refused, match="1000 connections"):
        gate.enter("127.0.0.1", nothing)


def test_a_proxy_may_be_a_network() -> None:
    gate = Gate(ManualClock(), most=1000, proxy="172.30.0.0/24")
    for _ in range(MOST_EACH + 1):
        gate.enter("172.30.0.7", nothing)
    for _ in range(MOST_EACH):
        gate.waits_for(gate.enter("172.30.1.7", nothing), Wait.NOTHING)
    with pytest.raises(Refused, match="256 connections"):
        gate.enter("172.30.1.7", nothing)


async def test_a_client_that_does_not_read_its_answer_is_cut_off() -> None:
    clock, cut = ManualClock(), list[str]()
    gate = Gate(clock, most=10)
    reads_not = gate.enter("192.0.2.1", lambda: cut.append("reads not"))
    reads = gate.enter("192.0.2.1", lambda: cut.append("reads"))
    watching = asyncio.create_task(gate.keep_watch())
    await asyncio.sleep(0)
    for peer in (reads_not, reads):
        gate.waits_for(peer, Wait.READING)
    await clock.advance(59)
    gate.waits_for(reads, Wait.NOTHING)
    assert cut == []
    await clock.advance(1)
    watching.cancel()
    assert cut == ["reads not"]


def test_the_log_says_once_in_ten_seconds_how_many_were_refused() -> None:
    clock = ManualClock()
    gate = Gate(clock, most=0)
    with capture_logs() as logs:
        for seconds in (0, 1, 8, 1, 1):
            clock._now += seconds
            with pytest.raises(Refused):
                gate.enter("192.0.2.1", nothing)
    assert [line["count"] for line in logs] == [1, 3]


def test_there_is_room_for_as_many_connections_as_the_system_allows() -> None:
    assert room_for_connections() >= 16
    with pytest.raises(UsageError, match="--connections must be at most"):
        connections(65_376 + 1)
