"""`arcus puzzle`: puzzles in the terminal, line by line."""

import datetime

from arcus.cli.options import PuzzleOptions
from arcus.cli.play_table import Quit, meant, print_moves, read_line
from arcus.core.game import Refusal, Seat, UsageError
from arcus.games import GAMES
from arcus.locale import catalogue
from arcus.puzzles import Puzzle, find_puzzle, next_puzzle, puzzle_of_day
from arcus.puzzles.kind import Wrong
from arcus.puzzles.play import Attempt
from arcus.tui import words
from arcus.tui.layout import folded
from arcus.tui.tables import table_lines


def solve_in_terminal(name: str | None, options: PuzzleOptions) -> None:
    """Solve the puzzle of the day, a puzzle by name, or the puzzles of a game one after the other."""
    done: set[str] = set()
    say = catalogue().say
    try:
        puzzle: Puzzle | None = _first(name, options)
        while puzzle is not None:
            if not done:
                print(say("puzzle-of-day" if _is_of_day(name, options) else "puzzle-title"))
            Solving(puzzle).run()
            done.add(puzzle.name)
            if name not in GAMES or options.day:
                return
            read_line(say("terminal-puzzle-go-on"))
            puzzle = next_puzzle(puzzle.game, options.difficulty, frozenset(done))
        print(say("puzzle-none-left"))
    except Quit:
        print(say("terminal-puzzle-left"))


def _is_of_day(name: str | None, options: PuzzleOptions) -> bool:
    return options.day or name is None


def _first(name: str | None, options: PuzzleOptions) -> Puzzle | None:
    """Return the puzzle to begin with, or raise UsageError."""
    if name is not None and name not in GAMES:
        if "-" not in name:
            raise UsageError(f"unknown game '{name}'; choose one of {', '.join(GAMES)}, or a puzzle such as red7-17")
        return find_puzzle(name)
    if name is None or options.day:
        return puzzle_of_day(datetime.datetime.now(datetime.UTC).date(), name)
    return next_puzzle(name, options.difficulty)


class Solving:
    """A puzzle, solved at this keyboard."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.words = catalogue()
        self.names = [self._name(seat) for seat in range(puzzle.players)]
        self.tries = 1
        self._restart()

    def _name(self, seat: Seat) -> str:
        return self.words.say("puzzle-you" if seat == self.puzzle.seat else "puzzle-other")

    def _restart(self) -> None:
        self.attempt = Attempt(self.puzzle)
        self.events_shown = 0

    def run(self) -> None:
        """Ask until the puzzle is solved, or the player gives up."""
        self._show()
        self._ask()
        while not self.attempt.is_done:
            if not self._answer(read_line(self.words.say("terminal-prompt"))):
                return
        self._tell()
        print()
        self._say("puzzle-solved", tries=self.tries)
        self._say(f"puzzle-{self.puzzle.kind}-done", **self.attempt.kind.praise(self.puzzle))
        self._say("puzzle-share", tenths=round(10 * self.puzzle.share))

    def _say(self, message: str, **arguments: str | int) -> None:
        print("\n".join(folded(self.words.say(message, **arguments), hang=0)))

    def _show(self) -> None:
        print()
        print("\n".join(table_lines(self.attempt.view(), self.names, self.words.say)))

    def _ask(self) -> None:
        """Print the question and the menu of moves."""
        print()
        name, difficulty = self.words.say(f"{self.puzzle.game}-name"), self.puzzle.difficulty
        self._say("puzzle-head", game=name, difficulty=difficulty)
        self._say(f"puzzle-{self.puzzle.kind}-task")
        print_moves(self.attempt.view())

    def _tell(self) -> None:
        """Print the events since the last call."""
        events = self.attempt.events(self.events_shown)
        self.events_shown += len(events)
        for line in words.story_lines(self.puzzle.game, events, self.puzzle.seat, self.names, self.words):
            print(line)

    def _answer(self, line: str) -> bool:
        """Play the move of an input line, or run a command; return False if the player gives up."""
        word = line.lower()
        view = self.attempt.view()
        if word in ("quit", "q"):
            raise Quit
        if word == "solution":
            self._say("terminal-puzzle-solution", solution=", ".join(self.puzzle.solution))
            return False
        if word in ("help", "?", "h"):
            print(self.words.say("terminal-puzzle-help", example=view.moves[-1].text))
        elif word in ("", "moves"):
            self._ask()
        elif word == "table":
            self._show()
        elif word == "rules":
            print("\n".join(words.rules_lines(view.game, view.rules, self.words)))
        elif word == "again":
            self._again()
        else:
            self._try(line)
        return True

    def _again(self) -> None:
        self._restart()
        self._show()
        self._ask()

    def _try(self, text: str) -> None:
        move = meant(self.attempt.game, self.attempt.view(), text)
        if move is None:
            return
        wrong = self.attempt.play(move)
        if isinstance(wrong, Refusal):
            print("\n".join(folded(words.refusal_text(wrong, self.words), hang=0)))
        elif isinstance(wrong, Wrong):
            self._explain(wrong)
        elif not self.attempt.is_done:
            self._tell()
            self._show()
            self._ask()

    def _explain(self, wrong: Wrong) -> None:
        """Print why an answer is wrong, and restart the puzzle."""
        self._say(wrong.message, **wrong.arguments)
        for line in words.story_lines(self.puzzle.game, wrong.events, self.puzzle.seat, self.names, self.words):
            print(f"  {line}")
        self.tries += 1
        self._again()
