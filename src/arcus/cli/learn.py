"""`arcus learn`: a lesson in the terminal, line by line."""

from arcus.cli.play_table import Quit, meant, print_moves, read_line
from arcus.core.game import Refusal, Seat
from arcus.lessons import LESSONS, Lesson, Step, find_lesson
from arcus.lessons.lesson import LEARNER
from arcus.lessons.play import Played
from arcus.locale import catalogue
from arcus.tui import words
from arcus.tui.layout import folded
from arcus.tui.tables import table_lines

BACK, ON = -1, 1


def learn_in_terminal(name: str | None) -> None:
    """Go through the steps of a lesson; without a name, ask which one."""
    say = catalogue().say
    try:
        lesson = find_lesson(name or _ask_lesson())
        _title(lesson)
        at = 0
        while at < len(lesson.steps):
            at = max(0, at + Taught(lesson, at).run())
    except Quit:
        print(say("terminal-lesson-left"))
        return
    print()
    print(say("lesson-over"))


def _title(lesson: Lesson) -> None:
    say = catalogue().say
    print(say("lesson-title", name=say(f"lesson-{lesson.name}-name"), minutes=lesson.minutes))


def _ask_lesson() -> str:
    say = catalogue().say
    print(say("terminal-which-lesson"))
    for name in LESSONS:
        print(f"  {name}: {say(f'lesson-{name}-name')}")
    while True:
        answer = read_line(say("terminal-prompt")).lower()
        if answer in LESSONS:
            return answer
        if answer in ("quit", "q"):
            raise Quit
        print(say("terminal-which-game-again"))


class Taught:
    """A step of a lesson, played at this keyboard."""

    def __init__(self, lesson: Lesson, number: int) -> None:
        self.lesson = lesson
        self.number = number
        self.step: Step = lesson.steps[number]
        self.words = catalogue()
        self.names = [self._name(seat) for seat in range(lesson.players)]
        self._restart()

    def _name(self, seat: Seat) -> str:
        return self.words.say("lesson-you" if seat == LEARNER else "lesson-mira")

    def _restart(self) -> None:
        self.played = Played(self.lesson, self.step)
        self.events_shown = 0

    def run(self) -> int:
        """Teach the step; return BACK or ON, the direction to continue in."""
        self._show()
        self._ask()
        while not self.played.is_done:
            way = self._answer(read_line(self.words.say("terminal-prompt")))
            if way is not None:
                return way
        self._tell()
        done = self.lesson.message(self.step, "done")
        print()
        self._print(done if self.words.has(done) else "lesson-right")
        if self.step is not self.lesson.steps[-1]:
            read_line(self.words.say("terminal-lesson-go-on"))
        return ON

    def _print(self, message: str) -> None:
        print("\n".join(folded(self.words.say(message), hang=0)))

    def _show(self) -> None:
        print()
        print("\n".join(table_lines(self.played.view(), self.names, self.words.say)))

    def _ask(self) -> None:
        """Print the idea of the step, what to do, and the menu of moves."""
        print()
        print(self.words.say("lesson-step", step=self.number + 1, steps=len(self.lesson.steps)))
        self._print(self.lesson.message(self.step, "idea"))
        self._print(self.lesson.message(self.step, "task"))
        print_moves(self.played.view())

    def _tell(self) -> None:
        """Print the events since the last call."""
        events = self.played.events(self.events_shown)
        self.events_shown += len(events)
        for line in words.story_lines(self.lesson.game, events, LEARNER, self.names, self.words):
            print(line)

    def _answer(self, line: str) -> int | None:
        """Play the move of an input line, or run a command; return BACK or ON if it leaves the step."""
        word = line.lower()
        view = self.played.view()
        if word in ("quit", "q"):
            raise Quit
        if word in ("back", "skip"):
            return BACK if word == "back" else ON
        if word in ("help", "?", "h"):
            print(self.words.say("terminal-lesson-help", example=view.moves[-1].text))
        elif word in ("", "moves"):
            self._ask()
        elif word == "table":
            self._show()
        elif word == "rules":
            print("\n".join(words.rules_lines(view.game, self.step.rules, self.words)))
        elif word == "again":
            self._restart()
            self._show()
            self._ask()
        elif word.startswith("why "):
            self._why(line[4:])
        else:
            self._try(line)
        return None

    def _why(self, text: str) -> None:
        move = meant(self.played.game, self.played.view(), text)
        if move is None:
            return
        code = self.played.position.why_not(LEARNER, move)
        if code:
            self._refuse(self.played.game.refusal(code))
        else:
            print(self.words.say("terminal-allowed"))

    def _try(self, text: str) -> None:
        move = meant(self.played.game, self.played.view(), text)
        if move is None:
            return
        wrong = self.played.play(move)
        if isinstance(wrong, Refusal):
            self._refuse(wrong)
        elif wrong is not None:
            self._print(wrong.message)
        elif not self.played.is_done:
            self._tell()
            self._show()
            print()
            self._print(self.lesson.message(self.step, "task"))
            print_moves(self.played.view())

    def _refuse(self, refusal: Refusal) -> None:
        print("\n".join(folded(words.refusal_text(refusal, self.words), hang=0)))
