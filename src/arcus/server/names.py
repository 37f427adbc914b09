"""Names of people and programs: normalised, and refused if they are invisible or easily confused."""

import unicodedata

from arcus.protocol import Refused

LONGEST = 24  # characters, as many as the database keeps
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Invisible characters that Unicode classifies as letters, marks or symbols."""
SELECTORS = (("\u180b", "\u180f"), ("\ufe00", "\ufe0d"), ("\U000e0100", "\U000e01ef"))
"""Ranges of invisible characters that select a variant of the preceding one."""
STYLES = "\ufe0e\ufe0f"  # the same for symbols: text or emoji style


def clean_name(name: str) -> str:
    """Return a name in Unicode's composed form (NFC), with single blanks; raise Refused if it can't be shown."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(name) <= LONGEST:
        raise _refused(f"1 to {LONGEST} visible characters, got {len(name)}")
    before = " "
    for character in name:
        if not _is_shown(character, before):
            shown = unicodedata.name(character, "a control character")
            raise _refused(f"visible characters only, got U+{ord(character):04X} ({shown})")
        before = character
    return name


def _is_shown(character: str, before: str) -> bool:
    """Return whether a character is visible after another one."""
    if character == " ":
        return True
    if character in STYLES:
        return unicodedata.category(before) == "So"
    if not character.isprintable() or character in BLANK or any(a <= character <= z for a, z in SELECTORS):
        return False
    is_mark = unicodedata.category(character)[0] == "M"
    return not is_mark or before != " "  # a combining mark needs a base character


def _refused(expected: str) -> Refused:
    return Refused("server-bad-name", f"a name has {expected}")
