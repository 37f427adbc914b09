"""The periodic sweep: clocks that ran out, bots without a process, deserted tables."""

import contextlib
from functools import partial

import structlog

from arcus.server.database import NotStored
from arcus.server.registry import Registry
from arcus.server.services import Services
from arcus.server.table_journal import LEASE

SWEEP = 0.5  # seconds between two sweeps
STILL_HERE = 20  # sweeps between two notices that people are connected or wait for a match
DESERTED = 120  # sweeps between two checks for tables that everyone has left
HOUR = 3_600_000  # ms
LEFT_WAITING, LEFT_PUBLIC, LEFT_PRIVATE = HOUR, 24 * HOUR, 30 * 24 * HOUR  # ms after which an abandoned table is closed

log = structlog.get_logger()


class Sweeper:
    """Finds due work in the database, periodically."""

    def __init__(self, services: Services, registry: Registry) -> None:
        self._services = services
        self._registry = registry
        self._clock = services.clock
        self._read = services.writer.read
        self.sweeps = 0

    async def run(self) -> None:
        """Sweep periodically."""
        while True:
            await self._clock.sleep(SWEEP)
            try:
                await self.sweep()
            except NotStored as error:
                log.warning("sweep failed", error=str(error))
            except Exception as error:  # the next sweep may succeed; without sweeps no clock runs out and no bot moves
                log.error("sweep failed", error=f"{type(error).__name__}: {error}")

    async def sweep(self) -> None:
        """Run one sweep."""
        services, tables = self._services, self._registry.tables
        for name in await self._read(services.store.overdue, self._clock.now_ms()):
            if (table := await self._registry.table_if_whole(name)) is not None:
                await table.apply_time_limits()
        if services.has_bots:
            await self.claim_bots(None)
        if services.has_company or self.sweeps % 4 == 0:
            await self._look_at_journals()
            self._registry.drop_idle()
        if self.sweeps % STILL_HERE == 0:
            await self._keep_waiting()
            for table in [each for each in tables.values() if each.presence.connections]:
                if services.has_company:
                    table.presence.publish(table.state)
                    table.look_for_silence()
                await table.open_rematch_if_agreed()
        if self.sweeps % DESERTED == 0:
            await self._close_deserted()
        self.sweeps += 1

    async def _close_deserted(self) -> None:
        """Close unfinished tables that everyone left long ago; running clocks end games themselves."""
        now = self._clock.now_ms()
        before = now - LEFT_WAITING, now - LEFT_PUBLIC, now - LEFT_PRIVATE
        for name in await self._read(self._services.store.abandoned, *before):
            if (table := await self._registry.table_if_whole(name)) is not None:
                await table.close_if_deserted()

    async def _look_at_journals(self) -> None:
        """Read entries without a notice: from the command line, or from a process that has lost the broker."""
        tables = self._registry.tables
        watched = [name for name, table in tables.items() if table.presence.connections]
        heads = await self._read(self._services.store.heads, watched) if watched else {}
        for name, head in heads.items():
            host = tables[name].host if name in tables else None
            is_lost = host is not None and host.is_stale and not host.lock.locked()  # an entry's fate is unknown
            if host is not None and (is_lost or head > host.state.number):
                await host.catch_up()

    async def _keep_waiting(self) -> None:
        """Keep the tables of connected strangers who wait for a match in the list."""
        names = [name for name, table in self._registry.tables.items() if table.is_waiting()]
        if names:
            store, now = self._services.store, self._clock.now_ms()
            await self._services.writer.do(lambda database: store.touch(database, names, now))

    # -- bots

    async def claim_bots(self, only: str | None) -> None:
        """Take over due bots without a lease: those of one table, or of all."""
        now = self._clock.now_ms()
        for name in await self._read(self._services.store.claim_bots, now, now + LEASE, only):
            if (table := await self._registry.table_if_whole(name)) is not None:
                table.bots.has_lease(now + LEASE)
                await table.host.catch_up()
                table.bots.start_bots()

    async def keep_leases(self) -> None:
        """Extend the leases on bots that are thinking in this process."""
        while True:
            await self._clock.sleep(SWEEP)
            now = self._clock.now_ms()
            names = [name for name, table in self._registry.tables.items() if table.bots.needs_lease(now)]
            await self._lease(names, now + LEASE)

    async def free_leases(self, names: list[str]) -> None:
        """Release the leases on the bots of these tables."""
        await self._lease(names, 0)

    async def _lease(self, names: list[str], until: int) -> None:
        if not names:
            return
        with contextlib.suppress(NotStored):
            lease = partial(self._services.store.lease_bots, names=sorted(names), until=until)
            await self._services.writer.do(lease)
            for name in names:
                if name in self._registry.tables:
                    self._registry.tables[name].bots.has_lease(until)
