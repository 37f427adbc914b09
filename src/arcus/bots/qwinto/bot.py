"""Qwinto's bots: one with a learned value function, and one with a heuristic."""

from functools import cache
from typing import Literal

import msgspec

from arcus.bots import Bot, analysis
from arcus.bots.budget import Budget
from arcus.bots.oversight import Oversight
from arcus.bots.qwinto import player
from arcus.bots.qwinto.chooser import Chooser
from arcus.bots.qwinto.duel_player import DuelPlayer
from arcus.bots.qwinto.net import Net
from arcus.bots.qwinto.policy import QwintoPolicy
from arcus.bots.qwinto.weights import Weights, shipped, shipped_chances, shipped_net, table_of
from arcus.bots.spec import BotSpec
from arcus.core.game import AnyGame, AnyView, UsageError
from arcus.games.qwinto import moves
from arcus.games.qwinto.position import QwintoPosition
from arcus.games.qwinto.view import knowledge

Aim = Literal["points", "margins", "win"]
LAST_RESORT = (moves.PASS,)  # the active player then takes a misthrow


class QwintoBot(analysis.Thinker):
    """Plays by the value function, with exact expectations over the dice.

    The value of a move is the points expected at the end, or with the other aims the chance to win. The aim `margins`
    compares the points that all expect one turn further; `win` does the same, but of two players it takes the net for
    chances. With `lookahead` the aim `points` looks one turn further, too; alone all aims do the same then.
    `overlook` is the chance that it does not notice a move: see `Oversight`.
    """

    def __init__(
        self,
        game: AnyGame,
        seed: int = 0,
        *,
        aim: Aim = "points",
        overlook: float = 0.0,
        lookahead: bool = False,
        weights: Weights | None = None,
    ) -> None:
        self._player = _chooser(game.players, aim, weights, lookahead=lookahead)
        self._oversight = Oversight(seed, overlook, LAST_RESORT)

    def choose(self, view: AnyView) -> int:
        return self._oversight.choose(view, self.think(view))

    def values(self, view: AnyView) -> list[tuple[int, float]]:
        """Return each legal move with its value, the best first."""
        return [(thought.move, thought.value) for thought in self.think(view)]

    def think(self, view: AnyView) -> list[analysis.Thought]:
        return _thoughts(self._player, view)


class QwintoGreedy(analysis.Thinker):
    """Plays by a heuristic: each number has a natural place, and misthrows cost. Nothing is learned."""

    def __init__(self, seed: int = 0, overlook: float = 0.0) -> None:
        self._oversight = Oversight(seed, overlook, LAST_RESORT)
        self._players: dict[int, player.Player] = {}  # by number of players

    def choose(self, view: AnyView) -> int:
        return self._oversight.choose(view, self.think(view))

    def think(self, view: AnyView) -> list[analysis.Thought]:
        if view.players not in self._players:
            self._players[view.players] = player.Player(
                _untrained(),
                view.players,
                spread=[1.0],
                kind=player.HEURISTIC,
            )
        return _thoughts(self._players[view.players], view)


def _chooser(players: int, aim: Aim, weights: Weights | None, *, lookahead: bool) -> Chooser:
    if aim == "win" and players == player.PAIR:
        return DuelPlayer(shipped_chances() if weights is None else weights.chances())
    kind = player.AHEAD if lookahead else player.POINTS
    if aim != "points":
        kind = player.WIN if players > 1 else player.AHEAD
    net = shipped_net(table_of(players)) if weights is None else weights.net(players)
    return player.Player(net, players, (weights or shipped()).spread, kind=kind)


def _thoughts(valuing: Chooser, view: AnyView) -> list[analysis.Thought]:
    """Return each legal move with its value, the best first."""
    valuing.evaluate(*_known(view))
    pairs = sorted(zip(valuing.moves, valuing.values, strict=True), key=lambda pair: (-pair[1], pair[0]))
    return [analysis.Thought(int(move), 1, float(value)) for move, value in pairs]


@cache
def _untrained() -> Net:
    """Return a net for players that do not use it."""
    return Net()


def _known(view: AnyView) -> tuple[QwintoPosition, int]:
    """Return the position as the seat knows it, without the choices of others, and the seat."""
    if view.seat is None:
        raise UsageError("expected the view of a seat, got that of a spectator, who has nothing to choose")
    return knowledge(view).known, view.seat


class QwintoLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level of Qwinto; `levels.toml` explains each field."""

    by: Literal["heuristic", "value"] = "value"
    aim: Aim = "points"
    lookahead: bool = False
    overlook: float = 0.0

    def bot(self, game: AnyGame, seed: int, budget: Budget | None = None) -> Bot:
        """Return a bot of this level; a budget changes nothing, since every choice is computed in full."""
        if self.by == "heuristic":
            return QwintoGreedy(seed, self.overlook)
        return QwintoBot(game, seed, aim=self.aim, overlook=self.overlook, lookahead=self.lookahead)


def policy_of(game: AnyGame) -> QwintoPolicy:
    """Return the playout policy with the weights that come with Arcus."""
    return QwintoPolicy(shipped_net(table_of(game.players)), game.players, shipped().spread)


SPEC = BotSpec(QwintoLevel, QwintoLevel.bot, QwintoGreedy, policy_of)
