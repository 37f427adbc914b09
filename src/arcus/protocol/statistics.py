"""Statistics over HTTP: the random events of all finished games of a server, and the games of one account."""

from typing import Literal

import msgspec

from arcus.core.game import Seat

Result = Literal["won", "shared", "lost", "left", "stopped", "none"]
"""The result of a game for a person: `left` if a bot played for them at the end, `stopped` if all agreed to stop, or
`none` if they played alone or on several seats."""
Against = Literal["people", "bots", "both", "none"]


class OutcomeCount(msgspec.Struct, frozen=True):
    """The observed and expected frequency of an outcome."""

    outcome: str
    count: int
    expected: float


class ChanceInfo(msgspec.Struct, frozen=True):
    """A kind of random event in all finished games: its outcomes, compared with those expected."""

    name: str
    draws: int
    outcomes: tuple[OutcomeCount, ...]
    chi_square: float
    freedom: int
    """Degrees of freedom: the number of outcomes, less one."""
    share: float | None
    """The probability that fair luck is at least this uneven; None while there are too few draws."""


class GameLuck(msgspec.Struct, frozen=True):
    """The random events of all finished games of one kind."""

    game: str
    games: int
    chances: tuple[ChanceInfo, ...]


class LuckStatistics(msgspec.Struct, frozen=True):
    """The random events of all finished games of a server."""

    verdict: Literal["few", "fair", "odd"]
    """`few` while there are too few draws, `odd` if the results are very unlikely with fair luck, else `fair`."""
    games: tuple[GameLuck, ...]


class Tally(msgspec.Struct, frozen=True):
    """Results of one account in one game and variant, against people, bots or both."""

    game: str
    variant: str
    """The options that change the game, such as `advanced+actions`; empty for the basic game."""
    against: Against
    games: int
    won: int
    shared: int
    lost: int
    left: int
    points: float | None
    """The mean of all games that were played to the end; None if there are none."""
    best: int | None


class RatingInfo(msgspec.Struct, frozen=True):
    """A rating of a person or of a bot in one game and variant; a newcomer has 1500."""

    game: str
    variant: str
    rating: int
    uncertainty: int
    """Half the width of the rating's 95 % interval."""
    games: int
    level: str = ""
    """Of a bot: its level."""


class MyStatistics(msgspec.Struct, frozen=True):
    """Results and ratings of one account, and the ratings of the bots in the same games."""

    tallies: tuple[Tally, ...]
    ratings: tuple[RatingInfo, ...]
    bots: tuple[RatingInfo, ...]


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of one account."""

    table: str
    game: str
    variant: str
    ended: float
    """When, in seconds since 1970."""
    seat: Seat
    """The account's seat; the first one, if it had several."""
    players: int
    against: Against
    result: Result
    points: int | None
    """None if the game was not played to the end."""
    rating: int | None
    """After this game; None if it was not rated."""
    uncertainty: int | None
    names: tuple[str, ...] = ()
    """The names of all seats."""


class GameHistory(msgspec.Struct, frozen=True):
    """Finished games of one account, the newest first."""

    games: tuple[PlayedGame, ...]
    more: str | None
    """Continues the list as `before`; None at its end."""
