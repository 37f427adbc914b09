"""A minimal WebSocket client; a library would use more processor time than the measured server."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Wire(asyncio.Protocol):
    """A WebSocket connection that passes each text message to `receive`."""

    def __init__(self, request: bytes, receive: Callable[[bytes], None]) -> None:
        self._request = request
        self._receive = receive
        self._data = bytearray()
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False
        self.received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's transport is no subclass
        self.transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._is_open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._data[:30]:
                self.opened.set_exception(ConnectionError(bytes(self._data[:60]).decode(errors="replace")))
                self.transport.close()
                return
            self._is_open = True
            del self._data[: end + 4]
            if self.opened.cancelled():  # the caller timed out
                self.transport.close()
                return
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            kind, length, start = data[at] & 15, data[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + length:
                break
            body = bytes(data[start : start + length])
            at = start + length
            if kind == TEXT:
                self.received += length
                self._receive(body)
            elif kind == PING:
                self._send(PONG, body)
            elif kind == CLOSE:
                self.transport.close()
        del data[:at]

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        length = len(body)
        head = (
            bytes((128 | kind, 128 | length)) if length < 126 else bytes((128 | kind, 254)) + length.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + body)  # clients must mask; a mask of zeros leaves the body as it is

    def close(self) -> None:
        """Close the connection."""
        self.transport.close()


async def open_wire(url: str, cookie: str, receive: Callable[[bytes], None]) -> Wire:
    """Open a WebSocket with a cookie; raise ConnectionError if the server refuses it."""
    parts = urlsplit(url)
    path = f"{parts.path}?{parts.query}" if parts.query else parts.path
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    host, port = str(parts.hostname), parts.port or 80
    _, wire = await loop.create_connection(lambda: Wire(request.encode(), receive), host, port)
    await wire.opened
    return wire
