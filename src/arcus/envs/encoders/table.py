"""The encoder of each game, in one table."""

from collections.abc import Callable

from arcus.core.game import AnyGame, UsageError
from arcus.envs.encoders.encoder import Encoder
from arcus.envs.encoders.kobito import KobitoEncoder
from arcus.envs.encoders.qwinto import QwintoEncoder
from arcus.envs.encoders.rainbow import RainbowEncoder
from arcus.envs.encoders.red7 import Red7Encoder

ENCODERS: dict[str, Callable[[int], Encoder]] = {
    "red7": Red7Encoder,
    "qwinto": QwintoEncoder,
    "rainbow": lambda players: RainbowEncoder(),
    "kobito": KobitoEncoder,
}


def encoder_of(game: AnyGame) -> Encoder:
    """Return the encoder for a game's players, or raise UsageError if the game has none."""
    if game.name not in ENCODERS:
        raise UsageError(f"{game.name} has no encoder; choose one of {', '.join(ENCODERS)}")
    return ENCODERS[game.name](game.players)
