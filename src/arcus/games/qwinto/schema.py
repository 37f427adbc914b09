"""Every field of a Qwinto position, in the order of its text: `sheet=9@o3,2@y1/- stage=write dice=y4p5`."""

from arcus.core import codecs, seen_by
from arcus.core.schema import Derived, Field, Part, Schema, Setting
from arcus.games.qwinto import fields as at, notation, sheet, stages
from arcus.games.qwinto.position import QwintoPosition


def _add_up(position: QwintoPosition) -> None:
    notation.set_faces(position, position.data[at.FACES])


def _await(position: QwintoPosition) -> None:
    position.data[at.WAITING] = notation.waiting(position)


FILLED = at.SHEETS + at.FILLED
NUMBERS = at.SHEETS + at.NUMBERS
FREE = at.SHEETS + at.FREE + 1
MISTHROWS = at.SHEETS + at.MISTHROWS
CHOICE = at.SHEETS + at.CHOICE
SHEET = codecs.EachSeat(notation.sheet_text, notation.read_sheet)
DICE = codecs.Value(sheet.faces_text, sheet.parse_faces)
MISSED = codecs.Count(most=sheet.BOXES)
MOVE = codecs.Value(notation.choice_text, notation.parse_choice)

SCHEMA: Schema[QwintoPosition] = Schema(
    (
        Setting("players", at.PLAYERS, seen_by.EVERYONE),
        Field("sheet", NUMBERS, seen_by.EVERYONE, SHEET, seats=at.SEATS, count=sheet.ROWS, stride=at.STRIDE),
        Part("filled", FILLED, seen_by.EVERYONE, of="sheet", seats=at.SEATS, stride=at.STRIDE),
        Derived(
            "free", FREE, seen_by.EVERYONE, notation.count_free, seats=at.SEATS, count=sheet.HIGHEST, stride=at.STRIDE
        ),
        Field("misthrows", MISTHROWS, seen_by.EVERYONE, MISSED, "0", seats=at.SEATS, stride=at.STRIDE),
        Field("turn", at.TURN, seen_by.EVERYONE, codecs.SEAT, "0", always=True),  # so that a text is never empty
        Field("stage", at.STAGE, seen_by.EVERYONE, codecs.OneOf(stages.NAMES), stages.NAMES[stages.CHOOSE]),
        Field("dice", at.FACES, seen_by.EVERYONE, DICE),
        Derived("rolled", at.DICE, seen_by.EVERYONE, _add_up),
        Derived("sum", at.SUM, seen_by.EVERYONE, _add_up),
        Field("choice", CHOICE, seen_by.OWNER, MOVE, seats=at.SEATS, stride=at.STRIDE),
        Derived("waiting", at.WAITING, seen_by.EVERYONE, _await),
        Field("throws", at.THROWS, seen_by.EVERYONE, codecs.Count(), "0"),
        Field("decision", at.DECISION, seen_by.EVERYONE, codecs.Count(), "0"),
    ),
    notation.check,
)
