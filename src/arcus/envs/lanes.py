"""The loop of the vector environments: many games of one kind, stepped together on arrays.

Everything that a caller reads lies in vecs, which NumPy shows without a copy: see `vector.py`.
"""

from typing import Final, final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.luck import FastLuck, Rng
from arcus.core.playout import game_seed
from arcus.core.position import Position
from arcus.envs.encoders.encoder import Encoder
from arcus.envs.rewards import write_rewards

NUMBER: Final = 8  # bytes of an action


@final
@mypyc_attr(acyclic=True)
class Lane:
    """One game of many: its position, and the legal moves of the seat to act."""

    position: Position
    encoder: Encoder
    luck: FastLuck
    seat: i64
    legal: vec[i64]
    number: i64  # of the game in progress

    def __init__(self, position: Position, encoder: Encoder, number: i64) -> None:
        self.position = position
        self.encoder = encoder
        self.luck = FastLuck(0)
        self.seat = 0
        self.legal = vec[i64]()
        self.number = number


@final
class Lanes:
    """Many games at once. When a game ends, a new one begins in the same step."""

    blank: Position
    players: i64
    words: i64  # of an observation
    moves: i64  # the size of the game's table of moves
    seed: i64
    rng: Rng
    lanes: list[Lane]
    observations: vec[i64]  # by game: the words of the observation of the seat to act
    masks: vec[u8]  # by game and move: 1 if the seat to act may play it
    seats: vec[i64]  # by game: the seat to act
    rewards: vec[float]  # by game and seat: of the last step
    dones: vec[u8]  # by game: 1 if the last step ended a game
    points: vec[i64]  # by game and seat: at the end of the last game that ended

    def __init__(self, blank: Position, encoder: Encoder, games: i64, seed: i64) -> None:
        self.blank = blank
        self.players = encoder.players
        self.words = encoder.words
        self.moves = blank.move_count()
        self.lanes = []
        self.observations = vec[i64]([0] * int(games * encoder.words))
        self.masks = vec[u8]([0] * int(games * self.moves))
        self.seats = vec[i64]([0] * int(games))
        self.rewards = vec[float]([0.0] * int(games * self.players))
        self.dones = vec[u8]([0] * int(games))
        self.points = vec[i64]([0] * int(games * self.players))
        self.rng = Rng(seed)
        self.seed = seed
        i: i64
        for i in range(games):
            self.lanes.append(Lane(blank, encoder.fresh(), i))
        self.reset(seed)

    def reset(self, seed: i64) -> None:
        """Deal every game anew."""
        self.seed = seed
        self.rng.reseed(seed)
        i: i64
        for i in range(len(self.lanes)):
            lane = self.lanes[i]
            lane.number = i
            self.dones[i] = 0
            self._deal(lane)
            self._show(i, lane, lane.position.to_act())
        for i in range(len(self.rewards)):
            self.rewards[i] = 0.0

    def _deal(self, lane: Lane) -> None:
        lane.luck.reseed(game_seed(self.seed, lane.number))
        lane.position = self.blank.copy()
        lane.position.begin(lane.luck, NO_EVENTS)
        lane.encoder.begin()

    def _show(self, i: i64, lane: Lane, owing: i64) -> None:
        """Write observation, mask and seat of a game in progress; `owing` are the seats to act."""
        position = lane.position
        seat = lowest(owing)
        legal = position.legal(seat)
        masks = self.masks
        base = i * self.moves
        for move in lane.legal:
            masks[base + move] = 0
        for move in legal:
            masks[base + move] = 1
        lane.seat = seat
        lane.legal = legal
        self.seats[i] = seat
        lane.encoder.write(position, seat, self.observations, i * self.words)

    def first_illegal(self, actions: bytes) -> i64:
        """Return the first game whose action is not legal, or -1."""
        masks = self.masks
        moves = self.moves
        i: i64
        for i in range(len(self.lanes)):
            move = read_i64_le(actions, NUMBER * i)
            if move < 0 or move >= moves or masks[i * moves + move] == 0:
                return i
        return -1

    def step(self, actions: bytes) -> None:
        """Play one legal action in each game; `actions` holds an i64 for each."""
        lanes = self.lanes
        dones = self.dones
        i: i64
        for i in range(len(lanes)):
            lane = lanes[i]
            if dones[i] != 0:
                self._forget(i)
            position = lane.position
            position.apply(lane.seat, read_i64_le(actions, NUMBER * i), lane.luck, NO_EVENTS)
            owing = position.to_act()
            if owing == 0:
                self._finish(i, lane)
                owing = lane.position.to_act()
            self._show(i, lane, owing)

    def _forget(self, i: i64) -> None:
        """Clear the reward of the game that ended before."""
        self.dones[i] = 0
        seat: i64
        for seat in range(i * self.players, (i + 1) * self.players):
            self.rewards[seat] = 0.0

    def _finish(self, i: i64, lane: Lane) -> None:
        """Write the rewards of a game that is over, and deal the next one."""
        self.dones[i] = 1
        write_rewards(lane.position, self.players, self.rewards, i * self.players)
        seat: i64
        for seat in range(self.players):
            self.points[i * self.players + seat] = lane.position.points(seat)
        lane.number += len(self.lanes)
        self._deal(lane)

    def random_actions(self) -> bytes:
        """Return one random legal action for each game, each as likely as any other, as `step` takes them."""
        found = BytesWriter()
        rng = self.rng
        for lane in self.lanes:
            legal = lane.legal
            write_i64_le(found, legal[rng.below(len(legal))])
        return found.getvalue()
