"""uvicorn's protocols with limits: each connection is counted, and refused or closed with a reason.

uvicorn fails on WebSocket headers that are not ASCII, and never answers a handshake with a body. To send a message
through the framework costs several times as much as the message itself, so there is a shortcut here.
"""

import asyncio
import re
import struct
from typing import Any, ClassVar, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from arcus.protocol import Problem, Refused, encode
from arcus.server.connection_limits import Gate, Peer, Wait

HEADERS = "Content-Type: application/json\r\nConnection: close\r\n"
WRITE = "arcus.write"
"""Key of the scope's state: a `connection.Write`, which writes a text message to the socket."""
RECEIVE = "arcus.receive"
"""Key of the scope's state: ASGI's `receive`, without the hooks of the framework."""
TEXT = 0x81  # the first byte of a frame that is a whole text message
LARGEST_FRAME = 32 * 1024
MOST_WAITING = 8  # unanswered messages, after which reading pauses
NOT_ASCII = re.compile(rb"(?im)^sec-websocket-[a-z]+:[^\r\n]*[^\x00-\x7f]")
LATE = Refused("server-unreadable", "expected a whole request within 10 seconds, and its body within 30; send it anew")


def text_frame(text: bytes) -> bytes:
    """Return the frame that a server sends for a text message."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", TEXT, size) + text
    if size < 65_536:
        return struct.pack("!BBH", TEXT, 126, size) + text
    return struct.pack("!BBQ", TEXT, 127, size) + text


def _response(status: str, refused: Refused) -> bytes:
    """Return a whole response, after which the connection is closed."""
    body = encode(Problem(refused.message, refused.detail))
    retry = "" if status.startswith("400") else "Retry-After: 10\r\n"
    return f"HTTP/1.1 {status}\r\n{HEADERS}{retry}Content-Length: {len(body)}\r\n\r\n".encode() + body


class GuardedHttp(H11Protocol):
    """An HTTP connection, counted by the gate."""

    gate: ClassVar[Gate]
    peer: Peer
    refusal: Refused | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # narrowed by uvicorn too
        """Admit a connection, or prepare to refuse it."""
        super().connection_made(transport)
        try:
            self.peer = self.gate.enter(self.client[0] if self.client else "", self._give_up)
        except Refused as refused:
            self.refusal = refused
            self.peer = self.gate.turn_away(self._give_up)
            if not self.gate.is_patient():
                self._turn_away(refused)

    def data_received(self, data: bytes) -> None:
        """Read a request, or refuse it."""
        if self.refusal is not None:
            self._turn_away(self.refusal)
            return
        super().data_received(data)
        self._update_wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Switch to the WebSocket protocol, with the same peer."""
        super().handle_websocket_upgrade(event)
        cast(GuardedSocket, self.transport.get_protocol()).peer = self.peer
        self.gate.waits_for(self.peer, Wait.NOTHING)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._update_wait()

    def pause_writing(self) -> None:
        """Wait for the client to read."""
        super().pause_writing()
        self.gate.waits_for(self.peer, Wait.READING)

    def resume_writing(self) -> None:
        """Resume after the client has read."""
        super().resume_writing()
        self.gate.waits_for(self.peer, Wait.NOTHING)
        self._update_wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the peer from the gate."""
        self.gate.leave(self.peer)
        super().connection_lost(exc)

    def _update_wait(self) -> None:
        """Set what the server waits for on this connection."""
        if self.peer.wait is not Wait.READING and not isinstance(self.transport.get_protocol(), GuardedSocket):
            state = self.conn.their_state
            wait = {h11.IDLE: Wait.REQUEST, h11.SEND_BODY: Wait.BODY}.get(state, Wait.NOTHING)
            self.gate.waits_for(self.peer, wait)

    def _turn_away(self, refused: Refused) -> None:
        """Send the refusal, and close."""
        if not self.transport.is_closing():
            status = "503 Service Unavailable" if refused.message == "server-overloaded" else "429 Too Many Requests"
            self.transport.write(_response(status, refused))
            self.transport.close()

    def _give_up(self) -> None:
        """Close a late connection, with a response if a request has begun."""
        is_answered = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        has_begun = self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        if self.peer.wait is Wait.READING or is_answered:
            self.transport.abort()
            return
        if has_begun:
            self.transport.write(_response("408 Request Timeout", LATE))
        self.transport.close()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket; a bad handshake is answered with status 400."""

    gate: ClassVar[Gate]
    peer: Peer

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self._heard = self.loop.time()
        """When the last data came."""

    def data_received(self, data: bytes) -> None:
        """Receive data; the first call has the whole handshake."""
        self._heard = self.loop.time()
        if not self.handshake_initiated and NOT_ASCII.search(data):
            self._refuse("the Sec-WebSocket headers must be ASCII")
            return
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            self._refuse(f"the WebSocket handshake can't be read ({self.conn.handshake_exc})")

    def send_receive_event_to_app(self) -> None:
        """Queue a message for the application; pause reading when several wait, and not with each one."""
        was_paused, self.read_paused = self.read_paused, True  # so that uvicorn does not pause
        super().send_receive_event_to_app()
        self.read_paused = was_paused or self.queue.qsize() > MOST_WAITING
        if self.read_paused and not was_paused:
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        """Offer the application shortcuts to write and receive messages."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"].update({WRITE: self.write_text, RECEIVE: self.receive})

    def write_text(self, text: bytes) -> int:
        """Write a text message, unless the socket is closing; return how many bytes the client has not read yet."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(text_frame(text))
        return self.transport.get_write_buffer_size()

    def send_keepalive_ping(self) -> None:
        """Ping a client that has been silent for a whole interval; one that plays shows that its line is alive."""
        left = (self.ping_interval or 0) - (self.loop.time() - self._heard)
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def _refuse(self, detail: str) -> None:
        self.transport.write(_response("400 Bad Request", Refused("server-unreadable", detail)))
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the peer from the gate."""
        self.gate.leave(self.peer)
        super().connection_lost(exc)


def guarded(gate: Gate) -> dict[str, Any]:
    """Return uvicorn's settings `http` and `ws` for connections that a gate limits."""
    http = type("GuardedHttp", (GuardedHttp,), {"gate": gate})
    return {"http": http, "ws": type("GuardedSocket", (GuardedSocket,), {"gate": gate})}
