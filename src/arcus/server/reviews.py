"""Analyses of finished games, in the background: what runs, what is stored, and records that were uploaded."""

import asyncio
import hashlib
from collections import OrderedDict
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
from arcus.server.services import Services

MOST_RUNNING = 20  # analyses at a time, of all people
MOST_UPLOADS = 32  # that a process remembers
FULL = Depth()
PLAIN = Depth(iterations=200, worlds=50, deals=100, proofs=4, positions=200)  # where nothing is compiled

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode


class Progress(msgspec.Struct, frozen=True):
    """How far an analysis is; `analysis` is there once it is done."""

    state: Literal["none", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    analysis: msgspec.Raw | None = None


class Job:
    """An analysis that is being computed."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.done = 0
        self.total = 0
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """The analyses of one process: those that run, and records that were uploaded.

    An analysis computes one estimate at a time and has the lowest priority, so that no bot's turn waits for more than
    one estimate. It is stored with the record. That of an uploaded record is only remembered.
    """

    def __init__(self, services: Services) -> None:
        self.jobs: dict[str, Job] = {}
        self.failed: set[str] = set()
        self.uploads: OrderedDict[str, bytes] = OrderedDict()
        self.remembered: OrderedDict[str, bytes] = OrderedDict()
        self._services = services

    async def record(self, name: str) -> bytes:
        """Return a record; raise Refused if there is none."""
        if name.startswith("u"):
            found = self.uploads.get(name)
        else:
            found = await self._services.writer.read(self._services.store.record, name)
        if found is None:
            raise Refused("server-no-record", "there is no record: the game is not over, or there is no such table")
        return found

    def upload(self, data: bytes) -> str:
        """Remember a record, and return its id."""
        name = "u" + hashlib.sha256(data).hexdigest()[:24]
        self.uploads[name] = data
        if len(self.uploads) > MOST_UPLOADS:
            self.uploads.popitem(last=False)
        return name

    async def stored(self, name: str) -> bytes | None:
        """Return an analysis that was made before by this version."""
        if name.startswith("u"):
            return self.remembered.get(name)
        found = await self._services.writer.read(self._services.store.analysis, name)
        return found if found is not None and f'"version":{VERSION}}}'.encode() in found[-20:] else None

    async def progress(self, name: str) -> Progress:
        """Return how far an analysis is, or the analysis."""
        job = self.jobs.get(name)
        if job is not None:
            return Progress("running", job.done, job.total)
        found = await self.stored(name)
        if found is not None:
            return Progress("done", analysis=msgspec.Raw(found))
        return Progress("failed" if name in self.failed else "none")

    async def start(self, name: str, person: str) -> Progress:
        """Begin an analysis unless it is there or under way; raise Refused if too much is asked for."""
        before = await self.progress(name)
        if before.state in ("running", "done"):
            return before
        record = parse_record(await self.record(name))
        if name in self.jobs:  # begun while the record was read
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
        """Stop an analysis; only the person who began it can."""
        job = self.jobs.get(name)
        if job is None or job.task is None:
            return
        if job.person != person:
            raise Refused("server-not-your-analysis", "only the person who began the analysis can cancel it")
        job.task.cancel()
        await asyncio.wait([job.task])

    async def _run(self, name: str, job: Job, record: Record) -> None:
        try:
            planned = await asyncio.to_thread(plan, record)
            analysis = await self._estimate(job, planned, Requester(job.person, name, has_people=False))
            await self._keep(name, encode(msgspec.structs.replace(analysis, names=())))
        except Exception as error:
            self.failed.add(name)
            log.warning("analysis failed", table=name, error=f"{type(error).__name__}: {error}")
        finally:
            del self.jobs[name]

    async def _estimate(self, job: Job, planned: Plan, requester: Requester) -> Analysis:
        """Compute the estimates one after the other in the processes of the bots, and combine them."""
        depth = FULL if is_compiled() else PLAIN
        compute = self._services.bot_pool.compute
        job.total = len(planned.questions) + 1
        start = await compute(requester, remote_start, planned.rules, depth)
        estimates = []
        for question in planned.questions:
            job.done += 1
            estimates.append(await compute(requester, remote_estimate, planned.rules, question, depth))
        return await asyncio.to_thread(combine, planned, start, estimates, depth)

    async def _keep(self, name: str, analysis: bytes) -> None:
        if name.startswith("u"):
            self.remembered[name] = analysis
            if len(self.remembered) > MOST_UPLOADS:
                self.remembered.popitem(last=False)
            return
        store = self._services.store
        await self._services.writer.do(lambda connection: store.keep_analysis(connection, name, analysis))


async def _wait(task: asyncio.Task[None]) -> None:
    """End a task when the server stops."""
    try:
        await asyncio.wait([task])
    finally:
        task.cancel()
