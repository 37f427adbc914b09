"""A game as the full-screen table sees it, wherever it is played."""

import queue
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from arcus.core.game import AnyGame, AnyView


@dataclass(frozen=True)
class Moment:
    """The content of the screen until the next moment."""

    view: AnyView | None = None
    """The reader's view; None before the deal."""
    names: Sequence[str] = ()
    """The player of each seat."""
    events: Sequence[str] = ()
    """Sentences about what happened since the last moment."""
    status: str = ""
    """A sentence about who is to act, or why the last move was refused."""
    is_to_act: bool = False
    """Whether the reader can choose one of the moves of the view."""
    cover: str = ""
    """A sentence that hides everything until the next player is ready."""
    is_new_reader: bool = False
    """Whether the events of the reader before have to go."""
    is_over: bool = False


Show = Callable[[Moment], None]


class Left(Exception):
    """The person has left the table."""


class Session(ABC):
    """A game in progress. `run` is called in a thread of its own; the other methods from the screen's thread."""

    game: AnyGame | None = None
    """Known at the latest when a view is shown."""

    def __init__(self) -> None:
        self._answers: queue.Queue[int | None] = queue.Queue()

    @abstractmethod
    def run(self, show: Show) -> None:
        """Play to the end of the game, showing every moment; return early when the person leaves."""

    @abstractmethod
    def why_not(self, move: int) -> str:
        """Return why a move is not legal for the reader, as a sentence; empty if that is not known here."""

    def answer(self, move: int) -> None:
        """Play a move, or, at a cover, say that the next player is ready."""
        self._answers.put(move)

    def leave(self) -> None:
        """Let `run` end."""
        self._answers.put(None)

    def next_answer(self, seconds: float | None = None) -> int:
        """Return the next answer of the person; raise Left if there is none any more, TimeoutError after `seconds`."""
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise TimeoutError from None
        if answer is None:
            raise Left
        return answer
