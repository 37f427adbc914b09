"""Red7 against its rules: the worked examples, and every numbered sentence of docs/rules/red7.md."""

from itertools import pairwise

import pytest
from hypothesis import given, strategies as st

from arcus.core.game import UsageError
from arcus.core.position import GAME_ENDED, GAME_OVER, NO_SUCH_MOVE, NOT_TO_ACT, ROUND_ENDED, TURN_ENDED
from arcus.games import game
from arcus.games.red7 import leading
from arcus.games.red7.cards import COLOURS, card_text, cards_text, parse_card, parse_cards
from arcus.games.red7.moves import COUNT
from arcus.games.red7.scoring import cards_meeting
from arcus.games.red7.view import Red7Table
from tests.oracles.red7 import DECK, Oracle, best_set, leader
from tests.rulebook.spot import Spot as AnySpot

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 1 << 40)


class Spot(AnySpot):
    """Red7 at a position that a text names."""

    name = "red7"

    @property
    def table(self) -> Red7Table:
        """The table as a spectator sees it."""
        table: Red7Table = self.game.view(self.position, None).table
        return table

    def hand(self, seat: int) -> set[str]:
        return set(self.game.view(self.position, seat).table.hand)

    def palette(self, seat: int) -> set[str]:
        """Return a palette, also that of a player who is out."""
        return set(self.table.palettes[seat] or self.game.view(self.position, None).memory.palettes_out[seat] or ())

    def leader(self, rule: str | None = None) -> int | None:
        """Return the leader under a rule; by default the one that holds."""
        return next(lead.seat for lead in self.table.leads if lead.rule == (rule or self.table.rule))

    def set_of(self, rule: str) -> set[str]:
        """Return the cards that meet a rule in its leader's palette."""
        return next(set(lead.cards) for lead in self.table.leads if lead.rule == rule)

    def seats_of(self, kind: str) -> list[int]:
        """Return the seats of the facts of a kind, in order."""
        return [fact[1] for fact in self.log.facts if self.game.kinds[fact[0]] == kind]


def cards(text: str) -> set[str]:
    """Parse cards like `R7O5` into a set."""
    return {text[i : i + 2] for i in range(0, len(text), 2)}


# -- the worked examples


def test_example_1_a_palette_card_and_then_an_orange_canvas_card_beat_a_red_six() -> None:
    spot = Spot("palette=Y4G2I6/R6 hand=I4O5V1/V2")
    assert spot.leader() == 1
    spot.play("lay I4", "paint O5")
    assert spot.table.rule == "O"
    assert spot.leader() == 0
    assert spot.set_of("O") == cards("I4Y4")
    spot.play("end")
    assert spot.turn == 1


def test_example_2_under_blue_three_colours_against_three_are_decided_by_the_red_seven() -> None:
    spot = Spot("palette=R7O7I1/G7B7Y4 hand=V1/V2 canvas=B2")
    assert spot.leader() == 0


def test_example_3_a_canvas_five_with_four_palette_cards_may_draw() -> None:
    spot = Spot("palette=Y4G2I6/R6 hand=I4O5/V2 deck=V3R2", advanced=True)
    spot.play("lay I4", "paint O5")
    assert spot.moves() == {"draw", "end"}
    spot.play("draw")
    assert spot.hand(0) == {"R2"}


def test_example_4_the_winner_scores_the_pair_of_fours_under_orange() -> None:
    spot = Spot("palette=Y4G2I6I4/R6 hand=V1/V2 canvas=O5 turn=1", advanced=True)
    spot.play("pass")
    assert spot.position.points(0) == 8
    assert set(spot.table.scored[0]) == cards("I4Y4")


@pytest.mark.parametrize(
    ("rival", "leads"),
    [
        pytest.param("R6", True, id="a rival without a run does not stand in the way"),
        pytest.param("R1R2R3", False, id="a rival's longer run does"),
        pytest.param("R6R7", False, id="and so does a run of two with a higher top"),
        pytest.param("R6R5", True, id="but not one with a lower top"),
    ],
)
def test_example_5_a_seven_moves_the_indigo_four_to_the_canvas_and_a_run_of_two_leads(rival: str, leads: bool) -> None:
    spot = Spot(f"palette=Y4G2I6I4/{rival} hand=V7O1/V2 canvas=Y1", actions=True)
    spot.play("lay V7")
    assert ("repaint I4" in spot.moves()) == leads
    if leads:
        spot.play("repaint I4")
        assert spot.table.rule == "I"
        assert spot.set_of("I") == cards("V7I6")
        assert spot.palette(0) == cards("Y4G2I6V7")


def test_example_6_a_five_brings_a_one_into_the_palette_and_the_canvas_stays() -> None:
    spot = Spot("palette=R7/Y2G3 hand=B5O1V3/V2", actions=True)
    spot.play("lay B5")
    assert spot.moves() == {"lay O1", "lay V3"}
    spot.play("lay O1")
    assert spot.moves() == {"take Y2", "take G3"}, "the 1's own action follows"
    spot.play("take G3", "end")
    assert spot.table.canvas == ()
    assert spot.palette(0) == cards("R7B5O1")


def test_example_7_a_red_three_draws_one_card() -> None:
    spot = Spot("palette=R7/Y2 hand=R3/V2 deck=V1G6", actions=True)
    spot.play("lay R3")
    assert spot.hand(0) == {"G6"}
    assert spot.table.deck == 1


def test_example_8_the_card_taken_with_a_one_is_the_one_drawn_after_the_canvas_card() -> None:
    spot = Spot("palette=R7/Y2G3 hand=G1B5/V2", actions=True, advanced=True)
    spot.play("lay G1", "take G3", "paint B5", "draw")
    assert spot.hand(0) == {"G3"}
    assert spot.palette(1) == {"Y2"}


def test_example_9_under_green_without_even_cards_nobody_leads_and_the_mover_must_change_something() -> None:
    spot = Spot("palette=R7O5/R3 hand=V2Y1/V4 canvas=G6")
    assert spot.leader() is None
    assert spot.moves() == {"pass", "lay V2", "paint Y1"}, "an even card, or another rule"
    spot.play("pass")
    assert spot.seats_of("went_out") == [0]


# -- 1 Cards


