"""Edge cases of Rainbow, in which no other test noticed a planted fault."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import Event, UsageError
from arcus.core.luck import SAMPLE, FastLuck, Luck
from arcus.core.position import GAME_ENDED, TURN_ENDED, Knowledge, packed
from arcus.games import LABELS, make
from arcus.games.rainbow.cards import FACES
from arcus.games.rainbow.fields import SIZE
from arcus.games.rainbow.position import GAME_NUMBER
from arcus.games.rainbow.view import RainbowPreview, RainbowView
from arcus.records.luck import Answers
from arcus.records.record import Record, RecordError
from arcus.records.replay import replay
from tests.rulebook.spot import Spot as AnySpot

GAME = make("rainbow", 2, {})
CIRCLE = "RO OY YG GT TB BP PW WK"  # a small deck
NO_DEAL = "^no deal of this list of cards agrees with what is known$"


class Spot(AnySpot):
    """Rainbow at a position that a text names."""

    name = "rainbow"

    def events(self, *kinds: str, seat: int | None = None) -> list[Event]:
        """Return the events of these kinds so far, as a seat or a spectator sees them."""
        return [event for event in self.game.events(self.log.facts, seat) if event.kind in kinds]


class Asked(Luck):
    """Luck that leaves everything in order, and records the questions."""

    def __init__(self) -> None:
        self.questions: list[str] = []

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        self.questions.append(f"{LABELS[label]}/{nth}")
        return cards

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        self.questions.append(f"{LABELS[label]}/{nth}")
        return 0


class Seed(Luck):
    """Luck that gives a sample this seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        raise AssertionError("a sample asks for a seed only")

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        assert label == SAMPLE
        assert self.seed < n
        return self.seed


# -- notation


@pytest.mark.parametrize("text", ["lay 0", "lay 4", "blind 0", "blind 4", "flip 0", "flip 7", "flip one"])
def test_an_error_in_the_number_of_a_move_names_the_verb(text: str) -> None:
    verb, number = text.split()
    with pytest.raises(UsageError, match=f"^{verb} must be .* got '?{number}'?$"):
        GAME.parse_move(text)


@pytest.mark.parametrize("text", ["", "lay", "dance 1", "stop 1", "lay 1 2"])
def test_other_words_are_not_a_move(text: str) -> None:
    with pytest.raises(UsageError, match=f"^'{text}' is not a move"):
        GAME.parse_move(text)


@pytest.mark.parametrize(
    "text",
    [
        "pile=R/-",
        "pile=-/-/-",
        "row=RoY",
        "hand=R",
        "hand=ROYGTB/R",
        "hand=rest/rest/rest",
        "hand=-/-/-",
        "hand=-/-/-/-",
        "deck=ROY",
        "turn=2",
        "turn=A",
        "round=0",
        "round=first",
        "decision=-1",
    ],
)
def test_an_error_in_a_position_names_the_field(text: str) -> None:
    field = text.partition("=")[0]
    with pytest.raises(UsageError, match=f"^{field} must "):
        GAME.parse_position(text)


@pytest.mark.parametrize("piles", ["ro/-", "-/ro"])
def test_a_card_in_either_pile_was_up(piles: str) -> None:
    with pytest.raises(UsageError, match=r"^pile must have a capital letter .* got ro$"):
        GAME.parse_position(f"pile={piles}")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        pytest.param("hand=GTBPWY/TB", "GTBPWY/TB---- at opening", id="too few cards"),
        pytest.param("hand=-/GTBP stage=laid", "------/GTBP-- at laid", id="the other player has laid the card"),
    ],
)
def test_an_error_in_the_number_of_cards_shows_both_hands_and_the_stage(text: str, shown: str) -> None:
    with pytest.raises(UsageError, match=f"^hand must have three cards each, .* got {shown}$"):
        GAME.parse_position(text)


def test_the_first_round_and_the_last_seat_can_be_named() -> None:
    text = GAME.position_text(GAME.parse_position("turn=1 round=1 decision=0"))
    assert [field for field in text.split() if field[:4] in ("turn", "roun", "deci")] == ["turn=1"]


