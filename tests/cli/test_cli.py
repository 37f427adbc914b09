"""The command line: output, errors and exit codes."""

import errno
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import arcus
from arcus.build import is_compiled
from arcus.locale import catalogue
from arcus.records.receipt import Receipt, receipt_bytes
from arcus.records.record import record_bytes
from tests.command import PROGRAM, arcus as run
from tests.records.test_fair import SEEN, dealt, old, proved


def test_version_says_how_it_was_built() -> None:
    shown = run("--version").stdout
    assert arcus.__version__ in shown
    assert ("(compiled)" in shown) == is_compiled()


def test_games_lists_every_game_with_players_and_options() -> None:
    shown = run("games").stdout
    for name in arcus.GAMES:
        assert f"({name})" in shown
    assert "2 to 4 players" in shown
    assert "--option advanced=false" in shown


@pytest.mark.parametrize(
    "words",
    [
        *[
            (command, "--help")
            for command in ("play", "games", "replay", "analyse", "verify", "simulate", "arena", "train")
        ],
        *[(command, "--help") for command in ("serve", "worker", "backup", "restore", "admin", "bench")],
        *[("admin", command, "--help") for command in ("list", "people", "close", "erase")],
        *[("bench", command, "--help") for command in ("engine", "bots", "server")],
        ("--help",),
    ],
    ids=" ".join,
)
def test_help_teaches(words: tuple[str, ...]) -> None:
    done = run(*words)
    assert done.returncode == 0
    assert "Usage: arcus" in done.stdout
    assert len(done.stdout.splitlines()) > 5


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("dance",), "dance"),
        (("simulate",), "GAME"),
        (("simulate", "chess"), "unknown game 'chess'"),
        (("simulate", "red7", "--players", "9"), "2 to 4 players, got 9"),
        (("simulate", "red7", "--players", "many"), "--players"),
        (
            ("simulate", "red7", "--games", "0"),
            "Invalid value for --games: expected a whole number from 1 to 1,000,000,000, got '0'",
        ),
        (("simulate", "red7", "--seed", "-1"), "Invalid value for --seed: expected a whole number from 0 to"),
        (("simulate", "red7", "--option", "advanced"), "--option must be NAME=VALUE"),
        (("simulate", "red7", "--option", "colour=1"), "unknown option 'colour'"),
        (("simulate", "red7", "--option", "advanced=perhaps"), "option advanced must be true or false"),
        (("simulate", "red7", "--option", "name=x"), "unknown option 'name'"),
        (("simulate", "red7", "--option", "players=3"), "unknown option 'players'"),
        (("simulate", "qwinto", "--option", "foo=1"), "unknown option 'foo' of qwinto; it has none"),
        (("play", "rainbow", "--option", "first=2"), "option first must be one of 0, 1, random"),
        (("bench", "engine", "--seconds", "nan"), "--seconds: expected a number from 0.001 to 3,600, got 'nan'"),
        (("bench", "engine", "--seconds", "-1"), "--seconds: expected a number from 0.001 to 3,600, got '-1'"),
        (("bench", "engine", "--seconds", "0"), "--seconds: expected a number from 0.001 to 3,600, got '0'"),
        (("simulate", "red7", "--option", "rounds=2", "--option", "rounds=3"), "given twice"),
        (("simulate", "red7", "--option", "rounds=0"), "rounds must be between 1 and 99, got 0"),
        (("simulate", "red7", "--record", "/dev/null/x"), "/dev/null"),
        (("play", "red7", "--people", "0"), "--people must be between 1 and 2, the number of players, got 0"),
        (("play", "red7", "--people", "5"), "2 to 4 players, got 5"),
        (("play", "red7", "--record", "/nowhere/x.json"), "/nowhere"),
        (("replay", "/nowhere/x.json"), "/nowhere/x.json: can't be read"),
        (("replay", "/"), "/: can't be read"),
        (("verify", "/dev/null"), "cut short"),
        (("bench", "nothing"), "nothing"),
        (("simulate", "red7", "--wrong"), "--wrong"),
        (("simulate", "red7", "--players", "2.5"), "--players: expected a whole number, got '2.5'"),
        (("simulate", "red7", "--games"), "--games requires an argument"),
        (("simulate", "red7", "--seed", "[/]"), "got '[/]'"),
        (
            ("bench", "server", "--players", "5", "--players", "x"),
            "--players: expected a whole number from 2 to 10,000",
        ),
        (("bench", "server", "--database", "postgresql://host/name"), "--database and --broker must be given together"),
        (("games", "extra", "words"), "unexpected argument: extra words"),
        (("replay",), "FILE requires an argument"),
        (("replay", "/dev/null", "--seat", "two"), "--seat: expected a whole number, got 'two'"),
        (("play", "red7", "--bots", "wizard"), "red7 has no bot 'wizard'"),
        (("play", "red7", "--seed", "-1"), "--seed: expected a whole number from 0 to"),
        (("train", "red7"), "'red7' has no bot to train"),
        (("train", "--resume", "/nowhere/x"), "/nowhere/x: No such file or directory"),
        (("backup", "/nowhere/x", "--data", "/nowhere"), "no database in /nowhere"),
        (("restore", "/nowhere/x", "--database", "mysql://host/x"), "postgresql://"),
        (("admin", "erase", "x", "--data", "/nowhere"), "no database in /nowhere"),
        (("admin", "dance"), 'Unknown command "dance"'),
        (("serve", "--port", "99999"), "--port: expected a whole number from 0 to 65,535, got '99999'"),
        (
            ("serve", "--public-url", "https://games.example", "--proxy", "10.0.0.1/8"),
            "--proxy must be an address or a network such as 172.30.0.0/24, got '10.0.0.1/8'",
        ),
        (("serve", "--proxy", "10.0.0.1"), "--proxy needs the address that people use; add --public-url"),
        (("worker",), "--database requires an argument"),
    ],
)
def test_wrong_use_ends_with_a_message_and_code_2(words: tuple[str, ...], message: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("name", sorted(arcus.GAMES))
def test_simulate_prints_one_json_object(name: str) -> None:
    report = json.loads(run("simulate", name, "--games", "30", "--seed", "4", "--json").stdout)
    players = report["players"]
    assert report["game"] == name
    assert report["games"] == 30
    assert report["seed"] == 4
    assert report["compiled"] == is_compiled()
    assert sum(report["wins_by_seat"]) == pytest.approx(30)
    assert len(report["points_mean_by_seat"]) == players
    assert report["decisions_mean"] > 1
    assert report["turns_mean"] > 1
    assert report["legal_moves_mean"] >= 2
    again = json.loads(run("simulate", name, "--games", "30", "--seed", "4", "--json").stdout)
    del report["seconds"], again["seconds"]
    assert report == again


def test_simulate_speaks_to_people_too() -> None:
    shown = run("simulate", "red7", "--games", "10", "--option", "advanced=true").stdout
    assert "10 games" in shown
    assert "Player 2 in turn order" in shown


@pytest.mark.parametrize("name", sorted(arcus.GAMES))
def test_simulated_games_are_recorded_replayed_and_verified(name: str, tmp_path: Path) -> None:
    report = json.loads(run("simulate", name, "--games", "2", "--record", str(tmp_path / "new"), "--json").stdout)
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) == 2
    points = [json.loads(file.read_text())["outcome"]["points"] for file in files]
    assert sum(map(sum, points)) / 2 == pytest.approx(sum(report["points_mean_by_seat"]))
    for file in files:
        assert "Verified" in run("verify", str(file)).stdout
        for seat in ([], ["--seat", "1"]):
            shown = run("replay", str(file), *seat)
            assert shown.returncode == 0, shown.stderr
            assert re.search(r"checked: (all )?allowed", shown.stdout)
    wrong = run("replay", str(files[0]), "--seat", "9")
    assert wrong.returncode == 2
    assert "--seat must be between 0 and 1, got 9" in wrong.stderr


