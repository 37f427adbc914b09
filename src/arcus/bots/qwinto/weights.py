"""Files of weights for Qwinto's value functions."""

import zlib
from array import array
from functools import cache
from importlib.resources import files

import msgspec

from arcus.bots.qwinto.features import FEATURES
from arcus.bots.qwinto.net import HIDDEN, OUTPUTS, WEIGHTS, Net
from arcus.core.game import UsageError

TABLES = ((1,), (2,), (3,), (4, 5, 6))  # numbers of players; those of one table share a net
UNIT = 512  # a weight in a file is an integer, in units of 1 / UNIT
LARGEST = 32767  # of such integers
BYTE = 256
SHIPPED = "weights-1.bin"
FIGURES = "weights-1.json"


class Weights(msgspec.Struct):
    """A file of weights: one net for each of TABLES."""

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
        if (weights.features, weights.hidden, len(weights.nets)) != (FEATURES, HIDDEN, len(TABLES)):
            raise UsageError(
                f"expected Qwinto weights for {FEATURES} features and {HIDDEN} hidden units, got them for "
                f"{weights.features} and {weights.hidden}; train new ones with: arcus train qwinto"
            )
        return weights

    def net(self, players: int) -> Net:
        """Return the net for a number of players."""
        return unpacked_net(self.nets[table_of(players)])


def table_of(players: int) -> int:
    """Return which of TABLES is for a number of players."""
    return next(table for table, counts in enumerate(TABLES) if players in counts)


def packed_net(net: Net) -> bytes:
    """Return a net's weights as small integers, compressed; of untrained features only the optimistic unit is kept."""
    numbers = net.numbers()
    squared = numbers[WEIGHTS + OUTPUTS :]
    whole = [
        max(-LARGEST, min(LARGEST, round(number * UNIT)))
        if at >= WEIGHTS or at % HIDDEN == 0 or squared[at // HIDDEN]
        else 0
        for at, number in enumerate(numbers[: WEIGHTS + OUTPUTS])
    ]
    low, high = bytes(number % BYTE for number in whole), bytes(number // BYTE % BYTE for number in whole)
    return zlib.compress(low + high, 9)  # low and high bytes apart, since the high ones are nearly all alike


def unpacked_net(data: bytes) -> Net:
    """Return the net that `packed_net` packed."""
    both = zlib.decompress(data)
    half = len(both) // 2
    highs = array("b", both[half:])
    net = Net()
    net.load([(high * BYTE + low) / UNIT for low, high in zip(both[:half], highs, strict=True)])
    return net


@cache
def shipped() -> Weights:
    """Return the weights that come with Arcus."""
    return Weights.read(files("arcus.bots.qwinto").joinpath(SHIPPED).read_bytes())


@cache
def shipped_net(table: int) -> Net:
    """Return the net that comes with Arcus for one of TABLES; unpacked once."""
    return unpacked_net(shipped().nets[table])
