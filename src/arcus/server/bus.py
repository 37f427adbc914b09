"""Notices between processes, such as a changed table. They only trigger reads; the database is authoritative."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Literal

import msgspec
import structlog

from arcus.core.game import Seat
from arcus.server.clock import SYSTEM, Clock

CHANNEL = "arcus"
AGAIN = 1.0  # seconds between two attempts to reach the broker
CANCEL_AGAIN = 0.05  # seconds between two attempts to end a task

log = structlog.get_logger()


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message to the other processes."""

    source: str
    kind: Literal["entry", "said", "present", "lobby"]
    table: str = ""
    number: int = 0
    at: int = 0
    change: msgspec.Raw = msgspec.Raw(b"null")
    seat: Seat = 0
    phrase: str = ""
    seats: tuple[Seat, ...] = ()


OnNotice = Callable[[Notice], None]


class NoBus:
    """No bus: there is only one process."""

    is_up = True
    up_since = 0.0

    def start(self, on_notice: OnNotice) -> None:
        """Do nothing: a single process receives no notices."""

    def publish(self, notice: Notice) -> None:
        """Do nothing: there is no other process."""

    async def stop(self) -> None:
        """Do nothing."""


class RedisBus:
    """Notices over one Redis channel, with automatic reconnection."""

    def __init__(self, url: str, source: str, clock: Clock = SYSTEM) -> None:
        self.source = source
        self._clock = clock
        self.is_up = False
        self.up_since = 0.0
        """The time of the last connection to the broker, by the monotonic clock; earlier notices may be missing."""
        from redis.asyncio import Redis  # slow to import, and needed only with several processes
        from redis.exceptions import RedisError

        self._lost = (RedisError, OSError)
        self._redis = Redis.from_url(url, socket_connect_timeout=2, socket_keepalive=True)
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, on_notice: OnNotice) -> None:
        """Receive and publish until stopped."""
        self._tasks = [asyncio.create_task(self._listen(on_notice)), asyncio.create_task(self._publish_all())]

    def publish(self, notice: Notice) -> None:
        """Send a notice to the other processes; a process that misses it reads the change in its next sweep."""
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait(msgspec.json.encode(notice))

    async def stop(self) -> None:
        """Disconnect."""
        pending = set(self._tasks)
        while pending:  # more than once: the client's `asyncio.wait_for` loses a cancellation that meets its end
            for task in pending:
                task.cancel()
            _, pending = await asyncio.wait(pending, timeout=CANCEL_AGAIN)
        await self._redis.aclose()

    async def _listen(self, on_notice: OnNotice) -> None:
        decode = msgspec.json.Decoder(Notice).decode
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self.is_up, self.up_since = True, self._clock.monotonic()
                    async for message in channel.listen():
                        notice = decode(message["data"])
                        if notice.source != self.source:
                            on_notice(notice)
            except self._lost as error:
                if self.is_up:
                    log.warning("broker lost", error=type(error).__name__)
                self.is_up = False
            await self._clock.sleep(AGAIN)

    async def _publish_all(self) -> None:
        while True:
            texts = [await self._outbox.get()]
            while not self._outbox.empty():
                texts.append(self._outbox.get_nowait())
            try:
                pipe = self._redis.pipeline(transaction=False)
                for text in texts:
                    pipe.publish(CHANNEL, text)
                await pipe.execute()
            except self._lost:
                await self._clock.sleep(AGAIN)  # the next sweep of other processes makes up for lost notices
