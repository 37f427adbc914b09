"""Messages are read from a socket and written to it as WebSocket frames, without the framework's help."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, cast

import pytest
import uvicorn
from hypothesis import given, strategies as st
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from arcus.protocol import Gone, decode_message
from arcus.server.connection import MOST_UNREAD, Connection
from arcus.server.frames import FrameCutter, text_frame, text_of
from arcus.server.rate_limits import Bucket
from arcus.server.store import Person
from arcus.server.uvicorn_protocols import GuardedSocket


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_of_any_size_is_read_back_as_its_text(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://arcus.test/"), state=State.OPEN)
    client.receive_data(text_frame(b"x" * size) + text_frame(b"next"))
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [(frame.opcode, frame.fin) for frame in frames] == [(Opcode.TEXT, True)] * 2
    assert [bytes(frame.data) for frame in frames] == [b"x" * size, b"next"]


def sent(*messages: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    """Return messages as a client sends them: masked, a frame each."""
    return b"".join(Frame(opcode, each).serialize(mask=True) for each in messages)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536])
def test_a_text_of_any_size_is_read(size: int) -> None:
    frames = list(FrameCutter(100_000).cut(sent(b"x" * size, b"next")))
    assert [text_of(frame) for frame in frames] == ["x" * size, "next"]


@given(
    messages=st.lists(st.text(max_size=300).map(str.encode), max_size=4),
    cuts=st.lists(st.integers(0, 1300), max_size=6).map(sorted),
)
def test_frames_are_the_same_however_they_arrive(messages: list[bytes], cuts: list[int]) -> None:
    data, cutter = sent(*messages), FrameCutter(1000)
    parts = [data[start:end] for start, end in pairwise([0, *cuts, len(data) + 1300])]
    frames = [frame for part in parts for frame in cutter.cut(part)]
    assert [text_of(frame) for frame in frames] == [message.decode() for message in messages]


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.BINARY, b"x").serialize(mask=True),
        Frame(Opcode.PONG, b"x").serialize(mask=True),
        Frame(Opcode.CLOSE, b"").serialize(mask=True),
        Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True),
        bytes((0xC1, 0x81, 0, 0, 0, 0, 120)),
        Frame(Opcode.TEXT, b"x").serialize(mask=False),
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
    ],
    ids=["binary", "pong", "close", "a part", "an extension", "not masked", "not UTF-8"],
)
def test_other_frames_are_left_to_the_library(frame: bytes) -> None:
    assert list(FrameCutter(100).cut(frame)) == [frame]
    assert text_of(frame) is None


def test_a_frame_that_is_too_large_is_passed_on_before_it_is_complete() -> None:
    """Otherwise a client could fill the memory with one frame."""
    largest, larger = sent(b"x" * 100), sent(b"x" * 101)
    cutter = FrameCutter(100)
    assert list(cutter.cut(largest[:20])) == []
    assert list(cutter.cut(largest[20:])) == [largest]
    assert list(cutter.cut(larger[:20])) == [larger[:20]]
    assert text_of(larger[:20]) is None


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


class Written:
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        self.data = b""

    def write(self, data: bytes) -> None:
        """Keep it."""
        self.data += data

    def is_closing(self) -> bool:
        """Return that it is open."""
        return False


def test_only_a_client_that_has_been_silent_is_pinged() -> None:
    """A ping and its pong took the time of half a move, and those who had just moved were pinged too."""
    loop, transport = TurnedLoop(), Written()
    config = uvicorn.Config(lambda: None, ws_ping_interval=4, ws_ping_timeout=6, interface="asgi3", log_config=None)
    config.loaded_app, config.loaded = None, True
    socket = GuardedSocket(config, ServerState(), {}, _loop=loop)
    socket.transport, socket.handshake_initiated, socket.conn.state = cast(Any, transport), True, State.OPEN
    socket.start_keepalive()
    for _ in range(4):
        loop.turn(3)
        socket.data_received(sent(b"{}"))
    loop.turn(3.5)
    assert transport.data == b"", "pinged less than an interval after a message"
    loop.turn(0.5)
    assert transport.data[0] == 0x89, "not pinged after an interval of silence"
