"""Training of Qwinto's value functions by self-play: `arcus train qwinto`.

There is one for games alone, one for two, one for three, and one for four to six players. Last comes the net for the
chance to win of two players, which begins with their value function. Training goes in generations: many games are
played with the current weights, in any number of processes, and then learned from in the order of their numbers. So the
result depends on the seed and the number of games, and not on the processes.
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

from arcus.bots.qwinto import duel_selfplay, player, selfplay
from arcus.bots.qwinto.chance_net import ChanceNet
from arcus.bots.qwinto.chooser import Chooser
from arcus.bots.qwinto.duel_player import DuelPlayer
from arcus.bots.qwinto.features import FAR
from arcus.bots.qwinto.net import Learner, Net
from arcus.bots.qwinto.weights import (
    DUEL,
    TABLES,
    Weights,
    packed_chances,
    packed_net,
    table_of,
    unpacked_net,
)
from arcus.core.game import UsageError

STAGES = (*TABLES, (2,))  # numbers of players, by net
SHARES = (6, 4, 3, 2, 4)  # of the games for each net: games with more players have more samples
ALL_SHARES = 15  # of the value functions; the games of the net for chances are added
CHUNK = (10, 5, 3, 2, 10)  # by net: games that one process plays at a time
CHUNKS = 12  # in a generation
RATE = 0.01  # the learning rate at first
FALL = (0.5, 0.5, 0.5, 0.5, 0.25)  # by net: the last part of the games, over which the rate falls to 0
DECAY = (0.99, 0.99, 0.99, 0.99, 0.997)  # by net: of the squared gradients after each generation
EPOCHS = 3  # how often a generation is learned
EXPLORATION = (0.003, 0.003, 0.003, 0.003, 0.01)  # by net: the share of random decisions
TRACE = (0.8, 0.5)  # the lambda of TD(lambda): at the beginning, and at the end
MARGIN_GAMES = 600
MARGIN_PRIOR = 50  # cases with the overall deviation that are added to each deviation
SCORE_GAMES = {1: 2000, 2: 2000, 3: 2000, 4: 500, 5: 500, 6: 500}
MATCH_GAMES = 400
MEASURE_CHUNK = 20  # games that one process plays at a time to measure


class Checkpoint(msgspec.Struct):
    """A training run, to resume from."""

    seed: int
    games: int
    table: int = 0
    """Which of STAGES is in training."""
    played: int = 0
    """Games for that net so far."""
    numbers: bytes = b""
    """The net in training, with its squared gradients."""
    nets: list[bytes] = []
    """The finished ones, packed."""


class Progress(msgspec.Struct, frozen=True):
    """The progress of a training run."""

    table: int
    played: int
    """Games for all nets so far."""
    games: int
    error: float
    """The root mean square error of the last generation, in points, or as a chance for the net for chances."""


class Score(msgspec.Struct, frozen=True):
    """The mean points of a player in games against itself."""

    players: int
    games: int
    points: float
    error: float
    """The standard error of the mean."""


class Match(msgspec.Struct, frozen=True):
    """The result of two-player games of the aim `win` against the aim `points`; a shared win is half a win."""

    games: int
    win_rate: float
    error: float


class Figures(msgspec.Struct, frozen=True):
    """The measurements beside a file of weights: how it was made, and how well it plays."""

    command: str
    seed: int
    games: int
    points: tuple[Score, ...]
    win_against_points: Match


class Chunk(msgspec.Struct, frozen=True):
    """Some games for one process."""

    for_chances: bool
    """Whether the net for chances plays, and not a value function."""
    players: int
    first: int
    games: int
    exploration: float
    trace: float


def share(games: int, table: int) -> int:
    """Return how many games are played for a net: whole generations, at least one."""
    generation = CHUNK[table] * CHUNKS
    return max(1, round(games * SHARES[table] / ALL_SHARES / generation)) * generation


class WorkerPool:
    """The processes that play games. With one job all games run in this process, with the same result."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._executor = ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts) if jobs > 1 else None
        self._folder = tempfile.TemporaryDirectory(prefix="arcus-train-")
        self._generation = 0

    def __enter__(self) -> "WorkerPool":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)
        self._folder.cleanup()

    def run(self, work: Callable[..., Any], *columns: list[Any]) -> Iterator[Any]:
        """Call `work` for each row of the columns; yield the results in that order."""
        return self._executor.map(work, *columns) if self._executor is not None else map(work, *columns)

    def play(self, net: Learner, seed: int, chunks: list[Chunk]) -> selfplay.TrainingSet:
        """Play all chunks with these weights; return their samples in the order of the chunks."""
        gathered = selfplay.TrainingSet()
        if self._executor is None:
            for chunk in chunks:
                made = _play(net, seed, chunk)
                gathered.add(list(made.samples), list(made.targets))
            return gathered
        self._generation += 1
        path = Path(self._folder.name) / f"{self._generation}.f64"
        path.write_bytes(array("d", net.numbers()).tobytes())
        for samples, targets in self.run(_play_elsewhere, [str(path)] * len(chunks), [seed] * len(chunks), chunks):
            gathered.add(array("i", samples).tolist(), array("d", targets).tolist())
        path.unlink()
        return gathered


