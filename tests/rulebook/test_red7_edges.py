"""Red7 at the edges of what it accepts: cases that no other test noticed when a fault was planted there."""

import string
from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest

from arcus.core.game import UsageError
from arcus.games import make
from arcus.games.red7.cards import parse_card
from tests.oracles.red7 import DECK, Oracle
from tests.rulebook.test_red7 import NoChance, Spot

GAME = make("red7", 2, {})
ODD = [card for card in DECK if card[1] in "1357"]
HIGH = [card for card in DECK if card[1] in "4567"]


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


# -- leading


def test_without_a_palette_card_nobody_leads_under_any_rule() -> None:
    spot = Spot("hand=R2O2Y2G2B2I2V2/V1")
    assert [lead.seat for lead in spot.table.leads] == [None] * 7
    assert spot.moves("paint") == set()


@pytest.mark.parametrize("seat", [0, 1])
def test_the_lowest_card_of_all_leads_over_no_card_at_all(seat: int) -> None:
    spot = Spot("palette=V1/- hand=R2O2Y2G2B2I2V2/V3" if seat == 0 else "palette=-/V1 hand=V3/V2")
    assert {lead.rule: lead.seat for lead in spot.table.leads} == {**dict.fromkeys("ROYBIV", seat), "G": None}
    if seat == 0:
        assert spot.moves("paint") == {f"paint {colour}2" for colour in "ROYBIV"}


@pytest.mark.parametrize(
    ("canvas", "palettes"),
    [
        ("R1", "G4/R4"),
        ("O1", "G5/R7R6"),
        ("Y1", "B4/R7G6"),
        ("G1", "G4/R3"),
        ("B1", "G4/R7"),
        ("I1", "G4/R7R5"),
        ("V1", "G2/R7R6"),
    ],
    ids=["red", "orange", "yellow", "green", "blue", "indigo", "violet"],
)
def test_a_five_may_lead_before_a_second_card_that_does_not_matter(canvas: str, palettes: str) -> None:
    """Under orange and yellow the group of the five counts, though the second card joins another."""
    spot = Spot(f"palette={palettes} hand=B5I2/V7 canvas={canvas}", actions=True)
    assert "lay B5" in spot.moves()
    spot.play("lay B5", "lay I2")
    assert "end" in spot.moves()


@pytest.mark.parametrize("canvas", ["G1", "V4"], ids=["no even card", "no card below four"])
def test_a_five_does_not_help_where_nobody_has_a_card_that_meets_the_rule(canvas: str) -> None:
    """Neither the 7 can lead by its action: the red 7 of the rival is higher than all that would stay."""
    spot = Spot(f"palette=O7/R7 hand=Y5Y7/G7 canvas={canvas}", actions=True)
    assert spot.moves() == {"pass"}


def _small_turn(seed: int) -> tuple[Spot, Oracle, Random]:
    """Return a turn of seat 0 with few cards on the table, so that nobody meets many of the rules."""
    rng = Random(seed)
    players = rng.choice((2, 2, 3))
    options = {"actions": rng.random() < 0.7, "advanced": rng.random() < 0.5}
    cards = list(rng.choice((DECK, ODD, HIGH)))
    rng.shuffle(cards)

    def some(*sizes: int) -> list[str]:
        return [cards.pop() for _ in range(rng.choice(sizes))]

    oracle = Oracle(players, options, NoChance())
    oracle.palettes = [some(0, 1, 1, 2, 2, 3) for _ in range(players)]
    oracle.hands = [some(1, 2, 3), *(some(1) for _ in range(players - 1))]
    oracle.canvas = some(0, 1, 1, 2)
    oracle.deck = some(0, 1, 3)
    oracle.known = rng.randint(0, min(1, len(oracle.deck)))
    oracle.turn = 0
    top = oracle.deck[len(oracle.deck) - oracle.known :]
    oracle.seen = {card for pile in (*oracle.palettes, oracle.canvas, top) for card in pile}
    fields = {"palette": oracle.palettes, "hand": oracle.hands, "canvas": [oracle.canvas], "deck": [oracle.deck]}
    texts = [f"{name}={'/'.join(''.join(pile) or '-' for pile in piles)}" for name, piles in fields.items()]
    return Spot(f"{' '.join(texts)} known={oracle.known}", players, **options), oracle, rng


@pytest.mark.parametrize("first", range(0, 200, 25))
def test_turns_with_few_cards_on_the_table_agree_with_trying_every_way_they_could_go_on(first: int) -> None:
    for seed in range(first, first + 25):
        spot, oracle, rng = _small_turn(seed)
        while True:
            legal = oracle.legal(0)
            assert spot.moves() == legal, seed
            onward = sorted(legal - {"pass", "end"})
            if not onward:
                break
            move = rng.choice(onward)
            spot.play(move)
            oracle.play(0, move)


# -- positions as text


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn", "2"),
        ("turn", "-1"),
        ("turn", "x"),
        ("in", "02"),
        ("in", "0x"),
        ("known", "3"),
        ("known", "x"),
        ("round", "x"),
        ("decision", "x"),
        ("decision", "-1"),
        ("won", "x"),
        ("stage", "six"),
    ],
)
def test_a_field_with_a_wrong_value_is_refused_by_its_name(field: str, value: str) -> None:
    with pytest.raises(UsageError, match=rf"\b{field}[ =:']"):
        GAME.parse_position(f"palette=R7/R6 hand=V1/V2 deck=B2B3 {field}={value}")


PILES: dict[str, Callable[[str], str]] = {
    "hand of seat 0": "hand={}/-".format,
    "hand of seat 1": "hand=-/{}".format,
    "palette of seat 0": "palette={}/-".format,
    "palette of seat 1": "palette=-/{}".format,
    "score pile of seat 0": "scored={}/-".format,
    "score pile of seat 1": "scored=-/{}".format,
    "canvas": "canvas={}".format,
    "deck": "deck={}".format,
}


@pytest.mark.parametrize(("one", "other"), list(combinations(PILES, 2)))
def test_a_card_in_two_places_is_refused_by_its_name(one: str, other: str) -> None:
    texts = {text.partition("=")[0]: text for text in (PILES[one]("R5"), PILES[other]("R5"))}
    if len(texts) == 1:
        texts = {"both": PILES[one]("R5").replace("-", "R5")}
    with pytest.raises(UsageError, match="R5"):
        make("red7", 2, {"advanced": True}).parse_position(" ".join(texts.values()))


def test_a_card_that_is_known_on_top_of_the_deck_was_face_up() -> None:
    text = "palette=R7/R6 hand=V1/V2 deck=B2R5"
    assert GAME.position_text(GAME.parse_position(f"{text} known=1 seen=R7R6R5")) == (
        "hand=V1/V2 palette=R7/R6 deck=B2R5 known=1"
    )
    with pytest.raises(UsageError, match="R5"):
        GAME.parse_position(f"{text} known=1 seen=R7R6")
    with pytest.raises(UsageError, match="B2"):
        GAME.parse_position(f"{text} known=1 seen=R7R6R5B2")


def test_everyone_knows_who_draws_a_card_that_a_text_says_is_known() -> None:
    spot = Spot("palette=R7/R6 hand=Y3V1/V2 deck=B2R5 known=1", actions=True)
    spot.play("lay Y3")
    assert spot.game.view(spot.position, None).memory.held == (("R5",), ())
