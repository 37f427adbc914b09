"""Observations and action masks of a seat, as NumPy arrays."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from arcus.core.game import AnyGame, AnyView, Seat, UsageError
from arcus.core.luck import FastLuck
from arcus.core.position import Position
from arcus.envs.encoders.encoder import WORD, Writer, words_for
from arcus.envs.encoders.table import encoder_of

Bytes: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]


class Observer:
    """Turns positions of one game into observations of a fixed size, and legal moves into masks."""

    def __init__(self, game: AnyGame) -> None:
        """Make an observer for a game with its players and options, or raise UsageError if the game has no encoder."""
        self.game = game
        self._players = game.players
        self.encoder = encoder_of(game)
        self.size = int(self.encoder.words) * WORD
        """The number of bytes of an observation."""
        self.parts: dict[str, slice] = {}
        """Where each part of an observation lies, by name: docs/envs.md lists them."""
        start = 0
        for name, size in self.encoder.parts:
            self.parts[name] = slice(start, start + size)
            start += words_for(size) * WORD
        self._writer = Writer(self.encoder, game.move_count)
        self._numbers: Bytes = np.frombuffer(memoryview(self._writer.words), np.uint8)
        """The same memory as the writer's words."""
        self._mask: Mask = np.frombuffer(memoryview(self._writer.marks), np.int8)
        """The same memory as the writer's marks."""

    def observe(self, position: Position, seat: Seat) -> Bytes:
        """Return the table and the memory of a seat as numbers from 0 to 255; raise UsageError for an unknown seat."""
        if not 0 <= seat < self._players:
            raise UsageError(f"seat must be between 0 and {self._players - 1}, got {seat}")
        self._writer.observe(position, seat)
        return self._numbers.copy()

    def observe_view(self, view: AnyView) -> Bytes:
        """Return the same from a view, for bots: every position that agrees with the view gives the same observation.

        Raise UsageError if it is a spectator's view, or one of another game.
        """
        if view.seat is None:
            raise UsageError("expected the view of a seat, got that of a spectator")
        return self.observe(self.game.knowledge(view).sample(FastLuck(0), 0), view.seat)

    def mask(self, position: Position, seat: Seat) -> Mask:
        """Return a 1 for each legal move of a seat, by its number; all 0 if the seat is not to act."""
        self._writer.mask(position, seat)
        return self._mask.copy()
