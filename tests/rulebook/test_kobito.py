"""Kobito against its rules: the worked examples, and every numbered sentence of docs/rules/kobito.md."""

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import lowest
from arcus.core.game import UsageError
from arcus.core.luck import FastLuck, Luck, Rng
from arcus.core.position import GAME_ENDED, GAME_OVER, NO_SUCH_MOVE, NOT_TO_ACT, REVEALED, TURN_ENDED
from arcus.games import game
from arcus.games.kobito.labels import DECK, FIRST, GOLD, RESHUFFLE, START
from arcus.games.kobito.moves import COUNT
from arcus.games.kobito.view import Gold, KobitoMemory, KobitoPreview, KobitoTable, Pot
from arcus.locale import catalogue
from arcus.tui.kobito import table_lines
from tests.rulebook.spot import Spot as AnySpot

RECONSTRUCTED = [(length, length + more) for length in range(4, 10) for more in (-1, 0, 1)]
ALL_CARDS = Counter({**{str(number): 7 for number in range(1, 13)}, "kobito": 5, "swap": 3})


class Spot(AnySpot):
    """Kobito at a position that a text names."""

    name = "kobito"

    @property
    def table(self) -> KobitoTable:
        """The table as a spectator sees it."""
        table: KobitoTable = self.game.view(self.position, None).table
        return table

    @property
    def memory(self) -> KobitoMemory:
        """What every player could remember."""
        memory: KobitoMemory = self.game.view(self.position, None).memory
        return memory

    def hand(self, seat: int = 0) -> list[str]:
        return list(self.game.view(self.position, seat).table.hand)

    def gold(self, place: int) -> str:
        """Return the rainbow beside a gold card, as text."""
        pot = self.table.pots[place - 1]
        return "" if pot is None else show(pot.rainbow)

    def bench(self, bench: int, seat: int = 0) -> str:
        return show(self.table.benches[seat][bench - 1])

    def cards(self) -> Counter[str]:
        """Return every card of the rainbow deck, wherever it is."""
        table = self.table
        found = Counter(table.discard)
        rainbows = [pot.rainbow for pot in table.pots if pot]
        rainbows += [rainbow for workshop in table.benches for rainbow in workshop]
        for rainbow in rainbows:
            found.update(card.partition("=")[0] for stack in rainbow for card in stack)
        for seat in range(self.game.players):
            found.update(self.hand(seat))
            found.update(table.penalties[seat])
        deck = [int(card) for card in self.position.deck][: table.deck]
        found.update("kobito" if card == 12 else "swap" if card == 13 else str(card + 1) for card in deck)
        return found


def show(rainbow: tuple[tuple[str, ...], ...]) -> str:
    return "-".join("+".join(stack) for stack in rainbow)


class Stacked(Luck):
    """Luck with chosen results; other cards stay in order. Records each question."""

    def __init__(self, dealer: int = 0, **decks: list[str]) -> None:
        self.dealer = dealer
        self.decks = decks
        self.asked: list[tuple[int, int]] = []

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        self.asked.append((int(label), int(nth)))
        name = {DECK: "deck", START: "start", RESHUFFLE: "reshuffle"}.get(int(label), "")
        given = [int(card) for card in cards]
        assert given == sorted(given)
        for card in self.decks.get(name, []):
            given.remove(kind(card))
            given.append(kind(card))
        return vec[i64](given)

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        self.asked.append((int(label), int(nth)))
        return self.dealer


def kind(card: str) -> int:
    return {"k": 12, "s": 13}.get(card) or int(card) - 1


SHORT = "2:1 24:7 24:8 24:9"  # gold cards for positions where nearly all cards are gone


def all_but(*cards: str) -> str:
    """Return all cards of the deck but these, for a score pile, where they are out of play."""
    left = Counter({**{str(number): 7 for number in range(1, 13)}, "k": 5, "s": 3})
    left.subtract(cards)
    return ",".join(left.elements())


# -- worked examples


def test_example_1_three_rainbows_at_the_start_of_a_turn_ask_for_four_cards() -> None:
    spot = Spot("hand=1,2,3,4,8 bench=1-2,5-6,9-10")
    assert spot.table.owed == 4


def test_example_2_a_swap_card_does_not_make_a_rainbow_longer() -> None:
    spot = Spot("hand=4,s,9 gold=4:4:3-4-5,5:5:1,6:6:1")
    spot.play("swap 4 g1 2")
    assert spot.gold(1) == "3-4+swap+4-5"
    assert spot.table.pots[0] is not None
    assert len(spot.table.pots[0].rainbow) == 3
    assert spot.table.won == ()


def test_example_3_eleven_twelve_one_two_is_a_rainbow() -> None:
    spot = Spot("hand=11,12,1,2,7 gold=9:8:6,8:8:6,7:7:6")
    spot.play("start 11 12", "lay 1 b1 high", "lay 2 b1 high")
    assert spot.bench(1) == "11-12-1-2"


def test_example_4_a_workshop_rainbow_is_shared_out_among_two_golds() -> None:
    spot = Spot("hand=9 bench=4-5 gold=6:6:2-3,5:5:6,9:9:12 owed=0")
    spot.play("move b1 low 1 g1 high")
    assert spot.moves() == {"move b1 low 1 g1 high", "move b1 low 1 g2 low"}
    spot.play("move b1 low 1 g2 low")
    assert (spot.gold(1), spot.gold(2), spot.bench(1)) == ("2-3-4", "5-6", "")


def test_example_5_the_middle_stays_and_a_single_card_stays_only_if_it_can_go_to_gold() -> None:
    middle = Spot("hand=9 bench=4-5-6 gold=9:8:6,9:9:3-4,9:10:12")  # both want a 5
    assert middle.moves("move") == set()
    assert middle.why("move b1 low 1 g1 low") == 602
    assert middle.why("move b1 low 2 g1 low") == 604
    assert middle.why("move b1 high 2 g2 high") == 604
    goes = Spot("hand=9 bench=4-5-6 gold=4:3:2-3,5:5:7,5:6:12 deck=10,1,2")
    assert goes.why("move b1 low 2 g1 high") == 0
    goes.play("move b1 low 2 g1 high")
    assert goes.moves() == {"move b1 low 1 g2 low"}


def test_example_6_gold_that_asks_five_takes_one_card_more_and_not_two() -> None:
    spot = Spot("hand=5,6 bench=5-6-7-8 gold=5:4:1-2-3-4,9:9:12,9:10:12 deck=10,1,2")
    assert spot.why("move b1 low 2 g1 high") == 303
    spot.play("lay 5 g1 high")
    assert spot.table.won[0].gold == Gold(5, 4)
    assert spot.gold(1) == "2"


