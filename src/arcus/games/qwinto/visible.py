"""The numbers and points of a sheet as a view of Qwinto shows them, read in compiled code."""

from mypy_extensions import i64

from arcus.games.qwinto import fields as at, sheet
from arcus.games.qwinto.position import QwintoPosition


def numbers(position: QwintoPosition, seat: i64) -> tuple[tuple[int | None, ...], ...]:
    """Return the numbers of a sheet by row and column; None for an empty cell and where there is no cell."""
    rows: list[tuple[int | None, ...]] = []
    row: i64
    for row in range(sheet.ROWS):
        found: list[int | None] = [None] * sheet.COLUMNS
        rest = position.data[at.SHEETS + at.STRIDE * seat + at.NUMBERS + row]
        cell = row * sheet.PLACES
        while rest != 0:
            if rest & sheet.NUMBER_MASK != 0:
                found[sheet.COLUMN_OF[cell]] = int(rest & sheet.NUMBER_MASK)
            rest >>= sheet.NUMBER_BITS
            cell += 1
        rows.append(tuple(found))
    return tuple(rows)


def points_by_part(position: QwintoPosition, seat: i64) -> tuple[int, tuple[int, ...], tuple[int, ...], int]:
    """Return the points of a sheet: in total, by row, by bonus column, and for its misthrows."""
    rows: list[int] = []
    columns: list[int] = []
    i: i64
    for i in range(sheet.ROWS):
        rows.append(int(position.row_points(seat, i)))
    for i in range(len(sheet.BONUS)):
        columns.append(int(position.column_points(seat, i)))
    misthrows = -sheet.PENALTY * position.data[at.SHEETS + at.STRIDE * seat + at.MISTHROWS]
    return int(position.points(seat)), tuple(rows), tuple(columns), int(misthrows)


def points_with(position: QwintoPosition, seat: i64, cell: i64, number: i64) -> i64:
    """Return the points of a sheet with a number in an empty cell."""
    after = position.copy()
    after.enter(seat, cell, number)
    return after.points(seat)
