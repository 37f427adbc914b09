"""What a seat of Qwinto sees and knows."""

import msgspec

from arcus.core.bits import members
from arcus.core.game import Choice, Seat, View
from arcus.games.qwinto.knowledge import QwintoKnowledge
from arcus.games.qwinto.notation import COLOURS, STAGES, cell_text, move_text, parse_move, set_faces, waiting
from arcus.games.qwinto.position import (
    CHOICE,
    DECISION,
    FACES,
    MISTHROWS,
    PLAYERS,
    SHEETS,
    STAGE,
    STRIDE,
    SUM,
    THROWS,
    TURN,
    UNDECIDED,
    WAITING,
    QwintoPosition,
    blank,
)
from arcus.games.qwinto.sheet import BONUS, CELLS, COLUMN_OF, COLUMNS, PASS, PENALTY, ROW_OF, ROWS, WRITE, WRITING

Row = tuple[int | None, ...]


class Points(msgspec.Struct, frozen=True):
    """What a sheet is worth as it stands."""

    total: int
    rows: tuple[int, ...]
    """For orange, yellow, purple."""
    columns: tuple[int, ...]
    """For the columns with a bonus cell: 2, 3, 7, 8, 9."""
    misthrows: int
    """What they cost, 0 or less."""


class Sheet(msgspec.Struct, frozen=True):
    """One player's sheet."""

    rows: tuple[Row, ...]
    """Orange, yellow, purple: by column from 0 to 11 the number there; None if it is empty or there is no cell."""
    misthrows: int
    dead: tuple[str, ...]
    """The empty cells that no roll can fill any more."""
    points: Points


class Die(msgspec.Struct, frozen=True):
    """A die on the table: its colour's letter, and what it shows."""

    colour: str
    face: int


class QwintoTable(msgspec.Struct, frozen=True):
    """What lies open to a seat."""

    sheets: tuple[Sheet, ...]
    dice: tuple[Die, ...]
    """The dice rolled this turn, in the order orange, yellow, purple."""
    sum: int | None
    turn: Seat
    """The active player."""
    stage: str
    """What is asked for."""
    decided: tuple[Seat, ...]
    """Who has already chosen what to do with this roll."""
    choice: str | None
    """The move that the seat itself has chosen."""


class QwintoMemory(msgspec.Struct, frozen=True):
    """What was seen before: all of it lies open still, but for one count."""

    throws: int
    """How often dice were thrown in this game."""


class QwintoPreview(msgspec.Struct, frozen=True):
    """What the seat's sheet would be worth, as far as its own choice decides."""

    points: int


QwintoView = View[QwintoTable, QwintoMemory, QwintoPreview]


def points(position: QwintoPosition, seat: Seat) -> Points:
    """What a sheet is worth as it stands, and what for."""
    return Points(
        total=position.points(seat),
        rows=tuple(position.row_points(seat, row) for row in range(ROWS)),
        columns=tuple(position.column_points(seat, nth) for nth in range(len(BONUS))),
        misthrows=-PENALTY * position.data[SHEETS + STRIDE * seat + MISTHROWS],
    )


def _sheet(position: QwintoPosition, seat: Seat) -> Sheet:
    rows: list[list[int | None]] = [[None] * COLUMNS for _ in range(ROWS)]
    for cell in range(CELLS):
        rows[ROW_OF[cell]][COLUMN_OF[cell]] = position.number(seat, cell) or None
    return Sheet(
        rows=tuple(tuple(row) for row in rows),
        misthrows=position.data[SHEETS + STRIDE * seat + MISTHROWS],
        dead=tuple(map(cell_text, members(position.dead(seat)))),
        points=points(position, seat),
    )


def table(position: QwintoPosition, seat: Seat | None) -> QwintoTable:
    """What lies open to a seat or a spectator."""
    d = position.data
    seats = range(d[PLAYERS])
    faces = [d[FACES] >> 3 * row & 7 for row in range(ROWS)]
    own = UNDECIDED if seat is None else d[SHEETS + STRIDE * seat + CHOICE]
    return QwintoTable(
        sheets=tuple(_sheet(position, each) for each in seats),
        dice=tuple(Die(COLOURS[row], faces[row]) for row in range(ROWS) if faces[row]),
        sum=d[SUM] or None,
        turn=d[TURN],
        stage=STAGES[d[STAGE]],
        decided=tuple(each for each in seats if d[STAGE] == WRITING and not d[WAITING] >> each & 1),
        choice=None if own == UNDECIDED else move_text(own),
    )


def memory(position: QwintoPosition) -> QwintoMemory:
    """What everybody could have counted."""
    return QwintoMemory(position.data[THROWS])


def choice(position: QwintoPosition, seat: Seat, move: int) -> Choice[QwintoPreview]:
    """A legal move, with the points it would bring to the seat's own sheet."""
    text = move_text(move)
    d = position.data
    if move >= WRITE:
        after = position.copy()
        after.enter(seat, move - WRITE, d[SUM])
        target = f"{cell_text(move - WRITE)}/{seat}"
        return Choice(move, text, str(d[SUM]), "dice", target, QwintoPreview(after.points(seat)))
    if move == PASS:
        cost = PENALTY if seat == d[TURN] else 0
        return Choice(move, text, preview=QwintoPreview(position.points(seat) - cost))
    return Choice(move, text)


def knowledge(view: QwintoView) -> QwintoKnowledge:
    """What is certain from a view alone."""
    known = blank(view.players)
    d, table = known.data, view.table
    for seat, sheet in enumerate(table.sheets):
        for cell in range(CELLS):
            number = sheet.rows[ROW_OF[cell]][COLUMN_OF[cell]]
            if number is not None:
                known.enter(seat, cell, number)
        d[SHEETS + STRIDE * seat + MISTHROWS] = sheet.misthrows
    d[TURN] = table.turn
    d[STAGE] = STAGES.index(table.stage)
    set_faces(known, sum(die.face << 3 * COLOURS.index(die.colour) for die in table.dice))
    d[THROWS] = view.memory.throws
    d[DECISION] = view.decision
    hidden = sum(1 << seat for seat in table.decided if seat != view.seat)
    if view.seat is not None and table.choice is not None:
        d[SHEETS + STRIDE * view.seat + CHOICE] = parse_move(table.choice)
    d[WAITING] = waiting(known) & ~hidden
    return QwintoKnowledge(known, hidden)