def test_example_7_a_kobito_from_anothers_workshop_is_laid_elsewhere_in_the_same_turn() -> None:
    spot = Spot("hand=8,3 bench=-/7-k8-9 gold=9:8:3,9:9:12,9:10:12")
    spot.play("exchange 8 p1b1 2")
    assert (spot.bench(1, seat=1), spot.hand(), spot.table.owed) == ("7-8-9", ["3", "kobito"], 1)
    spot.play("lay k g1 high")
    assert (spot.gold(1), spot.table.owed) == ("3-kobito=4", 0)


# -- 1. cards


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_deck_has_seven_of_each_number_five_kobito_and_three_swap_cards(players: int) -> None:
    assert Spot(players=players).cards() == ALL_CARDS
    assert ALL_CARDS.total() == 92


@pytest.mark.rule("1.2", "3.1")
def test_twelve_and_one_are_neighbours() -> None:
    spot = Spot("hand=12,1 gold=9:8:12,9:9:1,9:10:6")
    assert spot.moves() == {"lay 1 g1 high", "lay 12 g2 low", "start 12 1"}
    assert spot.why("lay 12 g1 high") == 502


@pytest.mark.rule("1.3")
def test_the_gold_deck_is_the_reconstructed_table() -> None:
    spot = Spot("")
    golds = [(int(card) >> 8, int(card) & 255) for card in spot.game.blank().golds]
    assert golds == RECONSTRUCTED
    assert sum(points for _, points in golds) == 117


@pytest.mark.rule("1.4")
def test_the_option_gold_names_other_cards() -> None:
    spot = Spot(gold="2:1 24:30  3:2 5:5 5:5")
    golds = [pot.gold for pot in spot.table.pots if pot]
    assert all(gold in (Gold(2, 1), Gold(24, 30), Gold(3, 2), Gold(5, 5)) for gold in golds)
    assert spot.table.gold_deck == 2


