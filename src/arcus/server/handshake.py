"""The opening handshake of WebSockets: one that can't be read is refused with a sentence.

uvicorn fails on headers that are not ASCII, and leaves a request with a body without an answer.
"""

import re

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from arcus.protocol import Problem, encode

NOT_ASCII = re.compile(rb"(?im)^sec-websocket-[a-z]+:[^\r\n]*[^\x00-\x7f]")


class CheckedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that answers a bad handshake with status 400."""

    def data_received(self, data: bytes) -> None:
        """Take what has arrived; the first part is the whole handshake."""
        if self.handshake_initiated:
            super().data_received(data)
        elif NOT_ASCII.search(data):
            self._refuse("the Sec-WebSocket headers must be ASCII")
        else:
            super().data_received(data)
            if not self.handshake_initiated and self.conn.handshake_exc is not None:
                self._refuse(f"the WebSocket handshake can't be read ({self.conn.handshake_exc})")

    def _refuse(self, told: str) -> None:
        body = encode(Problem("server-unreadable", told))
        head = "HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nConnection: close\r\n"
        self.transport.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        self.transport.close()
