"""The four games, in one table."""

from typing import Any

import msgspec

from arcus.core.game import AnyGame, WrongUse
from arcus.games.kobito.game import Kobito
from arcus.games.qwinto.game import Qwinto
from arcus.games.rainbow.game import Rainbow
from arcus.games.red7.game import Red7

GAMES: dict[str, type[AnyGame]] = {kind.name: kind for kind in (Red7, Qwinto, Rainbow, Kobito)}


def game(name: str, players: int | None = None, **options: Any) -> AnyGame:
    """A game by name, for so many players (two, if not said) and with these options; WrongUse if there is none such."""
    if name not in GAMES:
        raise WrongUse(f"there is no game '{name}'; the games are {', '.join(GAMES)}")
    kind = GAMES[name]
    players = max(2, kind.least) if players is None else players
    if not kind.least <= players <= kind.most:
        raise WrongUse(f"{name} is for {seat_span(kind)} players, not {players}")
    known = [field.name for field in msgspec.structs.fields(kind.option_type)]
    for option in options:
        if option not in known:
            raise WrongUse(f"{name} has no option '{option}'; its options are {', '.join(known)}")
    try:
        return kind(players, msgspec.convert(options, kind.option_type, strict=False))
    except msgspec.ValidationError as error:
        raise WrongUse(f"that is no value for an option of {name}: {error}") from None


def seat_span(kind: type[AnyGame]) -> str:
    """For how many players a game is: `2 to 4`, or `2`."""
    return str(kind.least) if kind.least == kind.most else f"{kind.least} to {kind.most}"
