"""A server with rules and database taken out: it answers at once, and sends the same bytes to the same readers.

What a durable server reaches beside it says what rules and durability cost.
"""

import sys
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, Response, WebSocket, post, put, websocket
from litestar.exceptions import WebSocketDisconnect

from arcus.server.connection import Bucket, Connection
from arcus.server.sockets import serve_socket
from arcus.server.store import Person, new_id


class _Asked(msgspec.Struct):
    type: str
    id: int


class _Setup(msgspec.Struct):
    seats: int


class EchoTable:
    """Seats that take turns, and nothing else."""

    def __init__(self, seats: int, size: int) -> None:
        self.seats = seats
        self.size = size
        self.readers: list[Connection] = []
        self.decision = 0
        self.is_begun = False

    def update(self, seat: int) -> bytes:
        """An update of the right size, which asks one seat for a move."""
        moves = [{"number": 0}] if self.is_begun and self.decision % self.seats == seat else []
        info = {"phase": "playing", "next": None, "seats": [{"decided": False, "to_act": True}] * self.seats}
        body = {"type": "update", "table": info, "you": {"facing": seat, "draft": []}}
        body["view"] = {"decision": self.decision, "moves": moves}
        text = msgspec.json.encode(body)
        return text[:-1] + b',"pad":"' + b"x" * max(0, self.size - len(text)) + b'"}'

    def tell_all(self) -> None:
        """Send everybody what a table would."""
        for seat, reader in enumerate(self.readers):
            reader.tell_bytes(self.update(seat))


def make_echo(size: int) -> Litestar:
    """The application; updates have so many bytes."""
    tables: dict[str, EchoTable] = {}

    @put("/api/me")
    async def put_me() -> Response[dict[str, str]]:
        """Anybody is welcome."""
        response = Response({"name": "echo"})
        response.set_cookie("arcus", new_id())
        return response

    @post("/api/tables")
    async def post_table(data: _Setup) -> dict[str, str]:
        """A table."""
        name = new_id()
        tables[name] = EchoTable(data.seats, size)
        return {"id": name}

    @websocket("/api/tables/{name:str}/socket")
    async def table_socket(socket: WebSocket[Any, Any, Any], name: str) -> None:
        """A place at a table."""
        await socket.accept()
        table = tables[name]
        connection = Connection(Person("", "", False, 0), socket.send_text, Bucket(1e9, 1e9))
        table.readers.append(connection)
        await serve_socket(socket, connection, _listen(socket, connection, table))

    return Litestar([put_me, post_table, table_socket], logging_config=None, openapi_config=None)


async def _listen(socket: WebSocket[Any, Any, Any], connection: Connection, table: EchoTable) -> None:
    decode = msgspec.json.Decoder(_Asked).decode
    try:
        while True:
            asked = decode(await socket.receive_text())
            connection.tell_bytes(b'{"type":"answer","id":%d}' % asked.id)
            if asked.type == "play":
                table.decision += 1
            table.is_begun = table.is_begun or asked.type == "begin"
            if asked.type in ("play", "begin"):
                table.tell_all()
    except WebSocketDisconnect:
        return


def main() -> None:
    """`python -m arcus.load.echo PORT SIZE`."""
    port, size = map(int, sys.argv[1:3])
    uvicorn.run(
        make_echo(size),
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
