"""Learn Qwinto from nothing: a net learns from self-play how many points each move will bring, by TD(lambda).

`python -m examples.learn_qwinto curve.csv` needs the extra `envs`; docs/envs.md shows the learning curve.
"""

import csv
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import arcus
from arcus.envs import vector
from arcus.envs.observation import Observer

Floats = NDArray[np.float32]
GAMES, STEPS, CHUNKS = 256, 256, 200  # games at once, steps in a chunk, chunks in all
HIDDEN, BATCH, SCALE = 256, 2048, 50.0  # points are learned in units of SCALE
RANDOM_MOVES, LAMBDA, RATE = 0.03, 0.8, 1e-3  # the rate falls to a tenth
EVALUATION = 200  # games against `greedy`


class Net:
    """One hidden layer: observations in, the points that each move is expected to bring out."""

    def __init__(self, inputs: int, moves: int, rng: np.random.Generator) -> None:
        sizes = ((inputs, HIDDEN), (HIDDEN,), (HIDDEN, moves), (moves,))
        self.weights = [
            (rng.standard_normal(s) * (s[0] ** -0.5 if len(s) > 1 else 0)).astype(np.float32) for s in sizes
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]  # of Adam
        self.updates = 0

    def values(self, x: Floats) -> tuple[Floats, Floats]:
        """Return the hidden layer and the value of every move."""
        w1, b1, w2, b2 = self.weights
        hidden = np.maximum(x @ w1 + b1, 0)
        return hidden, hidden @ w2 + b2

    def learn(self, x: Floats, moves: NDArray[np.int64], targets: Floats, rate: float) -> None:
        """Move the values of the moves that were played towards their targets, by Adam."""
        (hidden, values), rows = self.values(x), np.arange(len(x))
        slope = np.zeros_like(values)
        slope[rows, moves] = (values[rows, moves] - targets) / len(x)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        slopes = (x.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0))
        self.updates += 1
        for weight, (mean, square), each in zip(self.weights, self.moments, slopes, strict=True):
            mean += 0.1 * (each - mean)
            square += 0.001 * (each**2 - square)
            step = rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            weight -= step * mean / (np.sqrt(square) + 1e-8)


def features(observer: Observer, seen: NDArray[np.uint8]) -> Floats:
    """Return the own sheet with a 1 for the number in each cell, the sum of the dice in the same way, and the rest."""
    start = observer.parts["sheets"].start
    counts = seen[:, observer.parts["counts"]]
    numbers = np.concatenate([seen[:, start : start + 27], counts[:, 3:4]], axis=1)
    known = (numbers[:, :, None] == np.arange(19, dtype=np.uint8)).reshape(len(seen), -1)
    return np.concatenate([known, seen[:, :start]], axis=1).astype(np.float32)


def play(net: Net, env: vector.VectorEnv, rng: np.random.Generator) -> tuple[Any, Any, Any, int]:
    """Play a chunk of steps; return observations, moves, their targets, and how many games ended."""
    seen, moves, seats, values, dones, points = [], [], [], [], [], []
    for _ in range(STEPS):
        allowed = np.where(env.masks, net.values(features(env.observer, env.observations))[1], -np.inf)
        chosen = np.where(rng.random(GAMES) < RANDOM_MOVES, env.random_actions(), allowed.argmax(axis=1))
        seen.append(env.observations.copy())
        moves.append(chosen)
        seats.append(env.seats.copy())
        values.append(allowed.max(axis=1))
        env.step(chosen)
        dones.append(env.dones.copy())
        points.append(env.points / SCALE)
    rows, targets = np.arange(GAMES), np.empty((STEPS, GAMES))
    ahead = np.full((GAMES, env.game.players), np.nan)  # by game and seat: what its next decision is worth
    for t in range(STEPS - 1, -1, -1):
        ahead[dones[t]] = points[t][dones[t]]
        targets[t] = ahead[rows, seats[t]]
        ahead[rows, seats[t]] = LAMBDA * targets[t] + (1 - LAMBDA) * values[t]
    known = ~np.isnan(targets)
    return np.stack(seen)[known], np.stack(moves)[known], targets[known].astype(np.float32), int(np.sum(dones))


def evaluate(net: Net, observer: Observer) -> tuple[float, float]:
    """Return the share of games won against `greedy`, and the points on average."""
    won = total = 0.0
    for seed in range(EVALUATION):
        match, greedy, own = (
            arcus.Match(observer.game, arcus.FastLuck(seed)),
            arcus.make_bot("greedy", observer.game, seed),
            seed % 2,
        )
        while to_act := match.view(None).to_act:
            view = match.view(to_act[0])
            if view.seat == own:
                values = net.values(features(observer, observer.observe_view(view)[None]))[1][0]
                match.play(own, max((choice.number for choice in view.moves), key=values.__getitem__))
            else:
                match.play(1 - own, greedy.choose(view))
        assert match.outcome is not None
        won += (own in match.outcome.winners) / len(match.outcome.winners)
        total += match.outcome.points[own]
    return won / EVALUATION, total / EVALUATION


def main(path: Path) -> None:
    """Learn, and write the curve: games played, share won against `greedy`, points."""
    rng = np.random.default_rng(1)
    env = vector.make("qwinto", players=2, games=GAMES, seed=1)
    net = Net(features(env.observer, env.observations).shape[1], env.game.move_count, rng)
    games, curve = 0, []
    for chunk in range(CHUNKS + 1):
        if chunk % 10 == 0:
            curve.append((games, *evaluate(net, env.observer)))
            print(*curve[-1], flush=True)
            with path.open("w", newline="") as file:
                csv.writer(file).writerows([("games", "won", "points"), *curve])
        seen, moves, targets, ended = play(net, env, rng)
        games += ended
        order = rng.permutation(len(seen))
        for part in np.array_split(order, len(order) // BATCH):
            net.learn(features(env.observer, seen[part]), moves[part], targets[part], RATE * 0.1 ** (chunk / CHUNKS))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
