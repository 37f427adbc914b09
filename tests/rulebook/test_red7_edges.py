"""Edge cases of Red7 that no other test noticed when a fault was planted."""

import string
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import UsageError
from arcus.core.luck import FastLuck
from arcus.core.position import GAME_ENDED, REVEALED, ROUND_ENDED, TURN_ENDED, packed
from arcus.games import make
from arcus.games.red7.cards import parse_card
from arcus.games.red7.position import GAME_NUMBER
from arcus.records.match import Match
from tests.oracles.red7 import DECK, Oracle
from tests.rulebook.test_red7 import NoChance, Spot

GAME = make("red7", 2, {})
ODD = [card for card in DECK if card[1] in "1357"]
HIGH = [card for card in DECK if card[1] in "4567"]


@pytest.mark.parametrize("players", [1, 5])
def test_any_other_number_of_players_than_2_to_4_is_refused(players: int) -> None:
    assert [make("red7", each, {}).players for each in range(2, 5)] == list(range(2, 5))
    with pytest.raises(UsageError, match="2"):
        make("red7", players, {})


def test_advanced_scoring_and_actions_are_variants_and_rounds_are_not() -> None:
    options: list[dict[str, Any]] = [
        {},
        {"advanced": True},
        {"actions": True},
        {"advanced": True, "actions": True},
        {"rounds": 3},
    ]
    assert [make("red7", 2, each).variant for each in options] == ["", "advanced", "actions", "advanced+actions", ""]


def test_records_are_written_by_the_first_version_of_the_rules() -> None:
    """A change of this number makes old records unreadable, so it has to be meant."""
    assert Match(make("red7", 2, {}), FastLuck(1)).record().rules == 1


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
    assert {lead.rule: lead.cards for lead in spot.table.leads} == {**dict.fromkeys("ROYBIV", ("V1",)), "G": ()}
    if seat == 0:
        assert spot.moves("paint") == {f"paint {colour}2" for colour in "ROYBIV"}


def test_a_run_of_all_seven_numbers_leads_over_a_run_of_six() -> None:
    spot = Spot("palette=R1O2Y3G4B5I6V7/R7O6Y5G3B4I2 hand=I1/V1")
    lead = next(lead for lead in spot.table.leads if lead.rule == "I")
    assert (lead.seat, lead.cards) == (0, ("V7", "I6", "B5", "G4", "Y3", "O2", "R1"))
    assert "paint I1" in spot.moves()


@pytest.mark.parametrize("colour", "ROYGBIV")
def test_a_winner_without_a_palette_card_scores_nothing_under_any_rule(colour: str) -> None:
    spot = Spot(f"hand=V1/V2 canvas={colour}3", advanced=True)
    spot.play("pass")
    assert (spot.table.won, spot.table.scored) == ((0, 1), ((), ()))


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


@pytest.mark.parametrize(
    ("rule", "palettes", "three", "canvas", "number"),
    [
        ("R", "R7/G2G1B2Y1", "I3", "O4", 5),
        ("O", "V3/Y2O3", "Y3", "R4", 5),
        ("Y", "V5/V7O3", "V3", "R4", 2),
        ("G", "O6/B7G3", "B3", "R2", 5),
        ("B", "G1/R3R1", "O3", "R2", 5),
        ("I", "Y4/Y6R3", "B3", "R2", 5),
        ("V", "I1/V3O6", "O3", "R2", 5),
    ],
)
def test_a_three_hopes_for_the_one_colour_under_which_it_lets_you_lead(
    rule: str, palettes: str, three: str, canvas: str, number: int
) -> None:
    hopeful = ""
    for colour in "ROYGBIV":
        top = f"deck={colour}{number} known=1"
        spot = Spot(f"palette={palettes} hand={three}/V6 canvas={canvas} {top}", actions=True)
        hopeful += colour if f"lay {three}" in spot.moves() else ""
    assert hopeful == rule


