"""Views of Qwinto, and the knowledge that follows from a view."""

from functools import lru_cache

import msgspec

from arcus.core.bits import names_of
from arcus.core.game import Choice, Seat, View, seats_of
from arcus.games.qwinto import fields as at, moves, notation, places, sheet, stages, visible
from arcus.games.qwinto.knowledge import QwintoKnowledge
from arcus.games.qwinto.position import QwintoPosition, blank

Row = tuple[int | None, ...]


class Points(msgspec.Struct, frozen=True):
    """The points of a sheet as it stands."""

    total: int
    rows: tuple[int, ...]
    """For orange, yellow, purple."""
    columns: tuple[int, ...]
    """For the columns with a bonus cell: 2, 3, 7, 8, 9."""
    misthrows: int
    """0 or less."""


class Sheet(msgspec.Struct, frozen=True):
    """One player's sheet."""

    rows: tuple[Row, ...]
    """Orange, yellow, purple: by column from 0 to 11 the number there; None if it is empty or there is no cell."""
    misthrows: int
    dead: tuple[str, ...]
    """The empty cells that no roll can fill any more."""
    points: Points


class Die(msgspec.Struct, frozen=True):
    """A die on the table: its colour's letter and its face."""

    colour: str
    face: int


class QwintoTable(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    choice: str | None
    """The move that the seat itself has chosen."""
    sheets: tuple[Sheet, ...]
    dice: tuple[Die, ...]
    """The dice rolled this turn, in the order orange, yellow, purple."""
    sum: int | None
    turn: Seat
    """The active player."""
    stage: str
    """The decision that is due."""
    decided: tuple[Seat, ...]
    """The seats that have chosen what to do with this roll."""


class QwintoMemory(msgspec.Struct, frozen=True):
    """The memory of a seat: all but one count is still on the table."""

    throws: int
    """How often dice were thrown in this game."""


class QwintoPreview(msgspec.Struct, frozen=True):
    """The points of the seat's sheet after a move, as far as its own choice decides."""

    points: int


QwintoView = View[QwintoTable, QwintoMemory, QwintoPreview]

DICE = tuple(tuple(sheet.dice_text(dice)) for dice in range(sheet.DICE_SETS))  # by set of dice
ROW_AND_COLUMN = tuple((int(sheet.ROW_OF[cell]), int(sheet.COLUMN_OF[cell])) for cell in range(sheet.CELLS))  # by cell

# The numbers of the rules that say which moves are legal at each stage, among several players and alone.
RULES_BY_STAGE = {"choose": ("3.1",), "rolled": ("3.3", "3.4"), "write": ("4.1", "2.1", "2.3", "4.5"), "over": ()}
RULES_ALONE = {**RULES_BY_STAGE, "write": ("4.1", "2.1", "2.3", "7.1")}
RULES_NOW = tuple(tuple(by_stage[stage] for stage in stages.NAMES) for by_stage in (RULES_BY_STAGE, RULES_ALONE))


def points(position: QwintoPosition, seat: Seat) -> Points:
    """Return the points of a seat's sheet as it stands, by what they are for."""
    return Points(*visible.points_by_part(position, seat))


def _sheet(position: QwintoPosition, seat: Seat) -> Sheet:
    return Sheet(
        rows=visible.numbers(position, seat),
        misthrows=position.data[at.SHEETS + at.STRIDE * seat + at.MISTHROWS],
        dead=names_of(position.dead(seat), sheet.CELL_NAMES),
        points=points(position, seat),
    )


def table(position: QwintoPosition, seat: Seat | None) -> QwintoTable:
    """Return the table as a seat, or a spectator, sees it."""
    d = position.data
    players = d[at.PLAYERS]
    return QwintoTable(
        choice=None if seat is None else _choice_text(d[at.SHEETS + at.STRIDE * seat + at.CHOICE]),
        sheets=tuple([_sheet(position, each) for each in range(players)]),
        dice=_dice(d[at.FACES]),
        sum=d[at.SUM] or None,
        turn=d[at.TURN],
        stage=stages.NAMES[d[at.STAGE]],
        decided=seats_of((1 << players) - 1 & ~d[at.WAITING]) if d[at.STAGE] == stages.WRITING else (),
    )


def _choice_text(own: int) -> str | None:
    return None if own == at.UNDECIDED else moves.TEXTS[own]


@lru_cache(maxsize=512)
def _dice(faces: int) -> tuple[Die, ...]:
    shown = [faces >> sheet.FACE_BITS * row & sheet.FACE_MASK for row in range(sheet.ROWS)]
    return tuple(Die(colour, face) for colour, face in zip(sheet.COLOURS, shown, strict=True) if face)


def memory(position: QwintoPosition, seat: Seat | None) -> QwintoMemory:
    """Return what could have been counted; it is the same for all."""
    return QwintoMemory(position.data[at.THROWS])


def rules(position: QwintoPosition) -> tuple[str, ...]:
    """Return the numbers of the rules that matter now."""
    d = position.data
    return RULES_NOW[d[at.PLAYERS] == 1][d[at.STAGE]]


def choice(position: QwintoPosition, seat: Seat, move: int) -> Choice[QwintoPreview]:
    """Return a legal move, with the points that the seat's own sheet would have after it."""
    text, kind = moves.TEXTS[move], moves.KINDS[move]
    d = position.data
    number = d[at.SUM]
    if move >= moves.WRITE:
        cell = move - moves.WRITE
        target = places.TEXTS[places.CELL + places.STRIDE * cell + seat]
        preview = QwintoPreview(visible.points_with(position, seat, cell, number))
        return Choice(move, text, kind, (str(number),), "dice", target, preview)
    if move > moves.ROLL:
        return Choice(move, text, kind, DICE[move - moves.ROLL])
    if move == moves.KEEP:
        return Choice(move, text, kind, (str(number),))
    if move == moves.REROLL:
        return Choice(move, text, kind)
    if seat != d[at.TURN]:
        return Choice(move, text, kind, preview=QwintoPreview(position.points(seat)))
    preview = QwintoPreview(position.points(seat) - sheet.PENALTY)
    return Choice(move, text, kind, (str(number),), "dice", places.TEXTS[places.MISTHROWS + seat], preview)


def knowledge(view: QwintoView) -> QwintoKnowledge:
    """Return what is certain from a view alone."""
    known = blank(view.players)
    d, table = known.data, view.table
    for seat, seen in enumerate(table.sheets):
        for cell, (row, column) in enumerate(ROW_AND_COLUMN):
            number = seen.rows[row][column]
            if number is not None:
                known.enter(seat, cell, number)
        d[at.SHEETS + at.STRIDE * seat + at.MISTHROWS] = seen.misthrows
    d[at.TURN] = table.turn
    d[at.STAGE] = stages.NAMES.index(table.stage)
    faces = sum(die.face << sheet.FACE_BITS * sheet.COLOURS.index(die.colour) for die in table.dice)
    notation.set_faces(known, faces)
    d[at.THROWS] = view.memory.throws
    d[at.DECISION] = view.decision
    hidden = sum(1 << seat for seat in table.decided if seat != view.seat)
    if view.seat is not None and table.choice is not None:
        d[at.SHEETS + at.STRIDE * view.seat + at.CHOICE] = moves.parse_move(table.choice)
    d[at.WAITING] = notation.waiting(known) & ~hidden
    return QwintoKnowledge(known, hidden)
