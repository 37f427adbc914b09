"""Games played in the terminal by typing."""

import json
import os
import re
import select
import shlex
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import arcus
from arcus.bots import Bot, levels
from arcus.bots.budget import Budget
from arcus.core.game import AnyGame, AnyView
from arcus.locale import LANGUAGES, catalogue
from arcus.tui.layout import WIDTH, folded
from arcus.tui.words import rules_lines
from tests.command import PROGRAM, arcus as run

GAMES = sorted(arcus.GAMES)
CARD = re.compile(r"\b[ROYGBIV][1-7]\b")
PATIENCE = 60.0  # seconds


class Scripted(Bot):
    """A bot that chooses by a rule of the test."""

    def __init__(self, rule: Callable[[AnyView], str]) -> None:
        self.rule = rule

    def choose(self, view: AnyView) -> int:
        wanted = self.rule(view)
        return next(move.number for move in view.moves if move.text == wanted)


class Company:
    """The bots at the table: how they choose, and the levels that were asked for."""

    def __init__(self) -> None:
        self.rule: Callable[[AnyView], str] = lambda view: view.moves[0].text
        self.levels: list[str] = []

    def make(self, name: str, game: AnyGame, seed: int, budget: Budget | None = None) -> Bot:
        """Return a scripted bot in place of one of this level, which must exist."""
        levels.make_bot(name, game, seed, budget)
        self.levels.append(name)
        return Scripted(self.rule)


@pytest.fixture(autouse=True)
def company(monkeypatch: pytest.MonkeyPatch) -> Company:
    """Let bots play the first move of their list, or by the rule of the test: `--seed` chooses the deal only."""
    bots = Company()
    monkeypatch.setattr("arcus.cli.play.make_bot", bots.make)
    return bots


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_by_typing_and_recorded(name: str, tmp_path: Path, company: Company) -> None:
    file = tmp_path / "game.json"
    company.rule = lambda view: view.moves[-1].text
    done = run("play", name, "--plain", "--seed", "3", "--record", str(file), stdin="1\n" * 3000)
    assert done.returncode == 0, done.stderr
    assert set(company.levels) == {"casual"}
    assert "The game is over." in done.stdout
    assert json.loads(file.read_text())["outcome"] is not None
    assert "Verified" in run("verify", str(file)).stdout


