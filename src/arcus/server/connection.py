"""One socket: a bounded queue of what it is to be told, so that a slow reader holds up nobody."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from arcus.core.game import Seat
from arcus.protocol import Gone, encode
from arcus.server.clock import SYSTEM, Clock
from arcus.server.commands import Actor
from arcus.server.store import Person

MOST_WAITING = 256  # messages
MOST_BYTES = 1_000_000

SendText = Callable[[bytes], Awaitable[None]]


class Bucket:
    """A limit: so many at once, and so many a second from then on."""

    def __init__(self, burst: float, rate: float, clock: Clock = SYSTEM) -> None:
        self.burst, self.rate, self._clock = burst, rate, clock
        self.level, self.at = burst, clock.monotonic()

    def takes(self) -> bool:
        """Is there room for one more?"""
        now = self._clock.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Connection:
    """Somebody's socket at a table or in the lobby."""

    def __init__(self, person: Person, send: SendText, limit: Bucket) -> None:
        self.person = person
        self.facing: Seat | None = None
        self.is_ready = False
        """On a shared device: whoever sits before it has said so."""
        self.told = 0
        """The number of the next event to tell."""
        self.limit = limit
        self.gone: Gone | None = None
        self.left: asyncio.Future[None] | None = None
        """Done as soon as it is time to go; see `serve_socket`."""
        self._send = send
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()

    def actor(self) -> Actor:
        """Return the person as commands need it."""
        return Actor(self.person.id, self.person.name, self.facing)

    def tell(self, message: Any) -> None:
        """Say something, soon."""
        self.tell_bytes(encode(message))

    def tell_bytes(self, text: bytes) -> None:
        """Say something that is written already; who does not listen is let go, and comes back for what it missed."""
        if self.gone is not None:
            return
        if len(self._waiting) >= MOST_WAITING or self._bytes > MOST_BYTES:
            self._waiting.clear()
            self.leave(Gone("slow"))
            return
        self._waiting.append(text)
        self._bytes += len(text)
        self._wake.set()

    def leave(self, why: Gone) -> None:
        """Say why, and hang up."""
        if self.gone is None:
            self.gone = why
            self._wake.set()
            if self.left is not None:
                self.left.set_result(None)

    async def send_all(self) -> None:
        """Send what waits until it is time to go."""
        while True:
            while self._waiting:
                text = self._waiting.popleft()
                self._bytes -= len(text)
                await self._send(text)
            if self.gone is not None:
                await self._send(encode(self.gone))
                return
            self._wake.clear()
            await self._wake.wait()