@pytest.mark.rule("1.1")
@given(players=SEATS, seed=SEEDS)
def test_a_deal_holds_every_card_of_seven_colours_and_seven_numbers_once(players: int, seed: int) -> None:
    spot = Spot(None, players, seed)
    dealt = [card for seat in range(players) for card in (*spot.hand(seat), *spot.palette(seat))]
    dealt += [card_text(spot.position.deck[i]) for i in range(spot.table.deck)]
    assert sorted(dealt) == sorted(colour + number for colour in "ROYGBIV" for number in "1234567")


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        pytest.param("V7", "R6", id="a greater number beats every colour"),
        pytest.param("R6", "O6", id="red is above orange"),
        pytest.param("O6", "Y6", id="orange is above yellow"),
        pytest.param("Y6", "G6", id="yellow is above green"),
        pytest.param("G6", "B6", id="green is above blue"),
        pytest.param("B6", "I6", id="blue is above indigo"),
        pytest.param("I6", "V6", id="indigo is above violet"),
    ],
)
def test_cards_rank_by_number_and_then_by_colour(higher: str, lower: str) -> None:
    assert Spot(f"palette={lower}/{higher}").leader("R") == 1
    assert Spot(f"palette={higher}/{lower}").leader("R") == 0


@pytest.mark.rule("1.2")
def test_every_two_cards_are_strictly_ordered_from_violet_one_to_red_seven() -> None:
    assert [card_text(card) for card in range(49)] == DECK
    assert (DECK[0], DECK[-1]) == ("V1", "R7")
    for lower, higher in pairwise(DECK):
        assert Spot(f"palette={lower}/{higher}").leader("R") == 1


# -- 2 Start of a round


@pytest.mark.rule("2.1")
@given(players=SEATS, seed=SEEDS)
def test_everyone_gets_seven_cards_and_one_open_card_and_the_rest_is_the_deck(players: int, seed: int) -> None:
    table = Spot(None, players, seed).table
    assert table.hands == (7,) * players
    assert [len(palette or ()) for palette in table.palettes] == [1] * players
    assert table.deck == 49 - 8 * players


@pytest.mark.rule("2.1")
def test_cards_are_dealt_from_the_top_seven_to_each_seat_and_then_one_open_card_each() -> None:
    spot = Spot(None, 3, luck=5)
    targets = [fact[4] for fact in spot.log.facts if spot.game.kinds[fact[0]] == "dealt"]
    hands = [f"hand/{seat}" for seat in range(3) for _ in range(7)]
    assert [spot.game.place_text(place) for place in targets] == [*hands, "palette/0", "palette/1", "palette/2"]


@pytest.mark.rule("2.2")
@given(players=SEATS, seed=SEEDS)
def test_the_canvas_begins_red_with_no_card_of_the_deck(players: int, seed: int) -> None:
    table = Spot(None, players, seed).table
    assert (table.rule, table.canvas) == ("R", ())


@pytest.mark.rule("2.3")
@given(players=SEATS, seed=SEEDS)
def test_the_player_to_the_left_of_the_highest_card_moves_first(players: int, seed: int) -> None:
    spot = Spot(None, players, seed)
    tops = [max(DECK.index(card) for card in spot.palette(seat)) for seat in range(players)]
    assert spot.turn == (tops.index(max(tops)) + 1) % players


@pytest.mark.rule("2.3")
def test_turns_go_to_the_left_past_those_who_are_out() -> None:
    spot = Spot("palette=R4/R3/R2/R1 hand=R5/O6/Y7/R7 in=0123", 4)
    spot.play("lay R5", "end")
    assert spot.turn == 1
    spot.play("pass")
    assert spot.turn == 2
    spot.play("lay Y7", "end")
    assert spot.turn == 3
    spot.play("lay R7", "end")
    assert spot.seats_of("turn_began") == [1, 2, 3], "all others have no cards left"


# -- 3 Your turn


@pytest.mark.rule("3.1")
def test_a_turn_is_a_palette_card_a_canvas_card_both_or_a_pass() -> None:
    text = "palette=Y4/R3 hand=Y5O6/V1 turn=0"
    assert Spot(text).moves() == {"pass", "lay Y5", "lay O6", "paint Y5", "paint O6"}
    for turn in (["lay Y5"], ["paint O6"], ["lay Y5", "paint O6"]):
        spot = Spot(text)
        spot.play(*turn, "end")
        assert spot.turn == 1
    assert Spot(text).play("pass") & GAME_ENDED


@pytest.mark.rule("3.1")
def test_ending_a_turn_without_having_done_anything_is_refused_even_for_the_leader() -> None:
    spot = Spot("palette=R7/R3 hand=Y5O6/V1")
    assert spot.leader() == 0
    assert spot.refused("end") == "3.1"


@pytest.mark.rule("3.2")
def test_the_colour_of_a_canvas_card_is_the_new_rule() -> None:
    spot = Spot("palette=R7V2/R5 hand=G5V4/V1")
    spot.play("paint V4")
    assert (spot.table.rule, spot.table.canvas) == ("V", ("V4",))


@pytest.mark.rule("3.2")
def test_the_uppermost_canvas_card_is_the_rule_and_the_others_stay_in_sight() -> None:
    spot = Spot("palette=R7V2/R5 hand=G5V4/V1 canvas=I7O1")
    spot.play("paint V4")
    assert spot.table.rule == "V"
    assert spot.table.canvas[-1] == "V4"
    assert set(spot.table.canvas) == cards("I7O1V4")


@pytest.mark.rule("3.3")
def test_a_canvas_card_under_which_you_do_not_lead_is_refused() -> None:
    spot = Spot("palette=R7/R3V2 hand=G5V4/V1")
    assert spot.refused("paint V4") == "3.3"
    assert "paint V4" not in spot.moves()
    spot.play("lay G5")
    assert spot.refused("paint V4") == "3.3"


@pytest.mark.rule("3.4")
def test_after_the_palette_card_no_second_palette_card_is_played() -> None:
    spot = Spot("palette=R7/R3 hand=R6R5O4/V1")
    spot.play("lay R6")
    assert spot.refused("lay R5") == "3.4"


@pytest.mark.rule("3.4")
def test_after_the_canvas_card_no_other_card_is_played() -> None:
    spot = Spot("palette=R7/R3 hand=R6R5O4/V1")
    spot.play("paint R6")
    assert spot.refused("lay R5") == "3.4"
    assert spot.refused("paint R5") == "3.4"
    assert spot.moves() == {"end"}


@pytest.mark.rule("3.5")
def test_passing_puts_you_out_even_if_you_lead() -> None:
    spot = Spot("palette=R7/R3/R2 hand=R6/V1/V2", 3)
    spot.play("pass")
    assert spot.table.palettes[0] is None
    assert spot.turn == 1


@pytest.mark.rule("3.5")
@given(players=SEATS, seed=SEEDS)
def test_a_pass_can_always_be_chosen_at_the_start_of_a_turn(players: int, seed: int) -> None:
    assert "pass" in Spot(None, players, seed).moves()


