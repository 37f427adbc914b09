"""Group commit: whatever waits is written in one transaction by one thread, and only then is anyone told."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import structlog
from sqlalchemy.engine import Connection
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from arcus.server.store import Append, Store, in_short

T = TypeVar("T")
Job = Callable[[Connection], Any]

DEADLOCK = "40P01"  # PostgreSQL's code
PAUSE = 0.05  # seconds, for the others in a ring of locks to finish

log = structlog.get_logger()


class NotStored(Exception):
    """The database could not take it: nothing was written, and nothing has happened."""


class Writer:
    """Writes to the store, many at once; reads run beside it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[tuple[Append | Job, asyncio.Future[Any]]] = []
        self._wake = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, "arcus-writer")
        self._readers = ThreadPoolExecutor(3, "arcus-reader")
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what waits, and stop."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
        await asyncio.to_thread(self._thread.shutdown)
        await asyncio.to_thread(self._readers.shutdown)

    async def append(self, entry: Append) -> bool:
        """Write an entry; False if another came first. NotStored if the database can't take it."""
        return bool(await self._put(entry))

    async def do(self, job: Callable[[Connection], T]) -> T:
        """Write something else in the next transaction."""
        done: T = await self._put(job)
        return done

    async def read(self, call: Callable[..., T], *given: Any) -> T:
        """Ask the store something, beside the writing."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, call, *given)
        except SQLAlchemyError as error:
            raise NotStored(in_short(error)) from error

    def _put(self, what: Append | Job) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((what, future))
        self._wake.set()
        return future

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            try:
                answers = await loop.run_in_executor(self._thread, self._write, [what for what, _ in batch])
            except Exception as error:
                log.error("not stored", entries=len(batch), error=in_short(error))
                answers = [NotStored(in_short(error))] * len(batch)
            for (_, future), answer in zip(batch, answers, strict=True):
                if future.done():
                    continue
                if isinstance(answer, Exception):
                    future.set_exception(answer)
                else:
                    future.set_result(answer)

    def _write(self, batch: list[Append | Job]) -> list[Any]:
        """All in one transaction; if one can't be written, whatever the reason, the others are written without it."""
        try:
            return self._together(batch)
        except Exception as error:
            if _is_for_all(error):
                raise
            if _is_ring(error):
                time.sleep(PAUSE)
            return [self._alone(what) for what in batch]

    def _alone(self, what: Append | Job, tries: int = 3) -> Any:
        """A transaction of its own."""
        try:
            return self._together([what])[0]
        except Exception as error:
            if _is_ring(error) and tries > 1:
                time.sleep(PAUSE)
                return self._alone(what, tries - 1)
            log.error("not stored", entries=1, error=in_short(error))
            return _refusal(error)

    def _together(self, batch: list[Append | Job]) -> list[Any]:
        """One transaction; a job that fails is rolled back alone."""
        appends: dict[tuple[str, int], Append] = {}
        for what in batch:
            if isinstance(what, Append):
                appends.setdefault((what.table, what.number), what)  # of two for one place the first comes first
        answers: list[Any] = []
        with self.store.begin() as connection:
            in_order = [appends[place] for place in sorted(appends)]  # as all do: so none wait for each other in a ring
            won = self.store.append(connection, in_order) if appends else set()
            for what in batch:
                if isinstance(what, Append):
                    place = what.table, what.number
                    answers.append(place in won and appends[place] is what)
                else:
                    answers.append(_attempt(connection, what))
        self.commits += 1
        self.written += len(batch)
        return answers


def _attempt(connection: Connection, job: Job) -> Any:
    try:
        with connection.begin_nested():
            return job(connection)
    except Exception as error:
        if _is_ring(error):
            raise
        return _refusal(error)


def _is_for_all(error: Exception) -> bool:
    """No database, or no room: the same for each that waits."""
    return isinstance(error, InterfaceError | OperationalError) and not _is_ring(error)


def _is_ring(error: Exception) -> bool:
    """Did two transactions wait for each other's locks? Alone, each holds few."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) == DEADLOCK


def _refusal(error: Exception) -> Exception:
    """What whoever asked is told: a fault of ours stays what it is."""
    return NotStored(in_short(error)) if isinstance(error, SQLAlchemyError) else error
