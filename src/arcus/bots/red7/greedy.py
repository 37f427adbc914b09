"""A heuristic Red7 player."""

from arcus.bots import Bot
from arcus.core.game import AnyView, Choice
from arcus.games.red7.view import RULES, Red7Preview

# The value of a move, beside one for each rule led under.
PASS = -100
END = 40
DRAW = 50
LEADS_NOW = 20  # leading under the rule that would hold
SECOND_CARD = -4  # a second card spent, or needed, in the same turn
PAINTED_NUMBER = -0.5  # for each point on a card that leaves the hand for the canvas


class Red7Greedy(Bot):
    """Leads with one card if it can, under as many rules as it can, keeps high cards, and never passes by choice."""

    def choose(self, view: AnyView) -> int:
        return max(view.moves, key=lambda choice: (self._value(view, choice), -choice.number)).number

    def _value(self, view: AnyView, choice: Choice[Red7Preview]) -> float:
        word = choice.kind
        if choice.preview is None or not choice.cards:
            return {"pass": PASS, "end": END, "draw": DRAW}[word]
        leaders = choice.preview.leaders
        leads = leaders[RULES.index(choice.preview.rule)] == view.seat
        value: float = leaders.count(view.seat) + LEADS_NOW * leads
        if word == "paint":
            return (
                value + int(choice.cards[0][1]) * PAINTED_NUMBER + (SECOND_CARD if view.table.stage == "after" else 0)
            )
        return value if leads else value + SECOND_CARD
