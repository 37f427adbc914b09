"""An echo server: the protocol of a table without rules and without a database.

It answers at once and sends updates of a fixed size; players come and go with every game, as at a real table. The
difference between its throughput and that of a real server is the cost of rules and durability.
"""

import asyncio
import contextlib
import secrets
import sys
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, Response, WebSocket, post, put, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody

from arcus import protocol

DELAY = 0.05  # seconds: arrivals and departures within it share one update


class _Request(msgspec.Struct):
    """The fields of a request that the echo reads; decoding less keeps it light."""

    type: str
    id: int


class _Setup(msgspec.Struct):
    seats: int


class Outbox:
    """Messages to one socket, in order."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()

    def put(self, text: bytes) -> None:
        """Queue a message."""
        self._queue.put_nowait(text)

    async def send_to(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Send queued messages until cancelled."""
        while True:
            await socket.send_text(await self._queue.get())


class EchoTable:
    """Seats that take turns until the last of `length` moves."""

    def __init__(self, seats: int, size: int, length: int) -> None:
        self.seats = seats
        self.size = size
        self.moves_left = length
        self.readers: dict[int, Outbox] = {}
        self.decision = 0
        self.to_come = seats
        """The number of seats of a rematch that are still free."""
        self.phase = "gathering"
        self.next: str | None = None
        self._is_scheduled = False

    def update(self, seat: int, answer: int | None = None) -> bytes:
        """Return a seat's update, padded to `size` bytes; it offers a move to the seat whose turn it is."""
        is_turn = self.phase == "playing" and self.decision % self.seats == seat
        body: dict[str, Any] = {"type": "update"}
        if answer is not None:
            body["answer"] = answer
        body["table"] = {"phase": self.phase, "next": self.next}
        body["seats"] = [{"decided": False, "present": each in self.readers} for each in range(self.seats)]
        body["you"] = {"facing": seat, "draft": []}
        body["view"] = {"decision": self.decision, "moves": [{"number": 0}] if is_turn else []}
        text = protocol.encode(body)
        return text[:-1] + b',"pad":"' + b"x" * max(0, self.size - len(text)) + b'"}'

    def broadcast(self, asker: int | None = None, answer: int | None = None) -> None:
        """Send an update to every reader; that of the seat that asked carries the answer."""
        self._is_scheduled = False
        for seat, reader in self.readers.items():
            reader.put(self.update(seat, answer if seat == asker else None))

    def enter(self, reader: Outbox) -> int:
        """Give a reader the first free seat and return it."""
        seat = next(each for each in range(self.seats) if each not in self.readers)
        self.readers[seat] = reader
        reader.put(self.update(seat))
        self._broadcast_soon()
        return seat

    def leave(self, seat: int) -> None:
        """Free a seat."""
        del self.readers[seat]
        self._broadcast_soon()

    def _broadcast_soon(self) -> None:
        if not self._is_scheduled:
            self._is_scheduled = True
            asyncio.get_running_loop().call_later(DELAY, self.broadcast)

    def play(self) -> None:
        """Count a move; the last one ends the game."""
        self.decision += 1
        self.moves_left -= 1
        if self.moves_left == 0:
            self.phase = "over"


class EchoTables:
    """All tables of an echo server: `size` bytes for each update, `length` moves for each game, 0 for no end."""

    def __init__(self, size: int, length: int) -> None:
        self.size = size
        self.length = length
        self.tables: dict[str, EchoTable] = {}
        self.rematches: set[EchoTable] = set()
        """Tables that begin as soon as all their players have come."""

    def open(self, seats: int, is_first: bool = True) -> str:
        """Open a table and return its id; first games have a random number of moves, so that not all end at once."""
        name = secrets.token_hex(12)
        length = 1 + secrets.randbelow(self.length) if is_first and self.length else self.length
        self.tables[name] = EchoTable(seats, self.size, length)
        return name

    def handle(self, table: EchoTable, kind: str) -> bool:
        """Execute a request; return whether it changed the table."""
        if kind == "play":
            table.play()
        elif kind == "begin":
            table.phase = "playing"
        elif kind == "sit" and table in self.rematches:
            table.to_come -= 1
            if table.to_come:
                return False
            table.phase = "playing"
        elif kind == "rematch":
            table.next = self.open(table.seats, is_first=False)
            self.rematches.add(self.tables[table.next])
        else:
            return False
        return True


def make_echo(size: int, length: int) -> Litestar:
    """Return an echo server as an ASGI application."""
    tables = EchoTables(size, length)

    @put("/api/me")
    async def put_me() -> Response[dict[str, str]]:
        """Set a cookie."""
        response = Response({"name": "echo"})
        response.set_cookie("arcus", secrets.token_hex(12))
        return response

    @post("/api/tables")
    async def post_table(data: JSONBody[_Setup]) -> dict[str, str]:
        """Open a table."""
        return {"id": tables.open(data.seats)}

    @websocket("/api/tables/{name:str}/socket")
    async def table_socket(socket: WebSocket[Any, Any, Any], name: FromPath[str]) -> None:
        """Connect a player to a table."""
        await socket.accept()
        table, outbox = tables.tables[name], Outbox()
        seat = table.enter(outbox)
        sending = asyncio.create_task(outbox.send_to(socket))
        try:
            await _receive(socket, seat, tables, table)
        finally:
            table.leave(seat)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    return Litestar([put_me, post_table, table_socket], logging_config=None, openapi_config=None)


async def _receive(socket: WebSocket[Any, Any, Any], seat: int, tables: EchoTables, table: EchoTable) -> None:
    """Answer requests until the client disconnects."""
    decode = msgspec.json.Decoder(_Request).decode
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            request = decode(await socket.receive_text())
            if tables.handle(table, request.type):
                table.broadcast(seat, request.id)
            else:
                table.readers[seat].put(protocol.encode(protocol.Answer(request.id)))


def main() -> None:
    """Run `python -m arcus.loadtest.echo PORT SIZE LENGTH`: bytes of an update, moves of a game (0: it never ends)."""
    port, size, length = map(int, sys.argv[1:4])
    uvicorn.run(
        make_echo(size, length),
        port=port,
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        backlog=2048,
    )


if __name__ == "__main__":
    main()
