"""The rules of Rainbow: the rulebook's examples, and each numbered rule of docs/rules/rainbow.md."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import UsageError
from arcus.core.luck import FastLuck
from arcus.core.position import GAME_ENDED, GAME_OVER, NO_SUCH_MOVE, NOT_TO_ACT, REVEALED, ROUND_ENDED, TURN_ENDED
from arcus.games import game
from arcus.games.rainbow import labels
from arcus.games.rainbow.cards import RECONSTRUCTED, parse_deck
from arcus.games.rainbow.moves import COUNT
from arcus.games.rainbow.view import RainbowTable, RainbowView, Seen
from arcus.locale import catalogue
from arcus.tui.rainbow import table_lines
from tests.oracles.rainbow import usual_deck
from tests.oracles.rainbow_engine import engine_state
from tests.rulebook.spot import Spot as AnySpot

SEEDS = st.integers(0, 1 << 40)
COLOURS = "ROYGTBP"


class Spot(AnySpot):
    """Rainbow at a position that a text names."""

    name = "rainbow"

    @property
    def state(self) -> dict[str, Any]:
        """The place and both faces of every card."""
        game: Any = self.game  # its class is that of all games here
        return engine_state(game, self.position)

    @property
    def row(self) -> str:
        """The faces that are up."""
        return "".join(self.table(None).row)

    @property
    def piles(self) -> tuple[int, ...]:
        return self.position.points(0), self.position.points(1)

    def table(self, seat: int | None) -> RainbowTable:
        table: RainbowTable = self.game.view(self.position, seat).table
        return table

    def view(self, seat: int | None) -> RainbowView:
        return self.game.view(self.position, seat)

    def faces(self, seat: int) -> list[str]:
        """Return the faces that a seat sees of A's hand, of B's hand, and of its next card."""
        table = self.table(seat)
        return [*("".join(str(held.face) for held in hand) for hand in table.hands), table.next or "-"]


# -- the worked examples


def test_example_1_a_flip_that_shows_red_twice_loses_the_round() -> None:
    spot = Spot("hand=GTYWPK row=RyOr")
    spot.play("lay 1")
    assert spot.row == "ROG"
    flags = spot.play("flip 2")
    assert flags == REVEALED | TURN_ENDED | ROUND_ENDED
    assert spot.piles == (0, 3)
    assert spot.row == ""
    assert spot.turn == 0


def test_example_2_light_completes_five_colours_to_a_rainbow() -> None:
    spot = Spot("hand=WKRPGB row=RoOyYgGtTb")
    assert spot.play("lay 1") == REVEALED | TURN_ENDED | ROUND_ENDED
    assert spot.piles == (6, 0)
    assert spot.turn == 1


def test_example_3_two_lights_and_four_colours_are_a_rainbow() -> None:
    spot = Spot("hand=BPRPGB row=WrWoYgGtTb")
    spot.play("lay 1")
    assert spot.piles == (6, 0)
    assert spot.turn == 1


def test_example_4_a_first_card_laid_blind_that_shows_shade_loses_one_card() -> None:
    spot = Spot("hand=RKYGTB")
    spot.play("blind 1")
    assert spot.piles == (0, 1)
    assert spot.turn == 0


def test_example_5_three_flips_and_three_cards_are_the_longest_turn() -> None:
    spot = Spot("hand=GTTBBP row=Ro")
    assert {"flip 1", "lay 1"} <= spot.moves()
    spot.play("flip 1", "lay 1", "flip 1", "lay 2", "flip 1")
    assert spot.turn == 0
    assert spot.play("lay 3") & TURN_ENDED
    assert spot.row == "OGTB"
    assert spot.turn == 1


def test_example_6_with_an_empty_row_there_is_no_flip() -> None:
    assert Spot().moves() == {"lay 1", "lay 2", "lay 3", "blind 1", "blind 2", "blind 3"}


def test_example_7_deals_that_differ_only_in_unseen_faces_look_the_same_move_for_move() -> None:
    one = Spot("hand=ROGTBP/YGOTPR deck=TGYWRBWR")
    two = Spot("hand=RPGBBT/YROGPW deck=TOYGRKWO")
    for move in ("lay 1", "stop", "blind 1", "stop", "lay 2"):
        flags = one.play(move), two.play(move)
        assert flags[0] == flags[1]
        assert one.view(0) == two.view(0)
        assert one.view(None) == two.view(None)
        assert one.game.events(one.log.facts, 0) == two.game.events(two.log.facts, 0)
        assert one.game.events(one.log.facts, None) == two.game.events(two.log.facts, None)
    assert one.view(1) != two.view(1)
    one.play("flip 2")
    two.play("flip 2")
    assert one.view(0) != two.view(0)


# -- 1. the cards


@pytest.mark.rule("1.1")
@given(seed=SEEDS)
def test_57_cards_have_two_different_faces_each(seed: int) -> None:
    state = Spot(luck=seed).state
    cards = state["deck"] + state["hands"][0] + state["hands"][1]
    assert len(cards) == 57
    assert all(card[0] != card[1] for card in cards)
    for players in (1, 3):
        with pytest.raises(UsageError, match="2 players"):
            game("rainbow", players)


@pytest.mark.rule("1.2")
def test_there_are_nine_faces_and_each_has_its_name() -> None:
    letters = sorted(set(RECONSTRUCTED) - set(" \n"))
    assert letters == sorted("ROYGTBPWK")
    names = {catalogue("en").say("rainbow-face", what=letter) for letter in letters}
    assert names == {"red", "orange", "yellow", "green", "turquoise", "blue", "purple", "light", "shade"}


@pytest.mark.rule("1.3")
def test_pairs_of_colours_are_there_twice_and_all_other_pairs_once() -> None:
    pairs = Counter("".join(sorted(card)) for card in RECONSTRUCTED.split())
    assert len(pairs) == 36
    assert all(many == (2 if set(pair) <= set(COLOURS) else 1) for pair, many in pairs.items())
    assert sorted(map(sorted, RECONSTRUCTED.split())) == sorted(map(sorted, usual_deck()))
    faces = Counter(RECONSTRUCTED.replace(" ", "").replace("\n", ""))
    assert {face: faces[face] for face in COLOURS} == dict.fromkeys(COLOURS, 14)
    assert faces["W"] == faces["K"] == 8


@pytest.mark.rule("1.4")
def test_the_option_deck_is_played_with() -> None:
    state = Spot(deck="ro RY og YW TB PK wk RT BP").state
    cards = state["deck"] + state["hands"][0] + state["hands"][1]
    faces = sorted("".join(sorted(card)) for card in cards)
    assert faces == sorted(["OR", "RY", "GO", "WY", "BT", "KP", "KW", "RT", "BP"])
    assert len(parse_deck("RO " * 60)) == 120
    assert len(parse_deck("  ")) == 114


@pytest.mark.rule("1.4")
@pytest.mark.parametrize(
    ("deck", "says"),
    [
        pytest.param("RO " * 7, "expected 8 to 60 cards, got 7", id="too few cards"),
        pytest.param("RO " * 61, "expected 8 to 60 cards, got 61", id="too many cards"),
        pytest.param("RO " * 8 + "RR", "'RR' is not a card", id="two equal faces"),
        pytest.param("RO " * 8 + "RX", "'RX' is not a card", id="no such face"),
        pytest.param("RO " * 8 + "R", "'R' is not a card", id="one face"),
        pytest.param("RO,RY", "'RO,RY' is not a card", id="commas"),
    ],
)
def test_a_deck_that_cannot_be_is_refused_with_what_is_wrong(deck: str, says: str) -> None:
    with pytest.raises(UsageError, match=says):
        game("rainbow", deck=deck)


# -- 2. the start


@pytest.mark.rule("2.1")
@given(seed=SEEDS)
def test_the_deck_is_shuffled_and_each_card_turned_at_random(seed: int) -> None:
    luck = FastLuck(seed)
    cards = RECONSTRUCTED.split()
    order = luck.shuffle(labels.DECK, 1, vec[i64](list(range(57))))
    turned = [luck.pick(labels.ORIENT, number + 1, 2) for number in range(57)]
    deck = [cards[i][::-1] if turned[i] else cards[i] for i in order]
    state = Spot(luck=seed).state
    assert state["deck"] == deck[3:-3]
    assert 0 < sum(turned) < 57


@pytest.mark.rule("2.1")
def test_a_card_keeps_its_sides_from_the_deck_to_the_hand() -> None:
    spot = Spot("hand=ROYGTB/OPGKWR deck=RYOTPB")
    spot.play("lay 1", "stop", "lay 1", "stop")
    assert spot.state["hands"] == [["PB", "YG", "TB"], ["RY", "GK", "WR"]]
    assert spot.state["deck"] == ["OT"]


@pytest.mark.rule("2.2")
@given(seed=SEEDS)
def test_each_player_is_dealt_three_cards_from_the_own_end(seed: int) -> None:
    luck = FastLuck(seed)
    cards = RECONSTRUCTED.split()
    order = luck.shuffle(labels.DECK, 1, vec[i64](list(range(57))))
    hands = [[set(card) for card in hand] for hand in Spot(luck=seed).state["hands"]]
    assert hands[0] == [set(cards[i]) for i in (order[56], order[55], order[54])]
    assert hands[1] == [set(cards[i]) for i in (order[0], order[1], order[2])]


@pytest.mark.rule("2.3")
def test_each_player_sees_the_own_side_of_both_hands_and_of_the_own_next_card() -> None:
    spot = Spot("hand=ROYGTB/OPGKWR deck=RYOTPB")
    assert spot.faces(0) == ["RYT", "OGW", "P"]
    assert spot.faces(1) == ["OGB", "PKR", "Y"]
    spectator = spot.table(None)
    assert spectator.next is None
    assert [held.face for hand in spectator.hands for held in hand] == [None] * 6


@pytest.mark.rule("2.3")
def test_no_face_of_a_hidden_side_is_in_a_view() -> None:
    """Purple and blue are only on sides towards B, so A's view has neither of them anywhere."""
    spot = Spot("hand=RPYPTP/OPGBRB deck=TPYB")
    view = spot.view(0)
    assert not any(face in str((view.table, view.memory)) for face in ("'P'", "'B'"))
    assert any(face in str(spot.view(1).table) for face in ("'P'", "'B'"))


