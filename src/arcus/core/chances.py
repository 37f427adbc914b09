"""Random events of a game: their kinds, how often each outcome is expected, and the outcomes of one game."""

from collections.abc import Mapping

import msgspec

Answers = Mapping[str, int | list[int]]
"""The answers of luck in one game, as its record stores them."""


class Chance(msgspec.Struct, frozen=True):
    """A kind of random event, such as a face of a die: its outcomes with their weights."""

    name: str
    weights: dict[str, int]


class Draws(msgspec.Struct, frozen=True):
    """Outcomes of one chance in a game."""

    chance: str
    outcomes: tuple[str, ...]
    stock: int = 0
    """The number of cards that these were drawn from without putting any back; 0 for independent outcomes."""

    @property
    def spread(self) -> float:
        """The number of independent outcomes whose counts vary as much as these."""
        drawn = len(self.outcomes)
        return drawn * (self.stock - drawn) / (self.stock - 1) if self.stock else drawn


def even(name: str, outcomes: str | range, weight: int = 1) -> Chance:
    """Return a chance with equally likely outcomes."""
    return Chance(name, {str(each): weight for each in outcomes})


def first_seats(least: int, most: int) -> tuple[Chance, ...]:
    """Return the chances of each seat to begin, for each number of players; one player has no choice."""
    return tuple(even(f"first-{players}", range(players)) for players in range(max(2, least), most + 1))


def first_seat(players: int, seat: int) -> tuple[Draws, ...]:
    """Return the draw that made a seat begin; empty for one player."""
    return (Draws(f"first-{players}", (str(seat),)),) if players > 1 else ()


def shuffled(answers: Answers, question: str) -> list[int]:
    """Return the cards that a question shuffled, top last; empty if it was not asked."""
    found = answers.get(question)
    return found if isinstance(found, list) else []