@pytest.mark.rule("3.5")
@pytest.mark.parametrize("begun", ["lay R6", "paint R6"])
def test_passing_later_in_a_turn_is_refused(begun: str) -> None:
    spot = Spot("palette=R7/R3 hand=R6R5O4/V1")
    spot.play(begun)
    assert spot.refused("pass") == "3.5"


@pytest.mark.rule("3.6")
@pytest.mark.parametrize("move", ["lay V1", "paint V1", "lay R3", "paint I2"])
def test_a_card_that_is_not_in_the_own_hand_is_refused(move: str) -> None:
    assert Spot("palette=R7/R3 hand=R6/V1").refused(move) == "3.6"


@pytest.mark.rule("3.7")
def test_a_player_whose_turn_begins_with_an_empty_hand_is_out_and_is_not_asked() -> None:
    spot = Spot("palette=R5/R3/R2 hand=R6/-/R7", 3)
    spot.play("lay R6", "end")
    assert spot.seats_of("went_out") == [1]
    assert spot.turn == 2


@pytest.mark.rule("3.7")
def test_several_players_in_a_row_may_go_out_with_empty_hands() -> None:
    spot = Spot("palette=R5/R3/R2/R1 hand=R6/-/-/-", 4)
    flags = spot.play("lay R6", "end")
    assert spot.seats_of("went_out") == [1, 2, 3]
    assert flags & GAME_ENDED


@pytest.mark.rule("3.8")
def test_a_palette_card_after_which_no_way_leads_to_leading_is_refused() -> None:
    spot = Spot("palette=R5/R7 hand=R4V2/V1")
    assert spot.refused("lay V2") == "3.8"


@pytest.mark.rule("3.8")
def test_a_palette_card_that_needs_a_canvas_card_to_lead_is_allowed_but_then_the_turn_cant_just_end() -> None:
    spot = Spot("palette=R5/R7 hand=Y5O4/V1")
    spot.play("lay Y5")
    assert spot.refused("end") == "3.8"
    assert spot.moves() == {"paint O4"}


@pytest.mark.rule("3.8")
def test_without_a_way_to_lead_only_the_pass_is_left() -> None:
    assert Spot("palette=V1/R7R6O6O7Y2B2 hand=R1/V2").moves() == {"pass"}


@pytest.mark.rule("3.9")
def test_hand_and_palette_of_a_player_who_is_out_are_face_down_and_count_for_nothing() -> None:
    spot = Spot("palette=R7/R6/R5 hand=R4O1/V1/V2", 3)
    spot.play("pass")
    assert spot.table.palettes[0] is None
    assert spot.leader("R") == 1
    assert "lay V1" in spot.moves(), "the red 7 is out of the way"


@pytest.mark.rule("3.9")
def test_a_one_takes_nothing_from_a_player_who_is_out() -> None:
    spot = Spot("palette=R7/R6O2/R5O3 hand=R1/V1/V2 in=01", 3, actions=True)
    spot.play("lay R1")
    assert spot.moves() == {"take R6", "take O2"}
    assert spot.refused("take O3") == "6.11"


@pytest.mark.rule("3.10")
@pytest.mark.parametrize("winners_hand", ["-", "R4O1"])
def test_the_last_player_in_wins_at_once_whatever_is_in_their_hand(winners_hand: str) -> None:
    spot = Spot(f"palette=R7/R6 hand={winners_hand}/V1 turn=1")
    assert spot.play("pass") == TURN_ENDED | ROUND_ENDED | GAME_ENDED
    outcome = spot.game.outcome(spot.position)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.why == "red7-why-last-in"


@pytest.mark.rule("3.10")
def test_the_last_one_in_wins_even_without_meeting_the_rule() -> None:
    spot = Spot("palette=R7/R5 hand=V1/V3 canvas=G2 turn=1", advanced=True)
    spot.play("pass")
    assert spot.seats_of("won_round") == [0]
    assert spot.position.points(0) == 0


# -- 4 Leading


@pytest.mark.rule("4.1")
def test_more_cards_that_meet_the_rule_lead_over_higher_cards() -> None:
    assert Spot("palette=V2V4I6/R6O4R7O7").leader("G") == 0
    assert Spot("palette=V2V4I6/R6O4").leader("G") == 0


@pytest.mark.rule("4.1")
def test_only_players_who_are_in_are_compared() -> None:
    assert Spot("palette=V2V4/R6O4Y2/R7 turn=0 in=02", 3).leader("G") == 0


@pytest.mark.rule("4.2")
@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        pytest.param(
            "O", "V4I4R7", "R3O3Y5", id="a pair of fours beats a pair of threes, and the red 7 is not looked at"
        ),
        pytest.param("Y", "G5G1R4", "B4B3R6", id="green up to 5 beats blue up to 4"),
        pytest.param("G", "G6V2R5", "B6O4R7", id="the green 6 beats the blue 6"),
        pytest.param("B", "R3V1", "O3Y2", id="two colours each: the red 3 beats the orange 3"),
        pytest.param("I", "V3I4R7", "R2R3Y6", id="a run up to 4 beats a run up to 3"),
        pytest.param("V", "R3V1", "O3Y2R7", id="two low cards each: the red 3 beats the orange 3"),
    ],
)
def test_leading_tie_is_broken_by_the_highest_card_that_meets_the_rule(rule: str, first: str, second: str) -> None:
    assert Spot(f"palette={first}/{second}").leader(rule) == 0
    assert Spot(f"palette={second}/{first}").leader(rule) == 1


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(("rule", "palettes"), [("G", "R7O5/R1"), ("V", "R7O5/R6")])
def test_without_a_card_that_meets_the_rule_nobody_leads(rule: str, palettes: str) -> None:
    spot = Spot(f"palette={palettes} hand={rule}4R2/V1")
    assert spot.leader(rule) is None
    assert spot.refused(f"paint {rule}4") == "3.3"


@pytest.mark.rule("4.3")
def test_who_does_not_lead_under_green_for_lack_of_even_cards_goes_out() -> None:
    """Green, with odd cards only, and a 3 whose draw does not help."""
    spot = Spot("palette=R7/O7/Y7 hand=O3/V1/V2 canvas=G2 deck=G1", 3, actions=True)
    spot.play("lay O3")
    assert spot.moves() == {"end"}
    spot.play("end")
    assert spot.table.palettes[0] is None


@pytest.mark.rule("4.4")
def test_red_looks_at_the_one_highest_card() -> None:
    spot = Spot("palette=R6O6Y6G6B6/V7")
    assert spot.leader("R") == 1
    assert spot.set_of("R") == {"V7"}