@pytest.mark.rule("1.4")
@pytest.mark.parametrize(
    ("cards", "message"),
    [
        pytest.param("4:3 4:4 4:5", "4 to 60 gold cards", id="three cards"),
        pytest.param("4:3 4:4 4:5 1:5", "between 2 and 24", id="a length of one"),
        pytest.param("4:3 4:4 4:5 25:5", "between 2 and 24", id="a length of twenty-five"),
        pytest.param("4:3 4:4 4:5 5", "like 5:4", id="no points"),
        pytest.param("4:3 4:4 4:5 5:x", "whole number", id="points that are no number"),
        pytest.param("4:3 " * 61, "4 to 60 gold cards", id="too many cards"),
    ],
)
def test_gold_cards_that_cannot_be_are_refused(cards: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        Spot(gold=cards)


# -- 2. start of the game


@pytest.mark.rule("2.1", "2.4")
def test_the_deal_turns_up_gold_and_starts_then_gives_five_cards_from_the_dealers_left() -> None:
    deck = ["1", "1", "1", "1", "1", "2", "2", "2", "2", "2", "3", "3", "3", "3", "3", "9", "8", "7"]
    luck = Stacked(dealer=1, deck=deck)
    spot = Spot(players=3, luck=luck)
    assert [spot.gold(place) for place in (1, 2, 3)] == ["7", "8", "9"]
    assert [pot.gold for pot in spot.table.pots if pot] == [Gold(9, 10), Gold(9, 9), Gold(9, 8)]
    assert [spot.hand(seat) for seat in range(3)] == [["2"] * 5, ["1"] * 5, ["3"] * 5]
    assert spot.turn == 2
    assert set(luck.asked) == {(DECK, 1), (GOLD, 1), (FIRST, 1)}


@pytest.mark.rule("2.4")
def test_every_seat_can_be_the_dealer_and_turns_go_to_the_left() -> None:
    first = {Spot(players=6, luck=FastLuck(seed)).turn for seed in range(60)}
    assert first == set(range(6))
    spot = Spot("hand=2/6/10 turn=2", players=3)
    spot.play("lay 10 g3 high", "end")
    assert spot.turn == 0


@pytest.mark.rule("2.2")
def test_a_kobito_or_swap_card_turned_up_as_a_start_is_shuffled_back() -> None:
    luck = Stacked(deck=["9", "8", "k"], start=["6", "5", "4"])
    spot = Spot(luck=luck)
    assert [spot.gold(place) for place in (1, 2, 3)] == ["4", "5", "6"]
    assert (START, 1) in luck.asked
    assert spot.cards() == ALL_CARDS
    again = Spot("hand=4 gold=4:4:1-2-3,9:9:12,9:10:12 deck=6,k", luck=Stacked(start=["6"]))
    again.play("lay 4 g1 high")
    assert again.gold(1) == "6"
    assert "put_back" in again.kinds()
    assert again.table.deck == 1


@pytest.mark.rule("2.3")
def test_the_discard_pile_is_shuffled_in_when_the_deck_has_no_number_for_a_start() -> None:
    luck = Stacked(reshuffle=["3"])
    spot = Spot("hand=4 gold=4:4:1-2-3,9:9:12,9:10:12 deck=k,s", luck=luck)
    before = len(spot.table.discard)
    spot.play("lay 4 g1 high")
    assert spot.gold(1) == "3"
    assert spot.table.deck == before + 4 + 2 - 1
    assert spot.table.discard == ()
    assert luck.asked == [(RESHUFFLE, 1)]
    assert spot.cards() == ALL_CARDS


def test_a_new_start_is_always_found_as_the_rainbow_won_has_one() -> None:
    """Even if everything else lies in workshops: deck and discard pile are empty but for the rainbow just won."""
    text = f"hand=k gold=2:1:5,24:9:1,24:8:9 deck=- penalty=-/{all_but('k', '5', '1', '9')}"
    spot = Spot(text, gold=SHORT)
    assert (spot.table.deck, spot.table.discard) == (0, ())
    spot.play("lay k g1 high")
    assert spot.gold(1) == "5"
    assert (spot.table.deck, spot.table.discard) == (1, ())


# -- 3. rainbows


@pytest.mark.rule("3.2", "5.2")
def test_a_card_joins_at_either_end_and_never_in_between() -> None:
    spot = Spot("hand=2,5,3 gold=9:8:3-4,9:9:12,9:10:12")
    assert spot.moves("lay") == {"lay 2 g1 low", "lay 5 g1 high"}
    assert spot.why("lay 3 g1 low") == 502
    spot.play("lay 2 g1 low", "lay 5 g1 high")
    assert spot.gold(1) == "2-3-4-5"


@pytest.mark.rule("3.3", "9.1")
def test_a_rainbow_beside_gold_is_never_longer_than_asked() -> None:
    spot = Spot("hand=9 bench=4-5-6-7-8 gold=4:3:2-3,9:9:12,9:10:12 owed=0 deck=9,9,1")
    assert {f"move b1 low {size} g1 high" for size in (1, 2)} == spot.moves("move")
    assert spot.why("move b1 low 3 g1 high") == 303


@pytest.mark.rule("3.4")
def test_a_workshop_rainbow_goes_round_the_circle_more_than_once() -> None:
    long = "-".join(str(i % 12 + 1) for i in range(35))
    spot = Spot(f"hand=12,1,k bench={long} gold=9:8:5,9:9:5,9:10:5")
    assert spot.moves("lay 12") == {"lay 12 b1 low", "lay 12 b1 high"}
    spot.play("lay 12 b1 high", "lay 1 b1 high", "lay k b1 low")
    assert spot.bench(1) == f"kobito=12-{long}-12-1"


@pytest.mark.rule("3.4")
def test_the_longest_possible_rainbow_still_has_a_place_for_every_move() -> None:
    """86 cards: all but the swap cards and the starts beside gold."""
    numbers = [i % 12 + 1 for i in range(1, 86)]
    cards = [f"k{number}" if (number == 1 and i < 36) or i == 84 else str(number) for i, number in enumerate(numbers)]
    spot = Spot(f"hand=k gold=24:9:1,24:8:1,24:7:1 bench={'-'.join(cards)}", gold=SHORT)
    assert spot.table.deck == 3
    spot.play("lay k b1 high")
    assert len(spot.table.benches[0][0]) == 86
    assert spot.game.move_text(COUNT - 1) == "exchange 12 p5b4 86"


@pytest.mark.rule("3.5")
def test_no_move_brings_a_card_back_to_a_hand_but_an_exchange() -> None:
    for seed in range(5):
        spot = Spot(luck=FastLuck(seed))
        rng = Rng(seed)
        while spot.position.to_act():
            seat = spot.turn
            before = Counter(spot.hand(seat))
            texts = sorted(spot.moves() - {"end"}) or ["end"]
            text = texts[rng.below(len(texts))]
            spot.play(text)
            if text != "end":
                gained = Counter(spot.hand(seat)) - before
                assert gained == (Counter(["kobito"]) if text.startswith("exchange") else Counter())


# -- 4. your turn


@pytest.mark.rule("4.1")
@pytest.mark.parametrize(("benches", "owed"), [("-", 1), ("1-2", 2), ("1-2,-,5-6", 3), ("1-2,4-5,7-8,10-11", 5)])
def test_one_card_is_owed_and_one_for_each_rainbow(benches: str, owed: int) -> None:
    spot = Spot(f"hand=-/3,3,3,3,3 bench=-/{benches} turn=0")
    spot.play("end")
    assert (spot.turn, spot.table.owed) == (1, owed)


@pytest.mark.rule("4.1")
def test_a_rainbow_started_this_turn_is_not_owed_for_and_more_may_be_played() -> None:
    spot = Spot("hand=5,6,7,8 gold=9:8:1,9:9:1,9:10:1")
    spot.play("start 5 6")
    assert spot.table.owed == 0
    spot.play("lay 7 b1 high", "lay 8 b1 high")
    assert spot.bench(1) == "5-6-7-8"


@pytest.mark.rule("4.2")
def test_nobody_owes_more_than_they_hold() -> None:
    assert Spot("hand=6,7 bench=1-2,4-5,7-8").table.owed == 2
    empty = Spot("hand=- bench=1-2")
    assert empty.table.owed == 0
    assert empty.why("end") == 0


@pytest.mark.rule("4.3")
def test_a_turn_ends_only_when_nothing_is_owed() -> None:
    spot = Spot("hand=2,2,7 bench=5-6 gold=9:8:1,9:9:1,9:10:1")
    assert spot.why("end") == 403
    spot.play("lay 2 g1 high")
    assert spot.why("end") == 403
    spot.play("lay 2 g2 high")
    assert spot.why("end") == 0
    assert spot.play("end") & TURN_ENDED


@pytest.mark.rule("4.4")
def test_everything_is_allowed_in_any_order_before_and_after_what_is_owed() -> None:
    spot = Spot("hand=4,7,8,s,k bench=2-3/7-k8-9 gold=9:8:4-5,9:9:12,9:10:12")
    spot.play("move b1 low 2 g1 low", "exchange 8 p1b1 2", "swap 4 g1 3", "lay k g1 high", "start 7 k")
    assert spot.gold(1) == "2-3-4+swap+4-5-kobito=6"
    assert spot.bench(1) == "7-kobito=8"


@pytest.mark.rule("4.5")
def test_the_hand_is_filled_up_to_five_at_the_end_of_the_turn() -> None:
    spot = Spot("hand=2,6,6 deck=7,8,9,10,11")
    assert spot.play("lay 2 g1 high", "end") & REVEALED
    assert spot.hand(0) == ["6", "6", "9", "10", "11"]
    assert spot.table.deck == 2
    full = Spot("hand=2,7,7,7,7 owed=0")
    assert full.play("end") == TURN_ENDED
    assert full.hand(0) == ["2", "7", "7", "7", "7"]


@pytest.mark.rule("4.6")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    spot = Spot("hand=2,2,2,2,2 deck=7", luck=Stacked(reshuffle=["1"]))
    spot.play("lay 2 g1 high", "end")
    assert spot.table.deck == 0
    assert spot.table.discard != ()
    spot = Spot("hand=2,2,2,2 deck=7", luck=Stacked(reshuffle=["1"]))
    spot.play("lay 2 g1 high", "end")
    assert spot.hand(0) == ["1", "2", "2", "2", "7"]
    assert spot.table.discard == ()
    assert "shuffled" in spot.kinds()


@pytest.mark.rule("4.6")
def test_with_deck_and_discard_pile_empty_a_player_draws_what_there_is() -> None:
    rest = all_but("2", "2", "2", "1", "1", "1", "11")
    spot = Spot(f"hand=2/2,2 gold=24:9:1,24:8:1,24:7:1 deck=11 penalty=-/{rest}", gold=SHORT)
    spot.play("lay 2 g1 high", "end")
    assert (spot.hand(0), spot.table.deck) == (["11"], 0)


# -- 5. laying and starting


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    "move",
    ["lay 5 g1 high", "lay k g1 high", "start 4 5", "start 2 k", "swap 2 g1 1", "exchange 8 p1b1 2", "pay 9", "pay s"],
)
def test_cards_that_are_not_held_cannot_be_played(move: str) -> None:
    spot = Spot("hand=2,4 bench=-/7-k8-9 gold=9:8:4,9:9:12,9:10:12")
    assert spot.why(move) == 501
    assert move not in spot.moves()


@pytest.mark.rule("5.2")
def test_a_card_is_laid_beside_gold_or_in_the_own_workshop_and_counts_one() -> None:
    spot = Spot("hand=4,4,10,10,10 bench=5-6,8-9/3-4 gold=9:8:3,9:9:1,9:10:1")
    assert spot.moves("lay") == {"lay 4 g1 high", "lay 4 b1 low", "lay 10 b2 high"}
    assert spot.why("lay 4 b4 low") == 502
    assert spot.table.owed == 3
    spot.play("lay 4 b1 low")
    assert (spot.bench(1), spot.table.owed) == ("4-5-6", 2)


