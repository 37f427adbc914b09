"""The cheater: a search on the true position, to measure how much of a game is the luck of the deal.

Only the arena can make one, for a match that it plays itself. The server never imports this package.
"""

from mypy_extensions import i64

from arcus.bots import Bot
from arcus.bots.searcher import SearchBot
from arcus.core.game import AnyView, UsageError
from arcus.core.luck import Luck
from arcus.core.position import Knowledge, Position
from arcus.records.match import Match


class Truth(Knowledge):
    """Perfect knowledge: every sample is the true position."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def sample(self, luck: Luck, nth: i64) -> Position:
        return self.position.copy()


class Cheat(Bot):
    """A searching level that sees the true position from turn `since` of its own on."""

    def __init__(self, bot: Bot, match: Match | None = None, since: int = 1) -> None:
        if not isinstance(bot, SearchBot):
            raise UsageError("cheat: needs a level that searches in this game, such as cheat:master")
        self._bot = bot
        self._match = match
        self._since = since
        self._turns = 0
        self._honest = bot._knowledge
        bot._knowledge = self._truth  # type: ignore[method-assign] # only here, so that no other bot can reach the true position

    def choose(self, view: AnyView) -> int:
        self._turns += not self._bot.is_same_turn(view)
        return self._bot.choose(view)

    def _truth(self, view: AnyView) -> Knowledge:
        if self._turns < self._since:
            return self._honest(view)
        if self._match is None:
            raise RuntimeError("a cheater can only play in a match of the arena")
        return Truth(self._match.position.copy())
