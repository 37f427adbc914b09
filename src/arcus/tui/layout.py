"""Layout that all tables share: their width, wrapped lines and shortened names."""

from collections.abc import Callable, Sequence
from textwrap import wrap

from arcus.core.game import AnyView

Say = Callable[..., str]
"""Function that returns a message by name, formatted with arguments."""
WIDTH = 78
NAME = 20  # characters of the longest name that is not shortened


def shortened(text: str, most: int = NAME) -> str:
    """Return the text, cut to `most` characters with an ellipsis if it is longer."""
    return text if len(text) <= most else text[: most - 1] + "…"


def short_names(names: Sequence[str]) -> list[str]:
    """Return the names, shortened to fit a table."""
    return [shortened(name) for name in names]


def may(view: AnyView) -> str:
    """Return the first words of the legal moves, sorted and joined by hyphens, for messages that select by them."""
    return "-".join(sorted({move.text.partition(" ")[0] for move in view.moves}))


def folded(text: str, indent: int = 0, hang: int = 2, width: int = WIDTH) -> list[str]:
    """Return a text wrapped to lines of this width, with `hang` more indentation from the second line on."""
    return wrap(text, width, initial_indent=" " * indent, subsequent_indent=" " * (indent + hang))
