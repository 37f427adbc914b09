"""The analysis of a game as data: chances, mistakes, luck and skill. docs/analysis.md defines each figure."""

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from typing import Literal, NamedTuple

import msgspec

from arcus.analysis.estimates import Considered, Estimate, Start, difference_error, is_clear
from arcus.core.game import AnyChoice, Seat

VERSION = 2
Kind = Literal["", "inaccuracy", "mistake", "blunder"]

# A decision that costs at least this share of a win, by what the player knew:
INACCURACY = 0.05
MISTAKE = 0.10
BLUNDER = 0.20

NO_LESS = 0.58  # of a standard error is left where no cost is counted, since a cost is never below zero
DIGITS = 5  # of a chance in the file


class Option(msgspec.Struct, frozen=True):
    """A move that the master considered, with the mover's chance to win after it and its standard error."""

    text: str
    choice: AnyChoice
    """The same as data."""
    value: float
    error: float


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move, the master's estimates of it and its alternatives, and the change of each seat's chance."""

    seat: Seat
    text: str
    choice: AnyChoice
    """The same as data."""
    chances: tuple[float, ...]
    """By seat, after the move: each from what that seat knew, scaled to 1 in all."""
    luck: tuple[float, ...]
    """By seat: the change that came from luck."""
    skill: tuple[float, ...]
    """By seat: the change that came from the decision."""
    considered: tuple[Option, ...] = ()
    """The best move first; empty if there was no choice."""
    played: float | None = None
    """The mover's chance with this move; the best one's is that of the first option considered."""
    cost: float = 0.0
    error: float = 0.0
    """The standard error of the cost."""
    kind: Kind = ""
    forced: bool = False
    """Whether the move loses by force, while another does not."""


class Account(msgspec.Struct, frozen=True):
    """One seat's game: start + luck + own + others = result."""

    start: float
    luck: float
    own: float
    """The change by the seat's own decisions: 0, or negative."""
    others: float
    """The change by the other seats' decisions."""
    result: float
    error: float
    """The standard error of luck, and of own and others together."""

    @property
    def skill(self) -> float:
        """The change by all decisions."""
        return self.own + self.others


class Analysis(msgspec.Struct, frozen=True):
    """A finished game, analysed."""

    game: str
    players: int
    names: tuple[str, ...]
    iterations: int
    start: tuple[float, ...]
    """The chances before the deal."""
    dealt: tuple[float, ...]
    """The chances after the deal, scaled to 1 in all."""
    deal_luck: tuple[float, ...]
    moves: tuple[Move, ...]
    slips: tuple[int, ...]
    """The numbers of the moves that are inaccuracies, mistakes or blunders, counted from 1, the costliest first."""
    accounts: tuple[Account, ...]
    version: int = VERSION


class Played(NamedTuple):
    """A move as the record stores it."""

    seat: Seat
    move: int
    text: str
    is_open: bool
    """Whether the move revealed something to its own player."""
    is_shown: bool
    """Whether the others have seen it: a choice made at the same time as others stays hidden until all are made."""


class Cost(NamedTuple):
    """The cost of a decision compared with the master's move."""

    best: float = 0.0
    played: float = 0.0
    counted: float = 0.0
    """0 if the difference may be noise."""
    error: float = 0.0


def cost_of(estimate: Estimate, move: int) -> Cost:
    """Return the cost of a move, given the moves that the master considered."""
    if not estimate.considered:
        return Cost()
    best, second = estimate.considered[:2]
    if best.move == move:
        error = 0.0 if is_clear(best, second) else difference_error(best, second)
        return Cost(best.value, best.value, 0.0, error * NO_LESS)
    played = next(each for each in estimate.considered if each.move == move)
    counts = is_clear(best, played) or estimate.loses_by_force
    error = difference_error(best, played)
    if not counts:
        return Cost(best.value, played.value, 0.0, error * NO_LESS)
    return Cost(best.value, played.value, best.value - played.value, error)


def kind_of(cost: float, is_forced: bool) -> Kind:
    """Return the kind of a mistake by its cost; a move that loses by force is at least a mistake."""
    if cost >= BLUNDER:
        return "blunder"
    if cost >= MISTAKE or is_forced:
        return "mistake"
    return "inaccuracy" if cost >= INACCURACY else ""


