"""Engines, which play the games: in this process, in a pool of processes or on a Ray cluster, with the same results."""

import errno
import os
import sys
from abc import ABC, abstractmethod
from types import TracebackType
from typing import Self

from arcus.arena.play import Arena
from arcus.arena.results import Result, Setting
from arcus.arena.schedule import Job

Batch = tuple[Job, ...]
TRIES = 5  # times that workers may die in a row without a finished game


class Engine(ABC):
    """Player of batches of games, which returns each result exactly once, in any order."""

    width: int
    """Number of batches to submit before waiting for results."""
    batch: int = 1
    """Number of games in a batch."""

    @property
    @abstractmethod
    def playing(self) -> int:
        """Return the number of submitted batches without results yet."""

    @abstractmethod
    def submit(self, batch: Batch) -> None:
        """Start to play a batch of games."""

    @abstractmethod
    def finished(self) -> list[Result]:
        """Wait for finished games and return their results."""

    @abstractmethod
    def close(self) -> None:
        """Stop at once, without waiting for games."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class SerialEngine(Engine):
    """Engine that plays in this process, one game after another."""

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


def engine_for(setting: Setting, name: str, jobs: int | None) -> Engine:
    """Return the engine called `name` (local or ray) with this many processes, by default one per core."""
    if name == "ray":
        from arcus.arena.cluster import RayEngine

        return RayEngine(setting, jobs)
    jobs = jobs or cores()
    if jobs == 1:
        return SerialEngine(setting)
    from arcus.arena.pool import PoolEngine

    return PoolEngine(setting, jobs)


def died() -> OSError:
    """Return the error for workers that keep dying."""
    return ChildProcessError(errno.ECHILD, f"worker processes died {TRIES} times without finishing a game", "arena")


def cores() -> int:
    """Return the number of processors that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