def test_verify_compares_a_record_with_what_a_player_saw(tmp_path: Path) -> None:
    record, receipt = tmp_path / "game.json", tmp_path / "receipt.json"
    record.write_bytes(record_bytes(proved()))
    words = catalogue()

    def verdict(code: int, *messages: str, given: Receipt | None = None, file: Path = record) -> str:
        if given is not None:
            receipt.write_bytes(receipt_bytes(given))
        done = run("verify", str(file), *(["--seen", str(receipt)] if given is not None else []))
        assert done.returncode == code, done.stderr
        assert done.stdout.splitlines()[1:] == [words.say(f"terminal-verified-{each}", count=1) for each in messages]
        return done.stderr

    verdict(0, "void", "unseen")
    verdict(0, "void", "seen", given=Receipt(table="ab", deals=[SEEN]))
    complaint = verdict(1, "void", "other", given=Receipt(table="ab", deals=[]))
    assert complaint.startswith(f"arcus: {receipt}: receipt: it has no deal")
    unreadable = run("verify", str(record), "--seen", str(record))
    assert (unreadable.returncode, unreadable.stdout) == (2, "")
    assert "not an Arcus receipt" in unreadable.stderr
    older, bare = tmp_path / "old.json", tmp_path / "bare.json"
    older.write_bytes(record_bytes(old()))
    bare.write_bytes(record_bytes(dealt(["salt", ""])))
    verdict(0, "old", file=older)
    verdict(0, "bare", file=bare)


