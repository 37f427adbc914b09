"""The check sum of what many games show: compared between the compiled loop and plain Python."""

import hashlib
import sys

from arcus.build import is_compiled
from arcus.envs import vector
from tests.cases import Case

STEPS = 120


def digest(case: Case) -> str:
    """Return a check sum over every observation, mask, seat and reward of a few random games."""
    env = vector.make(case.name, case.players, games=4, seed=9, **case.options)
    found = hashlib.sha256()
    for _ in range(STEPS):
        for array in (env.observations, env.masks, env.seats, env.rewards, env.points):
            found.update(array.tobytes())
        env.step(env.random_actions())
    return found.hexdigest()


if __name__ == "__main__":
    name, players, *flags = sys.argv[1:]
    print(is_compiled(), digest(Case(name, int(players), dict.fromkeys(flags, True))))
