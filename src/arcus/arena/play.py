"""One game of the arena: deals, asks each bot for its moves, times it, and notes what it does wrong."""

import time
from collections import Counter
from typing import Any

import msgspec

from arcus.arena.entrants import Company, Entrant
from arcus.arena.schedule import Job, number
from arcus.bots import Bot
from arcus.bots.foreign import CRASH, ILLEGAL, TIMEOUT, Failed, Program
from arcus.core.bits import lowest
from arcus.core.game import AnyGame
from arcus.core.luck import FastLuck, Rng
from arcus.games import game as game_by_name
from arcus.records.match import Match

LONGEST = 4000  # signs of a fault's message


class Setting(msgspec.Struct, frozen=True):
    """All that decides the games of a run."""

    game: str
    players: int
    options: dict[str, Any]
    entrants: tuple[Entrant, ...]
    seed: int
    move_seconds: float
    folder: str
    """Where the programs are started."""


class Fault(msgspec.Struct, frozen=True):
    """What a bot did wrong in a game: it crashed, chose what is not allowed, was late, or talked nonsense."""

    seat: int
    kind: str
    message: str


class Result(msgspec.Struct, frozen=True):
    """One game that was played; all tuples but the winners and the faults go by seat."""

    deal: int
    seating: int
    bots: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that won or share the win."""
    points: tuple[int, ...]
    asked: tuple[int, ...]
    """How many decisions each seat was asked for."""
    ms: tuple[float, ...]
    """What it took for them in all."""
    faults: tuple[Fault, ...] = ()

    @property
    def key(self) -> tuple[int, int]:
        """What no two games of a run share."""
        return self.deal, self.seating


class Player:
    """A bot at the table. After its first fault it has lost, and its moves are made at random for the others' sake."""

    def __init__(self, seat: int, seed: int, seconds: float) -> None:
        self.seat = seat
        self.seconds = seconds
        self.bot: Bot | None = None
        self.fault: Fault | None = None
        self.asked = 0
        self.took = 0.0
        self._rng = Rng(seed)

    def choose(self, match: Match, legal: list[int]) -> int:
        """The bot's move, or a random one once it has lost."""
        if self.fault is None:
            move = self._asked(match, legal)
            if self.fault is None:
                return move
        return legal[int(self._rng.below(len(legal)))]

    def blame(self, kind: str, message: str) -> None:
        """Note the fault by which the bot has lost; a program is started anew for its next game."""
        shown = "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in message[:LONGEST])
        self.fault = self.fault or Fault(self.seat, kind, shown)
        if isinstance(self.bot, Program):
            self.bot.close()

    def _asked(self, match: Match, legal: list[int]) -> int:
        assert self.bot is not None
        view = match.view(self.seat)
        began = time.perf_counter()
        move = -1
        try:
            move = self.bot.choose(view)
        except Failed as failed:
            self.blame(failed.kind, failed.message)
        except Exception as error:
            self.blame(CRASH, f"{type(error).__name__}: {error}")
        took = time.perf_counter() - began
        self.asked += 1
        self.took += took
        if move not in legal:
            self.blame(ILLEGAL, f"move {move!r} is not one of those offered")
        elif took > self.seconds:
            self.blame(TIMEOUT, f"the move took {took:.1f} s")
        return move


class Arena:
    """Plays the games of one setting in this process."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.game: AnyGame = game_by_name(setting.game, setting.players, **setting.options)
        self.company = Company(setting.entrants, setting.move_seconds, setting.folder)

    def play(self, job: Job) -> Result:
        """Play a game to its end, whatever the bots do."""
        match = Match(self.game, FastLuck(number("luck", self.setting.seed, job.deal)))
        players = self._seated(match, job)
        while owing := match.position.to_act():
            seat = int(lowest(owing))
            legal = [int(move) for move in match.position.legal(seat)]
            match.play(seat, players[seat].choose(match, legal) if len(legal) > 1 else legal[0])
        return _result(match, job, players)

    def close(self) -> None:
        """End the programs that played."""
        self.company.close()

    def _seated(self, match: Match, job: Job) -> list[Player]:
        """The players, each with its bot or with the fault that it did not come."""
        players: list[Player] = []
        held: Counter[int] = Counter()
        for seat, which in enumerate(job.bots):
            seed = number("bot", self.setting.seed, *job.key, seat)
            player = Player(seat, seed, self.setting.move_seconds)
            try:
                player.bot = self.company.player(which, held[which], match, seat, seed)
            except Failed as failed:
                player.blame(failed.kind, failed.message)
            except Exception as error:
                player.blame(CRASH, f"{type(error).__name__}: {error}")
            held[which] += 1
            players.append(player)
        return players


def _result(match: Match, job: Job, players: list[Player]) -> Result:
    """Who won among those who made no fault; a fault is worth no points."""
    points = [int(match.position.points(player.seat)) for player in players]
    fair = [player.seat for player in players if player.fault is None]
    most = max((points[seat] for seat in fair), default=0)
    return Result(
        deal=job.deal,
        seating=job.seating,
        bots=job.bots,
        winners=tuple(seat for seat in fair if points[seat] == most),
        points=tuple(points[each.seat] if each.fault is None else min(0, points[each.seat]) for each in players),
        asked=tuple(player.asked for player in players),
        ms=tuple(round(player.took * 1000, 3) for player in players),
        faults=tuple(player.fault for player in players if player.fault is not None),
    )
