"""A run: hands games to an engine until there are enough, and keeps every result exactly once."""

import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec

from arcus.arena.engines import Engine, Here, Pool, cores
from arcus.arena.play import Result, Setting
from arcus.arena.save import Saved
from arcus.arena.schedule import Job, Schedule
from arcus.arena.sequential import Sequential, Verdict
from arcus.arena.statistics import Standing, standings, tables_of

Key = tuple[int, int]
Watch = Callable[["Run"], None]
"""Is called whenever games were finished."""


class Summary(msgspec.Struct, frozen=True):
    """The summary of a run, as `--json` prints it."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    games: int
    deals: int
    seconds: float
    bots: list[Standing]
    sprt: Verdict | None = None


class Run:
    """The games of one setting: so many, or as many as a sequential test needs."""

    def __init__(self, setting: Setting, games: int, test: Sequential | None = None) -> None:
        self.setting = setting
        self.games = games
        self.test = test
        self.found: dict[Key, Result] = {}
        self.seconds = 0.0
        self._schedule = Schedule(len(setting.entrants), setting.players, setting.seed)
        self._judged = 0  # deals that the test has weighed

    def play(self, engine: Engine, saved: Saved | None = None, watch: Watch | None = None) -> None:
        """Play all games that are missing; what is saved already is not played again."""
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
        """The games that count, in order: all that were asked for, or those up to the test's decision."""
        decided = self.test is not None and self.test.verdict is not None
        jobs = self._jobs() if not decided else (job for job in self._jobs() if job.deal < self._judged)
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
            bots=standings([entrant.text for entrant in self.setting.entrants], results),
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
        """Weigh all deals that are complete, in order, so that the decision is the same however many play at once."""
        if self.test is None:
            return False
        while self.test.verdict is None:
            keys = [(self._judged, place) for place in range(len(self._schedule.seatings(self._judged)))]
            if any(key not in self.found for key in keys):
                return False
            self.test.add(score([self.found[key] for key in keys]))
            self._judged += 1
        return True


def score(results: list[Result]) -> float:
    """The first of two bots' share of the wins of a deal; a half where nobody won."""
    tables = tables_of(results)
    return sum(table.share(0) if table.winners else 0.5 for table in tables) / len(tables)


def engine_for(setting: Setting, name: str, jobs: int | None) -> Engine:
    """The engine of that name, for so many games at a time; all processors, if not said."""
    if name == "ray":
        from arcus.arena.cluster import RayEngine

        return RayEngine(setting, jobs)
    jobs = jobs or cores()
    return Pool(setting, jobs) if jobs > 1 else Here(setting)


def _batches(jobs: Iterator[Job], size: int) -> Iterator[tuple[Job, ...]]:
    while batch := tuple(islice(jobs, size)):
        yield batch
