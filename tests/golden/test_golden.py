"""One game of each kind as a person would read it: a silent change of a rule, a word or a view becomes a visible diff.

`ARCUS_GOLDEN=write` writes the files anew; read the diff before committing it.
"""

import contextlib
import io
import os
from pathlib import Path
from typing import Any

import pytest

import arcus
from arcus.cli.options import ReplayOptions
from arcus.cli.replay import show
from arcus.cli.simulate import random_record
from arcus.records.record import save

HERE = Path(__file__).parent
GAMES: dict[str, tuple[str, int, dict[str, Any], int | None]] = {
    "red7-2-spectator": ("red7", 2, {}, None),
    "red7-3-advanced-actions-seat1": ("red7", 3, {"advanced": True, "actions": True}, 1),
    "qwinto-2-spectator": ("qwinto", 2, {}, None),
    "rainbow-seat0": ("rainbow", 2, {"deck": "RO RY OY RW OK GW GB TB PK WK RT"}, 0),
    "rainbow-memory-aid-seat1": ("rainbow", 2, {"deck": "RO RY OY RW OK GW GB TB PK WK RT", "memory_aid": True}, 1),
    "kobito-2-seat0": ("kobito", 2, {"gold": "3:2 4:4 5:5 3:3 4:3"}, 0),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_reads_as_it_did(name: str, tmp_path: Path) -> None:
    game, players, options, seat = GAMES[name]
    file = tmp_path / "game.json"
    save(random_record(arcus.game(game, players, **options), 1, 0), file)
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        show(file, ReplayOptions(seat=seat, step=False))
    golden = HERE / f"{name}.txt"
    if os.environ.get("ARCUS_GOLDEN") == "write":
        golden.write_text(shown.getvalue(), encoding="utf-8")
    assert shown.getvalue() == golden.read_text(encoding="utf-8")
    assert max(len(line) for line in shown.getvalue().splitlines()) <= 100
