"""A bot that searches worlds: positions sampled from what its seat knows."""

import time
from collections.abc import Collection

from arcus.bots.analysis import Thinker, Thought
from arcus.bots.budget import Budget
from arcus.bots.oversight import Oversight
from arcus.bots.search.policy import Policy
from arcus.bots.search.tree import Search
from arcus.core.game import AnyGame, AnyView
from arcus.core.luck import mix
from arcus.core.position import Knowledge

CHUNK = 64  # iterations between two looks at the clock
SHARE = 0.6  # of the rest of a turn's budget, for one decision
LEAST = 8  # iterations for a decision
MOST_NODES = 400_000  # in a tree


class SearchBot(Thinker):
    """Information-set Monte Carlo tree search with a budget for each turn, and oversights to play like a human."""

    def __init__(
        self,
        game: AnyGame,
        policy: Policy,
        seed: int,
        budget: Budget,
        *,
        explore: float = 0.7,
        overlook: float = 0.0,
        last_resort: Collection[int] = (),
        opponent_policy_sixteenths: int = 0,
    ) -> None:
        self.game = game
        self.policy = policy
        self.seed = seed
        self.budget = budget
        self.explore = explore
        self.oversight = Oversight(seed, overlook, last_resort)
        self.opponent_policy_sixteenths = opponent_policy_sixteenths
        self._search: Search | None = None
        self._expected = -1  # the decision after the last one
        self._round = 0  # of the last decision
        self._move = -1
        self._left = 0.0  # of this turn's budget, from 1 to 0

    def choose(self, view: AnyView) -> int:
        self._renew_budget(view)  # also for a turn that begins without a search
        if len(view.moves) == 1:
            move = view.moves[0].number
            self._search = None  # its tree does not contain the position after this move
        else:
            move = self.oversight.choose(view, self.think(view))
        self._expected, self._round, self._move = view.decision + 1, _round_of(view), move
        return move

    def think(self, view: AnyView) -> list[Thought]:
        self._renew_budget(view)
        search = self._reused_search(view) or self.new_search(view)
        spend = self._left * SHARE
        self._left -= spend
        if self.budget.ms is not None:
            deadline = time.perf_counter() + self.budget.ms * spend / 1000
            search.run(CHUNK)
            while time.perf_counter() < deadline:
                search.run(CHUNK)
        else:
            search.run(max(LEAST, int((self.budget.iterations or 0) * spend)))
        self._search = search
        legal = {choice.number for choice in view.moves}  # a reused tree may contain moves of other worlds
        thoughts = [Thought(*result) for result in search.results() if result[0] in legal]
        return self.oversight.in_order(thoughts)

    def _reused_search(self, view: AnyView) -> Search | None:
        """Return the tree of this turn's last decision, moved on to this one; None if it can't be reused."""
        search = self._search
        if search is None or not self.is_same_turn(view) or not search.advance(self._move, self._knowledge(view)):
            return None
        return search

    def _renew_budget(self, view: AnyView) -> None:
        """Grant the whole budget again if a turn begins with this decision."""
        if not self.is_same_turn(view):
            self._left = 1.0

    def is_same_turn(self, view: AnyView) -> bool:
        """Return whether this decision belongs to the same turn as the last one.

        A seat that decides twice in a row may have lost a round in between and opened the next one: a new turn.
        """
        return view.decision == self._expected and _round_of(view) == self._round

    def new_search(self, view: AnyView) -> Search:
        """Return a new tree for this view."""
        return Search(
            self._knowledge(view),
            self.policy,
            owner=0 if view.seat is None else view.seat,
            players=view.players,
            move_count=self.game.move_count,
            explore=self.explore,
            opponent_policy_sixteenths=self.opponent_policy_sixteenths,
            seed=mix(self.seed ^ mix(view.decision)),
            most_nodes=MOST_NODES,
        )

    def _knowledge(self, view: AnyView) -> Knowledge:
        return self.game.knowledge(view)


def _round_of(view: AnyView) -> int:
    """Return the number of the round; 0 in a game without rounds."""
    return getattr(view.table, "round", 0)