@pytest.mark.rule("4.5")
def test_orange_looks_at_the_largest_group_of_one_number() -> None:
    spot = Spot("palette=V2I2B2R7/R6O6Y7G5")
    assert spot.leader("O") == 0
    assert spot.set_of("O") == cards("V2I2B2")


@pytest.mark.rule("4.6")
def test_yellow_looks_at_the_largest_group_of_one_colour() -> None:
    spot = Spot("palette=V2V1V3R7/R6R5Y7G5")
    assert spot.leader("Y") == 0
    assert spot.set_of("Y") == cards("V1V2V3")


@pytest.mark.rule("4.7")
def test_green_looks_at_all_even_cards() -> None:
    spot = Spot("palette=V2I4B6R7/R6R4Y7G5")
    assert spot.leader("G") == 0
    assert spot.set_of("G") == cards("V2I4B6")


@pytest.mark.rule("4.8")
def test_blue_looks_at_the_highest_card_of_each_colour() -> None:
    spot = Spot("palette=V2V1I4I3B1/R6R4R7G5")
    assert spot.leader("B") == 0
    assert spot.set_of("B") == cards("V2I4B1")


@pytest.mark.rule("4.9")
def test_indigo_looks_at_the_longest_run_with_the_highest_card_of_each_number() -> None:
    spot = Spot("palette=V2R2I3B4R7/R6R5Y1")
    assert spot.leader("I") == 0
    assert spot.set_of("I") == cards("R2I3B4")


@pytest.mark.rule("4.9")
def test_a_run_does_not_go_on_from_seven_to_one() -> None:
    assert Spot("palette=R7R1/V1V2").leader("I") == 1


@pytest.mark.rule("4.10")
def test_violet_looks_at_all_cards_below_four() -> None:
    spot = Spot("palette=V1I2B3R7/R3R2Y4G5")
    assert spot.leader("V") == 0
    assert spot.set_of("V") == cards("V1I2B3")


@pytest.mark.rule("4.11")
@pytest.mark.parametrize(
    ("rule", "palette", "counts"),
    [
        pytest.param("O", "R3O3V5I5", "V5I5", id="of two pairs the one with the higher top card"),
        pytest.param("Y", "R3R2V5V1", "V5V1", id="of two colours the one with the higher top card"),
        pytest.param("I", "R1R2V4V5R7", "V4V5", id="of two runs the one with the higher top card"),
        pytest.param("O", "R3V5", "V5", id="a single card is a group of one"),
        pytest.param("I", "R3V5", "V5", id="and a run of one"),
    ],
)
def test_of_own_sets_of_equal_size_the_one_with_the_higher_top_card_counts_and_scores(
    rule: str, palette: str, counts: str
) -> None:
    spot = Spot(f"palette={palette}/I1 hand=G4/B1 canvas={rule}6 turn=1", advanced=True)
    assert spot.set_of(rule) == cards(counts)
    spot.play("pass")
    assert set(spot.table.scored[0]) == cards(counts)


@pytest.mark.rule("4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7", "4.8", "4.9", "4.10", "4.11")
@given(
    deck=st.permutations(DECK),
    sizes=st.lists(st.integers(0, 8), min_size=2, max_size=4),
)
def test_leaders_and_scoring_sets_agree_with_trying_all_subsets(deck: list[str], sizes: list[int]) -> None:
    palettes = [[deck.pop() for _ in range(size)] for size in sizes]
    spot = Spot("palette=" + "/".join("".join(palette) or "-" for palette in palettes), len(sizes))
    for rule, colour in enumerate(COLOURS):
        assert spot.leader(colour) == leader(colour, dict(enumerate(palettes)))
        for palette in palettes:
            own = cards_meeting(parse_cards("".join(palette) or "-"), rule)
            assert cards_text(own) == ("".join(best_set(colour, frozenset(palette))) or "-")


@pytest.mark.rule("4.1", "4.2")
@given(deck=st.permutations(DECK), size=st.integers(1, 9))
def test_a_palette_that_grows_card_by_card_leads_like_one_laid_at_once(deck: list[str], size: int) -> None:
    rival, mine = deck[:4], deck[4 : 4 + size]
    spot = Spot(f"palette={mine[0]}/{''.join(rival)}")
    for card in mine[1:]:
        leading.add_card(spot.position.data, 0, parse_card(card))
    for colour in COLOURS:
        assert spot.leader(colour) == leader(colour, {0: mine, 1: rival})


# -- 5 Advanced


@pytest.mark.rule("5.1")
def test_a_canvas_card_greater_than_the_palette_is_large_may_draw_and_need_not() -> None:
    text = "palette=R7/R3 hand=R2O5/V1 deck=Y1"
    spot = Spot(text, advanced=True)
    spot.play("paint R2")
    assert spot.moves() == {"draw", "end"}
    spot.play("end")
    assert spot.hand(0) == {"O5"}
    spot = Spot(text, advanced=True)
    spot.play("paint R2", "draw")
    assert spot.hand(0) == cards("O5Y1")
    assert spot.moves() == {"end"}


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("position", "advanced"),
    [
        pytest.param("palette=R7Y1/R3 hand=R2O5/V1", True, id="number and palette are equal"),
        pytest.param("palette=R7/R3 hand=R2O5/V1 deck=-", True, id="the got an empty deck"),
        pytest.param("palette=R7/R3 hand=R2O5/V1", False, id="the variant is not played"),
    ],
)
def test_otherwise_a_draw_is_refused(position: str, advanced: bool) -> None:
    spot = Spot(position, advanced=advanced)
    spot.play("paint R2")
    assert spot.refused("draw") == "5.1"
    assert spot.moves() == {"end"}


@pytest.mark.rule("5.1")
def test_there_is_no_draw_before_the_canvas_card_or_after_a_palette_card_alone() -> None:
    spot = Spot("palette=R7/R3 hand=R6O5/V1", advanced=True)
    assert spot.refused("draw") == "5.1"
    spot.play("lay R6")
    assert spot.refused("draw") == "5.1"


@pytest.mark.rule("5.1")
def test_the_palette_is_counted_after_the_palette_card_of_the_same_turn() -> None:
    spot = Spot("palette=R7/R3 hand=R6R2/V1", advanced=True)
    spot.play("lay R6", "paint R2")
    assert spot.refused("draw") == "5.1"


@pytest.mark.rule("5.2")
def test_the_winner_takes_the_cards_that_meet_the_rule_out_of_the_palette_as_points() -> None:
    spot = Spot("palette=R6O4Y7/R3 hand=V1/V2 canvas=G1 turn=1 scored=V3V4V5V6V7B2B7/-", advanced=True)
    spot.play("pass")
    assert set(spot.table.scored[0]) == cards("V3V4V5V6V7B2B7R6O4")
    assert spot.position.points(0) == 34 + 10
    assert spot.palette(0) == {"Y7"}


