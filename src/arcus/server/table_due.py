"""Changes of a table without a command: a game that begins when it is full, and time limits."""

from arcus.server import changes
from arcus.server.changes import AnyChange
from arcus.server.table_state import STAND_IN, TableState


def next_by_itself(state: TableState) -> AnyChange | None:
    """Return the change that begins the game of matched strangers or a rematch once all seats are taken; else None.

    A rematch, and a table whose deal was void, wait until all people have sat down again with their words.
    """
    if state.phase != "gathering" or any(each.kind == "open" or each.is_kept for each in state.seats):
        return None
    is_again = state.games or state.voided
    has_people = any(each.person for each in state.seats)
    return changes.Began() if has_people and (state.begins_when_full or is_again) else None


def overdue(state: TableState, now: int, fresh_secret: str) -> AnyChange | None:
    """Return the change for a deal whose words are late, or for the first seat out of time; None if there is none."""
    if state.phase == "dealing" and state.reveal_by is not None:
        return changes.Voided(fresh_secret) if state.reveal_by <= now else None
    late = state.clocks.overdue(now) if state.phase == "playing" else ()
    if not late:
        return None
    if state.setup.absent == "lose":
        return changes.Lost(late[0], STAND_IN, "time")
    return changes.StoodIn(late[0], STAND_IN, "time")
