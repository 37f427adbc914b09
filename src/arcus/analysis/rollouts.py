"""Quick estimates of every seat's chance: worlds are played on by a game's playout policy."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.bots.search.policy import Policy
from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.luck import FastLuck, Rng
from arcus.core.position import Knowledge, Position


@final
class Rollouts:
    """Plays worlds on and adds up each seat's share of the win; the same seed plays the same worlds."""

    policy: Policy
    players: i64
    seed: i64
    luck: FastLuck
    rng: Rng
    count: i64  # worlds played
    sums: vec[float]  # by seat: the shares of the win
    squares: vec[float]  # by seat: the sum of the squared shares
    values: vec[float]  # scratch: the shares in one world

    def __init__(self, policy: Policy, players: i64, seed: i64) -> None:
        self.policy = policy
        self.players = players
        self.seed = seed
        self.luck = FastLuck(seed)
        self.rng = Rng(seed)
        self.count = 0
        self.sums = vec[float]([0.0] * int(players))
        self.squares = vec[float]([0.0] * int(players))
        self.values = vec[float]([0.0] * int(players))

    def play_samples(self, knowledge: Knowledge, worlds: i64) -> None:
        """Play worlds that agree with some knowledge."""
        i: i64
        for i in range(worlds):
            self._reseed()
            self._play_on(knowledge.sample(self.luck, self.count))

    def play_deals(self, blank: Position, worlds: i64) -> None:
        """Deal new games and play them."""
        i: i64
        for i in range(worlds):
            self._reseed()
            world = blank.copy()
            world.begin(self.luck, NO_EVENTS)
            self._play_on(world)

    def mean(self, seat: i64) -> float:
        """Return the mean share of a seat in the worlds played so far."""
        return self.sums[seat] / float(self.count)

    def variance(self, seat: i64) -> float:
        """Return the variance of that mean."""
        mean = self.mean(seat)
        return (self.squares[seat] / float(self.count) - mean * mean) / float(self.count)

    def _reseed(self) -> None:
        self.luck.reseed(self.seed + self.count)
        self.rng.reseed(self.seed + self.count)

    def _play_on(self, world: Position) -> None:
        flags: i64 = 0
        while not self.policy.can_stop(world, flags):
            owing = world.to_act()
            if owing == 0:
                break
            seat = lowest(owing)
            moves = world.legal(seat)
            if len(moves) == 0:
                break  # a sampled world in which the mover could not have begun this turn
            move = moves[0]
            if len(moves) > 1:
                move = self.policy.choose(world, seat, moves, self.rng)
            flags = world.apply(seat, move, self.luck, NO_EVENTS)
        self._add(world)

    def _add(self, world: Position) -> None:
        """Add each seat's share of the win, scaled to 1 in all."""
        total = 0.0
        seat: i64
        for seat in range(self.players):
            self.values[seat] = float(self.policy.value(world, seat, self.players))
            total += self.values[seat]
        for seat in range(self.players):
            share = 1.0 / float(self.players)
            if total > 0.0:
                share = self.values[seat] / total
            self.sums[seat] += share
            self.squares[seat] += share * share
        self.count += 1
