"""The text of a sampled position can be parsed, with all its checks."""

import pytest

from arcus.core.luck import FastLuck
from tests.cases import LAWFUL, Case, game_at


@pytest.mark.parametrize("case", LAWFUL, ids=str)
def test_the_text_of_a_sampled_truth_reads_back_to_the_same_bytes(case: Case) -> None:
    game = case.game()
    for share in (30, 80):
        position = game_at(game, 1, share)
        for seat in (*range(game.players), None):
            truth = game.knowledge(game.view(position, seat)).sample(FastLuck(share), share)
            text = game.position_text(truth)
            assert game.parse_position(text).to_bytes() == truth.to_bytes()
            assert game.from_bytes(truth.to_bytes()).to_bytes() == truth.to_bytes()
