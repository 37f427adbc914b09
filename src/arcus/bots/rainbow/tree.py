"""The search of Rainbow: a tree over one turn in many sampled worlds, with playouts from the end of the turn.

After a move every face that came up is public, so moves branch by the face that they bring up: a node is all that the
player would know, and what is learned for one face says nothing about another. The other player has no nodes: there
they would come to know what only the owner knows.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.bots.rainbow.policy import RainbowPolicy
from arcus.bots.search.tree import NONE, Search
from arcus.core.events import NO_EVENTS
from arcus.core.luck import Luck
from arcus.core.position import TURN_ENDED, Knowledge, Position
from arcus.games.rainbow import cards, fields as at, moves
from arcus.games.rainbow.position import RainbowPosition

PATH: Final = 8  # moves for which a path has room at first
MOST_NODES: Final = 400000
PLAYERS: Final = 2


@final
class RainbowSearch(Search):
    """A tree whose nodes are, in turn, what the owner knows, a move, and the face that it brought up."""

    priors: RainbowPolicy
    prior_visits: i64  # how many visits the prior of a move counts for

    def __init__(
        self,
        knowledge: Knowledge,
        policy: RainbowPolicy,
        *,
        owner: i64,
        explore: float,
        prior_visits: i64,
        seed: i64,
    ) -> None:
        super().__init__(
            knowledge,
            policy,
            owner=owner,
            players=PLAYERS,
            move_count=moves.COUNT,
            explore=explore,
            opponent_policy_sixteenths=0,
            seed=seed,
            most_nodes=MOST_NODES,
        )
        self.priors = policy
        self.prior_visits = prior_visits

    def _iterate(self, world: Position) -> None:
        assert isinstance(world, RainbowPosition)
        self.path = vec[i64](capacity=PATH)
        self._play_on(world, self._walk(world))
        self._learn(world)

    def _walk(self, world: RainbowPosition) -> i64:
        """Walk through the tree to a new node or to the end of the turn; return the flags of the last move."""
        node = self.root
        while True:
            is_new = self.first[node] == NONE
            if is_new:
                self._grow(node, world)
            node = self._descend(node, self.owner, world.legal(self.owner))
            self.path = append(self.path, node)
            move = self.move[node]
            face = face_after(world, self.owner, move)
            flags = world.apply(self.owner, move, self.luck, NO_EVENTS)
            self.plays += 1
            if is_new or flags & TURN_ENDED != 0:
                return flags
            node = self._follow(node, NONE, face)
            if node == NONE:
                return flags

    def _grow(self, node: i64, world: RainbowPosition) -> None:
        """Add all moves to a node, each with its prior."""
        self.priors.observe(world, self.owner)
        found = world.legal(self.owner)
        for move in found:
            child = self._add(node, move, self.owner)
            self.visits[child] = self.prior_visits
            self.availability[child] = self.prior_visits * len(found) + 1
            self.reward[child] = self.prior_visits * self.priors.prior(world, self.owner, move)

    def advance(self, move: i64, knowledge: Knowledge) -> bool:
        """Make the child of a move and of the face that it brought up the new root; return False if there is none."""
        if not Search.advance(self, move, knowledge):
            return False
        node = self._follow(self.root, NONE, _face_of(move, knowledge, self.luck))
        if node == NONE:
            return False
        self.root = node
        return True


def face_after(world: RainbowPosition, seat: i64, move: i64) -> i64:
    """Return the face that a move will bring up; NO_FACE if it brings up none."""
    d = world.data
    if move == moves.STOP:
        return cards.NO_FACE
    if move < moves.LAY:
        return world.deck[d[at.ROW + move] ^ 1]
    if move < moves.BLIND:
        return world.deck[d[at.HAND + cards.SLOTS * seat + move - moves.LAY] * 2 + seat]
    return world.deck[d[at.HAND + cards.SLOTS * seat + move - moves.BLIND] * 2 + 1 - seat]


def _face_of(move: i64, knowledge: Knowledge, luck: Luck) -> i64:
    """Return the face that a move has brought up: it is public, so it is the same in every sample."""
    world = knowledge.sample(luck, 0)
    assert isinstance(world, RainbowPosition)
    if move < moves.LAY:
        return world.deck[world.data[at.ROW + move]]
    return world.deck[world.data[at.ROW + world.data[at.ROWS] - 1]]