def test_another_list_of_cards_is_a_variant_and_a_memory_aid_is_not() -> None:
    options: list[dict[str, Any]] = [{}, {"deck": CIRCLE}, {"memory_aid": True}, {"first": "random"}]
    assert [make("rainbow", 2, each).variant for each in options] == ["", "deck", "", ""]


def test_hands_that_a_text_leaves_open_are_dealt_from_both_ends_of_the_list() -> None:
    spot = Spot("deck=rest", deck=CIRCLE)
    assert spot.game.position_text(spot.position) == "hand=WKPWBP/ROOYYG deck=GTTB"


# -- moves


@pytest.mark.parametrize("turn", [0, 1])
def test_nobody_has_a_legal_move_when_the_game_is_over(turn: int) -> None:
    for row in ("-", "RoYgTbGpWk"):
        spot = Spot(f"row={row} turn={turn} stage=over")
        assert [list(spot.position.legal(seat)) for seat in (0, 1)] == [[], []]


def test_each_decision_is_counted_once() -> None:
    spot = Spot("hand=GTTBBP row=Ro decision=5")
    counted = [spot.position.decision()]
    for move in ("flip 1", "lay 1", "flip 2", "blind 2", "stop"):
        spot.play(move)
        counted.append(spot.position.decision())
    assert counted == [5, 6, 7, 8, 9, 10]


def test_the_deal_asks_luck_for_the_order_the_sides_and_who_begins() -> None:
    luck = Asked()
    Spot(luck=luck, first="random", deck=CIRCLE)
    assert sorted(luck.questions) == ["deck/1", "first/1", *(f"orient/{card}" for card in range(1, 9))]


# -- events and choices


def test_cards_are_dealt_from_the_own_end_of_the_deck_to_the_slots_of_each_hand() -> None:
    spot = Spot(luck=Asked(), deck=CIRCLE)
    assert [spot.events("dealt", "back_seen", seat=seat) for seat in (0, 1)] == [
        [
            Event(kind, seat, what, f"deck/{owner}", f"hand{slot}/{owner}")
            for owner, cards in enumerate((["WK", "PW", "BP"], ["RO", "OY", "YG"]))
            for slot, card in enumerate(cards, 1)
            for kind, seat, what in (
                ("dealt", owner, card[owner] if owner == viewer else None),
                ("back_seen", 1 - owner, card[1 - owner] if owner != viewer else None),
            )
        ]
        for viewer in (0, 1)
    ]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("slot", [1, 2, 3])
