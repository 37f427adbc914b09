"""An engine that plays on a Ray cluster: the one at RAY_ADDRESS, or else a new one on this machine."""

import os
import sys
from contextlib import redirect_stdout
from importlib import import_module
from typing import Any

from arcus.arena.engines import TRIES, Batch, Engine, died
from arcus.arena.play import Arena
from arcus.arena.results import Result, Setting
from arcus.core.game import UsageError

STARTS = 3
"""How often a cluster on this machine is started, at most. Ray gives its agents 15 seconds, which no setting changes,
and on a busy machine the first start is often too slow; the next one finds the files in memory."""


def load_ray() -> Any:
    """Return the module `ray`, or raise UsageError with the command that installs it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        return import_module("ray")
    except ImportError:
        raise UsageError("--engine ray needs Ray; in Arcus's directory, run: pip install '.[lab]'") from None


class RayEngine(Engine):
    """Engine that plays in tasks of a Ray cluster. A task whose worker dies is run again and counted once."""

    def __init__(self, setting: Setting, jobs: int | None) -> None:
        self._ray = load_ray()
        self._began = not self._ray.is_initialized()
        if self._began:
            self._connect(jobs)
        self.width = 2 * (jobs or max(1, int(self._ray.cluster_resources().get("CPU", 1))))
        self.batch = setting.players  # each task restarts the bots' programs, so it plays several games
        self._setting = self._ray.put(setting)
        self._play = self._ray.remote(num_cpus=1, max_retries=TRIES)(play_batch)
        self._deaths = 0
        self._playing: dict[Any, Batch] = {}
        self._aside = redirect_stdout(sys.stderr)  # Ray reports dead workers on stdout
        self._aside.__enter__()

    def _connect(self, jobs: int | None) -> None:
        """Connect to the cluster at RAY_ADDRESS, or start one on this machine."""
        address = os.environ.get("RAY_ADDRESS")
        begin = {} if address else {"include_dashboard": False, "num_cpus": jobs}
        for tries_left in reversed(range(1 if address else STARTS)):
            try:
                self._ray.init(address or "local", log_to_driver=False, logging_level="ERROR", **begin)
                return
            except Exception as error:
                if not tries_left:
                    where = address or "this machine"
                    raise UsageError(f"--engine ray found no cluster at {where} ({error})") from None

    @property
    def playing(self) -> int:
        return len(self._playing)

    def submit(self, batch: Batch) -> None:
        self._playing[self._play.remote(self._setting, batch)] = batch

    def finished(self) -> list[Result]:
        results: list[Result] = []
        while not results and self._playing:
            done, _ = self._ray.wait(list(self._playing), num_returns=1)
            for task in done:
                batch = self._playing.pop(task)
                try:
                    results += self._ray.get(task)
                    self._deaths = 0
                except self._ray.exceptions.RayError as error:
                    self._again(batch, error)
        return results

    def _again(self, batch: Batch, error: Exception) -> None:
        """Resubmit games whose worker died more often than Ray itself retries."""
        lost = (self._ray.exceptions.WorkerCrashedError, self._ray.exceptions.NodeDiedError)
        if not isinstance(error, lost):
            raise error
        self._deaths += 1
        if self._deaths >= TRIES:
            raise died()
        self.submit(batch)

    def close(self) -> None:
        for task in self._playing:
            self._ray.cancel(task, force=True)
        self._playing.clear()
        if self._began:
            self._ray.shutdown()
        self._aside.__exit__(None, None, None)


def play_batch(setting: Setting, batch: Batch) -> list[Result]:
    """Play some games on a worker of the cluster."""
    arena = Arena(setting)
    try:
        return [arena.play(job) for job in batch]
    finally:
        arena.close()