def _small_turn(seed: int, number: str = "") -> tuple[Spot, Oracle, Random]:
    """Return a turn of seat 0 with few cards on the table, so that nobody meets many of the rules.

    With a number, the hand has a card of it, the actions are played, and there are three or four players.
    """
    rng = Random(seed)
    players = rng.choice((3, 4) if number else (2, 2, 3))
    options = {"actions": bool(number) or rng.random() < 0.7, "advanced": rng.random() < 0.5}
    cards = list(DECK if number else rng.choice((DECK, ODD, HIGH)))
    rng.shuffle(cards)
    hand = [next(card for card in cards if card[1] == number)] if number else []
    cards = [card for card in cards if card not in hand]

    def some(*sizes: int) -> list[str]:
        return [cards.pop() for _ in range(rng.choice(sizes))]

    oracle = Oracle(players, options, NoChance())
    oracle.palettes = [some(0, 1, 1, 2, 2, 3) for _ in range(players)]
    oracle.hands = [hand + some(0, 1) if hand else some(1, 2, 3), *(some(1) for _ in range(players - 1))]
    oracle.canvas = some(0, 1, 1, 2)
    oracle.deck = some(0, 1, 3)
    oracle.known = rng.randint(0, min(1, len(oracle.deck)))
    oracle.turn = 0
    top = oracle.deck[len(oracle.deck) - oracle.known :]
    oracle.seen = {card for pile in (*oracle.palettes, oracle.canvas, top) for card in pile}
    fields = {"palette": oracle.palettes, "hand": oracle.hands, "canvas": [oracle.canvas], "deck": [oracle.deck]}
    texts = [f"{name}={'/'.join(''.join(pile) or '-' for pile in piles)}" for name, piles in fields.items()]
    return Spot(f"{' '.join(texts)} known={oracle.known}", players, **options), oracle, rng


def _assert_agreement(spot: Spot, oracle: Oracle, rng: Random, first: str = "") -> None:
    """Compare the choices of a turn from step to step; if it can begin with `first`, it does."""
    while True:
        legal = oracle.legal(0)
        assert spot.moves() == legal
        onward = sorted(legal - {"pass", "end"})
        if not onward:
            return
        move = first if first in onward else rng.choice(onward)
        spot.play(move)
        oracle.play(0, move)


@pytest.mark.parametrize("first", range(0, 200, 25))
def test_turns_with_few_cards_on_the_table_agree_with_trying_every_way_they_could_go_on(first: int) -> None:
    for seed in range(first, first + 25):
        _assert_agreement(*_small_turn(seed))


@pytest.mark.parametrize("number", ["1", "3", "5", "7"])
@pytest.mark.parametrize("first", range(0, 60, 30))
def test_actions_among_several_rivals_agree_with_trying_every_way_they_could_go_on(number: str, first: int) -> None:
    for seed in range(first, first + 30):
        spot, oracle, rng = _small_turn(seed, number)
        _assert_agreement(spot, oracle, rng, f"lay {oracle.hands[0][0]}")


def test_the_lowest_card_of_all_is_not_taken_as_the_only_one_of_a_palette() -> None:
    spot = Spot("palette=R7/V1 hand=Y1/V2", actions=True)
    spot.play("lay Y1")
    assert spot.table.stage == "after"
    assert spot.refused("take V1") == "6.11"


def test_a_move_says_whether_it_shows_something_and_ends_a_turn_a_round_or_the_game() -> None:
    spot = Spot("palette=R7/R3R2 hand=Y1Y5Y3R6/V1", actions=True, advanced=True)
    moves = ["lay Y5", "lay Y3", "paint R6", "draw", "end", "pass"]
    over = TURN_ENDED | ROUND_ENDED
    assert [spot.play(move) for move in moves] == [0, REVEALED, 0, REVEALED, TURN_ENDED, over | REVEALED]
    spot = Spot("palette=R7R5/R3R2/O4 hand=Y1Y7/V1/V2", 3, actions=True)
    moves = ["lay Y1", "take R2", "end", "pass", "pass"]
    assert [spot.play(move) for move in moves] == [0, 0, TURN_ENDED, TURN_ENDED, over | GAME_ENDED]
    spot = Spot("palette=R7R5/R3R2 hand=Y1Y7/V1", actions=True)
    assert [spot.play(move) for move in ["lay Y7", "repaint R5"]] == [0, 0]


