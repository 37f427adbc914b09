"""Group commit: one thread writes all pending entries in one transaction, and then resolves their futures."""

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, TypeVar

import structlog
from sqlalchemy.engine import Connection
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from arcus.server.engines import CONNECT_WITHIN
from arcus.server.journal_store import Append, Unknown, in_short
from arcus.server.schema import settings, upsert
from arcus.server.store import Store

T = TypeVar("T")
Job = Callable[[Connection], Any]

DEADLOCK = "40P01"  # PostgreSQL's code
SPARE = 2.0  # seconds for a read to wait for its turn
PAUSE = 0.05  # seconds for the other transactions of a deadlock to finish

TRIED = "tried"  # the setting that stores the time of the last test write

log = structlog.get_logger()


class NotStored(Exception):
    """The database refused a write: nothing was written."""


class NotKnown(NotStored):
    """The database did not answer: it is unknown whether the write succeeded."""


class Access:
    """The state of reading or writing, logged only when it changes."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.reason: str | None = None
        """Why the database can't be used; None while it can."""

    def failed(self, reason: str) -> None:
        """Note a failure."""
        if self.reason is None:
            log.error("database fails", access=self.what, error=reason)
        self.reason = reason

    def worked(self) -> None:
        """Note a success."""
        if self.reason is not None:
            log.info("database works again", access=self.what)
        self.reason = None


def try_write(connection: Connection) -> None:
    """Write a row, as a test; raise the database's error if that fails."""
    upsert(connection, settings, [{"name": TRIED, "value": str(time.time())}])


class Writer:
    """Groups writes to the store; reads run in parallel."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: SimpleQueue[tuple[Append | Job, asyncio.Future[Any]] | None] = SimpleQueue()
        """Pending writes; None ends the thread."""
        self._thread: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(3, "arcus-reader")
        within = store.answer_within
        self.answer_within = None if within is None else within + CONNECT_WITHIN + SPARE
        """Seconds for a read, including its waiting time; None for no limit."""
        self.reading, self.writing = Access("read"), Access("write")
        self.commits = 0
        self.written = 0

    def start(self) -> None:
        """Start the thread."""
        self._thread = threading.Thread(target=self._run, args=[asyncio.get_running_loop()], name="arcus-writer")
        self._thread.start()

    async def stop(self) -> None:
        """Complete pending writes, and stop the thread."""
        self._waiting.put(None)
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.shutdown)

    async def append(self, entry: Append) -> bool:
        """Write an entry; return False if another entry was first.

        Raise Unknown if the account that it names was deleted, and NotStored if the database can't take it.
        """
        return bool(await self._put(entry))

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Run another job in the next transaction, and return its result."""
        done: T = await self._put(job)
        return done

    async def read(self, call: Callable[..., T], *given: Any) -> T:
        """Call a function of the store in parallel to writes; raise NotStored if there is no answer in time."""
        try:
            async with asyncio.timeout(self.answer_within):
                found = await asyncio.get_running_loop().run_in_executor(self._readers, call, *given)
        except (SQLAlchemyError, TimeoutError) as error:
            reason = in_short(error) if isinstance(error, SQLAlchemyError) else f"no answer in {self.answer_within} s"
            self.reading.failed(reason)
            raise NotStored(reason) from error
        self.reading.worked()
        return found

    def _put(self, what: Append | Job) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put((what, future))
        return future

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write batches until the end, taken directly from the queue, without waiting for a busy event loop."""
        while batch := self._next_batch():
            answers = self._answers([what for what, _ in batch])
            loop.call_soon_threadsafe(_resolve, [future for _, future in batch], answers)

    def _next_batch(self) -> list[tuple[Append | Job, asyncio.Future[Any]]]:
        """Wait for pending writes and return all of them; return an empty list at the end."""
        batch: list[tuple[Append | Job, asyncio.Future[Any]]] = []
        while not batch or not self._waiting.empty():
            if (what := self._waiting.get()) is None:
                self._waiting.put(None)  # for the next look
                break
            batch.append(what)
        return batch

    def _answers(self, batch: list[Append | Job]) -> list[Any]:
        try:
            answers = self._write(batch)
        except Exception as error:
            log.error("not stored", entries=len(batch), error=in_short(error))
            self.writing.failed(in_short(error))
            return [NotStored(in_short(error))] * len(batch)
        self.writing.worked()
        return answers

    def _write(self, batch: list[Append | Job]) -> list[Any]:
        """Write a batch in one transaction; if one write fails, write the others without it."""
        try:
            return self._together(batch)
        except Exception as error:
            if _is_for_all(error):
                raise
            if _is_ring(error):
                time.sleep(PAUSE)
            return [self._alone(what) for what in batch]

    def _alone(self, what: Append | Job, tries: int = 3) -> Any:
        """Run a write in its own transaction."""
        try:
            return self._together([what])[0]
        except Exception as error:
            if _is_ring(error) and tries > 1:
                time.sleep(PAUSE)
                return self._alone(what, tries - 1)
            log.error("not stored", entries=1, error=in_short(error))
            return _refusal(error)

    def _together(self, batch: list[Append | Job]) -> list[Any]:
        """Write a batch in one transaction; a job that fails is rolled back alone."""
        appends: dict[tuple[str, int], Append] = {}
        for what in batch:
            if isinstance(what, Append):
                appends.setdefault((what.table, what.number), what)  # the first of equal numbers wins
        answers: list[Any] = []
        with self.store.begin() as connection:
            in_order = [appends[place] for place in sorted(appends)]  # one order for all writers prevents deadlocks
            people = sorted({entry.person for entry in in_order} - {""})
            unknown = self.store.unknown(connection, people) if people else set()
            won = self.store.append(connection, [entry for entry in in_order if entry.person not in unknown])
            for what in batch:
                if isinstance(what, Append):
                    place = what.table, what.number
                    is_first = place in won and appends[place] is what
                    answers.append(Unknown(what.person) if what.person in unknown else is_first)
                else:
                    answers.append(_attempt(connection, what))
        self.commits += 1
        self.written += len(batch)
        return answers


def _resolve(waiting: list[asyncio.Future[Any]], answers: list[Any]) -> None:
    """Resolve the futures that are still awaited."""
    for future, answer in zip(waiting, answers, strict=True):
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def _attempt(connection: Connection, job: Job) -> Any:
    try:
        with connection.begin_nested():
            return job(connection)
    except Exception as error:
        if _is_ring(error):
            raise
        return _refusal(error)


def _is_for_all(error: Exception) -> bool:
    """Return whether an error concerns every write: no database, or no space."""
    return isinstance(error, InterfaceError | OperationalError) and not _is_ring(error)


def _is_ring(error: Exception) -> bool:
    """Return whether an error is a deadlock, after which each transaction would succeed alone."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) == DEADLOCK


def _refusal(error: Exception) -> Exception:
    """Return the error for the caller; programming errors are returned unchanged."""
    return NotStored(in_short(error)) if isinstance(error, SQLAlchemyError) else error
