"""A move that loses by force is always reported as a mistake; each position has an exhaustive proof in the test."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

import arcus
from arcus.analysis.estimates import Depth, Question, estimate
from arcus.analysis.review import cost_of, kind_of
from arcus.analysis.run import analyse
from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.game import AnyGame, Seat
from arcus.core.luck import FastLuck
from arcus.core.position import Position
from arcus.games.red7.cards import CARD_TEXTS
from tests.analysis.games import SHALLOW, played

DEPTH = Depth(iterations=400, worlds=20, deals=100, proofs=48, positions=20_000)
RED7 = arcus.game("red7", players=2)

# Seat 1 is to move, and seat 0 holds one card that seat 1 does not know.
OPEN = "palette=O6G4O3G2/V6O4Y2O1 canvas=B1V3V5B5V1 turn=1"
HAND = "B6Y3"
LOSING = ["pass", "paint B6"]
SAVING = "lay Y3"


def worlds() -> Iterator[Position]:
    """Yield the position with every card that seat 0 may hold."""
    seen = [OPEN[at : at + 2] for at in range(len(OPEN))] + ["B6", "Y3"]
    unseen = [card for card in CARD_TEXTS if card not in seen]
    for card in unseen:
        deck = "".join(each for each in unseen if each != card)
        yield RED7.parse_position(f"hand={card}/{HAND} {OPEN} deck={deck}")


def is_lost(game: AnyGame, position: Position, seat: Seat) -> bool:
    """Return whether the others can force a seat to lose, by exhaustive search."""
    outcome = game.outcome(position)
    if outcome is not None:
        return seat not in outcome.winners
    mover = lowest(position.to_act())
    after = [is_lost(game, moved(position, mover, move), seat) for move in position.legal(mover)]
    return all(after) if mover == seat else any(after)


def moved(position: Position, seat: Seat, move: int) -> Position:
    """Return the position after a move."""
    after = position.copy()
    after.play(seat, move, FastLuck(0), NO_EVENTS)
    return after


def losing_worlds(move: str) -> list[bool]:
    """Return for every world whether the move loses there by force."""
    return [is_lost(RED7, moved(world, 1, RED7.parse_move(move)), 1) for world in worlds()]


@pytest.mark.parametrize("move", LOSING)
def test_a_move_that_loses_by_force_is_a_mistake(move: str) -> None:
    assert len(losing_worlds(move)) == 34
    assert all(losing_worlds(move)), "the proof: it loses whatever card seat 0 holds"
    assert not all(losing_worlds(SAVING)), "and another move does not"
    for world in (next(worlds()), list(worlds())[-1]):
        found = estimate(RED7, Question((), RED7.view(world, 1), RED7.parse_move(move)), DEPTH)
        assert found.loses_by_force
        assert kind_of(cost_of(found, RED7.parse_move(move)).counted, found.loses_by_force) in ("mistake", "blunder")


@dataclass(frozen=True)
class Spot:
    """A move of seat 0 that loses whatever is hidden, while others do not."""

    game: AnyGame
    position: str
    """With {} where the card of the other player stands that seat 0 does not know."""
    hidden: tuple[str, ...]
    """All that this card can be."""
    losing: str

    def worlds(self) -> Iterator[Position]:
        """Yield the position with every card that can be hidden."""
        return (self.game.parse_position(self.position.format(card)) for card in self.hidden)


SPOTS = {
    "qwinto": Spot(  # the fourth misthrow ends the game, and nothing is hidden
        arcus.game("qwinto", players=2),
        "sheet=2@o3,3@o4,5@o6,6@o7,7@o8,8@o9,9@o10,10@o11/18@o11,9@y5,12@y9 misthrows=3/0 stage=write dice=o1y5",
        ("",),
        "pass",
    ),
    "rainbow": Spot(  # a second red loses the last round; the other sides of the other's cards decide nothing
        arcus.game("rainbow", deck="RO RY OY RW OK GW GB TB PK WK RT"),
        "hand=ROGBTB/{} row=Ry pile=RwGw/PkRt deck=-",
        ("OYWKOK", "YOKWKO", "OYKWKO", "YOWKOK"),
        "lay 1",
    ),
    "kobito": Spot(  # it wins gold of 2 points, which ends the game: the other has 9
        arcus.game("kobito", players=2, gold="5:2 9:9 9:10 8:9"),
        "hand=6,11/{} gold=5:2:2-3-4-5,9:9:12,9:10:1 won=1:8:9 golds=-",
        (*map(str, range(1, 13)), "k", "s"),
        "lay 6 g1 high",
    ),
}


@pytest.mark.parametrize("name", SPOTS)
def test_a_move_that_loses_by_force_is_a_mistake_in_the_other_games(name: str) -> None:
    spot = SPOTS[name]
    game, move = spot.game, spot.game.parse_move(spot.losing)
    for world in spot.worlds():
        assert is_lost(game, moved(world, 0, move), 0), "the proof: it loses whatever is hidden"
        found = estimate(game, Question((), game.view(world, 0), move), DEPTH)
        assert found.loses_by_force
        assert kind_of(cost_of(found, move).counted, found.loses_by_force) in ("mistake", "blunder")
        best = found.considered[0].move
        assert not estimate(game, Question((), game.view(world, 0), best), DEPTH).loses_by_force


def test_the_saving_move_is_no_mistake() -> None:
    found = estimate(RED7, Question((), RED7.view(next(worlds()), 1), RED7.parse_move(SAVING)), DEPTH)
    assert not found.loses_by_force
    assert kind_of(cost_of(found, RED7.parse_move(SAVING)).counted, False) == ""


def test_where_all_moves_lose_none_is_a_mistake() -> None:
    """Seat 0 leads under every rule that seat 1 can set, so no move is worse than another."""
    world = RED7.parse_position("hand=V7/R1O1 palette=R7R6O7O6/Y1 turn=1 deck=G1G2G3")
    for choice in RED7.view(world, 1).moves:
        assert is_lost(RED7, moved(world, 1, choice.number), 1)
        if len(RED7.view(world, 1).moves) > 1:
            assert not estimate(RED7, Question((), RED7.view(world, 1), choice.number), DEPTH).loses_by_force


@pytest.mark.parametrize("seed", range(12))
def test_giving_up_with_a_choice_is_always_a_mistake(seed: int) -> None:
    """For two players a pass ends the game, so it loses by force; random bots pass often."""
    analysis = analyse(played("red7", seed, ("random", "random")), SHALLOW)
    passes = [move for move in analysis.moves if move.text == "pass" and move.considered]
    assert [move for move in passes if max(each.value for each in move.considered) > 0 and not move.kind] == []


def test_mistakes_come_in_order_of_cost() -> None:
    analysis = analyse(played("red7", 4, ("random", "random")), SHALLOW)
    costs = [analysis.moves[number - 1].cost for number in analysis.slips]
    assert costs == sorted(costs, reverse=True)
    assert {number for number, move in enumerate(analysis.moves, 1) if move.kind} == set(analysis.slips)


@pytest.mark.parametrize(
    ("cost", "is_forced", "kind"),
    [
        (0.04, False, ""),
        (0.05, False, "inaccuracy"),
        (0.1, False, "mistake"),
        (0.2, False, "blunder"),
        (0.0, True, "mistake"),
        (0.3, True, "blunder"),
    ],
)
def test_kinds_of_mistakes(cost: float, is_forced: bool, kind: str) -> None:
    assert kind_of(cost, is_forced) == kind
