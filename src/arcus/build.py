"""How this Arcus was built."""

from arcus.core import position


def is_compiled() -> bool:
    """Do the rules run as machine code?"""
    return not (position.__file__ or "").endswith(".py")
