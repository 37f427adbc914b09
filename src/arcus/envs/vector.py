"""Thousands of games at once, on NumPy arrays: `arcus.envs.vector.make("qwinto", games=1024)`.

The loop over the games is compiled. When a game ends, a new one begins in the same step.
"""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from arcus.core.game import UsageError
from arcus.core.luck import MASK
from arcus.envs.lanes import Lanes
from arcus.envs.observation import Observer
from arcus.games import make as make_game


def make(name: str, players: int | None = None, *, games: int = 1024, seed: int = 0, **options: Any) -> "VectorEnv":
    """Return `games` games, for `players` (default 2) and with the game's options, or raise UsageError."""
    return VectorEnv(name, players, games, seed, options)


class VectorEnv:
    """Many games of one kind. All arrays are read-only, and each step overwrites them: copy what you keep."""

    def __init__(self, name: str, players: int | None, games: int, seed: int, options: dict[str, Any]) -> None:
        self.game = make_game(name, players, options)
        self.observer = Observer(self.game)
        _check_number("games", games, 1, 1_000_000)
        _check_number("seed", seed, 0, MASK)
        self.games = games
        self._lanes = Lanes(self.game.blank(), self.observer.encoder, games, seed)
        self.observations: NDArray[np.uint8] = _shown(self._lanes.observations, np.uint8, games)
        """By game: what the seat to act sees, `observer.parts` says where."""
        self.masks: NDArray[np.bool_] = _shown(self._lanes.masks, np.bool_, games)
        """By game and move: whether the seat to act may play it."""
        self.seats: NDArray[np.int64] = _shown(self._lanes.seats, np.int64, games)[:, 0]
        """By game: the seat to act."""
        self.rewards: NDArray[np.float64] = _shown(self._lanes.rewards, np.float64, games)
        """By game and seat: the reward of the last step, 0 unless it ended a game."""
        self.dones: NDArray[np.bool_] = _shown(self._lanes.dones, np.bool_, games)[:, 0]
        """By game: whether the last step ended a game; all other arrays then describe the new game."""
        self.points: NDArray[np.int64] = _shown(self._lanes.points, np.int64, games)
        """By game and seat: the points at the end of the last game that ended."""

    def reset(self, seed: int) -> None:
        """Deal every game anew. The same seed and actions give the same games."""
        _check_number("seed", seed, 0, MASK)
        self._lanes.reset(seed)

    def step(self, actions: ArrayLike) -> None:
        """Play one action in each game, or raise UsageError and change nothing if one of them is not legal."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise UsageError(
                f"expected {self.games} whole numbers, one for each game, got {chosen.dtype} of shape {chosen.shape}"
            )
        numbers = chosen.astype("<i8", copy=False).tobytes()
        wrong = self._lanes.first_illegal(numbers)
        if wrong >= 0:
            raise UsageError(f"action {chosen[wrong]} of game {wrong} is not legal; choose one that its mask allows")
        self._lanes.step(numbers)

    def random_actions(self) -> NDArray[np.int64]:
        """Return a random legal action for each game, each as likely as any other."""
        return np.frombuffer(self._lanes.random_actions(), "<i8")


def _shown(numbers: Any, kind: Any, games: int) -> Any:
    """Return the numbers of a vec as an array with one row for each game, without a copy."""
    return np.frombuffer(memoryview(numbers), kind).reshape(games, -1)


def _check_number(name: str, value: Any, least: int, most: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise UsageError(f"{name} must be a whole number from {least} to {most}, got {value!r}")
