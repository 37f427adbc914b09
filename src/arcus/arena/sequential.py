"""The sequential test: play on until one of two bots is proven better, or until they are proven nearly equal.

Two generalised sequential probability ratio tests run side by side, one for "the first bot wins more than half" and one
for "less". Each weighs a half against a half plus or minus `margin`. What is weighed is the score of a whole deal, all
its seatings together: the luck they share cancels out, and the spread is estimated from the deals themselves.
"""

from math import log

import msgspec

MARGIN = 0.05
ERROR = 0.05
LEAST = 8  # deals before the first look: the spread has to be known a little
MAX_GAMES = 20_000

BETTER, WORSE, EQUAL = "better", "worse", "equal"


class Verdict(msgspec.Struct, frozen=True):
    """What the test says of the first bot: better, worse, equal, or None when it can't tell (yet)."""

    verdict: str | None
    deals: int
    margin: float
    """How much more than half of the wins counts as better."""
    llr_better: float
    llr_worse: float
    upper: float
    """A log likelihood ratio from here on proves."""
    lower: float
    """From here down it disproves."""


class Sequential:
    """Takes the scores of deals one by one, and stops as soon as it can."""

    def __init__(self, margin: float = MARGIN, error: float = ERROR) -> None:
        self.margin = margin
        self.upper = log((1 - error) / (error / 2))
        self.lower = log(error / (1 - error / 2))
        self.path: list[tuple[float, float]] = []  # both ratios after each deal
        self.verdict: str | None = None
        self._deals = 0
        self._sum = 0.0
        self._squares = 0.0
        self._open = [True, True]  # neither proven nor disproven yet: better, worse

    def add(self, score: float) -> str | None:
        """Weigh one more deal, the first bot's share of its wins; the verdict, if there is one now."""
        self._deals += 1
        self._sum += score
        self._squares += score * score
        ratios = self.ratio(1), self.ratio(-1)
        self.path.append(ratios)
        if self.verdict is None and self._deals >= LEAST:
            self.verdict = self._judged(ratios)
        return self.verdict

    def ratio(self, side: int) -> float:
        """The log likelihood ratio of a half plus (or minus) the margin against a half."""
        if self._deals == 0:
            return 0.0
        mean = self._sum / self._deals
        gain = side * (mean - 0.5) - self.margin / 2
        return self._deals * self.margin * gain / self._spread()

    def _spread(self) -> float:
        """The variance of a deal's score, with one deal won and one lost added, so that it is never nothing."""
        n = self._deals + 2
        mean = (self._sum + 1) / n
        return (self._squares + 1) / n - mean * mean

    def _judged(self, ratios: tuple[float, float]) -> str | None:
        for side, name in enumerate((BETTER, WORSE)):
            if self._open[side] and ratios[side] >= self.upper:
                return name
            if ratios[side] <= self.lower:
                self._open[side] = False
        return None if any(self._open) else EQUAL

    def report(self) -> Verdict:
        """Where the test stands."""
        better, worse = self.path[-1] if self.path else (0.0, 0.0)
        return Verdict(
            verdict=self.verdict,
            deals=self._deals,
            margin=self.margin,
            llr_better=round(better, 4),
            llr_worse=round(worse, 4),
            upper=round(self.upper, 4),
            lower=round(self.lower, 4),
        )
