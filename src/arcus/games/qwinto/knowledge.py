"""The knowledge of one seat of Qwinto, and random positions that agree with it."""

from typing import final

from mypy_extensions import i64

from arcus.core.luck import SAMPLE, Luck
from arcus.core.position import Knowledge
from arcus.games.qwinto import fields as at
from arcus.games.qwinto.position import QwintoPosition


@final
class QwintoKnowledge(Knowledge):
    """A position without the choices that other seats have made for this roll."""

    known: QwintoPosition
    hidden: i64  # set of seats whose choice is made and not known
    combinations: i64  # of the hidden choices: at most 28 for each of five seats

    def __init__(self, known: QwintoPosition, hidden: i64) -> None:
        self.known = known
        self.hidden = hidden
        self.combinations = 1
        seat: i64
        for seat in range(known.data[at.PLAYERS]):
            if hidden >> seat & 1 != 0:
                self.combinations *= len(known.legal(seat))

    def sample(self, luck: Luck, nth: i64) -> QwintoPosition:
        position = self.known.copy()
        if self.hidden == 0:
            return position
        d = position.data
        rest = luck.pick(SAMPLE, nth, self.combinations)
        seat: i64
        for seat in range(d[at.PLAYERS]):
            if self.hidden >> seat & 1 != 0:
                moves = position.legal(seat)
                choices: i64 = len(moves)
                d[at.SHEETS + at.STRIDE * seat + at.CHOICE] = moves[rest % choices]
                rest //= choices
        return position
