"""Test doubles for a server: a manual clock, a journal in memory, and scripted bots."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable, Sequence
from types import CoroutineType
from typing import Any

from arcus.core.game import AnyGame, AnyView
from arcus.protocol import Hint
from arcus.server.bot_pool import NOBODY, BotPool
from arcus.server.bot_queue import Requester
from arcus.server.changes import Entry
from arcus.server.clock import Clock
from arcus.server.database import NotStored
from arcus.server.table_state import TableState

Script = Callable[[AnyView], str]
ENDS = ("pass", "stop", "end", "misthrow")


class ManualClock(Clock):
    """A clock that only a test advances."""

    def __init__(self) -> None:
        self._now = time.time()
        self._order = itertools.count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None], asyncio.Task[Any] | None]] = []

    def now_ms(self) -> int:
        return int(self._now * 1000)

    def monotonic(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        future = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + seconds, next(self._order), future, asyncio.current_task()))
        await future

    async def advance(self, seconds: float) -> None:
        """Advance the time, and return when all tasks that were due sleep again or have ended."""
        self._now += seconds
        woken: list[asyncio.Task[Any]] = []
        while self._sleepers and self._sleepers[0][0] <= self._now:
            _, _, future, task = heapq.heappop(self._sleepers)
            if not future.done():
                future.set_result(None)
                if task is not None:
                    woken.append(task)
        while any(self._is_busy(task) for task in woken):
            await asyncio.sleep(0.001)

    def is_asleep(self, name: str) -> bool:
        """Return whether a task whose coroutine has this name sleeps."""
        sleeping = [task for _, _, future, task in self._sleepers if task is not None and not future.done()]
        return any(getattr(task.get_coro(), "__qualname__", "") == name for task in sleeping)

    def _is_busy(self, task: asyncio.Task[Any]) -> bool:
        sleeps = any(each is task and not future.done() for _, _, future, each in self._sleepers)
        return not task.done() and not sleeps and not waits_for_others(task)


def waits_for_others(task: asyncio.Task[Any]) -> bool:
    """Return whether a task waits for an event or for other processes, rather than for work that it has started."""
    awaited: Any = task.get_coro()
    name = awaited.__qualname__
    if name.startswith("RedisBus."):
        return True
    while isinstance(awaited, CoroutineType):
        name, awaited = awaited.__qualname__, awaited.cr_await
    return name in ("Event.wait", "Queue.get")


class MemoryJournal:
    """A journal in memory, which hosts of several processes may share, and which can be made to fail."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = list(entries)
        self.has_other_writers = False
        self.failure: Exception | None = None
        """Raised instead of answering to a write."""
        self.is_written_anyway = False
        """Whether an entry is written before the failure."""
        self.is_readable = True

    async def append(self, entry: Entry, state: TableState) -> bool:
        """Keep an entry; return False if its number is taken."""
        is_free = entry.number == len(self.entries) + 1
        if is_free and (self.failure is None or self.is_written_anyway):
            self.entries.append(entry)
        if self.failure is not None:
            raise self.failure
        return is_free

    async def read(self, since: int) -> list[Entry]:
        """Return the entries after a number."""
        if not self.is_readable:
            raise NotStored("no answer")
        return self.entries[since:]

    async def flush(self) -> None:
        """Do nothing: entries are kept at once."""

    def changed_elsewhere(self) -> None:
        """Do nothing: nothing is derived from the entries."""


def first_lively(view: AnyView) -> str:
    """Return the first move that ends nothing, or the first of all."""
    texts = [move.text for move in view.moves]
    return next((text for text in texts if not text.startswith(ENDS)), texts[0])


class ScriptedBots(BotPool):
    """Bots that play the moves of a script immediately, in this process.

    `script` takes the bot's view and returns its move in notation. `hold()` keeps bots from moving, and hints
    from coming, until `release()`.
    """

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes)
        self.script: Script = first_lively
        self.advice: Script = first_lively
        self.computed = 0
        """The number of estimates that analyses have requested."""
        self._may_move = asyncio.Event()
        self._may_move.set()

    def reset(self) -> None:
        """Undo all settings of a test."""
        self.script = self.advice = first_lively
        self.release()

    def hold(self) -> None:
        """Let no bot move until `release()`."""
        self._may_move.clear()

    def release(self) -> None:
        """Let bots move again, waiting ones first."""
        self._may_move.set()

    async def choose(self, game: AnyGame, level: str, seed: int, view: AnyView, requester: Requester = NOBODY) -> int:
        """Return the script's move."""
        self.moves += 1
        await self._may_move.wait()
        return int(game.parse_move(self.script(view)))

    async def hints(self, game: AnyGame, seed: int, view: AnyView, requester: Requester = NOBODY) -> tuple[Hint, ...]:
        """Return the move of the script as the only advice."""
        await self._may_move.wait()
        text = self.advice(view)
        return (Hint(int(game.parse_move(text)), text, 1.0),)

    async def compute(self, requester: Requester, function: Callable[..., Any], *given: Any) -> Any:
        """Compute an estimate of an analysis in a thread."""
        self.computed += 1
        await self._may_move.wait()
        return await asyncio.to_thread(function, *given)

    def stop(self) -> None:
        """Do nothing: no processes were started."""
        self.release()
