"""Rainbow, as the rest of Arcus uses it."""

from collections.abc import Iterable
from typing import Literal

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core import game as core
from arcus.core.chances import Answers, Draws
from arcus.games.rainbow import (
    attempts,
    cards,
    chances,
    facts,
    fields as at,
    labels,
    layout,
    moves,
    places,
    refusals,
    view,
)
from arcus.games.rainbow.knowledge import RainbowKnowledge
from arcus.games.rainbow.position import RainbowPosition, blank
from arcus.games.rainbow.schema import schema_of


class RainbowOptions(core.Options, frozen=True):
    """The variants of Rainbow."""

    first: Literal["0", "1", "random"] = "0"
    """The seat that begins, or `random`."""
    deck: str = ""
    """A list of cards like `RO RY WK`, instead of the reconstructed one."""
    memory_aid: bool = False
    """Whether people are shown what they could remember."""


class Rainbow(core.Game[RainbowPosition, RainbowOptions, view.RainbowTable, view.RainbowMemory, view.RainbowPreview]):
    """2 players; who wins more cards wins."""

    name = "rainbow"
    min_players = 2
    max_players = 2
    rules_version = 1
    refusals = core.rule_codes(refusals)
    kinds = facts.KINDS
    place_texts = places.TEXTS
    labels = labels.NAMES
    layout = layout.LAYOUT
    chances = chances.CHANCES
    variants = ("deck",)
    option_type = RainbowOptions
    view_type = view.RainbowView

    table = staticmethod(view.table)
    memory = staticmethod(view.memory)
    hands = staticmethod(view.open_hands)
    rules = staticmethod(view.rules)
    attempts = staticmethod(attempts.attempts)
    text_of = staticmethod(moves.move_text)
    parse_move = staticmethod(moves.parse_move)

    def __init__(self, players: int, options: RainbowOptions) -> None:
        super().__init__(players, options)
        self._cards = cards.parse_deck(options.deck)
        self._first = at.ANYONE if options.first == "random" else int(options.first)
        self.schema = schema_of(self._cards)

    def blank(self) -> RainbowPosition:
        return blank(self._cards, self._first)

    def bare(self) -> RainbowPosition:
        return blank(vec[i64](), 0)

    def why(self, position: RainbowPosition) -> str:
        return "rainbow-why-tie" if position.points(0) == position.points(1) else "rainbow-why-cards"

    def lines(self, position: RainbowPosition, seat: core.Seat) -> tuple[core.Line, ...]:
        return (core.Line("rainbow-line-cards", position.points(seat)),)

    def fits(self, position: RainbowPosition) -> bool:
        return super().fits(position) and cards.same_cards(position.deck, self._cards)

    def choice(self, position: RainbowPosition, seat: core.Seat, move: int) -> core.Choice[view.RainbowPreview]:
        return view.choice(position, seat, move, self.options.memory_aid)

    def draws(self, answers: Answers) -> Iterable[Draws]:
        return () if self.variant else chances.draws(answers)

    def knowledge_of(self, seen: view.RainbowView) -> RainbowKnowledge:
        return view.knowledge(seen, self._cards)

    def what_text(self, kind: int, what: int) -> str | None:
        if kind in (facts.ROUND_BEGAN, facts.TOOK_ROW):
            return str(what)
        return None if what == facts.NOTHING else cards.FACES[what]