@pytest.mark.rule("2.4")
def test_a_single_card_in_the_deck_is_next_for_both() -> None:
    spot = Spot("hand=ROYGTB/OPGKWR deck=RY")
    assert spot.table(0).next == "R"
    assert spot.table(1).next == "Y"
    spot.play("lay 1", "stop")
    assert spot.state["hands"][0][0] == "RY"
    assert (spot.table(0).next, spot.table(1).next, spot.table(None).next) == (None, None, None)
    assert spot.faces(1)[0][0] == "Y"


@pytest.mark.rule("2.5")
def test_seat_0_begins_unless_the_option_says_otherwise() -> None:
    assert Spot().turn == 0
    assert Spot(first="1").turn == 1
    assert {Spot(luck=seed, first="random").turn for seed in range(20)} == {0, 1}
    with pytest.raises(UsageError, match="first"):
        game("rainbow", first="2")


# -- 3. your turn


@pytest.mark.rule("3.1")
def test_both_players_lay_at_the_end_of_one_row() -> None:
    spot = Spot("hand=ROYGTB/GPBYTR")
    spot.play("lay 1", "stop")
    assert (spot.row, spot.turn) == ("R", 1)
    spot.play("lay 1", "stop")
    assert (spot.row, spot.turn) == ("RP", 0)


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("many", [1, 2, 3])
def test_a_turn_has_one_to_three_cards(many: int) -> None:
    spot = Spot("hand=GTTBBP/YGYBOT row=Ro")
    moves = ["lay 1", "flip 1", "lay 2", "flip 1", "lay 3"][: 2 * many - 1]
    spot.play(*moves, *(["stop"] if many < 3 else []))
    assert len(spot.row) == 1 + many
    assert spot.turn == 1


