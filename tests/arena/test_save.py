"""The file of a run: its identity, and damage to it."""

from pathlib import Path

import msgspec
import pytest

from arcus.arena.save import Saved
from arcus.core.game import UsageError
from tests.arena.conftest import played, repeatable, setting


def filled(path: Path, games: int = 6) -> list[bytes]:
    """Write a file with `games` games, and return its lines."""
    given = setting("random", "greedy")
    saved = Saved(path, given)
    saved.add(played(given, games).results())
    saved.close()
    return path.read_bytes().splitlines(keepends=True)


def test_what_was_added_is_there_again(tmp_path: Path) -> None:
    filled(tmp_path / "run")
    saved = Saved(tmp_path / "run", setting("random", "greedy"))
    expected = {result.key: repeatable(result) for result in played(setting("random", "greedy"), 6).results()}
    assert {key: repeatable(result) for key, result in saved.results.items()} == expected
    saved.close()


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path, cut: int) -> None:
    whole = filled(tmp_path / "run")
    (tmp_path / "run").write_bytes(b"".join(whole)[:-cut])
    saved = Saved(tmp_path / "run", setting("random", "greedy"))
    assert len(saved.results) == 5
    saved.close()
    assert (tmp_path / "run").read_bytes() == b"".join(whole[:-1])


@pytest.mark.parametrize("kept", [0, 1, 30])
def test_a_head_that_was_cut_off_is_written_anew(tmp_path: Path, kept: int) -> None:
    whole = filled(tmp_path / "run")
    (tmp_path / "run").write_bytes(whole[0][:kept])
    Saved(tmp_path / "run", setting("random", "greedy")).close()
    assert (tmp_path / "run").read_bytes() == whole[0]


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    whole = filled(tmp_path / "run")
    whole[3] = b'{"deal": 0}\n'
    (tmp_path / "run").write_bytes(b"".join(whole))
    with pytest.raises(UsageError, match="line 4 is damaged"):
        Saved(tmp_path / "run", setting("random", "greedy"))


@pytest.mark.parametrize("content", [b"dear diary", b"dear diary\n", b'{"format": 1}\n', b"\xff\n"])
def test_another_file_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "run").write_bytes(content)
    with pytest.raises(UsageError, match="is not a saved run of the arena"):
        Saved(tmp_path / "run", setting("random", "greedy"))
    assert (tmp_path / "run").read_bytes() == content


def test_another_run_is_refused_and_left_alone(tmp_path: Path) -> None:
    whole = b"".join(filled(tmp_path / "run"))
    for other, what in (
        (setting("random", "greedy", seed=2), "seed"),
        (setting("greedy", "random"), "bots"),
        (setting("random", "greedy", players=3), "players"),
        (setting("random", "greedy", advanced=True), "options"),
        (setting("random", "greedy", seconds=3.0), "move_seconds"),
    ):
        with pytest.raises(UsageError, match=f"is from another run: {what} is "):
            Saved(tmp_path / "run", other)
    assert (tmp_path / "run").read_bytes() == whole


def test_another_version_of_a_bot_is_another_run(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("class A: pass")
    Saved(tmp_path / "run", setting(f"{tmp_path}/bot.py:A", "random")).close()
    (tmp_path / "bot.py").write_text("class A: ...")
    with pytest.raises(UsageError, match="is from another run: the file of a bot is "):
        Saved(tmp_path / "run", setting(f"{tmp_path}/bot.py:A", "random"))


def test_two_runs_can_not_write_to_the_same_file(tmp_path: Path) -> None:
    first = Saved(tmp_path / "run", setting("random", "greedy"))
    with pytest.raises(UsageError, match="is in use by another run"):
        Saved(tmp_path / "run", setting("random", "greedy"))
    first.close()
    Saved(tmp_path / "run", setting("random", "greedy")).close()


def test_a_game_that_stands_twice_counts_once(tmp_path: Path) -> None:
    whole = filled(tmp_path / "run")
    (tmp_path / "run").write_bytes(b"".join([*whole, whole[1]]))
    saved = Saved(tmp_path / "run", setting("random", "greedy"))
    assert len(saved.results) == 6
    assert msgspec.json.encode(saved.results[0, 0]) + b"\n" in whole
    saved.close()
