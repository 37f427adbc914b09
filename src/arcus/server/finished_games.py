"""A finished game for statistics: ranks, the result of each person, and random events."""

from collections.abc import Collection

import msgspec

from arcus.core.chances import Draws
from arcus.core.game import Seat, UsageError
from arcus.games import GAMES, make
from arcus.protocol import Against, Result, SeatInfo
from arcus.records.record import Record
from arcus.server.table_info import decode_line

_record = msgspec.json.Decoder(Record).decode


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that is over."""

    table: str
    game: str
    variant: str
    ended: int
    seats: tuple[SeatInfo, ...]
    winners: tuple[Seat, ...]
    points: tuple[int, ...] | None
    """None if the game was not played to the end."""
    is_stopped: bool
    """Whether all agreed to stop, so that nobody has won."""
    draws: tuple[Draws, ...]

    def is_gone(self, seat: Seat) -> bool:
        """Return whether a bot played a seat at the end, since its person resigned, ran out of time or left."""
        each = self.seats[seat]
        return each.lost or (each.kind == "person" and bool(each.level))

    def ranks(self) -> list[int]:
        """Return the rank of each seat, 0 for the best: by points, with those who are gone behind all others."""
        keys = [
            (self.is_gone(seat), -self.points[seat] if self.points and not self.is_gone(seat) else 0)
            for seat in range(len(self.seats))
        ]
        order = sorted(set(keys))
        return [order.index(key) for key in keys]

    def result(self, mine: Collection[Seat]) -> Result:
        """Return how the game ended for the person on these seats."""
        if len(mine) != 1 or len(self.seats) == 1:
            return "none"
        (seat,) = mine
        if self.is_stopped:
            return "stopped"
        if self.is_gone(seat):
            return "lost" if self.seats[seat].lost else "left"
        if seat in self.winners:
            return "won" if len(self.winners) == 1 else "shared"
        return "lost"

    def against(self, mine: Collection[Seat], programs: Collection[Seat]) -> Against:
        """Return the kind of opponents of the person on these seats; `programs` are seats with a bot's account."""
        others = [seat for seat in range(len(self.seats)) if seat not in mine]
        bots = [seat for seat in others if self.seats[seat].kind == "bot" or seat in programs]
        if not others:
            return "none"
        return "both" if 0 < len(bots) < len(others) else "bots" if bots else "people"


def finished_game(table: str, ended: int, record: bytes, line: bytes | None) -> FinishedGame | None:
    """Return the game of a record and of its table's line; None if it does not count.

    Games that continue another have no deal of their own, and games under other rules can't be compared.
    """
    kept = _record(record)
    if kept.fair is None or line is None or kept.game not in GAMES or kept.rules != GAMES[kept.game].rules_version:
        return None
    try:
        game = make(kept.game, kept.players, kept.options)
    except UsageError:
        return None
    found = decode_line(line)
    return FinishedGame(
        table=table,
        game=kept.game,
        variant=game.variant,
        ended=ended,
        seats=found.seats,
        winners=found.winners,
        points=kept.outcome.points if kept.outcome else None,
        is_stopped=kept.ended == "agreed",
        draws=tuple(game.draws(kept.luck)),
    )