def _ignore_interrupts() -> None:
    """Leave Ctrl-C, which reaches all processes, to the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(net: Learner, seed: int, chunk: Chunk) -> selfplay.TrainingSet:
    if isinstance(net, ChanceNet):
        return duel_selfplay.play_samples(
            net, seed, first=chunk.first, games=chunk.games, exploration=chunk.exploration, trace=chunk.trace
        )
    assert isinstance(net, Net)
    return selfplay.play_samples(
        net,
        chunk.players,
        seed,
        first=chunk.first,
        games=chunk.games,
        exploration=chunk.exploration,
        trace=chunk.trace,
    )


_loaded: tuple[str, Learner] = ("", Net())


def _play_elsewhere(path: str, seed: int, chunk: Chunk) -> tuple[bytes, bytes]:
    """Play a chunk in another process, with the weights in a file."""
    global _loaded
    if _loaded[0] != path:
        net = ChanceNet() if chunk.for_chances else Net()
        net.load(array("d", Path(path).read_bytes()).tolist())
        _loaded = (path, net)
    made = _play(_loaded[1], seed, chunk)
    return array("i", list(made.samples)).tobytes(), array("d", list(made.targets)).tobytes()


class Training:
    """A training run, generation by generation; `net` is the one in training."""

    def __init__(self, checkpoint: Checkpoint, pool: WorkerPool) -> None:
        self.state = checkpoint
        self._pool = pool
        self.net = self._begun()
        if checkpoint.numbers:
            self.net.load(array("d", checkpoint.numbers).tolist())

    def _begun(self) -> Learner:
        """Return the net of this stage as it begins."""
        seed = self.state.seed + self.state.table
        if self.state.table == DUEL:
            chances = ChanceNet()
            chances.begin(unpacked_net(self.state.nets[table_of(2)]), seed)
            return chances
        net = Net()
        net.begin(seed)
        return net

    @property
    def is_done(self) -> bool:
        """Return whether all nets are trained."""
        return self.state.table == len(STAGES)

    def step(self) -> Progress:
        """Play and learn one generation; return the progress."""
        state = self.state
        games = share(state.games, state.table)
        left = 1 - state.played / games
        samples = self._pool.play(self.net, self._seed(state.table), self._chunks(left))
        rate = RATE * min(1.0, left / FALL[state.table])
        errors = [samples.train(self.net, rate) for _ in range(EPOCHS)]
        self.net.decay(DECAY[state.table])
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
        kinds = STAGES[table]
        trace = TRACE[1] + (TRACE[0] - TRACE[1]) * left
        return [
            Chunk(
                for_chances=table == DUEL,
                players=kinds[nth % len(kinds)],
                first=first + nth * size,
                games=size,
                exploration=EXPLORATION[table],
                trace=trace,
            )
            for nth in range(CHUNKS)
        ]

    def _progress(self, error: float) -> Progress:
        games = [share(self.state.games, table) for table in range(len(STAGES))]
        return Progress(self.state.table, sum(games[: self.state.table]) + self.state.played, sum(games), error)

    def _next_table(self) -> None:
        self.state.nets.append(_packed(self.net))
        self.state.table += 1
        self.state.played = 0
        if not self.is_done:
            self.net = self._begun()

    def checkpoint(self) -> Checkpoint:
        """Return the run so far, to resume from."""
        self.state.numbers = b"" if self.is_done else array("d", self.net.numbers()).tobytes()
        return self.state

    def weights(self) -> Weights:
        """Return the finished weights, with the error of expected margins."""
        state = self.state
        spread = measure_spread(unpacked_net(state.nets[1]), state.seed)
        return Weights(seed=state.seed, games=state.games, spread=spread, nets=list(state.nets))


def _packed(net: Learner) -> bytes:
    if isinstance(net, ChanceNet):
        return packed_chances(net)
    assert isinstance(net, Net)
    return packed_net(net)


def measure_spread(net: Net, seed: int) -> list[float]:
    """Return the standard error of expected margins, by cells that the sheet nearest to the end needs for it."""
    squares, counts = vec[float]([0.0] * (FAR + 1)), vec[float]([0.0] * (FAR + 1))
    selfplay.play_margins(net, seed, MARGIN_GAMES, squares, counts)
    overall = sum(squares) / sum(counts)
    return [
        round(math.sqrt((square + MARGIN_PRIOR * overall) / (count + MARGIN_PRIOR)), 3)
        for square, count in zip(squares, counts, strict=True)
    ]


# -- measuring


def measure(path: Path, pool: WorkerPool, command: str, part: float = 1.0) -> Figures:
    """Measure how well a file of weights plays, in `part` of the usual number of games."""
    weights = Weights.read(path.read_bytes())
    scores = tuple(_score(path, pool, players, _part(games, part)) for players, games in SCORE_GAMES.items())
    return Figures(command, weights.seed, weights.games, scores, _match(path, pool, _part(MATCH_GAMES, part)))


def _part(games: int, part: float) -> int:
    return max(MEASURE_CHUNK, round(games * part / MEASURE_CHUNK) * MEASURE_CHUNK)


def _score(path: Path, pool: WorkerPool, players: int, games: int) -> Score:
    scores = _scores(path, pool, [player.POINTS] * players, games)
    means = [sum(scores[at : at + players]) / players for at in range(0, len(scores), players)]
    mean, error = _mean(means)
    return Score(players, games, mean, error)


def _match(path: Path, pool: WorkerPool, games: int) -> Match:
    mean, error = win_rate(_scores(path, pool, [player.WIN, player.POINTS], games))
    return Match(games, mean, error)


def win_rate(scores: list[int]) -> tuple[float, float]:
    """Return the share of games that the first of two players wins, and its standard error, from all their points."""
    results = [_result(scores[at], scores[at + 1]) for at in range(0, len(scores), 2)]
    pairs = [(results[at] + results[at + 1]) / 2 for at in range(0, len(results), 2)]  # played with the same luck
    return _mean(pairs)


def _result(own: int, other: int) -> float:
    return 0.5 if own == other else float(own > other)


def _mean(numbers: list[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return round(mean, 4), round(math.sqrt(variance / len(numbers)), 4)


def _scores(path: Path, pool: WorkerPool, kinds: list[int], games: int) -> list[int]:
    """Return the points of each player of many games, game by game."""
    firsts = list(range(0, games, MEASURE_CHUNK))
    parts = pool.run(_play_scores, [str(path)] * len(firsts), [kinds] * len(firsts), firsts)
    return [points for part in parts for points in part]


def _play_scores(path: str, kinds: list[int], first: int) -> list[int]:
    weights = Weights.read(Path(path).read_bytes())
    players = [_chooser(weights, kind, len(kinds)) for kind in kinds]
    return [int(points) for points in selfplay.play_match(players, len(kinds), first, MEASURE_CHUNK)]


def _chooser(weights: Weights, kind: int, players: int) -> Chooser:
    if kind == player.WIN and players == player.PAIR:
        return DuelPlayer(weights.chances())
    return player.Player(weights.net(players), players, weights.spread, kind=kind)


# -- files


def save(checkpoint: Checkpoint, path: Path) -> None:
    """Write a checkpoint atomically."""
    write(path, msgspec.msgpack.encode(checkpoint))


def load(path: Path) -> Checkpoint:
    """Return the checkpoint in a file, or raise UsageError."""
    try:
        return msgspec.msgpack.decode(path.read_bytes(), type=Checkpoint)
    except msgspec.MsgspecError as error:
        raise UsageError(f"{path} is not a checkpoint of a training run ({error})") from error


def write(path: Path, data: bytes) -> None:
    """Write a file atomically: completely or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    os.replace(part, path)
