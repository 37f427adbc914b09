"""A game in progress: the one authority that deals, checks moves and grows the record."""

from arcus.core.events import EventLog
from arcus.core.game import AnyGame, AnyView, Event, Fact, Outcome, Refusal, Seat, UsageError
from arcus.core.luck import Luck
from arcus.core.position import GAME_OVER, NO_SUCH_MOVE, NOT_TO_ACT, Position, Refused
from arcus.records.luck import NotedLuck, Notes
from arcus.records.record import Record

PLAIN = {
    NO_SUCH_MOVE: "there is no such move",
    GAME_OVER: "the game is over",
    NOT_TO_ACT: "that seat is not to act",
}


class NotAllowed(ValueError):
    """A move was refused; the refusal says by which rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"rule {refusal.rule} forbids it" if refusal.rule else PLAIN[refusal.code])
        self.refusal = refusal


class Match:
    """A game in progress."""

    def __init__(self, game: AnyGame, luck: Luck, names: tuple[str, ...] = ()) -> None:
        if len(names) not in (0, game.players):
            raise UsageError(f"names: {len(names)} for {game.players} players; one for each goes here, or none")
        self.game = game
        self.names = names
        self.notes: Notes = {}
        self.moves: list[tuple[Seat, int]] = []
        self._decisions: list[int] = []  # by move: the decision that it was part of
        self._luck = NotedLuck(luck, self.notes)
        self._log = EventLog()
        self.position: Position = game.deal(self._luck, self._log)

    @property
    def facts(self) -> list[Fact]:
        """All that has happened."""
        return self._log.facts

    def view(self, seat: Seat | None) -> AnyView:
        """What a seat or a spectator sees now."""
        return self.game.view(self.position, seat)

    def events(self, seat: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """What a seat or a spectator saw, from the fact with that number on."""
        return self.game.events(self.facts[since:], seat)

    def play(self, seat: Seat, move: int | str) -> int:
        """Play a move, by number or in notation; answers with flags, or NotAllowed, and then nothing has changed."""
        if isinstance(move, str):
            move = self.game.parse_move(move)
        decision = self.position.decision()
        try:
            flags = self.position.play(seat, move, self._luck, self._log)
        except Refused as refused:
            raise NotAllowed(self.game.refusal(refused.code)) from None
        self.moves.append((seat, move))
        self._decisions.append(decision)
        return flags

    def move_text(self, number: int, seat: Seat | None) -> str | None:
        """The notation of a move, counted from 0, or None while it is a choice that this seat or spectator can't know.

        Seats that choose at the same time share a decision; until all have chosen, each knows its own choice only.
        """
        self.game.check_seat(seat)
        mover, move = self.moves[number]
        if mover != seat and self._decisions[number] == self.position.decision():
            return None
        return self.game.move_text(move)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self.game.outcome(self.position)

    def record(self, seed: str | None = None) -> Record:
        """The record so far; a seed may be told only once the game is over."""
        if seed is not None and self.outcome is None:
            raise ValueError("the seed of a game that goes on stays secret")
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            players=self.game.players,
            options=self.game.options_dict(),
            names=list(self.names),
            luck=dict(self.notes),
            moves=[f"{seat} {self.game.move_text(move)}" for seat, move in self.moves],
            outcome=self.outcome,
            seed=seed,
        )