@pytest.mark.rule("3.2")
def test_before_the_first_card_a_flip_is_offered_and_not_asked_for() -> None:
    spot = Spot("hand=GTTBBP row=RoYw")
    assert spot.moves() == {"flip 1", "flip 2", "lay 1", "lay 2", "lay 3", "blind 1", "blind 2", "blind 3"}
    spot.play("flip 2")
    assert spot.row == "RW"
    assert spot.moves() == {"lay 1", "lay 2", "lay 3", "blind 1", "blind 2", "blind 3"}


@pytest.mark.rule("3.3")
def test_only_places_with_a_card_can_be_flipped() -> None:
    spot = Spot("hand=GTTBBP row=RoYw")
    assert [spot.refused(f"flip {place}") for place in range(1, 7)] == ["", "", "3.3", "3.3", "3.3", "3.3"]
    assert Spot("hand=GTTBBP").refused("flip 1") == "3.3"


@pytest.mark.rule("3.3")
def test_the_card_just_laid_can_be_flipped() -> None:
    spot = Spot("hand=GTTBBP row=Ro")
    spot.play("lay 1", "flip 2")
    assert spot.row == "RT"
    assert spot.turn == 0


@pytest.mark.rule("3.4")
def test_two_cards_are_never_laid_one_right_after_the_other() -> None:
    spot = Spot("hand=GTTBBP row=Ro")
    spot.play("lay 1")
    assert spot.refused("lay 2") == spot.refused("blind 3") == "3.4"
    assert spot.moves() == {"flip 1", "flip 2", "stop"}
    spot.play("flip 1", "lay 2")
    assert spot.refused("lay 3") == "3.4"


