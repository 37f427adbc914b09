"""Information-set Monte Carlo tree search: each iteration samples a world, walks one shared tree, and plays to the end.

A node is a sequence of moves since the root, whatever the hidden cards. Among the moves that are legal in the sampled
world the mover's best is followed (UCB1, counting only the visits in which a move was legal); every seat plays for
itself, so the tree works for two players and for six. Where several seats choose at the same time, the lowest is taken
first and the others do not see its choice: their nodes are the same whatever it was.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.bots.search.policy import WIN_VALUE, Policy
from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.luck import FastLuck, Rng
from arcus.core.position import Knowledge, Position

NONE: Final = -1
SIXTEENTHS: Final = 16  # in a whole: the unit of `opponent_policy_sixteenths`
UNVISITED: Final = 1000000.0  # the score of a move without visits: higher than any other
PATH: Final = 64  # nodes for which a path has room at first


class Search:
    """A tree that grows by iterations. A game that walks through it differently has a subclass."""

    knowledge: Knowledge
    policy: Policy
    players: i64
    explore: float  # the exploration constant of UCB1
    owner: i64  # the seat that searches
    opponent_policy_sixteenths: i64  # of the opponents' decisions: made by the policy, not by the tree
    most_nodes: i64
    luck: FastLuck
    rng: Rng
    seed: i64
    root: i64
    opening: i64  # the move that every iteration starts with at the root, or NONE
    iterations: i64
    plays: i64  # moves made in all worlds
    # the nodes, by number
    move: vec[i64]
    mover: vec[i64]
    first: vec[i64]  # first child, or NONE
    next: vec[i64]  # next child of the same parent, or NONE
    visits: vec[i64]
    availability: vec[i64]  # how often the move was legal
    reward: vec[i64]  # the sum of the values to its mover
    # scratch
    child_of: vec[i64]  # by move: the child of the current node
    path: vec[i64]

    def __init__(
        self,
        knowledge: Knowledge,
        policy: Policy,
        *,
        owner: i64,
        players: i64,
        move_count: i64,
        explore: float,
        opponent_policy_sixteenths: i64,
        seed: i64,
        most_nodes: i64,
    ) -> None:
        self.knowledge = knowledge
        self.policy = policy
        self.players = players
        self.owner = owner
        self.explore = explore
        self.opponent_policy_sixteenths = opponent_policy_sixteenths
        self.most_nodes = most_nodes
        self.luck = FastLuck(seed)
        self.rng = Rng(seed)
        self.seed = seed
        self.root = 0
        self.opening = NONE
        self.iterations = 0
        self.plays = 0
        self.move = vec[i64]()
        self.mover = vec[i64]()
        self.first = vec[i64]()
        self.next = vec[i64]()
        self.visits = vec[i64]()
        self.availability = vec[i64]()
        self.reward = vec[i64]()
        self.child_of = vec[i64]([NONE] * int(move_count))
        self.path = vec[i64]()
        self._add(NONE, NONE, NONE)

    def _add(self, parent: i64, move: i64, mover: i64) -> i64:
        node: i64 = len(self.move)
        self.move = append(self.move, move)
        self.mover = append(self.mover, mover)
        self.first = append(self.first, NONE)
        self.visits = append(self.visits, 0)
        self.availability = append(self.availability, 0)
        self.reward = append(self.reward, 0)
        if parent == NONE:
            self.next = append(self.next, NONE)
        else:
            self.next = append(self.next, self.first[parent])
            self.first[parent] = node
        return node

    def run(self, iterations: i64) -> None:
        """Run more iterations."""
        i: i64
        for i in range(iterations):
            self.luck.reseed(self.seed + self.iterations)
            world = self.knowledge.sample(self.luck, self.iterations)
            self._iterate(world)
            self.iterations += 1

    def run_with(self, move: i64, iterations: i64) -> None:
        """Run more iterations that start with a move of the owner, who is to act at the root."""
        self.opening = move
        self.run(iterations)
        self.opening = NONE

    def draw(self, worlds: i64) -> None:
        """Sample worlds and do nothing with them, for the benchmark."""
        i: i64
        for i in range(worlds):
            self.luck.reseed(self.seed + i)
            self.knowledge.sample(self.luck, i)

    def draw_and_play_on(self, worlds: i64) -> None:
        """Sample worlds and play each to its end without a tree, for the benchmark."""
        i: i64
        for i in range(worlds):
            self.luck.reseed(self.seed + i)
            self._play_on(self.knowledge.sample(self.luck, i), 0)

    def _iterate(self, world: Position) -> None:
        self.path = vec[i64](capacity=PATH)
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
            if seat != self.owner and self.rng.below(SIXTEENTHS) < self.opponent_policy_sixteenths:
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
        """Return the child to follow: an untried one, or the mover's best; NONE if the tree is full."""
        if self.opening != NONE and node == self.root:
            return self._follow(node, seat, self.opening)
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
            self.availability[child] += 1
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
        if len(self.move) >= self.most_nodes:
            return NONE
        best = self._add(node, fresh, seat)
        self.availability[best] = 1
        return best

    def _follow(self, node: i64, seat: i64, move: i64) -> i64:
        """Return the child that a move leads to, added if it is new; NONE if the tree is full."""
        child = self.first[node]
        while child != NONE and self.move[child] != move:
            child = self.next[child]
        if child != NONE or len(self.move) >= self.most_nodes:
            return child
        child = self._add(node, move, seat)
        self.availability[child] = 1
        return child

    def _score(self, child: i64) -> float:
        visits = float(self.visits[child])
        if visits == 0.0:
            return UNVISITED
        mean = float(self.reward[child]) / (visits * float(WIN_VALUE))
        return mean + self.explore * sqrt(log(float(self.availability[child])) / visits)

    def _play_on(self, world: Position, flags: i64) -> None:
        policy = self.policy
        luck = self.luck
        rng = self.rng
        while not policy.can_stop(world, flags):
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
            self.reward[node] += self.policy.value(world, self.mover[node], self.players)

    def advance(self, move: i64, knowledge: Knowledge) -> bool:
        """Make the child of a move the new root, with all it has learned; return False if it was never tried."""
        child = self.first[self.root]
        while child != NONE and self.move[child] != move:
            child = self.next[child]
        if child == NONE:
            return False
        self.root = child
        self.knowledge = knowledge
        return True

    def results(self) -> list[tuple[int, int, float]]:
        """Return the moves tried at the root with their visits and mean value to the mover, most visited first."""
        found: list[tuple[int, int, float]] = []
        child = self.first[self.root]
        while child != NONE:
            visits = self.visits[child]
            if visits > 0:
                mean = float(self.reward[child]) / (float(visits) * float(WIN_VALUE))
                found.append((int(self.move[child]), int(visits), mean))
            child = self.next[child]
        found.sort(key=_most_visited)
        return found


def _most_visited(result: tuple[int, int, float]) -> tuple[int, float, int]:
    return -result[1], -result[2], result[0]
