"""Who sits where in which game, so that every bot meets the others equally and has the same luck.

A *deal* is one set of cards and dice. It is played in several *seatings*, all with the same luck: every rotation of the
bots round the table, so that each has sat in each seat. With two bots and an odd number of seats, and with one seat, a
deal is played at all its tables too, so that nobody has more seats than another.
"""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from itertools import combinations, count
from typing import NamedTuple, TypeVar

from arcus.core.luck import Rng

T = TypeVar("T")


class Job(NamedTuple):
    """One game to play: its deal, which seating of it, and the bot of each seat, by number of the argument."""

    deal: int
    seating: int
    bots: tuple[int, ...]

    @property
    def key(self) -> tuple[int, int]:
        """What no two games of a run share."""
        return self.deal, self.seating


class Schedule:
    """The deals of a run, without end, each with its seatings."""

    def __init__(self, bots: int, players: int, seed: int) -> None:
        self.seed = seed
        self.tables = tables(bots, players)
        self._all_at_once = bots == 2 or players == 1
        self._order = lru_cache(maxsize=2)(self._shuffled)

    def seatings(self, deal: int) -> tuple[tuple[int, ...], ...]:
        """The seatings of a deal: the bot of each seat."""
        if self._all_at_once:
            chosen = list(self.tables)
        else:
            turn, place = divmod(deal, len(self.tables))
            chosen = [self._order(turn)[place]]
        rng = Rng(number("seatings", self.seed, deal))
        return tuple(seating for table in chosen for seating in rotations(shuffled(table, rng)))

    def jobs(self) -> Iterator[Job]:
        """All games, deal by deal."""
        for deal in count():
            for seating, bots in enumerate(self.seatings(deal)):
                yield Job(deal, seating, bots)

    def _shuffled(self, turn: int) -> tuple[tuple[int, ...], ...]:
        """All tables once, in the order of their nth turn."""
        return shuffled(self.tables, Rng(number("tables", self.seed, turn)))


def tables(bots: int, players: int) -> tuple[tuple[int, ...], ...]:
    """Every set of bots that can fill a table as evenly as it goes: each has as many seats as another, or one more."""
    every = tuple(range(bots)) * (players // bots)
    return tuple(tuple(sorted((*every, *extra))) for extra in combinations(range(bots), players % bots))


def rotations(bots: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """A seating turned round the table, as often as it is another."""
    return tuple(dict.fromkeys(bots[turn:] + bots[:turn] for turn in range(len(bots))))


def shuffled(things: tuple[T, ...], rng: Rng) -> tuple[T, ...]:
    """The things in random order."""
    left = list(things)
    return tuple(left.pop(int(rng.below(len(left)))) for _ in things)


def number(what: str, *which: int) -> int:
    """A seed for one purpose; it tells nothing of the others, so that a bot can't work out the cards from its own."""
    digest = sha256("/".join((what, *map(str, which))).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2