@pytest.mark.rule("3.5")
def test_two_cards_are_never_flipped_one_right_after_the_other() -> None:
    spot = Spot("hand=GTTBBP row=Ro")
    spot.play("flip 1")
    assert spot.refused("flip 1") == "3.5"
    spot.play("lay 1", "flip 2")
    assert spot.refused("flip 1") == spot.refused("flip 6") == "3.5"


@pytest.mark.rule("3.6")
def test_an_empty_slot_has_no_card_to_lay() -> None:
    spot = Spot("hand=GTTBBP row=Ro")
    spot.play("lay 2", "flip 1")
    assert spot.refused("lay 2") == spot.refused("blind 2") == "3.6"
    assert spot.moves() == {"lay 1", "lay 3", "blind 1", "blind 3", "stop"}
    assert [held.slot for held in spot.table(1).hands[0]] == [1, 3]


@pytest.mark.rule("3.7")
@pytest.mark.parametrize(("turn", "standard", "blind"), [(0, "G", "T"), (1, "T", "G")], ids=["A", "B"])
def test_standard_shows_the_side_you_see_and_blind_the_other(turn: int, standard: str, blind: str) -> None:
    for move, face in (("lay 1", standard), ("blind 1", blind)):
        spot = Spot(f"hand=GTRWPK/GTRWYK turn={turn}", deck=f"{RECONSTRUCTED} RW")
        spot.play(move)
        assert spot.row == face


@pytest.mark.rule("3.8")
def test_stopping_needs_a_card_in_this_turn() -> None:
    spot = Spot("hand=GTTBBP row=Ro")
    assert spot.refused("stop") == "3.8"
    spot.play("flip 1")
    assert spot.refused("stop") == "3.8"
    spot.play("lay 1")
    assert spot.refused("stop") == ""
    spot.play("flip 1")
    assert spot.play("stop") & TURN_ENDED
    assert spot.turn == 1


@pytest.mark.rule("3.9")
def test_the_third_card_ends_the_turn_by_itself() -> None:
    spot = Spot("hand=GTTBBP/YGYBOT row=Ro")
    spot.play("lay 1", "flip 1", "lay 2", "flip 1")
    assert spot.play("lay 3") == REVEALED | TURN_ENDED
    assert spot.turn == 1
    assert "stopped" not in spot.kinds()
    assert len(spot.table(0).hands[0]) == 3


# -- 4. the row


@pytest.mark.rule("4.1")
def test_different_colours_are_fine_and_the_turn_goes_on() -> None:
    spot = Spot("hand=GTTBBP row=RoYw")
    assert spot.play("lay 1") == REVEALED
    assert spot.play("flip 1") == REVEALED
    assert spot.row == "OYG"
    assert spot.turn == 0


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(
    ("moves", "taken"),
    [
        pytest.param(("lay 1",), 3, id="laid standard"),
        pytest.param(("blind 2",), 3, id="laid blind"),
        pytest.param(("flip 2",), 2, id="flipped before the first card"),
        pytest.param(("lay 3", "flip 2"), 3, id="flipped after a card"),
    ],
)
def test_a_shade_loses_the_round(moves: tuple[str, ...], taken: int) -> None:
    spot = Spot("hand=KGTKBP row=RoYk")
    assert spot.play(*moves) & ROUND_ENDED
    assert spot.piles == (0, taken)
    assert "met_shade" in spot.kinds()


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(
    ("moves", "taken"),
    [
        pytest.param(("lay 1",), 3, id="laid standard"),
        pytest.param(("blind 2",), 3, id="laid blind"),
        pytest.param(("flip 2",), 2, id="flipped before the first card"),
        pytest.param(("lay 3", "flip 2"), 3, id="flipped after a card"),
    ],
)
def test_a_colour_that_is_up_twice_loses_the_round(moves: tuple[str, ...], taken: int) -> None:
    spot = Spot("hand=RGTRBP row=RoYr")
    assert spot.play(*moves) & ROUND_ENDED
    assert spot.piles == (0, taken)
    assert "met_twin" in spot.kinds()


