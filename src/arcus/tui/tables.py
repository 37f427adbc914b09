"""The table of any game as text."""

from collections.abc import Callable, Sequence
from typing import Any

from arcus.core.game import AnyChoice, AnyView
from arcus.tui import kobito, qwinto, rainbow, red7
from arcus.tui.layout import Say

TABLES: dict[str, Callable[[Any, Sequence[str], Say], list[str]]] = {
    "red7": red7.table_lines,
    "qwinto": qwinto.table_lines,
    "rainbow": rainbow.table_lines,
    "kobito": kobito.table_lines,
}
SCREENS: dict[str, Callable[[Any, Sequence[str], Say], list[str]]] = {"qwinto": qwinto.screen_lines}
"""The games whose tables are arranged in another way on a screen."""
OWN_PART_LAST = ("red7", "rainbow", "kobito")
"""The games whose tables end with the reader's own cards and what the reader may do."""
QUESTIONS: dict[str, Callable[[Any, AnyChoice], str | None]] = {"red7": red7.question, "qwinto": qwinto.question}


def question(view: AnyView, choice: AnyChoice) -> str | None:
    """Return the message that asks back before a move that costs the player something, or None."""
    asked = QUESTIONS.get(view.game)
    return asked(view, choice) if asked and len(view.moves) > 1 else None


def table_lines(view: AnyView, names: Sequence[str], say: Say) -> list[str]:
    """Return the table as a seat or a spectator sees it, as lines of text."""
    return TABLES[view.game](view, names, say)


def screen_lines(view: AnyView, names: Sequence[str], say: Say) -> list[str]:
    """Return the table for a screen, which is read from its beginning unless the own part is last."""
    return SCREENS.get(view.game, TABLES[view.game])(view, names, say)