def test_decisions_are_counted_one_by_one() -> None:
    spot = Spot("palette=R7/R3R2 hand=Y1R5/V1 decision=3", actions=True, advanced=True)
    for number, move in enumerate(["lay Y1", "take R2", "paint R5", "draw", "end", "pass"], 3):
        assert spot.position.decision() == number
        spot.play(move)
    assert spot.position.decision() == 9


# -- positions as text


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn", "2"),
        ("turn", "2 stage=over"),
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


@pytest.mark.parametrize("named", ["deck=rest", "seen=open", "deck=rest seen=open"])
def test_the_words_for_cards_that_follow_from_the_others_mean_what_a_text_without_them_means(named: str) -> None:
    text = "palette=R7/R6 hand=V1/V2 canvas=B3"
    assert GAME.parse_position(f"{text} {named}").to_bytes() == GAME.parse_position(text).to_bytes()


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


@pytest.mark.parametrize(("parts", "more"), [(0, 0), (1, 0), (3, 0), (2, -1), (2, 1)])
def test_bytes_of_another_layout_are_refused(parts: int, more: int) -> None:
    numbers = [0] * (len(GAME.blank().data) + more)
    with pytest.raises(ValueError, match="another version of this game"):
        GAME.from_bytes(packed(GAME_NUMBER, [vec[i64](part) for part in ([numbers] + [[]] * 2)[:parts]]))


def test_an_empty_text_has_no_cards_on_the_table_and_all_in_the_deck() -> None:
    spot = Spot("", 3)
    table = spot.table
    assert (table.hands, table.palettes, table.canvas, table.rule) == ((0, 0, 0), ((), (), ()), (), "R")
    assert (table.deck, table.round, table.won, table.stage, table.last) == (49, 1, (0, 0, 0), "opening", None)
    assert (spot.turn, spot.position.decision()) == (0, 0)
    assert [int(card) for card in spot.position.deck] == list(range(49)), "the highest card is on top"
    assert spot.game.position_text(spot.position) == ""


def test_a_text_with_every_field_reads_back_as_it_is_written() -> None:
    text = (
        "hand=R1/Y3/O2V2 palette=G7/R7Y4/B3 canvas=I4V5R5O5 turn=2 stage=chance in=12 deck=V1B1B2 known=1"
        " seen=R7G7R5O5V5Y4I4B3O2B2 last=B3 scored=R6/O6B6/- won=1/2/0 round=4 decision=17"
    )
    spot = Spot(text, 3, advanced=True)
    assert spot.game.position_text(spot.position) == text
    other = Spot(text.replace("canvas=I4V5R5O5", "canvas=R5V5I4O5"), 3, advanced=True)
    assert spot.game.position_text(other.position) == text, "below its top card the order of the canvas means nothing"
    table = spot.table
    assert (table.round, table.won, table.points, table.target) == (4, (1, 2, 0), (6, 12, 0), 35)
    assert (table.scored, table.last, table.stage, table.deck) == ((("R6",), ("O6", "B6"), ()), "B3", "chance", 3)
    assert (table.palettes, table.canvas, table.rule) == (
        (None, ("R7", "Y4"), ("B3",)),
        ("I4", "V5", "R5", "O5"),
        "O",
    )
    memory = spot.game.view(spot.position, None).memory
    assert (memory.palettes_out, memory.deck_top) == ((("G7",), None, None), ("B2",))
    assert memory.held == ((), (), ("O2",))
    assert (spot.turn, spot.position.decision()) == (2, 17)


# -- which rule refuses a move


