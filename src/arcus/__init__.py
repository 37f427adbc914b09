"""Arcus: rules, bots and records of the games Red7, Qwinto, Rainbow and Kobito.

Names are imported on first use, which keeps `import arcus` quick.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arcus.bots import Bot
    from arcus.bots.levels import make_bot
    from arcus.core.game import UsageError
    from arcus.core.luck import FastLuck
    from arcus.core.position import IllegalMove
    from arcus.games import GAMES, game
    from arcus.records.luck import FairLuck
    from arcus.records.match import Match
    from arcus.records.receipt import Receipt, check_receipt, load_receipt
    from arcus.records.record import Record, RecordError, load as load_record, save as save_record
    from arcus.records.replay import Replay, verify as verify_record

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "Bot",
    "FairLuck",
    "FastLuck",
    "IllegalMove",
    "Match",
    "Receipt",
    "Record",
    "RecordError",
    "Replay",
    "UsageError",
    "__version__",
    "check_receipt",
    "game",
    "load_receipt",
    "load_record",
    "make_bot",
    "save_record",
    "verify_record",
]

_SOURCES = {
    "GAMES": "arcus.games",
    "Bot": "arcus.bots",
    "FairLuck": "arcus.records.luck",
    "FastLuck": "arcus.core.luck",
    "IllegalMove": "arcus.core.position",
    "Match": "arcus.records.match",
    "Receipt": "arcus.records.receipt",
    "Record": "arcus.records.record",
    "RecordError": "arcus.records.record",
    "Replay": "arcus.records.replay",
    "UsageError": "arcus.core.game",
    "check_receipt": "arcus.records.receipt",
    "game": "arcus.games",
    "load_receipt": "arcus.records.receipt",
    "load_record": "arcus.records.record:load",
    "make_bot": "arcus.bots.levels",
    "save_record": "arcus.records.record:save",
    "verify_record": "arcus.records.replay:verify",
}


def __getattr__(name: str) -> Any:
    if name not in _SOURCES:
        raise AttributeError(f"module 'arcus' has no attribute '{name}'")
    module, _, attribute = _SOURCES[name].partition(":")
    value = globals()[name] = getattr(import_module(module), attribute or name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
