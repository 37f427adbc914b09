"""Red7, as the rest of Arcus uses it."""

from typing import Any

from arcus.core.game import Choice, Game, Line, Options, Seat, UsageError
from arcus.games.red7 import facts, fields as at, moves, notation, places, refusals, view
from arcus.games.red7.cards import NO_CARD, card_text
from arcus.games.red7.knowledge import Red7Knowledge
from arcus.games.red7.position import Red7Position, blank, from_bytes
from arcus.games.red7.view import Red7Memory, Red7Preview, Red7Table, Red7View


class Red7Options(Options, frozen=True):
    """The variants of Red7."""

    advanced: bool = False
    """Draw after painting, and play for points over several rounds."""
    actions: bool = False
    """Odd cards laid into the palette carry out an action."""
    rounds: int = 1
    """How many rounds make a game without `advanced`."""


class Red7(Game[Red7Position, Red7Options, Red7Table, Red7Memory, Red7Preview]):
    """2 to 4 players; the last one in wins the round."""

    name = "red7"
    least = 2
    most = 4
    rules_version = 1
    move_count = moves.COUNT
    refusals = refusals.ALL
    kinds = facts.KINDS
    option_type = Red7Options
    view_type = Red7View

    def __init__(self, players: int, options: Red7Options) -> None:
        super().__init__(players, options)
        if not 1 <= options.rounds <= 99:
            raise UsageError(f"rounds={options.rounds}: a number from 1 to 99 goes here")
        if options.advanced and options.rounds != 1:
            raise UsageError("rounds and advanced do not go together: an advanced game ends at its points")
        self._bits = options.advanced * at.ADVANCED | options.actions * at.ACTIONS

    def blank(self) -> Red7Position:
        return blank(self.players, self._bits, self.options.rounds)

    def why(self, position: Red7Position) -> str:
        if self.options.advanced:
            return "red7-why-points"
        return "red7-why-last-in" if self.options.rounds == 1 else "red7-why-rounds"

    def lines(self, position: Red7Position, seat: Seat) -> tuple[Line, ...]:
        if not self.options.advanced:
            return (Line("red7-line-rounds", position.points(seat)),)
        return tuple(Line(card, int(card[1])) for card in view.cards_tuple(position.data[at.SCORED + seat]))

    def unpack(self, data: bytes) -> Red7Position:
        return from_bytes(data)

    def fits(self, position: Red7Position) -> bool:
        d = position.data
        return (d[at.PLAYERS], d[at.OPTIONS], d[at.ROUNDS]) == (self.players, self._bits, self.options.rounds)

    def common(self, position: Red7Position) -> tuple[Red7Table, Red7Memory]:
        return view.table(position), view.memory(position)

    def own(self, position: Red7Position, seat: Seat) -> tuple[dict[str, Any], dict[str, Any]]:
        return {"hand": view.hand(position, seat)}, {}

    def rules(self, position: Red7Position) -> tuple[str, ...]:
        return view.rules(position)

    def choice(self, position: Red7Position, seat: Seat, move: int) -> Choice[Red7Preview]:
        return view.choice(position, seat, move)

    def knowledge(self, seen: Red7View) -> Red7Knowledge:
        self.check_view(seen)
        return view.knowledge(seen, self._bits, self.options.rounds)

    def what_text(self, kind: int, what: int) -> str | None:
        if kind in (facts.ROUND_BEGAN, facts.WON_ROUND):
            return str(what)
        return None if what == NO_CARD else card_text(what)

    def place_text(self, place: int) -> str:
        return places.TEXTS[place]

    def move_text(self, move: int) -> str:
        return moves.move_text(move)

    def parse_move(self, text: str) -> int:
        return moves.parse_move(text)

    def position_text(self, position: Red7Position) -> str:
        return notation.position_text(position)

    def parse_position(self, text: str) -> Red7Position:
        return notation.parse_position(text, self.players, self._bits, self.options.rounds)