@pytest.mark.rule("5.3")
def test_a_rainbow_starts_with_two_consecutive_cards_that_count_two() -> None:
    spot = Spot("hand=5,6,8,11,12 bench=1-2 gold=9:8:2,9:9:2,9:10:2")
    assert spot.moves("start") == {"start 5 6", "start 11 12"}
    assert spot.table.owed == 2
    spot.play("start 5 6")
    assert spot.table.owed == 0
    with pytest.raises(UsageError, match="consecutive"):
        spot.why("start 6 8")


@pytest.mark.rule("5.4")
def test_a_new_rainbow_takes_the_first_free_bench() -> None:
    spot = Spot("hand=5,6,8,9 bench=1-2,-,3-4")
    spot.play("start 5 6", "start 8 9")
    assert [spot.bench(bench) for bench in (1, 2, 3, 4)] == ["1-2", "5-6", "3-4", "8-9"]


@pytest.mark.rule("5.5")
def test_a_workshop_has_room_for_four_rainbows() -> None:
    spot = Spot("hand=5,6,k bench=1-2,3-4,7-8,9-10")
    assert spot.moves("start") == set()
    assert spot.why("start 5 6") == 505
    assert spot.why("start 5 k") == 505


@pytest.mark.rule("5.6")
def test_workshop_rainbows_are_never_joined() -> None:
    spot = Spot("hand=9 bench=3-4,5-6 gold=9:8:10,9:9:12,9:10:12")
    assert spot.moves("move") == set()
    with pytest.raises(UsageError, match="g1, g2, g3"):
        spot.game.parse_move("move b1 low 2 b2 low")


# -- 6. moving to gold


@pytest.mark.rule("6.1")
def test_a_piece_moves_from_the_own_workshop_to_gold_and_counts_nothing() -> None:
    spot = Spot("hand=9,9 bench=4-5-6-7/4-5-6 gold=9:8:3,9:9:8,9:10:12")
    spot.play("move b1 low 2 g1 high")
    assert (spot.gold(1), spot.bench(1), spot.table.owed) == ("3-4-5", "6-7", 2)
    spot.play("move b1 low 2 g2 low")
    assert (spot.gold(2), spot.bench(1), spot.table.owed) == ("6-7-8", "", 2)
    assert spot.why("move b1 low 1 g1 high") == 601
    assert spot.why("move b4 low 1 g1 high") == 601


@pytest.mark.rule("6.1")
def test_a_piece_can_go_where_single_cards_cannot() -> None:
    spot = Spot("hand=9 bench=4-5-6-7 gold=9:8:6-7-8,9:9:12,9:10:12")
    assert spot.moves("move") == {"move b1 low 2 g1 low"}
    spot.play("move b1 low 2 g1 low")
    assert (spot.gold(1), spot.bench(1)) == ("4-5-6-7-8", "6-7")


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("move b1 low 1 g1 high", 0),
        ("move b1 low 1 g1 low", 602),
        ("move b1 high 1 g1 high", 602),
        ("move b1 high 1 g2 low", 0),
        ("move b1 high 3 g2 low", 0),
        ("move b1 low 3 g2 low", 602),
        ("move b1 low 4 g2 low", 602),
        ("move b1 low 5 g2 low", 0),
    ],
)
def test_a_piece_has_to_go_on_from_the_end_that_it_joins(move: str, code: int) -> None:
    spot = Spot("hand=11 bench=4-5-6-7-8 gold=9:8:3,9:9:9,9:10:12")
    assert spot.why(move) == code
    assert (move in spot.moves()) == (code == 0)


@pytest.mark.rule("6.3")
def test_a_whole_rainbow_moves_by_its_low_end_and_frees_the_bench() -> None:
    spot = Spot("hand=11,9,10 bench=4-5,1-2 gold=9:8:3,9:9:9,9:10:12")
    assert "move b1 low 2 g1 high" in spot.moves()
    assert spot.why("move b1 high 2 g1 high") == 603
    spot.play("move b1 low 2 g1 high", "start 9 10")
    assert (spot.bench(1), spot.bench(2)) == ("9-10", "1-2")


@pytest.mark.rule("6.4")
def test_what_stays_has_two_cards_or_none() -> None:
    spot = Spot("hand=11 bench=4-5-6 gold=9:8:3,9:9:12,9:10:12")
    assert spot.moves("move") == {f"move b1 low {size} g1 high" for size in (1, 2, 3)}  # the 6 can follow 4-5
    alone = Spot("hand=11 bench=4-5 gold=9:8:6,9:9:12,9:10:12")
    assert alone.moves("move") == {"move b1 low 2 g1 low", "move b1 high 1 g1 low"}
    none = Spot("hand=11 bench=4-5 gold=2:1:6,24:9:12,24:8:12", gold=SHORT)
    assert none.moves("move") == set()  # the 5 would win the gold, and nothing else wants the 4
    assert none.why("move b1 high 1 g1 low") == 604


@pytest.mark.rule("6.4")
def test_whether_the_last_card_can_go_is_judged_before_new_cards_are_turned_up() -> None:
    """A 3 lies on top of the deck as the next start; that must not matter."""
    spot = Spot("hand=11 bench=4-5 gold=2:1:6,24:9:12,24:8:12 deck=10,3", gold=SHORT)
    assert spot.why("move b1 high 1 g1 low") == 604


@pytest.mark.rule("6.5")
def test_a_single_card_has_to_go_first() -> None:
    spot = Spot("hand=1,8,9,k,s bench=4-5,7-8/2-k3 gold=9:8:3,9:9:6,9:10:12")
    spot.play("move b1 low 1 g1 high")
    assert spot.table.stage == "leftover"
    assert spot.moves() == {"move b1 low 1 g1 high", "move b1 low 1 g2 low"}
    for move in (
        "end",
        "lay 1 g3 high",
        "start 8 9",
        "swap k g1 1",
        "pay 1",
        "exchange 9 p1b1 2",
        "move b2 low 2 g2 high",
    ):
        assert spot.why(move) == 605
    spot.play("move b1 low 1 g1 high")
    assert "lay 1 g3 high" in spot.moves()


@pytest.mark.rule("6.5")
def test_the_single_card_may_go_to_a_rainbow_that_was_turned_up_meanwhile() -> None:
    spot = Spot("hand=11 bench=4-5 gold=2:1:3,24:9:6,24:8:12 deck=10,4", gold=SHORT)
    spot.play("move b1 low 1 g1 high")
    assert spot.gold(1) == "4"
    assert spot.moves() == {"move b1 low 1 g1 high", "move b1 low 1 g2 low"}