@pytest.mark.parametrize(
    ("text", "move", "rule"),
    [
        ("palette=R7/R6R5 hand=Y1/V1", "take R5", "6.11"),
        ("palette=R7/R6R5 hand=Y1/V1", "repaint R7", "6.4"),
        ("palette=R7/R6R5 hand=Y1/V1", "draw", "5.1"),
        ("palette=R7/R6R5 hand=Y1/V1", "end", "3.1"),
        ("palette=R7/R6R5 hand=Y1/V1", "lay V1", "3.6"),
        ("palette=R7/R6R5 hand=Y1/V1", "paint V1", "3.6"),
        ("palette=R4/R6R5 hand=V2/V1", "lay V2", "3.8"),
        ("palette=R4/R6R5 hand=O2/V1", "paint O2", "3.3"),
        ("palette=R7/R6 hand=Y1/V1 stage=after", "pass", "3.5"),
        ("palette=R7/R6 hand=Y1/V1 stage=after", "lay Y1", "3.4"),
        ("palette=R7/R6 hand=Y1/V1 stage=after", "paint Y1", ""),
        ("palette=R7/R6 hand=Y1/V1 stage=after", "end", ""),
        ("palette=R7/R6 hand=Y1/V1 stage=after", "draw", "5.1"),
        ("palette=R7/R6 hand=Y1/V1 stage=done", "lay Y1", "3.4"),
        ("palette=R7/R6 hand=Y1/V1 stage=done", "paint Y1", "3.4"),
        ("palette=R7/R6 hand=Y1/V1 stage=done", "pass", "3.5"),
        ("palette=R7/R6 hand=Y1/V1 stage=chance", "lay Y1", "3.4"),
        ("palette=R7/R6 hand=Y1/V1 stage=chance", "paint Y1", "3.4"),
        ("palette=R7/R6 hand=Y1/V1 stage=chance", "pass", "3.5"),
        ("palette=R7/R6 hand=Y1/V1 stage=chance", "draw", ""),
        ("palette=R7Y5/R6 hand=Y1/V1 stage=five last=Y5", "end", "6.3"),
        ("palette=R7Y5/R6 hand=Y1/V1 stage=five last=Y5", "pass", "6.3"),
        ("palette=R7Y5/R6 hand=Y1/V1 stage=five last=Y5", "draw", "6.3"),
        ("palette=R7Y5/R6 hand=Y1/V1 stage=five last=Y5", "paint Y1", "6.3"),
        ("palette=R7Y5/R6 hand=Y1/V1 stage=five last=Y5", "paint V7", "6.3"),
        ("palette=R7Y5/R6 hand=Y1/V1 stage=five last=Y5", "lay Y1", ""),
        ("palette=R7Y5/R6 hand=Y1/V1 stage=five last=Y5", "lay V1", "3.6"),
        ("palette=R5Y7B6/R6 hand=Y1/V1 stage=seven last=Y7", "repaint R5", ""),
        ("palette=R5Y7B6/R6 hand=Y1/V1 stage=seven last=Y7", "repaint Y7", "6.4"),
        ("palette=R5Y7B6/R6 hand=Y1/V1 stage=seven last=Y7", "repaint Y1", "6.4"),
        ("palette=R5Y7B6/R6 hand=Y1/V1 stage=seven last=Y7", "repaint R6", "6.4"),
        ("palette=R5Y7B6/R6 hand=Y1/V1 stage=seven last=Y7", "end", "6.3"),
        ("palette=R5Y7B6/R6 hand=Y1/V1 stage=seven last=Y7", "lay Y1", "6.3"),
        ("palette=R5Y7B6/R6 hand=Y1/V1 stage=seven last=Y7", "paint Y1", "6.3"),
        ("palette=R5Y7B6/R6O6G4 hand=Y1/V1 stage=seven last=Y7", "repaint B6", "6.5"),
        ("palette=R5Y7B6/R6O6G4 hand=Y1/V1 stage=seven last=Y7", "take G4", "6.11"),
        ("palette=R7Y1/R6R5 hand=Y2/V1 stage=one last=Y1", "take R5", ""),
        ("palette=R7Y1/R6R5 hand=Y2/V1 stage=one last=Y1", "take R6", ""),
        ("palette=R7Y1/R6R5 hand=Y2/V1 stage=one last=Y1", "take V1", "6.11"),
        ("palette=R7Y1/R6R5 hand=Y2/V1 stage=one last=Y1", "take R7", "6.11"),
        ("palette=R7Y1/R6R5 hand=Y2/V1 stage=one last=Y1", "repaint R7", "6.4"),
        ("palette=R7Y1/R6R5 hand=Y2/V1 stage=one last=Y1", "end", "6.3"),
        ("palette=R7Y1/R6R5 hand=Y2/V1 stage=one last=Y1", "lay Y2", "6.3"),
        ("palette=R6Y1/R7R5 hand=O4/V1 stage=one last=Y1", "take R5", "6.13"),
        ("palette=R6Y1/R7V1 hand=O4/V2 stage=one last=Y1", "take V1", "6.13"),
        ("palette=R5Y7V1/R6O6G4V2 hand=Y1/V4 stage=seven last=Y7", "repaint V1", "6.5"),
        ("palette=R4/R6V2 hand=V1/V3", "paint V1", "3.3"),
    ],
)
def test_a_move_is_allowed_or_refused_by_this_rule(text: str, move: str, rule: str) -> None:
    spot = Spot(text, actions=True, advanced=True)
    assert spot.refused(move) == rule
    assert (move in spot.moves()) == (rule == "")


