"""The value function: features add up to a hidden layer, whose weighted sum is the number of points still to come.

    features  ──►  32 hidden units  ──►  points to come / 16
             add up              weighted sum

Where the weights are whole multiples of a power of two, as in a file of weights, every sum and product is exact, so
all machines agree on every value.
"""

import math
from abc import abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto.features import FEATURES, GAP_KINDS, GAP_ROOM, GAPS, MOST
from arcus.bots.qwinto.vectors import zeros
from arcus.core.luck import Rng
from arcus.games.qwinto.sheet import ROWS

HIDDEN: Final = 32
SLOPE: Final = 0.125  # of a hidden unit below zero (leaky ReLU)
SCALE: Final = 16.0  # points that one unit of output stands for
WIDTH: Final = MOST + 1  # numbers of a sample: how many features, and which
WEIGHTS: Final = FEATURES * HIDDEN
OUTPUTS: Final = HIDDEN + 1
EPSILON: Final = 0.0001  # keeps the first steps finite
OPTIMISM: Final = 2.5  # points that a cell is expected to bring before anything is learned
RANDOM_STEPS: Final = 2001  # initial weights are random steps, from -1000 to 1000,
RANDOM_MIDDLE: Final = 1000.0
HIDDEN_STEP: Final = 0.0001  # of this size at the hidden layer,
OUTPUT_STEP: Final = 0.0003  # and of this size at the output


def add_features(samples: vec[i64], at: i64, w: vec[float], hidden: vec[float]) -> None:
    """Put the hidden layer of the sample at an index into `hidden`."""
    i: i64
    j: i64
    for j in range(HIDDEN):
        hidden[j] = 0.0
    for i in range(at + 1, at + 1 + samples[at]):
        f = samples[i] * HIDDEN
        for j in range(HIDDEN):
            hidden[j] += w[f + j]


def step_features(
    samples: vec[i64], at: i64, w: vec[float], squared: vec[float], gradient: vec[float], *, size: float, rate: float
) -> None:
    """Change the weights of a sample's features by the gradient at the hidden layer, whose mean square is `size`."""
    i: i64
    j: i64
    for i in range(at + 1, at + 1 + samples[at]):
        feature = samples[i]
        squared[feature] += size
        step = rate / math.sqrt(squared[feature] + EPSILON)
        f = feature * HIDDEN
        for j in range(HIDDEN):
            w[f + j] -= step * gradient[j]


@mypyc_attr(acyclic=True)
class Learner:
    """Weights that learn from samples."""

    @abstractmethod
    def numbers(self) -> list[float]:
        """Return all weights, and the squared gradients that the next steps depend on."""

    @abstractmethod
    def load(self, numbers: list[float]) -> None:
        """Set the weights from what `numbers` returned; the squared gradients may be left out."""

    @abstractmethod
    def learn(self, samples: vec[i64], targets: vec[float], rate: float) -> float:
        """Learn from samples once, in order; return the mean squared error before each step."""

    @abstractmethod
    def decay(self, kept: float) -> None:
        """Let squared gradients decay, so that steps do not shrink for ever."""


@final
@mypyc_attr(acyclic=True)
class Net(Learner):
    """The weights of one value function. Hidden unit 0 goes to the output unchanged, as a plain sum of features."""

    w: vec[float]  # by feature, HIDDEN each
    out: vec[float]  # by hidden unit; the last one is the bias
    squared: vec[float]  # by feature: the sum of squared gradients, for the step size; the last one is for `out`
    hidden: vec[float]  # scratch
    gradient: vec[float]  # scratch: at the hidden layer

    def __init__(self) -> None:
        self.w = zeros(WEIGHTS)
        self.out = zeros(OUTPUTS)
        self.squared = zeros(FEATURES + 1)
        self.hidden = zeros(HIDDEN)
        self.gradient = zeros(HIDDEN)

    def begin(self, seed: i64) -> None:
        """Set small random weights, and optimistic ones for gaps, so that gaps that were never tried get tried."""
        rng = Rng(seed)
        i: i64
        for i in range(HIDDEN, WEIGHTS):
            if i % HIDDEN != 0:
                self.w[i] = (float(rng.below(RANDOM_STEPS)) - RANDOM_MIDDLE) * HIDDEN_STEP
        for i in range(ROWS * GAP_KINDS):
            self.w[(GAPS + i) * HIDDEN] = OPTIMISM * float(GAP_ROOM[i % GAP_KINDS]) / SCALE
        self.out[0] = 1.0
        for i in range(1, HIDDEN):
            self.out[i] = (float(rng.below(RANDOM_STEPS)) - RANDOM_MIDDLE) * OUTPUT_STEP

    def numbers(self) -> list[float]:
        return [float(x) for part in (self.w, self.out, self.squared) for x in part]

    def load(self, numbers: list[float]) -> None:
        i: i64
        for i in range(WEIGHTS):
            self.w[i] = numbers[i]
        for i in range(OUTPUTS):
            self.out[i] = numbers[WEIGHTS + i]
        for i in range(len(numbers) - WEIGHTS - OUTPUTS):
            self.squared[i] = numbers[WEIGHTS + OUTPUTS + i]

    def predict(self, samples: vec[i64], at: i64) -> float:
        """Return the points that the sheet of the sample at an index will still make."""
        add_features(samples, at, self.w, self.hidden)
        return self._top(self.hidden)

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
        total = 0.0
        i: i64
        n: i64 = len(targets)
        for i in range(n):
            error = (self.predict(samples, i * WIDTH) - targets[i]) / SCALE
            total += error * error
            self._step(samples, i * WIDTH, error, rate)
        return total * SCALE * SCALE / float(n)

    def decay(self, kept: float) -> None:
        i: i64
        for i in range(FEATURES + 1):
            self.squared[i] *= kept

    def _step(self, samples: vec[i64], at: i64, error: float, rate: float) -> None:
        """Lower the error of one sample; the larger a feature's past gradients, the smaller its step (AdaGrad)."""
        size = self._backward(error, rate)
        step_features(samples, at, self.w, self.squared, self.gradient, size=size, rate=rate)

    def _backward(self, error: float, rate: float) -> float:
        """Compute the gradient at the hidden layer, update the output weights, and return the mean square."""
        hidden = self.hidden
        out = self.out
        gradient = self.gradient
        size = error * error
        gradient[0] = error
        self.squared[FEATURES] += size
        step = rate / math.sqrt(self.squared[FEATURES] + EPSILON)
        j: i64
        for j in range(1, HIDDEN):
            h = hidden[j]
            g = error * out[j]
            if h < 0.0:
                h *= SLOPE
                g *= SLOPE
            gradient[j] = g
            size += g * g
            out[j] -= step * error * h
        out[HIDDEN] -= step * error
        return size / float(HIDDEN)
