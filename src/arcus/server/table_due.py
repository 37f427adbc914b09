"""What happens at a table without a command: a game that begins when all have come, and time that is up."""

from arcus.server import changes
from arcus.server.changes import AnyChange
from arcus.server.table_state import STAND_IN, TableState


def next_by_itself(state: TableState) -> AnyChange | None:
    """Return the change that follows without a command: strangers who are complete begin, and so does a rematch.

    A rematch waits until all its people have come and given their words for the deal.
    """
    if state.phase != "gathering" or any(each.kind == "open" for each in state.seats):
        return None
    have_come = all(each.word for each in state.seats if each.person)
    return changes.Began() if state.begins_when_full or (state.games and have_come) else None


def overdue(state: TableState, now: int) -> AnyChange | None:
    """What becomes of the first seat whose time is up, if there is one."""
    late = state.clocks.overdue(now) if state.phase == "playing" else ()
    if not late:
        return None
    if state.setup.absent == "lose":
        return changes.Lost(late[0], STAND_IN, "time")
    return changes.StoodIn(late[0], STAND_IN, "time")
