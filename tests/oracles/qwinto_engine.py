"""The engine's position of Qwinto in the terms of its oracle."""

from typing import Any

from arcus.core.bits import members
from arcus.games.qwinto import fields as at, moves, stages
from arcus.games.qwinto.game import Qwinto
from arcus.games.qwinto.position import QwintoPosition
from arcus.games.qwinto.sheet import BONUS, COLOURS, cell_text


def engine_state(game: Qwinto, position: QwintoPosition) -> dict[str, Any]:
    """Return the same summary as the oracle's `state`."""
    d = position.data
    seats = range(game.players)
    outcome = game.outcome(position)
    return {
        "active": d[at.TURN],
        "stage": stages.NAMES[d[at.STAGE]],
        "dice": {
            colour: d[at.FACES] >> 3 * row & 7 for row, colour in enumerate(COLOURS) if d[at.FACES] >> 3 * row & 7
        },
        "throws": d[at.THROWS],
        "sheets": [_sheet(position, seat) for seat in seats],
        "misthrows": [d[at.SHEETS + at.STRIDE * seat + at.MISTHROWS] for seat in seats],
        "choices": _choices(position, game.players),
        "dead": [sorted(map(cell_text, members(position.dead(seat)))) for seat in seats],
        "rows": [[position.row_points(seat, row) for row in range(3)] for seat in seats],
        "bonus": [_bonus(position, seat) for seat in seats],
        "winners": None if outcome is None else list(outcome.winners),
    }


def _sheet(position: QwintoPosition, seat: int) -> dict[str, int]:
    cells = members(position.data[at.SHEETS + at.STRIDE * seat + at.FILLED])
    return dict(sorted((cell_text(cell), int(position.number(seat, cell))) for cell in cells))


def _choices(position: QwintoPosition, players: int) -> dict[int, str]:
    found = {seat: position.data[at.SHEETS + at.STRIDE * seat + at.CHOICE] for seat in range(players)}
    return {s: "pass" if m == moves.PASS else cell_text(m - moves.WRITE) for s, m in found.items() if m != at.UNDECIDED}


def _bonus(position: QwintoPosition, seat: int) -> dict[str, int]:
    return dict(sorted((cell_text(BONUS[i]), int(position.column_points(seat, i))) for i in range(len(BONUS))))
