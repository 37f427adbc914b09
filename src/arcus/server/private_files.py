"""Files readable only by their owner: the embedded database and backups hold names, tokens and hidden cards."""

import contextlib
import os
import stat
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077


def make_private(path: Path) -> None:
    """Create an empty file that only its owner can read, unless it exists or can't be created.

    SQLite accepts an empty file as a new database, and gives its other files the same permissions.
    """
    with contextlib.suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))


def make_private_folder(path: Path) -> None:
    """Create a folder that only its owner can read, and missing parents; an existing one is unchanged."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir(mode=FOLDER, exist_ok=True)


def open_to_others(path: Path) -> str | None:
    """Return the permissions of a file that other users can read, as `0644`; None if they can't, or there is none."""
    try:
        file, folder = path.stat().st_mode, path.parent.stat().st_mode
    except OSError:
        return None
    is_open = os.name == "posix" and file & OTHERS and folder & OTHERS
    return f"{stat.S_IMODE(file):04o}" if is_open else None
