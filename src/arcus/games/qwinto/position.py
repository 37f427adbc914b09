"""The full state of a Qwinto game, and how moves change it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.core import position as core
from arcus.core.bits import bit, count, lowest
from arcus.core.events import ALL_SEATS, EventSink
from arcus.core.luck import Luck
from arcus.games.qwinto import facts, fields as at, labels, moves, places, refusals, sheet, stages

GAME_NUMBER: Final = 2  # this game's number in packed bytes
DIE: Final = vec[i64]([labels.ORANGE, labels.YELLOW, labels.PURPLE])  # row -> the label under which luck throws its die


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class QwintoPosition(core.Position):
    """All sheets, the dice, and the choices made in secret."""

    def __init__(self, data: vec[i64]) -> None:
        self.data = data

    def copy(self) -> "QwintoPosition":
        return QwintoPosition(self.data[:])

    def to_bytes(self) -> bytes:
        return core.packed(GAME_NUMBER, [self.data])

    def to_act(self) -> i64:
        return self.data[at.WAITING]

    # -- the sheets

    def number(self, seat: i64, cell: i64) -> i64:
        """Return the number in a cell, 0 if it is empty."""
        row = self.data[at.SHEETS + at.STRIDE * seat + at.NUMBERS + sheet.ROW_OF[cell]]
        return row >> sheet.SHIFT[cell] & sheet.NUMBER_MASK

    def enter(self, seat: i64, cell: i64, number: i64) -> None:
        """Write a number into an empty cell, and update which cells can take which numbers."""
        d = self.data
        base = at.SHEETS + at.STRIDE * seat
        row = sheet.ROW_OF[cell]
        d[base + at.FILLED] |= bit(cell)
        d[base + at.NUMBERS + row] |= number << sheet.SHIFT[cell]
        free = base + at.FREE
        kept = sheet.ALL & ~sheet.FROM[cell]  # 2.1
        i: i64
        for i in range(free + 1, free + number):
            d[i] &= kept
        taken = sheet.ROW_CELLS[row] | sheet.IN_COLUMN[sheet.COLUMN_OF[cell]]
        d[free + number] &= sheet.ALL & ~taken  # 2.1, 2.3, 2.4
        kept = sheet.ALL & ~sheet.UP_TO[cell]
        for i in range(free + number + 1, free + sheet.HIGHEST + 1):
            d[i] &= kept

    def dead(self, seat: i64) -> i64:
        """Return the empty cells that no roll can fill any more. Any number from 1 to 18 can be rolled for any row."""
        d = self.data
        base = at.SHEETS + at.STRIDE * seat
        alive = d[base + at.FILLED]
        n: i64
        for n in range(1, sheet.HIGHEST + 1):
            alive |= d[base + at.FREE + n]
        return sheet.ALL & ~alive

    def is_row_full(self, seat: i64, row: i64) -> bool:
        """Return whether each cell of a row holds a number."""
        return sheet.ROW_CELLS[row] & ~self.data[at.SHEETS + at.STRIDE * seat + at.FILLED] == 0

    def row_points(self, seat: i64, row: i64) -> i64:
        """Return a row's points: the rightmost number if the row is full, else one point a number."""
        if self.is_row_full(seat, row):
            return self.number(seat, row * sheet.PLACES + sheet.PLACES - 1)  # 6.2
        return count(self.data[at.SHEETS + at.STRIDE * seat + at.FILLED] & sheet.ROW_CELLS[row])  # 6.1

    def column_points(self, seat: i64, nth: i64) -> i64:
        """Return the points of the nth bonus column: the number in its bonus cell if the column is full, else 0."""
        cell = sheet.BONUS[nth]
        if sheet.IN_COLUMN[sheet.COLUMN_OF[cell]] & ~self.data[at.SHEETS + at.STRIDE * seat + at.FILLED] != 0:
            return 0
        return self.number(seat, cell)  # 6.3

    def points(self, seat: i64) -> i64:
        total = -sheet.PENALTY * self.data[at.SHEETS + at.STRIDE * seat + at.MISTHROWS]  # 6.4
        i: i64
        for i in range(sheet.ROWS):
            total += self.row_points(seat, i)
        for i in range(len(sheet.BONUS)):
            total += self.column_points(seat, i)
        return total

    def is_finished(self, seat: i64) -> bool:
        """Return whether a seat's sheet ends the game."""
        if self.data[at.SHEETS + at.STRIDE * seat + at.MISTHROWS] >= sheet.BOXES:  # 5.2
            return True
        return self.full_rows(seat) >= sheet.FULL_ROWS  # 5.1

    def full_rows(self, seat: i64) -> i64:
        """Return how many rows of a seat's sheet are full."""
        full: i64 = 0
        row: i64
        for row in range(sheet.ROWS):
            if self.is_row_full(seat, row):
                full += 1
        return full

    # -- legality

    def legal(self, seat: i64) -> vec[i64]:
        stage = self.data[at.STAGE]
        if stage == stages.CHOOSE:
            return moves.ROLLS[:]  # 3.1, 3.2
        if stage == stages.ROLLED:
            return append(append(vec[i64](capacity=2), moves.KEEP), moves.REROLL)  # 3.3
        if stage == stages.OVER:
            return vec[i64]()
        found = append(vec[i64](capacity=sheet.CELLS + 1), moves.PASS)  # 4.4
        rest = self.writable(seat)
        while rest != 0:
            found = append(found, moves.WRITE + lowest(rest))
            rest &= rest - 1
        return found

    def writable(self, seat: i64) -> i64:
        """Return the cells of a seat's sheet that can take the sum of the dice."""
        d = self.data
        return d[at.SHEETS + at.STRIDE * seat + at.FREE + d[at.SUM]] & sheet.IN_DICE[d[at.DICE]]  # 4.1, 2.2

    def move_count(self) -> i64:
        return moves.COUNT

    def rule_against(self, seat: i64, move: i64) -> i64:
        stage = self.data[at.STAGE]
        is_roll = move > moves.ROLL and move < moves.WRITE
        if stage == stages.CHOOSE:
            if is_roll:
                return 0
            return refusals.DICE_FIRST  # 3.1
        if stage == stages.ROLLED:
            if is_roll:
                return refusals.SAME_DICE  # 3.4
            if move < moves.PASS:
                return 0
            return refusals.KEEP_OR_REROLL  # 3.3
        if move == moves.PASS:
            return 0
        if move < moves.WRITE:
            return refusals.ROLL_STANDS  # 3.5
        return self._why_not_in(seat, move - moves.WRITE)

    def _why_not_in(self, seat: i64, cell: i64) -> i64:
        """Return the rule that forbids a seat to write the sum into a cell, or 0."""
        d = self.data
        if self.writable(seat) >> cell & 1 != 0:
            return 0
        if sheet.IN_DICE[d[at.DICE]] >> cell & 1 == 0:
            return refusals.ROW_OF_DICE  # 4.1
        if d[at.SHEETS + at.STRIDE * seat + at.FILLED] >> cell & 1 != 0:
            return refusals.STAYS  # 2.4
        rest = sheet.IN_COLUMN[sheet.COLUMN_OF[cell]]
        while rest != 0:
            if self.number(seat, lowest(rest)) == d[at.SUM]:
                return refusals.ONCE_IN_COLUMN  # 2.3
            rest &= rest - 1
        return refusals.RISING  # 2.1

    # -- play

    def apply(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        if d[at.STAGE] == stages.WRITING:
            return self._decide(seat, move, sink)
        d[at.DECISION] += 1
        if move > moves.ROLL:
            d[at.DICE] = move - moves.ROLL
            d[at.STAGE] = stages.ROLLED
            self._throw(luck)
            sink.emit(facts.THREW, seat, d[at.FACES], places.SEAT + seat, places.DICE, seen_by=ALL_SEATS)
            return core.REVEALED
        if move == moves.REROLL:  # 3.4
            self._throw(luck)
            sink.emit(facts.THREW_AGAIN, seat, d[at.FACES], places.SEAT + seat, places.DICE, seen_by=ALL_SEATS)
        d[at.STAGE] = stages.WRITING  # 3.5
        d[at.WAITING] = bit(d[at.PLAYERS]) - 1
        sink.emit(facts.ANNOUNCED, seat, d[at.SUM], places.DICE, places.DICE, seen_by=ALL_SEATS)
        return core.REVEALED  # also for `keep`: the others write the number that was announced

    def _throw(self, luck: Luck) -> None:
        d = self.data
        d[at.THROWS] += 1
        faces: i64 = 0
        total: i64 = 0
        row: i64
        for row in range(sheet.ROWS):
            if d[at.DICE] >> row & 1 != 0:
                face = luck.pick(DIE[row], d[at.THROWS], sheet.DIE_FACES) + 1
                faces |= face << (sheet.FACE_BITS * row)
                total += face
        d[at.FACES] = faces
        d[at.SUM] = total

    def _decide(self, seat: i64, move: i64, sink: EventSink) -> i64:
        d = self.data
        d[at.SHEETS + at.STRIDE * seat + at.CHOICE] = move
        d[at.WAITING] &= ~bit(seat)
        sink.emit(facts.DECIDED, seat, move, places.SEAT + seat, places.SEAT + seat, seen_by=bit(seat))  # 4.2
        if d[at.WAITING] != 0:  # 4.3
            return 0
        d[at.DECISION] += 1
        return self._end_turn(sink)

    def _end_turn(self, sink: EventSink) -> i64:
        """Carry out the choices of all seats, from the active seat on, and end the turn or the game."""
        d = self.data
        turn = d[at.TURN]
        over = False
        seat = turn
        while True:
            self._write(seat, sink)
            if self.is_finished(seat):
                over = True
            seat = core.next_seat(seat, d[at.PLAYERS])
            if seat == turn:
                break
        d[at.DICE] = 0
        d[at.FACES] = 0
        d[at.SUM] = 0
        if over:  # 5.3
            d[at.STAGE] = stages.OVER
            return core.REVEALED | core.TURN_ENDED | core.GAME_ENDED
        self._begin_turn(core.next_seat(turn, d[at.PLAYERS]), sink)  # 4.6
        return core.REVEALED | core.TURN_ENDED

    def _write(self, seat: i64, sink: EventSink) -> None:
        """Carry out the choice of a seat."""
        d = self.data
        base = at.SHEETS + at.STRIDE * seat
        move = d[base + at.CHOICE]
        d[base + at.CHOICE] = at.UNDECIDED
        if move != moves.PASS:
            cell = move - moves.WRITE
            self.enter(seat, cell, d[at.SUM])
            place = places.CELL + places.STRIDE * cell + seat
            sink.emit(facts.WROTE, seat, cell * facts.CELL + d[at.SUM], places.DICE, place, seen_by=ALL_SEATS)
        elif seat == d[at.TURN]:  # 4.5, 7.1
            d[base + at.MISTHROWS] += 1
            sink.emit(facts.MISTHREW, seat, d[at.SUM], places.DICE, places.MISTHROWS + seat, seen_by=ALL_SEATS)
        else:
            sink.emit(facts.PASSED, seat, d[at.SUM], places.SEAT + seat, places.SEAT + seat, seen_by=ALL_SEATS)

    def _begin_turn(self, seat: i64, sink: EventSink) -> None:
        d = self.data
        d[at.TURN] = seat
        d[at.STAGE] = stages.CHOOSE
        d[at.WAITING] = bit(seat)
        sink.emit(facts.TURN_BEGAN, seat, facts.NOTHING, places.SEAT + seat, places.SEAT + seat, seen_by=ALL_SEATS)

    def begin(self, luck: Luck, sink: EventSink) -> None:
        """Draw the seat that moves first, and begin its turn."""
        self._begin_turn(luck.pick(labels.FIRST, 1, self.data[at.PLAYERS]), sink)  # 1.5


def blank(players: i64) -> QwintoPosition:
    """Return a position with empty sheets, before the first seat is drawn."""
    d = at.EMPTY[: at.SHEETS + at.STRIDE * players]
    d[at.PLAYERS] = players
    return QwintoPosition(d)


def from_bytes(data: bytes) -> QwintoPosition:
    """Return the position that `to_bytes` wrote, or raise ValueError."""
    numbers = core.unpacked(GAME_NUMBER, data, 1)[0]
    players: i64 = 0
    if len(numbers) > 0:
        players = numbers[at.PLAYERS]
    if players < 1 or players > at.SEATS or len(numbers) != at.SHEETS + at.STRIDE * players:
        raise ValueError(core.OTHER_VERSION)
    return QwintoPosition(numbers)
