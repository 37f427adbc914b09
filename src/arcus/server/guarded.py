"""uvicorn's protocols behind the gate: each connection is counted, and refused or closed with a reason."""

import asyncio
from typing import Any, ClassVar, cast

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from arcus.protocol import Problem, Refused
from arcus.server.gate import Gate, Guest, Wait
from arcus.server.handshake import CheckedSocket

HEADERS = "Content-Type: application/json\r\nRetry-After: 10\r\nConnection: close\r\n"
LATE = Refused("server-unreadable", "expected a whole request within 10 seconds, and its body within 30; send it anew")


class GuardedHttp(H11Protocol):
    """A connection that sends requests."""

    gate: ClassVar[Gate]
    guest: Guest
    refusal: Refused | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Let a connection in, or prepare to refuse it."""
        super().connection_made(transport)
        try:
            self.guest = self.gate.enter(self.client[0] if self.client else "", self._give_up)
        except Refused as refused:
            self.refusal = refused
            self.guest = self.gate.turn_away(self._give_up)
            if not self.gate.is_patient():
                self._turn_away(refused)

    def data_received(self, data: bytes) -> None:
        """Read a request, or refuse it."""
        if self.refusal is not None:
            self._turn_away(self.refusal)
            return
        super().data_received(data)
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket, with the same guest."""
        super().handle_websocket_upgrade(event)
        cast(GuardedSocket, self.transport.get_protocol()).guest = self.guest
        self.gate.waits_for(self.guest, Wait.NOTHING)

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        """Wait for the client to read."""
        super().pause_writing()
        self.gate.waits_for(self.guest, Wait.READING)

    def resume_writing(self) -> None:
        """Go on, since the client has read."""
        super().resume_writing()
        self.gate.waits_for(self.guest, Wait.NOTHING)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room."""
        self.gate.leave(self.guest)
        super().connection_lost(exc)

    def _look(self) -> None:
        """Note what the client is waited for, if for anything."""
        if self.guest.wait is not Wait.READING and not isinstance(self.transport.get_protocol(), GuardedSocket):
            state = self.conn.their_state
            wait = {h11.IDLE: Wait.REQUEST, h11.SEND_BODY: Wait.BODY}.get(state, Wait.NOTHING)
            self.gate.waits_for(self.guest, wait)

    def _turn_away(self, refused: Refused) -> None:
        """Say why, and close."""
        if not self.transport.is_closing():
            status = "503 Service Unavailable" if refused.message == "server-overloaded" else "429 Too Many Requests"
            self._answer(status, refused)
            self.transport.close()

    def _give_up(self) -> None:
        """Close a connection that is late; say so if it has begun a request."""
        is_answered = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        has_begun = self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        if self.guest.wait is Wait.READING or is_answered:
            self.transport.abort()
            return
        if has_begun:
            self._answer("408 Request Timeout", LATE)
        self.transport.close()

    def _answer(self, status: str, refused: Refused) -> None:
        body = msgspec.json.encode(Problem(refused.message, refused.told))
        head = f"HTTP/1.1 {status}\r\n{HEADERS}Content-Length: {len(body)}\r\n\r\n"
        self.transport.write(head.encode() + body)


class GuardedSocket(CheckedSocket):
    """A connection that has become a WebSocket."""

    gate: ClassVar[Gate]
    guest: Guest

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room."""
        self.gate.leave(self.guest)
        super().connection_lost(exc)


def guarded(gate: Gate) -> dict[str, Any]:
    """Return uvicorn's settings `http` and `ws` for connections behind a gate."""
    http = type("GuardedHttp", (GuardedHttp,), {"gate": gate})
    return {"http": http, "ws": type("GuardedSocket", (GuardedSocket,), {"gate": gate})}
