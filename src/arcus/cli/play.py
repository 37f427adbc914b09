"""`arcus play`: a game in the terminal, on the whole screen or line by line."""

import getpass
import hashlib
import secrets
import sys
from pathlib import Path

from arcus.bots import Bot
from arcus.bots.levels import bots_of, make_bot
from arcus.cli.options import PlayOptions, parse_rules
from arcus.cli.play_table import Quit, Table, read_line
from arcus.core.game import AnyGame, Seat, UsageError
from arcus.games import GAMES, make
from arcus.locale import catalogue
from arcus.records.record import save
from arcus.tui.words import outcome_lines


def play_in_terminal(name: str | None, options: PlayOptions) -> None:
    """Play one game with people at this keyboard and bots in the other seats, or at a server's table."""
    if options.server or options.code:
        _play_at_server(name, options)
        return
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
    table = Table(game, options.people, secret, _bots(game, options))
    try:
        if options.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            table.play()
        else:
            _play_on_screen(table)
    except Quit:
        print(catalogue().say("terminal-left"))
    finally:  # also after Ctrl-C
        if record is not None:
            _save_record(table, secret, record)


def _play_on_screen(table: Table) -> None:
    """Play a game on the whole screen, and leave its result on the terminal."""
    from arcus.cli.play_on_screen import LocalSession
    from arcus.tui.app import TableApp  # Textual is slow to load

    words = catalogue()
    TableApp(LocalSession(table.match, table.names, table.people, table.bots, words), words).run()
    outcome = table.match.outcome
    if outcome is None:
        raise Quit
    print("\n".join(outcome_lines(outcome, table.names, words)))


def _play_at_server(name: str | None, options: PlayOptions) -> None:
    """Play a seat at a server's table on the whole screen."""
    if not (options.server and options.code):
        raise UsageError("--server and --code go together: the server's address and the code of a table there")
    if name is not None:
        raise UsageError(f"the table at the server says which game is played; leave out '{name}'")
    if options.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("--server needs a terminal, without --plain")
    from arcus.cli.play_at_server import ServerSession
    from arcus.tui.app import TableApp

    words = catalogue()
    session = ServerSession(options.server, options.code, options.name or getpass.getuser(), words)
    TableApp(session, words).run()


def _save_record(table: Table, secret: bytes, record: Path) -> None:
    """Write the record of a game, with its seed if it is over."""
    seed = None if table.match.outcome is None else f"fair:{secret.hex()}"
    save(table.match.record(seed), record)
    print(catalogue().say("terminal-recorded", file=str(record)))


def _game(name: str, options: PlayOptions) -> AnyGame:
    players, people = options.players, options.people
    if players is None and name in GAMES:
        players = max(2, GAMES[name].min_players, people)
    game = make(name, players, parse_rules(options.rules))
    if not 1 <= people <= game.players:
        raise UsageError(f"--people must be between 1 and {game.players}, the number of players, got {people}")
    return game


def _bots(game: AnyGame, options: PlayOptions) -> dict[Seat, Bot]:
    """Return a bot for each seat without a person."""
    level = _level(game, options.bots)
    return {seat: make_bot(level, game, secrets.randbelow(2**60)) for seat in range(options.people, game.players)}


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
