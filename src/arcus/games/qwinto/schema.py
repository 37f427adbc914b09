"""Every field of a Qwinto position, in the order of its text: `sheet=9@o3,2@y1/- stage=write dice=y4p5`."""

from arcus.core.schema import (
    EVERYONE,
    OWNER,
    SEAT,
    Count,
    Derived,
    EachSeat,
    Field,
    OneOf,
    Part,
    Schema,
    Setting,
    Value,
)
from arcus.games.qwinto import fields as at, notation, stages
from arcus.games.qwinto.position import QwintoPosition
from arcus.games.qwinto.sheet import BOXES, HIGHEST, ROWS, faces_text, parse_faces


def _add_up(position: QwintoPosition) -> None:
    notation.set_faces(position, position.data[at.FACES])


def _await(position: QwintoPosition) -> None:
    position.data[at.WAITING] = notation.waiting(position)


FILLED = at.SHEETS + at.FILLED
NUMBERS = at.SHEETS + at.NUMBERS
FREE = at.SHEETS + at.FREE + 1
MISTHROWS = at.SHEETS + at.MISTHROWS
CHOICE = at.SHEETS + at.CHOICE
SHEET = EachSeat(notation.sheet_text, notation.read_sheet)
DICE = Value(faces_text, parse_faces)
MOVE = Value(notation.choice_text, notation.parse_choice)

SCHEMA: Schema[QwintoPosition] = Schema(
    (
        Setting("players", at.PLAYERS, EVERYONE),
        Field("sheet", NUMBERS, EVERYONE, SHEET, seats=at.SEATS, count=ROWS, stride=at.STRIDE),
        Part("filled", FILLED, EVERYONE, of="sheet", seats=at.SEATS, stride=at.STRIDE),
        Derived("free", FREE, EVERYONE, notation.count_free, seats=at.SEATS, count=HIGHEST, stride=at.STRIDE),
        Field("misthrows", MISTHROWS, EVERYONE, Count(most=BOXES), "0", seats=at.SEATS, stride=at.STRIDE),
        Field("turn", at.TURN, EVERYONE, SEAT, "0", always=True),  # so that a text is never empty
        Field("stage", at.STAGE, EVERYONE, OneOf(stages.NAMES), stages.NAMES[stages.CHOOSE]),
        Field("dice", at.FACES, EVERYONE, DICE),
        Derived("rolled", at.DICE, EVERYONE, _add_up),
        Derived("sum", at.SUM, EVERYONE, _add_up),
        Field("choice", CHOICE, OWNER, MOVE, seats=at.SEATS, stride=at.STRIDE),
        Derived("waiting", at.WAITING, EVERYONE, _await),
        Field("throws", at.THROWS, EVERYONE, Count(), "0"),
        Field("decision", at.DECISION, EVERYONE, Count(), "0"),
    ),
    notation.check,
)
