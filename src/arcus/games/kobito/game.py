"""Kobito, as the rest of Arcus uses it."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core import game as core
from arcus.core.chances import Answers, Draws
from arcus.games.kobito import (
    attempts,
    cards,
    chances,
    facts,
    fields as at,
    inference,
    labels,
    layout,
    moves,
    notation,
    piles,
    places,
    refusals,
    view,
)
from arcus.games.kobito.knowledge import KobitoKnowledge
from arcus.games.kobito.position import KobitoPosition, blank
from arcus.games.kobito.schema import schema_of

FEWEST_GOLDS = 4


class KobitoOptions(core.Options, frozen=True):
    """The variants of Kobito."""

    gold: str = ""
    """Gold cards to play with, each as length:points, like `4:3 4:4 5:5 6:7`; empty: the reconstructed eighteen."""


class Kobito(core.Game[KobitoPosition, KobitoOptions, view.KobitoTable, view.KobitoMemory, view.KobitoPreview]):
    """2 to 6 players; rainbows of the right length win gold."""

    name = "kobito"
    min_players = 2
    max_players = at.SEATS
    rules_version = 1
    refusals = core.rule_codes(refusals)
    kinds = facts.KINDS
    place_texts = places.TEXTS
    labels = labels.NAMES
    layout = layout.LAYOUT
    chances = chances.CHANCES
    variants = ("gold",)
    option_type = KobitoOptions
    view_type = view.KobitoView

    table = staticmethod(view.table)
    memory = staticmethod(view.memory)
    hands = staticmethod(view.hands)
    rules = staticmethod(view.rules)
    choice = staticmethod(view.choice)
    attempts = staticmethod(attempts.attempts)
    text_of = staticmethod(moves.move_text)
    parse_move = staticmethod(moves.parse_move)

    def __init__(self, players: int, options: KobitoOptions) -> None:
        super().__init__(players, options)
        self._golds = [int(card) for card in cards.GOLD_CARDS]
        if options.gold.strip():
            self._golds = [cards.parse_gold(card) for card in options.gold.split()]
        if not FEWEST_GOLDS <= len(self._golds) <= cards.MOST_GOLDS:
            raise core.UsageError(
                f"gold must have {FEWEST_GOLDS} to {cards.MOST_GOLDS} gold cards, got {len(self._golds)}"
            )
        self.schema = schema_of(self._golds)

    def blank(self) -> KobitoPosition:
        return blank(self.players, vec[i64](self._golds))

    def why(self, position: KobitoPosition) -> str:
        d = position.data
        return "kobito-why-stopped" if d[at.IDLE] == d[at.PLAYERS] else "kobito-why-points"

    def lines(self, position: KobitoPosition, seat: core.Seat) -> tuple[core.Line, ...]:
        d = position.data
        return (
            core.Line("kobito-line-gold", d[at.GOLD_WON + seat]),
            core.Line("kobito-line-penalty", -cards.COST * piles.size_of(d[at.PENALTY + seat])),
        )

    def fits(self, position: KobitoPosition) -> bool:
        golds = [*notation.golds_out(position), *position.golds[: position.data[at.GOLD_LEFT]]]
        return super().fits(position) and sorted(golds) == sorted(self._golds)

    def draws(self, answers: Answers) -> Iterable[Draws]:
        return chances.draws(self.players, answers, not self.variant)

    def knowledge_of(self, seen: view.KobitoView) -> KobitoKnowledge:
        return inference.knowledge(seen, self._golds)

    def what_text(self, kind: int, what: int) -> str | None:
        if kind in (facts.GOLD_TURNED, facts.WON_GOLD):
            return cards.gold_text(what)
        if kind in (facts.TURN_BEGAN, facts.DISCARDED, facts.SHUFFLED):
            return str(what)
        if kind == facts.MOVED:
            low, size = what >> facts.LOW_SHIFT, what & facts.SIZE_BITS
            return "-".join(cards.NAMES[(low + i) % cards.NUMBERS] for i in range(size))
        if kind == facts.STOPPED:
            return None
        return f"kobito={what - facts.STANDS_FOR + 1}" if what >= facts.STANDS_FOR else cards.NAMES[what]
