"""The rules of Qwinto: each test names the rules of docs/rules/qwinto.md that it checks."""

import itertools
from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import arcus
from arcus.core.events import EventLog
from arcus.core.game import AnyGame, Outcome, UsageError
from arcus.core.luck import FastLuck, Luck
from arcus.core.position import (
    GAME_ENDED,
    GAME_OVER,
    NO_SUCH_MOVE,
    NOT_TO_ACT,
    REVEALED,
    TURN_ENDED,
    IllegalMove,
    Position,
)
from arcus.games.qwinto import fields as at
from arcus.games.qwinto.sheet import CELL_NAMES
from arcus.games.qwinto.view import QwintoTable
from arcus.locale import catalogue
from arcus.tui.qwinto import table_lines
from tests.chi_square import assert_uniform

YELLOW_TO_16 = "2@y1,3@y2,4@y3,6@y4,7@y5,10@y7,12@y8,14@y9,16@y10"
YELLOW_BUT_ONE = "2@y1,3@y2,4@y3,6@y4,7@y5,10@y7,12@y8,14@y9"
ORANGE_TO_12 = "1@o2,2@o3,3@o4,4@o6,5@o7,6@o8,7@o9,8@o10,12@o11"
PURPLE_TO_18 = "3@p0,5@p1,7@p2,9@p3,11@p5,13@p6,15@p7,17@p8,18@p9"
ALL_ROLLS = ["roll o", "roll y", "roll oy", "roll p", "roll op", "roll yp", "roll oyp"]


class Faces(Luck):
    """Dice with given faces: with `Faces(y=[2, 4])` yellow shows 2 at the first throw, 4 at the second."""

    def __init__(self, first: int = 0, **faces: list[int]) -> None:
        self.first = first
        self.faces = {3 + "oyp".index(colour): shown for colour, shown in faces.items()}

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        raise AssertionError("there are no cards in Qwinto")

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        return self.first if n != 6 or label == 2 else self.faces[label][nth - 1] - 1


class Table:
    """A game played in notation."""

    def __init__(self, text: str | None = "", players: int = 2, luck: Luck | None = None) -> None:
        self.game: AnyGame = arcus.game("qwinto", players)
        self.luck = luck or FastLuck(1)
        self.log = EventLog()
        self.flags = 0
        self.position: Position = (
            self.game.deal(self.luck, self.log) if text is None else self.game.parse_position(text)
        )

    def play(self, *moves: str) -> "Table":
        """Play moves, each by the first seat that is to act, or by the seat written before it: `1 pass`."""
        for move in moves:
            seat, text = (int(move[0]), move[2:]) if move[0].isdigit() else (self.to_act()[0], move)
            self.flags = self.position.play(seat, self.game.parse_move(text), self.luck, self.log)
        return self

    def legal(self, seat: int) -> list[str]:
        return [self.game.move_text(move) for move in self.position.legal(seat)]

    def why_not(self, seat: int, move: str) -> int:
        return self.position.why_not(seat, self.game.parse_move(move))

    def to_act(self) -> list[int]:
        return [seat for seat in range(self.game.players) if self.position.to_act() >> seat & 1]

    def see(self, seat: int | None = None) -> QwintoTable:
        seen: QwintoTable = self.game.view(self.position, seat).table
        return seen

    def points(self) -> list[int]:
        return [self.position.points(seat) for seat in range(self.game.players)]

    def outcome(self) -> Outcome:
        outcome = self.game.outcome(self.position)
        assert outcome is not None
        return outcome

    def kinds(self, seat: int | None = None) -> list[tuple[str, int | None, str | None]]:
        return [(event.kind, event.seat, event.what) for event in self.game.events(self.log.facts, seat)]

    def __str__(self) -> str:
        return self.game.position_text(self.position)


# -- the worked examples


