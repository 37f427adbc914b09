"""What the tables of all games share: their width, how lines are folded, and how long a name is shown."""

from collections.abc import Callable, Sequence
from textwrap import wrap

from arcus.core.game import AnyView

Say = Callable[..., str]
"""A message by name, with its words filled in."""
WIDTH = 78
NAME = 20  # the widest name that is shown whole


def shortened(text: str, most: int = NAME) -> str:
    """A text that is too long, cut off with a sign that it was."""
    return text if len(text) <= most else text[: most - 1] + "…"


def short_names(names: Sequence[str]) -> list[str]:
    """Names as a table shows them."""
    return [shortened(name) for name in names]


def may(view: AnyView) -> str:
    """What the reader may do, for sentences that choose by it: the first words of the moves, from a to z."""
    return "-".join(sorted({move.text.partition(" ")[0] for move in view.moves}))


def folded(text: str, indent: int = 0, hang: int = 2) -> list[str]:
    """A text as lines no wider than a table: the first is indented, the others hang so much further."""
    return wrap(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + hang))
