"""The learning example: correct gradients, and progress in a short run."""

from pathlib import Path

import numpy as np
import pytest

from arcus.envs import vector
from examples import learn_qwinto as example
from tests.test_readme import code_lines


def test_a_step_moves_the_values_towards_the_targets() -> None:
    rng = np.random.default_rng(1)
    net = example.Net(6, 4, rng)
    x, moves = rng.standard_normal((32, 6)).astype(np.float32), rng.integers(4, size=32)
    targets = rng.standard_normal(32).astype(np.float32)

    def error() -> float:
        return float(((net.values(x)[1][np.arange(32), moves] - targets) ** 2).mean())

    before = error()
    for _ in range(200):
        net.learn(x, moves, targets, 0.01)
    assert error() < before / 10


def test_targets_are_the_points_of_the_seat_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """With lambda 1 nothing but the end counts."""
    monkeypatch.setattr(example, "LAMBDA", 1.0)
    monkeypatch.setattr(example, "GAMES", 8)
    env = vector.make("qwinto", players=2, games=8, seed=3)
    net = example.Net(example.features(env.observer, env.observations).shape[1], 37, np.random.default_rng(1))
    seen, moves, targets, ended = example.play(net, env, np.random.default_rng(2))
    assert len(seen) == len(moves) == len(targets)
    assert ended >= 8
    assert np.allclose(targets * example.SCALE, np.round(targets * example.SCALE), atol=1e-3)


def test_the_example_is_short() -> None:
    assert len(code_lines(Path(example.__file__).read_text(encoding="utf-8"))) <= 101
