"""Records: atomic writing, strict parsing, verification."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

import arcus
from arcus.cli.simulate import random_record
from arcus.core.game import Refusal, UsageError
from arcus.core.luck import FastLuck
from arcus.core.position import IllegalMove
from arcus.records.match import Match
from arcus.records.record import Record, RecordError, load, parse_record, record_bytes, save
from arcus.records.replay import replay, verify

RECORD = random_record(arcus.game("red7", 3, advanced=True, actions=True), 7, 0)
DATA = record_bytes(RECORD)


def changed(**fields: Any) -> Record:
    """The record with some fields changed."""
    return parse_record(json.dumps({**json.loads(DATA), **fields}).encode())


def test_a_record_is_a_file_that_reads_back(tmp_path: Path) -> None:
    save(RECORD, tmp_path / "game.json")
    assert load(tmp_path / "game.json") == RECORD
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_path_may_be_text(tmp_path: Path) -> None:
    arcus.save_record(RECORD, str(tmp_path / "game.json"))
    assert arcus.load_record(str(tmp_path / "game.json")) == RECORD


def test_a_record_is_as_readable_to_others_as_any_new_file(tmp_path: Path) -> None:
    save(RECORD, tmp_path / "game.json")
    (tmp_path / "other").touch()
    assert (tmp_path / "game.json").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_a_record_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "game.json").mkdir()
    with pytest.raises(OSError, match=r"game\.json"):
        save(RECORD, tmp_path / "game.json")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@given(at=st.integers(0, len(DATA) - 3))
def test_a_record_cut_short_is_refused_with_the_place(at: int) -> None:
    line = DATA[:at].count(b"\n") + 1
    with pytest.raises(RecordError, match=f"ends at byte {at}, in line {line}$"):
        parse_record(DATA[:at])


@given(at=st.integers(0, len(DATA) - 2), byte=st.integers(0, 255))
def test_a_record_with_one_byte_changed_is_refused_or_means_the_same(at: int, byte: int) -> None:
    """Only names and white space may change unnoticed: everything else is checked against the rules and the seed."""
    damaged = DATA[:at] + bytes([byte]) + DATA[at + 1 :]
    try:
        verify(record := parse_record(damaged))
    except RecordError as error:
        assert str(error)
    else:
        assert record == RECORD


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "cut short"),
        (b"[]", "not a valid record"),
        (b"{}", "not an Arcus record"),
        (b'{"format": "pgn"}', "not an Arcus record"),
        (b'{"format": "arcus-record", "version": 3, "new": []}', "version 3"),
        (b'{"format": "arcus-record", "version": 1}', "missing required field"),
        (b"\xff\xfe{", "damaged"),
        (b"[" * 100_000, "not a valid record"),
        (b'{"format": "arcus-record", "version": 1, "options": {"a": ' + b"[" * 100_000, "nested too deeply"),
        (b"\x89PNG\r\n", "damaged"),
    ],
)
def test_foreign_and_newer_files_are_told_apart(data: bytes, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        parse_record(data)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"players": 9}, "2 to 4 players"),
        ({"options": {"colour": 1}}, "unknown option 'colour'"),
        ({"options": {"advanced": "perhaps"}}, "option advanced must be true or false, got 'perhaps'"),
        ({"options": {"name": 1}}, "unknown option 'name'"),
        ({"options": {"players": 1}}, "unknown option 'players'"),
        ({"options": {"rounds": "9" * 5000}}, "option rounds must be a whole number"),
        ({"rules": 99}, "rules: expected version 1 of red7, got version 99"),
        ({"names": ["Ann"]}, "names: expected 3 names or none, got 1"),
        ({"names": ["Ann", "Ben", "\x1b[2J"]}, "names, seat 2"),
        ({"names": ["Ann", "", "Cem"]}, "names, seat 1"),
        ({"names": ["A" * 81, "Ben", "Cem"]}, "names, seat 0"),
        ({"moves": ["0 dance"]}, "move 1: 'dance' is not a move"),
        ({"moves": [RECORD.moves[0].upper()]}, "move 1 .*expected the notation"),
        ({"moves": ["7 pass"]}, "move 1 .*seat from 0 to 2"),
        ({"moves": ["9" * 5000 + " pass"]}, "move 1 .*seat from 0 to 2"),
        ({"moves": ["00 pass"]}, "move 1 .*seat from 0 to 2"),
        ({"moves": ["x"]}, "move 1 .*seat from 0 to 2"),
        ({"moves": [*RECORD.moves, "0 pass"]}, f"move {len(RECORD.moves) + 1} .*the game is over"),
        ({"moves": RECORD.moves[:-1]}, "outcome"),
        ({"outcome": None}, "outcome"),
        ({"luck": {}}, "luck deck/1"),
        ({"luck": {**RECORD.luck, "deck/1": 3}}, "luck deck/1"),
        ({"luck": {**RECORD.luck, "deck/99": [1]}}, "luck deck/99: the game never asked"),
        ({"seed": "fast:1"}, "luck deck/1: it does not follow from the seed"),
        ({"seed": "lucky"}, "expected a seed, fair: .*, got 'lucky'"),
        ({"seed": None}, "expected a seed to verify the luck, got null"),
    ],
)
def test_a_record_that_does_not_hold_is_refused_with_the_place(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        verify(changed(**fields))


def test_a_forbidden_move_is_named_with_its_rule() -> None:
    moves = list(RECORD.moves)
    seat = moves[0].split()[0]
    moves[0] = f"{seat} end"
    with pytest.raises(RecordError, match=r"move 1 .*forbidden by rule 3\.1") as refused:
        replay(changed(moves=moves))
    assert refused.value.refusal == Refusal(301, "3.1", "red7-rule-3-1")
    assert refused.value.place == f"move 1 ({seat} end)"


def test_an_unfinished_game_is_recorded_without_its_seed() -> None:
    match = Match(arcus.game("red7"), FastLuck(5))
    with pytest.raises(ValueError, match="must stay secret"):
        match.record("fast:5")
    record = match.record()
    assert record.seed is None
    assert record.outcome is None
    assert replay(record).position.to_bytes() == match.position.to_bytes()
    with pytest.raises(RecordError, match="seed"):
        replay(changed_seed(record))


def changed_seed(record: Record) -> Record:
    """An unfinished record that tells its seed all the same."""
    return parse_record(json.dumps({**json.loads(record_bytes(record)), "seed": "fast:5"}).encode())


def test_a_refused_move_changes_nothing() -> None:
    match = Match(arcus.game("red7"), FastLuck(5))
    before = match.position.to_bytes()
    with pytest.raises(IllegalMove) as refused:
        match.play(match.view(None).to_act[0], match.game.parse_move("end"))
    assert match.game.refusal(refused.value.code).rule == "3.1"
    assert str(refused.value) == "illegal move: forbidden by rule 3.1"
    assert match.position.to_bytes() == before
    assert match.moves == []


def test_a_move_out_of_turn_is_refused_in_plain_words() -> None:
    match = Match(arcus.game("red7"), FastLuck(5))
    waiting = 1 - match.view(None).to_act[0]
    with pytest.raises(IllegalMove, match="it is not that seat's turn to act"):
        match.play(waiting, match.game.parse_move("pass"))


def test_a_choice_made_at_the_same_time_is_told_once_all_have_chosen() -> None:
    match = Match(arcus.game("qwinto", 3), FastLuck(5))
    for move in ("roll oyp", "keep"):
        match.play(match.view(None).to_act[0], match.game.parse_move(move))
    match.play(2, match.game.parse_move("pass"))
    assert [match.move_text(2, seat) for seat in (0, 1, 2, None)] == [None, None, "pass", None]
    assert match.move_text(0, 1) == "roll oyp"
    match.play(0, match.game.parse_move("pass"))
    assert match.move_text(2, 1) is None
    match.play(1, match.game.parse_move("pass"))
    assert [match.move_text(2, seat) for seat in (0, 1, 2, None)] == ["pass"] * 4
    with pytest.raises(UsageError, match="seat must be None or between"):
        match.move_text(2, 3)


@pytest.mark.parametrize(
    "seed", ["fair:12", "fair:" + "g" * 64, "fast:-1", "fast:x", "fast:" + "9" * 30, "fast:" + "9" * 5000, "", ":"]
)
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    with pytest.raises((RecordError, UsageError), match="expected a seed, fair"):
        verify(changed(seed=seed))


def test_a_live_game_takes_a_move_in_notation() -> None:
    game = arcus.game("red7", players=2)
    numbered, written = Match(game, FastLuck(7)), Match(game, FastLuck(7))
    seat = numbered.view(None).to_act[0]
    move = numbered.view(seat).moves[-1]
    assert numbered.play(seat, move.number) == written.play(seat, move.text)
    assert numbered.record() == written.record()
    with pytest.raises(UsageError, match="'fly' is not a move"):
        written.play(seat, "fly")
    assert numbered.record() == written.record()


def test_a_live_game_has_a_name_for_each_seat_or_none() -> None:
    """Else its record could be written, and not be read."""
    game = arcus.game("red7", players=2)
    assert Match(game, FastLuck(7), ("Ada", "Bea")).record().names == ["Ada", "Bea"]
    with pytest.raises(UsageError, match="names must be empty or one for each of 2 players, got 1"):
        Match(game, FastLuck(7), ("Ada",))


def test_a_game_is_shown_as_it_is_made() -> None:
    for game in (
        arcus.game("red7", players=4, advanced=True),
        arcus.game("rainbow", first="random"),
        arcus.game("qwinto"),
    ):
        assert eval(f"arcus.{game!r}") is game
    assert repr(arcus.game("red7", players=4, advanced=True)) == "game('red7', players=4, advanced=True)"