@pytest.mark.rule("6.1", "6.2", "6.3", "6.4")
def test_example_1_a_whole_count() -> None:
    """Four in orange (4), a full yellow row (16), six in purple (6), columns of 5, 10 and 12, two misthrows: 43."""
    orange = "5@o3,6@o4,9@o8,13@o9"
    yellow = "1@y1,3@y2,4@y3,7@y4,8@y5,9@y7,10@y8,14@y9,16@y10"
    purple = "2@p0,3@p1,6@p3,7@p5,11@p8,12@p9"
    table = Table(f"sheet={orange},{yellow},{purple} misthrows=2/0")
    points = table.see().sheets[0].points
    assert points.rows == (4, 16, 6)
    assert points.columns == (0, 5, 0, 10, 12)
    assert points.misthrows == -10
    assert points.total == table.points()[0] == 43


@pytest.mark.rule("3.3", "3.4", "3.5", "4.1")
def test_example_2_two_and_four_rerolled_to_nine_goes_to_purple_or_yellow() -> None:
    table = Table(luck=Faces(y=[2, 4], p=[4, 5])).play("roll yp")
    assert table.see().sum == 6
    table.play("reroll")
    assert table.see().sum == 9
    for seat in (0, 1):
        assert {move[6] for move in table.legal(seat) if move != "pass"} == {"y", "p"}
    assert table.why_not(0, "write o3") == 401


@pytest.mark.rule("2.1")
def test_example_3_one_empty_cell_between_6_and_7_can_never_be_filled() -> None:
    table = Table("sheet=6@p2,7@p5")
    assert table.see().sheets[0].dead == ("p3",)
    assert table.see().sheets[1].dead == ()
    for number in range(1, 19):
        dice = _showing(number)
        assert Table(f"sheet=6@p2,7@p5 stage=write dice={dice}").why_not(0, "write p3") == 201


@pytest.mark.rule("2.1")
def test_example_4_left_of_a_2_only_a_1_fits_so_only_the_yellow_die_alone_can_fill_it() -> None:
    sheet = "sheet=2@y2"
    assert "y1" not in Table(sheet).see().sheets[0].dead
    for faces in itertools.product("-123456", repeat=3):
        dice = "".join(colour + face for colour, face in zip("oyp", faces, strict=True) if face != "-")
        if dice:
            fits = Table(f"{sheet} stage=write dice={dice}").why_not(0, "write y1") == 0
            assert fits == (dice == "y1"), dice


@pytest.mark.rule("2.1", "2.3")
def test_example_4_a_1_below_makes_that_cell_dead() -> None:
    assert Table("sheet=2@y2,1@p1").see().sheets[0].dead == ("y1", "p0")


def _showing(number: int) -> str:
    """Return the faces of as few dice as possible, purple among them, with this sum."""
    if number <= 6:
        return f"p{number}"
    return f"y{number - 6}p6" if number <= 12 else f"o{number - 12}y6p6"


# -- 1. the sheet


@pytest.mark.rule("1.1", "1.2")
def test_each_row_has_nine_cells_and_one_gap() -> None:
    columns = {row: [int(cell[1:]) for cell in CELL_NAMES if cell[0] == row] for row in "oyp"}
    assert columns == {
        "o": [2, 3, 4, 6, 7, 8, 9, 10, 11],
        "y": [1, 2, 3, 4, 5, 7, 8, 9, 10],
        "p": [0, 1, 2, 3, 5, 6, 7, 8, 9],
    }


@pytest.mark.rule("1.1", "1.2")
@pytest.mark.parametrize("nowhere", ["o5", "y6", "p4", "o1", "y0", "y11", "p10", "o12"])
def test_nothing_is_written_into_a_gap_or_beside_the_sheet(nowhere: str) -> None:
    with pytest.raises(UsageError, match="is not a cell"):
        Table().game.parse_move(f"write {nowhere}")


