"""A game for rulebook tests: set up from text, played and queried in notation."""

from typing import Any

from arcus.core.events import EventLog
from arcus.core.game import AnyGame, Outcome, seats_of
from arcus.core.luck import FastLuck, Luck
from arcus.games import make


class Spot:
    """A game at a position from text, or dealt; each game's tests extend it."""

    name: str
    players = 2

    def __init__(
        self, text: str | None = None, players: int | None = None, luck: Luck | int = 1, **options: Any
    ) -> None:
        self.game: AnyGame = make(self.name, players or self.players, options)
        self.luck = FastLuck(luck) if isinstance(luck, int) else luck  # a number is a seed
        self.log = EventLog()
        self.position: Any = self.game.deal(self.luck, self.log) if text is None else self.game.parse_position(text)

    @property
    def turn(self) -> int:
        """The only seat that is to act."""
        (seat,) = seats_of(self.position.to_act())
        return seat

    @property
    def outcome(self) -> Outcome:
        """The outcome of a game that must be over."""
        outcome = self.game.outcome(self.position)
        assert outcome is not None
        return outcome

    def moves(self, verb: str = "") -> set[str]:
        """Return the legal moves that begin with a text."""
        texts = (self.game.move_text(move) for move in self.position.legal(self.turn))
        return {text for text in texts if text.startswith(verb)}

    def play(self, *moves: str) -> int:
        """Play moves, each for the seat to act; return the last one's flags."""
        flags = 0
        for move in moves:
            flags = self.position.play(self.turn, self.game.parse_move(move), self.luck, self.log)
        return flags

    def why(self, move: str, seat: int | None = None) -> int:
        """Return 0, or the code of the rule that refuses a move."""
        return int(self.position.why_not(self.turn if seat is None else seat, self.game.parse_move(move)))

    def refused(self, move: str) -> str:
        """Return the number of the rule that forbids a move of the player to act; empty if none does."""
        return self.game.refusal(self.why(move)).rule

    def kinds(self, seat: int | None = None) -> list[str]:
        """Return the kinds of all events so far."""
        return [event.kind for event in self.game.events(self.log.facts, seat)]
