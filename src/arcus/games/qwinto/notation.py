"""The parts of a Qwinto position as text, and the checks of a position read from text."""

from arcus.core.bits import members
from arcus.core.game import Seat, UsageError
from arcus.core.text import parse_number
from arcus.games.qwinto import fields as at, moves, sheet, stages
from arcus.games.qwinto.position import QwintoPosition


def sheet_text(position: QwintoPosition, seat: Seat) -> str:
    """Return the numbers on a sheet: `9@o3,2@y1`, or `-`."""
    cells = members(position.data[at.SHEETS + at.STRIDE * seat + at.FILLED])
    return ",".join(sheet.number_text(position.number(seat, cell), cell) for cell in cells) or "-"


def read_sheet(position: QwintoPosition, seat: Seat, text: str) -> None:
    """Write numbers on an empty sheet."""
    for part in [] if text == "-" else text.split(","):
        digits, _, name = part.partition("@")
        number, cell = parse_number("sheet", digits, 1, sheet.HIGHEST), sheet.parse_cell(name)
        if not position.data[at.SHEETS + at.STRIDE * seat + at.FREE + number] >> cell & 1:
            raise UsageError(
                f"sheet must have rising rows, and each number once in a row, column and cell, got {part} in '{text}'"
            )
        position.enter(seat, cell, number)


def choice_text(move: int) -> str:
    """Return a choice: `-` for none yet, `pass`, or the cell."""
    if move == at.UNDECIDED:
        return "-"
    return "pass" if move == moves.PASS else sheet.cell_text(move - moves.WRITE)


def parse_choice(text: str) -> int:
    """Return the move that a choice means."""
    if text == "-":
        return at.UNDECIDED
    return moves.PASS if text.lower() == "pass" else moves.WRITE + sheet.parse_cell(text)


# -- derived fields


def set_faces(position: QwintoPosition, faces: int) -> None:
    """Lay these dice on the table."""
    d = position.data
    shown = [faces >> sheet.FACE_BITS * row & sheet.FACE_MASK for row in range(sheet.ROWS)]
    d[at.DICE] = sum(1 << row for row in range(sheet.ROWS) if shown[row])
    d[at.FACES] = faces
    d[at.SUM] = sum(shown)


def waiting(position: QwintoPosition) -> int:
    """Return the set of seats that must choose now."""
    d = position.data
    if d[at.STAGE] == stages.WRITING:
        return sum(
            1 << seat for seat in range(d[at.PLAYERS]) if d[at.SHEETS + at.STRIDE * seat + at.CHOICE] == at.UNDECIDED
        )
    return 0 if d[at.STAGE] == stages.OVER else 1 << d[at.TURN]


def count_free(position: QwintoPosition) -> None:
    """Work out which cells can take which number, by writing all numbers anew."""
    d = position.data
    for seat in range(d[at.PLAYERS]):
        base = at.SHEETS + at.STRIDE * seat
        numbers = [(cell, position.number(seat, cell)) for cell in members(d[base + at.FILLED])]
        d[base + at.FILLED] = 0
        for row in range(sheet.ROWS):
            d[base + at.NUMBERS + row] = 0
        for number in range(1, sheet.HIGHEST + 1):
            d[base + at.FREE + number] = sheet.ALL
        for cell, number in numbers:
            position.enter(seat, cell, number)


# -- checks


def check(position: QwintoPosition) -> None:
    """Raise UsageError for a position that can't occur."""
    d = position.data
    stage = stages.NAMES[d[at.STAGE]]
    if bool(d[at.DICE]) != (d[at.STAGE] in (stages.ROLLED, stages.WRITING)):
        raise UsageError(
            f"dice must be on the table at the stages rolled and write, and only then, "
            f"got {'dice' if d[at.DICE] else 'none'} at {stage}"
        )
    for seat in range(d[at.PLAYERS]):
        _check_choice(position, seat)
    if d[at.STAGE] == stages.WRITING and not d[at.WAITING]:
        raise UsageError("at least one seat must still have to choose at the stage write, got choices of all")
    finished = any(position.is_finished(seat) for seat in range(d[at.PLAYERS]))
    if finished != (d[at.STAGE] == stages.OVER):
        raise UsageError(f"stage must be over exactly when a seat has two full rows or four misthrows, got {stage}")


def _check_choice(position: QwintoPosition, seat: Seat) -> None:
    d = position.data
    move = d[at.SHEETS + at.STRIDE * seat + at.CHOICE]
    if move == at.UNDECIDED:
        return
    if d[at.STAGE] != stages.WRITING:
        raise UsageError(
            f"choices are made at the stage write, got '{choice_text(move)}' at {stages.NAMES[d[at.STAGE]]}"
        )
    if move != moves.PASS and not position.writable(seat) >> (move - moves.WRITE) & 1:
        raise UsageError(f"choice must be a cell where seat {seat} can write {d[at.SUM]}, got {choice_text(move)}")
