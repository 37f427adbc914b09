"""Self-play: games of the value function against itself, to learn from and to measure."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto import dice as odds
from arcus.bots.qwinto.chooser import Chooser
from arcus.bots.qwinto.net import WIDTH, Learner, Net
from arcus.bots.qwinto.turn_values import TurnValues
from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.luck import FastLuck, Rng
from arcus.core.playout import game_seed
from arcus.games.qwinto import fields as at, moves, sheet
from arcus.games.qwinto.position import QwintoPosition, blank

MILLION: Final = 1000000  # the steps in which chances are drawn


@final
@mypyc_attr(acyclic=True)
class TrainingSet:
    """Samples of many games: the features of a sheet, and the target, the points that it should still make."""

    samples: vec[i64]
    targets: vec[float]

    def __init__(self) -> None:
        self.samples = vec[i64]()
        self.targets = vec[float]()

    def train(self, net: Learner, rate: float) -> float:
        """Train a net on all samples once; return the mean squared error.

        It is a method here because a vec that plain Python passes on is never freed (librt 0.16).
        """
        return net.learn(self.samples, self.targets, rate)

    def add(self, samples: list[int], targets: list[float]) -> None:
        """Add samples from another process."""
        for number in samples:
            self.samples = append(self.samples, i64(number))
        for target in targets:
            self.targets = append(self.targets, target)


@final
@mypyc_attr(acyclic=True)
class Trajectory:
    """One seat's sheets in a game, kept until its end is known. A step is a sheet after the seat has written."""

    samples: vec[i64]
    points: vec[float]  # by step: the points of the sheet
    value: vec[float]  # by step: the value of the sheet
    next: vec[float]  # by step: the value of the next turn before its roll

    def __init__(self) -> None:
        self.samples = vec[i64]()
        self.points = vec[float]()
        self.value = vec[float]()
        self.next = vec[float]()

    def add(self, turn: TurnValues, position: QwintoPosition, seat: i64) -> None:
        """Add a sheet as it was valued: after the seat has written, before it saw what others wrote."""
        own = turn.sheets[seat]
        evaluator = turn.evaluators[seat]
        own.read(position.data, seat)
        used = own.used + evaluator.used
        samples = append(self.samples, used)
        i: i64
        for i in range(own.used):
            samples = append(samples, own.features[i])
        for i in range(evaluator.used):
            samples = append(samples, evaluator.context[i])
        for i in range(WIDTH - 1 - used):
            samples = append(samples, 0)
        self.samples = samples
        self.points = append(self.points, float(position.points(seat)))

    def add_to(self, samples: TrainingSet, end: float, finished: bool, trace: float) -> None:
        """Add all steps to a training set, from the end of the game backwards.

        The target of a sheet is the value of the next turn, corrected by `trace` times its error (TD(lambda)).
        """
        step: i64 = len(self.points) - 1
        ahead = end
        if finished:  # the last sheet is scored, not predicted
            step -= 1
            if step >= 0:
                ahead = self.next[step] + trace * (end - self.value[step + 1])
        while step >= 0:
            self._copy(step, samples)
            samples.targets = append(samples.targets, ahead - self.points[step])
            step -= 1
            if step >= 0:
                ahead = self.next[step] + trace * (ahead - self.value[step + 1])

    def _copy(self, step: i64, target: TrainingSet) -> None:
        samples = target.samples
        i: i64
        for i in range(step * WIDTH, step * WIDTH + WIDTH):
            samples = append(samples, self.samples[i])
        target.samples = samples


