"""What a seat of Qwinto sees and knows."""

from functools import lru_cache

import msgspec

from arcus.core.bits import words
from arcus.core.game import Choice, Seat, View, seats_of
from arcus.games.qwinto import fields as at, moves, places, stages
from arcus.games.qwinto.knowledge import QwintoKnowledge
from arcus.games.qwinto.notation import set_faces, waiting
from arcus.games.qwinto.position import QwintoPosition, blank
from arcus.games.qwinto.sheet import CELL_NAMES, CELLS, COLOURS, COLUMN_OF, PENALTY, ROW_OF, ROWS
from arcus.games.qwinto.visible import counted, numbers, points_with

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

    choice: str | None
    """The move that the seat itself has chosen."""
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


class QwintoMemory(msgspec.Struct, frozen=True):
    """What was seen before: all of it lies open still, but for one count."""

    throws: int
    """How often dice were thrown in this game."""


class QwintoPreview(msgspec.Struct, frozen=True):
    """What the seat's sheet would be worth, as far as its own choice decides."""

    points: int


QwintoView = View[QwintoTable, QwintoMemory, QwintoPreview]

# The numbers of the rules that say what may be done at each stage, among several players and alone.
ASKED = {"choose": ("3.1",), "rolled": ("3.3", "3.4"), "write": ("4.1", "2.1", "2.3", "4.5"), "over": ()}
ALONE = {**ASKED, "write": ("4.1", "2.1", "2.3", "7.1")}
RULES_NOW = tuple(tuple(asked[stage] for stage in stages.NAMES) for asked in (ASKED, ALONE))


def points(position: QwintoPosition, seat: Seat) -> Points:
    """What a sheet is worth as it stands, and what for."""
    return Points(*counted(position, seat))


def _sheet(position: QwintoPosition, seat: Seat) -> Sheet:
    return Sheet(
        rows=numbers(position, seat),
        misthrows=position.data[at.SHEETS + at.STRIDE * seat + at.MISTHROWS],
        dead=words(position.dead(seat), CELL_NAMES),
        points=points(position, seat),
    )


def table(position: QwintoPosition) -> QwintoTable:
    """What lies open to all."""
    d = position.data
    players = d[at.PLAYERS]
    return QwintoTable(
        choice=None,
        sheets=tuple([_sheet(position, each) for each in range(players)]),
        dice=_dice(d[at.FACES]),
        sum=d[at.SUM] or None,
        turn=d[at.TURN],
        stage=stages.NAMES[d[at.STAGE]],
        decided=seats_of((1 << players) - 1 & ~d[at.WAITING]) if d[at.STAGE] == stages.WRITING else (),
    )


def choice_text(position: QwintoPosition, seat: Seat) -> str | None:
    """The move that a seat has chosen; None: not yet."""
    own = position.data[at.SHEETS + at.STRIDE * seat + at.CHOICE]
    return None if own == at.UNDECIDED else moves.TEXTS[own]


@lru_cache(maxsize=512)
def _dice(faces: int) -> tuple[Die, ...]:
    return tuple(Die(COLOURS[row], face) for row in range(ROWS) if (face := faces >> 3 * row & 7))


def memory(position: QwintoPosition) -> QwintoMemory:
    """What everybody could have counted."""
    return QwintoMemory(position.data[at.THROWS])


def rules(position: QwintoPosition) -> tuple[str, ...]:
    """The numbers of the rules that matter now."""
    d = position.data
    return RULES_NOW[d[at.PLAYERS] == 1][d[at.STAGE]]


def choice(position: QwintoPosition, seat: Seat, move: int) -> Choice[QwintoPreview]:
    """A legal move, with the points it would bring to the seat's own sheet."""
    text = moves.TEXTS[move]
    d = position.data
    if move >= moves.WRITE:
        cell, number = move - moves.WRITE, d[at.SUM]
        preview = QwintoPreview(points_with(position, seat, cell, number))
        return Choice(move, text, str(number), "dice", places.TEXTS[places.CELL + 8 * cell + seat], preview)
    if move == moves.PASS:
        cost = PENALTY if seat == d[at.TURN] else 0
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
        d[at.SHEETS + at.STRIDE * seat + at.MISTHROWS] = sheet.misthrows
    d[at.TURN] = table.turn
    d[at.STAGE] = stages.NAMES.index(table.stage)
    set_faces(known, sum(die.face << 3 * COLOURS.index(die.colour) for die in table.dice))
    d[at.THROWS] = view.memory.throws
    d[at.DECISION] = view.decision
    hidden = sum(1 << seat for seat in table.decided if seat != view.seat)
    if view.seat is not None and table.choice is not None:
        d[at.SHEETS + at.STRIDE * view.seat + at.CHOICE] = moves.parse_move(table.choice)
    d[at.WAITING] = waiting(known) & ~hidden
    return QwintoKnowledge(known, hidden)