@pytest.mark.parametrize(("verb", "kind"), [("lay", "laid"), ("blind", "laid_blind")])
def test_a_card_moves_from_its_slot_to_the_end_of_the_row_and_a_new_one_to_the_slot(
    verb: str, kind: str, slot: int, seat: int
) -> None:
    hand = "GTBPWY"
    hands = ("rest", hand) if seat else (hand, "rest")
    spot = Spot(f"hand={'/'.join(hands)} row=RoOr turn={seat}")
    spot.play(f"{verb} {slot}", "stop")
    face = hand[2 * slot - 2 : 2 * slot][seat ^ (verb == "blind")]
    assert spot.events(kind) == [Event(kind, seat, face, f"hand{slot}/{seat}", "row3")]
    assert spot.events("drew") == [Event("drew", seat, None, f"deck/{seat}", f"hand{slot}/{seat}")]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_first_flip_that_goes_wrong_takes_the_row_and_draws_nothing(seat: int) -> None:
    spot = Spot(f"row=OyRk turn={seat}")
    spot.play("flip 2")
    assert list(spot.game.events(spot.log.facts, None)) == [
        Event("flipped", seat, "K", "row2", "row2"),
        Event("met_shade", seat, "K", "row2", "row2"),
        Event("took_row", 1 - seat, "2", "row", f"pile/{1 - seat}"),
        Event("round_began", None, "2", "row", "row"),
        Event("turn_began", seat, None, f"seat/{seat}", f"seat/{seat}"),
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_that_stays_empty_reveals_nothing_and_ends_the_game(seat: int) -> None:
    spot = Spot(f"hand=GTBPTP/GTBPTP row=Ro turn={seat} deck=-")
    spot.play("lay 1")
    spot.log.facts.clear()
    assert spot.play("stop") == TURN_ENDED | GAME_ENDED
    assert list(spot.game.events(spot.log.facts, None)) == [
        Event("stopped", seat, None, f"seat/{seat}", f"seat/{seat}"),
        Event("ran_out", seat, None, f"deck/{seat}", f"seat/{seat}"),
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_sixth_card_is_laid_at_the_last_place_and_the_row_is_taken(seat: int) -> None:
    spot = Spot(f"hand=BPPYWG/PBRTKW row=RoOyYgGtTb turn={seat}")
    spot.play("lay 1")
    assert list(spot.game.events(spot.log.facts, None))[:3] == [
        Event("laid", seat, "B", f"hand1/{seat}", "row6"),
        Event("made_rainbow", seat, None, "row", "row"),
        Event("took_row", seat, "6", "row", f"pile/{seat}"),
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_put_where_a_choice_takes_it_means_this_choice(seat: int) -> None:
    spot = Spot(f"row=RoYgTbGpWk turn={seat}")
    put = [move for move in _view(spot, seat).moves if move.source and move.target]
    assert len(put) == 11
    for move in put:
        found = spot.game.attempts(spot.position, seat, None, move.source or "", move.target or "")
        assert [spot.game.move_text(each) for each in found] == [move.text]


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("row1", "row"),
        ("row7", "over"),
        ("row", "over"),
        ("row1", "hand1/0"),
        ("hand1/1", "row"),
        ("hand1/1", "over"),
        ("hand1/0", "pile/0"),
        ("hand1/0", "row1"),
        ("pile/0", "row"),
        ("pile/0", "over"),
        ("deck/0", "over"),
    ],
)
def test_a_card_put_anywhere_else_means_nothing(source: str, target: str) -> None:
    spot = Spot("row=RoYgTbGpWk")
    assert spot.game.attempts(spot.position, 0, None, source, target) == ()


FLIPS = {
    "flip 1": (("O",), "row1", "over", RainbowPreview("R", "twin")),
    "flip 2": (("Y",), "row2", "over", RainbowPreview(None, None)),
    "flip 3": (("R",), "row3", "over", RainbowPreview("O", "twin")),
    "flip 4": (("T",), "row4", "over", RainbowPreview("K", "shade")),
}


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        pytest.param("hand=BPYTKG/rest row=rOYgRo*kT pile=Wo/-", 0, id="A"),
        pytest.param("hand=rest/PBTYGK row=OrgYoR*Tk pile=oW/- turn=1", 1, id="B"),
    ],
)
def test_a_choice_shows_its_card_where_it_goes_and_what_that_means(text: str, seat: int) -> None:
    own = [f"hand{slot}/{seat}" for slot in (1, 2, 3)]
    spot = Spot(text, memory_aid=True)
    shown = {move.text: (move.cards, move.source, move.target, move.preview) for move in _view(spot, seat).moves}
    assert shown == {
        **FLIPS,
        "lay 1": (("B",), own[0], "row", RainbowPreview("B", "fine")),
        "lay 2": (("Y",), own[1], "row", RainbowPreview("Y", "twin")),
        "lay 3": (("K",), own[2], "row", RainbowPreview("K", "shade")),
        "blind 1": (("B",), own[0], "over", RainbowPreview(None, None)),
        "blind 2": (("Y",), own[1], "over", RainbowPreview(None, None)),
        "blind 3": (("K",), own[2], "over", RainbowPreview(None, None)),
    }


