"""External bots: they play or fail, and can't harm the run."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import arcus
from arcus.bots import external
from arcus.bots.external import BotFailure, ExternalBot
from arcus.bots.host import build
from tests.arena.conftest import played, setting, wait_for_end

QUIET = "import json, os, signal, sys, time\n"
GREET = QUIET + "sys.stdin.readline()\nprint('{\"arcus\": 1}', flush=True)\nsys.stdin.readline()\n"

HOSTILE = {  # by what a program does: its code, the kind of the fault, and a part of the message
    "talks nonsense": (GREET + "print('hello?', flush=True)\ntime.sleep(60)", "nonsense", "hello?"),
    "answers with a list": (GREET + "print('[1, 2]', flush=True)\ntime.sleep(60)", "nonsense", "[1, 2]"),
    "nests without end": (
        GREET + "print('[' * 60000, flush=True)\ntime.sleep(60)",
        "nonsense",
        "expected a JSON object",
    ),
    "is not UTF-8": (GREET + "os.write(1, b'\\xff\\xfe\\n')\ntime.sleep(60)", "nonsense", "expected a JSON object"),
    "never ends its line": (GREET + "os.write(1, b'x' * 70000)\nos.write(1, b'x' * 70000)", "nonsense", "65536 bytes"),
    "writes for ever": (QUIET + "while True: os.write(1, b'x' * 65536)", "nonsense", "65536 bytes"),
    "names no move": (GREET + "print('{}', flush=True)\ntime.sleep(60)", "nonsense", "no move"),
    "names true": (
        GREET + "print('{\"move\": true}', flush=True)\ntime.sleep(60)",
        "nonsense",
        "expected a JSON object",
    ),
    "speaks twice": (
        QUIET + "print('{\"arcus\": 1}\\n' * 2, flush=True)\nsys.stdin.read()",
        "nonsense",
        "expected no output before a request",
    ),
    "greets wrongly": (QUIET + "print('{\"arcus\": 7}', flush=True)\ntime.sleep(60)", "nonsense", "first line"),
    "closes its output": (GREET + "os.close(1)\ntime.sleep(60)", "crash", "closed its output"),
    "exits": (GREET + "print('no idea', file=sys.stderr)\nsys.exit(3)", "crash", "code 3\nno idea"),
    "colours the terminal": (GREET + "os.write(2, b'\\x1b[31mred')\nsys.exit(5)", "crash", "code 5\n?[31mred"),
    "exits at once": (QUIET + "sys.exit(4)", "crash", "code 4"),
    "raises": (GREET + "raise ValueError('what now?')", "crash", "what now?"),
    "kills itself": (GREET + "os.kill(os.getpid(), 9)", "crash", "signal 9"),
    "gives up": (GREET + 'print(\'{"error": "too hard"}\', flush=True)\ntime.sleep(60)', "crash", "too hard"),
    "plays what is not offered": (
        GREET + "print('{\"move\": 123456789}', flush=True)\nsys.stdin.read()",
        "illegal",
        "123456789",
    ),
    "plays below zero": (GREET + "print('{\"move\": -1}', flush=True)\nsys.stdin.read()", "illegal", "-1"),
    "plays a great number": (GREET + "print('{\"move\": ' + '9' * 90 + '}', flush=True)\nsys.stdin.read()", "", "9"),
    "plays what is no move": (GREET + 'print(\'{"move": "dance"}\', flush=True)\nsys.stdin.read()', "illegal", "dance"),
    "sleeps": (GREET + "time.sleep(60)", "timeout", "seconds, got none"),
    "sleeps from the first": (QUIET + "time.sleep(60)", "timeout", "seconds, got none"),
    "will not go": (
        QUIET + "signal.signal(15, signal.SIG_IGN)\nwhile True: time.sleep(9)",
        "timeout",
        "seconds, got none",
    ),
    "complains for ever": (QUIET + "while True: os.write(2, b'x' * 65536)", "timeout", "seconds, got none"),
    "leaves a child with its pipes": (
        QUIET + "os.fork() and sys.exit()\ntime.sleep(60)",
        "timeout",
        "seconds, got none",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_whatever_a_program_does_it_only_loses(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code, kind, message = HOSTILE[name]
    note = f"import os\nopen(os.path.join({str(tmp_path)!r}, str(os.getpid())), 'w')\n"
    late = kind == "timeout"
    monkeypatch.setattr(external, "GRACE", 0.6 if late else 20.0)
    given = setting(f"exec:{' '.join(command(tmp_path, note + code))}", "random", seconds=0.4 if late else 20.0)
    run = played(given, 2)
    summary = run.summary()
    assert summary.games == 2
    hostile, other = summary.bots
    assert (hostile.win_rate, other.win_rate, hostile.points_mean) == (0, 1, 0)
    assert sum(fault.count for fault in hostile.faults) == 2
    assert not other.faults
    if kind:
        assert [fault.kind for fault in hostile.faults] == [kind]
    assert message in hostile.faults[0].message
    started = [int(file.name) for file in tmp_path.iterdir() if file.name.isdigit()]
    assert len(started) == 2 or late  # once for each game, if there was time to say so
    wait_for_end(started)


GAME = arcus.game("red7")
VIEW = GAME.view(GAME.parse_position("palette=Y4G2I6/R6 hand=I4O5/V1 turn=0"), 0)


def command(tmp_path: Path, code: str) -> list[str]:
    """Return the command that runs a program with this code."""
    (tmp_path / "bot.py").write_text(code)
    return [sys.executable, str(tmp_path / "bot.py")]


@contextmanager
def pipes(tmp_path: Path, code: str) -> Iterator[external._Pipes]:
    """Run a program with this code."""
    running = external._Pipes(command(tmp_path, code), None)
    try:
        yield running
    finally:
        running.close()


def test_a_move_can_be_named_by_its_text_however_it_is_written(tmp_path: Path) -> None:
    code = GREET + "print(json.dumps({'move': ' LAY  i4 '}), flush=True)\nsys.stdin.read()"
    bot = ExternalBot(command(tmp_path, code), 20.0)
    bot.begin(GAME, 0, 1)
    assert bot.choose(VIEW) == GAME.parse_move("lay I4")
    bot.close()


def test_a_program_plays_game_after_game_and_is_started_anew_after_a_fault(tmp_path: Path) -> None:
    """Ten games with one process; after a failure there is another."""
    code = (
        "import json, os, sys\nfor line in sys.stdin:\n"
        "    if 'arcus' in json.loads(line): print('{\"arcus\": 1}', flush=True)\n"
        "    elif os.path.exists(sys.argv[0] + '.stop'): sys.exit(1)\n"
        "    else: print(json.dumps({'move': os.getpid()}), flush=True)\n"
    )
    bot = ExternalBot(command(tmp_path, code), 20.0)
    numbers = set()
    for seed in range(10):
        bot.begin(GAME, 0, seed)
        numbers.add(bot.choose(VIEW))
    assert len(numbers) == 1
    (tmp_path / "bot.py.stop").touch()
    with pytest.raises(BotFailure):
        bot.choose(VIEW)
    with pytest.raises(BotFailure, match="not running"):
        bot.choose(VIEW)
    (tmp_path / "bot.py.stop").unlink()
    bot.begin(GAME, 0, 0)
    assert bot.choose(VIEW) not in numbers
    bot.close()


def test_a_line_longer_than_a_pipe_arrives_whole(tmp_path: Path) -> None:
    code = "import sys\nfor line in sys.stdin: print('{\"arcus\": %d}' % len(line), flush=True)"
    with pipes(tmp_path, code) as running:
        assert running.ask(b"x" * 1_000_000, 20.0) == b'{"arcus": 1000001}'


def test_a_program_that_never_reads_is_late_even_for_a_long_line(tmp_path: Path) -> None:
    with (
        pipes(tmp_path, "import time\ntime.sleep(60)") as running,
        pytest.raises(BotFailure, match=r"within 0\.5 seconds"),
    ):
        running.ask(b"x" * 1_000_000, 0.5)


def test_a_program_that_can_not_be_started_is_a_crash() -> None:
    with pytest.raises(BotFailure, match="code 1"):
        ExternalBot(["/nowhere/bot"], 20.0).begin(GAME, 0, 0)


CLASSES = """
import os, sys, time
class Good:
    def __init__(self, game, seat, seed):
        assert (game.name, game.players) == ("red7", 2) and seat in (0, 1)
        print("hello from", seed)
    def choose(self, view):
        return view.moves[-1].number
