"""Files of weights for Qwinto's value functions."""

import zlib
from array import array
from functools import cache
from importlib.resources import files

import msgspec

from arcus.bots.qwinto.features import FEATURES
from arcus.bots.qwinto.net import HIDDEN, OUTPUTS, WEIGHTS, Net
from arcus.core.game import UsageError

TABLES = ((1,), (2,), (3,), (4, 5, 6))  # numbers of players that share a net
FINE = 512  # a weight in a file is a whole number of parts, so many to one
LARGEST = 32767
SHIPPED = "weights-1.bin"
FIGURES = "weights-1.json"


class Weights(msgspec.Struct):
    """A file of weights: one net for each of TABLES."""

    seed: int
    games: int
    spread: list[float]
    """How far off expected margins are, by cells that the sheet nearest to the end needs for it."""
    nets: list[bytes]
    features: int = FEATURES
    hidden: int = HIDDEN

    @staticmethod
    def read(data: bytes) -> "Weights":
        """The weights in a file's bytes, or UsageError."""
        try:
            weights = msgspec.msgpack.decode(data, type=Weights)
        except msgspec.MsgspecError as error:
            raise UsageError(f"this is not a file of Qwinto weights ({error})") from error
        if (weights.features, weights.hidden, len(weights.nets)) != (FEATURES, HIDDEN, len(TABLES)):
            raise UsageError("this file of Qwinto weights is of another version; train anew with: arcus train qwinto")
        return weights

    def net(self, players: int) -> Net:
        """The net for so many players."""
        return unpacked_net(self.nets[table_of(players)])


def table_of(players: int) -> int:
    """Which of TABLES so many players sit at."""
    return next(table for table, counts in enumerate(TABLES) if players in counts)


def packed_net(net: Net) -> bytes:
    """A net's weights as small whole numbers, compressed; of what training never met only the hope is kept."""
    numbers = net.numbers()
    seen = numbers[WEIGHTS + OUTPUTS :]
    whole = [
        max(-LARGEST, min(LARGEST, round(number * FINE)))
        if at >= WEIGHTS or at % HIDDEN == 0 or seen[at // HIDDEN]
        else 0
        for at, number in enumerate(numbers[: WEIGHTS + OUTPUTS])
    ]
    low, high = bytes(number & 255 for number in whole), bytes(number >> 8 & 255 for number in whole)
    return zlib.compress(low + high, 9)  # apart, since the high bytes are nearly all alike


def unpacked_net(data: bytes) -> Net:
    """The net that `packed_net` packed."""
    both = zlib.decompress(data)
    half = len(both) // 2
    highs = array("b", both[half:])
    net = Net()
    net.load([(high * 256 + low) / FINE for low, high in zip(both[:half], highs, strict=True)])
    return net


@cache
def shipped() -> Weights:
    """The weights that come with Arcus."""
    return Weights.read(files("arcus.bots.qwinto").joinpath(SHIPPED).read_bytes())


@cache
def shipped_net(table: int) -> Net:
    """The net that comes with Arcus for one of TABLES; unpacked once."""
    return unpacked_net(shipped().nets[table])
