"""Red7, as the rest of Arcus uses it."""

from collections.abc import Iterable

from arcus.core import game as core
from arcus.core.chances import Answers, Draws
from arcus.games.red7 import (
    attempts,
    cards,
    chances,
    facts,
    fields as at,
    inference,
    labels,
    layout,
    moves,
    places,
    refusals,
    view,
)
from arcus.games.red7.knowledge import Red7Knowledge
from arcus.games.red7.position import Red7Position, blank
from arcus.games.red7.schema import SCHEMA

MOST_ROUNDS = 99


class Red7Options(core.Options, frozen=True):
    """The variants of Red7."""

    advanced: bool = False
    """Draw after painting, and play for points over several rounds."""
    actions: bool = False
    """Odd cards laid into the palette carry out an action."""
    rounds: int = 1
    """The number of rounds of a game without `advanced`."""


class Red7(core.Game[Red7Position, Red7Options, view.Red7Table, view.Red7Memory, view.Red7Preview]):
    """2 to 4 players; the last one in wins the round."""

    name = "red7"
    min_players = 2
    max_players = at.SEATS
    rules_version = 1
    refusals = core.rule_codes(refusals)
    kinds = facts.KINDS
    place_texts = places.TEXTS
    labels = labels.NAMES
    layout = layout.LAYOUT
    chances = chances.CHANCES
    variants = ("advanced", "actions")
    option_type = Red7Options
    view_type = view.Red7View
    schema = SCHEMA

    table = staticmethod(view.table)
    memory = staticmethod(view.memory)
    hands = staticmethod(view.hands)
    rules = staticmethod(view.rules)
    choice = staticmethod(view.choice)
    attempts = staticmethod(attempts.attempts)
    text_of = staticmethod(moves.move_text)
    parse_move = staticmethod(moves.parse_move)

    def __init__(self, players: int, options: Red7Options) -> None:
        super().__init__(players, options)
        if not 1 <= options.rounds <= MOST_ROUNDS:
            raise core.UsageError(f"rounds must be between 1 and {MOST_ROUNDS}, got {options.rounds}")
        if options.advanced and options.rounds != 1:
            raise core.UsageError(f"rounds must be 1 with the option advanced, got {options.rounds}")
        self._bits = options.advanced * at.ADVANCED | options.actions * at.ACTIONS

    def blank(self) -> Red7Position:
        return blank(self.players, self._bits, self.options.rounds)

    def why(self, position: Red7Position) -> str:
        if self.options.advanced:
            return "red7-why-points"
        return "red7-why-last-in" if self.options.rounds == 1 else "red7-why-rounds"

    def lines(self, position: Red7Position, seat: core.Seat) -> tuple[core.Line, ...]:
        if not self.options.advanced:
            return (core.Line("red7-line-rounds", position.points(seat)),)
        return tuple(core.Line(card, int(card[1])) for card in view.cards_tuple(position.data[at.SCORED + seat]))

    def draws(self, answers: Answers) -> Iterable[Draws]:
        return chances.draws(self.players, answers)

    def knowledge_of(self, seen: view.Red7View) -> Red7Knowledge:
        return inference.knowledge(seen, self._bits, self.options.rounds)

    def what_text(self, kind: int, what: int) -> str | None:
        if kind in (facts.ROUND_BEGAN, facts.WON_ROUND):
            return str(what)
        return None if what == cards.NO_CARD else cards.card_text(what)
