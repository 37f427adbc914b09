"""Files of weights for Qwinto's value functions."""

import zlib
from array import array
from functools import cache
from importlib.resources import files

import msgspec

from arcus.bots.qwinto.chance_net import ChanceNet
from arcus.bots.qwinto.features import FEATURES
from arcus.bots.qwinto.net import HIDDEN, OUTPUTS, WEIGHTS, Net
from arcus.core.game import UsageError

TABLES = ((1,), (2,), (3,), (4, 5, 6))  # numbers of players; those of one table share a value function
DUEL = len(TABLES)  # where the net for chances stands, after the value functions
NETS = DUEL + 1
UNIT = 512  # a weight in a file is an integer, in units of 1 / UNIT
LARGEST = 32767  # of such integers
BYTE = 256
SHIPPED = "weights-1.bin"
FIGURES = "weights-1.json"


class Weights(msgspec.Struct):
    """A file of weights: a value function for each of TABLES, and the net for chances."""

    seed: int
    games: int
    spread: list[float]
    """The standard error of expected margins, by cells that the sheet nearest to the end needs for it."""
    nets: list[bytes]
    features: int = FEATURES
    hidden: int = HIDDEN

    @staticmethod
    def read(data: bytes) -> "Weights":
        """Return the weights in a file's bytes, or raise UsageError."""
        try:
            weights = msgspec.msgpack.decode(data, type=Weights)
        except msgspec.MsgspecError as error:
            raise UsageError(f"expected a file of Qwinto weights, got something else ({error})") from error
        expected, found = (NETS, FEATURES, HIDDEN), (len(weights.nets), weights.features, weights.hidden)
        if found != expected:
            raise UsageError(
                "expected Qwinto weights of {} nets with {} features and {} hidden units, ".format(*expected)
                + "got {}, {} and {}; train new ones with: arcus train qwinto".format(*found)
            )
        return weights

    def net(self, players: int) -> Net:
        """Return the value function for a number of players."""
        return unpacked_net(self.nets[table_of(players)])

    def chances(self) -> ChanceNet:
        """Return the net for the chance to win of two players."""
        return unpacked_chances(self.nets[DUEL])


def table_of(players: int) -> int:
    """Return which of TABLES is for a number of players."""
    return next(table for table, counts in enumerate(TABLES) if players in counts)


def packed_net(net: Net) -> bytes:
    """Return a net's weights as small integers, compressed; of untrained features only the optimistic unit is kept."""
    numbers = net.numbers()
    squared = numbers[WEIGHTS + OUTPUTS :]
    kept = [
        number if at >= WEIGHTS or at % HIDDEN == 0 or squared[at // HIDDEN] else 0.0
        for at, number in enumerate(numbers[: WEIGHTS + OUTPUTS])
    ]
    return _packed(kept)


def unpacked_net(data: bytes) -> Net:
    """Return the net that `packed_net` packed."""
    net = Net()
    net.load(_unpacked(data))
    return net


def packed_chances(net: ChanceNet) -> bytes:
    """Return the weights of a net for chances as small integers, compressed."""
    return _packed([float(x) for part in (net.w, net.rows, net.dense) for x in part])


def unpacked_chances(data: bytes) -> ChanceNet:
    """Return the net that `packed_chances` packed."""
    net = ChanceNet()
    net.load(_unpacked(data))
    return net


def _packed(numbers: list[float]) -> bytes:
    whole = [max(-LARGEST, min(LARGEST, round(number * UNIT))) for number in numbers]
    low, high = bytes(number % BYTE for number in whole), bytes(number // BYTE % BYTE for number in whole)
    return zlib.compress(low + high, 9)  # low and high bytes apart, since the high ones are nearly all alike


def _unpacked(data: bytes) -> list[float]:
    both = zlib.decompress(data)
    half = len(both) // 2
    highs = array("b", both[half:])
    return [(high * BYTE + low) / UNIT for low, high in zip(both[:half], highs, strict=True)]


@cache
def shipped() -> Weights:
    """Return the weights that come with Arcus."""
    return Weights.read(files("arcus.bots.qwinto").joinpath(SHIPPED).read_bytes())


@cache
def shipped_net(table: int) -> Net:
    """Return the value function that comes with Arcus for one of TABLES; unpacked once."""
    return unpacked_net(shipped().nets[table])


@cache
def shipped_chances() -> ChanceNet:
    """Return the net for chances that comes with Arcus; unpacked once."""
    return shipped().chances()
