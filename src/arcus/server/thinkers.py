"""Bots think in processes of their own, so that no table waits for another's."""

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import structlog

from arcus.bots.hints import hint
from arcus.bots.levels import make_bot
from arcus.bots.uniform import RandomBot
from arcus.core.game import AnyGame, AnyView
from arcus.games import make
from arcus.server.messages import Advice

LONGEST = 20.0  # seconds that a bot may think before another decides for it

log = structlog.get_logger()
Rules = tuple[str, int, dict[str, Any]]


def rules_of(game: AnyGame) -> Rules:
    """A game as another process can make it."""
    return game.name, game.players, game.options_dict()


def _begin() -> None:
    os.nice(5)  # people first


def _choose(rules: Rules, level: str, seed: int, view: AnyView) -> int:
    return make_bot(level, make(*rules), seed).choose(view)


def _hint(rules: Rules, seed: int, view: AnyView) -> tuple[Advice, ...]:
    return tuple(Advice(found.move, found.text, found.value) for found in hint(make(*rules), view, seed))


class Thinkers:
    """A pool of processes that bots think in; a process that dies or hangs is replaced."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.moves = 0
        self._pool: ProcessPoolExecutor | None = None
        self._is_stopped = False

    def _ready(self) -> ProcessPoolExecutor:
        if self._is_stopped:
            raise OSError("no bot thinks any more: the process stops")
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, initializer=_begin)
        return self._pool

    async def choose(self, game: AnyGame, level: str, seed: int, view: AnyView) -> int:
        """A bot's move; if its process dies or hangs, any legal move, and the trouble is logged."""
        self.moves += 1
        try:
            return int(await self._run(_choose, rules_of(game), level, seed, view))
        except (BrokenProcessPool, TimeoutError) as error:
            log.error("bot failed", game=game.name, level=level, error=type(error).__name__)
            self._replace()
            return RandomBot(seed).choose(view)

    async def hints(self, game: AnyGame, seed: int, view: AnyView) -> tuple[Advice, ...]:
        """What the master would do."""
        found: tuple[Advice, ...] = await self._run(_hint, rules_of(game), seed, view)
        return found

    async def _run(self, call: Any, *given: Any) -> Any:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(LONGEST):
            return await loop.run_in_executor(self._ready(), call, *given)

    def stop(self) -> None:
        """End all processes at once, for good."""
        self._is_stopped = True
        self._replace()

    def _replace(self) -> None:
        """End all processes; new ones start when a bot has to think again."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            for process in list(pool._processes.values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
