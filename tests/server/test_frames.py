"""Messages are written to a socket as WebSocket frames, without the framework's help."""

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from arcus.protocol import Gone, decode_message
from arcus.server.connection import MOST_UNREAD, Connection
from arcus.server.rate_limits import Bucket
from arcus.server.store import Person
from arcus.server.uvicorn_protocols import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_of_any_size_is_read_back_as_its_text(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://arcus.test/"), state=State.OPEN)
    client.receive_data(text_frame(b"x" * size) + text_frame(b"next"))
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [(frame.opcode, frame.fin) for frame in frames] == [(Opcode.TEXT, True)] * 2
    assert [bytes(frame.data) for frame in frames] == [b"x" * size, b"next"]


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
