"""Red7 at the edges of what it accepts: cases that no other test noticed when a fault was planted there."""

import string

import pytest

from arcus.core.game import UsageError
from arcus.games import make
from arcus.games.red7.cards import parse_card

GAME = make("red7", 2, {})


@pytest.mark.parametrize("rounds", [1, 2, 99])
def test_a_game_has_1_to_99_rounds(rounds: int) -> None:
    assert make("red7", 2, {"rounds": rounds}).options_dict()["rounds"] == rounds


@pytest.mark.parametrize("rounds", [-1, 0, 100])
def test_any_other_number_of_rounds_is_refused(rounds: int) -> None:
    with pytest.raises(UsageError, match="rounds"):
        make("red7", 2, {"rounds": rounds})


def test_a_card_is_a_colour_and_a_number_from_1_to_7_and_nothing_else() -> None:
    accepted = set()
    for colour in string.printable:
        for number in string.printable:
            try:
                parse_card(colour + number)
            except UsageError:
                continue
            accepted.add(colour + number)
    assert accepted == {colour + number for colour in "ROYGBIVroygbiv" for number in "1234567"}


@pytest.mark.parametrize("text", ["", "fly", "lay", "lay R8", "pass R7", "R7", "lay R7 R6", "take  "])
def test_a_text_that_names_no_move_is_refused(text: str) -> None:
    with pytest.raises(UsageError):
        GAME.parse_move(text)
