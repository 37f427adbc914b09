"""A pool of processes in which bots compute, so that the server itself never waits for them."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import structlog

from arcus.bots.budget import Budget
from arcus.bots.hints import hint
from arcus.bots.levels import make_bot
from arcus.bots.random_bot import RandomBot
from arcus.build import is_compiled
from arcus.core.game import AnyGame, AnyView
from arcus.games import make
from arcus.protocol import Hint, Refused
from arcus.server.bot_queue import Call, FairQueue, Requester, Urgency
from arcus.server.clock import SYSTEM, Clock

LONGEST = 20.0  # seconds that a bot may think before a legal move is made for it
START = 40.0  # additional seconds for the first processes to start
PLAIN_MASTER = 3000.0  # ms
MOST_HINTS_EACH = 2  # pending at a time, of one person
MOST_HINTS = 60  # pending at a time, of all people
NOBODY = Requester()

log = structlog.get_logger()
Rules = tuple[str, int, dict[str, Any]]


def rules_of(game: AnyGame) -> Rules:
    """Return the settings from which another process can make a game."""
    return game.name, game.players, game.options_dict()


def _begin() -> None:
    """Prepare a process: low priority, no Ctrl-C, and an end when the server ends."""
    os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(1)


def _budget(level: str) -> Budget | None:
    """Return a time limit for the master if bots are not compiled, else None: the level's own budget."""
    return Budget(ms=PLAIN_MASTER) if level == "master" and not is_compiled() else None


def _choose(rules: Rules, level: str, seed: int, view: AnyView) -> int:
    return make_bot(level, make(*rules), seed, _budget(level)).choose(view)


def _hint(rules: Rules, seed: int, view: AnyView) -> tuple[Hint, ...]:
    found = hint(make(*rules), view, seed, _budget("master"))
    texts = {choice.number: choice.text for choice in view.moves}
    return tuple(Hint(thought.move, texts[thought.move], thought.value) for thought in found)


class BotPool:
    """A pool of processes that bots compute in; a process that dies or hangs is replaced.

    With `processes=0` it computes only hints. Calls wait in a `FairQueue`. With three or more
    processes, one person can use at most two thirds of them.
    """

    def __init__(self, processes: int, clock: Clock = SYSTEM) -> None:
        self.processes = processes
        self.moves = 0
        self.queue = FairQueue()
        self._clock = clock
        self._pool: ProcessPoolExecutor | None = None
        self._is_warm = False
        """Whether a process of the pool has answered yet."""
        self._is_stopped = False
        self._hints: Counter[str] = Counter()
        """By person: the hints that they wait for."""
        self._running: set[asyncio.Task[None]] = set()
        """The running calls, one for each process; the time limit of a call begins when it gets a process."""
        self._suspected = asyncio.Lock()
        """Held by second attempts, one at a time: a call that breaks a pool twice breaks no other call twice."""

    def _ready(self) -> ProcessPoolExecutor:
        if self._is_stopped:
            raise OSError("the server is stopping, so bots no longer compute")
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(max(1, self.processes), context, initializer=_begin)
            self._is_warm = False
        return self._pool

    async def choose(self, game: AnyGame, level: str, seed: int, view: AnyView, requester: Requester = NOBODY) -> int:
        """Return a bot's move; if it fails, hangs or its process dies, log why and return any legal move."""
        self.moves += 1
        urgency = Urgency.TURN if requester.has_people else Urgency.UNATTENDED
        try:
            return int(await self._call(requester, urgency, _choose, rules_of(game), level, seed, view))
        except Exception as error:
            if self._is_stopped:
                raise
            log.error("bot failed", game=game.name, level=level, error=type(error).__name__)
            return RandomBot(seed).choose(view)

    async def hints(self, game: AnyGame, seed: int, view: AnyView, requester: Requester = NOBODY) -> tuple[Hint, ...]:
        """Return the master's best moves; raise Refused if too many hints are pending for the person or in total."""
        person = requester.person
        if self._hints[person] >= MOST_HINTS_EACH:
            detail = f"a person waits for at most {MOST_HINTS_EACH} hints at a time; ask again when one is here"
            raise Refused("server-too-many-hints", detail)
        if self.queue.count(Urgency.HINT) >= MOST_HINTS:
            raise Refused("server-overloaded", "too many people wait for hints; try again in a moment")
        self._hints[person] += 1
        try:
            found: tuple[Hint, ...] = await self._call(requester, Urgency.HINT, _hint, rules_of(game), seed, view)
            return found
        finally:
            self._hints[person] -= 1
            if not self._hints[person]:
                del self._hints[person]

    async def compute(self, requester: Requester, function: Callable[..., Any], *given: Any) -> Any:
        """Return the result of a function, run in a process with the lowest priority."""
        return await self._call(requester, Urgency.ANALYSIS, function, *given)

    async def _call(self, requester: Requester, urgency: Urgency, function: Callable[..., Any], *given: Any) -> Any:
        """Run a function in a process when its turn comes."""
        call = Call(requester, urgency, function, given)
        self.queue.put(call)
        self._start_calls()
        try:
            return await call.result
        except asyncio.CancelledError:
            self.queue.discard(call)
            raise

    def _start_calls(self) -> None:
        """Start calls while processes are free; a call that nobody awaits any longer still runs to its end."""
        while len(self._running) < max(1, self.processes):
            call = self.queue.take(max(1, self.processes - self.processes // 3))
            if call is None:
                return
            task = asyncio.create_task(self._serve(call))
            self._running.add(task)
            task.add_done_callback(self._served)

    def _served(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self._start_calls()

    async def _serve(self, call: Call) -> None:
        began = self._clock.monotonic()
        try:
            found = await self._run(call.function, *call.given)
            if not call.result.done():
                call.result.set_result(found)
        except Exception as error:
            if not call.result.done():
                call.result.set_exception(error)
        finally:
            self.queue.done(call, self._clock.monotonic() - began)

    async def _run(self, call: Any, *given: Any) -> Any:
        """Run a function in a process; retry once a call whose process was ended by another call."""
        try:
            return await self._attempt(call, *given)
        except BrokenProcessPool:
            pass
        try:
            async with self._suspected:
                return await self._attempt(call, *given)
        except BrokenProcessPool:
            raise OSError("the process that was thinking died") from None

    async def _attempt(self, call: Any, *given: Any) -> Any:
        pool = self._ready()
        try:
            async with self._patience():
                found = await asyncio.get_running_loop().run_in_executor(pool, call, *given)
            self._is_warm = True
            return found
        except (BrokenProcessPool, TimeoutError):
            self._replace(pool)
            raise

    def _patience(self) -> asyncio.Timeout:
        """Return the time limit of a call that begins now."""
        return asyncio.timeout(LONGEST if self._is_warm else LONGEST + START)

    def stop(self) -> None:
        """End all processes immediately and permanently."""
        self._is_stopped = True
        if self._pool is not None:
            self._replace(self._pool)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """End all processes of a pool; new ones start with the next call."""
        if self._pool is pool:
            self._pool = None
            for process in list(pool._processes.values()):
                process.kill()
            pool.shutdown(wait=False)  # waiting calls fail