class Curves:
    """The chance of each seat at each moment, from what that seat knew.

    At its own decisions it is the master's estimate; in between it follows the quick playouts, shifted by the
    difference that the two have at the decisions before and after. Where a seat learns nothing it changes by decisions
    alone.
    """

    def __init__(
        self, played: Sequence[Played], estimates: Sequence[Estimate], costs: Sequence[Cost], result: Sequence[float]
    ) -> None:
        self.played = played
        self.estimates = estimates
        self.costs = costs
        self.result = result
        self.values: list[list[float]] = []
        """By moment, then by seat. Moment 0 is after the deal, moment n after move n."""
        self.skill: list[list[float]] = []
        """By move, then by seat."""
        self._shifts = [self._shifts_of(seat) for seat in range(len(result))]
        self._fill()

    def _shifts_of(self, seat: Seat) -> list[float]:
        """Return by moment: the master's estimate minus that of the quick playouts, interpolated between decisions."""
        last = len(self.played)
        known = [(-1, 0.0)]
        for moment, estimate in enumerate(self.estimates[:last]):
            if self.played[moment].seat == seat and estimate.considered and estimate.chances:
                known.append((moment, self.costs[moment].best - estimate.chances[seat]))
        known.append((last, 0.0))
        shifts: list[float] = []
        for (left, low), (right, high) in pairwise(known):
            shifts += [low + (high - low) * (each - left) / (right - left) for each in range(left, right)]
        return [*shifts[1:], 0.0]

    def _fill(self) -> None:
        seats = range(len(self.result))
        self.values.append([self._estimated(0, seat) for seat in seats])
        for number, move in enumerate(self.played):
            skill = shared(self.costs[number].counted, move.seat, self.values[-1])
            self.skill.append(skill)
            self.values.append([self._next(number + 1, seat, skill[seat]) for seat in seats])

    def _next(self, moment: int, seat: Seat, skill: float) -> float:
        """Return a seat's chance after a move."""
        if moment == len(self.played):
            return self.result[seat]
        move = self.played[moment - 1]
        if not (move.is_open if seat == move.seat else move.is_shown):
            return self.values[-1][seat] + skill
        return self._estimated(moment, seat)

    def _estimated(self, moment: int, seat: Seat) -> float:
        if moment == len(self.played):
            return self.result[seat]
        return min(1.0, max(0.0, self.estimates[moment].chances[seat] + self._shifts[seat][moment]))


def shared(cost: float, mover: Seat, chances: Sequence[float]) -> list[float]:
    """Return the change of each seat's chance by a decision: the cost goes to the others in proportion to theirs."""
    rest = sum(chances) - chances[mover]
    shares = [chance / rest if rest > 0 else 1 / (len(chances) - 1) for chance in chances]
    return [-cost if seat == mover else cost * share for seat, share in enumerate(shares)]


def scaled(chances: Sequence[float]) -> tuple[float, ...]:
    """Return chances scaled to 1 in all."""
    total = sum(chances)
    return tuple(_short(each / total if total > 0 else 1 / len(chances)) for each in chances)


def _short(value: float) -> float:
    return round(value, DIGITS)


def _shorts(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(map(_short, values))


def review_moves(
    played: Sequence[Played], estimates: Sequence[Estimate], curves: Curves, legal: Sequence[dict[int, AnyChoice]]
) -> tuple[Move, ...]:
    """Return the analysed moves; `legal` has the legal moves at each of them."""
    found: list[Move] = []
    for number, move in enumerate(played):
        estimate, cost, skill = estimates[number], curves.costs[number], curves.skill[number]
        before, after = curves.values[number], curves.values[number + 1]
        forced = estimate.loses_by_force
        found.append(
            Move(
                seat=move.seat,
                text=move.text,
                choice=legal[number][move.move],
                chances=scaled(after),
                luck=_shorts([after[seat] - before[seat] - skill[seat] for seat in range(len(after))]),
                skill=_shorts(skill),
                considered=tuple(_option(each, legal[number][each.move]) for each in estimate.considered),
                played=_short(cost.played) if estimate.considered else None,
                cost=_short(cost.counted),
                error=_short(cost.error),
                kind=kind_of(cost.counted, forced),
                forced=forced,
            )
        )
    return tuple(found)


def _option(each: Considered, choice: AnyChoice) -> Option:
    return Option(choice.text, choice, _short(each.value), _short(each.error))


def account_of(seat: Seat, start: Start, curves: Curves) -> Account:
    """Return the account of one seat; luck is the part of the result that decisions do not explain."""
    own = sum(skill[seat] for skill, move in zip(curves.skill, curves.played, strict=True) if move.seat == seat)
    others = sum(skill[seat] for skill, move in zip(curves.skill, curves.played, strict=True) if move.seat != seat)
    luck = curves.values[0][seat] - start.chances[seat]
    variance = start.errors[seat] ** 2
    for number, move in enumerate(curves.played):
        luck += curves.values[number + 1][seat] - curves.values[number][seat] - curves.skill[number][seat]
        share = abs(shared(1.0, move.seat, curves.values[number])[seat])
        variance += (share * curves.costs[number].error) ** 2
    return Account(
        start=_short(start.chances[seat]),
        luck=_short(luck),
        own=_short(own),
        others=_short(others),
        result=_short(curves.result[seat]),
        error=_short(sqrt(variance)),
    )


def in_order_of_cost(moves: Sequence[Move]) -> tuple[int, ...]:
    """Return the numbers of the moves that are inaccuracies, mistakes or blunders, the costliest first."""
    slips = [number for number, move in enumerate(moves, 1) if move.kind]
    return tuple(sorted(slips, key=lambda number: -moves[number - 1].cost))
