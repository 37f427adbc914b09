"""Encodes the views of one position: what all seats see alike once, and for each seat what it sees otherwise."""

from arcus.core.game import AnyGame, Seat
from arcus.core.position import Position
from arcus.protocol import encode

SHARED = ("game", "players", "options", "decision", "to_act", "rules", "outcome")  # besides most of the table


class PositionViews:
    """The views of the seats in one position, as JSON."""

    def __init__(self, game: AnyGame, position: Position) -> None:
        self._game = game
        self.position = position
        seen = game.view_without_memory(position, None)
        own = encode({name: getattr(seen.table, name) for name in game.own_fields(position, 0)})[:-1]
        table = encode(seen.table)
        assert table.startswith(own), "a table begins with the fields that seats see otherwise"
        self._table_rest = table[len(own) :]
        self._start = encode({name: getattr(seen, name) for name in SHARED})[:-1]

    def encoded(self, seat: Seat, has_memory: bool) -> bytes:
        """Return the view of a seat."""
        game, position = self._game, self.position
        own = encode(game.own_fields(position, seat))[:-1]
        memory = encode(game.memory(position, seat)) if has_memory else b"null"
        moves = encode(game.choices(position, seat))
        parts = (self._start, seat, own, self._table_rest, memory, moves)
        return b'%b,"seat":%d,"table":%b%b,"memory":%b,"moves":%b}' % parts
