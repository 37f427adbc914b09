"""A sequential test (SPRT) that stops when one of two bots is better, or when both are equal within a margin.

Two generalised sequential probability ratio tests run side by side: is the first bot's win rate one half plus `margin`,
or one half minus `margin`, rather than one half? An observation is the score of a whole deal over all its seatings, so
that the luck they share cancels out; its variance is estimated from the deals.
"""

from math import log

import msgspec

ERROR = 0.05
LEAST = 8  # deals before the first decision, to estimate the variance

BETTER, WORSE, EQUAL = "better", "worse", "equal"


class Verdict(msgspec.Struct, frozen=True):
    """State of the test for the first bot: better, worse, equal, or None if undecided."""

    verdict: str | None
    deals: int
    margin: float
    """Lead over a win rate of one half that counts as better."""
    llr_better: float
    llr_worse: float
    upper: float
    """Log likelihood ratio at which a hypothesis is accepted."""
    lower: float
    """Log likelihood ratio at which it is rejected."""


class Sequential:
    """Sequential test, fed with the scores of deals."""

    def __init__(self, margin: float, error: float = ERROR) -> None:
        self.margin = margin
        self.upper = log((1 - error) / (error / 2))
        self.lower = log(error / (1 - error / 2))
        self.path: list[tuple[float, float]] = []  # both log likelihood ratios after each deal
        self.verdict: str | None = None
        self._deals = 0
        self._sum = 0.0
        self._squares = 0.0
        self._open = [True, True]  # hypotheses not yet rejected: better, worse

    def add(self, score: float) -> str | None:
        """Add the score of a deal, the first bot's share of its wins, and return the verdict, if decided."""
        self._deals += 1
        self._sum += score
        self._squares += score * score
        ratios = self.ratio(1), self.ratio(-1)
        self.path.append(ratios)
        if self.verdict is None and self._deals >= LEAST:
            self.verdict = self._decide(ratios)
        return self.verdict

    def ratio(self, side: int) -> float:
        """Return the log likelihood ratio of one half plus (`side` 1) or minus (-1) the margin against one half."""
        if self._deals == 0:
            return 0.0
        mean = self._sum / self._deals
        gain = side * (mean - 0.5) - self.margin / 2
        return self._deals * self.margin * gain / self._variance()

    def _variance(self) -> float:
        """Return the variance of a deal's score, with one win and one loss added so that it is never zero."""
        n = self._deals + 2
        mean = (self._sum + 1) / n
        return (self._squares + 1) / n - mean * mean

    def _decide(self, ratios: tuple[float, float]) -> str | None:
        for side, name in enumerate((BETTER, WORSE)):
            if self._open[side] and ratios[side] >= self.upper:
                return name
            if ratios[side] <= self.lower:
                self._open[side] = False
        return None if any(self._open) else EQUAL

    def report(self) -> Verdict:
        """Return the state of the test."""
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
