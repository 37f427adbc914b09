"""The authority of a table, with a journal in memory and a manual clock: no database, no socket, no process."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from arcus import protocol
from arcus.protocol import Refused
from arcus.records.replay import verify
from arcus.server import changes
from arcus.server.changes import AnyChange, Entry
from arcus.server.command_checks import Actor
from arcus.server.commands import decide
from arcus.server.database import NotKnown, NotStored
from arcus.server.fold import folded
from arcus.server.table_host import TableHost
from arcus.server.table_info import table_record, view_of
from arcus.server.table_state import TableState
from tests.server.journal import Journal
from tests.server.manual import ManualClock, MemoryJournal
from tests.server.servers import always
from tests.server.test_table import every_game

LOCK, UNLOCK = changes.Locked(True), changes.Locked(False)


class Table:
    """A table of one process, and what its listener was called with."""

    def __init__(self, journal: MemoryJournal, clock: ManualClock) -> None:
        self.host = TableHost(folded("x", journal.entries), journal, clock, lambda work: work.close())
        self.shown: list[tuple[int, bool]] = []
        """By call: the number of the state, and whether this process wrote it."""
        self.host.subscribe(lambda state, is_ours: self.shown.append((state.number, is_ours)))

    async def ask(self, seat: int, request: Any) -> bool:
        """Submit a request of the person on a seat."""
        return await self.host.submit(lambda state: decide(state, Actor(f"p{seat}", f"P{seat}"), request))


def tables(entries: Sequence[Entry], count: int = 1) -> list[Table]:
    """Return the same table in several processes."""
    journal, clock = MemoryJournal(entries), ManualClock()
    journal.has_other_writers = count > 1
    return [Table(journal, clock) for _ in range(count)]


@every_game
async def test_a_whole_game_is_decided_written_and_then_shown(game: str, seats: int, options: dict[str, Any]) -> None:
    [table] = tables(Journal(game, seats, options=options).begun().entries)
    host, rng = table.host, random.Random(1)
    first, journal = host.state.number, host.journal
    assert isinstance(journal, MemoryJournal)
    host.subscribe(lambda state, _: written.append(journal.entries[-1].number == state.number))
    written: list[bool] = []
    while host.state.acting:
        seat = rng.choice(host.state.acting)
        view = view_of(host.state, seat)
        assert view is not None
        assert await table.ask(seat, protocol.Play(id=1, decision=view.decision, move=rng.choice(view.moves).number))
    assert table.shown == [(number, True) for number in range(first + 1, host.state.number + 1)]
    assert all(written)
    record = table_record(host.state)
    assert record is not None
    assert table_record(folded("x", journal.entries)) == record
    verify(record)


async def test_what_another_process_wrote_is_taken_in_before_a_change_is_decided_again() -> None:
    one, other = tables(Journal().entries, count=2)
    seen: list[bool] = []

    def toggle(state: TableState) -> AnyChange:
        seen.append(state.locked)
        return changes.Locked(not state.locked)

    assert await one.host.submit(toggle)
    assert await other.host.submit(toggle)  # on a state that is out of date, so it is decided twice
    assert seen == [False, False, True]
    assert not other.host.state.locked
    await one.host.catch_up()
    assert one.host.state == other.host.state
    assert (one.shown, other.shown) == ([(2, True), (3, False)], [(3, True)])


async def test_a_refusal_is_given_only_after_a_look_at_what_others_wrote() -> None:
    one, other = tables(Journal().entries, count=2)
    assert await one.ask(0, protocol.Lock(id=1, on=True))
    assert await other.ask(0, protocol.Lock(id=1, on=False))  # as far as it knew, the table was unlocked already
    assert other.shown == [(3, True)]
    with pytest.raises(Refused, match="already unlocked"):
        await other.ask(0, protocol.Lock(id=2, on=False))


async def test_nothing_changes_if_the_journal_fails() -> None:
    [table] = tables(Journal().entries)
    journal = table.host.journal
    assert isinstance(journal, MemoryJournal)
    before = table.host.state
    journal.failure = NotStored("full")
    with pytest.raises(NotStored):
        await table.host.submit(always(LOCK))
    journal.failure = None
    async with table.host.settled() as state:
        assert state == before
    assert table.shown == []


async def test_an_entry_whose_answer_was_lost_counts_as_written() -> None:
    [table] = tables(Journal().entries)
    journal = table.host.journal
    assert isinstance(journal, MemoryJournal)
    journal.failure, journal.is_written_anyway = NotStored("the line broke"), True
    assert await table.host.submit(always(LOCK))
    assert table.host.state.locked
    journal.is_readable = False
    with pytest.raises(NotKnown):
        await table.host.submit(always(UNLOCK))
    journal.failure, journal.is_readable = None, True
    async with table.host.settled() as state:
        assert not state.locked
