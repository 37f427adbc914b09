"""Win rates, points and their confidence intervals for each bot of a run.

Games of one deal share their luck and are not independent, so variances are computed over deals.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

import msgspec

from arcus.arena.ratings import Rating, ratings
from arcus.arena.results import Result
from arcus.core.game import most_points


class FaultCount(msgspec.Struct, frozen=True):
    """Number of a bot's faults of one kind, and the message of the first."""

    kind: str
    count: int
    message: str


class Standing(msgspec.Struct, frozen=True):
    """Results of one bot. It wins a game if all winning seats are its own; a shared win counts by its share."""

    name: str
    games: int
    wins: int
    ties: int
    win_rate: float
    ci95: tuple[float, float]
    points_mean: float
    points_se: float | None
    rating: float
    rating_ci95: tuple[float, float]
    ms_per_move: float
    faults: tuple[FaultCount, ...] = ()


class Table(NamedTuple):
    """Opponents and winners: the seats of one game, or the solo games of one deal."""

    deal: int
    bots: tuple[int, ...]
    winners: tuple[int, ...]

    def share(self, bot: int) -> float:
        """Return a bot's share of the win."""
        return sum(self.bots[seat] == bot for seat in self.winners) / max(1, len(self.winners))


def tables_of(results: Sequence[Result]) -> list[Table]:
    """Return the games as tables; solo games of the same deal are compared with each other."""
    if any(len(result.bots) > 1 for result in results):
        return [Table(result.deal, result.bots, result.winners) for result in results]
    deals: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.deal].append(result)
    return [_solo_table(deal, games) for deal, games in deals.items()]


def _solo_table(deal: int, games: list[Result]) -> Table:
    fair = [place for place, game in enumerate(games) if not game.faults]
    winners = most_points([game.points[0] for game in games], fair)
    return Table(deal, tuple(game.bots[0] for game in games), winners)


def standings(names: Sequence[str], results: Sequence[Result]) -> list[Standing]:
    """Return the results of each bot, in the order of the arguments."""
    tables = tables_of(results)
    rated = ratings(len(names), tables)
    return [_standing(bot, name, results, tables, rated[bot]) for bot, name in enumerate(names)]


def _standing(bot: int, name: str, results: Sequence[Result], tables: Sequence[Table], rating: Rating) -> Standing:
    own = [table for table in tables if bot in table.bots]
    shares = [table.share(bot) for table in own]
    rate, ci95 = rate_interval((table.deal, share) for table, share in zip(own, shares, strict=True))
    seats = [(result, seat) for result in results for seat, which in enumerate(result.bots) if which == bot]
    mean, error = mean_error((result.deal, float(result.points[seat])) for result, seat in seats)
    asked = sum(result.asked[seat] for result, seat in seats)
    return Standing(
        name=name,
        games=len(own),
        wins=sum(share == 1 for share in shares),
        ties=sum(0 < share < 1 for share in shares),
        win_rate=round(rate, 6),
        ci95=ci95,
        points_mean=round(mean, 4),
        points_se=None if error is None else round(error, 4),
        rating=rating.value,
        rating_ci95=rating.ci95,
        ms_per_move=round(sum(result.ms[seat] for result, seat in seats) / max(1, asked), 4),
        faults=_faults(seats),
    )


def _faults(seats: Iterable[tuple[Result, int]]) -> tuple[FaultCount, ...]:
    counts: Counter[str] = Counter()
    first: dict[str, str] = {}
    for result, seat in seats:
        for fault in result.faults:
            if fault.seat == seat:
                counts[fault.kind] += 1
                first.setdefault(fault.kind, fault.message)
    return tuple(FaultCount(kind, count, first[kind]) for kind, count in counts.most_common())


class _Deals(NamedTuple):
    """Values summed by deal."""

    sums: list[float]
    counts: list[int]

    @property
    def mean(self) -> float:
        return sum(self.sums) / max(1, sum(self.counts))


def _by_deal(values: Iterable[tuple[int, float]]) -> _Deals:
    sums: dict[int, float] = defaultdict(float)
    counts: Counter[int] = Counter()
    for deal, value in values:
        sums[deal] += value
        counts[deal] += 1
    return _Deals(list(sums.values()), [counts[deal] for deal in sums])


def mean_error(values: Iterable[tuple[int, float]]) -> tuple[float, float | None]:
    """Return the mean of (deal, value) pairs and its standard error over deals, None for a single deal."""
    deals = _by_deal(values)
    n = len(deals.sums)
    if n < 2:
        return deals.mean, None
    squares = sum((each - deals.mean * count) ** 2 for each, count in zip(deals.sums, deals.counts, strict=True))
    return deals.mean, sqrt(squares * n / (n - 1)) / sum(deals.counts)


def rate_interval(shares: Iterable[tuple[int, float]]) -> tuple[float, tuple[float, float]]:
    """Return the mean of (deal, share) pairs, with shares from 0 to 1, and its 95 % confidence interval.

    It is Wilson's interval for the effective number of independent games, estimated with one won and one lost deal
    added, so that a run without losses is not taken for certain.
    """
    deals = _by_deal(shares)
    n, rate = len(deals.sums), deals.mean
    if n == 0:
        return 0.0, (0.0, 1.0)
    usual = sum(deals.counts) / n
    sums, counts = [*deals.sums, usual, 0.0], [*deals.counts, usual, usual]
    centre = sum(sums) / sum(counts)
    squares = sum((each - centre * count) ** 2 for each, count in zip(sums, counts, strict=True))
    variance = squares * (n + 2) / (n + 1) / sum(counts) ** 2
    return rate, wilson(rate, centre * (1 - centre) / variance, quantile(n + 1))


def wilson(rate: float, n: float, z: float) -> tuple[float, float]:
    """Return Wilson's interval for a rate observed in n independent games."""
    centre = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return round(max(0.0, min(rate, centre - half)), 6), round(min(1.0, max(rate, centre + half)), 6)


def quantile(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t distribution."""
    from scipy.special import stdtrit  # type: ignore[import-untyped] # scipy ships no types

    return float(stdtrit(freedom, 0.975))
