"""Updates are encoded piece by piece; put together, the pieces equal the plain encoding of the message."""

import random
from typing import Any

import msgspec
import pytest

from arcus import protocol
from arcus.server.broadcast import look
from arcus.server.connection import Bucket, Connection
from arcus.server.store import Person
from arcus.server.table_info import events_since, table_info, view_of
from arcus.server.updates import Updates
from tests.server.journal import Journal
from tests.server.test_table import GAMES


def listener(person: str) -> Connection:
    """Return a connection of this person that sends nowhere."""

    async def nowhere(_: bytes) -> None:
        """Send nothing."""

    return Connection(Person(person, person, False, 0), nowhere, Bucket(1, 1))


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[f"{game}-{seats}" for game, seats, _ in GAMES])
@pytest.mark.parametrize(
    "setup", [{}, {"clock": protocol.TimeControl(6000, 5)}, {"spectators": None}], ids=["", "clock", "alone"]
)
def test_an_update_encoded_in_pieces_equals_the_plain_encoding(
    game: str, seats: int, options: dict[str, Any], setup: Any
) -> None:
    """Pieces are kept from one update to the next; the result must not depend on that."""
    at = Journal(game, seats, options=options, memory_aid=True, **setup).begun()
    updates, rng = Updates(), random.Random(5)
    readers = [listener(f"p{seat}") for seat in range(seats)] + [listener("onlooker")]
    for reader in readers:
        look(at.table, reader)
    for _ in range(80):
        if not at.table.acting:
            break
        at.now += 700
        at.play(rng.choice(at.table.acting), rng=rng)
        present, number = frozenset(rng.sample(range(seats), seats - 1)), rng.randrange(3)
        info = updates.info(at.table, present, number, at.now)
        for reader in readers:
            since = reader.told
            update = msgspec.json.decode(updates.update(at.table, reader, info))
            seat, mine = reader.facing, at.table.seats_of(reader.person.id)
            sees_it = bool(mine) or at.table.setup.spectators is not None
            draft = at.table.draft_of(seat) if seat is not None else ()
            can_take_back = seat is not None and at.table.can_take_back(seat)
            said = {
                "type": "update",
                "table": table_info(at.table, present, number, at.now),
                "you": protocol.You(
                    seats=mine,
                    facing=seat,
                    host=reader.person.id == "p0",
                    draft=draft,
                    can_undo=bool(draft),
                    can_take_back=can_take_back,
                ),
                "view": view_of(at.table, seat) if sees_it else None,
                "events": events_since(at.table, seat, since) if sees_it else (),
                "first": reader.told - len(update["events"]),
            }
            assert update == msgspec.json.decode(msgspec.json.encode(said))
