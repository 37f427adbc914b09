"""Information about this build of Arcus."""

from arcus.core import position


def is_compiled() -> bool:
    """Return whether the rules run as machine code."""
    return not (position.__file__ or "").endswith(".py")