# -- choices and events


@pytest.mark.parametrize(
    ("text", "move", "card", "source", "target", "leaders", "rule"),
    [
        ("palette=R5/R6 hand=R7/V1", "lay R7", "R7", "hand/0", "palette/0", (0,) * 3 + (1,) + (0,) * 2 + (None,), "R"),
        (
            "palette=R5Y7/R6 hand=B2/V1",
            "paint B2",
            "B2",
            "hand/0",
            "canvas",
            (0,) * 3 + (1,) + (0,) * 2 + (None,),
            "B",
        ),
        (
            "palette=Y5R7/R6 hand=B2/V1 stage=seven last=R7",
            "repaint Y5",
            "Y5",
            "palette/0",
            "canvas",
            (0,) * 3 + (1,) + (0,) * 2 + (None,),
            "Y",
        ),
        (
            "palette=R7V1/R6R5 hand=B2/V2 stage=one last=V1",
            "take R6",
            "R6",
            "palette/1",
            "deck",
            (0,) * 3 + (None,) + (0,) * 3,
            "R",
        ),
    ],
    ids=["lay", "paint", "repaint", "take"],
)
def test_a_choice_says_what_goes_where_and_who_would_lead(
    text: str, move: str, card: str, source: str, target: str, leaders: tuple[int | None, ...], rule: str
) -> None:
    spot = Spot(text, actions=True)
    (choice,) = [each for each in spot.game.view(spot.position, 0).moves if each.text == move]
    assert (choice.kind, choice.cards, choice.source, choice.target) == (move.split()[0], (card,), source, target)
    assert choice.preview is not None
    assert (choice.preview.leaders, choice.preview.rule) == (leaders, rule)


@pytest.mark.parametrize(
    ("text", "move", "source", "target", "leaders", "rule"),
    [
        ("palette=R5/R6 hand=R2/V1", "lay V1", "hand/1", "palette/1", (1, 1, 1, 1, 1, 1, 1), "R"),
        ("palette=R5/R6V2 hand=R2/V1", "paint V1", "hand/1", "canvas", (1, 1, 1, 1, 1, 1, 1), "V"),
        (
            "palette=O5O4/V1V7G2R7 hand=R2/V3 stage=seven last=R7",
            "repaint V1",
            "palette/1",
            "canvas",
            (1, 1, 0, 0, 1, 0, 1),
            "V",
        ),
        (
            "palette=R5V1/R6I1 hand=R2/V3 stage=one last=I1",
            "take V1",
            "palette/0",
            "deck",
            (1, 1, 1, 1, 1, 1, 1),
            "R",
        ),
    ],
    ids=["lay", "paint", "repaint", "take"],
)
def test_the_first_move_of_each_kind_is_a_choice_of_that_kind(
    text: str, move: str, source: str, target: str, leaders: tuple[int | None, ...], rule: str
) -> None:
    spot = Spot(f"{text} turn=1", actions=True)
    (choice,) = [each for each in spot.game.view(spot.position, 1).moves if each.text == move]
    assert (choice.kind, choice.cards, choice.source, choice.target) == (move.split()[0], ("V1",), source, target)
    assert choice.preview is not None
    assert (choice.preview.leaders, choice.preview.rule) == (leaders, rule)


