"""Qwinto, as the rest of Arcus uses it."""

from typing import Any

from arcus.core.game import Choice, Game, Line, Options, Seat
from arcus.games.qwinto import facts, fields as at, moves, notation, places, refusals, view
from arcus.games.qwinto.knowledge import QwintoKnowledge
from arcus.games.qwinto.position import QwintoPosition, blank, from_bytes
from arcus.games.qwinto.sheet import FULL_ROWS, faces_text, number_text
from arcus.games.qwinto.view import QwintoMemory, QwintoPreview, QwintoTable, QwintoView


class QwintoOptions(Options, frozen=True):
    """Qwinto has no variants."""


class Qwinto(Game[QwintoPosition, QwintoOptions, QwintoTable, QwintoMemory, QwintoPreview]):
    """1 to 6 players; the most points win."""

    name = "qwinto"
    least = 1
    most = at.SEATS
    rules_version = 1
    move_count = moves.COUNT
    refusals = refusals.ALL
    kinds = facts.KINDS
    option_type = QwintoOptions
    view_type = QwintoView

    def blank(self) -> QwintoPosition:
        return blank(self.players)

    def why(self, position: QwintoPosition) -> str:
        if self.players == 1:
            return "qwinto-why-alone"
        if any(position.full_rows(seat) >= FULL_ROWS for seat in range(self.players)):
            return "qwinto-why-rows"
        return "qwinto-why-misthrows"

    def lines(self, position: QwintoPosition, seat: Seat) -> tuple[Line, ...]:
        points = view.points(position, seat)
        return (
            Line("qwinto-line-orange", points.rows[0]),
            Line("qwinto-line-yellow", points.rows[1]),
            Line("qwinto-line-purple", points.rows[2]),
            Line("qwinto-line-columns", sum(points.columns)),
            Line("qwinto-line-misthrows", points.misthrows),
        )

    def unpack(self, data: bytes) -> QwintoPosition:
        return from_bytes(data)

    def fits(self, position: QwintoPosition) -> bool:
        return position.data[at.PLAYERS] == self.players

    def common(self, position: QwintoPosition) -> tuple[QwintoTable, QwintoMemory]:
        return view.table(position), view.memory(position)

    def own(self, position: QwintoPosition, seat: Seat) -> tuple[dict[str, Any], dict[str, Any]]:
        return {"choice": view.choice_text(position, seat)}, {}

    def rules(self, position: QwintoPosition) -> tuple[str, ...]:
        return view.rules(position)

    def choice(self, position: QwintoPosition, seat: Seat, move: int) -> Choice[QwintoPreview]:
        return view.choice(position, seat, move)

    def knowledge(self, seen: QwintoView) -> QwintoKnowledge:
        self.check_view(seen)
        return view.knowledge(seen)

    def what_text(self, kind: int, what: int) -> str | None:
        if kind in (facts.THREW, facts.THREW_AGAIN):
            return faces_text(what)
        if kind == facts.DECIDED:
            return moves.move_text(what)
        if kind == facts.WROTE:
            return number_text(what % 32, what // 32)
        return None if kind == facts.TURN_BEGAN else str(what)

    def place_text(self, place: int) -> str:
        return places.TEXTS[place]

    def move_text(self, move: int) -> str:
        return moves.move_text(move)

    def parse_move(self, text: str) -> int:
        return moves.parse_move(text)

    def position_text(self, position: QwintoPosition) -> str:
        return notation.position_text(position)

    def parse_position(self, text: str) -> QwintoPosition:
        return notation.parse_position(text, self.players)
