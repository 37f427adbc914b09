"""The kinds of puzzles, in one table."""

from arcus.puzzles.kind import Kind
from arcus.puzzles.kobito import Pots
from arcus.puzzles.qwinto import Cell
from arcus.puzzles.rainbow import Flip
from arcus.puzzles.red7 import Stay

KINDS: dict[str, Kind] = {kind.name: kind for kind in (Stay(), Cell(), Flip(), Pots())}
KIND_OF: dict[str, Kind] = {kind.game: kind for kind in KINDS.values()}
