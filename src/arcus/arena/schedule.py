"""The schedule of a run: duplicate deals with seat swaps, so that luck and seat order favour no bot.

A *deal* is one set of cards and dice. It is played in several *seatings* with the same luck: every rotation of the bots
round the table, so that each bot plays each seat. With two bots and an odd number of seats, and with one seat, a deal
is also played with every set of bots that can fill the table, so that each bot has equally many seats.
"""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from itertools import combinations, count
from typing import NamedTuple, TypeVar

from arcus.core.luck import Rng

T = TypeVar("T")


class Job(NamedTuple):
    """A game to play: its deal, the number of the seating, and the index of the bot in each seat."""

    deal: int
    seating: int
    bots: tuple[int, ...]

    @property
    def key(self) -> tuple[int, int]:
        """Return the unique key of the game in its run."""
        return self.deal, self.seating


class Schedule:
    """Endless sequence of deals, each with its seatings."""

    def __init__(self, bots: int, players: int, seed: int) -> None:
        self.seed = seed
        self.tables = tables(bots, players)
        self._all_at_once = bots == 2 or players == 1
        self._order = lru_cache(maxsize=2)(self._shuffled)

    def seatings(self, deal: int) -> tuple[tuple[int, ...], ...]:
        """Return the seatings of a deal, each as the bots by seat."""
        if self._all_at_once:
            chosen = list(self.tables)
        else:
            turn, place = divmod(deal, len(self.tables))
            chosen = [self._order(turn)[place]]
        rng = Rng(derived_seed("seatings", self.seed, deal))
        return tuple(seating for table in chosen for seating in rotations(shuffled(table, rng)))

    def jobs(self) -> Iterator[Job]:
        """Yield all games, deal by deal."""
        for deal in count():
            for seating, bots in enumerate(self.seatings(deal)):
                yield Job(deal, seating, bots)

    def _shuffled(self, turn: int) -> tuple[tuple[int, ...], ...]:
        """Return all tables, in the random order of this turn."""
        return shuffled(self.tables, Rng(derived_seed("tables", self.seed, turn)))


def tables(bots: int, players: int) -> tuple[tuple[int, ...], ...]:
    """Return every set of bots that fills a table evenly: numbers of seats differ by at most one."""
    every = tuple(range(bots)) * (players // bots)
    return tuple(tuple(sorted((*every, *extra))) for extra in combinations(range(bots), players % bots))


def rotations(bots: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the distinct rotations of a seating."""
    return tuple(dict.fromkeys(bots[turn:] + bots[:turn] for turn in range(len(bots))))


def shuffled(things: tuple[T, ...], rng: Rng) -> tuple[T, ...]:
    """Return the things in random order."""
    left = list(things)
    return tuple(left.pop(int(rng.below(len(left)))) for _ in things)


def derived_seed(what: str, *which: int) -> int:
    """Return a seed for one purpose, hashed so that a bot can't compute the cards from its own seed."""
    digest = sha256("/".join((what, *map(str, which))).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2
