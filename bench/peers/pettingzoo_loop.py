"""The loop of a PettingZoo environment, the same for those of Arcus and of PettingZoo."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np


def loop(env: Any) -> Callable[[], int]:
    """Return a function that plays in an environment with action masks in its observations."""
    env.reset(seed=1)

    def some() -> int:
        decisions = 0
        for _ in range(200):
            seen, _, is_over, is_cut, _ = env.last()
            moves = [] if is_over or is_cut else np.flatnonzero(seen["action_mask"].view(np.bool_)).tolist()
            decisions += len(moves) > 1
            env.step(random.choice(moves) if moves else None)
            if not env.agents:
                env.reset()
        return decisions

    return some
