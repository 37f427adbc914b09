"""Analyses of finished games and uploaded records in the background, with their progress."""

import asyncio
import contextlib
import hashlib
from typing import Literal

import msgspec
import structlog

from arcus.analysis.estimates import Depth
from arcus.analysis.review import VERSION, Analysis
from arcus.analysis.run import Plan, combine, plan, remote_estimate, remote_start
from arcus.build import is_compiled
from arcus.protocol import Refused
from arcus.records.record import Record, parse_record
from arcus.server.bot_queue import Requester
from arcus.server.database import NotStored
from arcus.server.services import Services

MOST_RUNNING = 20  # analyses at a time, of all people
MARK_AGAIN = 1_000  # ms between two updates of a mark
ABANDONED = 60_000  # ms without an update after which an analysis counts as abandoned
FULL = Depth()
PLAIN = Depth(iterations=200, worlds=50, deals=100, proofs=4, positions=200)  # if Arcus is not compiled

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode


class Progress(msgspec.Struct, frozen=True):
    """The progress of an analysis; `analysis` is set once it is done."""

    state: Literal["none", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    analysis: msgspec.Raw | None = None


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A placeholder stored instead of an analysis while a process computes it."""

    person: str
    at: int
    done: int
    total: int


read_mark = msgspec.json.Decoder(Mark).decode


class Cancelled(Exception):
    """The analysis was cancelled through another process."""


class Job:
    """An analysis that this process computes."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.done = 0
        self.total = 0
        self.mark: bytes | None = None
        """The mark last written."""
        self.marked_at = 0
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """Analyses of finished games and uploaded records, stored with the record.

    An analysis computes one estimate at a time and has the lowest priority, so that no bot's turn waits for more than
    one estimate. While it runs, a mark is stored in its place: by that other processes know how far it is, and they
    cancel it by removing the mark.
    """

    def __init__(self, services: Services) -> None:
        self.jobs: dict[str, Job] = {}
        self.failed: set[str] = set()
        self._services = services
        self._store = services.store

    async def record(self, name: str) -> bytes:
        """Return a record; raise Refused if there is none."""
        found = await self._services.writer.read(self._store.record, name)
        if found is None:
            raise Refused("server-no-record", "there is no record: the game is not over, or there is no such table")
        return found

    async def upload(self, record: Record, data: bytes) -> str:
        """Store an uploaded record for a limited time, and return its id."""
        name = "u" + hashlib.sha256(data).hexdigest()[:24]
        now = self._now()
        await self._services.writer.do(lambda database: self._store.keep_upload(database, name, record.game, data, now))
        return name

    async def progress(self, name: str) -> Progress:
        """Return the analysis if it was made by this version, else its progress."""
        if (job := self.jobs.get(name)) is not None:
            return Progress("running", job.done, job.total)
        found = await self._services.writer.read(self._store.analysis, name)
        if found is not None and f'"version":{VERSION}}}'.encode() in found[-20:]:
            return Progress("done", analysis=msgspec.Raw(found))
        if (mark := self._elsewhere(found)) is not None:
            return Progress("running", mark.done, mark.total)
        return Progress("failed" if name in self.failed else "none")

    def _elsewhere(self, found: bytes | None) -> Mark | None:
        """Return the mark of an analysis that another live process computes."""
        try:
            mark = read_mark(found or b"")
        except msgspec.MsgspecError:
            return None
        return mark if mark.at > self._now() - ABANDONED else None

    def _now(self) -> int:
        return self._services.clock.now_ms()

    async def start(self, name: str, person: str) -> Progress:
        """Start an analysis unless it exists or is running; raise Refused if too many are running."""
        before = await self.progress(name)
        if before.state in ("running", "done"):
            return before
        record = parse_record(await self.record(name))
        if name in self.jobs:  # started while the record was read
            return await self.progress(name)
        if any(job.person == person for job in self.jobs.values()):
            raise Refused("server-analysis-running", "you have an analysis running; wait for it, or cancel it")
        if len(self.jobs) >= MOST_RUNNING:
            raise Refused("server-overloaded", "too many games are being analysed; try again in a moment")
        self.failed.discard(name)
        job = self.jobs[name] = Job(person)
        job.task = asyncio.create_task(self._run(name, job, record))
        self._services.spawn(_wait(job.task))
        return await self.progress(name)

    async def cancel(self, name: str, person: str) -> None:
        """Stop an analysis; only the person who started it can."""
        job, found = self.jobs.get(name), await self._services.writer.read(self._store.analysis, name)
        begun_by = job or self._elsewhere(found)
        if begun_by is None:
            return
        if begun_by.person != person:
            raise Refused("server-not-your-analysis", "only the person who began the analysis can cancel it")
        if job is not None and job.task is not None:
            job.task.cancel()
            await asyncio.wait([job.task])
            found = job.mark
        if found is not None:
            with contextlib.suppress(Cancelled):  # finished, or cancelled elsewhere, at the same time
                await self._replace(name, found, None)

    async def _run(self, name: str, job: Job, record: Record) -> None:
        try:
            planned = await asyncio.to_thread(plan, record)
            analysis = await self._estimate(name, job, planned)
            await self._replace(name, job.mark, encode(msgspec.structs.replace(analysis, names=())))
        except Cancelled:
            pass
        except Exception as error:
            self.failed.add(name)
            log.warning("analysis failed", table=name, error=f"{type(error).__name__}: {error}")
            with contextlib.suppress(Cancelled, NotStored):
                await self._replace(name, job.mark, None)
        finally:
            del self.jobs[name]

    async def _estimate(self, name: str, job: Job, planned: Plan) -> Analysis:
        """Compute the estimates one after the other in the processes of the bots, and combine them."""
        depth = FULL if is_compiled() else PLAIN
        requester, compute = Requester(job.person, name, has_people=False), self._services.bot_pool.compute
        job.total = len(planned.questions) + 1
        await self._mark(name, job)
        start = await compute(requester, remote_start, planned.rules, depth)
        estimates = []
        for question in planned.questions:
            job.done += 1
            await self._mark(name, job)
            estimates.append(await compute(requester, remote_estimate, planned.rules, question, depth))
        return await asyncio.to_thread(combine, planned, start, estimates, depth)

    async def _mark(self, name: str, job: Job) -> None:
        """Write the progress of an analysis, at most once in MARK_AGAIN."""
        now = self._now()
        if job.mark is None:
            job.mark = await self._services.writer.read(self._store.analysis, name)  # perhaps of an older version
        elif now < job.marked_at + MARK_AGAIN:
            return
        before, job.mark = job.mark, encode(Mark(job.person, now, job.done, job.total))
        try:
            await self._replace(name, before, job.mark)  # completed even if the task is cancelled meanwhile
        except Exception:
            job.mark = before
            raise
        job.marked_at = now

    async def _replace(self, name: str, before: bytes | None, after: bytes | None) -> None:
        """Replace `before` by an analysis or a mark; raise Cancelled if something else is stored there."""
        is_done = await self._services.writer.do(
            lambda connection: self._store.replace_analysis(connection, name, before, after)
        )
        if not is_done:
            raise Cancelled


async def _wait(task: asyncio.Task[None]) -> None:
    """Wait for a task that ends as the server stops."""
    try:
        await asyncio.wait([task])
    finally:
        task.cancel()
