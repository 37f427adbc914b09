"""Edge cases of Qwinto, in which no other test noticed a planted fault."""

import itertools

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import Event, UsageError
from arcus.core.luck import SAMPLE, Luck
from arcus.core.position import REVEALED, packed
from arcus.games import make
from arcus.games.qwinto import fields as at
from arcus.games.qwinto.layout import LAYOUT
from arcus.games.qwinto.position import GAME_NUMBER, from_bytes
from arcus.games.qwinto.sheet import CELL_NAMES
from arcus.games.qwinto.view import QwintoPreview
from arcus.records.record import Record, RecordError
from arcus.records.replay import replay
from tests.rulebook.spot import Spot as AnySpot

GAME = make("qwinto", 2, {})
IN_ORANGE = [cell for cell in CELL_NAMES if cell[0] == "o"]


class Spot(AnySpot):
    """Qwinto at a position that a text names."""

    name = "qwinto"

    def events(self, kind: str) -> list[Event]:
        """Return the events of one kind so far, as a spectator sees them."""
        return [event for event in self.game.events(self.log.facts, None) if event.kind == kind]


class InOrder(Luck):
    """Luck that answers the nth question with n, and records how many answers were possible."""

    def __init__(self) -> None:
        self.ways = 0

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        raise AssertionError("there are no cards in Qwinto")

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        assert label == SAMPLE
        self.ways = int(n)
        return nth


# -- notation


def test_a_cell_may_be_written_in_two_words() -> None:
    assert GAME.parse_move("Write O 3") == GAME.parse_move("write o3")


@pytest.mark.parametrize("verb", ["roll", "write"])
def test_a_verb_alone_is_not_a_move(verb: str) -> None:
    with pytest.raises(UsageError, match=f"^'{verb}' is not a move"):
        GAME.parse_move(verb)


@pytest.mark.parametrize(
    "text",
    [
        "sheet=-/-/-",
        "sheet=19@o3",
        "misthrows=0/0/0",
        "misthrows=5/0",
        "turn=2",
        "throws=often",
        "decision=-1",
        "choice=-/-/-",
    ],
)
def test_an_error_in_a_position_names_the_field(text: str) -> None:
    field = text.partition("=")[0]
    with pytest.raises(UsageError, match=f"^{field} must "):
        GAME.parse_position(text)


# -- moves


def test_nobody_has_a_legal_move_when_the_game_is_over() -> None:
    spot = Spot("misthrows=4/0 stage=over")
    assert [list(spot.position.legal(seat)) for seat in (0, 1)] == [[], []]


@pytest.mark.parametrize("seat", range(6))
def test_a_number_stays_on_the_sheet_of_any_seat(seat: int) -> None:
    sheets = "/".join("5@o4" if each == seat else "-" for each in range(6))
    spot = Spot(f"sheet={sheets} stage=write dice=o6", players=6)
    assert [spot.why("write o4", each) for each in range(6)] == [204 if each == seat else 0 for each in range(6)]


def test_a_roll_reveals_the_dice_and_cannot_be_taken_back() -> None:
    assert Spot("").play("roll oyp") == REVEALED


@pytest.mark.parametrize("move", ["keep", "reroll"])
def test_each_decision_is_counted_once(move: str) -> None:
    spot = Spot("decision=5", players=1)
    counted = [spot.position.decision()]
    for each in ("roll o", move, "pass"):
        spot.play(each)
        counted.append(spot.position.decision())
    assert counted == [5, 6, 7, 8]


# -- events and choices


def test_the_dice_are_the_same_place_for_every_seat() -> None:
    for seat in range(6):
        spot = Spot(f"turn={seat}", players=6)
        spot.play("roll o", "keep")
        (rolled,) = spot.events("rolled")
        (announced,) = spot.events("announced")
        assert (rolled.source, rolled.target) == (f"seat/{seat}", "dice")
        assert (announced.source, announced.target) == ("dice", "dice")


@pytest.mark.parametrize("cell", CELL_NAMES)
def test_a_number_moves_from_the_dice_to_its_cell(cell: str) -> None:
    spot = Spot("stage=write dice=o4y4p4 choice=pass/-")
    spot.play(f"write {cell}")
    (wrote,) = spot.events("wrote")
    assert wrote == Event(kind="wrote", seat=1, what=f"12@{cell}", source="dice", target=f"{cell}/1")


@pytest.mark.parametrize("seat", range(6))
def test_a_choice_to_write_shows_the_number_the_cell_and_the_points(seat: int) -> None:
    spot = Spot("stage=write dice=o4y4p4", players=6)
    passing, *writing = spot.game.view(spot.position, seat).moves
    misthrow = (("12",), "dice", "misthrows/0")  # only the active player's pass costs something
    shown = (passing.kind, passing.cards, passing.source, passing.target)
    assert shown == ("pass", *(misthrow if seat == 0 else ((), None, None)))
    written = [(each.text, each.kind, each.cards, each.source, each.target, each.preview) for each in writing]
    assert written == [
        (f"write {cell}", "write", ("12",), "dice", f"{cell}/{seat}", QwintoPreview(1)) for cell in CELL_NAMES
    ]


