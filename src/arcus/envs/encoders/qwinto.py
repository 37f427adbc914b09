"""Qwinto as numbers: a sheet is 27 bytes, the number in each cell in the order of the moves that write it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.position import Position
from arcus.envs.encoders.encoder import ONE, Encoder, spread_5
from arcus.games.qwinto import fields as at, sheet, stages
from arcus.games.qwinto.position import QwintoPosition

SHEET_WORDS: Final = 4
EIGHT: Final = 0xFFFFFFFFFF  # the first eight numbers of a packed row
NINTH: Final = 40  # where the ninth begins


@final
class QwintoEncoder(Encoder):
    """Writes the observation of a seat of Qwinto."""

    def __init__(self, players: i64) -> None:
        n = int(players)
        super().__init__(
            players,
            [
                ("stage", len(stages.NAMES)),
                ("turn", n),  # the active seat
                ("decided", n),  # the seats that have chosen what to do with this roll
                ("misthrows", n),
                ("counts", 5),  # the faces of the orange, yellow and purple die, their sum, the own choice or 0
                ("sheets", 8 * SHEET_WORDS * n),  # by seat: the number in each cell, 0 if it is empty
            ],
        )

    def fresh(self) -> "QwintoEncoder":
        return QwintoEncoder(self.players)

    def write(self, position: Position, seat: i64, out: vec[i64], start: i64) -> i64:
        assert isinstance(position, QwintoPosition)
        d = position.data
        players = self.players
        out[start] = ONE[d[at.STAGE]]
        turn = d[at.TURN] - seat
        if turn < 0:
            turn += players
        out[start + 1] = ONE[turn]
        writing: i64 = 0
        if d[at.STAGE] == stages.WRITING:
            writing = 1
        faces = d[at.FACES]
        out[start + 4] = (
            (faces & sheet.FACE_MASK)
            | (faces >> sheet.FACE_BITS & sheet.FACE_MASK) << 8
            | faces >> 2 * sheet.FACE_BITS << 16
            | d[at.SUM] << 24
            | d[at.SHEETS + at.STRIDE * seat + at.CHOICE] << 32
        )
        decided: i64 = 0
        misthrows: i64 = 0
        o = start + 5
        other = seat
        i: i64
        for i in range(players):
            base = at.SHEETS + at.STRIDE * other
            decided |= writing * (1 - (d[at.WAITING] >> other & 1)) * ONE[i]
            misthrows |= d[base + at.MISTHROWS] * ONE[i]
            orange = d[base + at.NUMBERS]
            yellow = d[base + at.NUMBERS + 1]
            purple = d[base + at.NUMBERS + 2]
            yellows = spread_5(yellow & EIGHT)
            purples = spread_5(purple & EIGHT)
            out[o] = spread_5(orange & EIGHT)
            out[o + 1] = orange >> NINTH | (yellows & 0xFFFFFFFFFFFFFF) << 8
            out[o + 2] = yellows >> 56 | yellow >> NINTH << 8 | (purples & 0xFFFFFFFFFFFF) << 16
            out[o + 3] = purples >> 48 | purple >> NINTH << 16
            o += SHEET_WORDS
            other += 1
            if other == players:
                other = 0
        out[start + 2] = decided
        out[start + 3] = misthrows
        return o
