"""Sends updates to the readers of one table."""

from collections.abc import Callable

from arcus import protocol
from arcus.core.game import Seat
from arcus.protocol import encode
from arcus.server.clock import Clock
from arcus.server.connection import NOTHING_SENT, Connection
from arcus.server.presence import Presence
from arcus.server.table_info import event_count
from arcus.server.table_state import TableState
from arcus.server.updates import Updates


class Broadcast:
    """Sends updates to all connections of a table in this process."""

    def __init__(self, presence: Presence, clock: Clock, current: Callable[[], TableState | None]) -> None:
        self._presence = presence
        self._clock = clock
        self._current = current
        """Returns the table as it is written; None while nobody knows."""
        self._updates = Updates()

    def changed(self, state: TableState, is_ours: bool) -> None:
        """Listen to the table's changes."""
        self._send_all(state)

    def send_all(self) -> None:
        """Send an update to everyone for whom something has changed, such as who is present."""
        if (state := self._current()) is not None:
            self._send_all(state)

    def _send_all(self, state: TableState) -> None:
        if not self._presence.connections:
            return
        common = self._common(state)
        for connection in self._presence.connections:
            refresh_facing(state, connection)
            self._send(state, connection, common)

    def send_to(self, state: TableState, connection: Connection) -> None:
        """Send an update to one reader if something has changed for it."""
        refresh_facing(state, connection)
        self._send(state, connection, self._common(state))

    def _send(self, state: TableState, connection: Connection, common: tuple[bytes, bytes]) -> None:
        text = self._updates.update(state, connection, common, connection.granted)
        if text is not None:
            connection.granted = None
            connection.send_bytes(text)

    def _common(self, state: TableState) -> tuple[bytes, bytes]:
        presence = self._presence
        return self._updates.common(state, *presence.attendance(state), self._clock.now_ms(), presence.away(state))

    def send_phrase(self, seat: Seat, phrase: str) -> None:
        """Send a phrase to everyone."""
        text = encode(protocol.Said(seat, phrase))
        for connection in self._presence.connections:
            connection.send_bytes(text)


def enter(state: TableState, connection: Connection, since: int) -> None:
    """Set the seat that a new reader sees, and the number of its next event."""
    refresh_facing(state, connection)
    connection.next_event = min(since, event_count(state, connection.facing))


def refresh_facing(state: TableState, connection: Connection) -> None:
    """Set the seat that a reader sees: its only one, or on a shared device the one that is ready (at first none)."""
    if connection.seats is not state.seats:
        connection.seats, connection.mine = state.seats, state.seats_of(connection.person.id)
    if len(connection.mine) == 1:
        face(connection, connection.mine[0])
    elif connection.facing not in connection.mine or not connection.is_ready:
        face(connection, None)


def face(connection: Connection, seat: Seat | None) -> None:
    """Switch a connection to the view of another seat, with all its events from the first one on."""
    if connection.facing != seat:
        connection.facing = seat
        connection.next_event = 0
        connection.sent = NOTHING_SENT
