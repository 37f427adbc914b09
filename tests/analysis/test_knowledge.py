"""The analysis uses only what a seat knew: other hidden cards change nothing."""

import pytest

import arcus
from arcus.analysis.estimates import Question, estimate
from arcus.analysis.run import plan
from arcus.core.luck import FastLuck
from tests.analysis.games import SHALLOW, SHORT, played


@pytest.mark.parametrize("name", SHORT)
def test_a_decision_is_judged_by_the_view_of_its_seat(name: str) -> None:
    """Each question holds the views of seats, and nothing else of the position."""
    planned = plan(played(name, 2, most=8))
    for question, move in zip(planned.questions, planned.played, strict=False):
        assert [view.seat for view in question.views] in ([], list(planned.game.seats))
        assert question.view is None or question.view.seat == move.seat


def test_other_hidden_cards_do_not_change_the_estimate() -> None:
    game = arcus.game("red7", players=2)
    position = game.deal(FastLuck(3))
    seat = game.view(position, None).to_act[0]
    view = game.view(position, seat)
    luck = FastLuck(8)
    other = game.knowledge(view).sample(luck, 1)
    assert game.view(other, 1 - seat).table.hand != game.view(position, 1 - seat).table.hand
    move = view.moves[-1].number
    one, two = (
        estimate(game, Question((game.view(each, seat),), game.view(each, seat), move), SHALLOW)
        for each in (position, other)
    )
    assert one == two
