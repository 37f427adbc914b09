"""Games of the value function against itself: what it learns from, and how well it does."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto.net import WIDTH, Net
from arcus.bots.qwinto.player import Player
from arcus.bots.qwinto.prospects import SUMS, one_roll
from arcus.bots.qwinto.table import Table
from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.luck import FastLuck, Rng
from arcus.core.playout import game_seed
from arcus.games.qwinto import fields as at, moves
from arcus.games.qwinto.position import QwintoPosition, blank


@final
@mypyc_attr(acyclic=True)
class Lessons:
    """Samples of many games: the features of a sheet, and how many points more it should make."""

    samples: vec[i64]
    targets: vec[float]

    def __init__(self) -> None:
        self.samples = vec[i64]()
        self.targets = vec[float]()

    def teach(self, net: Net, rate: float) -> float:
        """Let a net learn all samples once; by how much it was off, squared.

        Here and not at the caller's, since a vec handed over by plain Python is never freed (librt 0.16).
        """
        return net.learn(self.samples, self.targets, rate)

    def add(self, samples: list[int], targets: list[float]) -> None:
        """Add samples that another process has made."""
        for number in samples:
            self.samples = append(self.samples, i64(number))
        for target in targets:
            self.targets = append(self.targets, target)


@final
@mypyc_attr(acyclic=True)
class Pupil:
    """One seat's way through a game, kept until its end is known. A step is a sheet after the seat's own writing."""

    samples: vec[i64]
    points: vec[float]  # by step: what stood on the sheet
    value: vec[float]  # by step: what the sheet was judged to be worth
    next: vec[float]  # by step: what the next turn was judged to be worth before its roll

    def __init__(self) -> None:
        self.samples = vec[i64]()
        self.points = vec[float]()
        self.value = vec[float]()
        self.next = vec[float]()

    def note(self, table: Table, position: QwintoPosition, seat: i64) -> None:
        """Keep a sheet as it was judged: after the seat's own writing, before it saw what others wrote."""
        sheet = table.readings[seat]
        judge = table.judges[seat]
        sheet.read(position.data, seat)
        used = sheet.used + judge.used
        samples = append(self.samples, used)
        i: i64
        for i in range(sheet.used):
            samples = append(samples, sheet.features[i])
        for i in range(judge.used):
            samples = append(samples, judge.context[i])
        for i in range(WIDTH - 1 - used):
            samples = append(samples, 0)
        self.samples = samples
        self.points = append(self.points, float(position.points(seat)))

    def teach(self, end: float, finished: bool, trace: float, lessons: Lessons) -> None:
        """Turn the game into lessons, from its end backwards.

        What a sheet should be worth is what the next turn was worth, corrected by `trace` times what came of it.
        """
        step: i64 = len(self.points) - 1
        ahead = end
        if finished:  # the last sheet is counted, not judged
            step -= 1
            if step >= 0:
                ahead = self.next[step] + trace * (end - self.value[step + 1])
        while step >= 0:
            self._copy(step, lessons)
            lessons.targets = append(lessons.targets, ahead - self.points[step])
            step -= 1
            if step >= 0:
                ahead = self.next[step] + trace * (ahead - self.value[step + 1])

    def _copy(self, step: i64, lessons: Lessons) -> None:
        samples = lessons.samples
        i: i64
        for i in range(step * WIDTH, step * WIDTH + WIDTH):
            samples = append(samples, self.samples[i])
        lessons.samples = samples


