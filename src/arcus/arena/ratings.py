"""Ratings by the Bradley-Terry model, on the Elo scale with the mean of all bots at 0.

A difference of 400 means ten wins to one. At each table the winner has beaten every other player, and the losers are
not compared; by Luce's choice axiom this gives the same strengths for any number of players. A shared win is a draw
between the winners.
"""

from collections.abc import Sequence
from math import log
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

ELO = 400 / log(10)
HALF = 0.5  # prior: wins of each opponent against the other; keeps ratings finite
HINT = 0.01  # the same for bots that have not met; keeps all ratings on one scale
RESAMPLES = 400  # of the bootstrap


class Met(Protocol):
    """Opponents and winners of a game."""

    @property
    def deal(self) -> int: ...
    @property
    def bots(self) -> tuple[int, ...]: ...
    @property
    def winners(self) -> tuple[int, ...]: ...


class Rating(NamedTuple):
    """A rating with its 95 % confidence interval."""

    value: float
    ci95: tuple[float, float]


def ratings(bots: int, tables: Sequence[Met]) -> list[Rating]:
    """Return the rating of each bot, with confidence intervals by a bootstrap over deals."""
    if bots < 2 or not tables:
        return [Rating(0.0, (0.0, 0.0))] * bots
    import numpy

    beaten, times = _deals(bots, tables)
    met = _met(beaten)
    values = _fit(numpy.tensordot(times, beaten, 1), met)
    low, high = _intervals(beaten, times, met)
    return [
        Rating(round(float(value), 2), (round(float(min(value, a)), 2), round(float(max(value, b)), 2)))
        for value, a, b in zip(values, low, high, strict=True)
    ]


def _deals(bots: int, tables: Sequence[Met]) -> tuple["NDArray[float64]", "NDArray[float64]"]:
    """Return the distinct matrices of wins per deal, row against column, and how often each occurred."""
    import numpy

    deals: dict[int, NDArray[float64]] = {}
    for table in tables:
        matrix = deals.setdefault(table.deal, numpy.zeros((bots, bots)))
        for seat, other, share in beats(table):
            matrix[table.bots[seat], table.bots[other]] += share
    kinds, times = numpy.unique(numpy.array(list(deals.values())), axis=0, return_counts=True)
    return kinds, times.astype(float)


def beats(table: Met) -> list[tuple[int, int, float]]:
    """Return (winning seat, beaten seat, weight) for each pair of different bots."""
    found: list[tuple[int, int, float]] = []
    for seat in table.winners:
        for other in range(len(table.bots)):
            if table.bots[seat] != table.bots[other]:
                found.append((seat, other, 0.5 if other in table.winners else 1 / len(table.winners)))
    return found


def _met(beaten: "NDArray[float64]") -> "NDArray[float64]":
    """Return a matrix with 1 for each pair of bots that have met."""
    together = beaten.sum(axis=0)
    met: NDArray[float64] = ((together + together.T) > 0).astype(float)
    return met


def _fit(wins: "NDArray[float64]", met: "NDArray[float64]") -> "NDArray[float64]":
    """Return the maximum likelihood ratings for a matrix of wins."""
    import choix

    added = HALF * met + HINT * (1 - met)
    fitted: NDArray[float64] = choix.ilsr_pairwise_dense(wins + added, max_iter=1000, tol=1e-5)
    centred: NDArray[float64] = ELO * (fitted - fitted.mean())
    return centred


def _intervals(
    beaten: "NDArray[float64]", times: "NDArray[float64]", met: "NDArray[float64]"
) -> tuple["NDArray[float64]", "NDArray[float64]"]:
    """Return the bounds of 95 % of the ratings in a bootstrap over deals.

    Deals are resampled once as they were played, and once with two unseen deals for each pair of bots that have met,
    one won by each; the wider bounds count.
    """
    import numpy

    unseen = _unseen(beaten, times, met)
    drawn = _resampled(beaten, times, met)
    wider = _resampled(numpy.concatenate([beaten, unseen]), numpy.concatenate([times, numpy.ones(len(unseen))]), met)
    (low, high), (lower, higher) = (numpy.percentile(each, [2.5, 97.5], axis=0) for each in (drawn, wider))
    return numpy.minimum(low, lower), numpy.maximum(high, higher)


def _resampled(kinds: "NDArray[float64]", times: "NDArray[float64]", met: "NDArray[float64]") -> "NDArray[float64]":
    """Return the ratings of RESAMPLES runs with as many deals, drawn from these."""
    import numpy

    draws = numpy.random.default_rng(7).multinomial(int(times.sum()), times / times.sum(), size=RESAMPLES)
    totals, which = numpy.unique(numpy.tensordot(draws.astype(float), kinds, 1), axis=0, return_inverse=True)
    fitted: NDArray[float64] = numpy.array([_fit(total, met) for total in totals])[which.ravel()]
    return fitted


def _unseen(beaten: "NDArray[float64]", times: "NDArray[float64]", met: "NDArray[float64]") -> "NDArray[float64]":
    """Return, for each ordered pair of bots that have met, a deal in which the first wins the usual number of games."""
    import numpy

    between = beaten + beaten.transpose(0, 2, 1)
    usual = numpy.tensordot(times, between, 1) / numpy.maximum(1, numpy.tensordot(times, between > 0, 1))
    pairs = numpy.argwhere(met > 0)
    deals = numpy.zeros((len(pairs), *met.shape))
    deals[numpy.arange(len(pairs)), pairs[:, 0], pairs[:, 1]] = usual[pairs[:, 0], pairs[:, 1]]
    return deals
