"""What a view of Qwinto tells of a sheet, read off in compiled code."""

from mypy_extensions import i64

from arcus.games.qwinto import fields as at
from arcus.games.qwinto.position import QwintoPosition
from arcus.games.qwinto.sheet import BONUS, COLUMN_OF, COLUMNS, PENALTY, PLACES, ROWS


def numbers(position: QwintoPosition, seat: i64) -> tuple[tuple[int | None, ...], ...]:
    """The numbers of a sheet by row and column; None where there is none, or no cell."""
    rows: list[tuple[int | None, ...]] = []
    row: i64
    for row in range(ROWS):
        found: list[int | None] = [None] * COLUMNS
        rest = position.data[at.SHEETS + at.STRIDE * seat + at.NUMBERS + row]
        cell = row * PLACES
        while rest != 0:
            if rest & 31 != 0:
                found[COLUMN_OF[cell]] = int(rest & 31)
            rest >>= 5
            cell += 1
        rows.append(tuple(found))
    return tuple(rows)


def counted(position: QwintoPosition, seat: i64) -> tuple[int, tuple[int, ...], tuple[int, ...], int]:
    """What a sheet is worth: in all, by row, by column with a bonus cell, and for its misthrows."""
    rows: list[int] = []
    columns: list[int] = []
    i: i64
    for i in range(ROWS):
        rows.append(int(position.row_points(seat, i)))
    for i in range(len(BONUS)):
        columns.append(int(position.column_points(seat, i)))
    misthrows = -PENALTY * position.data[at.SHEETS + at.STRIDE * seat + at.MISTHROWS]
    return int(position.points(seat)), tuple(rows), tuple(columns), int(misthrows)


def points_with(position: QwintoPosition, seat: i64, cell: i64, number: i64) -> i64:
    """What a sheet would be worth with a number in an empty cell."""
    after = position.copy()
    after.enter(seat, cell, number)
    return after.points(seat)
