"""`arcus play`: a game in the terminal, line by line."""

import hashlib
import secrets
import sys
from pathlib import Path

from arcus.bots.levels import bots_of, make_bot
from arcus.cli.options import PlayOptions, parse_rules
from arcus.core.game import AnyChoice, AnyGame, AnyView, Seat, UsageError
from arcus.core.text import is_number
from arcus.games import GAMES, make
from arcus.locale import catalogue
from arcus.records.luck import FairLuck
from arcus.records.match import Match
from arcus.records.record import save
from arcus.tui.layout import folded, shortened
from arcus.tui.tables import question, table_lines
from arcus.tui.words import outcome_lines, refusal_text, rules_lines, story_lines


class Quit(Exception):
    """The player leaves the game."""


def play_in_terminal(name: str | None, options: PlayOptions) -> None:
    """Play one game with people at this keyboard and bots in the other seats."""
    try:
        name = name or _ask_game()
    except Quit:
        return
    game = _game(name, options)
    record, seed = options.record, options.seed
    if record is not None and record.exists():
        raise UsageError(catalogue().say("terminal-record-exists", file=str(record)))
    if record is not None and not record.parent.is_dir():
        raise UsageError(f"directory {record.parent} does not exist; create it first")
    secret = secrets.token_bytes(32) if seed is None else hashlib.sha256(f"arcus play {seed}".encode()).digest()
    table = Table(game, options.people, secret, _level(game, options.bots))
    try:
        table.play()
    except Quit:
        print(catalogue().say("terminal-left"))
    finally:  # also after Ctrl-C
        if record is not None:
            _save_record(table.match, secret, record)


def _save_record(match: Match, secret: bytes, record: Path) -> None:
    """Write the record of a game, with its seed if it is over."""
    save(match.record(None if match.outcome is None else f"fair:{secret.hex()}"), record)
    print(catalogue().say("terminal-recorded", file=str(record)))


def _game(name: str, options: PlayOptions) -> AnyGame:
    players, people = options.players, options.people
    if players is None and name in GAMES:
        players = max(2, GAMES[name].min_players, people)
    game = make(name, players, parse_rules(options.rules))
    if not 1 <= people <= game.players:
        raise UsageError(f"--people must be between 1 and {game.players}, the number of players, got {people}")
    return game


def _level(game: AnyGame, wanted: str | None) -> str:
    """Return the wanted bot, checked, or else the casual one."""
    name = wanted or ("casual" if "casual" in bots_of(game.name) else "random")
    make_bot(name, game, 0)
    return name


def _ask_game() -> str:
    say = catalogue().say
    print(say("terminal-which-game"))
    for name in GAMES:
        print(f"  {name}: {say(f'{name}-tagline')}")
    while True:
        answer = read_line(say("terminal-prompt")).lower()
        if answer in GAMES:
            return answer
        if answer in ("quit", "q"):
            raise Quit
        print(say("terminal-which-game-again"))


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

    def __init__(self, game: AnyGame, people: int, secret: bytes, level: str) -> None:
        self.words = catalogue()
        self.people = people
        self.names = [self._name(seat, people) for seat in range(game.players)]
        self.match = Match(game, FairLuck(secret), tuple(self.names))
        self.bots = {seat: make_bot(level, game, secrets.randbelow(2**60)) for seat in range(people, game.players)}
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
        print("\n".join(outcome_lines(outcome, self.names, self.words)))

    def _print_events(self, seat: Seat | None) -> None:
        """Print the events that a seat has not seen yet; None: that any person has not."""
        since = min(self.facts_shown[: self.people]) if seat is None else self.facts_shown[seat]
        for line in story_lines(self.match.game.name, self.match.events(seat, since), seat, self.names, self.words):
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
        for number, choice in enumerate(_in_order(view), 1):
            print("  " + self.words.say("terminal-move", number=number, text=choice.text))

    def _answer(self, view: AnyView, line: str, seat: Seat) -> int | None:
        """Return the move that a line means, or handle any other command and return None."""
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
            print("\n".join(rules_lines(view.game, view.rules, self.words)))
        else:
            asks_why = word.startswith("why ")
            move = self._meant(view, line[4:] if asks_why else line)
            if move is not None and self._is_allowed(seat, move, asks_why) and not asks_why:
                return self._confirmed(view, move)
        self._doubtful = None
        return None

    def _confirmed(self, view: AnyView, move: int) -> int | None:
        """Return the move, or ask back and return None if it costs something and was entered only once."""
        asked = next(question(view, choice) for choice in view.moves if choice.number == move)
        if asked is None or self._doubtful == move:
            return move
        self._doubtful = move
        print(self.words.say(asked), self.words.say("terminal-again"))
        return None

    def _meant(self, view: AnyView, text: str) -> int | None:
        """Return the move that a number or a notation means, or print why there is none and return None."""
        if text.isascii() and text.isdigit():
            if is_number(text) and 1 <= int(text) <= len(view.moves):
                return _in_order(view)[int(text) - 1].number
            print(self.words.say("terminal-no-such-number", number=shortened(text), most=len(view.moves)))
            return None
        try:
            return self.match.game.parse_move(text)
        except UsageError as error:
            print("\n".join(folded(self.words.say("terminal-not-a-move", reason=str(error)), hang=0)))
            return None

    def _is_allowed(self, seat: Seat, move: int, asks_why: bool) -> bool:
        """Return whether a move is legal; print why not, or that it is if `asks_why`."""
        code = self.match.position.why_not(seat, move)
        if code:
            print("\n".join(folded(refusal_text(self.match.game.refusal(code), self.words), hang=0)))
        elif asks_why:
            print(self.words.say("terminal-allowed"))
        return code == 0


def _in_order(view: AnyView) -> list[AnyChoice]:
    """Return the legal moves in the order of the menu: those that cost something come last."""
    return sorted(view.moves, key=lambda choice: question(view, choice) is not None)
