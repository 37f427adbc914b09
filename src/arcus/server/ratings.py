"""Ratings of people and bots by openskill's Plackett-Luce model, which takes tables of any size."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN, DEVIATION = 25.0, 25.0 / 3  # openskill's values for a newcomer
POINTS = 60  # per unit of openskill's scale, which shows a newcomer as 1500
SURE = 2  # deviations on either side that hold 95 % of a normal distribution


class Rating(msgspec.Struct, frozen=True):
    """A strength as a normal distribution, and the number of games it is based on."""

    mean: float = MEAN
    deviation: float = DEVIATION
    games: int = 0

    @property
    def shown(self) -> int:
        """Return the rating as people see it."""
        return round(POINTS * self.mean)

    @property
    def uncertainty(self) -> int:
        """Return half the width of the 95 % interval."""
        return round(SURE * POINTS * self.deviation)


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=DEVIATION)


def rated(before: dict[str, Rating], holders: Sequence[str], ranks: Sequence[int]) -> dict[str, Rating]:
    """Return the ratings after a game of these holders, by seat; the lowest rank is the best, equal ranks are a tie.

    A bot on several seats gets the mean of their changes.
    """
    model = _model()
    teams = [[model.rating(before[who].mean, before[who].deviation)] for who in holders]
    after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
    found = {}
    for who in dict.fromkeys(holders):
        own = [each for each, holder in zip(after, holders, strict=True) if holder == who]
        mean, deviation = (sum(each) / len(own) for each in zip(*((one.mu, one.sigma) for one in own), strict=True))
        found[who] = Rating(mean, deviation, before[who].games + 1)
    return found
