"""Every game, number of players and variant that the laws are checked for."""

import functools
import inspect
import os
import random
from collections.abc import Callable
from typing import Any, NamedTuple

from hypothesis import given, strategies as st

import arcus
from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS, EventSink
from arcus.core.game import AnyGame
from arcus.core.luck import FastLuck, Luck, Rng
from arcus.core.position import Position
from examples.mouse import Mouse

SOAK = os.environ.get("ARCUS_SOAK") == "1"
EXAMPLES = int(
    os.environ.get("ARCUS_EXAMPLES", "25")
)  # the number of examples; tests/conftest.py sets the same for hypothesis


class Case(NamedTuple):
    """One game with its players and options."""

    name: str
    players: int
    options: dict[str, Any]

    def game(self) -> AnyGame:
        """Return the game."""
        return arcus.game(self.name, self.players, **self.options)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(f"{name}={value}" for name, value in self.options.items())])


VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {
    "red7": (
        {},
        {"advanced": True},
        {"actions": True},
        {"advanced": True, "actions": True},
        {"rounds": 3},
        {"rounds": 2, "actions": True},
    ),
    "qwinto": ({},),
    "rainbow": (
        {},
        {"first": "random"},
        {"first": "1"},
        {"memory_aid": True},
        {"deck": "RO RY OY RW OK GW GB TB PK WK RT"},
    ),
    "kobito": ({}, {"gold": "3:2 4:4 5:5 14:9 3:3 6:7"}),
}

CASES = [
    Case(name, players, options)
    for name, kind in arcus.GAMES.items()
    for options in VARIANTS[name]
    for players in range(kind.min_players, kind.max_players + 1)
]
# The game of docs/add-a-game.md, which tests/laws registers while its tests run.
LAWFUL = [*CASES, *(Case(Mouse.name, players, {}) for players in range(Mouse.min_players, Mouse.max_players + 1))]


def random_game(
    game: AnyGame, seed: int, stop: int | None = None, luck: Luck | None = None, sink: EventSink = NO_EVENTS
) -> Position:
    """Return a random game's position after `stop` moves, or at its end."""
    luck = luck or FastLuck(seed)
    position: Position = game.deal(luck, sink)
    rng = Rng(seed)
    played = 0
    while (owing := position.to_act()) and played != stop:
        seat = lowest(owing)
        moves = position.legal(seat)
        position.play(seat, moves[rng.below(len(moves))], luck, sink)
        played += 1
    return position


def game_at(game: AnyGame, seed: int, share: int) -> Position:
    """Return a random game's position after this share of its moves, in hundredths: 0 is the deal, 100 the end."""
    luck, rng = FastLuck(seed), Rng(seed)
    position: Position = game.deal(luck)
    past = [position.copy()]
    while owing := position.to_act():
        moves = position.legal(lowest(owing))
        position.apply(lowest(owing), moves[rng.below(len(moves))], luck, NO_EVENTS)
        past.append(position.copy())
    return past[(len(past) - 1) * share // 100]


def tried(**most: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Try a test with many numbers, each from 0 to its most.

    A usual run tries the same ones every time: all 0, all at their maximum, and the rest at random. Hypothesis would
    take longer to generate them than most tests run; a soak uses it, and shrinks those that fail.
    """
    if SOAK:
        return given(**{name: st.integers(0, number) for name, number in most.items()})

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def try_all(**others: Any) -> None:
            rng = random.Random(test.__qualname__)
            by_chance = [{name: rng.randint(0, number) for name, number in most.items()} for _ in range(EXAMPLES)]
            for numbers in (dict.fromkeys(most, 0), most, *by_chance):
                try:
                    test(**others, **numbers)
                except BaseException as error:
                    error.add_note(f"with {', '.join(f'{name}={number}' for name, number in numbers.items())}")
                    raise

        signature = inspect.signature(test)
        kept = [each for name, each in signature.parameters.items() if name not in most]
        try_all.__signature__ = signature.replace(parameters=kept)  # type: ignore[attr-defined] # read by pytest
        return try_all

    return decorate
