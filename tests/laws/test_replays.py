"""A replay from a seat's eyes tells nothing that the seat did not know: not of cards, not of choices."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcus.cli.replay import Story
from arcus.core.bits import lowest
from arcus.core.luck import FastLuck, Rng
from arcus.locale import catalogue
from arcus.records.live import Live
from arcus.records.record import Record, RecordError
from arcus.records.replay import Replay
from tests.cases import CASES, Case

SHORT = [case for case in CASES if case.players <= 3]


def begun(case: Case, seed: int, moves: int) -> Live:
    """A random game after so many moves."""
    live = Live(case.game(), FastLuck(seed))
    rng = Rng(seed)
    while (owing := live.position.to_act()) and len(live.moves) < moves:
        legal = live.position.legal(lowest(owing))
        live.play(lowest(owing), legal[rng.below(len(legal))])
    return live


def bent(record: Record, data: st.DataObject, live: Live) -> Record:
    """The record with two cards exchanged, or with another last move."""
    luck: dict[str, Any] = dict(record.luck)
    name = data.draw(st.sampled_from(["", *sorted(luck)]))
    moves = list(record.moves)
    if isinstance(luck.get(name), list):
        cards = list(luck[name])
        one, other = (data.draw(st.integers(0, len(cards) - 1)) for _ in range(2))
        cards[one], cards[other] = cards[other], cards[one]
        luck[name] = cards
    elif moves:
        move = data.draw(st.integers(0, live.game.move_count - 1))
        moves[-1] = f"{live.moves[-1][0]} {live.game.move_text(move)}"
    return msgspec.structs.replace(record, luck=luck, moves=moves, outcome=None)


def seen(record: Record, seat: int | None) -> list[Any]:
    """Every view and every event of a seat, from the deal to the end of a record."""
    replay = Replay(record)
    views = [replay.live.view(seat), *(replay.live.view(seat) for _ in replay.steps())]
    return [views, replay.live.events(seat)]


@pytest.mark.parametrize("case", SHORT, ids=str)
@given(seed=st.integers(0, 2**40), moves=st.integers(0, 14), data=st.data())
def test_a_replay_does_not_change_with_what_a_seat_cannot_know(
    case: Case, seed: int, moves: int, data: st.DataObject
) -> None:
    """Two games that looked the same to a seat at every moment read the same to it, move by move."""
    live = begun(case, seed, moves)
    record = live.record()
    other = bent(record, data, live)
    seat = data.draw(st.sampled_from([None, *range(case.players)]))
    try:
        if live.outcome is not None or seen(record, seat) != seen(other, seat):
            return
    except RecordError:
        return  # these moves can't be played with that luck
    told = [list(Story(Replay(each), seat, catalogue()).lines()) for each in (record, other)]
    assert told[0] == told[1]
