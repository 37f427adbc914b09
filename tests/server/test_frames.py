"""Messages are written to a socket as WebSocket frames, without the framework's help, and it is pinged if need be."""

from collections.abc import Callable
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.uri import parse_uri

from arcus.protocol import Gone, decode_message
from arcus.server.connection import MOST_UNREAD, Connection
from arcus.server.rate_limits import Bucket
from arcus.server.store import Person
from arcus.server.uvicorn_protocols import MOST_WAITING, GuardedSocket, text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_of_any_size_is_read_back_as_its_text(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://arcus.test/"), state=State.OPEN)
    client.receive_data(text_frame(b"x" * size) + text_frame(b"next"))
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [(frame.opcode, frame.fin) for frame in frames] == [(Opcode.TEXT, True)] * 2
    assert [bytes(frame.data) for frame in frames] == [b"x" * size, b"next"]


def sent(*messages: bytes) -> bytes:
    """Return text messages as a client sends them: masked, a frame each."""
    return b"".join(Frame(Opcode.TEXT, each).serialize(mask=True) for each in messages)


@pytest.mark.parametrize(("unread", "is_gone"), [(MOST_UNREAD, False), (MOST_UNREAD + 1, True)])
def test_a_client_that_leaves_too_much_unread_is_disconnected_with_the_reason(unread: int, is_gone: bool) -> None:
    written: list[bytes] = []

    def write(text: bytes) -> int:
        written.append(text)
        return unread

    hung_up: list[bool] = []
    connection = Connection(Person("p0", "Ada", False, 0), write, Bucket(1, 1))
    connection.hang_up = lambda: hung_up.append(True)
    connection.send_bytes(b"update")
    connection.send_bytes(b"another")
    if is_gone:
        assert hung_up == [True]
        assert written[0] == b"update"
        assert [decode_message(text) for text in written[1:]] == [Gone("slow")]
    else:
        assert not hung_up
        assert written == [b"update", b"another"]


class TurnedLoop:
    """The part of an event loop that a socket's pings need, with a time that is turned by hand."""

    def __init__(self) -> None:
        self.now = 100.0
        self._due: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        """Return the time."""
        return self.now

    def call_later(self, delay: float, call: Callable[[], None]) -> None:
        """Call a function later; nothing is cancelled here."""
        self._due.append((self.now + delay, call))

    def turn(self, seconds: float) -> None:
        """Let time pass, and call what is due."""
        self.now += seconds
        due = [call for at, call in self._due if at <= self.now]
        self._due = [(at, call) for at, call in self._due if at > self.now]
        for call in due:
            call()


class Transport:
    """A transport that keeps what is written to it, and whether it is being read."""

    def __init__(self) -> None:
        self.data = b""
        self.is_read = True

    def write(self, data: bytes) -> None:
        """Keep it."""
        self.data += data

    def is_closing(self) -> bool:
        """Return that it is open."""
        return False

    def pause_reading(self) -> None:
        """Stop reading."""
        self.is_read = False

    def resume_reading(self) -> None:
        """Read again."""
        self.is_read = True


def open_socket(loop: TurnedLoop, transport: Transport) -> GuardedSocket:
    """Return a socket after its handshake."""
    config = uvicorn.Config(lambda: None, ws_ping_interval=4, ws_ping_timeout=6, interface="asgi3", log_config=None)
    config.loaded_app, config.loaded = None, True
    socket = GuardedSocket(config, ServerState(), {}, _loop=cast(Any, loop))
    client = ClientProtocol(parse_uri("ws://arcus.test/"))
    client.send_request(client.connect())
    for data in client.data_to_send():
        socket.conn.receive_data(data)
    [request] = socket.conn.events_received()
    assert isinstance(request, Request)
    socket.conn.send_response(socket.conn.accept(request))
    socket.conn.data_to_send()
    socket.transport, socket.handshake_initiated = cast(Any, transport), True
    return socket


def test_only_a_client_that_has_been_silent_is_pinged() -> None:
    """A ping and its pong took the time of half a move, and those who had just moved were pinged too."""
    loop, transport = TurnedLoop(), Transport()
    socket = open_socket(loop, transport)
    socket.start_keepalive()
    for _ in range(4):
        loop.turn(3)
        socket.data_received(sent(b"{}"))
    loop.turn(3.5)
    assert transport.data == b"", "pinged less than an interval after a message"
    loop.turn(0.5)
    assert transport.data[0] == 0x89, "not pinged after an interval of silence"


async def test_a_client_is_read_until_several_of_its_messages_wait() -> None:
    """Each message paused the reading and resumed it, with two system calls."""
    transport = Transport()
    socket = open_socket(TurnedLoop(), transport)
    socket.data_received(sent(*[b"{}"] * MOST_WAITING))
    assert transport.is_read
    socket.data_received(sent(b"last"))
    assert not transport.is_read
    received = [await socket.receive() for _ in range(MOST_WAITING + 1)]
    assert received[-1] == {"type": "websocket.receive", "text": "last"}
    assert transport.is_read
