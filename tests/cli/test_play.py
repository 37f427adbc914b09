"""Games played in the terminal by typing."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import arcus
from arcus.locale import LANGUAGES, catalogue
from arcus.tui.layout import WIDTH, folded
from arcus.tui.words import rules_lines
from tests.cli.test_cli import run

GAMES = sorted(arcus.GAMES)
CARD = re.compile(r"\b[ROYGBIV][1-7]\b")


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_by_typing_and_recorded(name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run("play", name, "--plain", "--seed", "3", "--record", str(file), stdin="1\n" * 3000)
    assert done.returncode == 0, done.stderr
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
    done = run("play", name, "--seed", "3", stdin="\n".join(typed) + "\n", PYTHONIOENCODING="utf-8:strict")
    assert done.returncode == 0, done.stderr
    assert "'dance' is not a move" in done.stdout
    assert "There is no move 999" in done.stdout
    assert "You have left the game" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_a_forbidden_move_shows_its_sentence() -> None:
    done = run("play", "red7", "--seed", "3", stdin="end\nwhy pass\nwhy end\nquit\n")
    assert " ".join(done.stdout.split()).count("Not allowed (rule 3.1): " + catalogue().say("red7-rule-3-1")) == 2
    assert done.stdout.count("That move is allowed now.") == 1


def test_why_takes_a_number_too_and_plays_nothing() -> None:
    done = run("play", "red7", "--seed", "3", stdin="why 1\nwhy 99\nquit\n")
    assert done.stdout.count("That move is allowed now.") == 1
    assert "There is no move 99" in done.stdout
    assert done.stdout.count("What do you do?") == 1


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
    assert "What do you do?" in done.stdout


def test_the_end_of_the_input_leaves_the_game_and_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run("play", "red7", "--seed", "3", "--record", str(file), stdin="2\n")
    assert done.returncode == 0
    assert json.loads(file.read_text())["seed"] is None
    assert run("replay", str(file)).returncode == 0
    refused = run("play", "red7", "--record", str(file))
    assert refused.returncode == 2
    assert "is there already" in refused.stderr


def test_hands_are_hidden_while_the_keyboard_is_passed_on() -> None:
    """Between two people's turns nothing of either hand is on the screen until the next one is ready."""
    done = run("play", "red7", "--people", "2", "--seed", "3", stdin="\n2\n1\n1\n\nquit\n")
    before, first, second = done.stdout.split("Ready? Press Enter.")
    assert not CARD.search(before)
    turn, _, handed_over = first.rpartition("> ")
    assert turn.count("what do you do?") == 3
    assert re.fullmatch(r"\n{3}Player [12], it is your turn; everybody else, please look away. ", handed_over)
    hands = [set(CARD.findall(next(line for line in text.splitlines() if "hand:" in line))) for text in (first, second)]
    assert [len(hand) for hand in hands] == [7, 7]
    played = set(CARD.findall(second)) & hands[0]
    assert len(played) == 2, "the next player sees of the first hand what was laid and painted, and no more"


def test_the_end_tells_only_what_people_have_not_read_yet() -> None:
    """With bots at the table, too: nobody has to read the whole story again."""
    done = run("play", "red7", "--people", "2", "--players", "3", "--seed", "3", stdin="\n1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    last = done.stdout.rpartition("> ")[2]
    assert "Round 1" not in last
    assert "deal" not in last


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_break_between_words(game: str, lang: str) -> None:
    lines = list(rules_lines(game, ["1.1"], catalogue(lang)))
    assert max(map(len, lines)) <= WIDTH
    whole = " ".join(line.strip() for line in lines)
    assert catalogue(lang).say(f"{game}-rule-1-1") in whole


def test_ctrl_c_keeps_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = [sys.executable, "-c", "from arcus.cli import main; main()", "play", "rainbow", "--record", str(file)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as playing:
        assert playing.stdout is not None
        assert playing.stderr is not None
        next(line for line in playing.stdout if "What do you do?" in line)
        playing.send_signal(signal.SIGINT)
        playing.wait(60)
        assert playing.stderr.read() == "\n", "the shell's prompt begins on a line of its own"
    assert playing.returncode == 130
    assert json.loads(file.read_text())["outcome"] is None
    assert run("replay", str(file)).returncode == 0


@pytest.mark.needs("tmux")
def test_it_plays_in_a_real_terminal(tmp_path: Path) -> None:
    """In tmux, with two people: the screen is cleared before the keyboard is passed on."""
    server = ["tmux", "-S", str(tmp_path / "tmux")]
    program = f"{sys.executable} -c 'from arcus.cli import main; main()' play red7 --people 2 --seed 3"
    subprocess.run([*server, "new-session", "-d", "-x", "90", "-y", "50", program], check=True)

    def screen(wanted: str) -> str:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            text = subprocess.run([*server, "capture-pane", "-p"], capture_output=True, text=True, check=True).stdout
            if wanted in text:
                return text
            time.sleep(0.1)
        raise AssertionError(f"'{wanted}' never came: {text}")

    def press(*keys: str) -> None:
        subprocess.run([*server, "send-keys", *keys], check=True)

    try:
        screen("Ready? Press Enter.")
        press("Enter")
        screen("what do you do?")
        for wanted in ("1) paint", "1) end"):
            press("2" if "paint" in wanted else "1", "Enter")
            screen(wanted)
        press("1", "Enter")
        hidden = screen("Ready? Press Enter.")
        assert "what do you do?" not in hidden
        press("q", "Enter")
    finally:
        subprocess.run([*server, "kill-server"], check=False)
