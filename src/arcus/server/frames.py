"""WebSocket frames with a whole text message, the usual case; a library handles all others."""

import struct
from collections.abc import Iterator

from websockets.frames import apply_mask  # type: ignore[attr-defined] # not exported; the fastest version available

TEXT = 0x81  # the first byte of a frame that is a whole text message
MASKED = 0x80  # set in the second byte of every frame from a client
MASK = 4  # bytes


def text_frame(text: bytes) -> bytes:
    """Return the frame that a server sends for a text message."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", TEXT, size) + text
    if size < 65_536:
        return struct.pack("!BBH", TEXT, 126, size) + text
    return struct.pack("!BBQ", TEXT, 127, size) + text


def text_of(frame: bytes) -> str | None:
    """Return the text of a client's frame; None unless it is a whole text message in UTF-8."""
    if frame[0] != TEXT or not frame[1] & MASKED or len(frame) != _end(frame):
        return None
    start = _head(frame)
    try:
        return apply_mask(frame[start:], frame[start - MASK : start]).decode()
    except UnicodeDecodeError:
        return None


class FrameCutter:
    """Splits received bytes into frames; one with more than `largest` bytes of content is passed on in parts."""

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._rest = b""

    def cut(self, data: bytes) -> Iterator[bytes]:
        """Yield the frames that are complete now."""
        if self._rest:
            data, self._rest = self._rest + data, b""
        while data:
            end = _end(data)
            if end and end - _head(data) > self._largest:
                yield data
                return
            if not 0 < end <= len(data):
                self._rest = data
                return
            yield data[:end]
            data = data[end:]


def _end(data: bytes) -> int:
    """Return the length of the first frame in bytes; 0 if its header is incomplete."""
    if len(data) < 2 or len(data) < _head(data):
        return 0
    size = data[1] & 0x7F
    if size == 126:
        size = int.from_bytes(data[2:4])
    elif size == 127:
        size = int.from_bytes(data[2:10])
    return _head(data) + size


def _head(data: bytes) -> int:
    """Return the length of a frame's header in bytes."""
    size = data[1] & 0x7F
    return (2 if size < 126 else 4 if size == 126 else 10) + (MASK if data[1] & MASKED else 0)
