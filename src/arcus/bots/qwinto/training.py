"""Trains Qwinto's value functions by self-play: `arcus train qwinto`.

There is one for games alone, for two, for three, and for four to six players. Training goes in generations: many games
are played with the weights as they are, in any number of processes, and then learned from in the order of their
numbers. So the result depends on the seed and the number of games, and not on the processes.
"""

import math
import os
import signal
import tempfile
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
from librt.vecs import vec

from arcus.bots.qwinto.features import FAR
from arcus.bots.qwinto.net import OUTPUTS, WEIGHTS, Net
from arcus.bots.qwinto.player import POINTS, WIN, Player
from arcus.bots.qwinto.selfplay import Lessons, play_lessons, play_margins, play_match
from arcus.bots.qwinto.weights import TABLES, Weights, packed_net, unpacked_net
from arcus.core.game import UsageError

SHARES = (6, 4, 3, 2)  # how the games are dealt out to TABLES: games with more players teach more each
CHUNK = (10, 5, 3, 2)  # by table: games that one process plays at a time
CHUNKS = 12  # in a generation
RATE = 0.01  # step width of learning, until half the games are played; then it falls to nothing
FADE = 0.99  # what a generation leaves of the squared gradients before it
PASSES = 3  # how often a generation is learned
WANDER = 0.003  # how many decisions are random
TRACE = (0.8, 0.5)  # how far what really happened corrects what was expected: at the beginning, and at the end
MARGIN_GAMES = 600
SCORE_GAMES = {1: 2000, 2: 2000, 3: 2000, 4: 500, 5: 500, 6: 500}
MATCH_GAMES = 400


class Checkpoint(msgspec.Struct):
    """A training run, to go on from."""

    seed: int
    games: int
    table: int = 0
    """Which of TABLES is being trained."""
    played: int = 0
    """Games at that table so far."""
    numbers: bytes = b""
    """The net in training, with all that its next step depends on."""
    nets: list[bytes] = []
    """The finished ones, packed."""


class Progress(msgspec.Struct, frozen=True):
    """Where a training run stands."""

    table: int
    played: int
    """Games of all tables so far."""
    games: int
    error: float
    """By how many points the last generation was off."""


class Score(msgspec.Struct, frozen=True):
    """What a kind of player makes on average in games against itself."""

    players: int
    games: int
    points: float
    error: float
    """Of the mean."""


class Match(msgspec.Struct, frozen=True):
    """How two-player games between the aim `win` and the aim `points` end; a shared win is half a win."""

    games: int
    win_rate: float
    error: float


class Figures(msgspec.Struct, frozen=True):
    """What stands beside a file of weights: how it was made, and how it plays."""

    command: str
    seed: int
    games: int
    points: tuple[Score, ...]
    win_against_points: Match


class Chunk(msgspec.Struct, frozen=True):
    """Some games for one process."""

    players: int
    first: int
    games: int
    wander: float
    trace: float


def share(games: int, table: int) -> int:
    """How many of all games are played at a table: whole generations, at least one."""
    generation = CHUNK[table] * CHUNKS
    return max(1, round(games * SHARES[table] / sum(SHARES) / generation)) * generation


class Crew:
    """The processes that play. With one job everything runs in this one, and gives the same."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts) if jobs > 1 else None
        self._folder = tempfile.TemporaryDirectory(prefix="arcus-train-")
        self._told = 0

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
        self._folder.cleanup()

    def run(self, work: Callable[..., Any], *columns: list[Any]) -> Iterator[Any]:
        """Do the work for each row of the columns; the results come in that order."""
        return self._pool.map(work, *columns) if self._pool is not None else map(work, *columns)

    def lessons(self, net: Net, seed: int, chunks: list[Chunk]) -> Lessons:
        """Play all chunks with these weights, and gather what can be learned, in the order of the chunks."""
        gathered = Lessons()
        if self._pool is None:
            for chunk in chunks:
                made = _play(net, seed, chunk)
                gathered.add(list(made.samples), list(made.targets))
            return gathered
        self._told += 1
        path = Path(self._folder.name) / f"{self._told}.f64"
        path.write_bytes(array("d", net.numbers()[: WEIGHTS + OUTPUTS]).tobytes())
        for samples, targets in self.run(_play_elsewhere, [str(path)] * len(chunks), [seed] * len(chunks), chunks):
            gathered.add(array("i", samples).tolist(), array("d", targets).tolist())
        path.unlink()
        return gathered


def _ignore_interrupts() -> None:
    """An interrupt at the keyboard reaches all processes; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(net: Net, seed: int, chunk: Chunk) -> Lessons:
    return play_lessons(net, chunk.players, seed, chunk.first, chunk.games, chunk.wander, chunk.trace)


_loaded: tuple[str, Net] = ("", Net())


def _play_elsewhere(path: str, seed: int, chunk: Chunk) -> tuple[bytes, bytes]:
    """Play a chunk in another process, with the weights in a file."""
    global _loaded
    if _loaded[0] != path:
        _loaded[1].load(array("d", Path(path).read_bytes()).tolist())
        _loaded = (path, _loaded[1])
    made = _play(_loaded[1], seed, chunk)
    return array("i", list(made.samples)).tobytes(), array("d", list(made.targets)).tobytes()


