"""Uniform random play over the legal moves: the loop behind `arcus simulate` and `arcus bench engine`."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.luck import FastLuck, Luck, Rng, mix
from arcus.core.position import COUNT_UNIT, MOVE_MASK, TURN_ENDED, Position

SHARE: Final = 60  # points that a tally gives for a win: divisible among two to six winners


@final
@mypyc_attr(acyclic=True)
class Tally:
    """Totals of random games. Seats are counted from the first to move."""

    players: i64
    turns: i64
    plays: i64  # moves made
    decisions: i64  # moves made where there was a choice
    choices: i64  # legal moves at those
    check: i64  # a check sum over every move made
    wins: vec[i64]  # by seat, a win is SHARE
    points: vec[i64]  # by seat

    def __init__(self, players: i64) -> None:
        self.players = players
        self.turns = 0
        self.plays = 0
        self.decisions = 0
        self.choices = 0
        self.check = 0
        self.wins = vec[i64]([0] * int(players))
        self.points = vec[i64]([0] * int(players))

    def count_end(self, position: Position, first: i64) -> None:
        """Add the points and wins of a game that is over; `first` moved first."""
        best: i64 = -1000000
        winners: i64 = 0
        seat: i64
        for seat in range(self.players):
            points = position.points(seat)
            self.points[(seat - first) % self.players] += points
            if points > best:
                best = points
                winners = 0
            if points == best:
                winners += 1
        for seat in range(self.players):
            if position.points(seat) == best:
                self.wins[(seat - first) % self.players] += SHARE // winners


def game_seed(seed: i64, number: i64) -> i64:
    """Return the seed of one game of many."""
    return mix(mix(seed) ^ number)


def play_games(blank: Position, seed: i64, first: i64, games: i64, tally: Tally) -> None:
    """Play the games numbered from `first` on, each from a deal of its own."""
    luck = FastLuck(0)
    rng = Rng(0)
    number: i64
    for number in range(first, first + games):
        own = game_seed(seed, number)
        luck.reseed(own)
        rng.reseed(own)
        position = blank.copy()
        position.begin(luck, NO_EVENTS)
        opener = lowest(position.to_act())
        run_playout(position, luck, rng, tally)
        tally.count_end(position, opener)


def run_playout(position: Position, luck: Luck, rng: Rng, tally: Tally) -> None:
    """Play a position to its end, every legal move equally likely."""
    while True:
        owing = position.to_act()
        if owing == 0:
            return
        seat = lowest(owing)
        found = position.random_move(seat, rng)
        n = found // COUNT_UNIT
        move = found & MOVE_MASK
        if n > 1:
            tally.decisions += 1
            tally.choices += n
        tally.plays += 1
        tally.check = (tally.check * 31 + move) & 0xFFFFFFF
        if position.apply(seat, move, luck, NO_EVENTS) & TURN_ENDED != 0:
            tally.turns += 1


def copies(position: Position, times: i64) -> i64:
    """Copy a position over and over, for the bench."""
    total: i64 = 0
    i: i64
    for i in range(times):
        total += position.copy().decision()
    return total