@pytest.mark.parametrize("seat", range(6))
def test_the_sum_put_into_a_cell_means_writing_it_there(seat: int) -> None:
    spot = Spot("stage=write dice=o4y4p4", players=6)
    for cell in CELL_NAMES:
        (move,) = spot.game.attempts(spot.position, seat, "12", "dice", f"{cell}/{seat}")
        assert spot.game.move_text(move) == f"write {cell}"


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("dice", "o2/1"),
        ("dice", "p11/1"),
        ("dice", "misthrows/0"),
        ("dice", "seat/0"),
        ("dice", "dice"),
        ("dice", "nowhere"),
        ("o2/0", "o3/0"),
        ("seat/0", "o2/0"),
    ],
)
def test_anything_put_anywhere_else_means_nothing(source: str, target: str) -> None:
    spot = Spot("stage=write dice=o4y4p4")
    assert spot.game.attempts(spot.position, 0, "12", source, target) == ()


def test_choices_before_the_numbers_are_written_name_the_dice_and_the_sum() -> None:
    spot = Spot("stage=choose")
    rolls = spot.game.view(spot.position, 0).moves
    assert [(each.kind, each.cards) for each in rolls][:3] == [("roll", ("o",)), ("roll", ("y",)), ("roll", ("o", "y"))]
    spot = Spot("stage=rolled dice=o4y3")
    kept = spot.game.view(spot.position, 0).moves
    assert [(each.kind, each.cards) for each in kept] == [("keep", ("7",)), ("reroll", ())]


def test_the_layout_is_the_printed_sheet() -> None:
    assert [(line.colour, line.first, line.gap) for line in LAYOUT.lines] == [("o", 2, 5), ("y", 1, 6), ("p", 0, 4)]
    assert [cell.name for cell in LAYOUT.cells] == list(CELL_NAMES)
    assert [cell.name for cell in LAYOUT.cells if cell.bonus] == ["o3", "o7", "y8", "p2", "p9"]
    assert [(sums.least, sums.most, sums.often) for sums in LAYOUT.sums] == [
        (1, 6, ()),
        (2, 12, (7,)),
        (3, 18, (10, 11)),
    ]


# -- bytes and records


@pytest.mark.parametrize(
    "lengths",
    [
        pytest.param([], id="no part"),
        pytest.param([57, 57], id="two parts"),
        pytest.param([0], id="an empty part"),
        pytest.param([8], id="shorter than the table itself"),
        pytest.param([56], id="one number too few"),
        pytest.param([58], id="one number too many"),
    ],
)
def test_bytes_of_another_layout_are_refused(lengths: list[int]) -> None:
    position = Spot("").position
    numbers = [*position.data, 0]

    def with_parts(lengths: list[int]) -> bytes:
        return packed(GAME_NUMBER, [vec[i64](numbers[:length]) for length in lengths])

    assert with_parts([57]) == position.to_bytes()
    with pytest.raises(ValueError, match="another version of this game"):
        GAME.from_bytes(with_parts(lengths))


@pytest.mark.parametrize("players", [0, -1, 7, 2**40])
def test_bytes_of_no_players_or_too_many_are_refused(players: int) -> None:
    """Those of no players were read as a position."""
    numbers = [players, *[0] * (at.SHEETS - 1 + at.STRIDE * (players if 0 < players < 10 else 0))]
    with pytest.raises(ValueError, match="another version of this game"):
        from_bytes(packed(GAME_NUMBER, [vec[i64](numbers)]))


def _record(rules: int) -> Record:
    return Record(game="qwinto", rules=rules, players=1, luck={"first/1": 0, "orange/1": 3}, moves=["0 roll o"])


def test_a_record_of_the_first_version_of_the_rules_is_replayed() -> None:
    match = replay(_record(rules=1))
    assert match.game.view(match.position, None).table.sum == 4


@pytest.mark.parametrize("rules", [0, 2])
def test_a_record_of_any_other_version_is_refused(rules: int) -> None:
    with pytest.raises(RecordError, match=f"expected version 1 of qwinto, got version {rules}"):
        replay(_record(rules))


# -- knowledge


@pytest.mark.parametrize(
    ("seat", "chosen", "possible"),
    [
        pytest.param(1, "o3/-/-", [["pass", "o2", "o3", "o4"], ["-"], ["-"]], id="the first seat has chosen"),
        pytest.param(
            2, "o3/pass/-", [["pass", "o2", "o3", "o4"], ["pass", *IN_ORANGE], ["-"]], id="two seats have chosen"
        ),
        pytest.param(
            0, "o2/-/o11", [["o2"], ["-"], ["pass", *IN_ORANGE]], id="the seat itself and another have chosen"
        ),
    ],
)
def test_samples_are_all_combinations_of_hidden_choices_each_once(
    seat: int, chosen: str, possible: list[list[str]]
) -> None:
    known = "sheet=5@o6/-/- stage=write dice=o4"
    spot = Spot(f"{known} choice={chosen}", players=3)
    knowledge = spot.game.knowledge(spot.game.view(spot.position, seat))
    luck = InOrder()
    knowledge.sample(luck, 0)
    samples = [spot.game.position_text(knowledge.sample(luck, nth)) for nth in range(luck.ways)]
    truths = [Spot(f"{known} choice={'/'.join(choices)}", players=3) for choices in itertools.product(*possible)]
    assert sorted(samples) == sorted(truth.game.position_text(truth.position) for truth in truths)