@pytest.mark.rule("5.3")
@given(seed=SEEDS)
def test_scored_cards_are_not_dealt_again_and_all_others_are(seed: int) -> None:
    spot = Spot("palette=R6O4Y7/R3 hand=V1/V2 canvas=G1 turn=1 scored=B7/V7", luck=seed, advanced=True)
    assert spot.play("pass") & ROUND_ENDED
    dealt = set.union(*(spot.hand(seat) | spot.palette(seat) for seat in range(2)))
    deck = {card_text(spot.position.deck[i]) for i in range(spot.table.deck)}
    assert dealt | deck == set(DECK) - cards("B7V7R6O4")


@pytest.mark.rule("5.4")
@pytest.mark.parametrize(
    ("players", "scored", "ends"),
    [
        pytest.param(2, "R7O7Y7G7B2I2", True, id="two players: 32 + 8 is 40"),
        pytest.param(2, "R7O7Y7G7B2I1", False, id="two players: 31 + 8 is 39"),
        pytest.param(3, "R7O7Y7B2I2V2", True, id="three players: 27 + 8 is 35"),
        pytest.param(3, "R7O7Y7B2I2V1", False, id="three players: 26 + 8 is 34"),
        pytest.param(4, "R7O7B2I2V2Y2", True, id="four players: 22 + 8 is 30"),
        pytest.param(4, "R7O7B2I2V2Y1", False, id="four players: 21 + 8 is 29"),
    ],
)
def test_the_game_ends_at_40_35_or_30_points(players: int, scored: str, ends: bool) -> None:
    text = f"palette=R4Y4/R3/I6 hand=V4/V3/V6 canvas=O1 turn=1 in=01 scored={scored}"
    spot = Spot(text.replace("/I6", "").replace("/V6", "") if players == 2 else text, players, advanced=True)
    assert bool(spot.play("pass") & GAME_ENDED) == ends
    outcome = spot.game.outcome(spot.position)
    assert (outcome.why if outcome else "") == ("red7-why-points" if ends else "")


@pytest.mark.rule("5.4")
def test_otherwise_the_next_round_begins() -> None:
    spot = Spot("palette=R4Y4/R3 hand=V4/V3 canvas=O1 turn=1", advanced=True)
    assert spot.play("pass") & ROUND_ENDED
    assert spot.table.round == 2
    assert spot.table.hands == (7, 7)


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(
    ("scored", "ends"),
    [
        pytest.param(
            "R1O1Y1G1B1/I1V1R2O2Y2/G2B2I2V2R3/-", False, id="16 of 49 scored with the last one: 33 are enough"
        ),
        pytest.param("R1O1Y1G1B1/I1V1R2O2Y2/G2B2I2V2R3/V3", False, id="17 scored: 32 are just enough"),
        pytest.param("R1O1Y1G1B1/I1V1R2O2Y2/G2B2I2V2R3/V3I3", True, id="18 scored: 31 are too few"),
    ],
)
def test_the_game_ends_when_eight_cards_a_player_cant_be_dealt(scored: str, ends: bool) -> None:
    spot = Spot(f"palette=R4/O4/Y4/G4 hand=V4/V5/V6/V7 turn=1 in=01 scored={scored}", 4, advanced=True)
    assert bool(spot.play("pass") & GAME_ENDED) == ends


@pytest.mark.rule("5.6")
def test_most_points_win_even_if_another_won_the_last_round() -> None:
    scored = "R1O1Y1G1B1/R6O6Y6G6/I1V1R2O2Y2/G2B2I2"
    spot = Spot(f"palette=R4/V3/Y3/G3 hand=V4/V5/V6/V7 turn=1 in=01 scored={scored}", 4, advanced=True)
    spot.play("pass")
    outcome = spot.game.outcome(spot.position)
    assert outcome is not None
    assert outcome.points == (9, 24, 8, 6)
    assert (outcome.winners, outcome.why) == ((1,), "red7-why-points")


@pytest.mark.rule("5.6")
def test_equal_points_share_the_win() -> None:
    scored = "R1O1Y1G1B1R5O5/R6O6R7/I1V1R2O2Y2/G2B2"
    spot = Spot(f"palette=R4/V3/Y3/G3 hand=V4/V5/V6/V7 turn=1 in=01 scored={scored}", 4, advanced=True)
    spot.play("pass")
    outcome = spot.game.outcome(spot.position)
    assert outcome is not None
    assert outcome.points == (19, 19, 8, 4)
    assert outcome.winners == (0, 1)


# -- 6 Actions


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(
    ("card", "stage"),
    [("Y1", "one"), ("Y5", "five"), ("Y7", "seven"), ("Y2", "after"), ("Y4", "after"), ("Y6", "after")],
)
def test_odd_cards_laid_into_the_palette_ask_for_their_action_and_even_ones_do_not(card: str, stage: str) -> None:
    spot = Spot(f"palette=R7R6/R3R2 hand={card}O4/V1", actions=True)
    spot.play(f"lay {card}")
    assert spot.table.stage == stage


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("card", ["Y1", "Y3", "Y5", "Y7"])
def test_without_the_option_and_on_the_canvas_odd_cards_do_nothing(card: str) -> None:
    text = f"palette=R7R6/R3R2 hand={card}O4/V1"
    plain = Spot(text)
    plain.play(f"lay {card}")
    assert (plain.table.stage, plain.hand(0)) == ("after", {"O4"})
    painted = Spot(text, actions=True)
    painted.play(f"paint {card}")
    assert (painted.table.stage, painted.hand(0)) == ("done", {"O4"})


@pytest.mark.rule("6.2")
def test_an_action_that_cant_be_done_does_nothing_and_the_turn_goes_on() -> None:
    spot = Spot("palette=R7/R3 hand=Y1O4/V1", actions=True)
    spot.play("lay Y1")
    assert spot.moves() == {"paint O4", "end"}, "no rival has two cards"


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("card", ["Y1", "Y5", "Y7"])
@pytest.mark.parametrize("other", ["end", "pass", "paint O4", "draw"])
def test_an_action_that_can_be_done_cant_be_declined(card: str, other: str) -> None:
    spot = Spot(f"palette=R7R6/R3R2 hand={card}O4/V1", actions=True)
    spot.play(f"lay {card}")
    assert spot.refused(other) == "6.3"


