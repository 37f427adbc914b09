"""An engine that plays in a pool of processes, and its worker processes."""

import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent import futures
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Any

from arcus.arena.engines import TRIES, Batch, Engine, died
from arcus.arena.play import Arena
from arcus.arena.results import Result, Setting

PATIENCE = 5.0  # seconds for a worker to exit


class PoolEngine(Engine):
    """Engine that plays in processes of this machine. The games of a killed process are played again."""

    def __init__(self, setting: Setting, jobs: int) -> None:
        self.width = 2 * jobs
        self._setting = setting
        self._jobs = jobs
        self._deaths = 0
        self._playing: dict[futures.Future[list[Result]], Batch] = {}
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
            for future in futures.wait(self._playing, return_when=futures.FIRST_COMPLETED).done:
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

    def _new_pool(self) -> futures.ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return futures.ProcessPoolExecutor(self._jobs, context, start_worker, (self._setting,))

    def _replace(self, lost: list[Batch]) -> None:
        """Start new processes and resubmit all unfinished games."""
        self._deaths += 1
        if self._deaths >= TRIES:
            raise died()
        self.close()
        lost += self._playing.values()
        self._playing.clear()
        self._pool = self._new_pool()
        for batch in lost:
            self.submit(batch)


_arena: Any = None  # the Arena of a worker process


def start_worker(setting: Setting) -> None:
    """Set up a worker process."""
    global _arena
    _arena = Arena(setting)
    exit_with_parent()


def exit_with_parent() -> None:
    """Make a worker process ignore Ctrl-C, which its parent handles, and exit at once with its parent or at SIGTERM."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    signal.set_wakeup_fd(writer)
    signal.signal(signal.SIGTERM, lambda *_: None)  # the wake-up pipe reports it
    threading.Thread(target=_exit_when, args=(reader,), daemon=True).start()


def _exit_when(signalled: int) -> None:
    """Exit at a signal or when the parent has died.

    A thread waits for both, since the main thread would miss a signal that comes just before it waits for work.
    """
    parent = multiprocessing.parent_process()
    connection.wait([signalled, *([parent.sentinel] if parent is not None else [])])
    _exit()


def _exit() -> None:
    with contextlib.suppress(Exception):
        _arena.close()
    os._exit(1)


def _play(batch: Batch) -> list[Result]:
    arena: Arena = _arena
    return [arena.play(job) for job in batch]