def test_choices_without_a_card_say_only_what_they_are() -> None:
    spot = Spot("palette=-/R6 hand=-/V1 stage=chance turn=1 deck=B2", advanced=True)
    found = [(each.kind, each.cards, each.source, each.target) for each in spot.game.view(spot.position, 1).moves]
    assert found == [("draw", (), "deck", "hand/1"), ("end", (), None, None)]


def _events(spot: Spot, seat: int | None) -> list[tuple[str, int | None, str | None, str, str]]:
    events = spot.game.events(spot.log.facts, seat)
    return [(event.kind, event.seat, event.what, event.source, event.target) for event in events]


def test_a_turn_with_actions_emits_an_event_for_each_step() -> None:
    spot = Spot("palette=R7R4/R3R2 hand=Y5Y1R6Y3/V1 deck=B2", actions=True, advanced=True)
    spot.play("lay Y5", "lay Y1", "take R2", "paint R6", "draw", "end")
    assert _events(spot, 1) == [
        ("laid", 0, "Y5", "hand/0", "palette/0"),
        ("laid", 0, "Y1", "hand/0", "palette/0"),
        ("took", 0, "R2", "palette/1", "deck"),
        ("painted", 0, "R6", "hand/0", "canvas"),
        ("drew", 0, "R2", "deck", "hand/0"),
        ("turn_began", 1, None, "seat/1", "seat/1"),
    ]
    spot = Spot("palette=R5R4/R3/O2 hand=Y7/V1/V2", 3, actions=True)
    spot.play("lay Y7", "repaint R4", "end", "pass")
    assert _events(spot, None) == [
        ("laid", 0, "Y7", "hand/0", "palette/0"),
        ("repainted", 0, "R4", "palette/0", "canvas"),
        ("turn_began", 1, None, "seat/1", "seat/1"),
        ("passed", 1, None, "seat/1", "seat/1"),
        ("went_out", 1, None, "seat/1", "seat/1"),
        ("turn_began", 2, None, "seat/2", "seat/2"),
    ]


def test_events_of_what_seat_1_does_name_seat_1() -> None:
    spot = Spot("palette=R3R2/R5R6 hand=V1/Y3Y5Y1G7 turn=1 deck=B2V2", actions=True, advanced=True)
    spot.play("lay Y5", "lay Y3", "paint G7", "draw", "end")
    assert _events(spot, 1) == [
        ("laid", 1, "Y5", "hand/1", "palette/1"),
        ("laid", 1, "Y3", "hand/1", "palette/1"),
        ("drew", 1, "V2", "deck", "hand/1"),
        ("painted", 1, "G7", "hand/1", "canvas"),
        ("drew", 1, "B2", "deck", "hand/1"),
        ("turn_began", 0, None, "seat/0", "seat/0"),
    ]
    spot = Spot("palette=R3R2/R5R6 hand=V1/Y7Y1 turn=1", actions=True)
    spot.play("lay Y7", "repaint R5", "end", "pass")
    assert _events(spot, None)[:4] == [
        ("laid", 1, "Y7", "hand/1", "palette/1"),
        ("repainted", 1, "R5", "palette/1", "canvas"),
        ("turn_began", 0, None, "seat/0", "seat/0"),
        ("passed", 0, None, "seat/0", "seat/0"),
    ]
    spot = Spot("palette=R3R2/R5R6 hand=V1/Y7Y1 turn=1", actions=True)
    spot.play("lay Y1", "take R2")
    assert _events(spot, None)[1:] == [("took", 1, "R2", "palette/0", "deck")]


