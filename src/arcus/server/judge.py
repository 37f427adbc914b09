"""What a person may do at a table now: a request becomes a deed, or a refusal that says why not."""

from collections.abc import Callable, Mapping
from typing import Any

from arcus import protocol
from arcus.bots.levels import bots_of
from arcus.core.game import Seat, UsageError
from arcus.protocol import Refused
from arcus.server import deeds
from arcus.server.deeds import AnyDeed
from arcus.server.table import GRACE, STAND_IN, Table


class Asker:
    """Who asks: a person, under a name, who faces a seat of the table."""

    def __init__(self, person: str, name: str, facing: Seat | None = None) -> None:
        self.person = person
        self.name = name
        self.facing = facing


def judge(table: Table, asker: Asker, request: Any) -> AnyDeed:
    """Return the deed that a request asks for, or raise Refused."""
    return JUDGES[type(request)](table, asker, request)


def own_seat(table: Table, asker: Asker, seat: Seat | None) -> Seat:
    """Return the seat that the asker speaks for, or raise Refused."""
    mine = table.seats_of(asker.person)
    if seat is None:
        seat = asker.facing if asker.facing is not None else next(iter(mine), None)
    if seat is None or seat not in mine:
        raise Refused("server-not-your-seat", "that seat is not yours")
    return seat


def _playing(table: Table) -> None:
    if table.phase == "paused":
        raise Refused("server-paused", "the table is paused")
    if table.phase == "gathering":
        raise Refused("server-not-begun", "the game has not begun")
    if table.phase != "playing":
        raise Refused("server-over", "the game is over")


def _gathering(table: Table) -> None:
    if table.phase != "gathering":
        raise Refused("server-begun", "the game has begun")


def _host(table: Table, asker: Asker) -> None:
    if table.host != asker.person:
        raise Refused("server-host-only", "only the host can do that")


def _chair_number(table: Table, seat: Seat) -> Seat:
    if seat >= len(table.chairs):
        raise Refused("server-no-such-seat", f"this table has {len(table.chairs)} seats, numbered from 0")
    return seat


def _sit(table: Table, asker: Asker, request: protocol.Sit) -> AnyDeed:
    _gathering(table)
    open_seats = [s for s, chair in enumerate(table.chairs) if chair.kind == "open" or chair.person == asker.person]
    mine = table.seats_of(asker.person)
    seat = request.seat if request.seat is not None else next(iter([*mine, *open_seats]), None)
    if seat is None:
        raise Refused("server-full", "all seats are taken")
    if _chair_number(table, seat) not in open_seats:
        raise Refused("server-seat-taken", "that seat is taken")
    if table.locked and table.host != asker.person:
        raise Refused("server-locked", "the host has locked the table")
    return deeds.Sat(seat, asker.person, clean_name(request.name or asker.name), request.word or "")


def clean_name(name: str) -> str:
    """Return a name with blanks trimmed; raise Refused unless it is printable and not empty."""
    name = " ".join(name.split())
    if not name or not name.isprintable() or len(name) > 24:
        raise Refused("server-bad-name", "a name has 1 to 24 printable characters")
    return name


def _rise(table: Table, asker: Asker, request: protocol.Rise) -> AnyDeed:
    seat = own_seat(table, asker, request.seat)
    if table.phase == "gathering":
        return deeds.Rose(seat)
    _playing(table)
    return deeds.StoodIn(seat, STAND_IN, "left")


def _seat_bot(table: Table, asker: Asker, request: protocol.SeatBot) -> AnyDeed:
    _host(table, asker)
    chair = table.chairs[_chair_number(table, request.seat)]
    if request.level not in bots_of(table.setup.game):
        levels = ", ".join(bots_of(table.setup.game))
        raise Refused("server-no-such-level", f"{table.setup.game} has no bot '{request.level}'; its bots are {levels}")
    if table.phase == "gathering":
        if chair.kind == "person":
            raise Refused("server-seat-taken", "that seat is taken")
        return deeds.BotSat(request.seat, request.level)
    _playing(table)
    if chair.kind != "person" or chair.is_played_by_bot:
        raise Refused("server-plays-already", "a bot plays there already")
    if chair.person == asker.person:
        raise Refused("server-not-yourself", "rise, if you want a bot to play for you")
    return deeds.StoodIn(request.seat, request.level, "host")


