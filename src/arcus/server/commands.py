"""Decides commands at a table: each becomes a change of the journal, or is refused with the reason."""

from collections.abc import Callable, Mapping
from typing import Any

from arcus import protocol
from arcus.bots.levels import bots_of
from arcus.core.game import Seat
from arcus.protocol import Refused
from arcus.records.fair import is_digits, word_commitment
from arcus.server import changes
from arcus.server.changes import AnyChange
from arcus.server.clocks import GIFTS
from arcus.server.command_checks import (
    Actor,
    check_gathering,
    check_host,
    check_playing,
    check_seat_number,
    own_seat,
)
from arcus.server.move_commands import play_command
from arcus.server.names import clean_name
from arcus.server.table_state import GRACE, STAND_IN, TableState


def decide(state: TableState, actor: Actor, command: Any) -> AnyChange | None:
    """Return the change for a command, None if it is already made, or raise Refused."""
    return COMMANDS[type(command)](state, actor, command)


def _sit(state: TableState, actor: Actor, command: protocol.Sit) -> AnyChange:
    check_gathering(state)
    open_seats = [s for s, each in enumerate(state.seats) if each.kind == "open" or each.person == actor.person]
    mine = state.seats_of(actor.person)
    seat = command.seat if command.seat is not None else next(iter([*mine, *open_seats]), None)
    if seat is None:
        raise Refused("server-full", "all seats are taken")
    if check_seat_number(state, seat) not in open_seats:
        raise Refused("server-seat-taken", "that seat is taken")
    if state.locked and state.host != actor.person:
        raise Refused("server-locked", "the host has locked the table")
    promise = _digits("commitment", command.commitment) if command.commitment is not None else ""
    return changes.Sat(seat, actor.person, clean_name(command.name or actor.name), word_commitment=promise)


def _digits(what: str, text: str) -> str:
    """Return a word or its commitment, or raise Refused: a line break behind the digits would make another deal."""
    if not is_digits(text):
        detail = f"expected a {what} of 64 hexadecimal digits in lower case, got {len(text)} characters"
        raise Refused("server-bad-word", detail)
    return text


def _rise(state: TableState, actor: Actor, command: protocol.Rise) -> AnyChange:
    seat = own_seat(state, actor, command.seat)
    if state.phase == "gathering":
        return changes.Rose(seat)
    check_playing(state)
    return changes.StoodIn(seat, STAND_IN, "left")


def _seat_bot(state: TableState, actor: Actor, command: protocol.SeatBot) -> AnyChange:
    check_host(state, actor)
    each = state.seats[check_seat_number(state, command.seat)]
    if command.level not in bots_of(state.setup.game):
        levels = ", ".join(bots_of(state.setup.game))
        raise Refused("server-no-such-level", f"{state.setup.game} has no bot '{command.level}'; its bots are {levels}")
    if state.phase == "gathering":
        if each.kind == "person":
            raise Refused("server-seat-taken", "that seat is taken")
        return changes.BotSat(command.seat, command.level)
    check_playing(state)
    if each.kind != "person" or each.is_played_by_bot:
        raise Refused("server-plays-already", "a bot plays there already")
    if each.person == actor.person:
        raise Refused("server-not-yourself", "rise, if you want a bot to play for you")
    return changes.StoodIn(command.seat, command.level, "host")


def _remove(state: TableState, actor: Actor, command: protocol.Remove) -> AnyChange:
    check_host(state, actor)
    check_gathering(state)
    if state.seats[check_seat_number(state, command.seat)].kind == "open":
        raise Refused("server-seat-open", "nobody sits there")
    return changes.Rose(command.seat)


def _begin(state: TableState, actor: Actor, command: protocol.Begin) -> AnyChange:
    check_host(state, actor)
    check_gathering(state)
    if any(each.kind == "open" for each in state.seats):
        raise Refused("server-seats-open", "every seat needs a person or a bot")
    if not any(each.person for each in state.seats):
        raise Refused("server-nobody", "somebody must sit at the table")
    if any(each.is_kept for each in state.seats):
        raise Refused("server-not-all-here", "wait until all have come back, or free their seats")
    return changes.Began()


def _reveal(state: TableState, actor: Actor, command: protocol.Reveal) -> AnyChange | None:
    seat = own_seat(state, actor, command.seat)
    each, word = state.seats[seat], _digits("word", command.word)
    if each.word and word == each.word:  # repeated by a sender who did not learn that it was granted
        return None
    if state.phase != "dealing" or not each.owes_word:
        raise Refused("server-not-dealing", "no word of this seat is awaited now")
    if word_commitment(state.commitment, word) != each.word_commitment:
        raise Refused("server-other-word", "expected the word that this seat committed to, got another")
    return changes.Revealed(seat, word)


def _undo(state: TableState, actor: Actor, command: protocol.Undo) -> AnyChange:
    check_playing(state)
    seat = own_seat(state, actor, command.seat)
    if not state.draft_of(seat):
        raise Refused("server-nothing-to-undo", "there is no step that could be taken back")
    return changes.Undid(seat)