@pytest.mark.rule("4.3")
def test_a_colour_that_was_flipped_away_may_come_again() -> None:
    spot = Spot("hand=RGTBBP row=Ro")
    spot.play("flip 1", "lay 1")
    assert spot.row == "OR"
    assert spot.turn == 0


@pytest.mark.rule("4.4")
def test_light_goes_with_light_and_flipping_one_away_leaves_the_other() -> None:
    spot = Spot("hand=WGTBBP row=RwWo")
    spot.play("flip 1")
    assert spot.row == "WW"
    spot.play("lay 1")
    assert spot.row == "WWW"
    spot.play("flip 2", "lay 2")
    assert spot.row == "WOWT"
    assert spot.turn == 0


@pytest.mark.rule("4.5")
@pytest.mark.parametrize(
    ("row", "move"),
    [
        pytest.param("RoOyYgGtTb", "lay 1", id="six colours"),
        pytest.param("WoOyYgGtTb", "lay 1", id="one light"),
        pytest.param("WoWyWgWtTp", "blind 2", id="five lights, the last laid blind"),
    ],
)
def test_six_cards_that_are_fine_are_a_rainbow(row: str, move: str) -> None:
    spot = Spot(f"hand=BPRWGP row={row}")
    spot.play(move)
    assert spot.piles == (6, 0)
    assert spot.kinds()[:2] == ["laid" if move == "lay 1" else "laid_blind", "made_rainbow"]


@pytest.mark.rule("4.5")
def test_a_sixth_card_that_is_not_fine_loses_all_six() -> None:
    spot = Spot("hand=RPKWGP row=RoOyYgGtTb")
    spot.play("lay 1")
    assert spot.piles == (0, 6)
    assert "made_rainbow" not in spot.kinds()


@pytest.mark.rule("4.6")
@pytest.mark.parametrize("turn", [0, 1])
def test_who_loses_a_round_opens_the_next_and_the_other_takes_the_row(turn: int) -> None:
    spot = Spot(f"hand=KGTRBP/YKTRBP row=RoYw turn={turn} round=4")
    spot.play("lay 1")
    assert spot.piles[1 - turn] == 3
    assert spot.piles[turn] == 0
    assert spot.turn == turn
    assert spot.table(None).round == 5
    assert spot.moves() == {"lay 1", "lay 2", "lay 3", "blind 1", "blind 2", "blind 3"}


@pytest.mark.rule("4.7")
@pytest.mark.parametrize("turn", [0, 1])
def test_who_makes_a_rainbow_takes_it_and_the_other_opens(turn: int) -> None:
    spot = Spot(f"hand=BPRWGP/PBRYOT row=RoOyYgGtTb turn={turn}")
    spot.play("lay 1")
    assert spot.piles[turn] == 6
    assert spot.turn == 1 - turn
    assert spot.row == ""


@pytest.mark.rule("4.8")
def test_a_round_lost_by_the_first_flip_ends_the_turn_without_a_card() -> None:
    spot = Spot("hand=GTTBBP row=RoYk")
    before = spot.state["hands"]
    assert spot.play("flip 2") == REVEALED | TURN_ENDED | ROUND_ENDED
    assert spot.piles == (0, 2)
    assert spot.state["hands"] == before
    assert spot.turn == 0
    assert spot.refused("stop") == "3.8"


@pytest.mark.rule("4.8")
def test_a_round_lost_with_the_second_card_ends_the_turn() -> None:
    spot = Spot("hand=GTRBBP/OGYBTB row=Ro")
    spot.play("lay 1", "flip 2", "lay 2")
    assert spot.piles == (0, 3)
    assert len(spot.table(0).hands[0]) == 3


# -- 5. drawing, and the end