@pytest.mark.rule("1.1")
def test_one_to_six_people_play() -> None:
    assert [len(Table(None, players).see().sheets) for players in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    for players in (0, 7):
        with pytest.raises(UsageError, match="1 to 6 players"):
            arcus.game("qwinto", players)


@pytest.mark.rule("1.3", "6.3")
@pytest.mark.parametrize(("column", "bonus", "nth"), [(2, "p", 0), (3, "o", 1), (7, "o", 2), (8, "y", 3), (9, "p", 4)])
def test_a_column_of_three_has_one_bonus_cell(column: int, bonus: str, nth: int) -> None:
    numbers = {"o": 3, "y": 11, "p": 7}
    sheet = ",".join(f"{number}@{row}{column}" for row, number in numbers.items())
    points = Table(f"sheet={sheet}").see().sheets[0].points
    assert points.columns == tuple(numbers[bonus] if each == nth else 0 for each in range(5))
    assert points.total == 3 + numbers[bonus]


@pytest.mark.rule("1.3")
def test_a_column_of_two_brings_nothing() -> None:
    assert Table("sheet=3@o4,4@y4/1@y1,2@p1").points() == [2, 2]


@pytest.mark.rule("1.4", "5.2")
def test_a_sheet_has_four_boxes_for_misthrows() -> None:
    assert Table("misthrows=4/0 stage=over").see().sheets[0].misthrows == 4
    with pytest.raises(UsageError, match="between 0 and 4"):
        Table("misthrows=5/0")


@pytest.mark.rule("1.5")
def test_all_sheets_lie_open_to_everybody() -> None:
    table = Table("sheet=9@o3/2@y1/- misthrows=1/0/2", players=3)
    assert table.see(None).sheets == table.see(0).sheets == table.see(1).sheets == table.see(2).sheets
    assert table.see(2).sheets[0].rows[0][3] == 9
    assert table.see(2).sheets[1].rows[1][1] == 2


@pytest.mark.rule("1.5")
def test_the_first_player_is_left_to_chance() -> None:
    assert [Table(None, 4, Faces(first=seat)).to_act() for seat in range(4)] == [[0], [1], [2], [3]]
    assert {Table(None, 6, FastLuck(seed)).to_act()[0] for seed in range(100)} == set(range(6))


# -- 2. where a number fits


@pytest.mark.rule("2.1")
@pytest.mark.parametrize(
    ("dice", "fits"),
    [
        pytest.param("o3", "o2 o3", id="a lower number goes to the left"),
        pytest.param("o6p2", "o6 o7 o8", id="a number between goes between"),
        pytest.param("o6p6", "o10 o11", id="a higher number goes to the right"),
        pytest.param("o5", "", id="the same number never appears twice"),
        pytest.param("o4p5", "", id="also not the higher of the two"),
    ],
)
def test_numbers_rise_from_left_to_right(dice: str, fits: str) -> None:
    table = Table(f"sheet=5@o4,9@o9 stage=write dice={dice}")
    orange = [cell for cell in CELL_NAMES if cell[0] == "o"]
    assert [cell for cell in orange if f"write {cell}" in table.legal(0)] == fits.split()
    for cell in set(orange) - set(fits.split()) - {"o4", "o9"}:
        assert table.why_not(0, f"write {cell}") == 201


@pytest.mark.rule("2.2")
def test_a_row_begins_anywhere_and_gaps_are_filled_later() -> None:
    table = Table("stage=write dice=o1y4p4")
    assert len(table.legal(0)) == 1 + 27
    later = Table("sheet=2@o2,9@o11 stage=write dice=o5")
    assert [move for move in later.legal(0) if move != "pass"] == [f"write o{c}" for c in (3, 4, 6, 7, 8, 9, 10)]


@pytest.mark.rule("2.3")
@pytest.mark.parametrize(
    ("sheet", "dice", "cell"),
    [
        pytest.param("6@y4", "o6", "o4", id="a column of two"),
        pytest.param("6@p1", "y6", "y1", id="another column of two"),
        pytest.param("6@y8", "o6", "o8", id="a column of three, beside"),
        pytest.param("6@o8", "p6", "p8", id="a column of three, two rows apart"),
    ],
)
def test_no_number_stands_twice_in_a_column(sheet: str, dice: str, cell: str) -> None:
    assert Table(f"sheet={sheet} stage=write dice={dice}").why_not(0, f"write {cell}") == 203
    assert Table(f"stage=write dice={dice}").why_not(0, f"write {cell}") == 0


@pytest.mark.rule("2.3")
def test_the_order_within_a_column_does_not_matter() -> None:
    for numbers in itertools.permutations((3, 7, 11)):
        sheet = ",".join(f"{number}@{row}8" for row, number in zip("oyp", numbers, strict=True))
        assert Table(f"sheet={sheet}").points()[0] == 3 + numbers[1]


@pytest.mark.rule("2.4")
def test_a_number_that_is_written_stays() -> None:
    table = Table("sheet=5@o4 stage=write dice=o6")
    assert table.why_not(0, "write o4") == 204
    table.play("write o6", "pass")
    assert table.see().sheets[0].rows[0][4] == 5


# -- 3. the roll


@pytest.mark.rule("3.1", "3.2")
def test_any_dice_may_be_picked() -> None:
    assert Table().legal(0) == ALL_ROLLS


@pytest.mark.rule("3.2")
def test_dice_may_be_picked_even_if_nothing_can_be_written_with_them() -> None:
    table = Table(f"sheet={ORANGE_TO_12}/{ORANGE_TO_12}", luck=Faces(o=[3]))
    assert table.legal(0) == ALL_ROLLS
    table.play("roll o", "keep")
    assert table.legal(0) == table.legal(1) == ["pass"]


@pytest.mark.rule("3.1")
def test_dice_are_named_in_the_order_orange_yellow_purple() -> None:
    game = Table().game
    assert [game.move_text(game.parse_move(text)) for text in ("roll pyo", "Roll P O", "roll yp")] == [
        "roll oyp",
        "roll op",
        "roll yp",
    ]
    rolled = Table(luck=Faces(o=[3], y=[5], p=[1])).play("roll oyp")
    assert [(die.colour, die.face) for die in rolled.see().dice] == [("o", 3), ("y", 5), ("p", 1)]
    assert rolled.see().sum == 9
    assert "dice=o3y5p1" in str(rolled)


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("move", ["keep", "reroll", "pass", "write o3"])
def test_a_turn_begins_with_the_dice(move: str) -> None:
    assert Table().why_not(0, move) == 301


@pytest.mark.rule("3.1")
def test_only_the_active_player_rolls() -> None:
    table = Table("turn=1", players=3)
    assert table.to_act() == [1]
    for seat in (0, 2):
        assert table.why_not(seat, "roll o") == NOT_TO_ACT


@pytest.mark.rule("3.3")
def test_the_roll_is_kept_or_rolled_again_before_anything_is_written() -> None:
    table = Table("stage=rolled dice=o2p5")
    assert table.to_act() == [0]
    assert table.legal(0) == ["keep", "reroll"]
    assert table.why_not(0, "write o3") == table.why_not(0, "pass") == 303
    assert table.why_not(1, "write o3") == NOT_TO_ACT


@pytest.mark.rule("3.4")
def test_all_the_same_dice_are_rolled_again() -> None:
    table = Table(luck=Faces(o=[2, 6], p=[5, 1])).play("roll op", "reroll")
    assert [(die.colour, die.face) for die in table.see().dice] == [("o", 6), ("p", 1)]
    again = Table("stage=rolled dice=o2p5")
    assert {again.why_not(0, roll) for roll in ALL_ROLLS} == {304}


@pytest.mark.rule("3.4")
def test_a_die_does_not_depend_on_how_many_are_thrown() -> None:
    def faces(seed: int, roll: str) -> dict[str, int]:
        table = Table("turn=0", luck=FastLuck(seed)).play(roll, "reroll")
        return {die.colour: die.face for die in table.see().dice}

    for seed in range(10):
        together = faces(seed, "roll oyp")
        assert {**faces(seed, "roll o"), **faces(seed, "roll yp")} == together


@pytest.mark.rule("3.5")
def test_there_is_one_reroll_and_it_counts_even_if_worse() -> None:
    table = Table(luck=Faces(y=[6, 1])).play("roll y", "reroll")
    assert table.see().sum == 1
    assert table.see().stage == "write"
    assert {table.why_not(0, move) for move in ["reroll", "keep", *ALL_ROLLS]} == {305}


@pytest.mark.rule("3.5")
def test_a_roll_that_is_kept_stands_and_is_announced() -> None:
    table = Table(luck=Faces(y=[6], p=[2])).play("roll yp", "keep")
    assert table.see().sum == 8
    assert {table.why_not(1, move) for move in ["reroll", "keep", *ALL_ROLLS]} == {305}
    assert table.kinds() == [("rolled", 0, "y6p2"), ("announced", 0, "8")]
    assert table.flags == REVEALED


# -- 4. writing the sum


@pytest.mark.rule("4.1")
def test_everyone_may_write_active_or_not() -> None:
    table = Table("turn=1 stage=write dice=o4", players=3)
    assert table.to_act() == [0, 1, 2]
    table.play("0 write o4", "1 write o6", "2 write o4")
    assert [sheet.rows[0].index(4) for sheet in table.see().sheets] == [4, 6, 4]


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("dice", ["o6", "y6", "p6", "o2y4", "o2p4", "y2p4", "o2y2p2"])
def test_only_rows_of_the_rolled_dice_take_the_sum(dice: str) -> None:
    table = Table(f"stage=write dice={dice}")
    for cell in CELL_NAMES:
        assert table.why_not(1, f"write {cell}") == (0 if cell[0] in dice else 401)


@pytest.mark.rule("4.2")
def test_a_choice_is_seen_by_its_player_alone_until_all_have_chosen() -> None:
    table = Table("stage=write dice=o4", players=3).play("1 write o6")
    for seat in (0, 2, None):
        assert table.see(seat).decided == (1,)
        assert table.see(seat).choice is None
        assert table.see(seat).sheets[1].rows[0][6] is None
        assert table.kinds(seat) == [("decided", 1, None)]
    assert table.see(1).choice == "write o6"
    assert table.kinds(1) == [("decided", 1, "write o6")]
    assert table.flags == 0


@pytest.mark.rule("4.2")
def test_a_view_is_the_same_whatever_the_others_have_chosen() -> None:
    choices = ["pass", *[cell for cell in CELL_NAMES if cell[0] == "o"]]
    tables = [Table(f"stage=write dice=o4 choice=-/{choice}/o2", players=3) for choice in choices]
    for seat in (0, 2, None):
        seen = [table.game.view(table.position, seat) for table in tables]
        assert seen.count(seen[0]) == len(seen)
    assert len({table.see(1).choice for table in tables}) == len(tables)


@pytest.mark.rule("4.2")
def test_every_choice_of_another_seat_is_sampled_equally_often() -> None:
    table = Table("sheet=-/9@o8/- stage=write dice=o4y2 choice=-/o2/pass", players=3)
    game = table.game
    knowledge = game.knowledge(game.view(table.position, 0))
    counts: Counter[tuple[Any, Any]] = Counter()
    for nth in range(20_000):
        truth: Any = knowledge.sample(FastLuck(7), nth)
        d = truth.data
        counts[d[at.SHEETS + at.STRIDE + at.CHOICE], d[at.SHEETS + 2 * at.STRIDE + at.CHOICE]] += 1
    assert len(table.legal(1)) * len(table.legal(2)) == 15 * 19
    assert_uniform(counts, 15 * 19)


@pytest.mark.rule("4.3")
def test_a_choice_is_final() -> None:
    table = Table("stage=write dice=o4").play("0 write o6")
    assert {table.why_not(0, move) for move in ("pass", "write o6", "write o7")} == {NOT_TO_ACT}
    with pytest.raises(IllegalMove):
        table.play("0 pass")


@pytest.mark.rule("4.3")
def test_all_is_written_down_together_whatever_the_order() -> None:
    start = "turn=2 stage=write dice=o4 decision=7"
    chosen = ["0 write o6", "1 pass", "2 pass", "3 write o2"]
    ends = []
    for order in itertools.permutations(chosen):
        table = Table(start, players=4)
        for move in order:
            assert str(table).startswith("turn=2")
            assert table.position.decision() == 7
            assert all(sheet == Table(players=4).see().sheets[0] for sheet in table.see().sheets)
            table.play(move)
        ends.append((str(table), table.kinds()[4:]))
        assert table.flags == REVEALED | TURN_ENDED
    assert ends.count(ends[0]) == 24
    assert ends[0][0] == "sheet=4@o6/-/-/4@o2 misthrows=0/0/1/0 turn=3 decision=8"
    assert ends[0][1] == [
        ("misthrew", 2, "4"),
        ("wrote", 3, "4@o2"),
        ("wrote", 0, "4@o6"),
        ("passed", 1, "4"),
        ("turn_began", 3, None),
    ]


@pytest.mark.rule("4.4")
def test_who_cannot_write_is_still_asked_and_passes() -> None:
    table = Table(f"sheet=-/{ORANGE_TO_12} stage=write dice=o3")
    assert table.to_act() == [0, 1]
    assert table.legal(1) == ["pass"]


@pytest.mark.rule("4.4")
def test_who_can_write_may_pass() -> None:
    table = Table("stage=write dice=o3")
    assert table.why_not(0, "pass") == table.why_not(1, "pass") == 0


@pytest.mark.rule("4.5")
def test_the_active_player_who_passes_marks_a_misthrow_and_others_do_not() -> None:
    table = Table("stage=write dice=o3", players=3).play("pass", "pass", "pass")
    assert [sheet.misthrows for sheet in table.see().sheets] == [1, 0, 0]
    assert table.points() == [-5, 0, 0]


@pytest.mark.rule("4.5")
def test_the_active_player_who_cannot_write_marks_a_misthrow_too() -> None:
    table = Table(f"sheet={ORANGE_TO_12} stage=write dice=o3")
    assert table.legal(0) == ["pass"]
    assert table.play("pass", "pass").see().sheets[0].misthrows == 1


@pytest.mark.rule("4.5")
def test_a_preview_tells_the_points_of_each_choice() -> None:
    table = Table("sheet=3@o3,4@y3/- stage=write dice=p5")
    for seat, cost in ((0, 5), (1, 0)):
        now = table.points()[seat]
        choices: dict[str, Any] = {
            choice.text: choice.preview for choice in table.game.view(table.position, seat).moves
        }
        assert choices["pass"].points == now - cost
        assert choices["write p9"].points == now + 1
        assert choices["write p3"].points == now + (1 if seat else 1 + 3)


@pytest.mark.rule("4.6")
def test_the_next_player_to_the_left_is_active() -> None:
    turns = [Table(f"turn={turn} stage=write dice=o3", 3).play("pass", "pass", "pass").to_act() for turn in range(3)]
    assert turns == [[1], [2], [0]]


# -- 5. the end


@pytest.mark.rule("5.1")
def test_two_full_rows_end_the_game() -> None:
    table = Table(f"sheet={ORANGE_TO_12},{YELLOW_BUT_ONE} stage=write dice=o4y6p6").play("write y10", "pass")
    assert table.flags == REVEALED | TURN_ENDED | GAME_ENDED
    assert table.to_act() == []
    assert table.outcome().why == "qwinto-why-rows"
    assert table.why_not(0, "roll o") == GAME_OVER


@pytest.mark.rule("5.1")
def test_one_full_row_does_not_end_the_game() -> None:
    table = Table(f"sheet={YELLOW_BUT_ONE}/{ORANGE_TO_12} stage=write dice=o4y6p6").play("write y10", "pass")
    assert not table.flags & GAME_ENDED
    assert table.to_act() == [1]


@pytest.mark.rule("5.1")
def test_two_full_rows_of_somebody_who_is_not_active_end_the_game_too() -> None:
    sheet = f"-/{ORANGE_TO_12},{YELLOW_BUT_ONE}"
    table = Table(f"sheet={sheet} stage=write dice=o4y6p6").play("0 write y10", "1 write y10")
    assert table.flags & GAME_ENDED


@pytest.mark.rule("5.2")
def test_four_misthrows_end_the_game() -> None:
    table = Table("misthrows=3/3 turn=1 stage=write dice=o4").play("0 pass", "1 pass")
    assert table.flags & GAME_ENDED
    assert table.see().sheets[1].misthrows == 4
    assert table.outcome().why == "qwinto-why-misthrows"


@pytest.mark.rule("5.2")
def test_three_misthrows_do_not_end_the_game() -> None:
    table = Table("misthrows=2/3 stage=write dice=o4").play("0 pass", "1 pass")
    assert not table.flags & GAME_ENDED


@pytest.mark.rule("5.3")
def test_everyone_still_writes_the_last_roll() -> None:
    table = Table("misthrows=3/0/0 stage=write dice=o4", players=3).play("0 pass")
    assert table.to_act() == [1, 2]
    table.play("1 write o6", "2 write o7")
    assert table.flags & GAME_ENDED
    assert table.points() == [-20, 1, 1]


@pytest.mark.rule("5.3")
def test_the_round_of_turns_is_not_completed() -> None:
    table = Table("misthrows=3/0/0 stage=write dice=o4", players=3).play("pass", "pass", "pass")
    assert table.position.to_act() == 0
    assert table.see().stage == "over"


# -- 6. points


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("cells", range(9))
def test_a_row_with_an_empty_cell_brings_one_point_a_number(cells: int) -> None:
    numbers = YELLOW_TO_16.split(",")[:cells]
    assert Table(f"sheet={','.join(numbers) or '-'}").see().sheets[0].points.rows == (0, cells, 0)


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("sheet", "points"),
    [(ORANGE_TO_12, (12, 0, 0)), (YELLOW_TO_16, (0, 16, 0)), (PURPLE_TO_18, (0, 0, 18))],
    ids=["orange", "yellow", "purple"],
)
def test_a_full_row_brings_its_rightmost_number(sheet: str, points: tuple[int, ...]) -> None:
    assert Table(f"sheet={sheet}").see().sheets[0].points.rows == points