def test_replay_names_the_place_of_the_damage_and_writes_nothing(tmp_path: Path) -> None:
    run("simulate", "red7", "--games", "1", "--record", str(tmp_path))
    file = next(tmp_path.iterdir())
    text = file.read_text()
    for damaged, message in (
        (text[:200], "ends at byte 200, in line"),
        (text.replace(" end", " and", 1), "move "),
        ("{}", "not an Arcus"),
    ):
        file.write_text(damaged)
        for command in ("replay", "verify"):
            done = run(command, str(file))
            assert done.returncode == 2
            assert message in done.stderr
            assert str(file) in done.stderr
    assert list(tmp_path.iterdir()) == [file]


def test_a_forbidden_move_in_a_record_is_reported_with_its_sentence(tmp_path: Path) -> None:
    run("simulate", "red7", "--games", "1", "--record", str(tmp_path))
    file = next(tmp_path.iterdir())
    record = json.loads(file.read_text())
    seat = int(record["moves"][0][0])
    for move, message in (
        (f"{seat} end", "Not allowed (rule 3.1): " + catalogue().say("red7-rule-3-1")),
        (f"{1 - seat} pass", "Not allowed: " + catalogue().say("refusal-3")),
    ):
        file.write_text(json.dumps({**record, "moves": [move, *record["moves"][1:]]}))
        for command in ("replay", "verify"):
            assert f"{file}: move 1 ({move}): {message}" in run(command, str(file)).stderr


def test_a_record_cannot_steer_the_terminal(tmp_path: Path) -> None:
    run("simulate", "red7", "--games", "1", "--record", str(tmp_path))
    file = next(tmp_path.iterdir())
    record = json.loads(file.read_text())
    for field in ({"names": ["Ann", "\x1b[2J"]}, {"game": "\x1b[2J"}, {"moves": ["0 \x1b[2J"]}, {"seed": "\x1b[2J"}):
        file.write_text(json.dumps({**record, **field}))
        for command in ("replay", "verify"):
            done = run(command, str(file))
            assert "\x1b" not in done.stdout + done.stderr


def test_names_are_shown_as_far_as_the_locale_can(tmp_path: Path) -> None:
    run("simulate", "red7", "--games", "1", "--record", str(tmp_path))
    file = next(tmp_path.iterdir())
    file.write_text(json.dumps({**json.loads(file.read_text()), "names": ["Zoë", "李"]}))
    shown = run("replay", str(file), encoding="ascii")
    assert shown.returncode == 0, shown.stderr
    assert "Zo?" in shown.stdout


