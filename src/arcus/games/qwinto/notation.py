"""Positions of Qwinto as text: `sheet=9@o3,2@y1/- stage=write dice=y4p5`."""

from arcus.core.bits import members
from arcus.core.game import UsageError
from arcus.core.text import fields_text, parse_count, parse_fields, parse_number, parse_seats
from arcus.games.qwinto import fields as at, moves, stages
from arcus.games.qwinto.position import QwintoPosition, blank
from arcus.games.qwinto.sheet import BOXES, HIGHEST, cell_text, faces_text, number_text, parse_cell, parse_faces


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
    sheets = [at.SHEETS + at.STRIDE * seat for seat in range(d[at.PLAYERS])]
    fields = {
        "sheet": "/".join(_sheet_text(position, seat) for seat in range(d[at.PLAYERS])),
        "misthrows": "/".join(str(d[base + at.MISTHROWS]) for base in sheets),
        "turn": str(d[at.TURN]),
        "stage": stages.NAMES[d[at.STAGE]],
        "dice": faces_text(d[at.FACES]),
        "choice": "/".join(_choice_text(d[base + at.CHOICE]) for base in sheets),
        "throws": str(d[at.THROWS]),
        "decision": str(d[at.DECISION]),
    }
    return fields_text(
        fields, _defaults(d[at.PLAYERS]) | {"turn": ""}
    )  # always says whose turn it is, so is never empty


def _sheet_text(position: QwintoPosition, seat: int) -> str:
    cells = members(position.data[at.SHEETS + at.STRIDE * seat + at.FILLED])
    return ",".join(number_text(position.number(seat, cell), cell) for cell in cells) or "-"


def _choice_text(move: int) -> str:
    """`-` for none yet, `pass`, or the cell."""
    if move == at.UNDECIDED:
        return "-"
    return "pass" if move == moves.PASS else cell_text(move - moves.WRITE)


def parse_position(text: str, players: int) -> QwintoPosition:
    """The position that a text means, or UsageError."""
    fields = parse_fields(text, _defaults(players))
    position = blank(players)
    d = position.data
    for seat, sheet in enumerate(parse_seats("sheet", fields["sheet"], players)):
        _fill(position, seat, sheet)
    for seat, misthrows in enumerate(parse_seats("misthrows", fields["misthrows"], players)):
        d[at.SHEETS + at.STRIDE * seat + at.MISTHROWS] = parse_count("misthrows", misthrows, BOXES)
    d[at.TURN] = parse_number("turn", fields["turn"], 0, players - 1)
    if fields["stage"] not in stages.NAMES:
        raise UsageError(f"stage={fields['stage']}: one of {', '.join(stages.NAMES)} goes here")
    d[at.STAGE] = stages.NAMES.index(fields["stage"])
    set_faces(position, parse_faces(fields["dice"]))
    if bool(d[at.DICE]) != (d[at.STAGE] in (stages.ROLLED, stages.WRITING)):
        raise UsageError(f"dice={fields['dice']}: dice lie on the table at the stages rolled and write, and only then")
    d[at.THROWS] = parse_number("throws", fields["throws"])
    d[at.DECISION] = parse_number("decision", fields["decision"])
    for seat, choice in enumerate(parse_seats("choice", fields["choice"], players)):
        d[at.SHEETS + at.STRIDE * seat + at.CHOICE] = _parse_choice(position, seat, choice)
    d[at.WAITING] = waiting(position)
    _check(position)
    return position


def _check(position: QwintoPosition) -> None:
    """Refuse a text whose stage can't be."""
    d = position.data
    if d[at.STAGE] == stages.WRITING and not d[at.WAITING]:
        raise UsageError("all have chosen: one seat at least still has to at the stage write")
    finished = any(position.is_finished(seat) for seat in range(d[at.PLAYERS]))
    if finished != (d[at.STAGE] == stages.OVER):
        raise UsageError(
            f"stage={stages.NAMES[d[at.STAGE]]}: a game is over exactly when a seat has two full rows or four misthrows"
        )


def set_faces(position: QwintoPosition, faces: int) -> None:
    """Lay these dice on the table."""
    d = position.data
    shown = [faces >> 3 * row & 7 for row in range(3)]
    d[at.DICE] = sum(1 << row for row in range(3) if shown[row])
    d[at.FACES] = faces
    d[at.SUM] = sum(shown)


def waiting(position: QwintoPosition) -> int:
    """The set of seats that owe a decision."""
    d = position.data
    if d[at.STAGE] == stages.WRITING:
        return sum(
            1 << seat for seat in range(d[at.PLAYERS]) if d[at.SHEETS + at.STRIDE * seat + at.CHOICE] == at.UNDECIDED
        )
    return 0 if d[at.STAGE] == stages.OVER else 1 << d[at.TURN]


def _fill(position: QwintoPosition, seat: int, text: str) -> None:
    for part in [] if text == "-" else text.split(","):
        digits, _, name = part.partition("@")
        number, cell = parse_number("sheet", digits, 1, HIGHEST), parse_cell(name)
        if not position.data[at.SHEETS + at.STRIDE * seat + at.FREE + number] >> cell & 1:
            raise UsageError(
                f"sheet={text}: {part} breaks the order of its row, or stands twice in its row, column or cell"
            )
        position.enter(seat, cell, number)


def _parse_choice(position: QwintoPosition, seat: int, text: str) -> int:
    if text == "-":
        return at.UNDECIDED
    if position.data[at.STAGE] != stages.WRITING:
        raise UsageError(f"choice={text}: choices are made at the stage write")
    if text.lower() == "pass":
        return moves.PASS
    cell = parse_cell(text)
    if not position.writable(seat) >> cell & 1:
        raise UsageError(f"choice={text}: seat {seat} can't write {position.data[at.SUM]} there")
    return moves.WRITE + cell