def _ask(state: TableState, actor: Actor, command: protocol.Ask) -> AnyChange:
    check_playing(state)
    seat = own_seat(state, actor, command.seat)
    if state.question is not None:
        raise Refused("server-asked-already", "another question is open")
    if command.what == "take-back" and not state.can_take_back(seat):
        raise Refused("server-no-take-back", "only the last turn can be taken back, and only if it revealed nothing")
    return changes.Asked(command.what, seat)


def _agree(state: TableState, actor: Actor, command: protocol.Agree) -> AnyChange:
    if state.question is None or state.question.what != "rematch":
        check_playing(state)
    seat = own_seat(state, actor, command.seat)
    if state.question is None:
        raise Refused("server-no-question", "nothing is asked")
    return changes.Agreed(seat, command.yes, "rematch" if state.question.what == "rematch" else "")


def propose_rematch(state: TableState, actor: Actor) -> AnyChange | None:
    """Return the change that proposes or accepts a rematch; None if the person has already done so, or it is open."""
    if state.phase != "over":
        raise Refused("server-not-over", "the game is not over")
    mine = state.seats_of(actor.person)
    if not mine:
        raise Refused("server-not-your-seat", "only those who played can ask for that")
    has_agreed = state.question is not None and mine[0] in state.question.agreed
    return None if has_agreed or state.next is not None else changes.Agreed(mine[0], True, "rematch")


def claim(state: TableState, actor: Actor, command: protocol.Claim, away: Mapping[Seat, int]) -> AnyChange:
    """Return the change for a claim on a seat whose person is away, or raise Refused; `away` is in ms by seat."""
    check_playing(state)
    mine = state.seats_of(actor.person)
    if not mine:
        raise Refused("server-not-your-seat", "only those who play can claim something")
    own = next((seat for seat in mine if not state.seats[seat].is_played_by_bot), None)
    if own is None:
        raise Refused("server-away", "a bot plays for you; say that you are back first")
    awaited = (seat for seat in away if state.claims(seat) and seat not in mine)
    seat = command.seat if command.seat is not None else next(awaited, None)
    if seat is None:
        raise Refused("server-nobody-away", "nobody whom the others wait for is away")
    if check_seat_number(state, seat) in mine:
        raise Refused("server-not-yourself", "rise, if you want a bot to play for you")
    if seat not in away or not (claims := state.claims(seat)):
        raise Refused("server-nobody-away", f"seat {seat} is not both away and to act")
    if command.what not in claims:
        raise Refused("server-no-win-to-claim", "the win can be claimed only from a stranger in a game of two")
    if away[seat] < GRACE:
        detail = f"expected {GRACE // 1000} seconds of absence, got {away[seat] // 1000}; wait a little"
        raise Refused("server-claim-early", detail)
    if command.what == "win":
        return changes.Lost(seat, STAND_IN, "time", own)
    return changes.StoodIn(seat, STAND_IN, "left", own)


def _resign(state: TableState, actor: Actor, command: protocol.Resign) -> AnyChange:
    check_playing(state)
    seat = own_seat(state, actor, command.seat)
    if state.seats[seat].lost:
        raise Refused("server-lost-already", "this seat has given up already")
    return changes.Lost(seat, STAND_IN, "resigned")


def _back(state: TableState, actor: Actor, command: protocol.Back) -> AnyChange:
    seat = own_seat(state, actor, command.seat)
    if not state.seats[seat].stand_in or state.seats[seat].lost:
        raise Refused("server-not-away", "no bot plays for you")
    return changes.Returned(seat)


def _more_time(state: TableState, actor: Actor, command: protocol.MoreTime) -> AnyChange:
    check_playing(state)
    seat = own_seat(state, actor, command.seat)
    if not state.clocks.can_give(seat):
        raise Refused("server-no-more-time", f"a seat can be given more time {GIFTS} times in a game")
    return changes.GaveTime(seat)


def _pause(state: TableState, actor: Actor, command: protocol.Pause) -> AnyChange:
    check_host(state, actor)
    if state.phase not in ("playing", "paused"):
        raise Refused("server-over" if state.phase == "over" else "server-not-begun", "no game is going on")
    if command.on == (state.phase == "paused"):
        raise Refused("server-so-already", f"the game is already {'paused' if command.on else 'going on'}")
    return changes.Paused(command.on)


def _lock(state: TableState, actor: Actor, command: protocol.Lock) -> AnyChange:
    check_host(state, actor)
    if command.on == state.locked:
        raise Refused("server-so-already", f"the table is already {'locked' if command.on else 'unlocked'}")
    return changes.Locked(command.on)


def _close(state: TableState, actor: Actor, command: protocol.CloseTable) -> AnyChange:
    check_host(state, actor)
    if state.phase in ("closed", "over"):
        raise Refused("server-over", "the game is over")
    return changes.Closed()


COMMANDS: dict[type, Callable[[TableState, Actor, Any], AnyChange | None]] = {
    protocol.Sit: _sit,
    protocol.Rise: _rise,
    protocol.SeatBot: _seat_bot,
    protocol.Remove: _remove,
    protocol.Begin: _begin,
    protocol.Reveal: _reveal,
    protocol.Play: play_command,
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