@pytest.mark.rule("5.1")
def test_drawn_cards_fill_the_lowest_empty_slot_first() -> None:
    spot = Spot("hand=GTTBBP/OGYBTB row=Ro deck=RYYTPOGPRT")
    spot.play("lay 3", "flip 1", "lay 1", "stop")
    assert spot.state["hands"][0] == ["RT", "TB", "GP"]
    assert spot.state["deck"] == ["RY", "YT", "PO"]
    spot.play("flip 1", "blind 2", "stop")
    assert spot.state["hands"][1] == ["OG", "RY", "TB"]
    assert spot.state["deck"] == ["YT", "PO"]


@pytest.mark.rule("5.1")
def test_the_row_is_taken_before_cards_are_drawn() -> None:
    spot = Spot("hand=KGTRBP row=Ro")
    spot.play("lay 1")
    kinds = spot.kinds()
    assert kinds.index("took_row") < kinds.index("drew") < kinds.index("round_began") < kinds.index("turn_began")


@pytest.mark.rule("5.2")
def test_who_cannot_fill_up_draws_what_is_left_and_the_game_is_over() -> None:
    spot = Spot("hand=GTTBBP/OGYBTB row=Ro deck=RY")
    spot.play("lay 1", "flip 1", "lay 2")
    assert spot.play("stop") == REVEALED | TURN_ENDED | GAME_ENDED
    assert spot.position.to_act() == 0
    assert spot.state["hands"][0] == ["RY", None, "BP"]
    assert spot.state["deck"] == []
    assert spot.kinds()[-1] == "ran_out"
    assert spot.position.why_not(1, 6) == spot.position.why_not(0, 12) == GAME_OVER


@pytest.mark.rule("5.2")
def test_the_row_of_the_last_round_still_counts_for_who_takes_it() -> None:
    spot = Spot("hand=WKRPGB row=RoOyYgGtTb deck=-")
    assert spot.play("lay 1") == REVEALED | TURN_ENDED | ROUND_ENDED | GAME_ENDED
    assert spot.piles == (6, 0)


@pytest.mark.rule("5.3")
def test_an_empty_deck_does_not_end_the_game_while_hands_are_full() -> None:
    spot = Spot("hand=GTTBBP/OGYBTB row=RoYk deck=RY")
    spot.play("lay 1", "stop")
    assert spot.table(None).deck == 0
    assert spot.turn == 1
    spot.play("flip 2")  # shade: the round is lost, but B's hand is full
    assert spot.piles == (3, 0)
    assert spot.turn == 1
    assert spot.play("lay 1", "stop") & GAME_ENDED


@pytest.mark.rule("5.4")
def test_cards_left_in_the_row_belong_to_nobody() -> None:
    spot = Spot("hand=GTTBBP row=RoYk pile=OpTy/GbPw deck=-")
    spot.play("lay 1", "stop")
    assert spot.row == "RYG"
    assert spot.piles == (2, 2)


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(
    ("piles", "winners"),
    [pytest.param("OpTy/Gb", (0,), id="A has more"), pytest.param("Op/TyGb", (1,), id="B has more")],
)
def test_more_cards_win(piles: str, winners: tuple[int, ...]) -> None:
    spot = Spot(f"hand=GTTBBP pile={piles} deck=-")
    assert spot.game.outcome(spot.position) is None
    spot.play("lay 1", "stop")
    outcome = spot.game.outcome(spot.position)
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.points == spot.piles
    assert outcome.why == "rainbow-why-cards"


@pytest.mark.rule("5.6")
def test_equally_many_cards_are_a_tie() -> None:
    spot = Spot("hand=GTTBBP pile=Op/Gb deck=-")
    spot.play("lay 1", "stop")
    outcome = spot.game.outcome(spot.position)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.why == "rainbow-why-tie"


# -- 6. memory


@pytest.mark.rule("6.1")
def test_after_a_card_is_laid_standard_the_other_player_knows_both_sides() -> None:
    spot = Spot("hand=GTTBBP/OGYBTB")
    spot.play("lay 1")
    assert spot.view(0).memory.row[0].card == Seen(near="G", far=None, shared=True)
    assert spot.view(1).memory.row[0].card == Seen(near="T", far="G", shared=False)
    assert spot.view(None).memory.row[0].card == Seen(near="G", far=None, shared=True)


