"""One game of the arena: deal, ask the bots for moves, measure their time, and record their faults."""

import time
from collections import Counter

from arcus.arena.entrants import BotFactory
from arcus.arena.results import Fault, Result, Setting
from arcus.arena.schedule import Job, derived_seed
from arcus.bots import Bot, external
from arcus.core.bits import lowest
from arcus.core.game import AnyGame, most_points
from arcus.core.luck import FastLuck, Rng
from arcus.games import game as game_by_name
from arcus.records.match import Match

LONGEST = 4000  # characters of a fault's message


class Player:
    """A bot in one seat. After its first fault it has lost, and plays at random so that the others can finish."""

    def __init__(self, seat: int, seed: int, seconds: float) -> None:
        self.seat = seat
        self.seconds = seconds
        self.bot: Bot | None = None
        self.fault: Fault | None = None
        self.asked = 0
        self.took = 0.0
        self._rng = Rng(seed)

    def choose(self, match: Match, legal: list[int]) -> int:
        """Return the bot's move, or a random one after a fault."""
        if self.fault is None:
            move = self._ask(match, legal)
            if self.fault is None:
                return move
        return legal[int(self._rng.below(len(legal)))]

    def record_fault(self, kind: str, message: str) -> None:
        """Record the first fault, and stop a program, which is restarted for its next game."""
        shown = "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in message[:LONGEST])
        self.fault = self.fault or Fault(self.seat, kind, shown)
        if isinstance(self.bot, external.ExternalBot):
            self.bot.close()

    def _ask(self, match: Match, legal: list[int]) -> int:
        assert self.bot is not None
        view = match.view(self.seat)
        began = time.perf_counter()
        move = -1
        try:
            move = self.bot.choose(view)
        except external.BotFailure as failure:
            self.record_fault(failure.kind, failure.message)
        except Exception as error:
            self.record_fault(external.CRASH, f"{type(error).__name__}: {error}")
        took = time.perf_counter() - began
        self.asked += 1
        self.took += took
        if move not in legal:
            self.record_fault(external.ILLEGAL, f"move {move!r} is not legal")
        elif took > self.seconds:
            self.record_fault(external.TIMEOUT, f"the move took {took:.1f} s")
        return move


class Arena:
    """Player of a setting's games, in this process."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game: AnyGame = game_by_name(setting.game, setting.players, **setting.options)
        self.bots = BotFactory(setting.entrants, setting.move_seconds, setting.folder)

    def play(self, job: Job) -> Result:
        """Play a game to its end, even if bots fail, and return its result."""
        match = Match(self.game, FastLuck(derived_seed("luck", self.setting.seed, job.deal)))
        players = self._seated(match, job)
        while owing := match.position.to_act():
            seat = int(lowest(owing))
            legal = [int(move) for move in match.position.legal(seat)]
            match.play(seat, players[seat].choose(match, legal) if len(legal) > 1 else legal[0])
        return _result(match, job, players)

    def close(self) -> None:
        """Stop the bots' programs."""
        self.bots.close()

    def _seated(self, match: Match, job: Job) -> list[Player]:
        """Return the players, each with its bot or with the fault that kept it from starting."""
        players: list[Player] = []
        held: Counter[int] = Counter()
        for seat, which in enumerate(job.bots):
            seed = derived_seed("bot", self.setting.seed, *job.key, seat)
            player = Player(seat, seed, self.setting.move_seconds)
            try:
                player.bot = self.bots.make(which, held[which], match, seat, seed)
            except external.BotFailure as failure:
                player.record_fault(failure.kind, failure.message)
            except Exception as error:
                player.record_fault(external.CRASH, f"{type(error).__name__}: {error}")
            held[which] += 1
            players.append(player)
        return players


def _result(match: Match, job: Job, players: list[Player]) -> Result:
    """Return the result: the most points win among players without a fault; a fault forfeits the points."""
    points = [int(match.position.points(player.seat)) for player in players]
    fair = [player.seat for player in players if player.fault is None]
    return Result(
        deal=job.deal,
        seating=job.seating,
        bots=job.bots,
        winners=most_points(points, fair),
        points=tuple(points[each.seat] if each.fault is None else min(0, points[each.seat]) for each in players),
        asked=tuple(player.asked for player in players),
        ms=tuple(round(player.took * 1000, 3) for player in players),
        faults=tuple(player.fault for player in players if player.fault is not None),
    )
