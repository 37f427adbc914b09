"""A position as many see it at once: what their views have in common is worked out and written only once."""

from typing import Any

import msgspec

from arcus.core.game import AnyGame, Seat
from arcus.core.position import Position
from arcus.protocol import encode


class Scene:
    """One position, of which every seat gets its view, as bytes."""

    def __init__(self, game: AnyGame, position: Position) -> None:
        self._game = game
        self._position = position
        common = game.view(position, None)
        seen, known = game.own(position, 0)
        self._table = _after(common.table, seen)
        self._memory = _after(common.memory, known)
        self._head = encode({"game": common.game, "players": common.players, "options": common.options})[:-1]
        self._now = b'"decision":%d,"to_act":%b,"rules":%b' % (
            common.decision,
            encode(common.to_act),
            encode(common.rules),
        )
        self._outcome = encode(common.outcome)

    def seen_by(self, seat: Seat, has_memory: bool) -> bytes:
        """What a seat sees; without what it saw before, if it is not reminded of that."""
        seen, known = self._game.own(self._position, seat)
        return b'%b,"seat":%d,%b,"table":%b%b,"memory":%b,"moves":%b,"outcome":%b}' % (
            self._head,
            seat,
            self._now,
            encode(seen)[:-1],
            self._table,
            encode(known)[:-1] + self._memory if has_memory else b"null",
            encode(self._game.choices(self._position, seat)),
            self._outcome,
        )


def _after(common: msgspec.Struct, own: dict[str, Any]) -> bytes:
    """What is written after the fields that each seat has for its own, which come first."""
    return encode(common)[len(encode({name: getattr(common, name) for name in own})) - 1 :]
