"""The cheater: it sees the true position, wins with it, and exists only in the arena."""

import ast
from pathlib import Path

import pytest

import arcus
from arcus.arena.cheat import Cheat, Truth
from arcus.arena.entrants import parse_entrant
from arcus.arena.schedule import derived_seed
from arcus.bots.levels import make_bot
from arcus.bots.searcher import SearchBot
from arcus.core.game import UsageError
from arcus.core.luck import FastLuck
from arcus.records.match import Match
from tests.arena.conftest import played, setting

SRC = Path(arcus.__file__).parent
COMMANDS = ("cli/arena.py", "cli/arena_output.py", "cli/arena_setup.py", "cli/bench_calibration.py")


def test_the_truth_is_every_sample() -> None:
    position = arcus.game("red7").deal(FastLuck(4))
    truth = Truth(position)
    for nth in range(3):
        sample = truth.sample(FastLuck(9), nth)
        assert sample.to_bytes() == position.to_bytes()
        assert sample is not position


def test_the_cheater_searches_the_true_position() -> None:
    game = arcus.game("red7")
    match = Match(game, FastLuck(derived_seed("luck", 1, 1)))
    seat = match.view(None).to_act[0]
    bot = make_bot("master", game, 1, None)
    assert isinstance(bot, SearchBot)
    before = match.position.to_bytes()
    Cheat(bot, match).choose(match.view(seat))
    assert bot._knowledge(match.view(seat)).sample(FastLuck(5), 0).to_bytes() == before
    assert match.position.to_bytes() == before
    honest = make_bot("master", game, 1, None)
    assert isinstance(honest, SearchBot)
    worlds = {honest._knowledge(match.view(seat)).sample(FastLuck(5), nth).to_bytes() for nth in range(20)}
    assert len(worlds) == 20


def test_the_cheater_beats_the_honest_search() -> None:
    cheat, honest = played(setting("cheat:master@300it", "master@300it", seed=3), 60).summary().bots
    assert not cheat.faults
    assert cheat.win_rate > honest.win_rate
    assert cheat.ci95[0] > 0.45


def test_a_cheater_from_its_second_turn_on_plays_the_first_as_an_honest_bot_would() -> None:
    game = arcus.game("red7")
    match = Match(game, FastLuck(derived_seed("luck", 1, 1)))
    bot, honest = make_bot("master", game, 1, None), make_bot("master", game, 1, None)
    assert isinstance(bot, SearchBot)
    cheat = Cheat(bot, match, since=2)
    seat = match.view(None).to_act[0]
    while match.view(None).to_act == (seat,):
        view = match.view(seat)
        move = cheat.choose(view)
        assert move == honest.choose(view)
        assert bot._knowledge(view).sample(FastLuck(5), 0).to_bytes() != match.position.to_bytes()
        match.play(seat, move)
    other = make_bot("greedy", game, 1, None)
    while match.view(None).to_act == (1 - seat,):
        match.play(1 - seat, other.choose(match.view(1 - seat)))
    assert match.view(None).to_act == (seat,)
    cheat.choose(match.view(seat))
    assert bot._knowledge(match.view(seat)).sample(FastLuck(5), 0).to_bytes() == match.position.to_bytes()


def test_the_command_line_says_from_which_turn_on_a_cheater_cheats() -> None:
    assert parse_entrant("cheat:master@300it").since == 1
    late = parse_entrant("cheat-from-3:master@300it")
    assert (late.kind, late.name, late.since) == ("cheat", "master", 3)
    assert parse_entrant("cheat-from-0:master").kind == "level"  # which no game has


def test_no_bot_by_name_is_a_cheater() -> None:
    """The server makes bots with `make_bot`, which has no cheater."""
    with pytest.raises(UsageError):
        make_bot("cheat:master", arcus.game("red7"), 1, None)


def test_a_cheater_without_a_live_game_of_the_arena_can_not_play() -> None:
    game = arcus.game("red7")
    match = Match(game, FastLuck(derived_seed("luck", 1, 1)))
    cheat = Cheat(make_bot("master", game, 1, None))
    with pytest.raises(RuntimeError, match="can only play in a match of the arena"):
        cheat.choose(match.view(match.view(None).to_act[0]))


def test_a_yardstick_can_not_cheat() -> None:
    with pytest.raises(UsageError, match="level that searches"):
        Cheat(make_bot("random", arcus.game("red7"), 1, None))
    assert parse_entrant("cheat:random").kind == "cheat"


def test_nothing_that_serves_people_can_reach_the_arena() -> None:
    """Only the arena and its commands import the arena, and only the arena names the cheater."""
    for file in sorted(SRC.rglob("*.py")):
        place = file.relative_to(SRC)
        if place.parts[0] == "arena" or place.as_posix() in COMMANDS:
            continue
        source = file.read_text(encoding="utf-8")
        assert "Cheat" not in source, place
        for node in ast.walk(ast.parse(source)):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not any(name.startswith("arcus.arena") for name in names), place
            assert not (isinstance(node, ast.Constant) and str(node.value).startswith("arcus.arena")), place
