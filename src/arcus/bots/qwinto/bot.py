"""Qwinto's bots: one that has learned what sheets are worth, and one that plays by rules of thumb."""

from functools import cache
from typing import Literal

import msgspec

from arcus.bots import Bot
from arcus.bots.analysis import Thinker, Thought
from arcus.bots.budget import Budget
from arcus.bots.qwinto.net import Net
from arcus.bots.qwinto.player import AHEAD, HEURISTIC, POINTS, WIN, Player
from arcus.bots.qwinto.weights import Weights, shipped, shipped_net, table_of
from arcus.bots.spec import BotSpec
from arcus.core.game import AnyGame, AnyView, UsageError
from arcus.games.qwinto.position import QwintoPosition
from arcus.games.qwinto.view import knowledge

Aim = Literal["points", "win"]


class QwintoBot(Thinker):
    """Plays by what it has learned, with exact expectations over the dice.

    With `lookahead` it looks one turn further, as the aim `win` always does; alone both aims are the same.
    A value is points expected at the end, or with the aim `win` the chance to win. `temperature`, in the same unit,
    lets it slip: the higher, the more often it takes a lesser move for the best.
    """

    def __init__(
        self,
        game: AnyGame,
        seed: int = 0,
        aim: Aim = "points",
        temperature: float = 0.0,
        lookahead: bool = False,
        weights: Weights | None = None,
    ) -> None:
        players = game.players
        kind = AHEAD if lookahead else POINTS
        if aim == "win":
            kind = WIN if players > 1 else AHEAD
        net = shipped_net(table_of(players)) if weights is None else weights.net(players)
        self._player = Player(net, players, (weights or shipped()).spread, kind, temperature, seed)

    def choose(self, view: AnyView) -> int:
        return int(self._player.choose(*_known(view)))

    def values(self, view: AnyView) -> list[tuple[int, float]]:
        """Each legal move with its value, the best first."""
        self._player.look(*_known(view))
        pairs = zip(self._player.moves, self._player.values, strict=True)
        return sorted(((int(move), float(value)) for move, value in pairs), key=lambda pair: (-pair[1], pair[0]))

    def think(self, view: AnyView) -> list[Thought]:
        return [Thought(move, 1, value) for move, value in self.values(view)]


class QwintoGreedy(Bot):
    """Plays by rules of thumb: every number has its natural place, and misthrows hurt. It has learned nothing."""

    def __init__(self, seed: int = 0, temperature: float = 0.0) -> None:
        self._seed = seed
        self._temperature = temperature
        self._players: dict[int, Player] = {}  # by how many play

    def choose(self, view: AnyView) -> int:
        if view.players not in self._players:
            self._players[view.players] = Player(
                _nothing(), view.players, [1.0], HEURISTIC, self._temperature, self._seed
            )
        return int(self._players[view.players].choose(*_known(view)))


@cache
def _nothing() -> Net:
    """A net that has learned nothing, for players that do not ask it."""
    return Net()


def _known(view: AnyView) -> tuple[QwintoPosition, int]:
    """The table as the seat knows it, what others have chosen left open; and the seat."""
    if view.seat is None:
        raise UsageError("a spectator has nothing to choose")
    return knowledge(view).known, view.seat


class QwintoLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level of Qwinto is like; the data file says what each field means."""

    by: Literal["heuristic", "value"] = "value"
    aim: Aim = "points"
    lookahead: bool = False
    temperature: float = 0.0

    def bot(self, game: AnyGame, seed: int, budget: Budget | None = None) -> Bot:
        """A bot of this level; no budget changes it, since every choice is worked out in full."""
        if self.by == "heuristic":
            return QwintoGreedy(seed, self.temperature)
        return QwintoBot(game, seed, self.aim, self.temperature, self.lookahead)


SPEC = BotSpec(QwintoLevel, QwintoLevel.bot, QwintoGreedy)