@pytest.mark.rule("6.6")
def test_a_stack_moves_together_and_a_kobito_keeps_its_number() -> None:
    spot = Spot("hand=11 bench=4s4-k5-6-7sk7 gold=9:8:3,9:9:8-9,9:10:12")
    spot.play("move b1 high 2 g2 low", "move b1 low 2 g1 high")
    assert spot.gold(1) == "3-4+swap+4-kobito=5"
    assert spot.gold(2) == "6-7+swap+kobito=7-8-9"


# -- 7. kobito


@pytest.mark.rule("7.1")
def test_a_kobito_takes_the_number_of_its_place() -> None:
    spot = Spot("hand=k,k,k gold=9:8:12,9:9:6,9:10:6")
    assert spot.moves("lay") == {f"lay k g{place} {end}" for place in (1, 2, 3) for end in ("low", "high")}
    spot.play("lay k g1 high", "lay k g1 high", "lay k g1 low")
    assert spot.gold(1) == "kobito=11-12-kobito=1-kobito=2"


@pytest.mark.rule("7.2")
def test_only_one_card_of_a_start_is_a_kobito() -> None:
    spot = Spot("hand=k,k,1 gold=9:8:6,9:9:6,9:10:6")
    assert spot.moves("start") == {"start k 1", "start 1 k"}
    with pytest.raises(UsageError, match="k k can't start"):
        spot.game.parse_move("start k k")
    spot.play("start k 1")
    assert spot.bench(1) == "kobito=12-1"


@pytest.mark.rule("7.2")
def test_kobito_may_stay_together_when_the_numbers_beside_them_move_away() -> None:
    spot = Spot("hand=11 bench=5-k6-k7-8 gold=9:8:4,9:9:9,9:10:12")
    spot.play("move b1 low 1 g1 high", "move b1 high 1 g2 low")
    assert spot.bench(1) == "kobito=6-kobito=7"


@pytest.mark.rule("7.3")
def test_a_kobito_anywhere_on_the_table_is_exchanged_and_counts_nothing() -> None:
    spot = Spot("hand=2,5,8,9,11 bench=4-k5/7-k8/k9-10 gold=9:8:1-k2,9:9:6,9:10:6", players=3)
    assert spot.moves("exchange") == {"exchange 2 g1 2", "exchange 5 b1 2", "exchange 8 p1b1 2", "exchange 9 p2b1 1"}
    spot.play("exchange 2 g1 2", "exchange 5 b1 2", "exchange 8 p1b1 2", "exchange 9 p2b1 1")
    assert spot.hand() == ["11", "kobito", "kobito", "kobito", "kobito"]
    assert (spot.gold(1), spot.bench(1), spot.bench(1, 1), spot.bench(1, 2)) == ("1-2", "4-5", "7-8", "9-10")
    assert spot.table.owed == 2
    assert spot.memory.known == (4, 0, 0)


@pytest.mark.rule("7.4")
def test_only_an_open_kobito_is_exchanged_and_only_for_its_number() -> None:
    spot = Spot("hand=2,5,8,k bench=4-k5s5/7-k8sk8-9 gold=9:8:1-k2-3,9:9:6,9:10:6")
    assert spot.moves("exchange") == {"exchange 2 g1 2", "exchange 8 p1b1 2"}
    for move in (
        "exchange 5 b1 2",
        "exchange 5 g1 2",
        "exchange 2 g1 1",
        "exchange 2 g1 20",
        "exchange 2 p5b1 1",
        "exchange 2 p0b1 1",
    ):
        assert spot.why(move) == 704
    with pytest.raises(UsageError, match="with a number"):
        spot.game.parse_move("exchange k g1 2")
    spot.play("exchange 8 p1b1 2")
    assert spot.bench(1, 1) == "7-kobito=8+swap+8-9"
    assert spot.moves("exchange 8") == set()


@pytest.mark.rule("7.5")
def test_an_exchange_is_the_only_move_in_anothers_workshop() -> None:
    spot = Spot("hand=6,8,s,k bench=-/7-k8-9 gold=9:8:1,9:9:1,9:10:10 owed=0")
    assert {move for move in spot.moves() if "p1" in move} == {"exchange 8 p1b1 2"}
    own = ("lay 6 b1 low", "swap 8 b1 2", "move b1 low 3 g3 low")  # the own bench is meant, and it is empty
    assert [spot.why(move) for move in own] == [502, 801, 601]


# -- 8. swap cards


@pytest.mark.rule("8.1")
def test_a_swap_card_and_an_equal_card_count_two() -> None:
    spot = Spot("hand=4,4,6,s,k bench=5-6,1-2/4-5 gold=9:8:3-4,9:9:9,9:10:9")
    assert spot.moves("swap 4") == {"swap 4 g1 2"}
    assert spot.moves("swap 6") == {"swap 6 b1 2"}
    assert spot.why("swap 4 g1 1") == 801
    assert spot.why("swap 4 b4 1") == 801
    assert spot.table.owed == 3
    spot.play("swap 4 g1 2")
    assert (spot.table.owed, spot.hand()) == (1, ["4", "6", "kobito"])


@pytest.mark.rule("8.2", "9.1")
def test_a_swap_never_wins_gold() -> None:
    spot = Spot("hand=4,s gold=4:3:3-4-5,9:9:9,9:10:9")
    spot.play("swap 4 g1 2")
    assert spot.table.won == ()
    assert spot.gold(1) == "3-4+swap+4-5"


@pytest.mark.rule("8.3")
def test_a_swap_card_alone_cannot_be_played() -> None:
    spot = Spot("hand=s,11 gold=9:8:3,9:9:6,9:10:6")
    assert spot.moves() == {"pay s", "pay 11"}
    for move in ("lay s g1 low", "start s 4", "swap s g1 1"):
        with pytest.raises(UsageError):
            spot.game.parse_move(move)


@pytest.mark.rule("8.4")
def test_kobito_and_covered_spots_go_with_swap_cards() -> None:
    spot = Spot("hand=4,4,k,s,s gold=9:8:3-k4,9:9:9,9:10:9")
    assert spot.moves("swap") == {"swap 4 g1 2", "swap k g1 1", "swap k g1 2", "swap k g2 1", "swap k g3 1"}
    spot.play("swap 4 g1 2", "swap k g1 2")
    assert spot.gold(1) == "3-kobito=4+swap+4+swap+kobito=4"
    spot.play("exchange 4 g1 2")
    assert spot.gold(1) == "3-kobito=4+swap+4+swap+4"


# -- 9. gold


