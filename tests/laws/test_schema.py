"""Laws of the schema: it describes every number of a position once, and secret fields stay secret."""

from typing import Any

import pytest

from arcus.core import seen_by
from arcus.core.game import AnyGame
from arcus.core.luck import FastLuck
from arcus.core.position import DECISION, PLAYERS, STAGE, TURN, Position
from arcus.core.schema import Derived, Field, FieldBase, Schema, Setting
from tests.cases import CASES, EXAMPLES, LAWFUL, Case, game_at, tried

every_case = pytest.mark.parametrize("case", LAWFUL, ids=str)
SEED, SHARE = 2**40, 100  # the most that is tried
SHARES = (5, 30, 60, 90, 100)  # of a game's moves, in hundredths


def numbered(game: AnyGame, position: Position) -> Any:
    """Return a position as its bytes give it, so that equal truths have equal numbers."""
    return game.from_bytes(position.to_bytes())


def sample(game: AnyGame, truth: Position, seat: int | None, nth: int) -> Any:
    """Return another truth that agrees with what a seat knows."""
    return numbered(game, game.knowledge(game.view(truth, seat)).sample(FastLuck(nth), nth))


def secrets(schema: Schema[Any]) -> list[FieldBase]:
    """Return the fields that not everyone sees."""
    return [field for field in schema.entries if field.seen_by is not seen_by.EVERYONE]


def put(position: Position, field: FieldBase, other: Position) -> None:
    """Give a position a field of another one."""
    if isinstance(field.index, str):
        setattr(position, field.index, getattr(other, field.index))
    for place in field.indexes(len(position.data)):
        position.data[place] = other.data[place]


@every_case
def test_every_number_of_a_position_has_one_field(case: Case) -> None:
    game = case.game()
    position = game.deal(FastLuck(1))
    attributes = {*getattr(type(position), "__mypyc_attrs__", ()), *getattr(position, "__dict__", ())}
    piles = [name for name in attributes if not name.startswith("__") and name != "data"]
    assert game.schema.problems(position, piles) == []
    first = {
        field.name: field.index for field in game.schema.entries if field.index in (PLAYERS, TURN, STAGE, DECISION)
    }
    assert first == {"players": PLAYERS, "turn": TURN, "stage": STAGE, "decision": DECISION}


def test_a_number_without_a_field_and_a_field_without_visibility_are_noticed() -> None:
    game = CASES[0].game()
    position = game.deal(FastLuck(1))
    fields = game.schema.entries
    without: Schema[Any] = Schema([field for field in fields if field.name not in ("hand", "deck", "canvas")])
    assert without.problems(position, ["deck"]) == [
        *[f"data[{place}] has no field" for field in fields if field.name == "hand" for place in field.indexes(99)],
        "data[57] has no field",
        "deck has no field",
        "canvas_top is part of 'canvas', which is not a field",
        "left is part of 'deck', which is not a field",
    ]
    twice: Schema[Any] = Schema(
        [*fields, Setting("again", TURN, seen_by.EVERYONE), Setting("hand", 999, seen_by.EVERYONE)]
    )
    assert twice.problems(position) == ["data[1] has 2 fields", "2 fields are named 'hand'"]
    with pytest.raises(TypeError, match="seen_by"):
        FieldBase("new", 70)  # type: ignore[call-arg] # no seen_by, as tested
    with pytest.raises(TypeError, match="codec"):
        Field("new", 70, seen_by.EVERYONE)  # type: ignore[call-arg] # no codec, as tested


@every_case
@tried(seed=SEED, share=SHARE)
def test_derived_fields_follow_from_the_others(case: Case, seed: int, share: int) -> None:
    game = case.game()
    position = game_at(game, seed, share)
    for field in game.schema.entries:
        if isinstance(field, Derived):
            twin: Any = position.copy()
            for place in field.indexes(len(twin.data)):
                twin.data[place] = 0
            field.rebuild(twin)
            assert twin.to_bytes() == position.to_bytes(), field.name


@every_case
@tried(seed=SEED, share=SHARE, anew=1000)
def test_a_sample_agrees_with_the_truth_in_all_that_a_seat_sees(case: Case, seed: int, share: int, anew: int) -> None:
    game = case.game()
    truth = numbered(game, game_at(game, seed, share))
    for seat in (*game.seats, None):
        other = sample(game, truth, seat, anew)
        for field in game.schema.entries:
            seen = field.seen_by.part
            assert seen(field, other, seat) == seen(field, truth, seat), f"{field.name}, seat {seat}"


@every_case
@tried(seed=SEED, share=SHARE, anew=1000)
def test_a_view_does_not_change_with_a_field_that_its_seat_does_not_see(
    case: Case, seed: int, share: int, anew: int
) -> None:
    game = case.game()
    truth = numbered(game, game_at(game, seed, share))
    for seat in (*game.seats, None):
        view, other = game.view(truth, seat), sample(game, truth, seat, anew)
        for field in secrets(game.schema):
            bent = truth.copy()
            put(bent, field, other)
            assert game.view(bent, seat) == view, f"{field.name}, seat {seat}"


@pytest.mark.parametrize("name", sorted({case.name for case in LAWFUL}))
def test_every_secret_field_varies(name: str) -> None:
    """Otherwise the laws above would hold for it whatever a view showed."""
    left = {field.name for field in secrets(next(case for case in LAWFUL if case.name == name).game().schema)}
    for case in LAWFUL:
        for nth, share in [(nth, share) for nth in range(EXAMPLES) for share in SHARES if case.name == name and left]:
            game = case.game()
            truth = numbered(game, game_at(game, nth, share))
            other = sample(game, truth, None if nth % 2 else 0, nth)
            left -= {field.name for field in secrets(game.schema) if field.values(other) != field.values(truth)}
    assert not left
