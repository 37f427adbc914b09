"""The authority of one table: decides, writes, and only then shows a change."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from arcus.protocol import Refused
from arcus.server import changes
from arcus.server.changes import AnyChange, Entry
from arcus.server.clock import Clock
from arcus.server.database import NotKnown, NotStored
from arcus.server.fold import after, folded
from arcus.server.table_journal import TableJournal
from arcus.server.table_state import TableState

TRIES = 6  # against other processes that write to the same journal

Decide = Callable[[TableState], AnyChange | None]
Listener = Callable[[TableState, bool], None]
"""A function of the new state, and of whether this process wrote the entries that led to it."""
Spawn = Callable[[Coroutine[Any, Any, Any]], None]


class TableHost:
    """One table in this process; `subscribe` reports its changes."""

    def __init__(self, state: TableState, entries: TableJournal, clock: Clock, spawn: Spawn) -> None:
        self.state = state
        self.journal = entries
        self.lock = asyncio.Lock()
        self.is_stale = False
        """Whether an entry may or may not have been written, so that the journal must be read."""
        self._clock = clock
        self._spawn = spawn
        self._shown = state.number
        """The newest entry that the listeners were called with."""
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        """Call a function after every change, in the order in which they subscribed."""
        self._listeners.append(listener)

    def announce(self) -> None:
        """Show a table that was just opened."""
        self._shown = -1
        self._show(is_ours=True)

    async def submit(self, decide: Decide, granted: Callable[[], None] | None = None) -> bool:
        """Decide, write and show a change, and decide again if another process was faster; return False for no change.

        `granted` is called once it is written, before anybody is shown the change.
        """
        is_done = False
        async with self.lock:
            try:
                is_done = await self._submit(decide)
                if is_done and granted is not None:
                    granted()
            except asyncio.CancelledError:
                self._spawn(self._after_all())
                raise
            finally:
                self._show(is_done)
        return is_done

    async def _submit(self, decide: Decide) -> bool:
        for _ in range(TRIES):
            if self.is_stale:
                await self._reload()
            try:
                change = decide(self.state)
            except Refused:
                if self.journal.has_other_writers and await self._take_in(await self.journal.read(self.state.number)):
                    continue
                raise
            if change is None:
                return False
            if await self._write(change):
                return True
        raise Refused("server-busy", "too many write to this table at once; try again")

    async def _write(self, change: AnyChange) -> bool:
        entry = Entry(self.state.number + 1, max(self._clock.now_ms(), self.state.changed), change)
        state = after(self.state, entry)
        self.is_stale = True  # until it is known to be written
        try:
            is_written = await self.journal.append(entry, state)
        except NotStored:
            is_written = await self._has(entry)
            if not is_written:
                raise
        if is_written:
            self.state, self.is_stale = state, False
        return is_written

    async def _has(self, entry: Entry) -> bool:
        """Return whether the journal has an entry whose writer lost the line before it heard of that."""
        try:
            return entry in await self.journal.read(self.state.number)
        except NotStored as error:
            raise NotKnown(str(error)) from error

    async def _after_all(self) -> None:
        """Show an entry whose sender has disconnected, since it is written anyway."""
        await self.journal.flush()
        await self.catch_up()

    def _show(self, is_ours: bool) -> None:
        if not self.is_stale and self._shown != self.state.number:
            self._shown = self.state.number
            for listener in self._listeners:
                listener(self.state, is_ours)

    @contextlib.asynccontextmanager
    async def settled(self) -> AsyncIterator[TableState]:
        """Return the table as it is written; nobody changes it inside this block."""
        async with self.lock:
            if self.is_stale:
                await self._reload()
            yield self.state

    async def _reload(self) -> None:
        self.state = folded(self.state.id, await self.journal.read(0))
        self.journal.changed_elsewhere()
        self._shown = -1
        self.is_stale = False

    async def _take_in(self, fresh: list[Entry]) -> bool:
        """Follow entries of others; a person who was erased has another name in older entries by now."""
        if fresh:
            self.journal.changed_elsewhere()
        if any(isinstance(entry.change, changes.Forgot) for entry in fresh):
            await self._reload()
        else:
            for entry in fresh:
                self.state = after(self.state, entry)
        return bool(fresh)

    async def catch_up(self, known: Entry | None = None) -> None:
        """Follow what other processes have written; `known` is an entry that is known already."""
        async with self.settled() as state:
            if known is None or known.number > state.number + 1:
                await self._take_in(await self.journal.read(state.number))
            elif known.number == state.number + 1:
                await self._take_in([known])
            self._show(is_ours=False)
