"""A rules-of-thumb player of Red7."""

from arcus.bots import Bot
from arcus.core.game import AnyView, Choice
from arcus.games.red7.cards import COLOURS
from arcus.games.red7.view import Red7Preview

LEADS_NOW = 20  # worth of leading under the rule that would hold, beside one for each rule that would be led
ONE_CARD_LESS = 4  # a second card spent in the same turn


class Red7Greedy(Bot):
    """Leads with one card if it can, under as many rules as it can, keeps high cards, and never passes by choice."""

    def choose(self, view: AnyView) -> int:
        return max(view.moves, key=lambda choice: (self._worth(view, choice), -choice.number)).number

    def _worth(self, view: AnyView, choice: Choice[Red7Preview]) -> float:
        word = choice.text.split()[0]
        if word == "pass":
            return -100
        if word in ("end", "draw"):
            return 50 if word == "draw" else 40
        if choice.preview is None or choice.card is None:
            return 0
        leaders = choice.preview.leaders
        led = sum(seat == view.seat for seat in leaders)
        leads = leaders[6 - COLOURS.index(choice.preview.rule)] == view.seat
        worth = led + LEADS_NOW * leads
        if word == "paint":  # the card is gone: rather a low one
            return worth - int(choice.card[1]) / 2 - (ONE_CARD_LESS if view.table.stage == "after" else 0)
        return worth - (0 if leads else ONE_CARD_LESS)
