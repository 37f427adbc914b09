"""The four games, in one table."""

import reprlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, get_args

import msgspec

from arcus.core.game import AnyGame, Options, UsageError
from arcus.games.kobito.game import Kobito
from arcus.games.qwinto.game import Qwinto
from arcus.games.rainbow.game import Rainbow
from arcus.games.red7.game import Red7

GAMES: dict[str, type[AnyGame]] = {kind.name: kind for kind in (Red7, Qwinto, Rainbow, Kobito)}


def game(name: str, /, players: int | None = None, **options: Any) -> AnyGame:
    """Return a game by name, for `players` (default 2) and with these options, or raise UsageError."""
    return make(name, players, options)


def make(name: str, players: int | None, options: Mapping[str, Any]) -> AnyGame:
    """The same with options as data, whose names may come from anywhere: a file, a command line."""
    if name not in GAMES:
        raise UsageError(f"there is no game '{name}'; the games are {', '.join(GAMES)}")
    kind = GAMES[name]
    players = max(2, kind.least) if players is None else players
    if not isinstance(players, int) or isinstance(players, bool):
        raise UsageError(f"players: a whole number goes here, not {players!r}")
    if not kind.least <= players <= kind.most:
        raise UsageError(f"{name} is for {seat_span(kind)} players, not {players}")
    fields = {field.name: field.type for field in msgspec.structs.fields(kind.option_type)}
    for option in options:
        if option not in fields:
            known = f"its options are {', '.join(fields)}" if fields else "it has none"
            raise UsageError(f"{name} has no option '{option}'; {known}")
    given = {option: _value(option, value, fields[option]) for option, value in options.items()}
    return _made(kind, players, kind.option_type(**given))


@lru_cache(maxsize=256)
def _made(kind: type[AnyGame], players: int, options: Options) -> AnyGame:
    """One for all tables that play the same: a game holds nothing of any table."""
    return kind(players, options)


def _value(option: str, given: Any, wanted: Any) -> Any:
    """An option's value, from text too; or UsageError that says what goes there."""
    try:
        return msgspec.convert(given, wanted, strict=False)
    except msgspec.ValidationError:
        kinds = {bool: "true or false", int: "a whole number", str: "text"}
        goes = kinds.get(wanted) or f"one of {', '.join(map(str, get_args(wanted)))}"
        raise UsageError(f"option {option}: {goes} goes here, not {reprlib.repr(given)}") from None


def seat_span(kind: type[AnyGame]) -> str:
    """For how many players a game is: `2 to 4`, or `2`."""
    return str(kind.least) if kind.least == kind.most else f"{kind.least} to {kind.most}"
