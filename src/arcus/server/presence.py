"""Presence: the people connected to a table, in all processes, and how long the others have been away."""

from collections.abc import Sequence

from arcus.core.game import Seat
from arcus.server.bus import Notice
from arcus.server.clock import Clock
from arcus.server.connection import Connection
from arcus.server.seat_state import SeatState
from arcus.server.services import Services
from arcus.server.table_state import TableState

ABSENT = 30.0  # seconds without a notice after which a process counts as dead

Attendance = tuple[tuple[SeatState, ...] | None, frozenset[Seat], int]
UNKNOWN: Attendance = (None, frozenset(), 0)


class Absences:
    """The times since when people of a table have been away, as observed by this process.

    Times are counted from the first observation, so a restart can only shorten an absence.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: dict[Seat, tuple[str, float]] = {}
        """By seat: the absent person, and since when."""

    def update(self, seats: Sequence[SeatState], present: frozenset[Seat]) -> None:
        """Update who is away now."""
        now = self._clock.monotonic()
        before, self._since = self._since, {}
        for number, seat in enumerate(seats):
            if seat.person and number not in present:
                known = before.get(number)
                is_same = known is not None and known[0] == seat.person
                self._since[number] = known if is_same and known else (seat.person, now)

    def durations(self, reached_since: float) -> dict[Seat, int]:
        """Return for how many ms each absent seat has been away; time before `reached_since` does not count."""
        if not self._since:
            return {}
        now = self._clock.monotonic()
        return {seat: max(0, int((now - max(since, reached_since)) * 1000)) for seat, (_, since) in self._since.items()}


class Presence:
    """The connections of one table."""

    def __init__(self, services: Services) -> None:
        self.connections: set[Connection] = set()
        self._services = services
        self._clock = services.clock
        self._elsewhere: dict[str, tuple[Seat, ...]] = {}
        """By process: the seats whose people are connected there."""
        self._last_notice: dict[str, float] = {}
        """By process: the time of its last notice."""
        self._absences = Absences(self._clock)
        self._attendance = UNKNOWN
        """Of the last query: the seats of the table, those present, and the number of spectators."""

    def add(self, connection: Connection) -> None:
        """Add a connection."""
        self.connections.add(connection)
        self._attendance = UNKNOWN

    def remove(self, state: TableState, connection: Connection) -> None:
        """Remove a connection."""
        self.connections.discard(connection)
        self._attendance = UNKNOWN
        self.attendance(state)

    def here(self, state: TableState) -> tuple[Seat, ...]:
        """Return the seats whose people are connected to this process."""
        people = {connection.person.id for connection in self.connections}
        return tuple(seat for seat, each in enumerate(state.seats) if each.person in people)

    def _present(self, state: TableState) -> frozenset[Seat]:
        recent = self._clock.monotonic() - ABSENT
        there = [seats for name, seats in self._elsewhere.items() if self._last_notice[name] > recent]
        return frozenset(self.here(state)).union(*there)

    def attendance(self, state: TableState) -> tuple[frozenset[Seat], int]:
        """Return the seats whose people are connected, and the number of spectators."""
        if self._attendance[0] is not state.seats or self._elsewhere:  # another process may have fallen silent
            onlookers = sum(not state.seats_of(each.person.id) for each in self.connections)
            self._attendance = (state.seats, self._present(state), onlookers)
            self._absences.update(state.seats, self._attendance[1])
        return self._attendance[1:]

    def away(self, state: TableState) -> dict[Seat, int]:
        """Return for how many ms the people who are not connected have been away.

        Time during which the broker can't be reached does not count.
        """
        self.attendance(state)
        bus = self._services.bus
        return self._absences.durations(bus.up_since if bus.is_up else self._clock.monotonic())

    def note(self, state: TableState, process: str, seats: tuple[Seat, ...]) -> bool:
        """Note who is connected to another process, which repeats this notice; return whether anything changed."""
        self._last_notice[process] = self._clock.monotonic()
        if self._elsewhere.get(process, ()) == seats:
            return False
        self._elsewhere[process] = seats
        self.attendance(state)
        return True

    def has_silence(self, state: TableState) -> bool:
        """Return whether a process with people of this table has stopped sending notices."""
        return bool(self._elsewhere) and self._attendance[1] != self._present(state)

    def publish(self, state: TableState) -> None:
        """Notify the other processes of the seats whose people are connected here."""
        self._services.bus.publish(Notice(self._services.name, "present", state.id, seats=self.here(state)))