def test_replay_says_which_options_were_agreed(tmp_path: Path) -> None:
    run("simulate", "red7", "--games", "1", "--record", str(tmp_path), "--option", "actions=true")
    shown = run("replay", str(next(tmp_path.iterdir()))).stdout.splitlines()
    assert shown[:2] == ["Red7, 2 players", "option actions = true"]
    assert not any("advanced" in line for line in shown)


def test_simulate_overwrites_no_record(tmp_path: Path) -> None:
    words = ("simulate", "red7", "--record", str(tmp_path), "--games")
    assert run(*words, "2").returncode == 0
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    again = run(*words, "3")
    assert again.returncode == 2
    assert "already exists" in again.stderr
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_bench_fits_a_narrow_terminal() -> None:
    shown = run("bench", "engine", "--seconds", "0.02", env={"COLUMNS": "80"}).stdout
    for word in ("game", "seats", "options", "playouts/s", "decisions/s", "copy ns", "advanced actions", "kobito"):
        assert word in shown
    assert "…" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_bench_prints_a_row_for_every_game() -> None:
    rows = json.loads(run("bench", "engine", "--seconds", "0.02", "--json").stdout)
    assert {row["game"] for row in rows} == set(arcus.GAMES)
    keys = {"game", "players", "options", "compiled", "playouts_per_s", "decisions_per_s", "copy_ns", "yardstick_ratio"}
    for row in rows:
        assert keys <= row.keys()
        assert row["playouts_per_s"] > 0
        assert row["copy_ns"] > 0
        assert (row["yardstick_ratio"] is not None) == is_compiled()


@pytest.mark.parametrize("words", [("games",), ("--help",), ("bench", "bots", "--seconds", "0.001")], ids=" ".join)
def test_a_reader_that_stops_is_no_error(words: tuple[str, ...]) -> None:
    """The pipe is closed before the first line is written. Rich used to end help and tables with exit code 1."""
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run([*PROGRAM, *words], stdout=writing, stderr=subprocess.PIPE, text=True, timeout=120)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_process_ends_with_the_code_and_the_message_of_its_command() -> None:
    """All other commands of these tests run in the process of the tests."""
    good = subprocess.run([*PROGRAM, "games"], capture_output=True, text=True, timeout=120)
    assert (good.returncode, good.stderr) == (0, "")
    assert good.stdout == run("games").stdout
    wrong = subprocess.run([*PROGRAM, "simulate", "chess"], capture_output=True, text=True, timeout=120)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == run("simulate", "chess").stderr
    assert wrong.stderr.startswith("arcus: unknown game 'chess'")


def test_import_is_light() -> None:
    """`import arcus` loads neither the command line nor any large library."""
    code = "import sys, arcus; print([m for m in ('cyclopts', 'rich', 'fluent', 'numpy') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "[]"


def test_everything_that_arcus_offers_is_there() -> None:
    assert all(getattr(arcus, name) for name in arcus.__all__)
    code = "import arcus; print(set(arcus.__all__) - set(dir(arcus)))"  # before anything was loaded
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "set()"
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = getattr(arcus, "chess")  # noqa: B009 - mypy would see through the plain form


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-"])
def test_a_closed_stream_is_an_empty_one(closed: str) -> None:
    """Python has None for a stream that was closed before it began, and the command ended in a traceback."""
    command = f"{sys.executable} -m arcus play red7 --bots random --seed 3 {closed}"
    ended = subprocess.run(["sh", "-c", command], input="quit\n", capture_output=True, text=True, timeout=120)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_an_error_without_a_file_names_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def print_to_a_full_disk() -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("arcus.cli.list_games.print_games", print_to_a_full_disk)
    ended = run("games")
    assert (ended.returncode, ended.stderr) == (2, "arcus: No space left on device\n")


def test_a_file_is_no_directory_for_records(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ended = run("simulate", "red7", "--games", "1", "--record", str(tmp_path / "file"))
    assert ended.returncode == 2
    assert "--record must be a directory, got the file" in ended.stderr
