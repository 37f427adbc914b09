"""The visibility of every attribute of a table's state, and of every field of the messages about it.

An attribute or field that is added needs a line here, or `test_secrecy.py` fails. A secret attribute needs a way to be
varied there, too.
"""

import enum
from collections.abc import Collection
from functools import lru_cache
from typing import Any, get_args, get_origin

import msgspec

from arcus import protocol
from arcus.core.game import Choice, Event, Line, Outcome, View
from arcus.games import GAMES
from arcus.games.kobito import view as kobito
from arcus.games.qwinto import view as qwinto
from arcus.games.rainbow import view as rainbow
from arcus.games.red7 import view as red7
from arcus.records.match import Match
from arcus.server.clocks import Clocks
from arcus.server.game_state import GameState
from arcus.server.seat_state import SeatState
from arcus.server.table_state import TableState


class Truth(enum.Enum):
    """Who may know an attribute of the truth."""

    PUBLIC = enum.auto()
    """Everyone at the table may know it, so it is the same in every alternative state."""
    SECRET = enum.auto()
    """At least one reader may not know all of it, before the game is over."""
    PARTS = enum.auto()
    """Declared for each of its own attributes."""


class Seen(enum.Enum):
    """Who is sent a field of a message."""

    ALL = enum.auto()
    """All readers get the same at the same moment, but for what the structs in it say."""
    OWN = enum.auto()
    """It depends on the reader."""
    END = enum.auto()
    """Nothing is sent before the game is over."""
    INSIDE = enum.auto()
    """Declared for the field that holds this struct."""


def _said(**names: str) -> dict[str, Any]:
    """Return what is declared of each name, from words such as `secret="draft ahead"`."""
    kinds = {**Truth.__members__, **Seen.__members__}
    return {name: kinds[kind.upper()] for kind, words in names.items() for name in words.split()}


TRUTH: dict[type, dict[str, Truth]] = {
    TableState: _said(
        public="""id number changed phase ended locked question next code setup rules begins_when_full games commitment
            voided reveal_by game acting""",
        secret="secret host",
        parts="seats play clocks",
    ),
    GameState: _said(
        public="game turns is_bare moved earlier start base",
        secret="luck draft ahead choices past requested",
        parts="match",
    ),
    SeatState: _said(
        public="name former_name wins is_erased level word word_commitment is_kept stand_in lost_by", secret="person"
    ),
    Match: _said(public="game names", secret="answers moves _decisions _luck _log position"),
    Clocks: _said(public="clock bank began gifts"),
}

SEEN: dict[type, dict[str, Seen]] = {
    protocol.Update: _said(all="number table seats view", own="answer you events first"),
    protocol.Answer: _said(own="id refused rule detail move"),
    protocol.Hints: _said(own="id decision moves"),
    protocol.Hint: _said(inside="move text value"),
    protocol.Said: _said(all="seat phrase"),
    protocol.Gone: _said(own="why"),
    protocol.Pong: _said(own="id"),
    protocol.TableBase: _said(
        all="id code setup rules phase locked begins_when_full fairness question next onlookers series",
        end="ended winners",
    ),
    protocol.Setup: _said(inside="game seats options clock absent memory_aid hints spectators public"),
    protocol.TimeControl: _said(inside="bank gain"),
    protocol.SeatInfo: _said(
        inside="kind name level present away_ms claims claims_in_ms stand_in to_act decided steps left_ms lost lost_by",
        end="points",
    ),
    protocol.Fairness: _said(inside="commitment word_commitments words voided", end="secret"),
    protocol.Proposal: _said(inside="what seat agreed declined"),
    protocol.Series: _said(inside="games wins"),
    protocol.You: _said(own="seats facing host draft can_undo can_take_back"),
    Event: _said(inside="kind seat what source target"),
    View: _said(all="game players options decision to_act rules table memory", own="seat moves", end="outcome"),
    Choice: _said(inside="number text kind cards source target preview"),
    Outcome: _said(inside="winners points why lines"),
    Line: _said(inside="what points"),
    # Red7
    red7.Red7Table: _said(
        own="hand",
        all="hands palettes canvas rule deck turn stage last leads scored won round points target",
    ),
    red7.Red7Memory: _said(all="palettes_out deck_top held"),
    red7.Red7Preview: _said(inside="leaders counts rule"),
    red7.Lead: _said(inside="rule seat cards"),
    # Qwinto
    qwinto.QwintoTable: _said(own="choice", all="sheets dice sum turn stage decided"),
    qwinto.QwintoMemory: _said(all="throws"),
    qwinto.QwintoPreview: _said(inside="points"),
    qwinto.Sheet: _said(inside="rows misthrows dead points"),
    qwinto.Points: _said(inside="total rows columns misthrows"),
    qwinto.Die: _said(inside="colour face"),
    # Rainbow
    rainbow.RainbowTable: _said(own="hands next", all="deck row piles turn stage round"),
    rainbow.RainbowMemory: _said(own="row piles"),
    rainbow.RainbowPreview: _said(inside="face result"),
    rainbow.Held: _said(inside="slot face"),
    rainbow.Seen: _said(inside="near far shared"),
    rainbow.Laid: _said(inside="card up"),
    # Kobito
    kobito.KobitoTable: _said(
        own="hand",
        all="""hands pots benches bench_fits won penalties points deck gold_deck discard turn stage owed acted idle""",
    ),
    kobito.KobitoMemory: _said(own="taken", all="known fresh buried starts shuffles"),
    kobito.KobitoPreview: _said(inside="owed wins costs counted"),
    kobito.Gold: _said(inside="length points"),
    kobito.Pot: _said(inside="gold rainbow fits"),
    kobito.Won: _said(inside="seat gold"),
}