class Texts:
    def choose(self, view):
        return view.moves[-1].text
class Raises:
    def choose(self, view):
        raise LookupError("where is it?")
class Unborn:
    def __init__(self):
        raise RuntimeError("not today")
class Nothing:
    def choose(self, view):
        pass
class Leaves:
    def choose(self, view):
        os._exit(7)
class Peeks:
    def choose(self, view):
        import gc
        from arcus.core.position import Position
        from arcus.records.match import Match
        found = [each for each in gc.get_objects() if isinstance(each, (Match, Position))]
        return 1 / 0 if found else view.moves[0].number
"""


@pytest.mark.parametrize(
    ("name", "kind", "message"),
    [
        ("Good", None, ""),
        ("Texts", None, ""),
        ("Peeks", None, ""),
        ("Raises", "crash", "LookupError: where is it?"),
        ("Unborn", "crash", "RuntimeError: not today"),
        ("Nothing", "crash", "TypeError"),
        ("Leaves", "crash", "code 7"),
    ],
)
def test_a_class_plays_or_fails_in_a_process_of_its_own(
    name: str, kind: str | None, message: str, tmp_path: Path
) -> None:
    (tmp_path / "random.py").write_text(CLASSES)  # a name that would hide a module, if it could
    standing = played(setting(f"{tmp_path}/random.py:{name}", "random"), 2).summary().bots[0]
    assert [fault.kind for fault in standing.faults] == ([kind] if kind else [])
    assert all(message in fault.message for fault in standing.faults)
    assert standing.ms_per_move > 0 or name == "Unborn"


def test_a_file_that_does_not_import_is_a_crash_of_every_game(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("class Bad: pass\nraise ImportError('no such thing')\n")
    standing = played(setting(f"{tmp_path}/bad.py:Bad", "random"), 2).summary().bots[0]
    assert standing.faults[0].count == 2
    assert "no such thing" in standing.faults[0].message


def test_a_bot_is_given_only_what_it_asks_for() -> None:
    class Some:
        def __init__(self, seed: int) -> None:
            self.seed = seed

    class Everything:
        def __init__(self, **known: int) -> None:
            self.known = known

    assert build(Some, game=1, seat=2, seed=3).seed == 3
    assert build(Everything, game=1, seat=2, seed=3).known == {"game": 1, "seat": 2, "seed": 3}