@pytest.mark.rule("6.3")
def test_a_column_with_an_empty_cell_brings_nothing() -> None:
    assert Table("sheet=5@o3,9@p3").points()[0] == 2
    assert Table("sheet=5@o3,9@p3,7@y3").points()[0] == 3 + 5


@pytest.mark.rule("6.4")
def test_misthrows_cost_five_and_totals_can_be_negative() -> None:
    assert Table("sheet=5@o3/5@o3 misthrows=1/4 stage=over").points() == [-4, -19]


@pytest.mark.rule("6.5")
def test_the_most_points_win_even_below_zero() -> None:
    outcome = Table("sheet=5@o3/5@o3,6@o4/- misthrows=3/2/4 stage=over", players=3).outcome()
    assert outcome.points == (-14, -8, -20)
    assert outcome.winners == (1,)
    assert [sum(line.points for line in lines) for lines in outcome.lines] == list(outcome.points)


@pytest.mark.rule("6.5")
def test_equal_points_share_the_win() -> None:
    table = Table("sheet=5@o3/2@y1/- misthrows=0/0/4 stage=over", players=3)
    assert table.outcome().winners == (0, 1)
    said = catalogue("en").say(table.outcome().why, winners="Ann, Ben", count=2)
    assert "a shared win" in said


# -- 7. alone


