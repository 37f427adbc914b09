"""A finished game, moment by moment, as a seat or a spectator saw it, or with all cards open."""

from collections.abc import Iterator
from typing import Any

import msgspec

from arcus.core.game import Event, Outcome, Seat
from arcus.records.match import Match
from arcus.records.record import Record
from arcus.records.replay import Replay


class Frame(msgspec.Struct, frozen=True):
    """A moment: the move that led to it, its events, and the view of the chosen seat or spectator."""

    seat: Seat | None
    """The seat that moved; None for the deal."""
    move: str | None
    """In notation; None for the deal, and for a move that the viewer does not know yet."""
    events: tuple[Event, ...]
    view: Any
    hands: tuple[tuple[str, ...], ...] = ()
    """With all cards open: the cards of every seat."""


class ReplayedGame(msgspec.Struct, frozen=True):
    """A whole game from one point of view."""

    game: str
    players: int
    options: dict[str, Any]
    names: tuple[str, ...]
    seat: Seat | None
    """The seat whose view it is; None for a spectator, which is also the view with all cards open."""
    open: bool
    ended: str
    outcome: Outcome | None
    frames: tuple[Frame, ...]


def replayed(record: Record, seat: Seat | None, is_open: bool) -> ReplayedGame:
    """Return a record frame by frame; raise RecordError if it is invalid, UsageError if there is no such seat."""
    replay = Replay(record)
    replay.match.game.check_seat(seat)
    return ReplayedGame(
        game=record.game,
        players=record.players,
        options=record.options,
        names=tuple(record.names),
        seat=seat,
        open=is_open,
        ended=record.ended,
        outcome=record.outcome,
        frames=tuple(_frames(replay, seat, is_open)),
    )


def _frames(replay: Replay, seat: Seat | None, is_open: bool) -> Iterator[Frame]:
    match = replay.match
    yield _frame(match, None, 0, seat, is_open)
    since = len(match.facts)
    for _ in replay.steps():
        yield _frame(match, len(match.moves) - 1, since, seat, is_open)
        since = len(match.facts)


def _frame(match: Match, number: int | None, since: int, seat: Seat | None, is_open: bool) -> Frame:
    """Return the current moment, after a move, with the events from a fact on."""
    build = match.game.view if match.game.options_dict().get("memory_aid") else match.game.view_without_memory
    view = build(match.position, seat)
    return Frame(
        seat=None if number is None else match.moves[number][0],
        move=None if number is None else _text(match, number, seat, is_open),
        events=_open_events(match, since) if is_open else match.events(seat, since),
        view=msgspec.structs.replace(view, moves=()),
        hands=match.game.hands(match.position) if is_open else (),
    )


def _open_events(match: Match, since: int) -> tuple[Event, ...]:
    """Return events with everything that any seat saw of them."""
    seen = zip(*(match.events(seat, since) for seat in match.game.seats), strict=True)
    return tuple([next((event for event in each if event.what is not None), each[0]) for each in seen])


def _text(match: Match, number: int, seat: Seat | None, is_open: bool) -> str | None:
    if is_open:
        return match.game.move_text(match.moves[number][1])
    return match.move_text(number, seat)