@final
@mypyc_attr(acyclic=True)
class SelfPlay:
    """Plays a value function against itself, with some random decisions to explore."""

    turn: TurnValues
    luck: FastLuck
    rng: Rng
    exploration: i64  # how many of a million decisions are random

    def __init__(self, net: Net, players: i64, exploration: float) -> None:
        self.turn = TurnValues(net, players)
        self.luck = FastLuck(0)
        self.rng = Rng(0)
        self.exploration = i64(int(exploration * float(MILLION)))

    def begin(self, seed: i64, number: i64) -> QwintoPosition:
        """Return the beginning of the game with this number."""
        own = game_seed(seed, number)
        self.luck.reseed(own)
        self.rng.reseed(own)
        position = blank(self.turn.players)
        position.begin(self.luck, NO_EVENTS)
        return position

    def play_game(self, position: QwintoPosition, trace: float, samples: TrainingSet) -> None:
        """Play a game to its end, and add its sheets to a training set."""
        turn = self.turn
        paths = [Trajectory() for _ in range(int(turn.players))]
        seat: i64
        while position.to_act() != 0:
            turn.evaluate(position)
            for seat in range(turn.players):
                if len(paths[seat].points) > 0:
                    paths[seat].next = append(paths[seat].next, turn.expected[seat])
            self.play_turn(position, paths)
            for seat in range(turn.players):
                paths[seat].add(turn, position, seat)
        for seat in range(turn.players):
            paths[seat].add_to(samples, float(position.points(seat)), position.is_finished(seat), trace)

    def play_turn(self, position: QwintoPosition, paths: list[Trajectory]) -> None:
        """Play a turn by the values of the turn."""
        turn = self.turn
        active = position.data[at.TURN]
        dice = turn.dice
        reroll = turn.reroll
        if self._explores():
            dice = 1 + self.rng.below(sheet.DICE_SETS - 1)
            turn.evaluators[active].values.fill(turn.active_values, dice)
            reroll = odds.one_roll(turn.active_values, dice)
        position.apply(active, moves.ROLL + dice, self.luck, NO_EVENTS)
        if turn.active_values[position.data[at.SUM]] >= reroll:
            position.apply(active, moves.KEEP, self.luck, NO_EVENTS)
        else:
            position.apply(active, moves.REROLL, self.luck, NO_EVENTS)
        n = position.data[at.SUM]
        seat: i64
        for seat in range(turn.players):
            self._write(position, seat, dice, n, paths[seat])

    def _write(self, position: QwintoPosition, seat: i64, dice: i64, n: i64, path: Trajectory) -> None:
        values = self.turn.evaluators[seat].values
        move = moves.PASS
        cell = values.best_cell(dice, n)
        if cell >= 0:
            move = moves.WRITE + cell
        if self._explores():
            found = position.legal(seat)
            move = found[self.rng.below(len(found))]
        value = values.passing
        if move != moves.PASS:
            value = values.each[(move - moves.WRITE) * odds.SUMS + n]
        path.value = append(path.value, value)
        position.apply(seat, move, self.luck, NO_EVENTS)

    def _explores(self) -> bool:
        return self.exploration > 0 and self.rng.below(MILLION) < self.exploration


def play_samples(
    net: Net, players: i64, seed: i64, *, first: i64, games: i64, exploration: float, trace: float
) -> TrainingSet:
    """Play the games numbered from `first` on, and return every sheet with its target."""
    samples = TrainingSet()
    play = SelfPlay(net, players, exploration)
    number: i64
    for number in range(first, first + games):
        play.play_game(play.begin(seed, number), trace, samples)
    return samples


def play_margins(net: Net, seed: i64, games: i64, squares: vec[float], counts: vec[float]) -> None:
    """Add up the squared errors of expected margins between two players, by cells that the end is away."""
    play = SelfPlay(net, 2, 0.0)
    turn = play.turn
    number: i64
    i: i64
    for number in range(games):
        position = play.begin(seed, number)
        paths = [Trajectory(), Trajectory()]
        expected = vec[float]()
        away = vec[i64]()
        while position.to_act() != 0:
            turn.evaluate(position)
            expected = append(expected, turn.expected[0] - turn.expected[1])
            away = append(away, turn.cells_to_end())
            play.play_turn(position, paths)
        margin = float(position.points(0) - position.points(1))
        for i in range(len(away)):
            squares[away[i]] += (expected[i] - margin) * (expected[i] - margin)
            counts[away[i]] += 1.0


def play_match(players: list[Chooser], seed: i64, first: i64, games: i64) -> vec[i64]:
    """Return the points of each player in the games numbered from `first` on.

    Seats rotate from game to game; as many games in a row as there are players have the same luck.
    """
    scores = vec[i64]()
    luck = FastLuck(0)
    seats: i64 = len(players)
    number: i64
    seat: i64
    for number in range(first, first + games):
        luck.reseed(game_seed(seed, number // seats))
        position = blank(seats)
        position.begin(luck, NO_EVENTS)
        while position.to_act() != 0:
            seat = lowest(position.to_act())
            position.apply(seat, players[(seat + number) % seats].choose(position, seat), luck, NO_EVENTS)
        for seat in range(seats):
            scores = append(scores, position.points((seat - number) % seats))
    return scores
