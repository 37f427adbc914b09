"""A bot that searches worlds drawn from what its seat knows."""

import time

from arcus.bots.analysis import Thinker, Thought
from arcus.bots.budget import Budget
from arcus.bots.search.policy import Policy
from arcus.bots.search.tree import Search
from arcus.core.game import AnyGame, AnyView
from arcus.core.luck import Rng, mix
from arcus.core.position import Knowledge

CHUNK = 64  # iterations between two looks at the clock
SHARE = 0.6  # of what is left of a turn's budget, for one decision
WIDEST = 400_000  # nodes in a tree


class SearchBot(Thinker):
    """Information-set Monte Carlo tree search with a budget for each turn, with slips if it is to be human."""

    def __init__(
        self,
        game: AnyGame,
        policy: Policy,
        seed: int,
        budget: Budget,
        explore: float = 0.7,
        slip: float = 0.0,
        model: int = 0,
    ) -> None:
        self.game = game
        self.policy = policy
        self.seed = seed
        self.budget = budget
        self.explore = explore
        self.slip = slip
        self.model = model
        self._search: Search | None = None
        self._expected = -1  # the decision that would still belong to the turn begun
        self._move = -1
        self._left = 0.0  # of this turn's budget, from 1 to 0

    def choose(self, view: AnyView) -> int:
        move = view.moves[0].number if len(view.moves) == 1 else self._slipped(view)
        if move is None:
            move = self.think(view)[0].move
        else:
            self._search = None  # its tree has not followed this move, and leads elsewhere
        self._expected, self._move = view.decision + 1, move
        return move

    def _slipped(self, view: AnyView) -> int | None:
        """Any move at all, where a player of this level would overlook what is best; None where not."""
        rng = Rng(mix(self.seed ^ mix(view.decision)))
        if int(rng.below(1000)) >= self.slip * 1000:
            return None
        return view.moves[rng.below(len(view.moves))].number

    def think(self, view: AnyView) -> list[Thought]:
        if not self.goes_on(view):
            self._left = 1.0
        search = self._continued(view) or self.begun(view)
        spend = self._left * SHARE
        self._left -= spend
        if self.budget.ms is not None:
            deadline = time.perf_counter() + self.budget.ms * spend / 1000
            search.run(CHUNK)
            while time.perf_counter() < deadline:
                search.run(CHUNK)
        else:
            search.run(max(8, int((self.budget.iterations or 0) * spend)))
        self._search = search
        legal = {choice.number for choice in view.moves}  # a tree that is carried on may know moves of other worlds
        return [Thought(*result) for result in search.results() if result[0] in legal]

    def _continued(self, view: AnyView) -> Search | None:
        """The tree of this turn's last decision, if it leads here."""
        search = self._search
        if search is None or not self.goes_on(view) or not search.advance(self._move, self._knowledge(view)):
            return None
        return search

    def goes_on(self, view: AnyView) -> bool:
        """Does this decision belong to the turn that the last one began?"""
        return view.decision == self._expected

    def begun(self, view: AnyView) -> Search:
        """A new tree for this view."""
        seed = mix(self.seed ^ mix(view.decision))
        knowledge = self._knowledge(view)
        return Search(
            knowledge,
            self.policy,
            view.players,
            0 if view.seat is None else view.seat,
            self.game.move_count,
            self.explore,
            self.model,
            seed,
            WIDEST,
        )

    def _knowledge(self, view: AnyView) -> Knowledge:
        return self.game.knowledge(view)
