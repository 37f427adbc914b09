"""The bases of every game's compiled half: the whole truth (Position), and what one seat knows of it (Knowledge)."""

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

# What `apply` answers, as a set of bits.
REVEALED: Final = 1  # something hidden was shown: the move can't be taken back
TURN_ENDED: Final = 2
ROUND_ENDED: Final = 4
GAME_ENDED: Final = 8

ONE_MOVE: Final = 0x100000000  # in what `random_move` returns: the moves are counted above 32 bits
MOVE_BITS: Final = 0xFFFFFFFF

# Why a move is refused whatever the game; from 100 on a code is a rule: section * 100 + sentence.
NO_SUCH_MOVE: Final = 1
GAME_OVER: Final = 2
NOT_TO_ACT: Final = 3
REASONS: Final = {
    NO_SUCH_MOVE: "there is no such move",
    GAME_OVER: "the game is over",
    NOT_TO_ACT: "that seat is not to act",
}


class IllegalMove(ValueError):
    """A move that is not legal; `code` is what `Position.why_not` returned."""

    def __init__(self, code: int) -> None:
        super().__init__(f"rule {code // 100}.{code % 100} forbids it" if code >= 100 else REASONS[code])
        self.code = code


@mypyc_attr(acyclic=True)
class Position:
    """The whole truth of a game at one moment. Moves are numbers of the game's fixed table."""

    @abstractmethod
    def begin(self, luck: Luck, sink: EventSink) -> None:
        """Deal: turn a blank position into the beginning of a game."""

    @abstractmethod
    def to_act(self) -> i64:
        """The set of seats that owe a decision; empty when the game is over."""

    @abstractmethod
    def decision(self) -> i64:
        """The number of the decision that is owed; the same for all seats that choose at the same time."""

    @abstractmethod
    def legal(self, seat: i64) -> vec[i64]:
        """The moves open to a seat that is to act. Depends only on what the seat knows."""

    def random_move(self, seat: i64, rng: Rng) -> i64:
        """Return one of the moves that `legal` lists, all equally likely, and how many there are: n * ONE_MOVE | move.

        A game can override it with something quicker than a list.
        """
        found = self.legal(seat)
        n: i64 = len(found)
        if n == 1:
            return ONE_MOVE | found[0]
        return n * ONE_MOVE | found[rng.below(n)]

    @abstractmethod
    def why_not(self, seat: i64, move: i64) -> i64:
        """0 if the move is legal, else the code of the rule that forbids it."""

    @abstractmethod
    def apply(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        """Carry out a move that is known to be legal; answers with flags."""

    @abstractmethod
    def copy(self) -> "Position":
        """An independent copy."""

    @abstractmethod
    def points(self, seat: i64) -> i64:
        """What the seat would have if the game were counted now."""

    @abstractmethod
    def to_bytes(self) -> bytes:
        """The position for a pool, a cluster or a snapshot."""

    def __reduce__(self) -> tuple[Callable[[str, bytes], "Position"], tuple[str, bytes]]:
        """How it travels to another process, by pickle: as its bytes."""
        return restored, (type(self).__module__, self.to_bytes())

    def play(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        """Carry out a move, or raise IllegalMove and change nothing; answers with flags."""
        code = self.why_not(seat, move)
        if code != 0:
            raise IllegalMove(int(code))
        return self.apply(seat, move, luck, sink)


def restored(module: str, data: bytes) -> Position:
    """The position that a game's module wrote as bytes."""
    position: Position = importlib.import_module(module).from_bytes(data)
    return position


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Knowledge:
    """All that one seat can know for certain, and nothing else."""

    @abstractmethod
    def sample(self, luck: Luck, nth: i64) -> Position:
        """The nth random truth that agrees with the knowledge, all equally likely."""


def next_seat(seat: i64, players: i64) -> i64:
    """The seat to the left, which moves next."""
    if seat + 1 == players:
        return 0
    return seat + 1


def packed(game: i64, parts: list[vec[i64]]) -> bytes:
    """Vecs of numbers as bytes with a check sum; `unpacked` reads them."""
    numbers: list[int] = [int(game), len(parts)]
    for part in parts:
        numbers.append(len(part))
        for number in part:
            numbers.append(int(number))
    body: bytes = struct.pack(f"<{len(numbers)}q", *numbers)
    return body + struct.pack("<I", zlib.crc32(body))


def unpacked(game: i64, data: bytes) -> list[vec[i64]]:
    """The vecs that `packed` was given, or ValueError for bytes that are damaged or of another game."""
    if len(data) < 20 or len(data) % 8 != 4:
        raise ValueError("the bytes of this position are cut short")
    body = data[:-4]
    check: tuple[int] = struct.unpack("<I", data[-4:])
    if zlib.crc32(body) != check[0]:
        raise ValueError("the bytes of this position are damaged")
    numbers: list[int] = list(struct.unpack(f"<{len(body) // 8}q", body))
    if numbers[0] != game:
        raise ValueError("the bytes are a position of another game")
    parts: list[vec[i64]] = []
    at = 2
    for _ in range(numbers[1]):
        part = vec[i64]()
        for number in numbers[at + 1 : at + 1 + numbers[at]]:
            part = append(part, i64(number))
        parts.append(part)
        at += 1 + numbers[at]
    return parts