def test_the_end_of_a_round_and_the_next_deal_are_events() -> None:
    spot = Spot("palette=R4/B6O6R5 hand=V1/V2 canvas=G1 round=2", advanced=True)
    spot.play("pass")
    events = _events(spot, 0)
    assert events[:6] == [
        ("passed", 0, None, "seat/0", "seat/0"),
        ("went_out", 0, None, "seat/0", "seat/0"),
        ("won_round", 1, "2", "seat/1", "seat/1"),
        ("scored", 1, "B6", "palette/1", "scored/1"),
        ("scored", 1, "O6", "palette/1", "scored/1"),
        ("round_began", None, "3", "canvas", "canvas"),
    ]
    dealt = [(kind, seat, source, target) for kind, seat, _, source, target in events[6:-1]]
    assert dealt == [("dealt", seat, "deck", f"hand/{seat}") for seat in (0, 1) for _ in range(7)] + [
        ("dealt", seat, "deck", f"palette/{seat}") for seat in (0, 1)
    ]
    shown = [what for _, _, what, _, _ in events[6:-1]]
    assert set(shown[:7]) == spot.hand(0)
    assert shown[7:14] == [None] * 7, "the other hand"
    assert [{card} for card in shown[14:]] == [spot.palette(0), spot.palette(1)]
    assert events[-1] == ("turn_began", spot.turn, None, f"seat/{spot.turn}", f"seat/{spot.turn}")
    assert (spot.table.scored, spot.table.won, spot.table.points) == (((), ("O6", "B6")), (0, 1), (0, 12))


@pytest.mark.parametrize(
    ("name", "one", "other", "told_apart_by"),
    [
        ("hand", "hand=R1R2/R3", "hand=R1R4/R3", {0}),
        ("hand", "hand=R1R2/R3", "hand=R1/R3", {0, 1, None}),
        ("hand", "hand=R1R2/R3 seen=R2", "hand=R1R4/R3", {0, 1, None}),
        ("hand", "hand=R1R2/R3O3", "hand=R1R2/R3Y3", {1}),
        ("deck", "deck=R1R2", "deck=R1R3", set()),
        ("deck", "deck=R1R2 known=1", "deck=R1R3 known=1", {0, 1, None}),
        ("deck", "deck=R1R2 known=1", "deck=O1R2 known=1", set()),
        ("deck", "deck=R1R2R3 known=2", "deck=R1R3R2 known=2", {0, 1, None}),
        ("seen", "hand=R1/- seen=R1", "hand=R1/-", {0, 1, None}),
        ("seen", "scored=R1/- seen=R1", "scored=R1/-", set()),
    ],
)
def test_the_schema_says_who_can_tell_cards_apart(
    name: str, one: str, other: str, told_apart_by: set[int | None]
) -> None:
    """The own hand, the number of all cards, those that were face up in this round, and the known top of the deck."""
    spots = Spot(one, advanced=True), Spot(other, advanced=True)
    (field,) = [field for field in spots[0].game.schema.entries if field.name == name]
    parts = {seat: [field.seen_by.part(field, spot.position, seat) for spot in spots] for seat in (0, 1, None)}
    assert {seat for seat, (first, second) in parts.items() if first != second} == told_apart_by


@pytest.mark.parametrize(
    ("source", "target", "meant"),
    [
        ("hand/1", "palette/1", "lay G4"),
        ("hand/1", "canvas", "paint G4"),
        ("palette/1", "canvas", "repaint G4"),
        ("palette/0", "deck", "take G4"),
        ("palette/2", "deck", "take G4"),
        ("deck", "hand/1", "draw"),
        ("hand/1", "deck", ""),
        ("hand/1", "palette/0", ""),
        ("hand/0", "palette/1", ""),
        ("hand/0", "canvas", ""),
        ("palette/0", "canvas", ""),
        ("palette/1", "hand/1", ""),
        ("canvas", "palette/1", ""),
        ("deck", "hand/0", ""),
        ("deck", "palette/1", ""),
        ("scored/1", "palette/1", ""),
        ("seat/1", "canvas", ""),
    ],
)
def test_a_card_put_somewhere_can_mean_one_move(source: str, target: str, meant: str) -> None:
    spot = Spot("turn=1", 3)
    found = spot.game.attempts(spot.position, 1, "G4", source, target)
    assert [spot.game.move_text(move) for move in found] == [meant][: bool(meant)]


def test_only_the_card_drawn_from_the_deck_needs_no_name() -> None:
    spot = Spot("", 3)
    for card in (None, "", "G8", "g4"):
        found = [
            spot.game.attempts(spot.position, 0, card, source, target)
            for source, target in (("deck", "hand/0"), ("hand/0", "palette/0"), ("palette/1", "deck"))
        ]
        assert found == [(GAME.parse_move("draw"),), (), ()]
