"""What plays the games: this process, a pool of processes, or a Ray cluster. Each gives the same results."""

import contextlib
import errno
import multiprocessing
import os
import signal
import sys
import threading
from abc import ABC, abstractmethod
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from types import TracebackType
from typing import Any, Self

from arcus.arena.play import Arena, Result, Setting
from arcus.arena.schedule import Job

Batch = tuple[Job, ...]
TRIES = 5  # times that workers may die in a row without a game finished
PATIENCE = 5.0  # seconds that a worker may take to leave


class Engine(ABC):
    """Takes games to play, and gives them back played, in any order, each exactly once."""

    width: int
    """How many batches to hand over before waiting for results."""
    batch: int = 1
    """How many games to hand over together."""

    @property
    @abstractmethod
    def playing(self) -> int:
        """How many batches have been handed over and not come back."""

    @abstractmethod
    def submit(self, batch: Batch) -> None:
        """Take some games to play."""

    @abstractmethod
    def finished(self) -> list[Result]:
        """Wait until games are finished, and give them."""

    @abstractmethod
    def close(self) -> None:
        """Stop at once, whatever is being played."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class Here(Engine):
    """Plays in this process, one game after the other."""

    width = 1

    def __init__(self, setting: Setting) -> None:
        self._arena = Arena(setting)
        self._waiting: list[Batch] = []

    @property
    def playing(self) -> int:
        return len(self._waiting)

    def submit(self, batch: Batch) -> None:
        self._waiting.append(batch)

    def finished(self) -> list[Result]:
        return [self._arena.play(job) for job in self._waiting.pop(0)]

    def close(self) -> None:
        self._arena.close()


class Pool(Engine):
    """Plays in processes of this machine; one that is killed is replaced, and its games are played again."""

    def __init__(self, setting: Setting, jobs: int) -> None:
        self.width = 2 * jobs
        self._setting = setting
        self._jobs = jobs
        self._deaths = 0
        self._playing: dict[Future[list[Result]], Batch] = {}
        self._pool = self._new_pool()

    @property
    def playing(self) -> int:
        return len(self._playing)

    def submit(self, batch: Batch) -> None:
        try:
            self._playing[self._pool.submit(_play, batch)] = batch
        except BrokenProcessPool:
            self._replace([batch])

    def finished(self) -> list[Result]:
        results: list[Result] = []
        while not results and self._playing:
            lost: list[Batch] = []
            for future in wait(self._playing, return_when=FIRST_COMPLETED).done:
                batch = self._playing.pop(future)
                try:
                    results += future.result()
                except BrokenProcessPool:
                    lost.append(batch)
            if results:
                self._deaths = 0
            if lost:
                self._replace(lost)
        return results

    def close(self) -> None:
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(PATIENCE)
            worker.kill()
            worker.join()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._jobs, context, _begin, (self._setting,))

    def _replace(self, lost: list[Batch]) -> None:
        """Begin again with new processes and all games that were being played."""
        self._deaths += 1
        if self._deaths >= TRIES:
            raise died()
        self.close()
        lost += self._playing.values()
        self._playing.clear()
        self._pool = self._new_pool()
        for batch in lost:
            self.submit(batch)


def died() -> OSError:
    """The error that ends a run whose workers can't live."""
    return ChildProcessError(
        errno.ECHILD, f"the processes that play died {TRIES} times without a game finished", "arena"
    )


_arena: Any = None  # of this worker process


def _begin(setting: Setting) -> None:
    """Set up a worker process: it leaves Ctrl-C to its parent, and never outlives it."""
    global _arena
    _arena = Arena(setting)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asked, asks = os.pipe()
    os.set_blocking(asks, False)
    signal.set_wakeup_fd(asks)
    signal.signal(signal.SIGTERM, lambda *_: None)  # so that it is written to the pipe
    threading.Thread(target=_leave_when, args=(asked,), daemon=True).start()


def _leave_when(asked: int) -> None:
    """Leave as soon as a signal asks for it or the parent is gone.

    A thread waits for both: the main thread would not see a signal that comes just before it begins to wait for work.
    """
    parent = multiprocessing.parent_process()
    connection.wait([asked, *([parent.sentinel] if parent is not None else [])])
    _leave()


def _leave() -> None:
    with contextlib.suppress(Exception):
        _arena.close()
    os._exit(1)


def _play(batch: Batch) -> list[Result]:
    arena: Arena = _arena
    return [arena.play(job) for job in batch]


def cores() -> int:
    """How many processors this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