@pytest.mark.parametrize("name", GAMES)
def test_nonsense_is_answered_and_the_game_goes_on(name: str) -> None:
    typed = [
        "dance",
        "0",
        "999",
        "why dance",
        "help",
        "?",
        "moves",
        "table",
        "rules",
        "",
        "²",
        "%s{}",
        "9" * 5000,
        "why 9999",
        "why " + "9" * 5000,
    ]
    typed += ["\udcff\x1b[2J", "quit"]
    done = run("play", name, "--seed", "3", stdin="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    assert "'dance' is not a move" in done.stdout
    assert "There is no move 999" in done.stdout
    assert "You have left the game" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_a_forbidden_move_shows_its_sentence() -> None:
    done = run("play", "red7", "--seed", "3", stdin="end\nwhy pass\nwhy end\nquit\n")
    assert " ".join(done.stdout.split()).count("Not allowed (rule 3.1): " + catalogue().say("red7-rule-3-1")) == 2
    assert done.stdout.count("That move is allowed now.") == 1


@pytest.mark.parametrize(
    ("words", "before", "asked"),
    [
        (["red7", "--seed", "3"], "", "board-red7-pass-sure"),
        (["qwinto", "--players", "1", "--seed", "3"], "roll oyp\nkeep\n", "board-qwinto-misthrow-sure"),
    ],
    ids=["red7", "qwinto"],
)
def test_a_move_that_costs_something_is_listed_last_and_asked_about(words: list[str], before: str, asked: str) -> None:
    """Passing used to be the first entry of the menu, and to be carried out at once."""
    say = catalogue().say
    listed = run("play", *words, stdin=f"{before}quit\n").stdout.rpartition(say("terminal-your-turn", name="You"))[2]
    moves = [line.split(maxsplit=1)[1] for line in listed.splitlines() if line.strip()[:1].isdigit()]
    assert len(moves) > 1
    assert moves[-1] == "pass"
    once = run("play", *words, stdin=f"{before}pass\nquit\n").stdout
    assert f"{say(asked)} {say('terminal-again')}" in once
    event = say(f"{words[0]}-event-{'passed' if words[0] == 'red7' else 'misthrew'}", you="yes", who="You", what="")
    for again in ("pass", str(len(moves))):
        assert event[:8] not in once
        assert event[:8] not in run("play", *words, stdin=f"{before}pass\nmoves\n{again}\nquit\n").stdout
        assert event[:8] in run("play", *words, stdin=f"{before}pass\n{again}\nquit\n").stdout


def test_why_takes_a_number_too_and_plays_nothing() -> None:
    done = run("play", "red7", "--seed", "3", stdin="why 1\nwhy 99\nquit\n")
    assert done.stdout.count("That move is allowed now.") == 1
    assert "There is no move 99" in done.stdout
    assert done.stdout.count("Your move?") == 1


def test_the_rules_that_matter_now_have_a_star() -> None:
    shown = run("play", "red7", "--seed", "3", stdin="rules\nquit\n").stdout
    say = catalogue().say
    for rule in ("* 3.1", "  3.2", "* 3.8", "  5.1"):
        message = f"red7-rule-{rule[2:].replace('.', '-')}"
        assert "\n".join(folded(f"{rule} {say(message)}", hang=len(rule) + 1)) in shown
    assert f"\n* {say('rule-now')}\n" in shown


def test_nobody_is_called_you_twice() -> None:
    """Qwinto's sheet said: You (you, active)."""
    shown = run("play", "qwinto", "--players", "1", "--seed", "3", stdin="quit\n").stdout
    assert "You (active)" in shown
    assert "(you" not in shown


def test_without_a_game_it_asks_which() -> None:
    done = run("play", stdin="chess\nrainbow\nquit\n")
    assert "Which game?" in done.stdout
    assert "Please type one of these names" in done.stdout
    assert "Your move?" in done.stdout


def test_the_end_of_the_input_leaves_the_game_and_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run("play", "red7", "--seed", "3", "--record", str(file), stdin="2\n")
    assert done.returncode == 0
    assert json.loads(file.read_text())["seed"] is None
    assert run("replay", str(file)).returncode == 0
    refused = run("play", "red7", "--record", str(file))
    assert refused.returncode == 2
    assert "already exists" in refused.stderr


def test_hands_are_hidden_while_the_keyboard_is_passed_on() -> None:
    """Between two people's turns nothing of either hand is on the screen until the next one is ready."""
    done = run("play", "red7", "--people", "2", "--seed", "3", stdin="\n2\n1\n1\n\nquit\n")
    before, first, second = done.stdout.split("Ready? Press Enter.")
    assert not CARD.search(before)
    turn, _, handed_over = first.rpartition("> ")
    assert turn.count("your move?") == 3
    assert re.fullmatch(r"\n{3}Player [12], it is your turn; everybody else, please look away. ", handed_over)
    hands = [set(CARD.findall(next(line for line in text.splitlines() if "hand:" in line))) for text in (first, second)]
    assert [len(hand) for hand in hands] == [7, 7]
    played = set(CARD.findall(second)) & hands[0]
    assert len(played) == 2, "the next player sees of the first hand what was laid and painted, and no more"


THREE = ("play", "red7", "--people", "2", "--players", "3", "--seed", "3")  # Player 2 begins, then the bot
OUTCOME = ["Player 1: 0 points", "  Rounds won: 0", "Player 2: 0 points", "  Rounds won: 0"]


def test_the_end_tells_only_what_people_have_not_read_yet(company: Company) -> None:
    """With bots at the table, too: both people pass, and nobody has to read the deal again."""
    script = iter(["lay Y6", "paint G5", "end"])
    company.rule = lambda view: next(script)
    done = run(*THREE, stdin="\npass\npass\n" * 2)
    assert done.returncode == 0, done.stderr
    assert done.stdout.rpartition("> ")[2].splitlines() == [
        "Player 2 passes.",
        "Player 2 is out of the round.",
        "It is Bot 1's turn.",
        "Bot 1 puts the yellow 6 in their palette.",
        "Bot 1 puts the green 5 on the canvas.",
        "It is Player 1's turn.",
        "Player 1 passes.",
        "Player 1 is out of the round.",
        "Bot 1 is the last one in and wins round 1.",
        "The game is over.",
        "Last one in: Bot 1.",
        *OUTCOME,
        "Bot 1: 1 point",
        "  Rounds won: 1",
    ]


def test_the_end_tells_the_whole_story_if_a_person_never_had_a_turn(company: Company) -> None:
    """Player 2 and the bot pass, so that the game is over before Player 1 has read anything."""
    company.rule = lambda view: "pass"
    done = run(*THREE, stdin="\npass\npass\n")
    assert done.returncode == 0, done.stderr
    last = done.stdout.rpartition("> ")[2].splitlines()
    assert last[:4] == [
        "Round 1 begins. The rule is red.",
        "Player 1 is dealt a card. (7 times)",
        "Player 2 is dealt a card. (7 times)",
        "Bot 1 is dealt a card. (7 times)",
    ]
    assert last[7:14] == [
        "It is Player 2's turn.",
        "Player 2 passes.",
        "Player 2 is out of the round.",
        "It is Bot 1's turn.",
        "Bot 1 passes.",
        "Bot 1 is out of the round.",
        "Player 1 is the last one in and wins round 1.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_break_between_words(game: str, lang: str) -> None:
    lines = list(rules_lines(game, ["1.1"], catalogue(lang)))
    assert max(map(len, lines)) <= WIDTH
    whole = " ".join(line.strip() for line in lines)
    assert catalogue(lang).say(f"{game}-rule-1-1") in whole


def test_ctrl_c_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = [*PROGRAM, "play", "rainbow", "--seed", "3", "--record", str(file)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as playing:
        assert playing.stdout is not None
        assert playing.stderr is not None
        next(line for line in playing.stdout if "Your move?" in line)
        playing.send_signal(signal.SIGINT)
        playing.wait(PATIENCE)
        assert playing.stderr.read() == "\n", "the shell's prompt begins on a line of its own"
    assert playing.returncode == 130
    assert json.loads(file.read_text())["outcome"] is None
    assert run("replay", str(file)).returncode == 0


class Screen:
    """A terminal of tmux that runs one program; all that the program prints also arrives in a pipe."""

    def __init__(self, folder: Path, program: list[str]) -> None:
        self._tmux = ["tmux", "-S", str(folder / "tmux"), "-f", os.devnull]
        os.mkfifo(folder / "printed")
        self._printed = os.open(folder / "printed", os.O_RDWR)
        self._seen = b""
        start = ["new-session", "-d", "-x", "90", "-y", "50", shlex.join(program)]
        copy = ["pipe-pane", f"exec cat > {shlex.quote(str(folder / 'printed'))}"]
        subprocess.run([*self._tmux, *start, ";", *copy], check=True)

    def wait_for(self, wanted: str) -> str:
        """Wait until the program has printed this since the last call, and return what the screen shows then."""
        while wanted.encode() not in self._seen:
            assert select.select([self._printed], [], [], PATIENCE)[0], f"'{wanted}' never came: {self._seen!r}"
            self._seen += os.read(self._printed, 65536)
        self._seen = self._seen.partition(wanted.encode())[2]
        return self.shown()

    def until(self, wanted: str) -> str:
        """Wait until the screen shows this, and return what it shows then."""
        deadline = time.monotonic() + PATIENCE
        while wanted not in (shown := self.shown()):
            assert time.monotonic() < deadline, f"'{wanted}' never came: {shown}"
            self.wait_for("\x1b")
        return shown

    def shown(self) -> str:
        """Return what the screen shows now."""
        return subprocess.run([*self._tmux, "capture-pane", "-p"], capture_output=True, text=True, check=True).stdout

    def press(self, *keys: str) -> None:
        """Press keys."""
        subprocess.run([*self._tmux, "send-keys", *keys], check=True)

    def close(self) -> None:
        """End the terminal and its program."""
        subprocess.run([*self._tmux, "kill-server"], check=False)
        os.close(self._printed)


@pytest.mark.needs("tmux")
def test_it_plays_line_by_line_in_a_real_terminal(tmp_path: Path) -> None:
    """In tmux, with two people: the screen is cleared before the keyboard is passed on."""
    screen = Screen(tmp_path, [*PROGRAM, "play", "red7", "--plain", "--people", "2", "--seed", "3"])
    try:
        screen.wait_for("Ready? Press Enter.")
        screen.press("Enter")
        screen.wait_for("your move?")
        for key, wanted in (("2", "1) paint"), ("1", "1) end")):
            screen.press(key, "Enter")
            assert wanted in screen.wait_for(wanted)
        screen.press("1", "Enter")
        hidden = screen.wait_for("Ready? Press Enter.")
        assert hidden.strip() == "Player 2, it is your turn; everybody else, please look away. Ready? Press Enter."
        screen.press("q", "Enter")
    finally:
        screen.close()


@pytest.mark.needs("tmux")
def test_it_plays_on_the_whole_screen_of_a_real_terminal(tmp_path: Path) -> None:
    screen = Screen(tmp_path, [*PROGRAM, "play", "red7", "--players", "4", "--bots", "random", "--seed", "3"])
    try:
        screen.until("1) lay")
        screen.until("Your turn: choose a move.")
        screen.until("Your hand:")
        screen.press("w", "h", "y", "Enter")
        screen.until("is not a move")
        screen.press("F10")
        screen.wait_for("You have left the game.")
    finally:
        screen.close()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--server", "http://127.0.0.1:1"], "--server and --code go together"),
        (["--code", "ABC234"], "--server and --code go together"),
        (["red7", "--server", "http://127.0.0.1:1", "--code", "ABC234"], "leave out 'red7'"),
        (["--server", "http://127.0.0.1:1", "--code", "ABC234"], "--server needs a terminal"),
    ],
)
def test_a_table_at_a_server_is_asked_for_in_one_way(words: list[str], message: str) -> None:
    done = run("play", *words)
    assert done.returncode == 2
    assert message in done.stderr
