"""The table of `arcus play`, which shows the game to people at one keyboard and reads their moves."""

import sys
from collections.abc import Mapping

from arcus.bots import Bot
from arcus.core.game import AnyChoice, AnyGame, AnyView, Seat, UsageError
from arcus.core.text import is_number
from arcus.locale import catalogue
from arcus.records.luck import FairLuck
from arcus.records.match import Match
from arcus.tui import words
from arcus.tui.layout import folded, shortened
from arcus.tui.tables import question, table_lines


class Quit(Exception):
    """The player leaves the game."""


def read_line(prompt: str) -> str:
    """Return a line of input, or raise Quit at its end."""
    print(prompt, end=" ", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        raise Quit
    return "".join(sign if sign.isprintable() else "?" for sign in " ".join(line.split()))


class Table:
    """A game with people at one keyboard, and bots."""

    def __init__(self, game: AnyGame, people: int, secret: bytes, bots: Mapping[Seat, Bot]) -> None:
        self.words = catalogue()
        self.people = people
        self.names = [self._name(seat, people) for seat in range(game.players)]
        self.match = Match(game, FairLuck(secret), tuple(self.names))
        self.bots = bots
        self.facts_shown = [0] * game.players  # by seat
        self.reader: Seat | None = None if people > 1 else 0
        self._doubtful: int | None = None
        """The costly move entered last; it is played if it is entered again at once."""

    def _name(self, seat: Seat, people: int) -> str:
        if seat >= people:
            return self.words.say("terminal-bot", number=seat - people + 1)
        return self.words.say("terminal-you") if people == 1 else self.words.say("terminal-person", number=seat + 1)

    def play(self) -> None:
        """Play the game to its end and print the result."""
        while seats := self.match.view(None).to_act:
            for seat in seats:
                view = self.match.view(seat)
                self.match.play(seat, self.bots[seat].choose(view) if seat in self.bots else self._ask(view, seat))
        self._print_events(0 if self.people == 1 else None)
        outcome = self.match.outcome
        assert outcome is not None
        print("\n".join(words.outcome_lines(outcome, self.names, self.words)))

    def _print_events(self, seat: Seat | None) -> None:
        """Print the events that a seat has not seen yet; with None, those that any person has not seen."""
        since = min(self.facts_shown[: self.people]) if seat is None else self.facts_shown[seat]
        for line in words.story_lines(
            self.match.game.name, self.match.events(seat, since), seat, self.names, self.words
        ):
            print(line)
        if seat is not None:
            self.facts_shown[seat] = len(self.match.facts)

    def _ask(self, view: AnyView, seat: Seat) -> int:
        if self.reader != seat:
            self._pass_on(seat)
        self._print_events(seat)
        self._show(view)
        self._list(view)
        self._doubtful = None
        while True:
            move = self._answer(view, read_line(self.words.say("terminal-prompt")), seat)
            if move is not None:
                return move

    def _pass_on(self, seat: Seat) -> None:
        """Clear the screen and wait for the next player, so that nobody sees another's cards."""
        print("\033[2J\033[3J\033[H" if sys.stdout.isatty() else "\n" * 3, end="")
        read_line(self.words.say("terminal-pass-on", name=self.names[seat]))
        self.reader = seat

    def _show(self, view: AnyView) -> None:
        print()
        print("\n".join(table_lines(view, self.names, self.words.say)))

    def _list(self, view: AnyView) -> None:
        print()
        message = "terminal-your-turn" if self.people == 1 else "terminal-someones-turn"
        print(self.words.say(message, name=self.names[view.seat or 0]))
        print_moves(view)

    def _answer(self, view: AnyView, line: str, seat: Seat) -> int | None:
        """Return the move of an input line, or run a command and return None."""
        say = self.words.say
        word = line.lower()
        if word in ("quit", "q"):
            raise Quit
        if word in ("help", "?", "h"):
            print(say("terminal-help", example=view.moves[-1].text))
        elif word in ("", "moves"):
            self._list(view)
        elif word == "table":
            self._show(view)
        elif word == "rules":
            print("\n".join(words.rules_lines(view.game, view.rules, self.words)))
        else:
            asks_why = word.startswith("why ")
            move = meant(self.match.game, view, line[4:] if asks_why else line)
            if move is not None and self._is_allowed(seat, move, asks_why) and not asks_why:
                return self._confirmed(view, move)
        self._doubtful = None
        return None

    def _confirmed(self, view: AnyView, move: int) -> int | None:
        """Return the move, or ask for confirmation and return None if it costs something and was entered only once."""
        asked = next(question(view, choice) for choice in view.moves if choice.number == move)
        if asked is None or self._doubtful == move:
            return move
        self._doubtful = move
        print(self.words.say(asked), self.words.say("terminal-again"))
        return None

    def _is_allowed(self, seat: Seat, move: int, asks_why: bool) -> bool:
        """Return whether a move is legal; print why not, or with `asks_why` that it is."""
        code = self.match.position.why_not(seat, move)
        if code:
            print("\n".join(folded(words.refusal_text(self.match.game.refusal(code), self.words), hang=0)))
        elif asks_why:
            print(self.words.say("terminal-allowed"))
        return code == 0


def meant(game: AnyGame, view: AnyView, text: str) -> int | None:
    """Return the move for a menu number or a notation; print an error and return None if there is none."""
    if text.isascii() and text.isdigit():
        if is_number(text) and 1 <= int(text) <= len(view.moves):
            return _in_order(view)[int(text) - 1].number
        print(catalogue().say("terminal-no-such-number", number=shortened(text), most=len(view.moves)))
        return None
    try:
        return game.parse_move(text)
    except UsageError:
        print("\n".join(folded(words.not_a_move(text, view.moves, catalogue()), hang=0)))
        return None


def print_moves(view: AnyView) -> None:
    """Print the menu of the legal moves."""
    for number, choice in enumerate(_in_order(view), 1):
        print("  " + catalogue().say("terminal-move", number=number, text=choice.text))


def _in_order(view: AnyView) -> list[AnyChoice]:
    """Return the legal moves in the order of the menu: those that cost something come last."""
    return sorted(view.moves, key=lambda choice: question(view, choice) is not None)