def test_the_kind_of_a_choice_is_the_verb_of_its_move() -> None:
    choices = [
        choice for text in ("row=RoYg", "row=RoYg stage=laid hand=GTBP") for choice in _view(Spot(text), 0).moves
    ]
    assert {choice.kind for choice in choices} == {"flip", "lay", "blind", "stop"}
    assert all(choice.kind == choice.text.split()[0] for choice in choices)


def test_a_flip_in_a_row_of_five_makes_no_rainbow_but_the_sixth_card_does() -> None:
    spot = Spot("hand=BTPWWK row=rOYrgTwBRy*", memory_aid=True)
    previews = {move.text: move.preview for move in _view(spot, 0).moves}
    assert [previews[move] for move in ("flip 3", "flip 4", "lay 1", "lay 2", "lay 3")] == [
        RainbowPreview("G", "fine"),
        RainbowPreview("W", "fine"),
        RainbowPreview("B", "twin"),
        RainbowPreview("P", "rainbow"),
        RainbowPreview("W", "rainbow"),
    ]


def _view(spot: Spot, seat: int | None) -> RainbowView:
    view: RainbowView = spot.game.view(spot.position, seat)
    return view


@pytest.mark.parametrize(
    ("seat", "faces"),
    [
        pytest.param(None, "R YG W B", id="a spectator sees the faces that were up"),
        pytest.param(0, "R YG W TB G P O O Y Y", id="A sees the faces towards A too"),
        pytest.param(1, "RO YG WK B T W G T P B", id="B sees the faces towards B too"),
    ],
)
def test_the_cards_of_which_a_seat_knows_a_face_are_those_on_the_table(seat: int | None, faces: str) -> None:
    """The row, the piles, the hands, and the card at the seat's own end of the deck, in this order."""
    spot = Spot("hand=GT--PW/OGOTYP row=RoYg* pile=Wk/tB stage=laid deck=GBYW")
    (field,) = [field for field in spot.game.schema.entries if field.name == "deck"]
    seen = field.seen_by.part(field, spot.position, seat)
    assert sorted(FACES[face] for face in seen.values()) == sorted(faces.replace(" ", ""))


# -- bytes and records


@pytest.mark.parametrize(
    "lengths",
    [
        pytest.param([], id="no part"),
        pytest.param([SIZE], id="one part"),
        pytest.param([SIZE, 114, 1], id="three parts"),
        pytest.param([SIZE - 1, 114], id="one number too few"),
        pytest.param([SIZE + 1, 114], id="one number too many"),
        pytest.param([0, 114], id="an empty part"),
        pytest.param([SIZE, 122], id="one card more than a deck can have"),
    ],
)
def test_bytes_of_another_layout_are_refused(lengths: list[int]) -> None:
    with pytest.raises(ValueError, match="another version of this game"):
        GAME.from_bytes(packed(GAME_NUMBER, [vec[i64]([0] * length) for length in lengths]))


def test_the_largest_deck_can_be_read_from_bytes() -> None:
    spot = Spot(deck="RO OY YG GT TB BP " * 10)
    assert spot.game.from_bytes(spot.position.to_bytes()).to_bytes() == spot.position.to_bytes()


def _record(rules: int) -> Record:
    luck: Answers = {"deck/1": list(range(8))}
    luck.update({f"orient/{card}": 0 for card in range(1, 9)})
    return Record(game="rainbow", rules=rules, players=2, options={"deck": CIRCLE}, luck=luck, moves=["0 lay 2"])


def test_a_record_of_the_first_version_of_the_rules_is_replayed() -> None:
    match = replay(_record(rules=1))
    assert match.game.view(match.position, None).table.row == ("P",)


@pytest.mark.parametrize("rules", [0, 2])
def test_a_record_of_any_other_version_is_refused(rules: int) -> None:
    with pytest.raises(RecordError, match=f"expected version 1 of rainbow, got version {rules}"):
        replay(_record(rules))


# -- knowledge


def _knowledge(spot: Spot, deck: str | None = None) -> Knowledge:
    """Return what a spectator knows; `deck` is the list of cards, if it is another one than the game's."""
    game = spot.game if deck is None else make("rainbow", 2, {"deck": deck})
    return game.knowledge(_view(spot, None))