@pytest.mark.rule("6.4")
def test_a_seven_puts_any_other_palette_card_on_the_canvas_but_not_itself() -> None:
    spot = Spot("palette=R6Y5/R3 hand=R7O4/V1", actions=True)
    spot.play("lay R7")
    assert spot.moves() == {"repaint R6", "repaint Y5"}
    assert spot.refused("repaint R7") == "6.4"
    assert spot.refused("repaint R3") == "6.4"
    assert spot.refused("repaint O4") == "6.4"


@pytest.mark.rule("6.4")
def test_another_seven_in_the_palette_may_go_to_the_canvas() -> None:
    spot = Spot("palette=O7/R3 hand=R7O4/V1", actions=True)
    spot.play("lay R7", "repaint O7")
    assert spot.table.rule == "O"
    assert spot.palette(0) == {"R7"}


@pytest.mark.rule("6.4")
def test_without_a_seven_no_palette_card_goes_to_the_canvas() -> None:
    spot = Spot("palette=R6Y5/R3 hand=R4O4/V1", actions=True)
    assert spot.refused("repaint R6") == "6.4"
    spot.play("lay R4")
    assert spot.refused("repaint R6") == "6.4"


@pytest.mark.rule("6.5")
def test_a_card_under_which_you_would_not_lead_is_no_choice_for_a_seven() -> None:
    spot = Spot("palette=V6R5/R3R2 hand=R7O4/V1", actions=True)
    spot.play("lay R7")
    assert spot.refused("repaint V6") == "6.5"
    assert spot.moves() == {"repaint R5"}


@pytest.mark.rule("6.5")
def test_the_card_that_leaves_the_palette_does_not_count_for_leading() -> None:
    spot = Spot("palette=G4/R3R2 hand=R7G6/V1", actions=True)
    spot.play("lay R7")
    assert spot.moves() == {"paint G6", "end"}, "without the green 4 no even card is left, so the action can't be done"


@pytest.mark.rule("6.5")
def test_a_later_canvas_card_does_not_make_good_for_a_seven() -> None:
    spot = Spot("palette=V4/R3R2 hand=R7R6/V1", actions=True)
    spot.play("lay R7")
    assert spot.refused("repaint V4") == "6.4", "the action can't be done, though the red 6 could follow"
    assert spot.moves() == {"paint R6", "end"}


@pytest.mark.rule("6.5")
def test_a_seven_saves_who_could_not_lead_otherwise() -> None:
    text = "palette=I6V6/R7 hand=V7/V1"
    assert Spot(text).refused("lay V7") == "3.8"
    spot = Spot(text, actions=True)
    spot.play("lay V7", "repaint I6", "end")
    assert spot.turn == 1


@pytest.mark.rule("6.6")
def test_the_canvas_card_of_a_seven_gives_no_draw() -> None:
    spot = Spot("palette=R6Y5/R3 hand=R7O4/V1", actions=True, advanced=True)
    spot.play("lay R7", "repaint R6")
    assert spot.refused("draw") == "5.1"
    assert spot.moves() == {"paint O4", "end"}


@pytest.mark.rule("6.6")
def test_a_hand_card_on_the_canvas_after_a_seven_counts_the_palette_as_it_then_is() -> None:
    spot = Spot("palette=R6Y5/R3 hand=R7O3O2/V1", actions=True, advanced=True)
    spot.play("lay R7", "repaint R6", "paint O3")
    assert spot.moves() == {"draw", "end"}, "3 is greater than the two cards left"


@pytest.mark.rule("6.7")
def test_a_five_asks_for_another_palette_card_whose_own_action_follows() -> None:
    spot = Spot("palette=R7/R3 hand=Y5O5V3/V1 deck=B2", actions=True)
    spot.play("lay Y5", "lay O5")
    assert spot.moves() == {"lay V3"}
    spot.play("lay V3")
    assert spot.hand(0) == {"B2"}
    assert spot.palette(0) == cards("R7Y5O5V3")


@pytest.mark.rule("6.7", "3.8")
def test_a_second_palette_card_that_leaves_no_way_to_lead_is_refused() -> None:
    spot = Spot("palette=V4/R6 hand=B5R7V2/V1", actions=True)
    spot.play("lay B5")
    assert spot.refused("lay V2") == "3.8"
    assert spot.moves() == {"lay R7"}


@pytest.mark.rule("6.8")
def test_a_five_as_the_last_hand_card_does_nothing() -> None:
    spot = Spot("palette=R7/R3 hand=Y5/V1", actions=True)
    spot.play("lay Y5")
    assert spot.moves() == {"end"}


@pytest.mark.rule("6.9")
def test_a_three_draws_by_itself_and_the_card_may_go_to_the_canvas() -> None:
    spot = Spot("palette=R7/R3 hand=Y3/V1 deck=O4B2", actions=True)
    spot.play("lay Y3")
    assert spot.moves() == {"paint B2", "end"}


@pytest.mark.rule("6.9")
def test_only_the_drawer_sees_what_a_three_drew() -> None:
    spot = Spot("palette=R7/R3 hand=Y3/V1 deck=O4B2", actions=True)
    spot.play("lay Y3")
    for seat, shown in ((0, "B2"), (1, None), (None, None)):
        events = spot.game.events(spot.log.facts, seat)
        assert [event.what for event in events if event.kind == "drew"] == [shown]


@pytest.mark.rule("6.10")
def test_a_three_with_an_empty_deck_does_nothing() -> None:
    spot = Spot("palette=R7/R6 hand=Y3/V1 deck=-", actions=True)
    spot.play("lay Y3")
    assert spot.hand(0) == set()
    assert spot.moves() == {"end"}


@pytest.mark.rule("6.11")
def test_a_one_takes_from_rivals_with_at_least_two_palette_cards() -> None:
    spot = Spot("palette=R7Y2/R3R2/O4 hand=Y1/V1/V2", 3, actions=True)
    spot.play("lay Y1")
    assert spot.moves() == {"take R3", "take R2"}
    assert spot.refused("take O4") == "6.11", "the only card of its palette"
    assert spot.refused("take Y2") == "6.11", "an own card"
    assert spot.refused("take V1") == "6.11", "a hand card"


@pytest.mark.rule("6.11")
def test_without_a_one_nothing_is_taken() -> None:
    spot = Spot("palette=R7/R3R2 hand=Y2/V1", actions=True)
    assert spot.refused("take R3") == "6.11"
    spot.play("lay Y2")
    assert spot.refused("take R3") == "6.11"


@pytest.mark.rule("6.12")
def test_the_card_taken_lies_on_the_deck_and_everyone_knows_it() -> None:
    spot = Spot("palette=R7/R3R2 hand=Y1/V1 deck=B2", actions=True)
    spot.play("lay Y1", "take R2")
    assert spot.table.deck == 2
    assert spot.palette(1) == {"R3"}
    for seat in (0, 1, None):
        assert spot.game.view(spot.position, seat).memory.deck_top == ("R2",)


