"""An update carries only the parts that have changed for its reader, and each part is encoded once."""

import random
from typing import Any

import msgspec
import pytest

from arcus import protocol
from arcus.server import changes
from arcus.server.broadcast import refresh_facing
from arcus.server.connection import Connection
from arcus.server.table_info import events_since, table_info, view_of
from arcus.server.updates import Updates
from tests.server.client import Message, whole
from tests.server.journal import Journal
from tests.server.servers import Listener
from tests.server.test_table import GAMES


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[f"{game}-{seats}" for game, seats, _ in GAMES])
@pytest.mark.parametrize(
    "setup", [{}, {"clock": protocol.TimeControl(6000, 5)}, {"spectators": None}], ids=["", "clock", "alone"]
)
def test_updates_put_together_equal_the_plain_encoding_of_the_whole(
    game: str, seats: int, options: dict[str, Any], setup: Any
) -> None:
    """Parts are left out if they have not changed, and kept encoded; the result must not depend on that."""
    at = Journal(game, seats, options=options, memory_aid=True, **setup).begun()
    updates, rng = Updates(), random.Random(5)
    readers = [Listener(f"p{seat}") for seat in range(seats)] + [Listener("onlooker")]
    shown: dict[str, Message] = {}
    for reader in readers:
        refresh_facing(at.table, reader)
    for _ in range(80):
        if not at.table.acting:
            break
        at.now += 700
        at.play(rng.choice(at.table.acting), rng=rng)
        present, number = frozenset(rng.sample(range(seats), seats - 1)), rng.randrange(3)
        common = updates.common(at.table, present, number, at.now)
        for reader in readers:
            who, since, seat = reader.person.id, reader.next_event, reader.facing
            text = updates.update(at.table, reader, common)
            if text is not None:
                shown[who] = whole(shown.get(who, {}), msgspec.json.decode(text))
            mine = at.table.seats_of(who)
            sees_it = bool(mine) or at.table.setup.spectators is not None
            draft = at.table.draft_of(seat) if seat is not None else ()
            can_take_back = seat is not None and at.table.can_take_back(seat)
            expected = {
                "type": "update",
                "table": table_info(at.table, present, number, at.now),
                "you": protocol.You(
                    seats=mine,
                    facing=seat,
                    host=who == "p0",
                    draft=draft,
                    can_undo=bool(draft),
                    can_take_back=can_take_back,
                ),
                "view": view_of(at.table, seat) if sees_it else None,
                "first": since,
                "events": events_since(at.table, seat, since) if sees_it else (),
            }
            plain = msgspec.json.decode(msgspec.json.encode(expected))
            if text is None:  # nothing has changed, but for the number
                plain = {**plain, "table": {**plain["table"], "number": shown[who]["table"]["number"]}}
                plain |= {"first": shown[who]["first"], "events": shown[who]["events"]}
            assert shown[who] == plain


def parts(text: bytes | None) -> set[str]:
    """Return the names of the parts that an update carries."""
    return set() if text is None else {*msgspec.json.decode(text)} - {"type", "number"}


def test_an_update_carries_only_the_parts_that_have_changed_for_its_reader() -> None:
    at = Journal("red7", 2, number=4).begun()
    mover, other, updates = Listener("p0"), Listener("p1"), Updates()
    if at.table.acting != (0,):
        mover, other = other, mover
    seat = at.table.acting[0]

    def sent(reader: Connection, onlookers: int = 0) -> set[str]:
        refresh_facing(at.table, reader)
        return parts(updates.update(at.table, reader, updates.common(at.table, frozenset({0, 1}), onlookers, at.now)))

    everything = {"table", "seats", "you", "view", "first", "events"}
    assert sent(mover) == sent(other) == everything
    assert sent(mover) == sent(other) == set()
    assert sent(mover, onlookers=1) == {"table"}
    assert sent(mover) == sent(mover, onlookers=1) == {"table"}
    lay = next(each.text for each in at.view(seat).moves if each.text.startswith("lay"))
    at.do(changes.Drafted(seat, lay))
    assert [step.text for step in at.table.draft_of(seat)] == [lay]
    assert sent(other) == {"seats"}  # others see that there is a step, and no more
    assert sent(mover, onlookers=1) == {"seats", "you", "view"}


def test_the_answer_travels_with_the_update() -> None:
    at, updates, reader = Journal("rainbow", 2).begun(), Updates(), Listener("p0")
    refresh_facing(at.table, reader)
    common = updates.common(at.table, frozenset(), 0, at.now)
    assert msgspec.json.decode(updates.update(at.table, reader, common, 17) or b"")["answer"] == 17
    assert updates.update(at.table, reader, common, 18) is None  # nothing to travel with


def test_readers_who_see_alike_share_the_encoded_parts() -> None:
    at, updates = Journal("kobito", 3).begun(), Updates()
    readers = [Listener(person) for person in ("one", "two", "p1")]
    common = updates.common(at.table, frozenset(), 2, at.now)
    for reader in readers:
        refresh_facing(at.table, reader)
        updates.update(at.table, reader, common)
    one, two, seated = (reader.sent for reader in readers)
    assert one[0] is two[0] is seated[0]
    assert one[1] is two[1] is seated[1]
    assert one[3] is two[3]
    assert one[3] != seated[3]
