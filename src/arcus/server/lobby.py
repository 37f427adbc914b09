"""The lobby: the tables that people can join or watch, and their own."""

import asyncio

from arcus.protocol import Lobby
from arcus.server.bus import Notice
from arcus.server.connection import Connection
from arcus.server.database import NotStored
from arcus.server.registry import Registry
from arcus.server.services import Services
from arcus.server.table_info import decode_line, table_line
from arcus.server.table_state import TableState

PAUSE = 0.3  # seconds between two updates


class LobbyFeed:
    """Sends the lobby to everyone who is connected to it, whenever it changes."""

    def __init__(self, services: Services) -> None:
        self.connections: set[Connection] = set()
        self._services = services
        self._is_due = asyncio.Event()

    def table_changed(self, state: TableState, is_ours: bool) -> None:
        """Listen to the changes of all tables."""
        if state.setup.public:
            self.changed()
        elif any(state.seats_of(each.person.id) for each in self.connections):
            self.changed(is_remote=True)  # other processes get a notice of the entry itself

    def changed(self, is_remote: bool = False) -> None:
        """Send the lobby again soon, and notify the other processes unless they reported the change."""
        self._is_due.set()
        if not is_remote:
            self._services.bus.publish(Notice(self._services.name, "lobby"))

    async def run(self, registry: Registry) -> None:
        """Send the lobby whenever it has changed, at most once per PAUSE."""
        while True:
            await self._is_due.wait()
            self._is_due.clear()
            for connection in list(self.connections):
                try:
                    connection.send(await lobby_of(self._services, registry, connection.person.id))
                except NotStored:
                    break
            await self._services.clock.sleep(PAUSE)


async def lobby_of(services: Services, registry: Registry, person: str) -> Lobby:
    """Return the lobby for a person."""
    lines = [decode_line(line) for line in await services.writer.read(services.store.lobby)]
    names = await services.writer.read(services.store.tables_of, person)
    mine = [table for name in names if (table := await registry.table_if_whole(name)) is not None]
    return Lobby(
        open=tuple(line for line in lines if line.phase == "gathering" and not line.locked),
        playing=tuple(
            line for line in lines if line.phase in ("dealing", "playing") and line.setup.spectators is not None
        ),
        mine=tuple(table_line(table.state, person) for table in mine if table.state.phase != "closed"),
    )
