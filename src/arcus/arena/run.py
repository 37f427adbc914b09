"""A run: submits games to an engine and keeps each result exactly once."""

import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec

from arcus.arena import statistics
from arcus.arena.engines import Engine
from arcus.arena.results import Result, Setting
from arcus.arena.save import Saved
from arcus.arena.schedule import Job, Schedule
from arcus.arena.sequential import Sequential, Verdict

Key = tuple[int, int]
Watch = Callable[["Run"], None]
"""A callback after each batch of finished games."""


class Summary(msgspec.Struct, frozen=True):
    """Summary of a run, as printed by `--json`."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    games: int
    deals: int
    seconds: float
    bots: list[statistics.Standing]
    sprt: Verdict | None = None


class Run:
    """Games of one setting: a fixed number, or as many as a sequential test needs."""

    def __init__(self, setting: Setting, games: int, test: Sequential | None = None) -> None:
        self.setting = setting
        self.games = games
        self.test = test
        self.found: dict[Key, Result] = {}
        self.seconds = 0.0
        self._schedule = Schedule(len(setting.entrants), setting.players, setting.seed)
        self._tested = 0  # deals that the test has seen

    def play(self, engine: Engine, saved: Saved | None = None, watch: Watch | None = None) -> None:
        """Play all games that are not saved yet, or until the test is decided."""
        began = time.perf_counter()
        if saved is not None:
            self.found.update(saved.results)
        batches = _batches(self._missing(), engine.batch)
        while not self._is_decided():
            for batch in islice(batches, engine.width - engine.playing):
                engine.submit(batch)
            if engine.playing == 0:
                break
            self._take(engine.finished(), saved)
            self.seconds = time.perf_counter() - began
            if watch is not None:
                watch(self)
        self.seconds = time.perf_counter() - began

    def results(self) -> list[Result]:
        """Return the results that count, in order: all games, or those up to the test's decision."""
        decided = self.test is not None and self.test.verdict is not None
        jobs = self._jobs() if not decided else (job for job in self._jobs() if job.deal < self._tested)
        return [self.found[job.key] for job in jobs if job.key in self.found]

    def summary(self) -> Summary:
        """Return the summary of the games so far."""
        results = self.results()
        return Summary(
            game=self.setting.game,
            players=self.setting.players,
            options=self.setting.options,
            seed=self.setting.seed,
            games=len(results),
            deals=len({result.deal for result in results}),
            seconds=round(self.seconds, 3),
            bots=statistics.standings([entrant.text for entrant in self.setting.entrants], results),
            sprt=self.test.report() if self.test is not None else None,
        )

    def _jobs(self) -> Iterator[Job]:
        return islice(self._schedule.jobs(), self.games)

    def _missing(self) -> Iterator[Job]:
        return (job for job in self._jobs() if job.key not in self.found)

    def _take(self, results: list[Result], saved: Saved | None) -> None:
        fresh = [result for result in results if result.key not in self.found]
        if saved is not None:
            saved.add(fresh)
        self.found.update((result.key, result) for result in fresh)

    def _is_decided(self) -> bool:
        """Return whether the test is decided.

        It sees complete deals in order, so the number of processes does not change the decision.
        """
        if self.test is None:
            return False
        while self.test.verdict is None:
            keys = [(self._tested, place) for place in range(len(self._schedule.seatings(self._tested)))]
            if any(key not in self.found for key in keys):
                return False
            self.test.add(score([self.found[key] for key in keys]))
            self._tested += 1
        return True


def score(results: list[Result]) -> float:
    """Return the first bot's share of the wins of a deal; a game without a winner counts one half."""
    tables = statistics.tables_of(results)
    return sum(table.share(0) if table.winners else 0.5 for table in tables) / len(tables)


def _batches(jobs: Iterator[Job], size: int) -> Iterator[tuple[Job, ...]]:
    while batch := tuple(islice(jobs, size)):
        yield batch