@pytest.mark.rule("6.12")
def test_everyone_knows_who_draws_the_card_that_a_one_took() -> None:
    spot = Spot("palette=R7/R3R2 hand=Y1O4/O6Y3 deck=B2 canvas=Y2", actions=True)
    spot.play("lay Y1", "take R2", "end", "lay Y3")
    assert spot.hand(1) == cards("O6R2")
    assert spot.game.view(spot.position, None).memory.held == ((), ("R2",))


@pytest.mark.rule("6.13")
def test_a_one_takes_only_what_lets_you_lead() -> None:
    spot = Spot("palette=R6/R7O5 hand=Y1/V1", actions=True)
    spot.play("lay Y1")
    assert spot.moves() == {"take R7"}
    assert spot.refused("take O5") == "6.13"


@pytest.mark.rule("6.13")
def test_a_take_that_needs_a_canvas_card_to_lead_is_allowed() -> None:
    spot = Spot("palette=O4/R7R4 hand=G1V6/V1", actions=True)
    spot.play("lay G1")
    assert spot.moves() == {"take R7", "take R4"}
    spot.play("take R4")
    assert spot.moves() == {"paint V6"}


@pytest.mark.rule("6.13")
def test_a_one_that_no_take_can_help_is_refused_as_a_palette_card() -> None:
    spot = Spot("palette=V2/R7O7 hand=V1/V3", actions=True)
    assert spot.refused("lay V1") == "3.8"


@pytest.mark.rule("6.14")
@pytest.mark.parametrize(
    "steps",
    [("lay Y7", "repaint R6"), ("lay Y5", "lay Y2"), ("lay Y3",), ("lay Y1", "take R3")],
    ids=["after a 7", "after a 5", "after a 3", "after a 1"],
)
def test_after_the_actions_a_hand_card_may_go_to_the_canvas(steps: tuple[str, ...]) -> None:
    spot = Spot("palette=R7R6/R3R2 hand=Y7Y5Y3Y2Y1R4/V1", actions=True)
    spot.play(*steps)
    assert spot.moves() >= {"paint R4", "end"}
    spot.play("paint R4")
    assert spot.moves() == {"end"}


@pytest.mark.rule("6.15")
def test_palette_action_canvas_and_draw_come_in_this_order() -> None:
    spot = Spot("palette=R7/R3R2 hand=Y1R5/V1", actions=True, advanced=True)
    spot.play("lay Y1", "take R2", "paint R5", "draw", "end")
    kinds = [spot.game.kinds[fact[0]] for fact in spot.log.facts]
    assert kinds == ["laid", "took", "painted", "drew", "turn_began"]
    assert spot.hand(0) == {"R2"}


GAMBLE = "palette=V2/R7O7R6R5R4 hand=B3/V1"
"""Seat 0 could lead under violet alone, and has only the blue 3 in hand."""


@pytest.mark.rule("6.16", "3.8")
def test_a_three_may_be_played_in_the_hope_of_a_card_that_lets_you_lead() -> None:
    spot = Spot(GAMBLE, actions=True)
    assert "lay B3" in spot.moves()
    assert Spot(GAMBLE).refused("lay B3") == "3.8", "without the actions there is nothing to hope for"


@pytest.mark.rule("6.16")
def test_a_gamble_that_is_won_goes_on_with_the_drawn_card() -> None:
    spot = Spot(GAMBLE + " deck=V7", actions=True)
    spot.play("lay B3")
    assert spot.moves() == {"paint V7"}


@pytest.mark.rule("6.17")
def test_a_three_is_no_gamble_if_the_known_top_of_the_deck_does_not_help() -> None:
    assert "lay B3" in Spot(GAMBLE + " deck=V7R1", actions=True).moves()
    assert "lay B3" not in Spot(GAMBLE + " deck=V7R1 known=1", actions=True).moves()
    assert "lay B3" in Spot(GAMBLE + " deck=R1V7 known=1", actions=True).moves()


@pytest.mark.rule("6.17")
def test_what_may_be_drawn_does_not_depend_on_the_true_deck() -> None:
    hopeless = Spot(GAMBLE + "I1V3V4V5V6V7 deck=R1", actions=True)
    assert "lay B3" in hopeless.moves(), "all violet cards are in the rival's hand, which seat 0 can't know"


@pytest.mark.rule("6.17")
def test_a_three_does_not_hope_to_draw_itself() -> None:
    """The 3 that is laid used to count as a card that could still be drawn, and so did a 5 laid before it."""
    seen = "palette=I1/R7O7R6O6R5R4 canvas=V1V2V4V6V7R1"
    assert Spot(f"{seen} hand=V5V3/Y1", actions=True).moves() == {"pass", "paint V5", "paint V3", "lay V3"}
    seen = "palette=I1/R7O7R6O6R5R4 canvas=V1V2V4V5V6V7R1"
    assert Spot(f"{seen} hand=V3/Y1", actions=True).moves() == {"pass", "paint V3"}


@pytest.mark.rule("6.17")
def test_scored_cards_and_cards_once_face_up_are_not_hoped_for() -> None:
    text = "palette=V2/R7O7R6R5R4 hand=B3/Y1 canvas=V6V7R1"
    assert "lay B3" in Spot(f"{text} scored=V3V4/V5", actions=True, advanced=True).moves(), "the violet 1 is left"
    spot = Spot(f"{text} scored=V3V4/V5V1", actions=True, advanced=True)
    assert spot.refused("lay B3") == "3.8"


@pytest.mark.rule("6.18", "3.8")
def test_after_a_lost_gamble_the_turn_ends_the_player_is_out_and_the_canvas_stays() -> None:
    spot = Spot("palette=V2/R7O7R6R5R4/O1 hand=B3/V1/Y1 deck=R1", 3, actions=True)
    spot.play("lay B3")
    assert spot.moves() == {"end"}
    spot.play("end")
    assert spot.seats_of("went_out") == [0]
    assert (spot.table.rule, spot.table.canvas) == ("R", ())
    assert spot.turn == 1


class NoChance:
    """Leaves every deck as it is."""

    def shuffle(self, label: str, nth: int, cards: list[str]) -> list[str]:
        return list(cards)


