"""The sender of a command, and checks that many commands share."""

from arcus.core.game import Seat
from arcus.protocol import Refused
from arcus.server.table_state import TableState


class Actor:
    """The sender of a command: a person with a name, and the seat whose view they see."""

    def __init__(self, person: str, name: str, facing: Seat | None = None) -> None:
        self.person = person
        self.name = name
        self.facing = facing


def own_seat(state: TableState, actor: Actor, seat: Seat | None) -> Seat:
    """Return the seat that the actor may act for, or raise Refused."""
    mine = state.seats_of(actor.person)
    if seat is None:
        seat = actor.facing if actor.facing is not None else next(iter(mine), None)
    if seat is None or seat not in mine:
        raise Refused("server-not-your-seat", "that seat is not yours")
    return seat


def check_playing(state: TableState) -> None:
    """Raise Refused unless the game is in progress."""
    if state.phase == "paused":
        raise Refused("server-paused", "the table is paused")
    if state.phase in ("gathering", "dealing"):
        raise Refused("server-not-begun", "the game has not begun")
    if state.phase != "playing":
        raise Refused("server-over", "the game is over")


def check_gathering(state: TableState) -> None:
    """Raise Refused once the game has begun."""
    if state.phase != "gathering":
        raise Refused("server-begun", "the game has begun")


def check_host(state: TableState, actor: Actor) -> None:
    """Raise Refused unless the actor is the host."""
    if state.host != actor.person:
        raise Refused("server-host-only", "only the host can do that")


def check_seat_number(state: TableState, seat: Seat) -> Seat:
    """Return the seat, or raise Refused if the table has none with that number."""
    if seat >= len(state.seats):
        raise Refused("server-no-such-seat", f"this table has {len(state.seats)} seats, numbered from 0")
    return seat
