"""The bases of every game's compiled half: the complete state (Position), and what one seat knows (Knowledge)."""

import importlib
import struct
import zlib
from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.core.events import EventSink
from arcus.core.luck import Luck, Rng

# The first numbers of `Position.data`, in every game.
PLAYERS: Final = 0
TURN: Final = 1  # the seat whose turn it is
STAGE: Final = 2  # the kind of decision that is due, from the game's stages
DECISION: Final = 3  # the number of the decision that is due, counted from 0

# The flags that `apply` returns, as a set of bits.
REVEALED: Final = 1  # the move can't be undone: something hidden or random became known
TURN_ENDED: Final = 2
ROUND_ENDED: Final = 4
GAME_ENDED: Final = 8

COUNT_UNIT: Final = 0x100000000  # in what `random_move` returns, the number of moves is stored above bit 32
MOVE_MASK: Final = 0xFFFFFFFF

# Why a move is refused in every game. Greater codes are rules: section * SECTION + sentence.
NO_SUCH_MOVE: Final = 1
GAME_OVER: Final = 2
NOT_TO_ACT: Final = 3
SECTION: Final = 100
REASONS: Final = {
    NO_SUCH_MOVE: "there is no such move",
    GAME_OVER: "the game is over",
    NOT_TO_ACT: "it is not that seat's turn to act",
}
OTHER_VERSION: Final = "position bytes come from another version of this game"


def rule_number(code: int) -> str:
    """Return the number of the rule that a code stands for, like `3.8`; empty if it is no rule."""
    return f"{code // SECTION}.{code % SECTION}" if code >= SECTION else ""


class IllegalMove(ValueError):
    """A move that is not legal; `code` is what `Position.why_not` returned."""

    def __init__(self, code: int) -> None:
        super().__init__(f"illegal move: forbidden by rule {rule_number(code)}" if code >= SECTION else REASONS[code])
        self.code = code


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Position:
    """The complete state of a game at one moment, hidden cards included. Moves are numbers of the game's move table."""

    data: vec[i64]  # the numbers that the game's schema describes

    @abstractmethod
    def begin(self, luck: Luck, sink: EventSink) -> None:
        """Deal: turn a blank position into the beginning of a game."""

    @abstractmethod
    def to_act(self) -> i64:
        """Return the set of seats that must choose now; empty when the game is over."""

    def decision(self) -> i64:
        """Return the number of the decision that is due, the same for all seats that choose at the same time."""
        return self.data[DECISION]

    @abstractmethod
    def legal(self, seat: i64) -> vec[i64]:
        """Return the legal moves of a seat that is to act. They depend only on what the seat knows."""

    def random_move(self, seat: i64, rng: Rng) -> i64:
        """Return one of the n moves that `legal` lists, all equally likely, and their number: n * COUNT_UNIT | move.

        A game can override it with something quicker than a list.
        """
        found = self.legal(seat)
        n: i64 = len(found)
        if n == 1:
            return COUNT_UNIT | found[0]
        return n * COUNT_UNIT | found[rng.below(n)]

    def why_not(self, seat: i64, move: i64) -> i64:
        """Return 0 if a move is legal, else the code of the reason or rule that refuses it."""
        if move < 0 or move >= self.move_count():
            return NO_SUCH_MOVE
        to_act = self.to_act()
        if to_act == 0:
            return GAME_OVER
        if seat < 0 or seat >= self.data[PLAYERS] or to_act >> seat & 1 == 0:
            return NOT_TO_ACT
        return self.rule_against(seat, move)

    @abstractmethod
    def move_count(self) -> i64:
        """Return the size of the game's table of moves."""

    @abstractmethod
    def rule_against(self, seat: i64, move: i64) -> i64:
        """Return the code of the rule that refuses a move of the table to a seat that is to act, or 0."""

    @abstractmethod
    def apply(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        """Carry out a move that is known to be legal, and return flags."""

    @abstractmethod
    def copy(self) -> "Position":
        """Return an independent copy."""

    @abstractmethod
    def points(self, seat: i64) -> i64:
        """Return the points that a seat would have if the game ended now."""

    @abstractmethod
    def to_bytes(self) -> bytes:
        """Return the position as bytes, for another process or a snapshot."""

    def __reduce__(self) -> tuple[Callable[[str, bytes], "Position"], tuple[str, bytes]]:
        """Pickle the position as its bytes."""
        return restored, (type(self).__module__, self.to_bytes())

    def play(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        """Carry out a move and return flags, or raise IllegalMove and change nothing."""
        code = self.why_not(seat, move)
        if code != 0:
            raise IllegalMove(int(code))
        return self.apply(seat, move, luck, sink)


def restored(module: str, data: bytes) -> Position:
    """Return the position that the module's `from_bytes` reads, or raise ValueError."""
    position: Position = importlib.import_module(module).from_bytes(data)
    return position


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Knowledge:
    """Everything that one seat can know for certain, and nothing else."""

    @abstractmethod
    def sample(self, luck: Luck, nth: i64) -> Position:
        """Return the nth random position that agrees with the knowledge, all equally likely."""


def next_seat(seat: i64, players: i64) -> i64:
    """Return the seat to the left, which moves next."""
    if seat + 1 == players:
        return 0
    return seat + 1


NUMBER_BYTES: Final = 8
CHECK_BYTES: Final = 4
SHORTEST: Final = 20  # the game's number, how many parts there are, and the check sum


def packed(game: i64, parts: list[vec[i64]]) -> bytes:
    """Return vecs of numbers as bytes with a check sum; `unpacked` reads them. `game` is the number of the game."""
    numbers: list[int] = [int(game), len(parts)]
    for part in parts:
        numbers.append(len(part))
        for number in part:
            numbers.append(int(number))
    body: bytes = struct.pack(f"<{len(numbers)}q", *numbers)
    return body + struct.pack("<I", zlib.crc32(body))


def unpacked(game: i64, data: bytes, count: i64) -> list[vec[i64]]:
    """Return the vecs that `packed` was given, `count` of them, or raise ValueError."""
    if len(data) < SHORTEST or len(data) % NUMBER_BYTES != CHECK_BYTES:
        raise ValueError(f"position bytes are truncated: got {len(data)} bytes")
    body = data[:-CHECK_BYTES]
    check: tuple[int] = struct.unpack("<I", data[-CHECK_BYTES:])
    if zlib.crc32(body) != check[0]:
        raise ValueError("position bytes are damaged: checksum mismatch")
    numbers: list[int] = list(struct.unpack(f"<{len(body) // NUMBER_BYTES}q", body))
    if numbers[0] != game:
        raise ValueError(f"expected a position of game {game}, got one of game {numbers[0]}")
    parts: list[vec[i64]] = []
    at = 2
    while at < len(numbers) and 0 <= numbers[at] < len(numbers) - at:
        part = vec[i64]()
        for number in numbers[at + 1 : at + 1 + numbers[at]]:
            part = append(part, i64(number))
        parts.append(part)
        at += 1 + numbers[at]
    if at != len(numbers) or len(parts) != numbers[1] or len(parts) != count:
        raise ValueError(OTHER_VERSION)
    return parts