@pytest.mark.rule("9.1", "9.2", "9.3")
def test_the_exact_length_wins_at_once_and_new_cards_are_turned_up() -> None:
    spot = Spot("hand=4,7,7 bench=12-1,3-4 gold=4:3:1s1-k2-3,9:9:6,9:10:6 deck=1,2,5")
    flags = spot.play("lay 4 g1 high")
    assert flags == REVEALED
    assert [(win.seat, win.gold) for win in spot.table.won] == [(0, Gold(4, 3))]
    assert spot.table.pots[0] == Pot(Gold(9, 8), (("5",),), (4, 6))
    assert Counter(spot.table.discard) >= Counter(["1", "swap", "1", "kobito", "3", "4"])
    assert (spot.table.deck, spot.table.gold_deck) == (2, 14)
    assert (spot.turn, spot.table.owed) == (0, 2)
    assert {"move b2 low 2 g1 low", "lay 7 g2 high"} <= spot.moves()
    assert spot.cards() == ALL_CARDS


@pytest.mark.rule("9.1")
def test_the_one_who_completes_the_rainbow_wins_whoever_built_it() -> None:
    spot = Spot("hand=2/9,3 gold=4:3:12-1,9:9:6,9:10:6 deck=1,2,5,5,5,5,5,7")
    spot.play("lay 2 g1 high", "end", "lay 3 g1 high")
    assert [win.seat for win in spot.table.won] == [1]
    assert spot.table.points == (0, 3)


# -- 10. too few cards


@pytest.mark.rule("10.1", "10.4")
def test_who_owes_and_can_play_nothing_pays_cards_of_choice() -> None:
    spot = Spot("hand=2,9,9,s bench=5-6,6-7 gold=9:8:12,9:9:12,9:10:12")
    assert spot.moves() == {"pay 2", "pay 9", "pay s"}
    spot.play("pay 9", "pay s", "pay 2")
    assert spot.table.penalties[0] == ("2", "9", "swap")
    assert spot.table.points == (-9, 0)
    assert spot.moves() == {"end"}
    assert spot.why("pay 9") == 1001


@pytest.mark.rule("10.2")
def test_nobody_pays_while_a_card_can_be_played() -> None:
    spot = Spot("hand=3,9,9 gold=9:8:2,9:9:12,9:10:12")
    assert spot.moves() == {"lay 3 g1 high"}
    assert spot.why("pay 9") == 1002
    start = Spot("hand=8,9,11 gold=9:8:2,9:9:2,9:10:2")
    assert start.moves() == {"start 8 9"}
    assert start.why("pay 8") == 1002
    swap = Spot("hand=2,s gold=9:8:2,9:9:7,9:10:7")
    assert swap.moves() == {"swap 2 g1 1"}
    assert swap.why("pay s") == 1002


@pytest.mark.rule("10.2")
def test_moves_and_exchanges_that_might_help_are_allowed_but_not_asked_for() -> None:
    spot = Spot("hand=9,11 bench=3-4/8-k9 gold=9:8:2,9:9:1,9:10:1")
    assert spot.table.owed == 2
    assert spot.moves("pay") == {"pay 9", "pay 11"}
    assert spot.moves("move") == {"move b1 low 1 g1 high", "move b1 low 2 g1 high"}
    assert spot.moves("exchange") == {"exchange 9 p1b1 2"}
    spot.play("exchange 9 p1b1 2")
    assert spot.moves("pay") == set()  # the kobito can be laid


@pytest.mark.rule("10.3")
def test_paying_goes_on_until_nothing_is_owed_and_then_the_turn_goes_on() -> None:
    spot = Spot("hand=9,11,6 bench=3-4/8-k9 gold=9:8:2,9:9:1,9:10:1")
    assert spot.table.owed == 2
    spot.play("pay 11")
    assert spot.table.stage == "paying"
    assert spot.moves() == {"pay 6", "pay 9"}
    assert spot.why("move b1 low 2 g1 high") == 1003
    assert spot.why("exchange 9 p1b1 2") == 1003
    assert spot.why("end") == 1003
    spot.play("pay 9")
    assert spot.moves() == {"end", "move b1 low 1 g1 high", "move b1 low 2 g1 high"}
    spot.play("move b1 low 2 g1 high")
    assert spot.gold(1) == "2-3-4"


@pytest.mark.rule("10.3")
def test_after_paying_a_card_may_be_played_if_a_move_has_opened_a_place() -> None:
    spot = Spot("hand=5,9,9 bench=3-4-5-6 gold=9:8:2,9:9:12,9:10:12")
    spot.play("pay 9", "pay 9", "move b1 low 2 g1 high")
    assert "lay 5 g1 high" in spot.moves()
    spot.play("lay 5 g1 high")
    assert (spot.gold(1), spot.bench(1)) == ("2-3-4-5", "5-6")


# -- 11. the end


@pytest.mark.rule("11.1")
def test_the_game_ends_at_once_when_two_gold_cards_are_left() -> None:
    spot = Spot("hand=4,7,7 bench=12-1 gold=4:4:1-2-3,5:5:6,6:6:6 won=1:4:3 deck=1,2", gold="4:3 4:4 5:5 6:6")
    assert spot.table.gold_deck == 0
    flags = spot.play("lay 4 g1 high")
    assert flags & GAME_ENDED
    assert flags & TURN_ENDED
    assert spot.position.to_act() == 0
    assert spot.table.pots[0] is None
    assert (spot.table.deck, spot.hand(), spot.table.penalties[0]) == (2, ["7", "7"], ())
    assert spot.why("end", 0) == GAME_OVER
    assert spot.outcome.why == "kobito-why-points"


@pytest.mark.rule("11.1")
def test_a_single_card_left_over_stays_where_it_is_when_the_game_ends() -> None:
    spot = Spot("hand=7 bench=4-5 gold=4:4:1-2-3,5:5:6,6:6:9 won=1:4:3", gold="4:3 4:4 5:5 6:6")
    assert spot.play("move b1 low 1 g1 high") & GAME_ENDED
    assert spot.bench(1) == "5"
    assert spot.game.parse_position(spot.game.position_text(spot.position)).to_bytes() == spot.position.to_bytes()


@pytest.mark.rule("11.2")
def test_the_game_ends_when_all_in_a_row_did_nothing() -> None:
    rest = all_but("2", "1", "1", "1")
    spot = Spot(f"hand=2 gold=24:9:1,24:8:1,24:7:1 deck=- penalty=-/{rest}", gold=SHORT)
    spot.play("lay 2 g1 high", "end", "end")
    assert spot.table.idle == 1
    assert spot.play("end") & GAME_ENDED
    assert spot.kinds()[-1] == "stopped"
    assert spot.outcome.why == "kobito-why-stopped"


@pytest.mark.rule("11.2")
def test_a_turn_in_which_something_moved_breaks_the_row_of_idle_turns() -> None:
    rest = all_but("2", "3", "1", "1", "1")
    spot = Spot(f"bench=2-3 gold=24:9:1,24:8:1,24:7:1 deck=- idle=1 penalty=-/{rest}", gold=SHORT)
    spot.play("move b1 low 2 g1 high")
    assert not spot.play("end") & GAME_ENDED
    assert spot.table.idle == 0


