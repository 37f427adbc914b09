"""A game in progress: deals, checks moves, and writes the record."""

from arcus.core.events import EventLog
from arcus.core.game import AnyGame, AnyView, Event, Fact, Outcome, Seat, UsageError
from arcus.core.luck import Luck
from arcus.core.position import Position
from arcus.records.luck import Answers, RecordingLuck
from arcus.records.record import Record


class Match:
    """A game in progress."""

    def __init__(self, game: AnyGame, luck: Luck, names: tuple[str, ...] = ()) -> None:
        if len(names) not in (0, game.players):
            raise UsageError(f"names must be empty or one for each of {game.players} players, got {len(names)}")
        self.game = game
        self.names = names
        self.answers: Answers = {}
        self.moves: list[tuple[Seat, int]] = []
        self._decisions: list[int] = []  # by move: the decision that it was part of
        self._luck = RecordingLuck(luck, self.answers)
        self._log = EventLog()
        self.position: Position = game.deal(self._luck, self._log)

    def copy(self) -> "Match":
        """Return an independent copy, in which the game can go on."""
        twin = Match.__new__(Match)
        twin.game, twin.names = self.game, self.names
        twin.answers = self.answers.copy()
        twin.moves, twin._decisions = self.moves.copy(), self._decisions.copy()
        twin._luck = RecordingLuck(self._luck.luck, twin.answers)
        twin._log = EventLog()
        twin._log.facts = self.facts.copy()
        twin.position = self.position.copy()
        return twin

    @property
    def facts(self) -> list[Fact]:
        """Return all facts since the deal."""
        return self._log.facts

    def view(self, seat: Seat | None) -> AnyView:
        """Return the view of a seat, or of a spectator (None)."""
        return self.game.view(self.position, seat)

    def events(self, seat: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """Return the facts from number `since` on, as a seat or a spectator (None) saw them."""
        return self.game.events(self.facts[since:], seat)

    def play(self, seat: Seat, move: int | str) -> int:
        """Play a move, by number or in notation.

        Return flags, or raise IllegalMove (UsageError for text that can't be parsed) and change nothing.
        """
        if isinstance(move, str):
            move = self.game.parse_move(move)
        decision = self.position.decision()
        flags = self.position.play(seat, move, self._luck, self._log)
        self.moves.append((seat, move))
        self._decisions.append(decision)
        return flags

    def move_text(self, number: int, seat: Seat | None) -> str | None:
        """Return the notation of a move, counted from 0; None while a seat or a spectator (None) may not know it.

        Seats that choose at the same time share a decision; until all have chosen, each knows only its own choice.
        """
        self.game.check_seat(seat)
        mover, move = self.moves[number]
        if mover != seat and self._decisions[number] == self.position.decision():
            return None
        return self.game.move_text(move)

    @property
    def outcome(self) -> Outcome | None:
        """Return the outcome; None while the game goes on."""
        return self.game.outcome(self.position)

    def record(self, seed: str | None = None) -> Record:
        """Return the record so far; raise ValueError for a seed while the game goes on."""
        if seed is not None and self.outcome is None:
            raise ValueError("the seed must stay secret until the game is over; call record() without it")
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            players=self.game.players,
            options=self.game.options_dict(),
            names=list(self.names),
            luck=dict(self.answers),
            moves=[f"{seat} {self.game.move_text(move)}" for seat, move in self.moves],
            outcome=self.outcome,
            seed=seed,
        )
