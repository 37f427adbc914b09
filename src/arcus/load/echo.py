"""A server with rules and database taken out: it answers at once, and sends the same bytes to the same readers,
who come and go with every game as those of a real table do.

What a durable server reaches beside it says what rules and durability cost.
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

from arcus.server.connection import Bucket, Connection
from arcus.server.sockets import serve_socket
from arcus.server.store import Person, new_id


class _Asked(msgspec.Struct):
    type: str
    id: int


class _Setup(msgspec.Struct):
    seats: int


class EchoTable:
    """Seats that take turns, so many times a game, and nothing else."""

    def __init__(self, seats: int, size: int, length: int) -> None:
        self.seats = seats
        self.size = size
        self.left = length
        self.readers: dict[int, Connection] = {}
        self.decision = 0
        self.phase = "gathering"
        self.next: str | None = None
        self._is_due = False

    def update(self, seat: int) -> bytes:
        """An update of the right size, which asks one seat for a move."""
        is_asked = self.phase == "playing" and self.decision % self.seats == seat
        seats = [{"decided": False, "to_act": True, "present": each in self.readers} for each in range(self.seats)]
        info = {"phase": self.phase, "next": self.next, "seats": seats}
        body = {"type": "update", "table": info, "you": {"facing": seat, "draft": []}}
        body["view"] = {"decision": self.decision, "moves": [{"number": 0}] if is_asked else []}
        text = msgspec.json.encode(body)
        return text[:-1] + b',"pad":"' + b"x" * max(0, self.size - len(text)) + b'"}'

    def tell_all(self) -> None:
        """Send everybody what a table would."""
        self._is_due = False
        for seat, reader in self.readers.items():
            reader.tell_bytes(self.update(seat))

    def enter(self, reader: Connection) -> int:
        """Somebody takes the first seat that is free; all hear of it."""
        seat = next(each for each in range(self.seats) if each not in self.readers)
        self.readers[seat] = reader
        reader.tell_bytes(self.update(seat))
        self._tell_soon()
        return seat

    def leave(self, seat: int) -> None:
        """Somebody is gone."""
        del self.readers[seat]
        self._tell_soon()

    def _tell_soon(self) -> None:
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_later(0.05, self.tell_all)

    def play(self) -> None:
        """A move, and the game is over with its last."""
        self.decision += 1
        self.left -= 1
        if self.left == 0:
            self.phase = "over"


class EchoHouse:
    """All tables; their games have so many moves on average, and updates so many bytes."""

    def __init__(self, size: int, length: int) -> None:
        self.size = size
        self.length = length
        self.tables: dict[str, EchoTable] = {}

    def open(self, seats: int, is_new: bool = True) -> str:
        """A table; those that are new are at any point of their first game, so that not all end at once."""
        name = new_id()
        length = 1 + secrets.randbelow(self.length) if is_new and self.length else self.length
        self.tables[name] = EchoTable(seats, self.size, length)
        return name

    def ask(self, table: EchoTable, kind: str) -> None:
        """Do what is asked for, and tell everybody."""
        if kind == "play":
            table.play()
        elif kind == "begin":
            table.phase = "playing"
        elif kind == "rematch":
            table.next = self.open(table.seats, is_new=False)
        else:
            return
        table.tell_all()


def make_echo(size: int, length: int) -> Litestar:
    """The application."""
    house = EchoHouse(size, length)

    @put("/api/me")
    async def put_me() -> Response[dict[str, str]]:
        """Anybody is welcome."""
        response = Response({"name": "echo"})
        response.set_cookie("arcus", new_id())
        return response

    @post("/api/tables")
    async def post_table(data: JSONBody[_Setup]) -> dict[str, str]:
        """A table."""
        return {"id": house.open(data.seats)}

    @websocket("/api/tables/{name:str}/socket")
    async def table_socket(socket: WebSocket[Any, Any, Any], name: FromPath[str]) -> None:
        """A place at a table."""
        await socket.accept()
        table = house.tables[name]
        connection = Connection(Person("", "", False, 0), socket.send_text, Bucket(1e9, 1e9))
        seat = table.enter(connection)
        try:
            await serve_socket(socket, connection, _listen(socket, connection, house, table))
        finally:
            table.leave(seat)

    return Litestar([put_me, post_table, table_socket], logging_config=None, openapi_config=None)


async def _listen(socket: WebSocket[Any, Any, Any], connection: Connection, house: EchoHouse, table: EchoTable) -> None:
    decode = msgspec.json.Decoder(_Asked).decode
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            asked = decode(await socket.receive_text())
            connection.tell_bytes(b'{"type":"answer","id":%d}' % asked.id)
            house.ask(table, asked.type)


def main() -> None:
    """`python -m arcus.load.echo PORT SIZE LENGTH`: bytes of an update, moves of a game (0: it never ends)."""
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
