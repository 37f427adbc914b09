"""The list of public records: reading it changes nothing, and a large answer holds up nobody."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from arcus.server.record_feed import LIST, PAGE, SLICE
from arcus.server.schema import records
from arcus.server.store import Store
from tests.server.inprocess import HOST, Arcus, running

Message = dict[str, Any]


def write_records(store: Store, count: int, places: bool = True) -> list[bytes]:
    """Write records of public games and return them; without places they are not listed yet."""
    kept = [b'{"n":%d,"x":"%b"}' % (number, b"%d" % number * 800) for number in range(1, count + 1)]
    rows = [
        {"table_id": f"t{number}", "game": "red7", "ended": number, "public": True, "record": record}
        | {"number": number if places else None}
        for number, record in enumerate(kept, 1)
    ]
    with store.begin() as connection:
        connection.execute(records.insert(), rows)
    return kept


class Download:
    """A request whose answer a test takes message by message."""

    def __init__(self, server: Arcus, query: str = "", host: str = "192.0.2.1") -> None:
        self.server = server
        self.query = query
        self.host = host
        self.messages: list[Message] = []
        self.may_go_on = asyncio.Event()
        self.has_begun = asyncio.Event()
        self.on_message: Callable[[Message], None] = self.messages.append
        self._is_asked = False
        self._is_over = asyncio.Event()

    @property
    def body(self) -> bytes:
        """What has come so far."""
        return b"".join(message.get("body", b"") for message in self.messages)

    async def run(self, **headers: str) -> None:
        """Send the request, and take the answer once `may_go_on` is set."""
        given = {"host": HOST, **{name.replace("_", "-"): value for name, value in headers.items()}}
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": "/api/records",
            "raw_path": b"/api/records",
            "query_string": self.query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in given.items()],
            "client": (self.host, 5000),
            "server": (HOST, 80),
            "state": {},
        }
        app: Any = self.server.app
        await app(scope, self._receive, self._send)

    async def _receive(self) -> Message:
        if not self._is_asked:
            self._is_asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._is_over.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        self.on_message(message)
        self.has_begun.set()
        await self.may_go_on.wait()
        if message["type"] == "http.response.body" and not message.get("more_body"):
            self._is_over.set()


async def test_reading_the_list_writes_nothing(emptied: str) -> None:
    """Whoever asked for records gave new ones their places, under a lock that kept everybody else from writing."""
    async with running(emptied) as server, server.http() as http:
        kept = write_records(server.store, 3, places=False)
        answer = await http.get("/api/records")
        assert (answer.content, answer.headers["Arcus-After"]) == (b"", "0")
        with server.store.begin():  # nobody else can write now
            assert (await http.get("/api/records")).status_code == 200
        await server.clock.advance(LIST)
        answer = await http.get("/api/records")
        assert answer.content.splitlines() == kept
        assert answer.headers["Arcus-After"] == "3"


async def test_pages_of_the_list_continue_where_the_last_one_ended(emptied: str) -> None:
    async with running(emptied) as server, server.http() as http:
        kept = write_records(server.store, 2 * SLICE + 5)
        found: list[bytes] = []
        after = "0"
        while lines := (
            await http.get("/api/records", params={"after": after, "most": SLICE + 3})
        ).content.splitlines():
            assert len(lines) <= SLICE + 3
            found += lines
            after = str(len(found))
        assert found == kept
        assert (await http.get("/api/records", params={"game": "kobito"})).content == b""


@pytest.mark.parametrize("most", [PAGE + 1, 1000, 0])
async def test_a_page_that_is_too_large_is_refused(emptied: str, most: int) -> None:
    """A thousand records in one answer held up everybody for most of a second."""
    async with running(emptied) as server, server.http() as http:
        answer = await http.get("/api/records", params={"most": most})
    assert answer.status_code == 400
    assert answer.json()["refused"] == "server-unreadable"
    assert "most" in answer.json()["detail"]
    assert str(PAGE if most else 1) in answer.json()["detail"]


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
async def test_others_are_served_between_two_slices_of_an_answer(emptied: str, encoding: str) -> None:
    """The answer was joined and compressed in one go, and nobody else was served meanwhile."""
    async with running(emptied) as server:
        kept = write_records(server.store, PAGE)
        served: list[int] = []
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        def take(message: Message) -> None:
            download.messages.append(message)
            served.append(turns)

        download = Download(server)
        download.may_go_on.set()
        download.on_message = take
        beside = asyncio.create_task(others())
        try:
            await download.run(accept_encoding=encoding)
        finally:
            beside.cancel()
    bodies = [message["body"] for message in download.messages if message.get("body")]
    assert len(bodies) >= PAGE // SLICE
    assert max(map(len, bodies)) <= 2 * SLICE * max(map(len, kept))
    slices = served[1 : PAGE // SLICE + 1]
    assert slices == sorted(set(slices))
    whole = gzip.decompress(download.body) if encoding == "gzip" else download.body
    assert whole.splitlines() == kept


async def test_an_address_has_two_downloads_at_a_time(emptied: str) -> None:
    """Four connections that asked for records kept all others waiting."""
    async with running(emptied, limits=True) as server:
        write_records(server.store, PAGE)
        slow = [Download(server) for _ in range(2)]
        tasks = [asyncio.create_task(each.run()) for each in slow]
        for each in slow:
            await each.has_begun.wait()
        assert await refused(Download(server)) == (429, "server-too-often")
        elsewhere = Download(server, host="192.0.2.2")
        elsewhere.may_go_on.set()
        await elsewhere.run()
        assert elsewhere.messages[0]["status"] == 200
        for each in slow:
            each.may_go_on.set()
        await asyncio.gather(*tasks)
        again = Download(server)
        again.may_go_on.set()
        await again.run()
        assert again.messages[0]["status"] == 200


async def test_all_addresses_together_have_sixteen_downloads_at_a_time(emptied: str) -> None:
    async with running(emptied, limits=True) as server:
        slow = [Download(server, host=f"192.0.2.{number}") for number in range(16)]
        tasks = [asyncio.create_task(each.run()) for each in slow]
        for each in slow:
            await each.has_begun.wait()
        assert await refused(Download(server, host="192.0.2.99")) == (503, "server-overloaded")
        for each in slow:
            each.may_go_on.set()
        await asyncio.gather(*tasks)


async def refused(download: Download) -> tuple[int, str]:
    """Return status and reason of a refusal."""
    download.may_go_on.set()
    await download.run()
    return download.messages[0]["status"], httpx.Response(200, content=download.body).json()["refused"]


async def test_an_address_asks_for_twenty_pages_and_then_for_two_a_second(emptied: str) -> None:
    async with running(emptied, limits=True) as server, server.http() as http:
        answers = [(await http.get("/api/records")).status_code for _ in range(22)]
        assert answers == [200] * 20 + [429] * 2
        await server.clock.advance(1)
        answers = [(await http.get("/api/records")).status_code for _ in range(3)]
        assert answers == [200] * 2 + [429]