@pytest.mark.rule("7.1")
def test_alone_every_turn_is_mine() -> None:
    table = Table(None, players=1, luck=Faces(o=[1, 2, 3, 4]))
    for _ in range(3):
        table.play("roll o", "keep", "pass")
        assert table.to_act() == [0]
    assert table.points() == [-15]


@pytest.mark.rule("7.1")
def test_alone_each_roll_that_is_not_written_is_a_misthrow() -> None:
    table = Table("misthrows=2 stage=write dice=o4", players=1).play("pass")
    assert table.see().sheets[0].misthrows == 3
    table = Table("misthrows=2 stage=write dice=o4", players=1).play("write o3")
    assert table.see().sheets[0].misthrows == 2


@pytest.mark.rule("7.2")
def test_alone_the_points_are_the_result() -> None:
    table = Table(f"sheet={YELLOW_TO_16} misthrows=3 stage=write dice=o4", players=1).play("pass")
    assert table.flags & GAME_ENDED
    assert table.outcome().points == (-4,)
    assert table.outcome().why == "qwinto-why-alone"


# -- what can never be filled


@pytest.mark.rule("2.1", "2.3")
@pytest.mark.parametrize(
    ("sheet", "dead"),
    [
        pytest.param("-", "", id="an empty sheet has no dead cell"),
        pytest.param("1@o3", "o2", id="nothing is below 1"),
        pytest.param("18@p8", "p9", id="nothing is above 18"),
        pytest.param("17@p8", "", id="18 is above 17"),
        pytest.param("17@o8,18@y9", "o9 y10", id="18 is above 17, but not in a column that has it"),
        pytest.param("4@o3,6@o6", "", id="a 5 fits between"),
        pytest.param("4@o3,6@o6,5@y4", "o4", id="the 5 stands in the column already"),
    ],
)
def test_dead_cells_are_those_that_no_roll_can_fill(sheet: str, dead: str) -> None:
    assert Table(f"sheet={sheet}").see().sheets[0].dead == tuple(dead.split())
    assert [cell for cell in CELL_NAMES if _never_fits(sheet, cell)] == dead.split()


