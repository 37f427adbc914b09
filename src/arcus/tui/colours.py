"""Colours for the text of a table: every colour has its letter or number too."""

import re

from rich.text import Text

INK, LIGHT = "#14161c", "#f6f3ea"
RED, ORANGE, YELLOW, GREEN = "#e5484d", "#f5892b", "#f2ce1b", "#3fae5a"
TURQUOISE, BLUE, INDIGO, VIOLET, PURPLE = "#2bb8b0", "#3b82f6", "#4f51c9", "#9a5fd6", "#a14fc9"


def _on(colour: str, ink: str = INK) -> str:
    return f"bold {ink} on {colour}"


RED7 = {
    "R": _on(RED, LIGHT),
    "O": _on(ORANGE),
    "Y": _on(YELLOW),
    "G": _on(GREEN),
    "B": _on(BLUE, LIGHT),
    "I": _on(INDIGO, LIGHT),
    "V": _on(VIOLET, LIGHT),
}
RAINBOW = {
    "R": _on(RED, LIGHT),
    "O": _on(ORANGE),
    "Y": _on(YELLOW),
    "G": _on(GREEN),
    "T": _on(TURQUOISE),
    "B": _on(BLUE, LIGHT),
    "P": _on(PURPLE, LIGHT),
    "W": _on(LIGHT),
    "K": _on(INK, LIGHT),
}
QWINTO = {"o": ORANGE, "y": YELLOW, "p": PURPLE}

RED7_CARD = re.compile(r"(?<![\w-])([ROYGBIV])[1-7](?!\w)|^[* ] ([ROYGBIV]) (?=\w)", re.MULTILINE)
RAINBOW_FACE = re.compile(r"(?<![\w-])([ROYGTBPWK]) (?=[^\W\d])")
KOBITO = (RED, "#ee6a3a", ORANGE, "#f4ac23", YELLOW, "#9bbf3b", GREEN, TURQUOISE, BLUE, INDIGO, VIOLET, "#d457a8")
KOBITO_RAINBOW = re.compile(r"^ {5}[^(\n]*", re.MULTILINE)  # the cards of a rainbow, on a line of their own
KOBITO_NUMBER = re.compile(r"(?<![\w:])(1[0-2]|[1-9])(?![\w:])")
QWINTO_CELL = re.compile(r"(?<=write )([oyp])\d+|(?<=roll )[oyp]+")


def coloured(game: str, text: str) -> Text:
    """Return a text of a game with its cards and faces in their colours."""
    found = Text(text)
    if game == "red7":
        for match in RED7_CARD.finditer(text):
            group = 1 if match[1] else 2
            found.stylize(RED7[match[group]], *(match.span() if group == 1 else match.span(2)))
    elif game == "rainbow":
        for match in RAINBOW_FACE.finditer(text):
            found.stylize(RAINBOW[match[1]], *match.span(1))
    elif game == "kobito":
        for run in KOBITO_RAINBOW.finditer(text):
            for match in KOBITO_NUMBER.finditer(text, *run.span()):
                found.stylize(f"bold {KOBITO[int(match[1]) - 1]}", *match.span())
    elif game == "qwinto":
        for match in QWINTO_CELL.finditer(text):
            for place in range(*match.span()):
                if text[place] in QWINTO:
                    found.stylize(f"bold {QWINTO[text[place]]}", place, place + 1)
    return found


def coloured_rows(text: Text, rows: dict[str, str]) -> Text:
    """Colour each line that begins with one of these names."""
    for name, colour in rows.items():
        for match in re.finditer(rf"^{re.escape(name)}\s.*$", text.plain, re.MULTILINE):
            text.stylize(colour, *match.span())
    return text
