"""The cheater: a search that is shown the true position, to see how much of a game is luck of the deal.

Only the arena can build it, from a live game that it plays itself. Nothing that serves people imports this layer.
"""

from mypy_extensions import i64

from arcus.bots import Bot
from arcus.bots.searcher import SearchBot
from arcus.core.game import AnyView, UsageError
from arcus.core.luck import Luck
from arcus.core.position import Knowledge, Position
from arcus.records.match import Match


class Truth(Knowledge):
    """Knows everything: every sample is the true position."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def sample(self, luck: Luck, nth: i64) -> Position:
        return self.position.copy()


class Cheat(Bot):
    """A level's search, with the truth in place of what its seat knows, from one of its own turns on."""

    def __init__(self, bot: Bot, match: Match | None = None, since: int = 1) -> None:
        if not isinstance(bot, SearchBot):
            raise UsageError("cheat: goes with a level that searches in this game, like cheat:master")
        self._bot = bot
        self._match = match
        self._since = since
        self._turns = 0
        self._honest = bot._knowledge
        bot._knowledge = self._truth  # type: ignore[method-assign] # here alone, so that no bot has a way to the truth

    def choose(self, view: AnyView) -> int:
        self._turns += not self._bot.goes_on(view)
        return self._bot.choose(view)

    def _truth(self, view: AnyView) -> Knowledge:
        if self._turns < self._since:
            return self._honest(view)
        if self._match is None:
            raise RuntimeError("a cheater plays only in a live game of the arena")
        return Truth(self._match.position.copy())