def _never_fits(sheet: str, cell: str) -> bool:
    """Try every roll."""
    if f"@{cell}" in sheet:
        return False
    rolls = ["".join(parts) for parts in itertools.product(*[["", *[f"{c}{n}" for n in range(1, 7)]] for c in "oyp"])]
    return all(Table(f"sheet={sheet} stage=write dice={dice}").why_not(0, f"write {cell}") for dice in rolls if dice)


# -- text, and the terminal


def test_moves_that_do_not_exist_are_refused() -> None:
    table = Table("stage=write dice=o4")
    assert {table.position.why_not(seat, move) for seat in (0, 1) for move in (-1, 37, 10**9)} == {NO_SUCH_MOVE}
    assert {table.position.why_not(seat, 2) for seat in (-1, 2, 6, 70)} == {NOT_TO_ACT}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sheet=9@o5", "is not a cell"),
        ("sheet=19@o3", "between 1 and 18"),
        ("sheet=9@o3,8@o4", "rising rows"),
        ("sheet=9@o3,9@y3", "each number once"),
        ("sheet=-/-/-", "at most 2 parts, one a seat, got 3"),
        ("dice=o4", "stages rolled and write"),
        ("stage=write", "stages rolled and write"),
        ("stage=write dice=p4o2", "in the order o, y, p"),
        ("stage=write dice=o7", "in the order o, y, p"),
        ("stage=write dice=o4 choice=y3", "can write 4, got y3"),
        ("stage=write dice=o4 choice=pass/o3", "got choices of all"),
        ("choice=pass", "at the stage write"),
        ("misthrows=4/0", "must be over exactly when"),
        ("stage=over", "exactly when"),
        ("stage=thinking", "choose, rolled, write, over"),
        ("turn=2", "between 0 and 1"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_reason(text: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        Table(text)


@pytest.mark.parametrize("text", ["roll", "roll x", "roll oo", "write", "write o5", "write 3", "fly", ""])
def test_a_move_that_cannot_be_read_is_refused_with_a_hint(text: str) -> None:
    with pytest.raises(UsageError, match="; expected "):
        Table().game.parse_move(text)


def test_bytes_of_another_table_are_refused() -> None:
    three = Table(players=3)
    with pytest.raises(ValueError, match="other players or options"):
        Table().game.from_bytes(three.position.to_bytes())


@pytest.mark.parametrize("players", range(1, 7))
def test_the_terminal_shows_every_moment_within_78_characters(players: int) -> None:
    table = Table(None, players)
    names = ["Ann", "Ben of the very long name, who is also called the Bold " * 2, "Cat", "Dan", "Eve", "Fay"][:players]
    say = catalogue("en").say
    for move in range(200):
        seat = [*range(players), None][move % (players + 1)]
        lines = table_lines(table.game.view(table.position, seat), names, say)
        assert max(map(len, lines)) <= 78
        assert sum(line.startswith("column") for line in lines) == players
        if not table.to_act():
            break
        legal = table.legal(table.to_act()[0])
        table.play(legal[move * 7 % len(legal)])


def test_the_terminal_shows_the_own_choice_and_no_other() -> None:
    table = Table("stage=write dice=o4 choice=-/o2/o11", players=3)
    names, say = ["Ann", "Ben", "Cat"], catalogue("en").say
    shown = {
        seat: "\n".join(table_lines(table.game.view(table.position, seat), names, say)) for seat in (0, 1, 2, None)
    }
    assert "write o2" in shown[1]
    assert "write o11" in shown[2]
    assert all("write o" not in shown[seat] for seat in (0, None))
    assert all("Have chosen: Ben, Cat" in text for text in shown.values())


def test_every_rule_and_event_has_its_words() -> None:
    words = catalogue("en")
    game = Table().game
    for kind in game.kinds:
        assert words.has(f"qwinto-event-{kind.replace('_', '-')}")
    for code in (201, 203, 204, 301, 303, 304, 305, 401):
        assert words.say(game.refusal(code).message)