def attributes(thing: object) -> dict[str, Any]:
    """Return an object's attributes; a compiled class and a struct list their names."""
    kind: Any = type(thing)
    names = getattr(kind, "__mypyc_attrs__", None) or getattr(kind, "__struct_fields__", None) or vars(thing)
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def undeclared(kind: type, names: Collection[str]) -> list[str]:
    """Return what is wrong with the declaration of a class that has these attributes or fields."""
    said: dict[str, Any] = {**TRUTH.get(kind, {}), **SEEN.get(kind, {})}
    place = "tests/server/visibility.py"
    new = [
        f"{kind.__name__}.{name} has no declared visibility: add it to {place}" for name in names if name not in said
    ]
    return new + [
        f"{kind.__name__} has no attribute {name}: remove it from {place}" for name in said if name not in names
    ]


def message_structs() -> set[type]:
    """Return every struct of the messages that a table sends, with the views of all games."""
    found: set[type] = set()
    todo: list[Any] = [protocol.FromTable, *(kind.view_type for kind in GAMES.values())]
    while todo:
        each = todo.pop()
        todo += get_args(each)
        kind = get_origin(each) or each
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
            found.add(kind)
            todo += [field.type for field in msgspec.structs.fields(kind)]
    return found


def common(kind: Any, message: Any) -> Any:
    """Return the part of a message, as plain data, that is the same for all readers; `kind` is its type."""
    if isinstance(message, list) and kind is not None:
        return [common(kind, each) for each in message]
    if kind is None or not isinstance(message, dict) or Seen.OWN not in _kinds_in(kind):
        return message
    parts = _fields(kind)
    return {name: common(parts[name][1], part) for name, part in message.items() if parts[name][0] is not Seen.OWN}


def too_early(kind: Any, message: Any) -> list[str]:
    """Return the fields of a message that are sent although the game is not over."""
    if isinstance(message, list) and kind is not None and Seen.END in _kinds_in(kind):
        return [name for each in message for name in too_early(kind, each)]
    if kind is None or not isinstance(message, dict) or Seen.END not in _kinds_in(kind):
        return []
    parts = _fields(kind)
    here = [name for name, part in message.items() if parts[name][0] is Seen.END and part]
    return here + [name for each, part in message.items() for name in too_early(parts[each][1], part)]


@lru_cache
def _fields(kind: Any) -> dict[str, tuple[Seen | None, Any]]:
    """Return who sees each field of a struct, and the struct in it."""
    said = SEEN[get_origin(kind) or kind]
    fields = {each.encode_name: (said[each.name], _struct_in(each.type)) for each in msgspec.structs.fields(kind)}
    return {"type": (None, None), **fields}


@lru_cache
def _kinds_in(kind: Any) -> frozenset[Seen | None]:
    """Return who sees the fields of a struct, and of all structs in it."""
    fields = _fields(kind).values()
    return frozenset(seen for seen, _ in fields).union(*(_kinds_in(each) for _, each in fields if each is not None))


def _struct_in(annotation: Any) -> Any:
    """Return the struct that a field holds, alone or many of them; None if it holds plain data."""
    kind = get_origin(annotation) or annotation
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return annotation
    return next((found for each in get_args(annotation) if (found := _struct_in(each)) is not None), None)