class Training:
    """A run, generation by generation."""

    def __init__(self, checkpoint: Checkpoint, crew: Crew) -> None:
        self.state = checkpoint
        self._crew = crew
        self._net = Net()
        if checkpoint.numbers:
            self._net.load(array("d", checkpoint.numbers).tolist())
        else:
            self._net.begin(checkpoint.seed)

    @property
    def is_done(self) -> bool:
        """Are all nets trained?"""
        return self.state.table == len(TABLES)

    def step(self) -> Progress:
        """Play and learn one generation."""
        state = self.state
        games = share(state.games, state.table)
        left = 1 - state.played / games
        lessons = self._crew.lessons(self._net, self._seed(state.table), self._chunks(left))
        rate = RATE * min(1.0, 2 * left)
        errors = [lessons.teach(self._net, rate) for _ in range(PASSES)]
        self._net.forget(FADE)
        state.played += CHUNK[state.table] * CHUNKS
        progress = self._progress(math.sqrt(errors[0]))
        if state.played >= games:
            self._next_table()
        return progress

    def _seed(self, table: int) -> int:
        return self.state.seed * len(TABLES) + table

    def _chunks(self, left: float) -> list[Chunk]:
        table, size = self.state.table, CHUNK[self.state.table]
        first = self.state.played
        kinds = TABLES[table]
        trace = TRACE[1] + (TRACE[0] - TRACE[1]) * left
        return [Chunk(kinds[nth % len(kinds)], first + nth * size, size, WANDER, trace) for nth in range(CHUNKS)]

    def _progress(self, error: float) -> Progress:
        games = [share(self.state.games, table) for table in range(len(TABLES))]
        return Progress(self.state.table, sum(games[: self.state.table]) + self.state.played, sum(games), error)

    def _next_table(self) -> None:
        self.state.nets.append(packed_net(self._net))
        self.state.table += 1
        self.state.played = 0
        self._net = Net()
        self._net.begin(self.state.seed + self.state.table)

    def checkpoint(self) -> Checkpoint:
        """The run as it stands, to go on from."""
        self.state.numbers = b"" if self.is_done else array("d", self._net.numbers()).tobytes()
        return self.state

    def weights(self) -> Weights:
        """The finished weights, with how far off margins are."""
        state = self.state
        spread = measure_spread(unpacked_net(state.nets[1]), state.seed)
        return Weights(seed=state.seed, games=state.games, spread=spread, nets=list(state.nets))


def measure_spread(net: Net, seed: int) -> list[float]:
    """How far off expected margins are: their standard deviation by cells that the nearest sheet needs for the end."""
    squares, counts = vec[float]([0.0] * (FAR + 1)), vec[float]([0.0] * (FAR + 1))
    play_margins(net, seed, 0, MARGIN_GAMES, squares, counts)
    overall = sum(squares) / sum(counts)
    few = 50  # so many cases of the overall deviation are mixed in
    return [
        round(math.sqrt((square + few * overall) / (count + few)), 3)
        for square, count in zip(squares, counts, strict=True)
    ]


# -- how well it plays


def measure(path: Path, crew: Crew, command: str, part: float = 1.0) -> Figures:
    """Play with a file of weights, and count; `part` of the usual number of games."""
    weights = Weights.read(path.read_bytes())
    scores = tuple(_score(path, crew, players, _part(games, part)) for players, games in SCORE_GAMES.items())
    return Figures(command, weights.seed, weights.games, scores, _match(path, crew, _part(MATCH_GAMES, part)))


def _part(games: int, part: float) -> int:
    return max(20, round(games * part / 20) * 20)


def _score(path: Path, crew: Crew, players: int, games: int) -> Score:
    scores = _scores(path, crew, [POINTS] * players, games)
    means = [sum(scores[at : at + players]) / players for at in range(0, len(scores), players)]
    mean, error = _mean(means)
    return Score(players, games, mean, error)


def _match(path: Path, crew: Crew, games: int) -> Match:
    scores = _scores(path, crew, [WIN, POINTS], games)
    results = [_result(scores[at], scores[at + 1]) for at in range(0, len(scores), 2)]
    pairs = [(results[at] + results[at + 1]) / 2 for at in range(0, len(results), 2)]  # played with the same luck
    mean, error = _mean(pairs)
    return Match(games, mean, error)


def _result(own: int, other: int) -> float:
    return 0.5 if own == other else float(own > other)


def _mean(numbers: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return round(mean, 4), round(math.sqrt(variance / len(numbers)), 4)


def _scores(path: Path, crew: Crew, kinds: list[int], games: int) -> list[int]:
    """The points of each player of many games, game by game."""
    firsts = list(range(0, games, 20))
    parts = crew.run(_play_scores, [str(path)] * len(firsts), [kinds] * len(firsts), firsts)
    return [points for part in parts for points in part]


def _play_scores(path: str, kinds: list[int], first: int) -> list[int]:
    weights = Weights.read(Path(path).read_bytes())
    net = weights.net(len(kinds))
    players = [Player(net, len(kinds), weights.spread, kind, 0.0, 0) for kind in kinds]
    return [int(points) for points in play_match(players, len(kinds), first, 20)]


# -- files


def save(checkpoint: Checkpoint, path: Path) -> None:
    """Write a checkpoint, so that a stop at any moment leaves the old or the new one."""
    write(path, msgspec.msgpack.encode(checkpoint))


def load(path: Path) -> Checkpoint:
    """Read a checkpoint, or UsageError."""
    try:
        return msgspec.msgpack.decode(path.read_bytes(), type=Checkpoint)
    except msgspec.MsgspecError as error:
        raise UsageError(f"{path} is not a checkpoint of a training run ({error})") from error


def write(path: Path, data: bytes) -> None:
    """Write a file as a whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    os.replace(part, path)
