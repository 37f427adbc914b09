"""One process of the server: its tables, its lobby, and its background tasks."""

import structlog

from arcus.protocol import Lobby
from arcus.server import changes
from arcus.server.bus import Notice
from arcus.server.changes import Entry
from arcus.server.connection import Connection
from arcus.server.lobby import LobbyFeed, lobby_of
from arcus.server.registry import Registry
from arcus.server.services import Services
from arcus.server.sweeper import Sweeper

log = structlog.get_logger()


class Server:
    """The parts of a server process, wired together."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.lobby = LobbyFeed(services)
        self.registry = Registry(services, self.lobby.table_changed)
        self.sweeper = Sweeper(services, self.registry)

    async def start(self) -> None:
        """Open the database, and start listening and sweeping."""
        await self.services.start()
        await self._report_other_rules()
        self.services.bus.start(self._on_notice)
        self.services.spawn(self.sweeper.run())
        self.services.spawn(self.sweeper.keep_leases())
        self.services.spawn(self.lobby.run(self.registry))

    async def _report_other_rules(self) -> None:
        """Log the unfinished tables that were begun under other rules and can't be continued."""
        for name, game, rules in await self.services.writer.read(self.services.store.tables_of_other_rules):
            log.warning("table can't be continued", table=name, game=game, rules=rules)

    async def stop(self) -> None:
        """Complete pending writes, and close."""
        thinking = [name for name, table in self.registry.tables.items() if table.bots.is_thinking()]
        await self.services.cancel_tasks()
        await self.sweeper.free_leases(thinking)
        await self.services.stop()

    def connections(self) -> list[Connection]:
        """Return all connections of this process."""
        return [*self.registry.connections(), *self.lobby.connections]

    async def lobby_of(self, person: str) -> Lobby:
        """Return the lobby for a person."""
        return await lobby_of(self.services, self.registry, person)

    # -- other processes

    def _on_notice(self, notice: Notice) -> None:
        if notice.kind == "lobby":
            self.lobby.changed(is_remote=True)
            return
        table = self.registry.tables.get(notice.table)
        if notice.kind == "entry" and (table is not None or self.services.is_worker):
            self.services.spawn(self._follow(notice))
        elif table is not None and notice.kind == "said":
            table.broadcast.send_phrase(notice.seat, notice.phrase)
        elif table is not None and notice.kind == "present":
            table.note_presence(notice.source, notice.seats)

    async def _follow(self, notice: Notice) -> None:
        """Apply an entry that another process has written."""
        services, table = self.services, self.registry.tables.get(notice.table)
        if table is not None:
            await table.host.catch_up(Entry(notice.number, notice.at, changes.decode(bytes(notice.change))))
        if services.is_worker or (services.has_bots and table is not None and table.state.bots_due()):
            await self.sweeper.claim_bots(notice.table)
