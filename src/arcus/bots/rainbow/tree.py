"""The search of Rainbow: a tree over one turn, many worlds in it, and play-outs by the policy from where the turn ends.

After a move all faces that came up are known, so a node of the tree stands for all that the player would know: moves
branch by the face that they bring up, and what is learned for one face says nothing for another. The other player
has no nodes: in the tree that player would come to know what only the owner knows.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.bots.rainbow.policy import RainbowPolicy
from arcus.bots.search.tree import NONE, Search
from arcus.core.events import NO_EVENTS
from arcus.core.luck import Luck
from arcus.core.position import TURN_ENDED, Knowledge, Position
from arcus.games.rainbow import fields as at, moves
from arcus.games.rainbow.cards import NO_FACE, SLOTS
from arcus.games.rainbow.position import RainbowPosition

DEEPEST: Final = 8  # steps in a turn, and to spare
WIDEST: Final = 400000  # nodes in a tree
PLAYERS: Final = 2


@final
class RainbowSearch(Search):
    """A tree whose nodes are, in turn, what the owner knows, a move, and the face that it brought up."""

    rules: RainbowPolicy
    trust: i64  # as how many tries the policy's promise counts

    def __init__(
        self, knowledge: Knowledge, policy: RainbowPolicy, owner: i64, explore: float, trust: i64, seed: i64
    ) -> None:
        super().__init__(knowledge, policy, PLAYERS, owner, moves.COUNT, explore, 0, seed, WIDEST)
        self.rules = policy
        self.trust = trust

    def _iterate(self, world: Position) -> None:
        assert isinstance(world, RainbowPosition)
        self.path = vec[i64](capacity=DEEPEST)
        self._play_on(world, self._walk(world))
        self._learn(world)

    def _walk(self, world: RainbowPosition) -> i64:
        """Through the tree to moves that are new in it, or to the end of the turn; the flags of the last move."""
        node = self.root
        while True:
            is_new = self.first[node] == NONE
            if is_new:
                self._grow(node, world)
            node = self._descend(node, self.owner, world.legal(self.owner))
            self.path = append(self.path, node)
            move = self.move[node]
            face = shows(world, self.owner, move)
            flags = world.apply(self.owner, move, self.luck, NO_EVENTS)
            self.plays += 1
            if is_new or flags & TURN_ENDED != 0:
                return flags
            node = self._follow(node, NONE, face)
            if node == NONE:
                return flags

    def _grow(self, node: i64, world: RainbowPosition) -> None:
        """Add all moves, each with what the policy promises."""
        self.rules.look(world, self.owner)
        found = world.legal(self.owner)
        for move in found:
            child = self._add(node, move, self.owner)
            self.visits[child] = self.trust
            self.chances[child] = self.trust * len(found) + 1
            self.reward[child] = self.trust * self.rules.promise(world, self.owner, move)

    def advance(self, move: i64, knowledge: Knowledge) -> bool:
        """Go on from the position after a move, with all that was learned of the face that it brought up."""
        if not Search.advance(self, move, knowledge):
            return False
        node = self._follow(self.root, NONE, _shown(move, knowledge, self.luck))
        if node == NONE:
            return False
        self.root = node
        return True


def shows(world: RainbowPosition, seat: i64, move: i64) -> i64:
    """The face that a move brings up; NO_FACE if it brings up none."""
    d = world.data
    if move == moves.STOP:
        return NO_FACE
    if move < moves.LAY:
        return world.deck[d[at.ROW + move] ^ 1]
    if move < moves.BLIND:
        return world.deck[d[at.HAND + SLOTS * seat + move - moves.LAY] * 2 + seat]
    return world.deck[d[at.HAND + SLOTS * seat + move - moves.BLIND] * 2 + 1 - seat]


def _shown(move: i64, knowledge: Knowledge, luck: Luck) -> i64:
    """The face that a move brought up: it lies open, so every world has the same."""
    world = knowledge.sample(luck, 0)
    assert isinstance(world, RainbowPosition)
    if move < moves.LAY:
        return world.deck[world.data[at.ROW + move]]
    return world.deck[world.data[at.ROW + world.data[at.ROWS] - 1]]
