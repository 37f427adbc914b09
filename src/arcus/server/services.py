"""The services that a process passes to its tables: storage, clock, bus, bots, and background tasks."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from arcus.server.bot_pool import BotPool
from arcus.server.bus import NoBus, RedisBus
from arcus.server.clock import SYSTEM, Clock
from arcus.server.database import Writer
from arcus.server.store import Store

SOON = 0.05  # seconds in which calls of the same function count as one

log = structlog.get_logger()


class Services:
    """The external services of a process, created once and passed in."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        *,
        broker: str | None = None,
        pace: float = 0.0,
        is_worker: bool = False,
        clock: Clock = SYSTEM,
    ) -> None:
        self.name = secrets.token_hex(6)
        """A random name of this process, unique among the others."""
        self.store = store
        self.clock = clock
        self.writer = Writer(store)
        self.bus: NoBus | RedisBus = RedisBus(broker, self.name, clock) if broker else NoBus()
        self.has_company = broker is not None or is_worker
        """Whether other processes write to the same tables."""
        self.bot_pool = bot_pool
        self.has_bots = bot_pool.processes > 0
        self.pace = pace
        self.is_worker = is_worker
        """Whether this is a worker, which has no tables of its own and plays for the bots of all others."""
        self.moves = 0
        """The number of moves written by this process."""
        self.is_stopping = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._later: set[Callable[[], None]] = set()

    async def start(self) -> None:
        """Open the database."""
        await asyncio.to_thread(self.store.migrate)
        if self.has_bots and not self.has_company:
            await asyncio.to_thread(self.store.free_bots)
        self.writer.start()

    async def cancel_tasks(self) -> None:
        """Cancel all tasks, and end the bots' processes before anything that may wait for the database."""
        self.is_stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_pool.stop()

    async def stop(self) -> None:
        """Complete pending writes, and close."""
        await self.writer.stop()
        await self.bus.stop()
        self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine as a background task; an error is logged and affects nothing else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task failed", error=f"{type(error).__name__}: {error}")

    def later(self, call: Callable[[], None]) -> None:
        """Call a function once, soon; repeated requests within SOON count as one, which batches arrivals."""
        if call not in self._later:
            self._later.add(call)
            asyncio.get_running_loop().call_later(SOON, self._call, call)

    def _call(self, call: Callable[[], None]) -> None:
        self._later.discard(call)
        call()
