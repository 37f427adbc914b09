"""The proofs of puzzles, recomputed from the seat's view: a few of each game, and all of them in `make soak`."""

from itertools import combinations

import pytest

from arcus.core.bits import bit, members
from arcus.core.events import NO_EVENTS
from arcus.core.game import Seat
from arcus.core.luck import FastLuck
from arcus.core.position import Position
from arcus.games import GAMES
from arcus.games.rainbow import cards, fields as rainbow
from arcus.games.rainbow.knowledge import RainbowKnowledge
from arcus.games.red7 import fields as red7
from arcus.games.red7.position import Red7Position
from arcus.puzzles import Puzzle, puzzles_of
from arcus.puzzles.find import find, solves
from arcus.puzzles.kinds import KINDS
from arcus.puzzles.kobito import won
from arcus.puzzles.rainbow import possible_faces, shown
from tests.cases import SOAK

FEW = {"red7": 15, "qwinto": 2, "rainbow": 15, "kobito": 15}
WORLDS = 200 if SOAK else 20


def some(game: str) -> list[Puzzle]:
    """Return some of a game's puzzles, from all parts of the list; all of them in `make soak`."""
    puzzles = puzzles_of(game)
    return list(puzzles if SOAK else puzzles[:: len(puzzles) // FEW[game]])


@pytest.mark.parametrize("game", GAMES)
def test_a_proof_holds(game: str) -> None:
    """It is found again from the view of the seat, with the same answer and the same refutations."""
    for puzzle in some(game):
        table = puzzle.make_game()
        view = table.view(table.parse_position(puzzle.position), puzzle.seat)
        proved = KINDS[puzzle.kind].prove(table, view)
        assert proved is not None, puzzle.name
        assert (proved.solution, proved.proof) == (puzzle.solution, puzzle.proof), puzzle.name


def test_the_answer_of_red7_holds_whatever_the_other_player_holds() -> None:
    """An independent check: every hand of the other player, where there are few, and every one of its turns."""
    checked = 0
    for puzzle in puzzles_of("red7"):
        table = puzzle.make_game()
        position = table.parse_position(puzzle.position)
        other = 1 - puzzle.seat
        held = position.data[red7.HAND + other]
        assert isinstance(position, Red7Position)
        hidden = [*members(held), *position.deck]
        size = len(list(members(held)))
        if size > (2 if SOAK else 1):
            continue
        checked += 1
        for hand in combinations(hidden, size):
            world = position.copy()
            world.data[red7.HAND + other] = sum(bit(card) for card in hand)
            for move in puzzle.solution:
                world.play(puzzle.seat, table.parse_move(move), FastLuck(1), NO_EVENTS)
            assert stays_in(world, puzzle.seat), f"{puzzle.name}: {hand}"
    assert checked >= 5


def stays_in(world: Position, seat: Seat) -> bool:
    """Return whether a seat can do something else than pass, or has won, after every turn of the other."""
    owing = world.to_act()
    if owing == 0:
        return world.points(seat) > world.points(1 - seat)
    if owing >> seat & 1:
        return len(world.legal(seat)) > 1
    for move in world.legal(1 - seat):
        after = world.copy()
        after.apply(1 - seat, move, FastLuck(1), NO_EVENTS)
        if not stays_in(after, seat):
            return False
    return True


def test_the_answer_of_kobito_needs_no_luck() -> None:
    """It wins two pots in all worlds that agree with what the seat knows, whatever is turned up."""
    for puzzle in some("kobito"):
        table = puzzle.make_game()
        knowledge = table.knowledge(table.view(table.parse_position(puzzle.position), puzzle.seat))
        for nth in range(WORLDS):
            start = knowledge.sample(FastLuck(nth), nth)
            world = start.copy()
            for move in puzzle.solution:
                world.play(puzzle.seat, table.parse_move(move), FastLuck(nth), NO_EVENTS)
            assert won(start, world) == 2, puzzle.name


def test_the_faces_that_rainbow_holds_for_possible_are_those_that_occur() -> None:
    """Faces met in random deals that agree with what the seat is shown are possible; most possible ones are met."""
    met, possible = 0, 0
    for puzzle in some("rainbow"):
        table = puzzle.make_game()
        known = shown(table, table.view(table.parse_position(puzzle.position), puzzle.seat))
        knowledge = RainbowKnowledge(known, cards.parse_deck(""))
        worlds = [knowledge.sample(FastLuck(nth), nth) for nth in range(WORLDS)]
        for place in range(known.data[rainbow.ROWS]):
            side = known.data[rainbow.ROW + place] ^ 1
            faces = set(possible_faces(known, side))
            seen = {world.deck[side] for world in worlds}
            assert seen <= faces, puzzle.name
            met, possible = met + len(seen), possible + len(faces)
    assert met > 0.8 * possible


@pytest.mark.parametrize("game", GAMES)
def test_the_finder_finds_the_same_puzzles_again(game: str) -> None:
    assert next(find(game, 5)) == next(find(game, 5)) != next(find(game, 6))


def test_a_level_solves_a_puzzle_as_often_as_its_data_say() -> None:
    for game in GAMES:
        puzzle = puzzles_of(game)[0]
        assert sum(solves(puzzle, "casual", seed) for seed in range(10)) / 10 == puzzle.solved["casual"], puzzle.name