@pytest.mark.rule("11.3", "10.4")
def test_points_are_gold_less_three_for_each_card_paid() -> None:
    spot = Spot("won=0:5:4,1:9:10,0:6:5 penalty=7,k,s,1/1")
    assert spot.table.points == (9 - 12, 10 - 3)
    assert [line.points for line in spot.game.lines(spot.position, 0)] == [9, -12]


@pytest.mark.rule("11.4")
def test_equal_points_share_the_win() -> None:
    text = "gold=-,5:5:6,6:6:6 won=0:4:4,1:4:4 stage=over"
    outcome = Spot(text, gold="4:4 4:4 5:5 6:6").game.outcome(Spot(text, gold="4:4 4:4 5:5 6:6").position)
    assert outcome is not None
    assert (outcome.winners, outcome.points) == ((0, 1), (4, 4))
    less = Spot(text.replace("won", "penalty=7 won"), gold="4:4 4:4 5:5 6:6")
    assert less.outcome.winners == (1,)


# -- notation


@pytest.mark.parametrize(
    "move",
    [
        "lay 7 g1 low",
        "lay k b4 high",
        "start 12 1",
        "start k 8",
        "start 7 k",
        "move b1 low 2 g3 high",
        "move b4 high 23 g1 low",
        "exchange 7 g1 3",
        "exchange 7 b2 1",
        "exchange 12 p5b4 86",
        "swap 7 g1 3",
        "swap k b2 1",
        "pay 7",
        "pay k",
        "pay s",
        "end",
    ],
)
def test_moves_read_as_they_are_written_whatever_the_case_and_spaces(move: str) -> None:
    played = game("kobito")
    assert played.move_text(played.parse_move(move)) == move
    assert played.parse_move(f"  {move.upper().replace(' ', '   ')} ") == played.parse_move(move)


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("", "is not a move"),
        ("jump", "is not a move: write one like"),
        ("lay 7 g1", "like lay 7 g1 low"),
        ("lay 13 g1 low", "from 1 to 12"),
        ("lay 7 g4 low", "g1, g2, g3"),
        ("lay 7 g1 middle", "low, high"),
        ("swap 7 g1 24", "between 1 and 23"),
        ("exchange 7 b1 87", "between 1 and 86"),
        ("exchange 7 p6b1 1", "not one of"),
        ("move b1 low 24 g1 low", "between 1 and 23"),
        ("move g1 low 2 b1 low", "not one of b1"),
        ("start 8 7", "consecutive"),
    ],
)
def test_what_is_no_move_is_refused_with_a_hint(move: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        game("kobito").parse_move(move)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        pytest.param("hand=7,7,7,7,7,7", "at most 5", id="six cards in a hand"),
        pytest.param("hand=7,7,7/7,7,7 bench=6-7,6-7", "at most 7 cards 7", id="eight sevens"),
        pytest.param("bench=3-5", "must rise by one", id="a gap in a rainbow"),
        pytest.param("bench=3-4s5", "same number", id="different numbers on one spot"),
        pytest.param("bench=3-s", "not a card|number from 1", id="a swap card alone in a rainbow"),
        pytest.param("bench=k1-k2-k3/k4-k5-k6", "at most 5 cards k", id="six kobito"),
        pytest.param("bench=3-4,5-6,7-8,9-10,11-12", "at most 4 rainbows a seat, got 5", id="five benches"),
        pytest.param("bench=3", "fits none", id="a single card that fits nothing"),
        pytest.param("bench=-/3", "two cards or more", id="a single card of another seat"),
        pytest.param(
            "gold=4:3:1-2-3-4,4:4:1,4:5:1", "fewer than gold asks", id="a rainbow beside gold that is complete"
        ),
        pytest.param("gold=4:3:k1,4:4:1,4:5:1", "numbered card", id="a kobito as a start"),
        pytest.param("gold=4:3:1,4:4:1", "three gold cards", id="two gold places"),
        pytest.param("gold=4:3:1,4:3:1,4:4:1", "must together be", id="a gold card twice"),
        pytest.param("gold=-,4:3:1,4:4:1", "stage must be over", id="a free gold place in a game that goes on"),
        pytest.param("stage=over", "two gold cards", id="an end without a reason"),
        pytest.param("stage=paying owed=0 hand=3", "owes cards", id="paying nothing"),
        pytest.param("stage=leftover", "playing, paying, over", id="a stage that follows from the table"),
        pytest.param("owed=3 hand=1,1", "between 0 and 2", id="more owed than held"),
        pytest.param("deck=1,2 discard=3", "must be in a place", id="cards that are missing"),
        pytest.param("known=1 hand=7", "between 0 and 0", id="a known kobito that is not held"),
        pytest.param("taken=7", "all cards of the deck", id="cards taken before any shuffle"),
        pytest.param("fresh=7 deck=8", "all cards of the deck", id="a deck that was not shuffled"),
        pytest.param("known=1- hand=k", "got '1-'", id="a dash inside a number"),
        pytest.param("sure=7", "must be k, s, or both", id="a number that is sure"),
        pytest.param("sure=k deck=7", "must be cards of the deck", id="a kobito that is sure and not there"),
        pytest.param("turn=2", "between 0 and 1", id="a seat too many"),
        pytest.param("colour=red", "expected a field", id="an unknown field"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_reason(text: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        Spot(text)


def test_a_position_text_names_only_what_matters_and_reads_back() -> None:
    text = "hand=7,8,k/s gold=5:4:11-12-k1-2s2,6:6:3,4:5:9 bench=4-5,-,7-8/-"
    spot = Spot(text)
    assert spot.game.position_text(spot.position) == text
    assert spot.game.from_bytes(spot.position.to_bytes()).to_bytes() == spot.position.to_bytes()


def test_moves_are_refused_to_others_and_outside_the_table() -> None:
    spot = Spot("hand=2/2")
    assert spot.why("lay 2 g1 high", seat=1) == NOT_TO_ACT
    assert spot.position.why_not(0, COUNT) == NO_SUCH_MOVE
    assert spot.position.why_not(0, -1) == NO_SUCH_MOVE


# -- views and knowledge


def hidden_cards(spot: Spot, seat: int, times: int = 200) -> list[list[Counter[str]]]:
    """Return the hands of random positions that agree with a seat's view."""
    view = spot.game.view(spot.position, seat)
    knowledge = spot.game.knowledge(view)
    found = []
    for nth in range(times):
        truth = knowledge.sample(FastLuck(7), nth)
        assert spot.game.view(truth, seat) == view
        found.append([Counter(spot.game.view(truth, other).table.hand) for other in range(spot.game.players)])
    return found


def test_views_show_the_own_hand_and_of_others_only_how_many() -> None:
    spot = Spot("hand=7,8/9,10,11")
    mine, theirs, nobodys = (spot.game.view(spot.position, seat).table for seat in (0, 1, None))
    assert (mine.hand, theirs.hand, nobodys.hand) == (("7", "8"), ("9", "10", "11"), ())
    assert mine.hands == theirs.hands == nobodys.hands == (2, 3)


def test_a_kobito_taken_from_the_table_is_known_until_one_is_played() -> None:
    spot = Spot("hand=8,k,3/1 bench=-/7-k8 gold=9:8:3,9:9:6,9:10:6")
    spot.play("exchange 8 p1b1 2")
    assert all(hands[0]["kobito"] >= 1 for hands in hidden_cards(spot, 1))
    spot.play("lay k g1 high")
    assert spot.memory.known == (0, 0)
    assert any(hands[0]["kobito"] == 0 for hands in hidden_cards(spot, 1))


def test_after_the_discard_pile_is_shuffled_the_hand_of_the_other_of_two_is_known() -> None:
    spot = Spot("hand=2,2,2,2/5,7,8,11,s deck=- gold=9:8:1,9:9:9,9:10:9")
    spot.play("lay 2 g1 high", "end")
    held = Counter(["5", "7", "8", "11", "swap"])
    assert all(hands[1] == held for hands in hidden_cards(spot, 0))
    others = {tuple(sorted(hands[0].elements())) for hands in hidden_cards(spot, 1)}
    assert len(others) > 1  # seat 1 can't know the cards that seat 0 drew from the new deck
    assert all(Counter(hand)["2"] >= 3 for hand in others)


def test_a_card_shuffled_back_as_a_start_is_in_the_deck_until_a_player_draws() -> None:
    spot = Spot("hand=4,3/5,5,6 gold=4:4:1-2-3,9:9:12,9:10:12 deck=6,7,8,k", luck=Stacked(start=["6"]))
    spot.play("lay 4 g1 high")
    assert spot.memory.buried == ("kobito",)
    assert all(sum(hands, Counter())["kobito"] <= 4 for hands in hidden_cards(spot, 1))
    spot.play("end")
    assert not spot.memory.buried


def test_a_card_put_back_is_in_the_deck_also_when_the_discard_pile_is_shuffled_in() -> None:
    """The deck has no number for a start: the cards seen on top of it are in the new deck, too."""
    spot = Spot("hand=4,3/5,5,6 gold=4:4:1-2-3,9:9:12,9:10:12 deck=k,s", luck=Stacked(reshuffle=["3"]))
    spot.play("lay 4 g1 high")
    assert spot.memory.buried == ("swap",)
    assert all(sum(hands, Counter())["swap"] <= 2 for hands in hidden_cards(spot, 1))
    spot.play("end")
    assert not spot.memory.buried


def test_a_card_put_back_before_stays_known_when_the_discard_pile_is_shuffled_in() -> None:
    """Two starts in one turn: first a kobito is put back, then the numbers run out."""
    text = "hand=4,2/5,5,6 gold=4:4:1-2-3,2:1:1,9:10:12 deck=s,6,k"
    spot = Spot(text, luck=Stacked(start=["s", "6"], reshuffle=["3"]), gold="4:4 2:1 9:10 9:9 9:8")
    spot.play("lay 4 g1 high")
    assert (spot.gold(1), spot.memory.buried) == ("6", ("kobito",))
    spot.play("lay 2 g2 high")
    assert (spot.gold(2), spot.memory.buried) == ("3", ("kobito", "swap"))


def test_drawn_cards_are_shown_to_their_owner_alone() -> None:
    spot = Spot("hand=2,6 deck=7,8,9,10,11")
    spot.play("lay 2 g1 high", "end")
    drawn = [
        [event.what for event in spot.game.events(spot.log.facts, seat) if event.kind == "drew"] for seat in (0, 1)
    ]
    assert drawn == [["11", "10", "9", "8"], [None] * 4]


def test_events_say_what_went_where() -> None:
    spot = Spot("hand=8,3,k,s bench=3-4/7-k8 gold=9:8:2,9:9:6,9:10:6")
    spot.play("exchange 8 p1b1 2", "move b1 low 2 g1 high", "swap 3 g1 2", "lay k g1 high")
    events = [(event.kind, event.what, event.source, event.target) for event in spot.game.events(spot.log.facts, 1)]
    assert events == [
        ("exchanged_elsewhere", "8", "hand/0", "b1/1"),
        ("took_kobito", "kobito=8", "b1/1", "hand/0"),
        ("moved", "3-4", "b1/0", "g1"),
        ("swapped", "3", "hand/0", "g1"),
        ("laid", "kobito=5", "hand/0", "g1"),
    ]


def test_choices_say_what_would_be_owed_and_won() -> None:
    spot = Spot("hand=4,s,1 bench=4-5 gold=4:3:1-2-3,9:9:6,9:10:6 deck=6")
    choices: dict[str, Any] = {choice.text: choice for choice in spot.game.view(spot.position, 0).moves}
    won = choices["lay 4 g1 high"]
    assert (won.cards, won.source, won.target) == (("4",), "hand/0", "g1:high")
    assert won.preview == KobitoPreview(owed=1, wins=Gold(4, 3), counted=1)
    covered = choices["swap 4 b1 1"]
    assert (covered.target, covered.preview) == ("b1/0@1", KobitoPreview(owed=0, counted=2))


def test_a_choice_to_pay_says_what_it_costs() -> None:
    spot = Spot("hand=8 gold=4:3:1-2-3,9:9:1,9:10:1")
    before = spot.position.points(0)
    (paid,) = spot.game.view(spot.position, 0).moves
    assert (paid.text, paid.target, paid.preview) == ("pay 8", "score/0", KobitoPreview(owed=0, costs=3, counted=1))
    spot.play("pay 8")
    assert spot.position.points(0) == before - 3


def test_the_terminal_table_is_at_most_78_wide_and_shows_no_hidden_card() -> None:
    say = catalogue("en").say
    for seed, players in enumerate(range(2, 7)):
        spot = Spot(players=players, luck=FastLuck(seed))
        rng = Rng(seed)
        names = ["a name of more than thirty letters"] * 6
        while owing := spot.position.to_act():
            for seat in (0, None) if spot.position.decision() % 4 == 0 else ():  # not all: it is slow
                view = spot.game.view(spot.position, seat)
                lines = table_lines(view, names, say)
                assert max(map(len, lines)) <= 78
                other = spot.game.knowledge(view).sample(FastLuck(seed), 1)
                assert table_lines(spot.game.view(other, seat), names, say) == lines
            moves = spot.position.legal(lowest(owing))
            spot.position.play(lowest(owing), moves[rng.below(len(moves))], spot.luck, spot.log)
