"""What one seat of Qwinto knows for certain, and random truths that agree with it."""

from typing import final

from mypy_extensions import i64

from arcus.core.luck import SAMPLE, Luck
from arcus.core.position import Knowledge
from arcus.games.qwinto import fields as at
from arcus.games.qwinto.position import QwintoPosition


@final
class QwintoKnowledge(Knowledge):
    """A position without the choices that others have made for this roll."""

    known: QwintoPosition
    hidden: i64  # set of seats whose choice is made and not known
    ways: i64  # in how many ways they can have chosen, all together: at most 28 for each of five seats

    def __init__(self, known: QwintoPosition, hidden: i64) -> None:
        self.known = known
        self.hidden = hidden
        self.ways = 1
        seat: i64
        for seat in range(known.data[at.PLAYERS]):
            if hidden >> seat & 1 != 0:
                self.ways *= len(known.legal(seat))

    def sample(self, luck: Luck, nth: i64) -> QwintoPosition:
        position = self.known.copy()
        if self.hidden == 0:
            return position
        d = position.data
        way = luck.pick(SAMPLE, nth, self.ways)
        seat: i64
        for seat in range(d[at.PLAYERS]):
            if self.hidden >> seat & 1 != 0:
                moves = position.legal(seat)
                choices: i64 = len(moves)
                d[at.SHEETS + at.STRIDE * seat + at.CHOICE] = moves[way % choices]
                way //= choices
        return position
