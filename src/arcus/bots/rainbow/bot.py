"""Rainbow's bot: remembers every face it has seen and searches the rest, or forgets like a human player."""

from collections.abc import Iterator

import msgspec

from arcus.bots.budget import Budget
from arcus.bots.rainbow.greedy import RainbowGreedy
from arcus.bots.rainbow.policy import RainbowPolicy
from arcus.bots.rainbow.tree import RainbowSearch
from arcus.bots.searcher import SearchBot
from arcus.bots.spec import BotSpec
from arcus.core.game import AnyGame, AnyView, UsageError
from arcus.core.luck import Rng, mix
from arcus.core.position import Knowledge
from arcus.games.rainbow import cards
from arcus.games.rainbow.view import Laid, RainbowView, Seen

CERTAIN = 1 << 30  # the steps in which chances are drawn
ROW = 2  # the row among the places of cards; the piles have the numbers of their seats


class RainbowLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level of Rainbow; `levels.toml` explains each field."""

    iterations: int
    explore: float = 0.1
    prior_visits: int = 0
    overlook: float = 0.0
    forget: float = 0.0


class RainbowBot(SearchBot):
    """Searches its own turn, with the policy's values as priors; forgets and overlooks to play like a human."""

    def __init__(self, level: RainbowLevel, game: AnyGame, seed: int, budget: Budget | None = None) -> None:
        self._policy = policy_of(game)
        spend = budget or Budget(iterations=level.iterations)
        super().__init__(game, self._policy, seed, spend, explore=level.explore, overlook=level.overlook)
        self.prior_visits = level.prior_visits
        self.forget = level.forget

    def new_search(self, view: AnyView) -> RainbowSearch:
        if view.seat is None:
            raise UsageError("expected the view of a seat, got that of a spectator, who has nothing to choose")
        return RainbowSearch(
            self._knowledge(view),
            self._policy,
            owner=view.seat,
            explore=self.explore,
            prior_visits=self.prior_visits,
            seed=mix(self.seed ^ mix(view.decision)),
        )

    def _knowledge(self, view: AnyView) -> Knowledge:
        return super()._knowledge(without_forgotten(view, self.forget, self.seed) if self.forget else view)


def policy_of(game: AnyGame) -> RainbowPolicy:
    """Return a playout policy that knows which cards a game is played with."""
    return RainbowPolicy(cards.parse_deck(game.options.deck))


SPEC = BotSpec(RainbowLevel, RainbowBot, RainbowGreedy, policy_of)


def without_forgotten(view: RainbowView, forget: float, seed: int) -> RainbowView:
    """Return a view with some faces forgotten; a card is forgotten more often the more cards came after it.

    A forgotten card stays forgotten while it stays where it is, and everything that is left is true. A table that shows
    what could be remembered of the row leaves only the piles to forget.
    """
    memory, is_shown = view.memory, view.options["memory_aid"]
    row = memory.row if is_shown else tuple(_remembered_row(view, forget, seed))
    piles = tuple(
        tuple(_remembered_pile(pile, len(memory.row), forget, seed, owner)) for owner, pile in enumerate(memory.piles)
    )
    return msgspec.structs.replace(view, memory=msgspec.structs.replace(memory, row=row, piles=piles))


def _remembered_row(view: RainbowView, forget: float, seed: int) -> Iterator[Laid]:
    for place, laid in enumerate(view.memory.row):
        age = len(view.memory.row) - place
        is_gone = _is_forgotten(forget, age, seed, ROW, place, view.table.round)
        yield _only_up(laid, view.seat or 0) if is_gone else laid


def _remembered_pile(pile: tuple[Seen, ...], newer: int, forget: float, seed: int, owner: int) -> Iterator[Seen]:
    for place, seen in enumerate(pile):
        is_gone = _is_forgotten(forget, len(pile) - place + newer, seed, owner, place)
        yield Seen(None, None, False) if is_gone else seen


def _is_forgotten(forget: float, age: int, *card: int) -> bool:
    """Return whether a card of that age is forgotten; the same card is always forgotten at the same age."""
    seed = 0
    for number in card:
        seed = mix(seed ^ mix(number))
    return int(Rng(seed).below(CERTAIN)) > (1 - forget) ** age * CERTAIN


def _only_up(laid: Laid, seat: int) -> Laid:
    """Return a card of the row with only the side that is up known."""
    card = laid.card
    if laid.up == seat:
        return Laid(Seen(card.near, None, card.shared), laid.up)
    return Laid(Seen(None, card.far, card.shared), laid.up)
