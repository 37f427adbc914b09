"""The laws hold for the example of docs/add-a-game.md too."""

from collections.abc import Iterator

import pytest

from arcus.games import GAMES
from examples.mouse import Mouse


@pytest.fixture(scope="module", autouse=True)
def example() -> Iterator[None]:
    """Add the example to the games, while the laws of a module are checked."""
    GAMES[Mouse.name] = Mouse
    yield
    del GAMES[Mouse.name]