@final
@mypyc_attr(acyclic=True)
class School:
    """Plays a value function against itself; sometimes it wanders off the best move, to see more."""

    table: Table
    luck: FastLuck
    rng: Rng
    wander: i64  # of a million decisions, how many are random

    def __init__(self, net: Net, players: i64, wander: float) -> None:
        self.table = Table(net, players)
        self.luck = FastLuck(0)
        self.rng = Rng(0)
        self.wander = i64(int(wander * 1000000.0))

    def begin(self, seed: i64, number: i64) -> QwintoPosition:
        """Begin one game of many."""
        own = game_seed(seed, number)
        self.luck.reseed(own)
        self.rng.reseed(own)
        position = blank(self.table.players)
        position.begin(self.luck, NO_EVENTS)
        return position

    def lesson(self, position: QwintoPosition, trace: float, lessons: Lessons) -> None:
        """Play a game to its end and keep what can be learned from it."""
        table = self.table
        pupils = [Pupil() for _ in range(int(table.players))]
        seat: i64
        while position.to_act() != 0:
            table.look(position)
            for seat in range(table.players):
                if len(pupils[seat].points) > 0:
                    pupils[seat].next = append(pupils[seat].next, table.worth[seat])
            self.turn(position, pupils)
            for seat in range(table.players):
                pupils[seat].note(table, position, seat)
        for seat in range(table.players):
            pupils[seat].teach(float(position.points(seat)), position.is_finished(seat), trace, lessons)

    def turn(self, position: QwintoPosition, pupils: list[Pupil]) -> None:
        """Play a turn by the table's values."""
        table = self.table
        active = position.data[at.TURN]
        dice = table.dice
        again = table.again
        if self._wanders():
            dice = 1 + self.rng.below(7)
            table.judges[active].prospects.fill(table.leader, dice)
            again = one_roll(table.leader, dice)
        position.apply(active, moves.ROLL + dice, self.luck, NO_EVENTS)
        if table.leader[position.data[at.SUM]] >= again:
            position.apply(active, moves.KEEP, self.luck, NO_EVENTS)
        else:
            position.apply(active, moves.REROLL, self.luck, NO_EVENTS)
        n = position.data[at.SUM]
        seat: i64
        for seat in range(table.players):
            self._write(position, seat, dice, n, pupils[seat])

    def _write(self, position: QwintoPosition, seat: i64, dice: i64, n: i64, pupil: Pupil) -> None:
        prospects = self.table.judges[seat].prospects
        move = moves.PASS
        cell = prospects.answer(dice, n)
        if cell >= 0:
            move = moves.WRITE + cell
        if self._wanders():
            found = position.legal(seat)
            move = found[self.rng.below(len(found))]
        value = prospects.passing
        if move != moves.PASS:
            value = prospects.each[(move - moves.WRITE) * SUMS + n]
        pupil.value = append(pupil.value, value)
        position.apply(seat, move, self.luck, NO_EVENTS)

    def _wanders(self) -> bool:
        return self.wander > 0 and self.rng.below(1000000) < self.wander


def play_lessons(net: Net, players: i64, seed: i64, first: i64, games: i64, wander: float, trace: float) -> Lessons:
    """Play the games numbered from `first` on against itself, and keep every sheet with its worth."""
    lessons = Lessons()
    school = School(net, players, wander)
    number: i64
    for number in range(first, first + games):
        school.lesson(school.begin(seed, number), trace, lessons)
    return lessons


def play_margins(net: Net, seed: i64, first: i64, games: i64, squares: vec[float], counts: vec[float]) -> None:
    """How far off the expected margin of two players was, by cells that the sheet nearest to the end needs."""
    school = School(net, 2, 0.0)
    table = school.table
    number: i64
    i: i64
    for number in range(first, first + games):
        position = school.begin(seed, number)
        pupils = [Pupil(), Pupil()]
        expected = vec[float]()
        stages = vec[i64]()
        while position.to_act() != 0:
            table.look(position)
            expected = append(expected, table.worth[0] - table.worth[1])
            stages = append(stages, table.nearest())
            school.turn(position, pupils)
        margin = float(position.points(0) - position.points(1))
        for i in range(len(stages)):
            squares[stages[i]] += (expected[i] - margin) * (expected[i] - margin)
            counts[stages[i]] += 1.0


def play_match(players: list[Player], seed: i64, first: i64, games: i64) -> vec[i64]:
    """The points of each player in the games numbered from `first` on.

    Seats rotate from game to game; as many games in a row as there are players are played with the same luck.
    """
    scores = vec[i64]()
    luck = FastLuck(0)
    seats: i64 = len(players)
    number: i64
    seat: i64
    for number in range(first, first + games):
        luck.reseed(game_seed(seed, number // seats))
        position = blank(seats)
        position.begin(luck, NO_EVENTS)
        while position.to_act() != 0:
            seat = lowest(position.to_act())
            position.apply(seat, players[(seat + number) % seats].choose(position, seat), luck, NO_EVENTS)
        for seat in range(seats):
            scores = append(scores, position.points((seat - number) % seats))
    return scores
