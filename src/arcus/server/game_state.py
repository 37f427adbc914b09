"""The game at a table, as a value: the match, drafts that only their seat sees, and the spectators' delay."""

import msgspec
from msgspec.structs import replace

from arcus.core.events import NO_EVENTS
from arcus.core.game import TAKEN_BACK, AnyChoice, AnyGame, AnyView, Event, Fact, Seat, seats_of
from arcus.core.position import REVEALED, TURN_ENDED, Position
from arcus.records.luck import ContinuedLuck, FairLuck
from arcus.records.match import Match

TAKEN_BACK_FACT = -1


class GameState(msgspec.Struct, frozen=True):
    """A game since its deal. Immutable: a move makes a new one, which shares everything unchanged."""

    game: AnyGame
    luck: FairLuck | ContinuedLuck
    match: Match
    """Never modified: a commit plays on a copy."""
    past: tuple[tuple[Position, int], ...]
    """For spectators: positions and numbers of events at the end of the last turns, the oldest first."""
    draft: tuple[int, ...] = ()
    """The steps of the unfinished turn."""
    ahead: Position | None = None
    """The position after the draft."""
    choices: dict[Seat, int] = {}
    """Where several seats choose at the same time: the choices made so far."""
    turns: tuple[tuple[int, bool], ...] = ()
    """By turn: the number of moves at its end, and whether it revealed nothing."""
    is_bare: bool = True
    """Whether the current turn has revealed nothing so far."""
    moved: frozenset[Seat] = frozenset()
    """The seats whose moves the last commit played."""
    earlier: tuple[Fact, ...] = ()
    """The facts up to the last take-back, those of taken-back turns included."""
    start: int = 0
    """The first fact of the match that is not among `earlier`."""
    base: int = 0
    """The number of moves that were played in the game that this one continues."""
    requested: dict[Seat, tuple[int, int, int]] = {}
    """By seat: the decision, the id and the move of the last request that was granted."""

    # -- changes

    def draft_move(self, seat: Seat, move: int, lag: int) -> "GameState":
        """Add a step or a choice, and play what can no longer be undone. Spectators lag `lag` turns behind."""
        acting = seats_of(self.match.position.to_act())
        if len(acting) > 1:
            choices = {**self.choices, seat: move}
            if len(choices) < len(acting):
                return replace(self, choices=choices, moved=frozenset())
            return self._commit([(other, choices[other]) for other in acting], lag)
        ahead = (self.ahead or self.match.position).copy()
        flags = ahead.play(seat, move, self.luck, NO_EVENTS)
        draft = (*self.draft, move)
        if flags or ahead.to_act() != self.match.position.to_act():
            return self._commit([(seat, step) for step in draft], lag)
        return replace(self, draft=draft, ahead=ahead, moved=frozenset())

    def _commit(self, moves: list[tuple[Seat, int]], lag: int) -> "GameState":
        match, turns, past, is_bare = self.match.copy(), self.turns, self.past, self.is_bare
        for seat, move in moves:
            flags = match.play(seat, move)
            is_bare = is_bare and not flags & REVEALED
            if flags & TURN_ENDED:
                turns, is_bare = (*turns, (len(match.moves), is_bare)), True
                shown = (match.position.copy(), self._number(len(match.facts)))
                past = (*past, shown)[-(lag + 1) :]
        return replace(
            self,
            match=match,
            turns=turns,
            past=past,
            is_bare=is_bare,
            moved=frozenset([seat for seat, _ in moves]),
            draft=(),
            ahead=None,
            choices={},
        )

    def note_request(self, seat: Seat, decision: int, request: int, move: int) -> "GameState":
        """Remember the request that made a move, to recognise it if it is repeated."""
        return replace(self, requested={**self.requested, seat: (decision, request, move)})

    def forget_request(self, seat: Seat) -> "GameState":
        """Forget a seat's last request, so that it can make the same move again."""
        return replace(self, requested={other: each for other, each in self.requested.items() if other != seat})

    def undo_step(self, seat: Seat) -> "GameState":
        """Return the game without a seat's last step or its choice."""
        if seat in self.choices:
            return self.drop_draft(seat)
        draft, ahead = self.draft[:-1], self.match.position.copy()
        for move in draft:
            ahead.play(seat, move, self.luck, NO_EVENTS)
        return replace(self, draft=draft, ahead=ahead, moved=frozenset())

    def drop_draft(self, seat: Seat) -> "GameState":
        """Return the game without a seat's draft or choice."""
        if seat in self.choices:
            rest = {other: move for other, move in self.choices.items() if other != seat}
            return replace(self, choices=rest, moved=frozenset())
        if self.match.position.to_act() == 1 << seat:
            return replace(self, draft=(), ahead=None, moved=frozenset())
        return self

    def drop_all(self) -> "GameState":
        """Return the game without drafts and choices, for its end."""
        return replace(self, draft=(), ahead=None, choices={}, moved=frozenset())

    def take_back(self, seat: Seat) -> "GameState":
        """Return the game without its last turn, which this seat takes back."""
        turns = self.turns[:-1]
        match = Match(self.game, self.luck, self.match.names)
        for mover, move in self.match.moves[: turns[-1][0] if turns else self.base]:
            match.play(mover, move)
        earlier = (*self.earlier, *self.match.facts[self.start :], (TAKEN_BACK_FACT, seat, 0, 0, 0, 0))
        past = self.past[:-1] or ((match.position.copy(), len(earlier)),)
        start = len(match.facts)
        before = replace(self.drop_all(), requested={}, is_bare=True)
        return replace(before, match=match, turns=turns, past=past, earlier=earlier, start=start)

    def rename(self, names: tuple[str, ...]) -> "GameState":
        """Return the game with other names of its players."""
        match = self.match.copy()
        match.names = names
        return replace(self, match=match)

    # -- queries

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that must choose now."""
        owing = seats_of((self.ahead or self.match.position).to_act())
        return tuple(seat for seat in owing if seat not in self.choices) if self.choices else owing

    def is_drafting(self, seat: Seat) -> bool:
        """Return whether a seat has a choice or steps that only it can see."""
        return seat in self.choices or (bool(self.draft) and bool(self.match.position.to_act() == 1 << seat))

    def position_of(self, seat: Seat) -> Position:
        """Return the position with a seat's own draft."""
        if seat in self.choices:
            own = self.match.position.copy()
            own.play(seat, self.choices[seat], self.luck, NO_EVENTS)
            return own
        if self.ahead is not None and self.is_drafting(seat):
            return self.ahead
        return self.match.position

    def decision_of(self, seat: Seat) -> int:
        """Return the number of the decision that a seat can make or change now."""
        position = self.match.position if seat in self.choices else self.position_of(seat)
        return int(position.decision())

    def draft_of(self, seat: Seat) -> tuple[AnyChoice, ...]:
        """Return a seat's steps, or its choice."""
        if not self.is_drafting(seat):
            return ()
        if seat in self.choices:
            return (self.game.choice(self.match.position, seat, self.choices[seat]),)
        steps, position = [], self.match.position.copy()
        for move in self.draft:
            steps.append(self.game.choice(position, seat, move))
            position.play(seat, move, self.luck, NO_EVENTS)
        return tuple(steps)

    def can_take_back(self, seat: Seat) -> bool:
        """Return whether the last turn was this seat's, revealed nothing, and nobody has moved since."""
        if not self.turns or not self.turns[-1][1] or self.match.moves[-1][0] != seat:
            return False
        return self.turns[-1][0] == len(self.match.moves) and not self.draft and not self.choices

    def view(self, position: Position, seat: Seat | None, has_memory: bool) -> AnyView:
        """Return what a seat, or a spectator, sees of a position."""
        return (self.game.view if has_memory else self.game.view_without_memory)(position, seat)

    def event_count(self) -> int:
        """Return the number of events so far; an event keeps its number for ever."""
        return self._number(len(self.match.facts))

    def _number(self, fact: int) -> int:
        return len(self.earlier) + fact - self.start

    def events(self, seat: Seat | None, first: int, end: int) -> tuple[Event, ...]:
        """Return the events with these numbers, as a seat or a spectator saw them."""
        shift = self.start - len(self.earlier)
        since, until = max(self.start, first + shift), max(self.start, end + shift)
        facts = [*self.earlier[first:end], *self.match.facts[since:until]]
        if first >= len(self.earlier):
            return self.game.events(facts, seat)
        found: list[Event] = []
        for fact in facts:
            if fact[0] == TAKEN_BACK_FACT:
                found.append(Event(TAKEN_BACK, fact[1], None, "", ""))
            else:
                found.extend(self.game.events([fact], seat))
        return tuple(found)


def new_game(game: AnyGame, luck: FairLuck, names: tuple[str, ...]) -> GameState:
    """Return a game that has just been dealt."""
    match = Match(game, luck, names)
    return GameState(game, luck, match, ((match.position.copy(), len(match.facts)),))


def continued_game(game: AnyGame, luck: ContinuedLuck, names: tuple[str, ...], moves: tuple[str, ...]) -> GameState:
    """Return a game that continues another after these moves, each written with its seat."""
    match = Match(game, luck, names)
    for entry in moves:
        seat, _, text = entry.partition(" ")
        match.play(int(seat), text)
    return GameState(game, luck, match, ((match.position.copy(), len(match.facts)),), base=len(moves))
