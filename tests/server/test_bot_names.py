"""Names of bots: friendly, different, and the same whenever a table is read."""

import pytest

from arcus.server import changes
from arcus.server.bot_names import NAMES, bot_names
from arcus.server.changes import Entry
from arcus.server.fold import after, folded
from arcus.server.table_info import table_info, table_record
from tests.server.journal import Journal


def names_at(journal: Journal) -> list[str]:
    return [seat.name for seat in table_info(journal.table, frozenset(), 0, journal.now).seats]


@pytest.mark.parametrize("table", ["a", "b", "c", "d", "e", "f"])
def test_no_two_bots_have_the_same_name_nor_that_of_a_person(table: str) -> None:
    free = bot_names(table, [""] * 10, [])
    assert len(set(free)) == 10
    assert free == bot_names(table, [""] * 10, [])
    others = bot_names(table, [""] * 10, [name.upper() for name in free])
    assert len({*free, *others}) == 20
    assert {*others} <= {*NAMES}


def test_a_bot_keeps_its_name_from_the_game_before() -> None:
    wanted = [NAMES[3], "", NAMES[5], ""]
    found = bot_names("x", wanted, [])
    assert (found[0], found[2]) == (wanted[0], wanted[2])
    assert len(set(found)) == 4
    assert bot_names("x", wanted, [NAMES[3].lower()])[0] != NAMES[3]


def test_a_bot_has_the_same_name_in_the_table_its_line_and_its_record() -> None:
    at = Journal("kobito", 3)
    at.do(changes.Sat(0, "p0", "Ada"))
    at.bots().dealt()
    names = names_at(at)
    assert names[0] == "Ada"
    assert {*names[1:]} <= {*NAMES}
    assert [seat.kind for seat in table_info(at.table, frozenset(), 0, at.now).seats] == ["person", "bot", "bot"]
    record = table_record(at.table)
    assert record is not None
    assert record.names == names
    assert list(folded(at.table.id, at.entries).names) == names


def test_a_bot_gives_way_to_a_person_of_its_name() -> None:
    at = Journal("kobito", 3)
    at.do(changes.BotSat(1, "casual"))
    before = names_at(at)[1]
    at.do(changes.Sat(0, "p0", before))
    assert names_at(at)[1] not in ("", before)
    at.do(changes.Rose(0))
    assert names_at(at)[1] == before


def test_bots_of_a_journal_without_names_have_names() -> None:
    """Tables that were written before bots had names still open."""
    at = Journal("kobito", 2)
    old = changes.decode(b'{"type":"bot-sat","seat":1,"level":"casual"}')
    at.table = after(at.table, Entry(2, at.now, old))
    assert at.table.names[1] in NAMES
