"""The whole truth of a Qwinto game, and how it moves in time."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.core.bits import bit, count, lowest
from arcus.core.events import EVERYONE, EventSink
from arcus.core.luck import FIRST, ORANGE, PURPLE, YELLOW, Luck
from arcus.core.position import (
    GAME_ENDED,
    GAME_OVER,
    NO_SUCH_MOVE,
    NOT_TO_ACT,
    REVEALED,
    TURN_ENDED,
    Position,
    next_seat,
    packed,
    unpacked,
)
from arcus.games.qwinto.sheet import (
    ALL,
    ANNOUNCED,
    AT_CELL,
    AT_DICE,
    AT_MISTHROWS,
    AT_SEAT,
    BONUS,
    BOXES,
    CELLS,
    CHOOSE,
    COLUMN_OF,
    DECIDED,
    DICE_FIRST,
    FROM,
    FULL_ROWS,
    HIGHEST,
    IN_COLUMN,
    IN_DICE,
    KEEP,
    KEEP_OR_REROLL,
    MISTHREW,
    MOVES,
    NOTHING,
    ONCE_IN_COLUMN,
    OVER,
    PASS,
    PASSED,
    PENALTY,
    PLACES,
    REROLL,
    RISING,
    ROLL,
    ROLL_STANDS,
    ROLLED,
    ROW_CELLS,
    ROW_OF,
    ROW_OF_DICE,
    ROWS,
    SAME_DICE,
    SHIFT,
    STAYS,
    THREW,
    THREW_AGAIN,
    TURN_BEGAN,
    UP_TO,
    WRITE,
    WRITING,
    WROTE,
)

GAME: Final = 2  # this game's number in packed bytes

# Layout of Position.data.
PLAYERS: Final = 0  # Public.
TURN: Final = 1  # Public. The active seat.
STAGE: Final = 2  # Public. What is asked for.
WAITING: Final = 3  # Public. Set of seats that owe a decision.
DICE: Final = 4  # Public. Set of dice that were rolled this turn.
FACES: Final = 5  # Public. What they show.
SUM: Final = 6  # Public. What they add up to.
THROWS: Final = 7  # Public. How often dice were thrown in this game.
DECISION: Final = 8  # Public.
SHEETS: Final = 9  # STRIDE numbers for each seat:
FILLED: Final = 0  # Public. Set of cells that hold a number.
NUMBERS: Final = 1  # Public. By row: its packed numbers.
MISTHROWS: Final = 4  # Public.
CHOICE: Final = 5  # Secret, the owner's. The move played for this roll, or UNDECIDED; only that there is one is public.
FREE: Final = 5  # Public. By number, from 1 (so the first stands behind CHOICE) to 18: set of cells that can take it.
STRIDE: Final = 24

UNDECIDED: Final = 0  # `keep`, which nobody plays when all write
SEATS: Final = 6
EMPTY: Final = vec[i64]([0] * SHEETS + ([0] * (FREE + 1) + [ALL] * HIGHEST) * SEATS)
ROLLS: Final = vec[i64]([ROLL + dice for dice in range(1, 8)])
DIE: Final = vec[i64]([ORANGE, YELLOW, PURPLE])  # row -> the label under which luck throws its die


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class QwintoPosition(Position):
    """All sheets, the dice, and what has been decided in secret."""

    data: vec[i64]

    def __init__(self, data: vec[i64]) -> None:
        self.data = data

    def copy(self) -> "QwintoPosition":
        return QwintoPosition(self.data[:])

    def to_bytes(self) -> bytes:
        return packed(GAME, [self.data])

    def to_act(self) -> i64:
        return self.data[WAITING]

    def decision(self) -> i64:
        return self.data[DECISION]

    # -- the sheets

    def number(self, seat: i64, cell: i64) -> i64:
        """The number in a cell, 0 if it is empty."""
        return self.data[SHEETS + STRIDE * seat + NUMBERS + ROW_OF[cell]] >> SHIFT[cell] & 31

    def enter(self, seat: i64, cell: i64, number: i64) -> None:
        """Put a number into an empty cell, and bring up to date which cells can take what."""
        d = self.data
        at = SHEETS + STRIDE * seat
        row = ROW_OF[cell]
        d[at + FILLED] |= bit(cell)
        d[at + NUMBERS + row] |= number << SHIFT[cell]
        free = at + FREE
        kept = ALL & ~FROM[cell]
        i: i64
        for i in range(free + 1, free + number):
            d[i] &= kept
        d[free + number] &= ALL & ~(ROW_CELLS[row] | IN_COLUMN[COLUMN_OF[cell]])
        kept = ALL & ~UP_TO[cell]
        for i in range(free + number + 1, free + HIGHEST + 1):
            d[i] &= kept

    def dead(self, seat: i64) -> i64:
        """The empty cells that no roll can fill any more. Every number from 1 to 18 can be rolled for every row."""
        d = self.data
        at = SHEETS + STRIDE * seat
        alive = d[at + FILLED]
        n: i64
        for n in range(1, HIGHEST + 1):
            alive |= d[at + FREE + n]
        return ALL & ~alive

    def is_row_full(self, seat: i64, row: i64) -> bool:
        """Has the row a number in each cell?"""
        return ROW_CELLS[row] & ~self.data[SHEETS + STRIDE * seat + FILLED] == 0

    def row_points(self, seat: i64, row: i64) -> i64:
        """The rightmost number of a full row, else one point a number."""
        if self.is_row_full(seat, row):
            return self.number(seat, row * PLACES + PLACES - 1)
        return count(self.data[SHEETS + STRIDE * seat + FILLED] & ROW_CELLS[row])

    def column_points(self, seat: i64, nth: i64) -> i64:
        """The number in the nth bonus cell if its column is full, else nothing."""
        cell = BONUS[nth]
        if IN_COLUMN[COLUMN_OF[cell]] & ~self.data[SHEETS + STRIDE * seat + FILLED] != 0:
            return 0
        return self.number(seat, cell)

    def points(self, seat: i64) -> i64:
        total = -PENALTY * self.data[SHEETS + STRIDE * seat + MISTHROWS]
        i: i64
        for i in range(ROWS):
            total += self.row_points(seat, i)
        for i in range(len(BONUS)):
            total += self.column_points(seat, i)
        return total

    def is_finished(self, seat: i64) -> bool:
        """Does this sheet end the game?"""
        if self.data[SHEETS + STRIDE * seat + MISTHROWS] >= BOXES:
            return True
        return self.full_rows(seat) >= FULL_ROWS

    def full_rows(self, seat: i64) -> i64:
        """How many rows are full."""
        full: i64 = 0
        row: i64
        for row in range(ROWS):
            if self.is_row_full(seat, row):
                full += 1
        return full

    # -- what may be done

    def legal(self, seat: i64) -> vec[i64]:
        stage = self.data[STAGE]
        if stage == CHOOSE:
            return ROLLS[:]
        if stage == ROLLED:
            return append(append(vec[i64](capacity=2), KEEP), REROLL)
        if stage == OVER:
            return vec[i64]()
        moves = append(vec[i64](capacity=CELLS + 1), PASS)
        rest = self.writable(seat)
        while rest != 0:
            moves = append(moves, WRITE + lowest(rest))
            rest &= rest - 1
        return moves

    def writable(self, seat: i64) -> i64:
        """The cells of a sheet that can take the sum of the dice."""
        d = self.data
        return d[SHEETS + STRIDE * seat + FREE + d[SUM]] & IN_DICE[d[DICE]]

    def why_not(self, seat: i64, move: i64) -> i64:
        d = self.data
        if move < 0 or move >= MOVES:
            return NO_SUCH_MOVE
        stage = d[STAGE]
        if stage == OVER:
            return GAME_OVER
        if seat < 0 or seat >= d[PLAYERS] or d[WAITING] >> seat & 1 == 0:
            return NOT_TO_ACT
        is_roll = move > ROLL and move < WRITE
        if stage == CHOOSE:
            if is_roll:
                return 0
            return DICE_FIRST
        if stage == ROLLED:
            if is_roll:
                return SAME_DICE
            if move < PASS:
                return 0
            return KEEP_OR_REROLL
        if move == PASS:
            return 0
        if move < WRITE:
            return ROLL_STANDS
        return self._why_not_in(seat, move - WRITE)

    def _why_not_in(self, seat: i64, cell: i64) -> i64:
        """The rule against writing the sum into a cell, or 0."""
        d = self.data
        if self.writable(seat) >> cell & 1 != 0:
            return 0
        if IN_DICE[d[DICE]] >> cell & 1 == 0:
            return ROW_OF_DICE
        if d[SHEETS + STRIDE * seat + FILLED] >> cell & 1 != 0:
            return STAYS
        rest = IN_COLUMN[COLUMN_OF[cell]]
        while rest != 0:
            if self.number(seat, lowest(rest)) == d[SUM]:
                return ONCE_IN_COLUMN
            rest &= rest - 1
        return RISING

    # -- what happens

    def apply(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        if d[STAGE] == WRITING:
            return self._decide(seat, move, sink)
        d[DECISION] += 1
        if move > ROLL:
            d[DICE] = move - ROLL
            d[STAGE] = ROLLED
            self._throw(luck)
            sink.emit(THREW, seat, d[FACES], AT_SEAT + seat, AT_DICE, EVERYONE)
            return REVEALED
        if move == REROLL:
            self._throw(luck)
            sink.emit(THREW_AGAIN, seat, d[FACES], AT_SEAT + seat, AT_DICE, EVERYONE)
        d[STAGE] = WRITING
        d[WAITING] = bit(d[PLAYERS]) - 1
        sink.emit(ANNOUNCED, seat, d[SUM], AT_DICE, AT_DICE, EVERYONE)
        return REVEALED  # also for `keep`: the number called out sets the others writing

    def _throw(self, luck: Luck) -> None:
        d = self.data
        d[THROWS] += 1
        faces: i64 = 0
        total: i64 = 0
        row: i64
        for row in range(ROWS):
            if d[DICE] >> row & 1 != 0:
                face = luck.pick(DIE[row], d[THROWS], 6) + 1
                faces |= face << (3 * row)
                total += face
        d[FACES] = faces
        d[SUM] = total

    def _decide(self, seat: i64, move: i64, sink: EventSink) -> i64:
        d = self.data
        d[SHEETS + STRIDE * seat + CHOICE] = move
        d[WAITING] &= ~bit(seat)
        sink.emit(DECIDED, seat, move, AT_SEAT + seat, AT_SEAT + seat, bit(seat))
        if d[WAITING] != 0:
            return 0
        d[DECISION] += 1
        return self._carry_out(sink)

    def _carry_out(self, sink: EventSink) -> i64:
        """All have decided: write everything down, from the active seat on."""
        d = self.data
        turn = d[TURN]
        over = False
        seat = turn
        while True:
            self._write(seat, sink)
            if self.is_finished(seat):
                over = True
            seat = next_seat(seat, d[PLAYERS])
            if seat == turn:
                break
        d[DICE] = 0
        d[FACES] = 0
        d[SUM] = 0
        if over:
            d[STAGE] = OVER
            return REVEALED | TURN_ENDED | GAME_ENDED
        self._begin_turn(next_seat(turn, d[PLAYERS]), sink)
        return REVEALED | TURN_ENDED

    def _write(self, seat: i64, sink: EventSink) -> None:
        """What a seat has decided takes effect."""
        d = self.data
        at = SHEETS + STRIDE * seat
        move = d[at + CHOICE]
        d[at + CHOICE] = UNDECIDED
        if move != PASS:
            cell = move - WRITE
            self.enter(seat, cell, d[SUM])
            sink.emit(WROTE, seat, cell * 32 + d[SUM], AT_DICE, AT_CELL + cell * 8 + seat, EVERYONE)
        elif seat == d[TURN]:
            d[at + MISTHROWS] += 1
            sink.emit(MISTHREW, seat, d[SUM], AT_DICE, AT_MISTHROWS + seat, EVERYONE)
        else:
            sink.emit(PASSED, seat, d[SUM], AT_SEAT + seat, AT_SEAT + seat, EVERYONE)

    def _begin_turn(self, seat: i64, sink: EventSink) -> None:
        d = self.data
        d[TURN] = seat
        d[STAGE] = CHOOSE
        d[WAITING] = bit(seat)
        sink.emit(TURN_BEGAN, seat, NOTHING, AT_SEAT + seat, AT_SEAT + seat, EVERYONE)

    def begin(self, luck: Luck, sink: EventSink) -> None:
        """Find who moves first."""
        self._begin_turn(luck.pick(FIRST, 1, self.data[PLAYERS]), sink)


def blank(players: i64) -> QwintoPosition:
    """Empty sheets, before it is known who moves first."""
    d = EMPTY[: SHEETS + STRIDE * players]
    d[PLAYERS] = players
    return QwintoPosition(d)


def from_bytes(data: bytes) -> QwintoPosition:
    """The position that `to_bytes` wrote, or ValueError."""
    parts = unpacked(GAME, data)
    if len(parts) != 1 or len(parts[0]) < SHEETS or len(parts[0]) != SHEETS + STRIDE * parts[0][PLAYERS]:
        raise ValueError("the bytes are a position of another version")
    return QwintoPosition(parts[0])