def _remove(table: Table, asker: Asker, request: protocol.Remove) -> AnyDeed:
    _host(table, asker)
    _gathering(table)
    if table.chairs[_chair_number(table, request.seat)].kind == "open":
        raise Refused("server-seat-open", "nobody sits there")
    return deeds.Rose(request.seat)


def _begin(table: Table, asker: Asker, request: protocol.Begin) -> AnyDeed:
    _host(table, asker)
    _gathering(table)
    if any(chair.kind == "open" for chair in table.chairs):
        raise Refused("server-seats-open", "every seat needs a person or a bot")
    if not any(chair.person for chair in table.chairs):
        raise Refused("server-nobody", "somebody must sit at the table")
    return deeds.Began()


def _play(table: Table, asker: Asker, request: protocol.Play) -> AnyDeed:
    _playing(table)
    seat = own_seat(table, asker, request.seat)
    if table.chairs[seat].is_played_by_bot:
        raise Refused("server-away", "a bot plays for you; say that you are back first")
    return play(table, seat, request.decision, request.move)


def play(table: Table, seat: Seat, decision: int, move: int | str) -> AnyDeed:
    """Return the deed of a move for a decision; raise Refused with the rule that forbids it."""
    assert table.match is not None
    position = table.position_of(seat)
    if seat in table.choices:  # changing one's mind: judged by the position before the choice
        position = table.match.position
    if position.decision() != decision:
        raise Refused("server-decision-closed", f"decision {decision} is closed; the open one is {position.decision()}")
    try:
        number = move if isinstance(move, int) else table.game.parse_move(move)
    except UsageError as error:
        raise Refused("server-unreadable-move", str(error)) from None
    code = position.why_not(seat, number)
    if code:
        refusal = table.game.refusal(code)
        raise Refused(refusal.message, f"rule {refusal.rule} forbids it" if refusal.rule else "not now", refusal.rule)
    return deeds.Drafted(seat, table.game.move_text(number))


def _undo(table: Table, asker: Asker, request: protocol.Undo) -> AnyDeed:
    _playing(table)
    seat = own_seat(table, asker, request.seat)
    if not table.draft_of(seat):
        raise Refused("server-nothing-to-undo", "there is no step that could be taken back")
    return deeds.Undid(seat)


def _ask(table: Table, asker: Asker, request: protocol.Ask) -> AnyDeed:
    _playing(table)
    seat = own_seat(table, asker, request.seat)
    if table.question is not None:
        raise Refused("server-asked-already", "another question is open")
    if request.what == "take-back" and not table.can_take_back(seat):
        raise Refused("server-no-take-back", "only the last turn can be taken back, and only if it revealed nothing")
    return deeds.Asked(request.what, seat)


def _agree(table: Table, asker: Asker, request: protocol.Agree) -> AnyDeed:
    if table.question is None or table.question.what != "rematch":
        _playing(table)
    seat = own_seat(table, asker, request.seat)
    if table.question is None:
        raise Refused("server-no-question", "nothing is asked")
    return deeds.Agreed(seat, request.yes, "rematch" if table.question.what == "rematch" else "")


def propose_rematch(table: Table, asker: Asker) -> AnyDeed | None:
    """Return the deed that proposes or accepts a rematch; None if this person has done so, or there is one already."""
    if table.phase != "over":
        raise Refused("server-not-over", "the game is not over")
    mine = table.seats_of(asker.person)
    if not mine:
        raise Refused("server-not-your-seat", "only those who played can ask for that")
    has_agreed = table.question is not None and mine[0] in table.question.agreed
    return None if has_agreed or table.next is not None else deeds.Agreed(mine[0], True, "rematch")


