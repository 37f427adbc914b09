"""Sends the readers of one table what changes for them."""

from collections.abc import Callable

from arcus import protocol
from arcus.core.game import Seat
from arcus.protocol import encode
from arcus.server.clock import Clock
from arcus.server.connection import Connection
from arcus.server.presence import Presence
from arcus.server.table_info import event_count
from arcus.server.table_state import TableState
from arcus.server.updates import Updates


class Broadcast:
    """Tells everybody who is connected here how the table is."""

    def __init__(self, presence: Presence, clock: Clock, current: Callable[[], TableState | None]) -> None:
        self._presence = presence
        self._clock = clock
        self._current = current
        """Returns the table as it is written; None while nobody knows."""
        self._updates = Updates()

    def changed(self, state: TableState, is_ours: bool) -> None:
        """Listen to the table's changes."""
        self._tell(state)

    def tell_all(self) -> None:
        """Tell everybody how the table is now, for instance since somebody came or went."""
        if (state := self._current()) is not None:
            self._tell(state)

    def _tell(self, state: TableState) -> None:
        if not self._presence.connections:
            return
        info = self._info(state)
        for connection in self._presence.connections:
            look(state, connection)
            connection.tell_bytes(self._updates.update(state, connection, info))

    def tell(self, state: TableState, connection: Connection) -> None:
        """Tell one reader how the table is."""
        connection.tell_bytes(self._updates.update(state, connection, self._info(state)))

    def _info(self, state: TableState) -> bytes:
        return self._updates.info(
            state, *self._presence.around(state), self._clock.now_ms(), self._presence.away(state)
        )

    def say(self, seat: Seat, phrase: str) -> None:
        """Tell everybody what somebody said."""
        text = encode(protocol.Said(seat, phrase))
        for connection in self._presence.connections:
            connection.tell_bytes(text)


def enter(state: TableState, connection: Connection, since: int) -> None:
    """Let a new reader face its seat, and know the events before a number."""
    look(state, connection)
    connection.told = min(since, event_count(state, connection.facing))


def look(state: TableState, connection: Connection) -> None:
    """Let a person with one seat face it; a shared device faces the one that said it is ready, and nobody at first."""
    mine = state.seats_of(connection.person.id)
    if len(mine) == 1:
        turn(connection, mine[0])
    elif connection.facing not in mine or not connection.is_ready:
        turn(connection, None)


def turn(connection: Connection, seat: Seat | None) -> None:
    """Send a connection from now on what another seat sees, from its first event on."""
    if connection.facing != seat:
        connection.facing = seat
        connection.told = 0
