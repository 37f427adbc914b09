"""Information-set Monte Carlo tree search: an iteration draws a world, walks one shared tree, and plays on to the end.

A node stands for a sequence of moves since the root, whatever the hidden cards. Among the moves that are legal in the
world at hand the mover's favourite is followed (UCB1, counting only the times a move could be played); every seat
plays for itself, so the tree serves two players and six. Where several seats choose at the same time, the lowest is
taken first and the others do not see its choice: their nodes are the same whatever it was.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.bots.search.policy import WHOLE, Policy
from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.luck import FastLuck, Rng
from arcus.core.position import Knowledge, Position

NONE: Final = -1


class Search:
    """A tree that grows by iterations. A game whose worlds need another walk through it has a subclass."""

    knowledge: Knowledge
    policy: Policy
    players: i64
    explore: float  # how much a seldom tried move is worth trying
    owner: i64  # the seat that thinks
    model: i64  # how often, of 16 times, the others play as the policy would instead of as the tree has found best
    widest: i64  # nodes at most
    luck: FastLuck
    rng: Rng
    seed: i64
    root: i64
    iterations: i64
    plays: i64  # moves made in all worlds
    # the nodes, by number
    move: vec[i64]
    mover: vec[i64]
    first: vec[i64]  # first child, or NONE
    next: vec[i64]  # next child of the same parent, or NONE
    visits: vec[i64]
    chances: vec[i64]  # how often the move could have been played
    reward: vec[i64]  # what its mover got in all
    # scratch
    child_of: vec[i64]  # by move: the child of the node at hand
    path: vec[i64]

    def __init__(
        self,
        knowledge: Knowledge,
        policy: Policy,
        players: i64,
        owner: i64,
        moves: i64,
        explore: float,
        model: i64,
        seed: i64,
        widest: i64,
    ) -> None:
        self.knowledge = knowledge
        self.policy = policy
        self.players = players
        self.owner = owner
        self.explore = explore
        self.model = model
        self.widest = widest
        self.luck = FastLuck(seed)
        self.rng = Rng(seed)
        self.seed = seed
        self.root = 0
        self.iterations = 0
        self.plays = 0
        self.move = vec[i64]()
        self.mover = vec[i64]()
        self.first = vec[i64]()
        self.next = vec[i64]()
        self.visits = vec[i64]()
        self.chances = vec[i64]()
        self.reward = vec[i64]()
        self.child_of = vec[i64]([NONE] * int(moves))
        self.path = vec[i64]()
        self._add(NONE, NONE, NONE)

    def _add(self, parent: i64, move: i64, mover: i64) -> i64:
        node: i64 = len(self.move)
        self.move = append(self.move, move)
        self.mover = append(self.mover, mover)
        self.first = append(self.first, NONE)
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        self.reward = append(self.reward, 0)
        if parent == NONE:
            self.next = append(self.next, NONE)
        else:
            self.next = append(self.next, self.first[parent])
            self.first[parent] = node
        return node

    def run(self, iterations: i64) -> None:
        """So many iterations more."""
        i: i64
        for i in range(iterations):
            self.luck.reseed(self.seed + self.iterations)
            world = self.knowledge.sample(self.luck, self.iterations)
            self._iterate(world)
            self.iterations += 1

    def draw(self, worlds: i64) -> None:
        """Draw so many worlds and do nothing with them, for the bench."""
        i: i64
        for i in range(worlds):
            self.luck.reseed(self.seed + i)
            self.knowledge.sample(self.luck, i)

    def draw_and_play_on(self, worlds: i64) -> None:
        """Draw so many worlds and play each to its end without a tree, for the bench."""
        i: i64
        for i in range(worlds):
            self.luck.reseed(self.seed + i)
            self._play_on(self.knowledge.sample(self.luck, i), 0)

    def _iterate(self, world: Position) -> None:
        self.path = vec[i64](capacity=64)
        node = self.root
        flags: i64 = 0
        while True:
            owing = world.to_act()
            if owing == 0:
                break
            seat = lowest(owing)
            moves = world.legal(seat)
            if len(moves) == 1:
                flags = world.apply(seat, moves[0], self.luck, NO_EVENTS)
                self.plays += 1
                continue
            if seat != self.owner and self.rng.below(16) < self.model:
                node = self._follow(node, seat, self.policy.choose(world, seat, moves, self.rng))
            else:
                node = self._descend(node, seat, moves)
            if node == NONE:
                break
            self.path = append(self.path, node)
            flags = world.apply(seat, self.move[node], self.luck, NO_EVENTS)
            self.plays += 1
            if self.visits[node] == 0:
                break
        self._play_on(world, flags)
        self._learn(world)

    def _descend(self, node: i64, seat: i64, moves: vec[i64]) -> i64:
        """The child to follow: one that was never tried, or the mover's favourite. NONE if the tree is full here."""
        child = self.first[node]
        while child != NONE:
            self.child_of[self.move[child]] = child
            child = self.next[child]
        untried: i64 = 0
        fresh: i64 = NONE
        best: i64 = NONE
        best_score = -1.0
        for move in moves:
            child = self.child_of[move]
            if child == NONE:
                untried += 1
                if self.rng.below(untried) == 0:
                    fresh = move
                continue
            self.chances[child] += 1
            if untried == 0:
                score = self._score(child)
                if score > best_score:
                    best_score = score
                    best = child
        child = self.first[node]
        while child != NONE:
            self.child_of[self.move[child]] = NONE
            child = self.next[child]
        if fresh == NONE:
            return best
        if len(self.move) >= self.widest:
            return NONE
        best = self._add(node, fresh, seat)
        self.chances[best] = 1
        return best

    def _follow(self, node: i64, seat: i64, move: i64) -> i64:
        """The child that a move leads to, made if it is not there yet. NONE if the tree is full."""
        child = self.first[node]
        while child != NONE and self.move[child] != move:
            child = self.next[child]
        if child != NONE or len(self.move) >= self.widest:
            return child
        child = self._add(node, move, seat)
        self.chances[child] = 1
        return child

    def _score(self, child: i64) -> float:
        visits = float(self.visits[child])
        if visits == 0.0:
            return 1000000.0
        mean = float(self.reward[child]) / (visits * float(WHOLE))
        return mean + self.explore * sqrt(log(float(self.chances[child])) / visits)

    def _play_on(self, world: Position, flags: i64) -> None:
        policy = self.policy
        luck = self.luck
        rng = self.rng
        while not policy.is_settled(world, flags):
            owing = world.to_act()
            if owing == 0:
                return
            seat = lowest(owing)
            moves = world.legal(seat)
            move = moves[0]
            if len(moves) > 1:
                move = policy.choose(world, seat, moves, rng)
            flags = world.apply(seat, move, luck, NO_EVENTS)
            self.plays += 1

    def _learn(self, world: Position) -> None:
        self.visits[self.root] += 1
        for node in self.path:
            self.visits[node] += 1
            self.reward[node] += self.policy.worth(world, self.mover[node], self.players)

    def advance(self, move: i64, knowledge: Knowledge) -> bool:
        """Go on from the position after a move, with all that was learned of it; False if it was never tried."""
        child = self.first[self.root]
        while child != NONE and self.move[child] != move:
            child = self.next[child]
        if child == NONE:
            return False
        self.root = child
        self.knowledge = knowledge
        return True

    def results(self) -> list[tuple[int, int, float]]:
        """The moves tried at the root: move, visits and mean worth to the mover, most visited first."""
        found: list[tuple[int, int, float]] = []
        child = self.first[self.root]
        while child != NONE:
            visits = self.visits[child]
            if visits > 0:
                found.append((int(self.move[child]), int(visits), float(self.reward[child]) / (float(visits) * 1000.0)))
            child = self.next[child]
        found.sort(key=_most_visited)
        return found


def _most_visited(result: tuple[int, int, float]) -> tuple[int, float, int]:
    return -result[1], -result[2], result[0]
