"""Quick playouts of worlds that agree with what a seat knows."""

import arcus
from arcus.analysis.rollouts import Rollouts
from arcus.bots.levels import SPECS

TAKING = (
    "hand=R6V6V4R3R2/Y5V3G2V2/O7B7R4Y3/I5Y4B4O3R1 "
    "palette=G7G6/R7V1/R5I2G1/I6I3I1 "
    "canvas=Y1O1B1 "
    "turn=3 "
    "stage=one "
    "deck=G3B3G5I7V7G4O6Y6Y7O2B6O4O5V5I4B5 "
    "known=1 "
    "seen=R7G7G6I6R5B5I5I3I2O1Y1G1B1I1V1 "
    "last=I1 "
    "scored=Y2B2/-/-/- "
    "won=1/0/0/0 "
    "round=2 "
    "decision=88 "
)
"""Seat 3 has to take a card and can lead afterwards; with some hands that others may suppose, it could not."""


def test_a_world_in_which_the_mover_has_no_move_ends_there() -> None:
    """The analysis of a game with such a moment used to fail."""
    game = arcus.game("red7", players=4, actions=True, advanced=True)
    view = game.view(game.parse_position(TAKING.strip()), 0)
    rollouts = Rollouts(SPECS[game.name].policy(game), game.players, 1)
    rollouts.play_samples(game.knowledge(view), 200)
    assert rollouts.count == 200
    assert 0 < sum(rollouts.mean(seat) for seat in game.seats) <= 1.0001
