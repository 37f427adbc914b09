"""Decides moves at a table: played, recognised as repeated, refused with a rule, or only tried."""

from arcus import protocol
from arcus.core.game import Seat, UsageError
from arcus.core.position import NO_SUCH_MOVE, Position
from arcus.protocol import Refused
from arcus.server import changes
from arcus.server.changes import AnyChange
from arcus.server.command_checks import Actor, check_playing, own_seat
from arcus.server.table_state import TableState


def play_command(state: TableState, actor: Actor, command: protocol.Play) -> AnyChange | None:
    """Return the change for a move; None if the request was granted before."""
    if _is_repeated(state, actor, command):  # by a sender who did not learn that it was granted
        return None
    return play(state, _player(state, actor, command.seat), command.decision, command.move, command.id)


def _player(state: TableState, actor: Actor, seat: Seat | None) -> Seat:
    """Return the seat that the actor plays, or raise Refused if they play none."""
    check_playing(state)
    seat = own_seat(state, actor, seat)
    if state.seats[seat].is_played_by_bot:
        raise Refused("server-away", "a bot plays for you; say that you are back first")
    return seat


def _is_repeated(state: TableState, actor: Actor, command: protocol.Play) -> bool:
    known = state.play.requested if state.play is not None else {}
    for seat, (decision, request, move) in known.items():
        is_same = (decision, request) == (command.decision, command.id) and command.seat in (None, seat)
        if is_same and state.seats[seat].person == actor.person:
            return command.move in (move, state.game.move_text(move))
    return False


def play(state: TableState, seat: Seat, decision: int, move: int | str, request: int = 0) -> AnyChange:
    """Return the change for a move; raise Refused with the rule if the move is not allowed."""
    position = _open_position(state, seat, decision)
    try:
        number = move if isinstance(move, int) else state.game.parse_move(move)
    except UsageError as error:
        raise Refused("server-unreadable-move", str(error)) from None
    if code := position.why_not(seat, number):
        raise _forbidden(state, code)
    return changes.Drafted(seat, state.game.move_text(number), request)


def _open_position(state: TableState, seat: Seat, decision: int) -> Position:
    """Return the position of a seat's decision, or raise Refused if the decision is closed."""
    assert state.play is not None
    position = state.play.position_of(seat)
    if seat in state.play.choices:  # a changed choice is checked against the position before it
        position = state.play.match.position
    if position.decision() != decision:
        raise Refused("server-decision-closed", f"decision {decision} is closed; the open one is {position.decision()}")
    return position


def _forbidden(state: TableState, code: int) -> Refused:
    """Return the refusal of a move, with the rule that forbids it."""
    refusal = state.game.refusal(code)
    return Refused(refusal.message, f"rule {refusal.rule} forbids it" if refusal.rule else "not now", refusal.rule)


def attempt(state: TableState, actor: Actor, command: protocol.Try) -> int:
    """Return the move that puts a card somewhere, or raise Refused with the reason against the most natural move."""
    seat = _player(state, actor, command.seat)
    position = _open_position(state, seat, command.decision)
    found = state.game.attempts(position, seat, command.card, command.source, command.target)
    codes = [position.why_not(seat, move) for move in found] or [NO_SUCH_MOVE]
    if all(codes):
        raise _forbidden(state, codes[0])
    return found[codes.index(0)]
