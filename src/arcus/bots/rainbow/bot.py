"""Rainbow's bot: remembers every face it has seen and searches the rest, or forgets like people do."""

from collections.abc import Iterator

import msgspec

from arcus.bots.budget import Budget
from arcus.bots.rainbow.policy import RainbowPolicy
from arcus.bots.rainbow.tree import RainbowSearch
from arcus.bots.searcher import SearchBot
from arcus.core.game import AnyGame, AnyView, UsageError
from arcus.core.luck import Rng, mix
from arcus.core.position import Knowledge
from arcus.games.rainbow.view import Laid, RainbowView, Seen

SURE = 1 << 30
ROW = 2  # beside the seats, which stand for their piles


class RainbowLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level of Rainbow is like; the data file says what each field means."""

    iterations: int
    explore: float = 0.1
    trust: int = 0
    slip: float = 0.0
    forget: float = 0.0


class RainbowBot(SearchBot):
    """Searches its turn by rules of thumb that count as some tries; forgetful if it is to be human."""

    def __init__(self, level: RainbowLevel, game: AnyGame, seed: int, budget: Budget | None = None) -> None:
        self._rules = RainbowPolicy()
        spend = budget or Budget(iterations=level.iterations)
        super().__init__(game, self._rules, seed, spend, level.explore, level.slip)
        self.trust = level.trust
        self.forget = level.forget

    def begun(self, view: AnyView) -> RainbowSearch:
        if view.seat is None:
            raise UsageError("a spectator has nothing to choose")
        seed = mix(self.seed ^ mix(view.decision))
        return RainbowSearch(self._knowledge(view), self._rules, view.seat, self.explore, self.trust, seed)

    def goes_on(self, view: AnyView) -> bool:
        """Who loses a round moves again, but in a new turn."""
        return super().goes_on(view) and view.table.stage != "opening"

    def _knowledge(self, view: AnyView) -> Knowledge:
        return super()._knowledge(thinned(view, self.forget, self.seed) if self.forget else view)


def thinned(view: RainbowView, forget: float, seed: int) -> RainbowView:
    """A view with fewer faces remembered: each card that came after a card makes it likelier to be forgotten.

    What was forgotten stays so while the card stays where it is, and all that is left is true. A table that shows what
    could be remembered of the row leaves only the piles to forget.
    """
    memory, is_shown = view.memory, view.options["memory_aid"]
    row = memory.row if is_shown else tuple(_recalled_row(view, forget, seed))
    piles = tuple(
        tuple(_recalled_pile(pile, len(memory.row), forget, seed, owner)) for owner, pile in enumerate(memory.piles)
    )
    return msgspec.structs.replace(view, memory=msgspec.structs.replace(memory, row=row, piles=piles))


def _recalled_row(view: RainbowView, forget: float, seed: int) -> Iterator[Laid]:
    for place, laid in enumerate(view.memory.row):
        age = len(view.memory.row) - place
        is_gone = _slipped(forget, age, seed, ROW, place, view.table.round)
        yield _half_seen(laid, view.seat or 0) if is_gone else laid


def _recalled_pile(pile: tuple[Seen, ...], newer: int, forget: float, seed: int, owner: int) -> Iterator[Seen]:
    for place, seen in enumerate(pile):
        is_gone = _slipped(forget, len(pile) - place + newer, seed, owner, place)
        yield Seen(None, None, False) if is_gone else seen


def _slipped(forget: float, age: int, *what: int) -> bool:
    """Is a card of that age forgotten? The same card always slips at the same age."""
    seed = 0
    for number in what:
        seed = mix(seed ^ mix(number))
    return int(Rng(seed).below(SURE)) > (1 - forget) ** age * SURE


def _half_seen(laid: Laid, seat: int) -> Laid:
    """A card of the row of which only the side that is up is known."""
    card = laid.card
    if laid.up == seat:
        return Laid(Seen(card.near, None, card.shared), laid.up)
    return Laid(Seen(None, card.far, card.shared), laid.up)