def claim(table: Table, asker: Asker, request: protocol.Claim, away: Mapping[Seat, int]) -> AnyDeed:
    """Return the deed of a claim on a seat whose person is away, or raise Refused; `away` holds for how many ms."""
    _playing(table)
    mine = table.seats_of(asker.person)
    if not mine:
        raise Refused("server-not-your-seat", "only those who play can claim something")
    own = next((seat for seat in mine if not table.chairs[seat].is_played_by_bot), None)
    if own is None:
        raise Refused("server-away", "a bot plays for you; say that you are back first")
    awaited = (seat for seat in away if table.claims(seat) and seat not in mine)
    seat = request.seat if request.seat is not None else next(awaited, None)
    if seat is None:
        raise Refused("server-nobody-away", "nobody whom the others wait for is away")
    if _chair_number(table, seat) in mine:
        raise Refused("server-not-yourself", "rise, if you want a bot to play for you")
    if seat not in away or not (claims := table.claims(seat)):
        raise Refused("server-nobody-away", f"seat {seat} is not both away and to act")
    if request.what not in claims:
        raise Refused("server-no-win-to-claim", "the win can be claimed only from a stranger in a game of two")
    if away[seat] < GRACE:
        told = f"expected {GRACE // 1000} seconds of absence, got {away[seat] // 1000}; wait a little"
        raise Refused("server-claim-early", told)
    if request.what == "win":
        return deeds.Lost(seat, STAND_IN, "time", own)
    return deeds.StoodIn(seat, STAND_IN, "left", own)


def _resign(table: Table, asker: Asker, request: protocol.Resign) -> AnyDeed:
    _playing(table)
    seat = own_seat(table, asker, request.seat)
    if table.chairs[seat].lost:
        raise Refused("server-lost-already", "this seat has given up already")
    return deeds.Lost(seat, STAND_IN, "resigned")


def _back(table: Table, asker: Asker, request: protocol.Back) -> AnyDeed:
    seat = own_seat(table, asker, request.seat)
    if not table.chairs[seat].stand_in or table.chairs[seat].lost:
        raise Refused("server-not-away", "no bot plays for you")
    return deeds.Returned(seat)


def _more_time(table: Table, asker: Asker, request: protocol.MoreTime) -> AnyDeed:
    _playing(table)
    seat = own_seat(table, asker, request.seat)
    if not table.clocks.can_give(seat):
        raise Refused("server-no-more-time", "there is no more time to be had")
    return deeds.GaveTime(seat)


def _pause(table: Table, asker: Asker, request: protocol.Pause) -> AnyDeed:
    _host(table, asker)
    if table.phase not in ("playing", "paused"):
        raise Refused("server-over" if table.phase == "over" else "server-not-begun", "no game is going on")
    if request.on == (table.phase == "paused"):
        raise Refused("server-so-already", "it is so already")
    return deeds.Paused(request.on)


def _lock(table: Table, asker: Asker, request: protocol.Lock) -> AnyDeed:
    _host(table, asker)
    if request.on == table.locked:
        raise Refused("server-so-already", "it is so already")
    return deeds.Locked(request.on)


def _close(table: Table, asker: Asker, request: protocol.CloseTable) -> AnyDeed:
    _host(table, asker)
    if table.phase in ("closed", "over"):
        raise Refused("server-over", "the game is over")
    return deeds.Closed()


def next_by_itself(table: Table) -> AnyDeed | None:
    """Return the deed that follows without a request: strangers who are complete begin, and so does a rematch.

    A rematch waits until all its people have come and given their words for the deal.
    """
    if table.phase != "gathering" or any(chair.kind == "open" for chair in table.chairs):
        return None
    have_come = all(chair.word for chair in table.chairs if chair.person)
    return deeds.Began() if table.begins_when_full or (table.games and have_come) else None


def overdue(table: Table, now: int) -> AnyDeed | None:
    """What becomes of the first seat whose time is up, if there is one."""
    late = table.clocks.overdue(now) if table.phase == "playing" else ()
    if not late:
        return None
    if table.setup.absent == "lose":
        return deeds.Lost(late[0], STAND_IN, "time")
    return deeds.StoodIn(late[0], STAND_IN, "time")


JUDGES: dict[type, Callable[[Table, Asker, Any], AnyDeed]] = {
    protocol.Sit: _sit,
    protocol.Rise: _rise,
    protocol.SeatBot: _seat_bot,
    protocol.Remove: _remove,
    protocol.Begin: _begin,
    protocol.Play: _play,
    protocol.Undo: _undo,
    protocol.Ask: _ask,
    protocol.Agree: _agree,
    protocol.Resign: _resign,
    protocol.Back: _back,
    protocol.MoreTime: _more_time,
    protocol.Pause: _pause,
    protocol.Lock: _lock,
    protocol.CloseTable: _close,
}
