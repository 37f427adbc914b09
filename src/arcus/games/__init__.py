"""The four games, in one table."""

import reprlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, get_args

import msgspec

from arcus.core import luck
from arcus.core.game import AnyGame, Options, UsageError
from arcus.games.kobito.game import Kobito
from arcus.games.qwinto.game import Qwinto
from arcus.games.rainbow.game import Rainbow
from arcus.games.red7.game import Red7

GAMES: dict[str, type[AnyGame]] = {kind.name: kind for kind in (Red7, Qwinto, Rainbow, Kobito)}


def label_names(kinds: Iterable[type[AnyGame]]) -> dict[int, str]:
    """Return the names of all labels of questions to luck, or raise ValueError if two games disagree."""
    names = dict(luck.NAMES)
    for kind in kinds:
        for label, name in kind.labels.items():
            if not 0 <= label < luck.LABEL_COUNT or names.setdefault(label, name) != name:
                raise ValueError(
                    f"expected a free label below {luck.LABEL_COUNT} for '{name}' of {kind.name}, got {label}"
                )
    if len(set(names.values())) < len(names):
        raise ValueError(f"expected a name of its own for each label, got {names}")
    return names


LABELS = label_names(GAMES.values())


def game(name: str, /, players: int | None = None, **options: Any) -> AnyGame:
    """Return a game by name, for `players` (default 2) and with these options, or raise UsageError."""
    return make(name, players, options)


def make(name: str, players: int | None, options: Mapping[str, Any]) -> AnyGame:
    """Return a game with options as data, from a file or a command line, or raise UsageError."""
    if name not in GAMES:
        raise UsageError(f"unknown game '{name}'; choose one of {', '.join(GAMES)}")
    kind = GAMES[name]
    players = max(2, kind.min_players) if players is None else players
    if not isinstance(players, int) or isinstance(players, bool):
        raise UsageError(f"players must be a whole number, got {players!r}")
    if not kind.min_players <= players <= kind.max_players:
        raise UsageError(f"{name} is for {seat_span(kind)} players, got {players}")
    fields = {field.name: field.type for field in msgspec.structs.fields(kind.option_type)}
    for option in options:
        if option not in fields:
            known = f"choose one of {', '.join(fields)}" if fields else "it has none"
            raise UsageError(f"unknown option '{option}' of {name}; {known}")
    given = {option: _value(option, value, fields[option]) for option, value in options.items()}
    return _made(kind, players, kind.option_type(**given))


@lru_cache(maxsize=256)
def _made(kind: type[AnyGame], players: int, options: Options) -> AnyGame:
    """Return one shared instance for equal settings, since a game holds no state of a table."""
    return kind(players, options)


def _value(option: str, given: Any, wanted: Any) -> Any:
    """Return an option's value, from text too, or raise UsageError."""
    try:
        return msgspec.convert(given, wanted, strict=False)
    except msgspec.ValidationError:
        kinds = {bool: "true or false", int: "a whole number", str: "text"}
        expected = kinds.get(wanted) or f"one of {', '.join(map(str, get_args(wanted)))}"
        raise UsageError(f"option {option} must be {expected}, got {reprlib.repr(given)}") from None


def seat_span(kind: type[AnyGame]) -> str:
    """Return the number of players of a game as text: `2 to 4`, or `2`."""
    least, most = kind.min_players, kind.max_players
    return str(least) if least == most else f"{least} to {most}"
