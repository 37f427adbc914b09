"""The value function: features add up to a hidden layer, whose sum tells how many points more a sheet will make.

    features  ──►  32 hidden units  ──►  points to come / 16
             add up              weighted sum

Where the weights are whole multiples of a power of two, as in a file of weights, every sum and product is exact, so
all machines agree on every value.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto.features import FEATURES, GAP_KINDS, GAP_ROOM, GAPS, MOST
from arcus.bots.qwinto.prospects import zeros
from arcus.core.luck import Rng
from arcus.games.qwinto.sheet import ROWS

HIDDEN: Final = 32
SLOPE: Final = 0.125  # of a hidden unit below zero
SCALE: Final = 16.0  # points that one unit of output stands for
WIDTH: Final = MOST + 1  # numbers of a sample: how many features, and which
WEIGHTS: Final = FEATURES * HIDDEN
OUTPUTS: Final = HIDDEN + 1
TINY: Final = 0.0001
HOPE: Final = 2.5  # points that a cell is expected to bring before anything is learned


@final
@mypyc_attr(acyclic=True)
class Net:
    """Weights of one value function. Unit 0 goes to the output as it is, so that the net is at least a plain sum."""

    w: vec[float]  # by feature, HIDDEN each
    out: vec[float]  # by hidden unit; the last is added as it is
    seen: vec[float]  # by feature: squared gradients so far, for the step width; the last is for `out`
    hidden: vec[float]
    back: vec[float]

    def __init__(self) -> None:
        self.w = zeros(WEIGHTS)
        self.out = zeros(OUTPUTS)
        self.seen = zeros(FEATURES + 1)
        self.hidden = zeros(HIDDEN)
        self.back = zeros(HIDDEN)

    def begin(self, seed: i64) -> None:
        """Small random weights, and hope for every gap: what was never tried must not look bad."""
        rng = Rng(seed)
        i: i64
        for i in range(HIDDEN, WEIGHTS):
            if i % HIDDEN != 0:
                self.w[i] = (float(rng.below(2001)) - 1000.0) * 0.0001
        for i in range(ROWS * GAP_KINDS):
            self.w[(GAPS + i) * HIDDEN] = HOPE * float(GAP_ROOM[i % GAP_KINDS]) / SCALE
        self.out[0] = 1.0
        for i in range(1, HIDDEN):
            self.out[i] = (float(rng.below(2001)) - 1000.0) * 0.0003

    def numbers(self) -> list[float]:
        """All weights, and what the next steps depend on."""
        return [float(x) for part in (self.w, self.out, self.seen) for x in part]

    def load(self, numbers: list[float]) -> None:
        """Take over weights; what the next steps depend on may be left out."""
        i: i64
        for i in range(WEIGHTS):
            self.w[i] = numbers[i]
        for i in range(OUTPUTS):
            self.out[i] = numbers[WEIGHTS + i]
        for i in range(len(numbers) - WEIGHTS - OUTPUTS):
            self.seen[i] = numbers[WEIGHTS + OUTPUTS + i]

    def gain(self, samples: vec[i64], at: i64) -> float:
        """The points that the sheet of a sample will still make."""
        hidden = self.hidden
        w = self.w
        i: i64
        j: i64
        for j in range(HIDDEN):
            hidden[j] = 0.0
        for i in range(at + 1, at + 1 + samples[at]):
            f = samples[i] * HIDDEN
            for j in range(HIDDEN):
                hidden[j] += w[f + j]
        return self._top(hidden)

    def _top(self, hidden: vec[float]) -> float:
        out = self.out
        total = out[HIDDEN] + hidden[0]
        j: i64
        for j in range(1, HIDDEN):
            h = hidden[j]
            if h < 0.0:
                h *= SLOPE
            total += h * out[j]
        return total * SCALE

    def learn(self, samples: vec[i64], targets: vec[float], rate: float) -> float:
        """One pass over samples, in order; answers with the mean squared error before each step."""
        total = 0.0
        i: i64
        n: i64 = len(targets)
        for i in range(n):
            error = (self.gain(samples, i * WIDTH) - targets[i]) / SCALE
            total += error * error
            self._step(samples, i * WIDTH, error, rate)
        return total * SCALE * SCALE / float(n)

    def forget(self, kept: float) -> None:
        """Let squared gradients fade, so that steps do not shrink for ever."""
        i: i64
        for i in range(FEATURES + 1):
            self.seen[i] *= kept

    def _step(self, samples: vec[i64], at: i64, error: float, rate: float) -> None:
        """Lower the error of one sample; the more a feature has been pulled about, the less it moves."""
        size = self._backward(error, rate)
        w = self.w
        seen = self.seen
        back = self.back
        i: i64
        j: i64
        for i in range(at + 1, at + 1 + samples[at]):
            feature = samples[i]
            seen[feature] += size
            step = rate / math.sqrt(seen[feature] + TINY)
            f = feature * HIDDEN
            for j in range(HIDDEN):
                w[f + j] -= step * back[j]

    def _backward(self, error: float, rate: float) -> float:
        """The gradient at the hidden layer, and its mean square; the output weights take their step."""
        hidden = self.hidden
        out = self.out
        back = self.back
        size = error * error
        back[0] = error
        self.seen[FEATURES] += size
        step = rate / math.sqrt(self.seen[FEATURES] + TINY)
        j: i64
        for j in range(1, HIDDEN):
            h = hidden[j]
            g = error * out[j]
            if h < 0.0:
                h *= SLOPE
                g *= SLOPE
            back[j] = g
            size += g * g
            out[j] -= step * error * h
        out[HIDDEN] -= step * error
        return size / float(HIDDEN)