@pytest.mark.rule("6.1")
def test_after_a_card_is_laid_blind_its_player_knows_both_sides() -> None:
    spot = Spot("hand=GTTBBP/OGYBTB")
    spot.play("blind 1")
    assert spot.view(0).memory.row[0].card == Seen(near="G", far="T", shared=False)
    assert spot.view(1).memory.row[0].card == Seen(near="T", far=None, shared=True)
    assert spot.view(None).memory.row[0].card == Seen(near=None, far="T", shared=False)


@pytest.mark.rule("6.1")
def test_what_was_seen_is_known_in_the_pile_too() -> None:
    spot = Spot("hand=GTTBBP/OGKYTB row=Ro pile=-/YpBr")
    spot.play("flip 1", "lay 1", "stop", "blind 2")
    for_a, for_b, for_all = (spot.view(seat).memory.piles for seat in (0, 1, None))
    assert for_a[1] == for_all[1] == (Seen("Y", None, True), Seen("B", None, True))
    assert for_b[1] == (Seen("P", "Y", False), Seen("R", "B", False))
    assert for_a[0] == for_all[0] == (Seen("R", "O", True), Seen("G", None, True), Seen("K", None, True))
    assert for_b[0] == (Seen("O", "R", True), Seen("T", "G", False), Seen("Y", "K", False))


@pytest.mark.rule("6.2")
def test_only_the_memory_aid_shows_what_was_seen() -> None:
    text = "hand=GTTBBP row=Ro*Yp"
    words = catalogue("en")
    plain, helped = Spot(text), Spot(text, memory_aid=True)
    lines = ["\n".join(table_lines(spot.view(0), ("Ann", "Ben"), words.say)) for spot in (plain, helped)]
    assert "orange" not in lines[0]
    assert "other side O orange" in lines[1]
    assert lines[1].count("other side not seen") == 1
    flips = [{choice.text: choice.preview for choice in spot.view(0).moves}["flip 1"] for spot in (plain, helped)]
    assert [flip and flip.face for flip in flips] == [None, "O"]
    assert plain.view(0).memory == helped.view(0).memory


# -- moves, previews, notation


def test_moves_out_of_turn_or_unknown_are_refused() -> None:
    spot = Spot()
    assert spot.position.why_not(1, 6) == NOT_TO_ACT
    assert spot.position.why_not(0, COUNT) == spot.position.why_not(0, -1) == NO_SUCH_MOVE


@pytest.mark.parametrize(
    ("move", "face", "result"),
    [
        pytest.param("lay 1", "R", "twin", id="a colour that is up"),
        pytest.param("lay 2", "K", "shade", id="shade"),
        pytest.param("lay 3", "B", "rainbow", id="the sixth colour"),
        pytest.param("blind 3", None, None, id="blind: not known"),
        pytest.param("flip 1", None, None, id="flipped: not shown without the memory aid"),
    ],
)
def test_a_preview_says_what_the_player_can_see(move: str, face: str | None, result: str | None) -> None:
    preview = next(choice.preview for choice in Spot("hand=RPKWBP row=RoOyYgGtTb").view(0).moves if choice.text == move)
    assert preview is not None
    assert (preview.face, preview.result) == (face, result)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("row=RO", id="a card with both faces up"),
        pytest.param("row=ro", id="a card with no face up"),
        pytest.param("row=RoRy", id="a colour twice"),
        pytest.param("row=Kr", id="shade in the row"),
        pytest.param("row=RoOyYgGtTbPw", id="six cards"),
        pytest.param("row=R", id="half a card"),
        pytest.param("hand=RORORO", id="a card too often"),
        pytest.param("hand=ROYGTBRY", id="four cards"),
        pytest.param("hand=ROYG--", id="an empty slot at the beginning of a turn"),
        pytest.param("hand=ROYGTB row=Gt stage=laid", id="a full hand after a card was laid"),
        pytest.param("hand=--YGTB stage=laid", id="a card laid, but none in the row"),
        pytest.param("pile=ro/-", id="a card in a pile that was never up"),
        pytest.param("hand=RX", id="no such face"),
        pytest.param("stage=dancing", id="no such stage"),
        pytest.param("hand=-/-/-", id="three hands"),
        pytest.param("colour=R", id="no such field"),
    ],
)
def test_texts_of_positions_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(UsageError):
        Spot(text)
