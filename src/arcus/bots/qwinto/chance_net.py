"""The chance to win of two players: each sheet is read alike, and what was read of both gives the log odds.

    sheet  ──►  32 hidden units  ──►  8 heads  ──┐
                            misthrows, points  ──┼──►  32 units, seen from each side  ──►  log odds
    the other sheet, by the same weights  ───────┘

The first head begins as the points that the sheet should end with. The log odds are a difference: of both first heads,
times a weight, and of what the last layer gives from one side and from the other. So the chances of both seats add up
to one.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto.features import FEATURES, MOST, RIVAL, RIVAL_KINDS, TABLE
from arcus.bots.qwinto.net import EPSILON, HIDDEN, SCALE, SLOPE, Learner, Net, add_features, step_features
from arcus.bots.qwinto.vectors import zeros
from arcus.core.luck import Rng

HEADS: Final = 8
UNITS: Final = 32  # of the last layer

# What the last layer sees besides the heads, one row of weights each, by where the rows begin
OWN_STATUS: Final = 0  # of the own sheet: misthrows, cells needed for two full rows, and whether the seat is next
OTHER_STATUS: Final = 160  # of the other sheet
LEADS: Final = 320  # by how many points the own sheet leads, and how near the end is
MISTHROWS: Final = 686  # of the own sheet, of the other, and whose turn is next
ROWS: Final = 718
NEEDS_KINDS: Final = 20
LEAD_KINDS: Final = 61  # a lead in steps of three points
LEAD_STEP: Final = 3
EVEN: Final = 91  # added to a lead, so that all are positive; 0 is in the middle of its step
NEAR_KINDS: Final = 6
NEAR: Final = vec[i64]([0, 0, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5])  # by cells needed for the end

# The dense weights, by where they begin.
OUT_OF_HIDDEN: Final = 0  # by hidden unit, HEADS each; the last ones are the biases
OWN: Final = OUT_OF_HIDDEN + (32 + 1) * HEADS  # by head, UNITS each: for the sheet of the side that looks
OTHER: Final = OWN + HEADS * UNITS  # the same for the other sheet
OUT: Final = OTHER + HEADS * UNITS  # by unit
LEAD: Final = OUT + UNITS  # of the difference of both first heads
DENSE: Final = LEAD + 1

# A sample: for each of two sheets, the one of the seat that is to roll first
SHEET_WIDTH: Final = MOST + 5  # how many features, which, points, misthrows, needs, and whether the seat is next
SAMPLE_WIDTH: Final = 2 * SHEET_WIDTH
POINTS_AT: Final = MOST + 1
MISTHROWS_AT: Final = MOST + 2
NEEDS_AT: Final = MOST + 3
NEXT_AT: Final = MOST + 4

LEAD_AT_FIRST: Final = 2.3  # the log odds of 16 points more
LEAST_LEAD: Final = 0.5
RANDOM_STEPS: Final = 2001  # initial weights are random steps, from -1000 to 1000,
RANDOM_MIDDLE: Final = 1000.0
HEAD_STEP: Final = 0.00015  # of this size for heads,
INPUT_STEP: Final = 0.0003  # what the last layer makes of them,
ROW_STEP: Final = 0.00005  # the rows beside them,
OUT_STEP: Final = 0.0001  # and the output


def chance_of(odds: float) -> float:
    """Return the chance for log odds."""
    if odds > 0.0:
        return 1.0 / (1.0 + math.exp(-odds))
    return 1.0 - 1.0 / (1.0 + math.exp(odds))


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """What the net reads of a sheet."""

    hidden: vec[float]
    heads: vec[float]
    own: vec[float]  # what it adds to the last layer of its own side,
    other: vec[float]  # and of the other side
    cell: i64  # where the last number was written, or -1
    points: i64
    misthrows: i64
    needs: i64  # cells needed for two full rows, or FAR
    next: i64  # 1 if its seat is active next, else 0
    is_over: bool  # whether it ends the game

    def __init__(self) -> None:
        self.hidden = zeros(HIDDEN)
        self.heads = zeros(HEADS)
        self.own = zeros(UNITS)
        self.other = zeros(UNITS)
        self.cell = -1
        self.points = 0
        self.misthrows = 0
        self.needs = 0
        self.next = 0
        self.is_over = False

    def status(self) -> i64:
        """Return the number of what is seen of the sheet besides its heads."""
        return (self.misthrows * NEEDS_KINDS + self.needs) * 2 + self.next


def lead_row(own: Outlook, other: Outlook) -> i64:
    """Return the row of the lead of a sheet."""
    step = (own.points - other.points + EVEN) // LEAD_STEP
    if step < 0:
        step = 0
    if step >= LEAD_KINDS:
        step = LEAD_KINDS - 1
    needs = own.needs
    if other.needs < needs:
        needs = other.needs
    return LEADS + step * NEAR_KINDS + NEAR[needs]


def misthrows_row(own: Outlook, other: Outlook) -> i64:
    """Return the row of the misthrows of both sheets."""
    return MISTHROWS + (own.misthrows * 4 + other.misthrows) * 2 + own.next


@final
@mypyc_attr(acyclic=True)
class ChanceNet(Learner):
    """The weights of the net."""

    w: vec[float]  # by feature, HIDDEN each
    rows: vec[float]  # by row, UNITS each
    dense: vec[float]
    w_squared: vec[float]  # sums of squared gradients, for the step sizes: by feature,
    rows_squared: vec[float]  # by row,
    dense_squared: vec[float]  # and by weight
    sheets: list[Outlook]  # scratch: both sheets of a sample
    sides: vec[float]  # scratch: the last layer, by side
    side_gradient: vec[float]
    head_gradient: vec[float]  # scratch: by sheet
    hidden_gradient: vec[float]

    def __init__(self) -> None:
        self.w = zeros(FEATURES * HIDDEN)
        self.rows = zeros(ROWS * UNITS)
        self.dense = zeros(DENSE)
        self.w_squared = zeros(FEATURES)
        self.rows_squared = zeros(ROWS)
        self.dense_squared = zeros(DENSE)
        self.sheets = [Outlook(), Outlook()]
        self.sides = zeros(2 * UNITS)
        self.side_gradient = zeros(2 * UNITS)
        self.head_gradient = zeros(2 * HEADS)
        self.hidden_gradient = zeros(HIDDEN)

    def begin(self, points: Net, seed: i64) -> None:
        """Begin with the value function of two players: its points are the first head, the rest is random."""
        rng = Rng(seed)
        dense = self.dense
        i: i64
        j: i64
        for i in range(RIVAL * HIDDEN):
            self.w[i] = points.w[i]
        for i in range(RIVAL_KINDS):  # sheets are read alone here, so rivals count on average
            for j in range(2 * HIDDEN):
                mean = points.w[(RIVAL + i) * HIDDEN + j % HIDDEN] / float(RIVAL_KINDS)
                self.w[(TABLE + 6) * HIDDEN + j] += mean
        for i in range(OUT):
            if i < OWN:
                dense[i] = _random(rng) * HEAD_STEP
            else:
                dense[i] = _random(rng) * INPUT_STEP
        for j in range(HEADS):
            dense[j] = 0.0  # hidden unit 0 goes to the first head unchanged, and to no other
            dense[HIDDEN * HEADS + j] = 0.0
        for i in range(1, HIDDEN + 1):
            dense[i * HEADS] = points.out[i]
        for i in range(UNITS):
            dense[OUT + i] = _random(rng) * OUT_STEP
        dense[LEAD] = LEAD_AT_FIRST
        for i in range(ROWS * UNITS):
            self.rows[i] = _random(rng) * ROW_STEP

    def numbers(self) -> list[float]:
        parts = (self.w, self.rows, self.dense, self.w_squared, self.rows_squared, self.dense_squared)
        return [float(x) for part in parts for x in part]

    def load(self, numbers: list[float]) -> None:
        at: i64 = 0
        i: i64
        for part in (self.w, self.rows, self.dense, self.w_squared, self.rows_squared, self.dense_squared):
            if at < len(numbers):
                for i in range(len(part)):
                    part[i] = numbers[at + i]
                at += len(part)

    # -- what it computes

    def read(self, outlook: Outlook) -> None:
        """Compute what a sheet gives, from its hidden layer and points."""
        self._compute_heads(outlook)
        own = outlook.own
        other = outlook.other
        dense = self.dense
        a = (OWN_STATUS + outlook.status()) * UNITS
        b = (OTHER_STATUS + outlook.status()) * UNITS
        i: i64
        j: i64
        for j in range(UNITS):
            own[j] = self.rows[a + j]
            other[j] = self.rows[b + j]
        for i in range(HEADS):
            x = outlook.heads[i]
            a = OWN + i * UNITS
            b = OTHER + i * UNITS
            for j in range(UNITS):
                own[j] += x * dense[a + j]
                other[j] += x * dense[b + j]

    def _compute_heads(self, outlook: Outlook) -> None:
        hidden = outlook.hidden
        heads = outlook.heads
        dense = self.dense
        i: i64
        j: i64
        for i in range(HEADS):
            heads[i] = dense[HIDDEN * HEADS + i]
        heads[0] += float(outlook.points) / SCALE + hidden[0]
        for j in range(1, HIDDEN):
            h = hidden[j]
            if h < 0.0:
                h *= SLOPE
            f = j * HEADS
            for i in range(HEADS):
                heads[i] += h * dense[f + i]

    def log_odds(self, a: Outlook, b: Outlook) -> float:
        """Return the log odds of the seat with the first sheet."""
        own = a.own
        other = a.other
        rival = b.own
        seen = b.other
        dense = self.dense
        rows = self.rows
        c = lead_row(a, b) * UNITS
        d = misthrows_row(a, b) * UNITS
        e = lead_row(b, a) * UNITS
        f = misthrows_row(b, a) * UNITS
        total = dense[LEAD] * (a.heads[0] - b.heads[0])
        j: i64
        for j in range(UNITS):
            x = own[j] + seen[j] + rows[c + j] + rows[d + j]
            y = rival[j] + other[j] + rows[e + j] + rows[f + j]
            if x < 0.0:
                x *= SLOPE
            if y < 0.0:
                y *= SLOPE
            total += (x - y) * dense[OUT + j]
        return total

    def chance(self, a: Outlook, b: Outlook) -> float:
        """Return the chance of the seat with the first sheet, or its share of the win if the game is over."""
        if a.is_over or b.is_over:
            if a.points == b.points:
                return 0.5
            return float(a.points > b.points)
        return chance_of(self.log_odds(a, b))

    def slopes(self, a: Outlook, b: Outlook, into: vec[float]) -> None:
        """Put how the log odds of the first sheet change with each of its heads into `into`."""
        dense = self.dense
        self._add_sides(a, b)
        i: i64
        j: i64
        for i in range(HEADS):
            into[i] = 0.0
        into[0] = dense[LEAD]
        for j in range(UNITS):
            x = dense[OUT + j]
            y = dense[OUT + j]
            if self.sides[j] < 0.0:
                x *= SLOPE
            if self.sides[UNITS + j] < 0.0:
                y *= SLOPE
            for i in range(HEADS):
                into[i] += x * dense[OWN + i * UNITS + j] - y * dense[OTHER + i * UNITS + j]

    def _add_sides(self, a: Outlook, b: Outlook) -> None:
        """Sum the last layer, seen from each side."""
        self._add_side(a, b, 0)
        self._add_side(b, a, UNITS)

    def _add_side(self, own: Outlook, other: Outlook, first: i64) -> None:
        c = lead_row(own, other) * UNITS
        d = misthrows_row(own, other) * UNITS
        j: i64
        for j in range(UNITS):
            self.sides[first + j] = own.own[j] + other.other[j] + self.rows[c + j] + self.rows[d + j]

    def predict(self, samples: vec[i64], at: i64) -> float:
        """Return the chance of the seat that rolls first in the sample at an index."""
        side: i64
        for side in range(2):
            self._read_sample(samples, at + side * SHEET_WIDTH, self.sheets[side])
        return chance_of(self.log_odds(self.sheets[0], self.sheets[1]))

    def _read_sample(self, samples: vec[i64], at: i64, into: Outlook) -> None:
        add_features(samples, at, self.w, into.hidden)
        into.points = samples[at + POINTS_AT]
        into.misthrows = samples[at + MISTHROWS_AT]
        into.needs = samples[at + NEEDS_AT]
        into.next = samples[at + NEXT_AT]
        self.read(into)

    # -- how it learns

    def learn(self, samples: vec[i64], targets: vec[float], rate: float) -> float:
        total = 0.0
        i: i64
        n: i64 = len(targets)
        for i in range(n):
            error = self.predict(samples, i * SAMPLE_WIDTH) - targets[i]
            total += error * error
            self._step(samples, i * SAMPLE_WIDTH, error, rate)
        return total / float(n)

    def decay(self, kept: float) -> None:
        i: i64
        for part in (self.w_squared, self.rows_squared, self.dense_squared):
            for i in range(len(part)):
                part[i] *= kept

    def _step(self, samples: vec[i64], at: i64, error: float, rate: float) -> None:
        """Lower the error of one sample; the larger a weight's past gradients, the smaller its step (AdaGrad)."""
        self._backward_sides(error)
        self._backward_heads(error)
        self._step_last_layer(error, rate)
        side: i64
        for side in range(2):
            self._step_rows(self.sheets[side], self.sheets[1 - side], side * UNITS, rate)
        for side in range(2):
            self._step_sheet(samples, at + side * SHEET_WIDTH, side, rate)

    def _backward_sides(self, error: float) -> None:
        """Compute the gradient at the last layer."""
        self._add_sides(self.sheets[0], self.sheets[1])
        sides = self.sides
        gradient = self.side_gradient
        j: i64
        for j in range(UNITS):
            g = error * self.dense[OUT + j]
            gradient[j] = g
            gradient[UNITS + j] = -g
            if sides[j] < 0.0:
                gradient[j] *= SLOPE
            if sides[UNITS + j] < 0.0:
                gradient[UNITS + j] *= SLOPE

    def _backward_heads(self, error: float) -> None:
        """Compute the gradient at the heads of both sheets."""
        dense = self.dense
        sides = self.side_gradient
        heads = self.head_gradient
        i: i64
        j: i64
        for i in range(HEADS):
            first = 0.0
            second = 0.0
            a = OWN + i * UNITS
            b = OTHER + i * UNITS
            for j in range(UNITS):
                first += sides[j] * dense[a + j] + sides[UNITS + j] * dense[b + j]
                second += sides[UNITS + j] * dense[a + j] + sides[j] * dense[b + j]
            heads[i] = first
            heads[HEADS + i] = second
        heads[0] += error * dense[LEAD]
        heads[HEADS] -= error * dense[LEAD]

    def _move(self, at: i64, gradient: float, rate: float) -> None:
        """Change one dense weight."""
        squared = self.dense_squared[at] + gradient * gradient
        self.dense_squared[at] = squared
        self.dense[at] -= rate * gradient / math.sqrt(squared + EPSILON)

    def _step_last_layer(self, error: float, rate: float) -> None:
        a = self.sheets[0].heads
        b = self.sheets[1].heads
        sides = self.sides
        gradient = self.side_gradient
        i: i64
        j: i64
        self._move(LEAD, error * (a[0] - b[0]), rate)
        if self.dense[LEAD] < LEAST_LEAD:
            self.dense[LEAD] = LEAST_LEAD
        for j in range(UNITS):
            x = sides[j]
            y = sides[UNITS + j]
            if x < 0.0:
                x *= SLOPE
            if y < 0.0:
                y *= SLOPE
            self._move(OUT + j, error * (x - y), rate)
        for i in range(HEADS):
            for j in range(UNITS):
                first = gradient[j]
                second = gradient[UNITS + j]
                self._move(OWN + i * UNITS + j, first * a[i] + second * b[i], rate)
                self._move(OTHER + i * UNITS + j, first * b[i] + second * a[i], rate)

    def _step_rows(self, own: Outlook, other: Outlook, first: i64, rate: float) -> None:
        """Change the rows that one side has seen; its gradient begins at `first`."""
        size = 0.0
        j: i64
        for j in range(UNITS):
            size += self.side_gradient[first + j] * self.side_gradient[first + j]
        size /= float(UNITS)
        self._step_row(OWN_STATUS + own.status(), first, size, rate)
        self._step_row(OTHER_STATUS + other.status(), first, size, rate)
        self._step_row(lead_row(own, other), first, size, rate)
        self._step_row(misthrows_row(own, other), first, size, rate)

    def _step_row(self, row: i64, first: i64, size: float, rate: float) -> None:
        self.rows_squared[row] += size
        step = rate / math.sqrt(self.rows_squared[row] + EPSILON)
        j: i64
        for j in range(UNITS):
            self.rows[row * UNITS + j] -= step * self.side_gradient[first + j]

    def _step_sheet(self, samples: vec[i64], at: i64, side: i64, rate: float) -> None:
        size = self._backward_hidden(self.sheets[side].hidden, side * HEADS, rate)
        step_features(samples, at, self.w, self.w_squared, self.hidden_gradient, size=size, rate=rate)

    def _backward_hidden(self, hidden: vec[float], first: i64, rate: float) -> float:
        """Compute the gradient at a hidden layer, change the heads, and return the mean square."""
        heads = self.head_gradient
        dense = self.dense
        gradient = self.hidden_gradient
        gradient[0] = heads[first]
        size = gradient[0] * gradient[0]
        i: i64
        j: i64
        for j in range(1, HIDDEN):
            h = hidden[j]
            f = j * HEADS
            total = 0.0
            for i in range(HEADS):
                total += heads[first + i] * dense[f + i]
            if h < 0.0:
                h *= SLOPE
                total *= SLOPE
            gradient[j] = total
            size += total * total
            for i in range(HEADS):
                self._move(f + i, heads[first + i] * h, rate)
        for i in range(HEADS):
            self._move(HIDDEN * HEADS + i, heads[first + i], rate)
        return size / float(HIDDEN)


def _random(rng: Rng) -> float:
    return float(rng.below(RANDOM_STEPS)) - RANDOM_MIDDLE
