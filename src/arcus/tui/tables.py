"""Each game's table as text."""

from collections.abc import Callable, Sequence
from typing import Any

from arcus.core.game import AnyView
from arcus.tui import kobito, qwinto, rainbow, red7
from arcus.tui.layout import Say

TABLES: dict[str, Callable[[Any, Sequence[str], Say], list[str]]] = {
    "red7": red7.table_lines,
    "qwinto": qwinto.table_lines,
    "rainbow": rainbow.table_lines,
    "kobito": kobito.table_lines,
}


def table_lines(view: AnyView, names: Sequence[str], say: Say) -> list[str]:
    """What a seat or a spectator sees, as lines of text."""
    return TABLES[view.game](view, names, say)