def _assert_agrees(spot: Spot, luck: Luck, nth: int) -> None:
    """Assert that a sample has the cards of the deck, and that a spectator's view of it is the same."""
    sample = _knowledge(spot).sample(luck, nth)
    restored = spot.game.from_bytes(sample.to_bytes())
    assert spot.game.view(restored, None) == _view(spot, None)


def _seen(cards: str, deck: str = "-") -> str:
    """Return the text of a game that is over, with these cards in A's pile."""
    return f"hand=-/- pile={cards}/- deck={deck} stage=over"


def test_equal_cards_that_are_known_are_nowhere_else() -> None:
    spot = Spot(_seen("RORO", "OYOYYGYGGTGT"), deck="RO RO OY OY YG YG GT GT")
    for nth in range(50):
        _assert_agrees(spot, FastLuck(1), nth)


@pytest.mark.parametrize(
    ("cards", "deck"),
    [
        pytest.param("RoRyYbYpYgGtGbGp", "RO " + "YG " * 7, id="red is seen more often than it is in the deck"),
        pytest.param("RoRyRgRtOyOgOtOb", "RO " * 7 + "WK", id="a card is left that fits nowhere"),
        pytest.param(
            "RgRtRbRpOgOtObOpYtGb",
            "RO " * 4 + "OY " * 3 + "YG " * 4,
            id="red needs every card with red, and too few with orange are left",
        ),
        pytest.param(
            "OgOtObYtYbYpYrYrGbGpGr",
            "RO " * 4 + "OY " * 3 + "YG " * 4,
            id="orange is seen three times, and four cards fit only there",
        ),
    ],
)
def test_what_cannot_be_seen_is_refused_before_a_sample(cards: str, deck: str) -> None:
    with pytest.raises(ValueError, match=NO_DEAL):
        _knowledge(Spot(_seen(cards)), deck)


@pytest.mark.parametrize(
    ("cards", "deck"),
    [
        pytest.param("Ro" * 40 + "Oy" * 9 + "oY", "RO " * 40 + "OY " * 10, id="red needs every card with red"),
        pytest.param("rO" * 40 + "Oy" + "oY" * 9, "RO " * 40 + "OY " * 10, id="cards with red fit only beside orange"),
    ],
)
def test_cards_that_fit_in_one_way_only_do_not_make_a_sample_harder(cards: str, deck: str) -> None:
    """Such cards are settled beforehand; drawn with the others, they would take more tries than a sample has."""
    spot = Spot(_seen(cards), deck=deck)
    for nth in range(5):
        _assert_agrees(spot, FastLuck(1), nth)


@pytest.mark.parametrize(
    ("cards", "hidden", "deck", "seed"),
    [
        pytest.param("Yt" + "rG" * 4, "RG" * 5, "RG " * 9 + "YT", 999050264, id="none beside its lower face"),
        pytest.param("Rg" * 5 + "Tb", "RG" * 3, "RG " * 8 + "TB", 61724488, id="none beside its higher face"),
        pytest.param("Rg" + "rG" * 7, "-", "RG " * 8, 1035985489, id="none of which nothing is known"),
    ],
)
def test_a_card_never_goes_where_no_place_is_left(cards: str, hidden: str, deck: str, seed: int) -> None:
    """With each of these seeds the first random number for a card is the smallest that is not below its chance."""
    _assert_agrees(Spot(_seen(cards, hidden), deck=deck), Seed(seed), 0)


def test_what_can_only_be_refuted_by_trying_is_refused_by_the_sample() -> None:
    """Three cards have red or orange, but four such faces were seen."""
    knowledge = _knowledge(Spot(_seen("RoRyOgOtYbYpGtGb")), "RO " * 3 + "YG " * 5)
    with pytest.raises(ValueError, match=NO_DEAL):
        knowledge.sample(FastLuck(1), 1)
