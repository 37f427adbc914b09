"""What is told is written in pieces: put together they are what the plain words of the protocol say."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcus.server import messages as m
from arcus.server.room import Room
from arcus.server.scene import Scene
from tests.cases import CASES, Case, game_at
from tests.server.test_secrecy import Quiet, listener
from tests.server.test_table import GAMES, At


@pytest.mark.parametrize("case", CASES, ids=str)
@given(seed=st.integers(0, 2**40), share=st.integers(0, 100))
def test_a_scene_shows_every_seat_its_view(case: Case, seed: int, share: int) -> None:
    game = case.game()
    position = game_at(game, seed, share)
    scene = Scene(game, position)
    for seat in game.seats:
        view = game.view(position, seat)
        assert scene.seen_by(seat, True) == msgspec.json.encode(view)
        assert scene.seen_by(seat, False) == msgspec.json.encode(msgspec.structs.replace(view, memory=None))


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[f"{game}-{seats}" for game, seats, _ in GAMES])
@pytest.mark.parametrize("setup", [{}, {"clock": m.Clock(6000, 5)}, {"spectators": None}], ids=["", "clock", "alone"])
def test_an_update_says_what_the_table_says(game: str, seats: int, options: dict[str, Any], setup: Any) -> None:
    """Written piece by piece with all that is kept from before, or at once from the table: it is the same."""
    at = At(game, seats, options=options, memory_aid=True, **setup).begun()
    house: Any = Quiet()
    room, rng = Room(house, at.table), random.Random(5)
    readers = [listener(f"p{seat}") for seat in range(seats)] + [listener("onlooker")]
    for reader in readers:
        room._look(reader)
    for _ in range(80):
        if not at.table.acting():
            break
        at.now += 700
        at.play(rng.choice(at.table.acting()), rng=rng)
        present, number = frozenset(rng.sample(range(seats), seats - 1)), rng.randrange(3)
        info = room.teller.info(present, number, at.now)
        for reader in readers:
            since = reader.told
            update = msgspec.json.decode(room.teller.update(reader, info))
            seat, mine = reader.facing, at.table.seats_of(reader.person.id)
            sees_it = bool(mine) or at.table.setup.spectators is not None
            draft = at.table.draft_of(seat) if seat is not None else ()
            can_take_back = seat is not None and at.table.can_take_back(seat)
            said = {
                "type": "update",
                "table": at.table.info(present, number, at.now),
                "you": m.You(mine, seat, reader.person.id == "p0", draft, bool(draft), can_take_back),
                "view": at.table.view(seat) if sees_it else None,
                "events": at.table.events(seat, since) if sees_it else (),
                "first": reader.told - len(update["events"]),
            }
            assert update == msgspec.json.decode(msgspec.json.encode(said))
