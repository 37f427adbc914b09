"""Files that commands write."""

from pathlib import Path


def check_writable(path: Path) -> None:
    """Raise OSError now rather than after a long computation."""
    there = path.exists()
    with path.open("ab"):
        pass
    if not there:
        path.unlink()


def write(path: Path, text: str) -> None:
    """Write a file atomically."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)
