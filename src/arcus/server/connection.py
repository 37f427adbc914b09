"""One socket of a person, at a table or in the lobby."""

from collections.abc import Callable
from typing import Any

from arcus.core.game import Seat
from arcus.protocol import Answer, Gone, encode
from arcus.server.command_checks import Actor
from arcus.server.rate_limits import Bucket
from arcus.server.seat_state import SeatState
from arcus.server.store import Person

MOST_UNREAD = 1_000_000  # bytes that a client may leave unread

NOTHING_SENT = (b"", b"", b"", b"")

Write = Callable[[bytes], int]
"""A function that writes a text message without waiting, and returns how many bytes the client has not read yet."""


class Connection:
    """A person's socket."""

    def __init__(self, person: Person, write: Write, limit: Bucket) -> None:
        self.person = person
        self.seats: tuple[SeatState, ...] | None = None
        """The table's seats from which `mine` was computed."""
        self.mine: tuple[Seat, ...] = ()
        """The person's own seats."""
        self.facing: Seat | None = None
        self.is_ready = False
        """On a shared device: whether the next person has asked to see the seat."""
        self.next_event = 0
        """The number of the next event to send."""
        self.sent = NOTHING_SENT
        """The parts of the last update: table, seats, you, view."""
        self.granted: int | None = None
        """The id of a granted request, which the next update answers."""
        self.limit = limit
        self.gone: Gone | None = None
        self.hang_up: Callable[[], object] = lambda: None
        """Called when the server wants to close the socket; see `serve_socket`."""
        self._write = write

    def actor(self) -> Actor:
        """Return the actor for commands."""
        return Actor(self.person.id, self.person.name, self.facing)

    def send(self, message: Any) -> None:
        """Send a message."""
        self.send_bytes(encode(message))

    def send_bytes(self, text: bytes) -> None:
        """Send an encoded message; a client that does not read is disconnected, and can reconnect with `since`."""
        if self.gone is None and self._write(text) > MOST_UNREAD:
            self.leave(Gone("slow"))

    def answer_granted(self) -> None:
        """Answer a request that was granted, if no update has carried the answer."""
        if self.granted is not None:
            answer, self.granted = Answer(self.granted), None
            self.send(answer)

    def leave(self, why: Gone) -> None:
        """Send the reason, and close the socket."""
        if self.gone is None:
            self.gone = why
            self._write(encode(why))
            self.hang_up()
