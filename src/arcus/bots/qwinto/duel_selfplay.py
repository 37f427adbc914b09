"""Self-play of two players by the chance to win, to learn from."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto import chance_net
from arcus.bots.qwinto.chance_net import ChanceNet
from arcus.bots.qwinto.duel import SEATS, Duel
from arcus.bots.qwinto.features import MOST, table_feature
from arcus.bots.qwinto.selfplay import MILLION, TrainingSet
from arcus.core.events import NO_EVENTS
from arcus.core.luck import FastLuck, Rng
from arcus.core.playout import game_seed
from arcus.games.qwinto import fields as at, moves, sheet
from arcus.games.qwinto.position import QwintoPosition, blank

NOBODY: Final = -1


@final
@mypyc_attr(acyclic=True)
class DuelPlay:
    """Plays a net against itself, with some random decisions to explore."""

    duel: Duel
    luck: FastLuck
    rng: Rng
    exploration: i64  # how many of a million decisions are random
    samples: vec[i64]  # of the game so far: one for each turn, seen by the seat that rolls
    rolls: vec[i64]  # by turn: that seat
    value: vec[float]  # by turn: the chance of that seat by the net,
    expected: vec[float]  # and as expected over its roll

    def __init__(self, net: ChanceNet, exploration: float) -> None:
        self.duel = Duel(net)
        self.luck = FastLuck(0)
        self.rng = Rng(0)
        self.exploration = i64(int(exploration * float(MILLION)))
        self.samples = vec[i64]()
        self.rolls = vec[i64]()
        self.value = vec[float]()
        self.expected = vec[float]()

    def play_game(self, seed: i64, number: i64, trace: float, samples: TrainingSet) -> None:
        """Play the game with this number to its end, and add its turns to a training set."""
        own = game_seed(seed, number)
        self.luck.reseed(own)
        self.rng.reseed(own)
        position = blank(SEATS)
        position.begin(self.luck, NO_EVENTS)
        self.samples = vec[i64]()
        self.rolls = vec[i64]()
        self.value = vec[float]()
        self.expected = vec[float]()
        while position.to_act() != 0:
            self._add_turn(position)
            self._play_turn(position)
        self._add_to(samples, trace)

    def _add_turn(self, position: QwintoPosition) -> None:
        """Value a turn, and add it to the game."""
        duel = self.duel
        duel.evaluate(position)
        self.value = append(self.value, self.chance_now(position))
        self.rolls = append(self.rolls, duel.active)
        self.expected = append(self.expected, duel.expected)

    def chance_now(self, position: QwintoPosition) -> float:
        """Add a turn to the samples; return the chance of the seat that rolls, by the net alone."""
        duel = self.duel
        seat: i64
        for seat in range(SEATS):
            duel.sheets[seat].read(position.data, seat)
        active = position.data[at.TURN]
        first: i64 = len(self.samples)
        self._add_sheet(position, active, 0)
        self._add_sheet(position, 1 - active, 1)
        return duel.net.predict(self.samples, first)

    def _add_sheet(self, position: QwintoPosition, seat: i64, until: i64) -> None:
        """Add a seat's sheet; `until` is how many seats come before its turn."""
        own = self.duel.sheets[seat]
        samples = append(self.samples, own.used + 1)
        i: i64
        for i in range(own.used):
            samples = append(samples, own.features[i])
        samples = append(samples, table_feature(SEATS, until))
        for i in range(MOST - own.used - 1):
            samples = append(samples, 0)
        samples = append(append(samples, position.points(seat)), own.misthrows)
        self.samples = append(append(samples, own.needs()), 1 - until)

    def _play_turn(self, position: QwintoPosition) -> None:
        duel = self.duel
        dice = duel.dice
        if self._explores():
            dice = 1 + self.rng.below(sheet.DICE_SETS - 1)
        again = duel.fill(dice)
        active = duel.active
        position.apply(active, moves.ROLL + dice, self.luck, NO_EVENTS)
        if duel.by_sum[position.data[at.SUM]] >= again:
            position.apply(active, moves.KEEP, self.luck, NO_EVENTS)
        else:
            position.apply(active, moves.REROLL, self.luck, NO_EVENTS)
        duel.answer(dice, position.data[at.SUM])
        seat: i64
        for seat in range(SEATS):
            position.apply(seat, self._move_of(position, seat), self.luck, NO_EVENTS)

    def _move_of(self, position: QwintoPosition, seat: i64) -> i64:
        if self._explores():
            found = position.legal(seat)
            return found[self.rng.below(len(found))]
        cell = self.duel.chosen(seat).cell
        if cell < 0:
            return moves.PASS
        return moves.WRITE + cell

    def _explores(self) -> bool:
        return self.exploration > 0 and self.rng.below(MILLION) < self.exploration

    def _add_to(self, samples: TrainingSet, trace: float) -> None:
        """Add all turns of the game to a training set, from its end backwards.

        The target is the chance expected over all rolls, corrected by `trace` times the error at the next turn
        (TD(lambda)): what the dice did does not count.
        """
        after: i64 = NOBODY  # the seat that rolls at the next turn
        error = 0.0  # of that seat's chance there
        turn: i64 = len(self.rolls) - 1
        while turn >= 0:
            target = self.expected[turn]
            if after == self.rolls[turn]:
                target += trace * error
            elif after != NOBODY:
                target -= trace * error
            after = self.rolls[turn]
            error = target - self.value[turn]
            self._copy(turn, samples)
            samples.targets = append(samples.targets, min(1.0, max(0.0, target)))
            turn -= 1

    def _copy(self, turn: i64, target: TrainingSet) -> None:
        samples = target.samples
        i: i64
        for i in range(turn * chance_net.SAMPLE_WIDTH, (turn + 1) * chance_net.SAMPLE_WIDTH):
            samples = append(samples, self.samples[i])
        target.samples = samples


def play_samples(net: ChanceNet, seed: i64, *, first: i64, games: i64, exploration: float, trace: float) -> TrainingSet:
    """Play the games numbered from `first` on, and return every turn with its target."""
    samples = TrainingSet()
    play = DuelPlay(net, exploration)
    number: i64
    for number in range(first, first + games):
        play.play_game(seed, number, trace, samples)
    return samples
