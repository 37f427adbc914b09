"""Qwinto as text: cells `o3`, moves `write o3`, numbers `9@o3`, positions `sheet=9@o3,2@y1/- stage=write dice=y4p5`."""

import re

from arcus.core.bits import members
from arcus.core.game import UsageError
from arcus.core.text import fields_text, parse_count, parse_fields, parse_number, parse_seats
from arcus.games.qwinto.position import (
    CHOICE,
    DECISION,
    DICE,
    FACES,
    FILLED,
    FREE,
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
from arcus.games.qwinto.sheet import (
    BOXES,
    CELLS,
    COLUMN_OF,
    HIGHEST,
    KEEP,
    MOVES,
    OVER,
    PASS,
    REROLL,
    ROLL,
    ROLLED,
    WRITE,
    WRITING,
)

COLOURS = "oyp"
STAGES = ("choose", "rolled", "write", "over")
WORDS = {"keep": KEEP, "reroll": REROLL, "pass": PASS}
CELL_NAMES = tuple(f"{COLOURS[cell // 9]}{COLUMN_OF[cell]}" for cell in range(CELLS))
AREAS = ("seat/{}", "misthrows/{}", "dice", *(f"{cell}/{{}}" for cell in CELL_NAMES))
PLACE_TEXTS = tuple(area.format(seat) for area in AREAS for seat in range(8))


def cell_text(cell: int) -> str:
    """`o3` for the orange cell in column 3."""
    return CELL_NAMES[cell]


def parse_cell(text: str) -> int:
    """The cell that a text means, or UsageError."""
    if text.lower() in CELL_NAMES:
        return CELL_NAMES.index(text.lower())
    raise UsageError(
        f"'{text}' is not a cell: write the row's letter and the column, like o3; "
        "orange has 2-4 and 6-11, yellow 1-5 and 7-10, purple 0-3 and 5-9"
    )


def number_text(number: int, cell: int) -> str:
    """`9@o3` for a nine in the orange cell of column 3."""
    return f"{number}@{cell_text(cell)}"


def dice_text(dice: int) -> str:
    """A set of dice in the order orange, yellow, purple: `oyp`."""
    return "".join(colour for row, colour in enumerate(COLOURS) if dice >> row & 1)


def parse_dice(text: str) -> int:
    """The set of dice that a text means, or UsageError."""
    letters = text.lower()
    if letters and set(letters) <= set(COLOURS) and len(set(letters)) == len(letters):
        return sum(1 << COLOURS.index(letter) for letter in letters)
    raise UsageError(f"'{text}' is not a set of dice: write o, y, p for the dice you roll, like oyp or y")


def faces_text(faces: int) -> str:
    """What the rolled dice show: `o2p5`, or `-`."""
    return (
        "".join(f"{colour}{faces >> 3 * row & 7}" for row, colour in enumerate(COLOURS) if faces >> 3 * row & 7) or "-"
    )


def parse_faces(text: str) -> int:
    """What the rolled dice show, or UsageError."""
    found = re.fullmatch("(?:o([1-6]))?(?:y([1-6]))?(?:p([1-6]))?", "" if text == "-" else text.lower())
    if found is None or not text:
        raise UsageError(f"dice={text}: the dice and what they show go here in the order o, y, p, like o2p5")
    return sum(int(face or 0) << 3 * row for row, face in enumerate(found.groups()))


MOVE_TEXTS = (
    *WORDS,
    *(f"roll {dice_text(dice)}" for dice in range(1, 8)),
    *(f"write {cell}" for cell in CELL_NAMES),
)


def move_text(move: int) -> str:
    """A move's notation."""
    if 0 <= move < MOVES:
        return MOVE_TEXTS[move]
    raise UsageError(f"{move} is not the number of a move")


def parse_move(text: str) -> int:
    """The move that a text means, or UsageError."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in WORDS:
        return WORDS[words[0]]
    if len(words) > 1 and words[0] == "roll":
        return ROLL + parse_dice("".join(words[1:]))
    if len(words) > 1 and words[0] == "write":
        return WRITE + parse_cell("".join(words[1:]))
    raise UsageError(
        f"'{text}' is not a move: write roll and dice, like roll oyp; keep; reroll; "
        "pass; or write and a cell, like write o3"
    )


def _defaults(players: int) -> dict[str, str]:
    none = "/".join("-" * players)
    return {
        "sheet": none,
        "misthrows": "/".join("0" * players),
        "turn": "0",
        "stage": "choose",
        "dice": "-",
        "choice": none,
        "throws": "0",
        "decision": "0",
    }


def position_text(position: QwintoPosition) -> str:
    """The whole truth in one line."""
    d = position.data
    sheets = [SHEETS + STRIDE * seat for seat in range(d[PLAYERS])]
    fields = {
        "sheet": "/".join(_sheet_text(position, seat) for seat in range(d[PLAYERS])),
        "misthrows": "/".join(str(d[at + MISTHROWS]) for at in sheets),
        "turn": str(d[TURN]),
        "stage": STAGES[d[STAGE]],
        "dice": faces_text(d[FACES]),
        "choice": "/".join(_choice_text(d[at + CHOICE]) for at in sheets),
        "throws": str(d[THROWS]),
        "decision": str(d[DECISION]),
    }
    return fields_text(fields, _defaults(d[PLAYERS]) | {"turn": ""})  # always says whose turn it is, so is never empty


def _sheet_text(position: QwintoPosition, seat: int) -> str:
    cells = members(position.data[SHEETS + STRIDE * seat + FILLED])
    return ",".join(number_text(position.number(seat, cell), cell) for cell in cells) or "-"


def _choice_text(move: int) -> str:
    """`-` for none yet, `pass`, or the cell."""
    if move == UNDECIDED:
        return "-"
    return "pass" if move == PASS else cell_text(move - WRITE)


def parse_position(text: str, players: int) -> QwintoPosition:
    """The position that a text means, or UsageError."""
    fields = parse_fields(text, _defaults(players))
    position = blank(players)
    d = position.data
    for seat, sheet in enumerate(parse_seats("sheet", fields["sheet"], players)):
        _fill(position, seat, sheet)
    for seat, misthrows in enumerate(parse_seats("misthrows", fields["misthrows"], players)):
        d[SHEETS + STRIDE * seat + MISTHROWS] = parse_count("misthrows", misthrows, BOXES)
    d[TURN] = parse_number("turn", fields["turn"], 0, players - 1)
    if fields["stage"] not in STAGES:
        raise UsageError(f"stage={fields['stage']}: one of {', '.join(STAGES)} goes here")
    d[STAGE] = STAGES.index(fields["stage"])
    set_faces(position, parse_faces(fields["dice"]))
    if bool(d[DICE]) != (d[STAGE] in (ROLLED, WRITING)):
        raise UsageError(f"dice={fields['dice']}: dice lie on the table at the stages rolled and write, and only then")
    d[THROWS] = parse_number("throws", fields["throws"])
    d[DECISION] = parse_number("decision", fields["decision"])
    for seat, choice in enumerate(parse_seats("choice", fields["choice"], players)):
        d[SHEETS + STRIDE * seat + CHOICE] = _parse_choice(position, seat, choice)
    d[WAITING] = waiting(position)
    _check(position)
    return position


def _check(position: QwintoPosition) -> None:
    """Refuse a text whose stage can't be."""
    d = position.data
    if d[STAGE] == WRITING and not d[WAITING]:
        raise UsageError("all have chosen: one seat at least still has to at the stage write")
    finished = any(position.is_finished(seat) for seat in range(d[PLAYERS]))
    if finished != (d[STAGE] == OVER):
        raise UsageError(
            f"stage={STAGES[d[STAGE]]}: the game is over if a seat has two full rows or four misthrows, and only then"
        )


def set_faces(position: QwintoPosition, faces: int) -> None:
    """Lay these dice on the table."""
    d = position.data
    shown = [faces >> 3 * row & 7 for row in range(3)]
    d[DICE] = sum(1 << row for row in range(3) if shown[row])
    d[FACES] = faces
    d[SUM] = sum(shown)


def waiting(position: QwintoPosition) -> int:
    """The set of seats that owe a decision."""
    d = position.data
    if d[STAGE] == WRITING:
        return sum(1 << seat for seat in range(d[PLAYERS]) if d[SHEETS + STRIDE * seat + CHOICE] == UNDECIDED)
    return 0 if d[STAGE] == OVER else 1 << d[TURN]


def _fill(position: QwintoPosition, seat: int, text: str) -> None:
    for part in [] if text == "-" else text.split(","):
        digits, _, name = part.partition("@")
        number, cell = parse_number("sheet", digits, 1, HIGHEST), parse_cell(name)
        if not position.data[SHEETS + STRIDE * seat + FREE + number] >> cell & 1:
            raise UsageError(
                f"sheet={text}: {part} breaks the order of its row, or stands twice in its row, column or cell"
            )
        position.enter(seat, cell, number)


def _parse_choice(position: QwintoPosition, seat: int, text: str) -> int:
    if text == "-":
        return UNDECIDED
    if position.data[STAGE] != WRITING:
        raise UsageError(f"choice={text}: choices are made at the stage write")
    if text.lower() == "pass":
        return PASS
    cell = parse_cell(text)
    if not position.writable(seat) >> cell & 1:
        raise UsageError(f"choice={text}: seat {seat} can't write {position.data[SUM]} there")
    return WRITE + cell