@st.composite
def turns(draw: st.DrawFn) -> tuple[Spot, Oracle]:
    """The start of a turn of seat 0 in the middle of a round, for the engine and its referee.

    Some colours have been seen almost whole, so that few cards are left to hope for.
    """
    players = draw(SEATS)
    options = {"actions": True, "advanced": draw(st.booleans())}
    gone = draw(st.sets(st.sampled_from(COLOURS), max_size=4))
    deck = draw(st.permutations(DECK))
    oracle = Oracle(players, options, NoChance())
    oracle.canvas = [card for card in deck if card[0] in gone and card[1] not in "35"]
    odd = [card for card in deck if card[0] in gone and card[1] in "35"]
    rest = [card for card in deck if card[0] not in gone]
    sizes = st.integers(0, 4)
    oracle.palettes = [_off(rest, draw(sizes)) for _ in range(players)]
    oracle.hands = [_off(odd, 2) + _off(rest, 1), *(_off(rest, draw(sizes)) for _ in range(players - 1))]
    oracle.canvas += _off(rest, draw(sizes)) + odd
    oracle.deck = _off(rest, draw(st.integers(0, 12)))
    oracle.known = draw(st.integers(0, min(1, len(oracle.deck))))
    oracle.hands[-1] += rest
    oracle.turn = 0
    oracle.seen = {
        card
        for pile in (*oracle.palettes, oracle.canvas, oracle.deck[len(oracle.deck) - oracle.known :])
        for card in pile
    }
    fields = {
        "palette": "/".join("".join(each) or "-" for each in oracle.palettes),
        "hand": "/".join("".join(each) or "-" for each in oracle.hands),
        "canvas": "".join(oracle.canvas) or "-",
        "deck": "".join(oracle.deck) or "-",
        "known": str(oracle.known),
    }
    return Spot(" ".join(f"{name}={value}" for name, value in fields.items()), players, **options), oracle


def _off(pile: list[str], count: int) -> list[str]:
    """Cards off a pile, which loses them."""
    taken = pile[:count]
    del pile[:count]
    return taken


@pytest.mark.rule("3.8", "6.5", "6.13", "6.16", "6.17")
@given(turn=turns(), data=st.data())
def test_the_choices_of_a_turn_agree_with_trying_every_way_it_could_go_on(
    turn: tuple[Spot, Oracle], data: st.DataObject
) -> None:
    spot, oracle = turn
    assert spot.hand(0) == set(oracle.hands[0])
    while oracle.hands[0] or oracle.stage != "opening":
        legal = oracle.legal(0)
        assert spot.moves() == legal
        onward = sorted(legal - {"pass", "end"})
        if not onward:
            break
        move = data.draw(st.sampled_from(onward))
        spot.play(move)
        oracle.play(0, move)


# -- 7 Rounds


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_a_game_is_as_many_rounds_as_the_option_says(rounds: int) -> None:
    spot = Spot(None, 2, rounds=rounds)
    flags = [spot.play("pass") for _ in range(rounds)]
    assert [bool(each & GAME_ENDED) for each in flags] == [False] * (rounds - 1) + [True]


@pytest.mark.rule("7.1")
def test_advanced_games_have_no_number_of_rounds() -> None:
    with pytest.raises(UsageError, match="advanced"):
        game("red7", 2, advanced=True, rounds=3)


@pytest.mark.rule("7.2")
def test_most_rounds_won_win_the_game() -> None:
    spot = Spot("palette=R7/R6 hand=V1/V2 turn=1 won=1/1 round=3", rounds=3)
    spot.play("pass")
    outcome = spot.game.outcome(spot.position)
    assert outcome is not None
    assert (outcome.points, outcome.winners, outcome.why) == ((2, 1), (0,), "red7-why-rounds")


@pytest.mark.rule("7.2")
def test_equally_many_rounds_won_share_the_win() -> None:
    spot = Spot("palette=R7/R6 hand=V1/V2 turn=1 won=0/1 round=2", rounds=2)
    spot.play("pass")
    outcome = spot.game.outcome(spot.position)
    assert outcome is not None
    assert (outcome.points, outcome.winners) == ((1, 1), (0, 1))


@pytest.mark.rule("7.3", "2.2", "2.3")
@given(players=SEATS, seed=SEEDS)
def test_every_round_starts_like_the_first(players: int, seed: int) -> None:
    spot = Spot("palette=R7/R6 hand=V1/V2 turn=1 in=01 canvas=O1B3", players, seed, rounds=2)
    spot.play("pass")
    table = spot.table
    assert (table.rule, table.canvas, table.hands, table.deck) == ("R", (), (7,) * players, 49 - 8 * players)
    lead = spot.leader("R")
    assert lead is not None
    assert spot.turn == (lead + 1) % players


# -- moves that no rule of the game forbids


def test_moves_that_do_not_exist_come_out_of_turn_or_too_late_are_refused() -> None:
    spot = Spot("palette=R7/R6 hand=V1/V2")
    assert spot.position.why_not(0, COUNT) == NO_SUCH_MOVE
    assert spot.position.why_not(0, -1) == NO_SUCH_MOVE
    assert spot.position.why_not(1, spot.game.parse_move("pass")) == NOT_TO_ACT
    spot.play("pass")
    assert spot.position.why_not(1, spot.game.parse_move("pass")) == GAME_OVER


def test_the_text_of_a_game_that_is_over_reads_back_to_the_same_bytes() -> None:
    """The score to beat used to be kept from before the winner's cards were taken out of the palette."""
    spot = Spot("palette=R7/I1 hand=R6/V1 turn=1 scored=O7Y7G7B7I7/- round=3", advanced=True)
    assert spot.play("pass") & GAME_ENDED
    text = spot.game.position_text(spot.position)
    assert spot.game.parse_position(text).to_bytes() == spot.position.to_bytes()


@pytest.mark.parametrize(
    ("text", "options", "message"),
    [
        ("hand=R1R1", {}, "duplicate card in 'R1R1'"),
        ("round=0", {}, "round must be between 1 and"),
        ("won=1-", {}, "won must be a whole number .* got '1-'"),
        ("in=0", {}, "two seats or more"),
        ("in=011", {}, "each seat once"),
        ("palette=R7 seen=-", {}, "every face-up card; missing R7"),
        ("seen=R7", {}, "no card of the unknown deck, got R7"),
        ("stage=five hand=R1", {}, "needs the option actions"),
        ("stage=chance", {}, "needs the option advanced"),
        ("stage=five", {"actions": True}, "needs a legal move"),
        ("stage=seven palette=V7/R7 last=V7", {"actions": True}, "needs a legal move"),
        ("stage=one palette=V1/R7 last=V1", {"actions": True}, "needs a legal move"),
        ("stage=chance deck=-", {"advanced": True}, "got an empty deck"),
        ("turn=0 in=1", {}, "got 0, which is out"),
    ],
)
def test_a_position_that_can_not_be_is_refused(text: str, options: dict[str, bool], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        game("red7", 2, **options).parse_position(text)
