"""Nothing that is sent to a seat or an onlooker depends on what they may not know.

Every message of whole games is written twice: from the truth, and from another truth that agrees with all the reader
knows, with the other seats' drafts and choices changed as well. The two must be the same, byte for byte.
"""

import copy
import random
from typing import Any, TypeVar

import msgspec
import pytest

from arcus.core.game import AnyView, Seat
from arcus.core.luck import FastLuck
from arcus.records.live import Live
from arcus.server import deeds
from arcus.server import messages as m
from arcus.server.connection import Bucket, Connection
from arcus.server.room import Room
from arcus.server.store import Person
from arcus.server.table import Table
from tests.cases import SOAK
from tests.server.test_table import GAMES, SECRET, At

T = TypeVar("T")
PLAYS = 700 if SOAK else 8
EXTRA: list[tuple[str, int, dict[str, Any]]] = [("red7", 2, {}), ("qwinto", 2, {}), ("kobito", 2, {})]
every_game = pytest.mark.parametrize(
    ("game", "seats", "options"), [*GAMES, *EXTRA], ids=[f"{game}-{seats}" for game, seats, _ in [*GAMES, *EXTRA]]
)


class Quiet:
    """What a room needs of a house to write messages."""

    name = "quiet"


def listener(person: str, is_bot: bool = False) -> Connection:
    """Somebody who is told things."""

    async def nowhere(_: bytes) -> None:
        """Nothing is sent."""

    return Connection(Person(person, person, is_bot, 0), nowhere, Bucket(1, 1))


def told(table: Table, connection: Connection, now: int) -> bytes:
    """The message that a connection would get now."""
    house: Any = Quiet()
    room = Room(house, table)
    reader = copy.copy(connection)
    room._look(reader)
    return room.teller.update(reader, room.teller.info(frozenset(), 1, now))


def same(one: T, other: T) -> T:
    """Make another object the same as one; a compiled one can't be copied otherwise."""
    for name in getattr(type(one), "__mypyc_attrs__", None) or vars(one):
        if hasattr(one, name):
            setattr(other, name, getattr(one, name))
    return other


def another_truth(table: Table, seat: Seat | None, rng: random.Random) -> Table:
    """The table with all that a reader can't know dealt anew, and other choices and drafts of others."""
    assert table.live is not None
    other = same(table, Table(table.id))
    other.live = same(table.live, Live(table.game, table.luck))
    view: AnyView = table.game.view(table.live.position, seat)
    seed = rng.randrange(2**40)
    other.live.position = table.game.knowledge(view).sample(FastLuck(seed), 1)
    other.secret = "00" * 32
    other.choices = dict(table.choices)
    for who in table.choices:
        if who != seat:
            legal = list(other.live.position.legal(who))
            other.choices[who] = int(rng.choice(legal))
    if table.ahead is not None and table.live.position.to_act() != (1 << seat if seat is not None else 0):
        other.ahead = other.live.position  # what others put together is not told, only how many steps
    elif table.ahead is not None:
        other.ahead = table.game.knowledge(table.game.view(table.ahead, seat)).sample(FastLuck(seed), 2)
    if seat is None and table.setup.spectators:
        shown, facts = table._past[0]
        sample = table.game.knowledge(table.game.view(shown, None)).sample(FastLuck(seed), 3)
        other._past = copy.copy(table._past)
        other._past[0] = (sample, facts)
    return other


@every_game
@pytest.mark.parametrize("spectators", [0, 2])
def test_no_message_depends_on_what_its_reader_may_not_know(
    game: str, seats: int, options: dict[str, Any], spectators: int
) -> None:
    checked = 0
    for seed in range(PLAYS):
        rng = random.Random(seed)
        at = At(game, seats, options=options, spectators=spectators, memory_aid=bool(seed % 2)).begun()
        readers = [
            (None, listener("onlooker")),
            *((seat, listener(f"p{seat}", seed % 3 == 0)) for seat in range(seats)),
        ]
        while at.table.acting():
            seat = rng.choice(at.table.acting())
            at.play(seat, rng=rng)
            if at.table.draft_of(seat) and rng.random() < 0.3:
                at.ask(seat, m.Undo(id=1))
            if not at.table.acting():
                break
            if rng.random() > 0.5:
                continue
            for place, reader in readers:
                reader.told = rng.randrange(at.table.told(place) + 1)  # as after a reconnect
                message = told(at.table, reader, at.now)
                assert SECRET.encode() not in message
                assert message == told(another_truth(at.table, place, rng), reader, at.now)
                checked += 1
    assert checked >= 8 * PLAYS


@every_game
def test_a_shared_device_is_sent_no_seat_until_somebody_is_ready(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    rng = random.Random(1)
    at = At(game, seats, options=options)
    for seat in range(seats):
        at.do(deeds.Sat(seat, "p0", f"P{seat}"))
    at.do(deeds.Began())
    reader = listener("p0")
    for _ in range(30):
        if not at.table.acting():
            break
        seat = rng.choice(at.table.acting())
        view = at.view(seat)
        at.do(deeds.Drafted(seat, rng.choice(view.moves).text))
        message = msgspec.json.decode(told(at.table, reader, at.now))
        assert message["you"]["facing"] is None
        assert message["events"] == []
        assert message["view"]["seat"] is None
        assert message["view"]["moves"] == []


def test_people_are_sent_no_memory_without_the_aid_and_bots_always() -> None:
    at = At("rainbow", 2).begun()
    assert msgspec.json.decode(told(at.table, listener("p0"), at.now))["view"]["memory"] is None
    assert msgspec.json.decode(told(at.table, listener("p0", is_bot=True), at.now))["view"]["memory"] is not None


def test_the_secret_is_told_when_the_game_is_over_and_not_before() -> None:
    at = At("rainbow", 2).begun()
    assert SECRET.encode() not in told(at.table, listener("p0"), at.now)
    at.play_on(random.Random(1))
    assert SECRET.encode() in told(at.table, listener("p0"), at.now)
